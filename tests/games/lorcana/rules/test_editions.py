"""The editions as switches: for each of them one position in which two editions go different ways.

Where editions only word a thing differently, there is no switch, and the test shows that the outcome is the same. The
positions are in the modules beside this one, `test_editions_*`, each by its subject.
"""

import re
from importlib import import_module
from pathlib import Path

import pytest

from mazo.abilities.tree.effects import Get
from mazo.abilities.tree.nouns import Compare, Count, This
from mazo.games.lorcana.book import book
from mazo.games.lorcana.rules.editions import edition_of_day, editions
from tests.games.lorcana.abilities.lowering.stage import MINE, lord
from tests.games.lorcana.rules.switches import SHOWN, shows
from tests.support.rule import rule
from tests.support.table import YOU, position

GAME = Path(__file__).parents[4] / "src" / "mazo" / "games" / "lorcana"
NEWEST = max(editions().values(), key=lambda edition: edition.effective)


def vars_of(edition: object) -> list[str]:
    """The switches of an edition by name."""
    return [name for name in dir(edition) if not name.startswith("_") and name not in ("name", "effective")]


def test_each_switch_has_its_test():
    for path in Path(__file__).parent.glob("test_editions_*.py"):
        import_module(f"tests.games.lorcana.rules.{path.stem}")
    for name in ("ink_drops", "adventurous"):
        import_module(f"tests.games.lorcana.rulings.test_{name}")
    fields = {*vars_of(NEWEST), "name", "effective"}
    assert fields - set(SHOWN) == set()
    assert set(SHOWN) - fields == set()


@shows("name", "effective")
def test_the_editions_are_those_of_the_book_the_newest_first():
    assert tuple(editions()) == book().editions
    assert book().default_edition == next(iter(editions()))
    assert [edition.name for edition in editions().values()] == list(editions())
    days = [edition.effective for edition in editions().values()]
    assert days == sorted(days, reverse=True)


@pytest.mark.parametrize(
    ("day", "name"),
    [
        ("2026-10-16", "2.3.0"),
        ("2026-07-09", "2.2.0"),
        ("2026-07-08", "2.1.0"),
        ("2026-02-05", "2.0.1"),
        ("2023-08-18", "2025-05-27"),
    ],
)
def test_every_day_has_the_edition_that_was_in_force(day, name):
    assert edition_of_day(day).name == name


def test_every_switch_that_the_book_names_is_a_field_of_an_edition():
    assert {rule.switch for rule in book() if rule.switch} - set(vars_of(NEWEST)) == set()


def test_every_switch_but_a_ruling_says_something_different_in_some_edition():
    """What only the words of a book do differently is a note of the book (`differs`), not a switch."""
    same = [name for name in vars_of(NEWEST) if len({getattr(one, name) for one in editions().values()}) == 1]
    assert same == ["covered_trigger"]


@pytest.mark.parametrize("switch", vars_of(NEWEST))
def test_every_switch_is_asked(switch):
    asked = re.compile(rf"\bedition(?:_of_day\(.*\))?\.{switch}\b")
    engine = [path.read_text("utf-8") for path in GAME.rglob("*.py") if path.name != "editions.py"]
    assert any(asked.search(text) for text in engine)


@rule("lorcana", "2.3.3.4", "3.1.1", "1.10.1.2", "6.1.15")
def test_what_only_the_book_says_differently():
    lonely = lord(Get(This(), "strength", 4), when=Compare(Count(MINE), "is", 1))
    for edition in editions():
        game = position(me={"play": ["Lord"]}, phase="start", cards=[lonely], edition=edition)
        assert (game.step, game.strength("Lord")) == ("main/actions", 6)
        assert game.push("concede").winner == YOU
