"""`mazo deck` on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mazo.games.lorcana.cards import samples
from mazo.games.lorcana.cards.catalogue import standard
from tests.cli.run import Ran, mazo

ON = ("--on", "2026-10-16")
NEW = [card for card in standard() if card.sets == ("13",) and card.inks == ("Amber",)]
LEGAL = [f"4 {card.full_name}" for card in NEW[:15]]


def checked(lines: list[str], *options: str) -> Ran:
    return mazo("deck", "check", "-", *options, typed=lines)


def judged(lines: list[str], *options: str) -> dict[str, Any]:
    ran = checked(lines, "--json", *options)
    assert ran.err == ""
    found: dict[str, Any] = json.loads(ran.out)
    assert ran.code == (0 if found["legal"] else 1)
    return found


def test_a_legal_deck_is_one_line():
    ran = checked(LEGAL, *ON)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "✓ The deck: legal in Core Constructed on 2026-10-16: 60 cards (Amber 60).\n"


def test_every_reason_is_told_with_line_and_rule():
    lines = [*LEGAL[:10], f"1 {NEW[0].full_name}", "1 Let It Go", "1 Be Prepared", "2 Nobody - At All"]
    ran = checked(lines, *ON)
    assert ran.code == 1
    head, *told = ran.out.splitlines()
    assert head == "✗ The deck: not legal in Core Constructed on 2026-10-16, for 5 reasons:"
    assert [line.rpartition(" [")[2] for line in told[:4]] == ["1.10.1.1]", "1.10.1.1]", "1.10.1.1]", "1.10.1]"]
    assert "There is no card named" in told[4]
    assert [line.split(":")[0] for line in told[2:]] == ["  line 11", "  line 13", "  line 14"]


def test_json_names_every_reason():
    found = judged([*LEGAL, f"1 {NEW[0].full_name}"], *ON)
    assert found["violations"] == [
        {
            "rule": "1.10.1.1",
            "reason": "too-many-copies",
            "line": 16,
            "card": NEW[0].full_name,
            "text": f'It has 5 copies of "{NEW[0].full_name}"; at most 4 cards may share a full name: take out 1.',
        }
    ]
    assert (found["game"], found["format"], found["on"], found["cards"]) == ("lorcana", "core", "2026-10-16", 61)
    assert found["inks"] == {"Amber": 61}
    assert found["sets"] == ["9", "10", "11", "12", "13"]


def test_cards_that_cannot_be_played_yet_are_no_violation():
    found = judged(LEGAL, *ON)
    assert found["legal"] is True
    assert found["violations"] == []
    assert found["unsupported"] == sorted(card.full_name for card in NEW[:15] if card.text)


def test_spanish_is_spoken():
    ran = checked([*LEGAL, "1 Be Prepared"], *ON, "--lang", "es")
    assert ran.out.startswith("✗ El mazo: no es legal en Construido Core el 2026-10-16, por un motivo:\n  línea 16: ")
    assert "solo se imprimió en" in ran.out
    (violation,) = judged([*LEGAL, "1 Be Prepared"], *ON, "--lang", "es")["violations"]
    assert violation["text"].startswith("«Be Prepared»")
    assert "60 cartas (Ámbar 60)" in checked(LEGAL, *ON, "--lang", "es").out


@pytest.mark.parametrize(
    ("fmt", "cards", "code"),
    [
        ("draft", 36, 0),
        ("sealed", 36, 1),
        ("sealed", 40, 0),
        ("pack-rush", 24, 0),
        ("infinity", 60, 0),
        ("core", 56, 1),
    ],
)
def test_each_format_has_its_size(fmt: str, cards: int, code: int):
    ran = checked(LEGAL[: cards // 4], "--format", fmt)
    assert ran.code == code, ran
    assert (" on 20" in ran.out) == (fmt in ("core", "infinity"))


def test_the_day_decides():
    hiram = [f"4 {card.full_name}" for card in standard() if card.sets == ("2",) and card.inks == ("Sapphire",)]
    lines = ["1 Hiram Flaversham - Toymaker", *[line for line in hiram if "Hiram" not in line][:15]]
    assert checked(lines, "--format", "infinity", "--on", "2026-03-25").code == 0
    assert checked(lines, "--format", "infinity", "--on", "2026-03-26").code == 1
    assert checked(lines, "--format", "infinity").code == 1, "today is later"


@pytest.mark.parametrize("name", samples.names())
def test_the_sample_decks_are_legal_in_infinity(name: str, tmp_path: Path):
    path = tmp_path / f"{name}.txt"
    path.write_text(samples.text(name), encoding="utf-8")
    ran = mazo("deck", "check", str(path), "-f", "infinity", *ON)
    assert ran.code == 0
    assert ran.out.startswith(f"✓ {name}: ")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--on", "2023-08-31"], "There were no cards on 2023-08-31: the first set came out on 2023-09-01."),
        (["--on", "soon"], '"soon" is no day: write it as year-month-day, as in 2026-07-17.'),
        (
            ["--format", "commander"],
            'There is no deck format "commander": choose one of constructed, core, infinity, draft,',
        ),
        (["--lang", "de"], "There is no language 'de'"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_one_line(options: list[str], said: str):
    assert checked(LEGAL, *options).complaint.startswith(said)


def test_what_cannot_be_read_is_refused(tmp_path: Path):
    assert "how many copies" in checked(["Elsa"]).complaint
    assert "no cards" in checked([]).complaint
    assert "nowhere.txt" in mazo("deck", "check", str(tmp_path / "nowhere.txt")).complaint
    broken = tmp_path / "broken.txt"
    broken.write_bytes(b"4 \xff\xfe")
    assert mazo("deck", "check", str(broken)).complaint.endswith("is not text in UTF-8.")
    broken.write_bytes(b"4 Let It Go\n" * 50_000)
    assert "200000" in mazo("deck", "check", str(broken)).complaint
    complaint = mazo("deck", "mend", str(broken), "--lang", "es").complaint
    assert complaint.startswith("No hay ninguna orden mend: hay check, list, picture.")


def test_a_deck_that_mazo_brings_is_checked_by_its_name():
    ran = mazo("deck", "check", "champion-europe-2026", *ON)
    assert (
        ran.out == "✓ champion-europe-2026: legal in Core Constructed on 2026-10-16: 60 cards (Amber 46, Emerald 14).\n"
    )
    assert mazo("deck", "check", "toymaker-control", "--on", "2024-12-01").code == 0
    assert mazo("deck", "check", "toymaker-control", *ON).code == 1


def test_the_decks_that_mazo_brings_are_listed_with_inks_format_and_day():
    found = json.loads(mazo("deck", "list", "--json", *ON).out)
    assert [deck["name"] for deck in found[:7]] == list(samples.names())
    assert [deck["name"] for deck in found] == sorted(
        samples.all_names(), key=lambda name: (str(samples.about(name).date or ""), name)
    )
    champion = next(deck for deck in found if deck["name"] == "champion-europe-2026")
    assert (champion["format"], champion["date"], champion["cards"]) == ("core", "2026-09-13", 60)
    assert champion["legal"] == ["constructed", "core", "infinity", "draft", "sealed", "pack-rush"]
    assert set(champion["inks"]) == {"Amber", "Emerald"}
    line = next(line for line in mazo("deck", "list", *ON).out.splitlines() if line.startswith("champion-europe"))
    assert line.split() == ["champion-europe-2026", "Amber/Emerald", "core", "2026-09-13", "core,", "infinity"]
    assert "Ámbar/Esmeralda" in mazo("deck", "list", *ON, "--lang", "es").out


def test_a_deck_of_another_game_is_judged_by_its_own_formats():
    judged = mazo("deck", "check", "ira-de-titanes", "--game", "myl", "--format", "free", "--lang", "es")
    assert judged.out.strip() == "✓ ira-de-titanes: legal en Sin formato: 50 cartas."
    assert mazo("deck", "check", "ira-de-titanes", "--game", "myl", "--on", "2026-06-01").code == 0
    refused = mazo("deck", "check", "ira-de-titanes", "--game", "myl", "--format", "ragnarok", "--lang", "es")
    assert refused.code == 1
    assert "[12.8]" in refused.out
    listed = mazo("deck", "list", "--game", "myl", "--lang", "es").out
    assert "ira-de-titanes" in listed
    assert "ensayo" not in listed


def test_a_deck_is_drawn():
    drawn = mazo("deck", "picture", "hong-kong-winner").out
    assert drawn.startswith("<svg")
    assert "Hong Kong Winner" in drawn
