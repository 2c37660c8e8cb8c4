"""The page about file formats: its examples are read, and its tables of fields are those of the code.

After a change to the hash or to a format, `python -m tests.test_formats_page` writes the generated examples anew.
"""

import json
import re
import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mazo
from mazo.abilities.reading.coverage import Coverage
from mazo.cli import cardshow, deck
from mazo.game import Game
from mazo.games import kind
from mazo.games.lorcana.cards import construction
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.faces import Face
from mazo.games.lorcana.position import files as positions
from mazo.games.lorcana.position import remembering
from mazo.notation import replaylines as records
from mazo.record import replays
from mazo.record import seriesfiles as files
from mazo.series import Series
from mazo.texts import decklists
from workshop.leave_out import LeftOut
from workshop.lorcana.fuzz.fuzz import Found, FuzzReport

PAGE = Path(__file__).parents[1] / "docs" / "formats.md"
EXAMPLE = re.compile(r"(?<=<!-- example: )(\w+)( -->\n```\w+\n)(.*?)(?=```)", re.DOTALL)
TABLE = re.compile(r"^\*\*(.+?)\*\*\n\n\| field \|.*\n\|[-|]+\n((?:\|.*\n)+)", re.MULTILINE)

BEFORE_THE_END: dict[str, Any] = {
    "mazo": 1,
    "game": "lorcana",
    "turn": 7,
    "players": [{"lore": 18, "deck": 9, "play": ["Olaf - Friendly Snowman", "Stitch - New Dog"]}, {"deck": 9}],
}


def example_replay() -> str:
    """A short game from a position, won by questing."""
    game = mazo.from_position(BEFORE_THE_END, names=["Ana", "Blas"])
    game.push("quest Olaf")
    game.push("quest Stitch")
    return game.replay()


def example_series() -> str:
    """Two games that are conceded at once."""
    card = kind("lorcana").card("Stitch - New Dog")
    series = Series("lorcana", decks=[[card] * 9, [card] * 9], format="two-games", seed=7, names=["Ana", "Blas"])
    series.game.push("concede", by=0)
    series.next()
    series.game.push("concede", by=1)
    return files.dump(series)


def example_judgement() -> str:
    """Too few cards, too many of a name, and no longer admitted."""
    lorcana = kind("lorcana")
    found = deck.judged(lorcana, lorcana.check_deck("5 Arthur - Wart", "core", "2026-10-16", date.today()), "en")
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"


GENERATED = {"replay": example_replay, "series": example_series, "judgement": example_judgement}


def page() -> str:
    return PAGE.read_text("utf-8")


def examples(name: str) -> list[str]:
    return [text for found, _, text in EXAMPLE.findall(page()) if found == name]


def situation() -> Game:
    (text,) = examples("position")
    return mazo.from_position(json.loads(text))


# --- the examples -------------------------------------------------------------------------------------------------


def test_the_page_has_an_example_of_every_format():
    known = {"actions", "position", "replay", "series", "deck", "numbered", "judgement"}
    assert {name for name, _, _ in EXAMPLE.findall(page())} == known


def test_the_position_is_read_and_written_back():
    game = situation()
    assert game.turn == 5
    assert mazo.from_position(game.position()).position() == game.position()


def test_each_typed_action_is_the_exact_one():
    (text,) = examples("actions")
    pairs = [line.split(" = ") for line in text.splitlines()]
    assert len(pairs) > 5
    for typed, exact in pairs:
        game = situation()
        game.push(typed.strip())
        assert game.past[-1].action.text == exact.strip()


def test_the_replay_is_whole_and_plays_out_as_it_says():
    (text,) = examples("replay")
    replay = replays.loads(text)
    assert replays.verify(replay).divergence is None
    assert replay.outcome is not None
    assert replay.actions[-1].events[-1].number == "2.3.3.1"


def test_the_series_is_whole_and_plays_out_as_it_says():
    (text,) = examples("series")
    series = files.replayed(files.loads(text))
    assert series.scores == (1, 1)
    assert series.outcome is not None


def test_the_deck_lists_are_read():
    lists = [decklists.parse(text) for text in examples("deck")]
    assert len(lists) == 3
    assert [entry.count for entry in lists[0].entries] == [4, 3, 2, 4]
    assert lists[0].entries[1].name == "Olaf - Friendly Snowman"
    assert lists[0].sideboard[0].name == "Agrabah - Marketplace"
    assert [(entry.count, entry.name) for entry in lists[1].entries] == [
        (entry.count, entry.name) for entry in lists[2].entries
    ]


def test_the_lists_of_numbers_are_read():
    lists = [construction.slots_of(decklists.parse(text).entries, standard()) for text in examples("numbered")]
    assert len(lists) == 3
    for slots in lists:
        assert [(slot.copies, slot.card.full_name) for slot in slots] == [
            (4, "Stitch - New Dog"),
            (2, "Arthur - Wart"),
        ]


def test_the_judgement_is_what_the_command_prints():
    (text,) = examples("judgement")
    assert text == example_judgement()
    assert msgspec.json.decode(text, type=deck.Judged).violations


def test_every_reason_against_a_deck_is_explained():
    phrases = tomllib.loads(Path(construction.__file__).with_suffix(".toml").read_text("utf-8"))["problem"]
    for reason in [*phrases, "unknown-card"]:
        assert f"\n| `{reason}` | " in page()


# --- the tables ---------------------------------------------------------------------------------------------------

TABLES: dict[str, list[type[msgspec.Struct]]] = {
    "The position": [positions.Position],
    "A player": [positions.Player],
    "An inkwell": [positions.Ink],
    "A card in play": [positions.InPlay],
    "A definition": [positions.Defined],
    "A memory": [remembering.Memory],
    "A happening": [remembering.Happened],
    "A use": [remembering.Used],
    "A lasting effect": [remembering.Lasting],
    "A leaver": [remembering.Leaver],
    "Line 1: the header": [records.Header, files.SeriesHeader],
    "The lines between": [records.Line],
    "An event": [records.Told],
    "The last line: the seal": [records.Closing, files.SeriesClosing],
    "A judged deck": [deck.Judged],
    "A violation": [deck.Violation],
    "A card": [Face],
    "A search": [cardshow.Found],
    "A shipped deck": [deck.Shipped],
    "A coverage": [Coverage],
    "A set that was left out": [LeftOut],
    "A fuzz report": [FuzzReport],
    "A fault": [Found],
}


@pytest.mark.parametrize("title", TABLES)
def test_each_table_names_every_field_and_says_which_are_needed(title):
    found = [table for name, table in TABLE.findall(page()) if name == title]
    assert len(found) == len(TABLES[title])
    for table, record in zip(found, TABLES[title], strict=True):
        rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()]
        said = {row[0].strip("`"): row[2] == "needed" for row in rows}
        fields = {field.name: field.required or field.name == "checksum" for field in msgspec.structs.fields(record)}
        assert said == fields


def test_the_page_has_no_table_that_is_not_checked():
    assert {name for name, _ in TABLE.findall(page())} == TABLES.keys()


def rewrite() -> None:
    """Write the generated examples into the page."""

    def fresh(match: re.Match[str]) -> str:
        name, fence, old = match.groups()
        return name + fence + (GENERATED[name]() if name in GENERATED else old)

    PAGE.write_text(EXAMPLE.sub(fresh, page()), "utf-8")


if __name__ == "__main__":
    rewrite()
