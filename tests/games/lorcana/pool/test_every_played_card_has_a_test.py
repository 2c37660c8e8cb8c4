"""Every card of the lists in played.txt is named by the mark of a test in this folder, and found by its name."""

import ast
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazo.games.lorcana.cards import samples
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.construction import slots_of
from mazo.texts.decklists import parse

FOLDER = Path(__file__).parent
TESTS = FOLDER.parent
PLAYED = [line for line in (FOLDER / "played.txt").read_text("utf-8").splitlines() if not line.startswith("#")]
SHARED_DECKS = Path(__file__).parents[4].parent / "shared" / "data" / "lorcana" / "decks"


def marked(source: str) -> Iterator[str]:
    """The names in the `card` marks of a module; `*NAMES` stands for the keys or entries of a table in the module."""
    module = ast.parse(source)
    tables = {
        target.id: node.value
        for node in module.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for _, mark in marks(module):
        for argument in mark.args:
            yield from _names(argument, tables)


def marks(module: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """The tests of a module that are marked with cards, each with its mark."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "card":
                    yield node.name, mark


def home(name: str) -> str:
    """The file that shows what a card does: its set and the first letter of its name."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    letter = next(sign for sign in plain if sign.isalnum())
    return f"set_{int(standard().find(name).set):02}/test_{letter}.py"


def _names(argument: ast.expr, tables: dict[str, ast.expr]) -> Iterator[str]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.Name | ast.Starred):
        name = argument.value if isinstance(argument, ast.Starred) else argument
        found = tables.get(name.id) if isinstance(name, ast.Name) else None
        entries = found.keys if isinstance(found, ast.Dict) else getattr(found, "elts", [found] if found else [])
        for entry in entries:
            if isinstance(entry, ast.Constant) and isinstance(entry.value, str):
                yield entry.value


def test_marks_are_read_from_the_source():
    source = (
        'ONE = "Bear"\nMANY = {"Wolf": 1, "Hen": 2}\nROW = ("Fox",)\n'
        '@card("Elk", ONE)\n@card(*MANY)\n@other("Owl")\ndef test_it(): ...\n@card(*ROW)\ndef test_more(): ...\n'
    )
    assert sorted(marked(source)) == ["Bear", "Elk", "Fox", "Hen", "Wolf"]


def test_every_played_card_has_a_test():
    tested = {name for path in sorted(FOLDER.rglob("test_*.py")) for name in marked(path.read_text("utf-8"))}
    missing = [name for name in PLAYED if name not in tested]
    assert not missing, f"{len(missing)} played cards have no test: {'; '.join(missing)}"


def test_every_mark_names_a_card_of_the_catalogue():
    for path in sorted(FOLDER.rglob("test_*.py")):
        for name in marked(path.read_text("utf-8")):
            card = standard().get(name)
            assert card is not None, (path.name, name)
            assert card.full_name == name, path.name


def test_the_home_of_a_card_is_its_set_and_letter():
    assert home("Stitch - Rock Star") == "set_01/test_s.py"


def test_each_test_lives_in_the_file_of_the_card_that_it_names_first():
    """A test whose mark is a whole table of cards, `*NAMES`, has no such card."""
    astray = []
    for path in sorted(TESTS.rglob("test_*.py")):
        for test, mark in marks(ast.parse(path.read_text("utf-8"))):
            first = mark.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                right = FOLDER / home(first.value)
                if path != right:
                    astray.append(f"{path.relative_to(TESTS)}: {test} belongs to {right.relative_to(TESTS)}")
    assert not astray, "; ".join(astray)


def test_the_cards_of_the_shipped_decks_are_among_the_played():
    names = {slot.card.full_name for deck in samples.all_names()[len(samples.names()) :] for slot in _slots(deck)}
    assert names <= set(PLAYED)


@pytest.mark.shared
def test_the_played_cards_are_those_of_the_shared_lists():
    if not SHARED_DECKS.exists():
        pytest.skip(f"the shared deck lists are absent: {SHARED_DECKS}")
    texts = [path.read_text("utf-8") for path in SHARED_DECKS.glob("*.txt")]
    names = {slot.card.full_name for text in texts for slot in slots_of(parse(text).entries, standard())}
    assert sorted(names) == PLAYED


def _slots(deck):
    return slots_of(parse(samples.text(deck)).entries, standard())
