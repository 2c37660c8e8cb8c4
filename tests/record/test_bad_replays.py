"""Replay files that were cut, altered or forged: each is noticed, and nothing but that is ever raised."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mazo
from mazo.errors import BadReplay
from mazo.games.lorcana import kind
from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.notation.jsonlines import split, write_line, write_sealed
from mazo.notation.replaylines import Closing, Replay
from mazo.record import replays
from tests.record.recorded import lines_of, played
from tests.support.table import numbered


def resealed(lines: list[dict[str, Any]]) -> Replay:
    """The replay with these lines and a checksum that fits them: a forgery."""
    closing = msgspec.convert({**lines[-1], "checksum": ""}, Closing)
    return replays.loads(write_sealed([write_line(line) for line in lines[:-1]], closing))


def refused(text: str | bytes) -> BadReplay:
    with pytest.raises(BadReplay) as caught:
        replays.loads(text)
    assert caught.value.text("es") != caught.value.text("en")
    return caught.value


# --- what is not a replay -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "empty"),
        ("hello", 1, "not JSON"),
        ("[1, 2]", 1, "not a Mazo replay"),
        ('{"mazo": 1}', 1, "not a Mazo replay"),
        ('{"mazo": 2, "kind": "replay"}', 1, "version 2"),
        ('{"mazo": true, "kind": "replay"}', 1, "version True"),
        ('{"mazo": 1, "kind": "series"}', 1, 'a "series"'),
        ('{"mazo": 1, "kind": "replay"}', 1, '"game" is missing'),
        ("[" * 100_000, 1, "not JSON"),
        ('"\xff"', 1, "not a Mazo replay"),
    ],
)
def test_what_is_no_replay_is_refused_by_its_first_line(text, line, says):
    error = refused(text)
    assert error.line == line
    assert says in error.text("en")


def test_broken_bytes_are_refused(whole):
    assert refused(b"\xff\xfe" + whole.encode()).line == 1
    broken = whole.encode().replace(b'"Ana"', b'"\xff\xff"')
    assert refused(broken).line == 1


def test_a_file_cut_after_any_line_is_cut_short(whole):
    lines = whole.splitlines(keepends=True)
    for count in range(1, len(lines)):
        error = refused("".join(lines[:count]))
        assert "cut short" in error.text("en")
        assert error.line == count


def test_a_file_cut_at_any_byte_is_refused_but_for_its_last_line_end(whole):
    data = whole.encode()
    step = max(1, len(data) // 400)
    for end in [*range(0, len(data) - 200, step), *range(len(data) - 200, len(data) - 1)]:
        refused(data[:end])
    assert replays.loads(data[:-1]) == replays.loads(data)


@pytest.mark.parametrize("remove", [1, 2, 5, -2])
def test_a_missing_line_is_noticed(whole, remove):
    lines = whole.splitlines(keepends=True)
    del lines[remove]
    refused("".join(lines))


def test_lines_in_another_order_are_noticed(whole):
    lines = whole.splitlines(keepends=True)
    lines[3], lines[4] = lines[4], lines[3]
    error = refused("".join(lines))
    assert (error.line, "action 2" in error.text("en")) == (4, True)


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        (0, '"seed":"5"', '"seed":"6"'),
        (0, '"Blas"', '"Elsa"'),
        (2, '"do":"', '"do":" '),
        (3, '"seat":1', '"seat":0'),
        (9, '"hash":"', '"hash":"0'),
        (-1, '"winner":', '"winner":1'),
        (-1, '"rule":2030301', '"rule":2030302'),
        (-1, '"hash":"', '"hash":"0'),
        (-1, '"checksum":"', '"checksum":"0'),
    ],
)
def test_an_altered_line_does_not_fit_the_checksum(whole, line, old, new):
    lines = whole.splitlines(keepends=True)
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    error = refused("".join(lines))
    assert "altered" in error.text("en")
    assert "alterado" in error.text("es")


def test_a_line_of_the_wrong_form_is_named(whole):
    lines = whole.splitlines(keepends=True)
    lines[4] = lines[4].replace('"by":', '"by":"x","was":')
    assert refused("".join(lines)).line == 5
    lines[4] = "{}\n"
    assert refused("".join(lines)).text("en") == 'line 5: "n" is missing.'


def test_a_file_far_larger_than_any_game_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("mazo.notation.jsonlines.MAX_BYTES", 100)
    path = tmp_path / "large"
    path.write_bytes(b"x" * 101)
    with pytest.raises(BadReplay, match="larger"):
        replays.load(path)


# --- forgeries and other engines ----------------------------------------------------------------------------------


def diverges(lines: list[dict[str, Any]], line: int, says: str) -> None:
    """The forged file is whole, but checking it finds the fault; resuming it is refused in the same words."""
    replay = resealed(lines)
    verdict = replays.verify(replay)
    assert verdict.divergence is not None
    assert not verdict.ok
    assert verdict.divergence.line == line
    assert says in verdict.text("en")
    assert "watched" in verdict.text("en")
    assert "Aún se puede ver" in verdict.text("es")
    assert replay.events


def test_an_altered_action_leads_elsewhere(whole):
    lines = lines_of(whole)
    lines[2]["do"] = "cut 1" if lines[2]["do"] != "cut 1" else "cut 2"
    diverges(lines, 3, "event 1")


def test_an_illegal_action_is_named_with_its_line(whole):
    lines = lines_of(whole)
    lines[2]["do"] = "quest Stitch"
    diverges(lines, 3, "quest Stitch")
    with pytest.raises(BadReplay) as caught:
        replays.rerun(resealed(lines))
    assert caught.value.line == 3
    assert "no se puede hacer" in caught.value.text("es")


@pytest.mark.parametrize("by", [-1, 2, 1_000_000, -5])
def test_an_action_of_nobody_is_refused(whole, by):
    lines = lines_of(whole)
    lines[2]["by"] = by
    diverges(lines, 3, "seat")


def test_clearing_the_table_in_the_middle_of_the_game_is_refused(whole):
    lines = lines_of(whole)
    lines[5].update(by=-1, do="clean up")
    diverges(lines, 6, "not over")


@pytest.mark.parametrize(("field", "value"), [("seat", 3), ("rule", 1), ("number", "9.9"), ("kind", "won")])
def test_an_altered_event_is_noticed(whole, field, value):
    lines = lines_of(whole)
    lines[7]["events"][0][field] = value
    diverges(lines, 8, "event 1")


def test_a_missing_or_added_event_is_noticed(whole):
    lines = lines_of(whole)
    lines[7]["events"].append(lines[7]["events"][0])
    diverges(lines, 8, "number of events")
    lines[7]["events"] = []
    diverges(lines, 8, "number of events")


@pytest.mark.parametrize(("at", "line"), [(1, 2), (9, 10), (-1, None)])
def test_another_hash_is_noticed(whole, at, line):
    lines = lines_of(whole)
    lines[at]["hash"] = "0" * 16
    diverges(lines, line or len(lines), "hash")


def test_another_outcome_is_noticed(whole):
    lines = lines_of(whole)
    lines[-1]["outcome"]["winner"] = 1 - lines[-1]["outcome"]["winner"]
    diverges(lines, len(lines), "outcome")
    lines[-1]["outcome"] = None
    diverges(lines, len(lines), "outcome")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "chess"}, "no game"),
        ({"edition": "9.9"}, "no edition"),
        ({"seed": "6"}, "event 1"),
        ({"decks": []}, "decks: there are none"),
        ({"decks": [[[9, "Stitch - New Dog"]]]}, "2 to 4"),
        ({"decks": [[[60, "Nobody - At All"]], [[60, "Stitch - New Dog"]]]}, "Nobody - At All"),
        ({"decks": [[[10**9, "Stitch - New Dog"]], [[60, "Stitch - New Dog"]]]}, "1000 cards"),
        ({"decks": [[[-1, "Stitch - New Dog"]], [[60, "Stitch - New Dog"]]]}, "1000 cards"),
        ({"decks": [[], []]}, "1000 cards"),
        ({"options": {"cheat": 1}}, "cheat"),
        ({"options": {"starter": 7}}, "starter"),
        ({"names": ["Ana"]}, "One name"),
        ({"defined": [{"name": "x"}]}, "defined[0]"),
        ({"defined": [{"name": "x", "type": "dragon", "cost": 1}]}, "defined[0]"),
        ({"position": {"mazo": 1}}, "position"),
        ({"position": {"mazo": 1, "game": "lorcana", "players": [{"lore": 40}, {}]}}, "lore"),
    ],
)
def test_a_header_that_no_game_can_come_from_is_named(whole, change, says):
    lines = lines_of(whole)
    lines[0].update(change)
    verdict = replays.verify(resealed(lines))
    assert verdict.divergence is not None
    assert verdict.divergence.line in (1, 2)
    assert says in verdict.divergence.text("en")


def test_a_deck_with_a_card_whose_text_nobody_has_read_is_named(whole, monkeypatch):
    odd = Card(name="Odd Story", type="action", cost=2, text=True)
    monkeypatch.setattr(kind, "standard", lambda: standard().with_cards([odd]))
    lines = lines_of(whole)
    lines[0]["decks"] = [[[60, "Odd Story"]], [[60, "Stitch - New Dog"]]]
    verdict = replays.verify(resealed(lines))
    assert verdict.divergence is not None
    assert verdict.divergence.line in (1, 2)
    assert "not supported" in verdict.divergence.text("en")


def test_a_card_of_the_file_with_a_text_and_no_tree_is_refused_by_its_place(whole):
    lines = lines_of(whole)
    lines[0]["decks"] = [[[60, "Odd Story"]], [[60, "Stitch - New Dog"]]]
    lines[0]["defined"] = [{"name": "Odd Story", "type": "action", "cost": 2, "text": True}]
    divergence = replays.verify(resealed(lines)).divergence
    assert divergence is not None
    assert divergence.line == 1
    assert 'defined[0]: "Odd Story" has a text' in divergence.text("en")
    assert '"abilities", without "text"' in divergence.text("en")
    assert "defined[0]: «Odd Story» tiene un texto" in divergence.text("es")


def test_a_replay_of_other_rules_or_cards_is_still_watched_and_says_so(whole):
    lines = lines_of(whole)
    card = sorted(lines[0]["cards"])[0]
    lines[0]["rules"] = "0" * 16
    lines[0]["engine"] = "0.0.1"
    lines[0]["cards"][card] = "0" * 16
    verdict = replays.verify(resealed(lines))
    assert verdict.ok
    assert verdict.changed == ("rules", card)
    assert f"(Mazo 0.0.1) these have changed: rules, {card}." in verdict.text("en")
    assert "can still be watched" in verdict.text("en")
    assert f"ha cambiado: reglas, {card}." in verdict.text("es")


def test_a_save_that_leads_elsewhere_is_not_resumed(whole, tmp_path: Path):
    lines = lines_of(whole)
    lines[-1]["hash"] = "0" * 16
    closing = msgspec.convert({**lines[-1], "checksum": ""}, Closing)
    path = tmp_path / "forged"
    path.write_text(write_sealed([write_line(line) for line in lines[:-1]], closing), "utf-8")
    with pytest.raises(BadReplay, match="last hash"):
        replays.resume(path)


# --- fuzzing ------------------------------------------------------------------------------------------------------

SHORT = replays.dump(played(mazo.new("lorcana", decks=[numbered("a", 12), numbered("b", 12)], seed=8), actions=14))


def only_bad_replays(data: bytes) -> None:
    """Reading, running and checking raise nothing but BadReplay, and checking nothing at all."""
    try:
        replay = replays.loads(data)
    except BadReplay:
        return
    replays.verify(replay)
    try:
        replays.rerun(replay)
    except BadReplay:
        return


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_altered_bytes_never_raise_anything_else(data):
    content = bytearray(SHORT.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 1))
        match data.draw(st.sampled_from(["change", "cut", "insert", "end"])):
            case "change":
                content[at] = data.draw(st.integers(0, 255))
            case "cut":
                del content[at : at + data.draw(st.integers(1, 30))]
            case "insert":
                content[at:at] = data.draw(st.binary(min_size=1, max_size=8))
            case _:
                del content[at:]
        if not content:
            break
    only_bad_replays(bytes(content))


PLAIN = st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False)
ANYTHING = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner))
WORDS = st.sampled_from(["leave", "keep", "cut ", "end", "ink a", "quest ", "concede", "clean up", "#", "->", "9" * 50])


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_forged_values_never_raise_anything_else(data):
    lines = lines_of(SHORT)
    for _ in range(data.draw(st.integers(1, 3))):
        line = data.draw(st.sampled_from(lines))
        field = data.draw(st.sampled_from(sorted(line)))
        value = data.draw(ANYTHING)
        if field == "do" and data.draw(st.booleans()):
            value = "".join(data.draw(st.lists(WORDS | st.text(max_size=6), max_size=4)))
        line[field] = value
    sealed = b"".join(write_line(line) + b"\n" for line in lines[:-1])
    only_bad_replays(sealed + write_line(lines[-1]))
    try:
        closing = msgspec.convert({**lines[-1], "checksum": ""}, Closing)
    except msgspec.ValidationError:
        return
    only_bad_replays(write_sealed(split(sealed), closing).encode())


@settings(max_examples=120, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=100).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_nonsense_is_refused(data):
    with pytest.raises(BadReplay):
        replays.loads(data)
