"""Deck lists of Mitos y Leyendas: dialects, the initial Oro, and real lists with their verdicts on a day."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest

from mazo.errors import BadDeck
from mazo.games.myl.cards import samples
from mazo.games.myl.cards.catalogue import standard
from mazo.games.myl.cards.construction import check, load_deck
from mazo.games.myl.cards.listing import listed, slots_of

DECEMBER = date(2025, 12, 3)
JUNE = date(2026, 6, 1)
LISTS = Path(__file__).parent / "lists"


def verdict(text: str, fmt: str, on: date = JUNE) -> list[str]:
    return sorted(
        problem.reason + (f" {problem.card}" if problem.card else "") for problem in check_text(text, fmt, on)
    )


def check_text(text: str, fmt: str, on: date = JUNE):
    return check(listed(text), fmt, on=on)


def changed(name: str, **copies: int) -> str:
    """A list with so many copies more or fewer of cards, whose names are written with underscores."""
    own = LISTS / f"{name}.txt"
    text = own.read_text(encoding="utf-8") if own.exists() else samples.text(name)
    for written, more in copies.items():
        card = written.replace("_", " ")
        found = re.search(rf"^(\d+) {card}\b.*$", text, re.M)
        if found is None:
            text += f"\n{more} {card}\n"
        else:
            line = found[0].replace(found[1], str(int(found[1]) + more), 1)
            text = text.replace(found[0], "" if line.startswith("0 ") else line)
    return text


BANNED_TOTEM = "banned Tótem de Nwyre"


@pytest.mark.parametrize(
    ("text", "edition", "libre"),
    [
        pytest.param(changed("acero-y-honor"), [], [BANNED_TOTEM], id="D01"),
        pytest.param(changed("druida-defensor"), [], [], id="D02"),
        pytest.param(
            changed("olimpicos-y-heroes"),
            [
                "banned Eolo", "banned Rayos", "limited Antorcha Olímpica", "limited La Ilíada", "mixed-races",
                "too-few-of-race",
            ],
            ["limited Antorcha Olímpica", "limited La Ilíada", "mixed-races", "too-few-of-race"],
            id="D03",
        ),
        pytest.param(changed("titanes"), [], [], id="D04"),
        pytest.param(changed("heroes"), ["unique Expulsion de Titanes"], ["unique Expulsion de Titanes"], id="D05"),
        pytest.param(changed("druida-defensor", Red_de_Plata=-1), ["size"], ["size"], id="D06"),
        pytest.param(changed("druida-defensor", Oro_Inicial=1), ["size"], ["size"], id="D07"),
        pytest.param(
            changed("druida-defensor", Red_de_Plata=-1, Achall=1),
            ["too-many-copies Achall"],
            ["too-many-copies Achall"],
            id="D08",
        ),
        pytest.param(
            changed("druida-defensor", Oro_Inicial=-1, Piel_de_Lobo=1), ["no-plain-gold"], ["no-plain-gold"], id="D09"
        ),
        pytest.param(
            changed("druida-defensor", Red_de_Plata=-1, Gaitas=1), ["limited Gaitas"], ["limited Gaitas"], id="D10"
        ),
        pytest.param(
            changed("acero-y-honor", Kay=-1, Cantrip=1),
            ["too-few-of-race"],
            [BANNED_TOTEM, "too-few-of-race"],
            id="D11",
        ),
        pytest.param(
            changed("acero-y-honor", Tierras_Cultivadas=-1, Lira=1),
            ["other-edition Lira"],
            [BANNED_TOTEM],
            id="D12",
        ),
        pytest.param(changed("acero-y-honor", Tótem_de_Nwyre=-1, Votos_Sagrados=1), [], [], id="D13"),
        pytest.param(
            changed("druida-defensor", Red_de_Plata=-1, Joya_de_Amatista=1),
            ["unique Joya de Amatista"],
            ["unique Joya de Amatista"],
            id="D14",
        ),
    ],
)  # fmt: skip
def test_real_lists_are_judged_by_the_lists_of_june_2026(text: str, edition: list[str], libre: list[str]) -> None:
    assert verdict(text, "racial-edicion") == edition
    assert verdict(text, "racial-libre") == libre


def test_the_totem_was_banned_in_libre_in_december_already() -> None:
    text = changed("acero-y-honor")
    assert verdict(text, "racial-edicion", DECEMBER) == []
    assert verdict(text, "racial-libre", DECEMBER) == [BANNED_TOTEM]


def test_names_are_read_whatever_their_case_accents_and_punctuation() -> None:
    slots = slots_of(listed("3x EXPULSIÓN DE TITANES\n2 ma'arrat an numan\nLira x2\n1 oceano").entries, standard())
    assert [slot.card.name for slot in slots] == ["Expulsion de Titanes", "Ma' arrat An-Numán", "Lira", "Océano"]


@pytest.mark.parametrize(
    "text",
    [
        "Oros\n1 Lira (Oro inicial)\n2 Viñas",
        "1 Lira [inicial]\n2 Viñas",
        "2 Viñas\nOro inicial: Lira",
        "2 Viñas\nOro inicial: 1 Lira",
        "== Oro inicial ==\n1 Lira\nOros\n2 Viñas",
        "1 Lira <- oro inicial\n2 Viñas",
        '{"initial_gold": "Lira", "cards": [{"qty": 1, "name": "Lira"}, {"qty": 2, "name": "Viñas"}]}',
    ],
)
def test_the_initial_oro_is_marked_in_many_ways_and_counts_among_the_cards(text: str) -> None:
    deck = listed(text)
    assert deck.initial == ("Lira",)
    assert {entry.name: entry.count for entry in deck.entries} == {"Lira": 1, "Viñas": 2}


def test_the_card_that_is_called_oro_inicial_is_no_mark() -> None:
    deck = listed("1 Oro Inicial\n2 Viñas")
    assert deck.initial == ()
    assert [entry.name for entry in deck.entries] == ["Oro Inicial", "Viñas"]


def test_the_marked_oro_is_the_first_that_the_table_offers() -> None:
    deck = load_deck("47 Viñas\n1 Lira (inicial)\n2 Recluta de Ensayo")
    assert deck[0].name == "Lira"


def test_an_oro_with_an_ability_is_no_initial_one_in_the_formats() -> None:
    text = changed("druida-defensor").replace(" (Oro inicial)", "").replace("1 Gaitas", "1 Gaitas (inicial)")
    assert verdict(text, "racial-edicion") == ["not-initial Gaitas"]


def test_a_name_that_nobody_knows_is_refused_with_what_may_be_meant() -> None:
    (problem,) = check_text(changed("druida-defensor", Achal=1, Red_de_Plata=-1), "racial-edicion")
    assert problem.reason == "unknown-card"
    assert "¿Querías decir Achall?" in problem.message_es


def test_a_card_whose_text_cannot_be_played_is_refused_by_name_at_a_table() -> None:
    unread = next(card for card in standard() if card.text)
    with pytest.raises(BadDeck) as refused:
        load_deck(f"1 {unread.name}\n49 Viñas")
    assert [(problem.reason, problem.card) for problem in refused.value.problems] == [("unsupported-card", unread.name)]


@pytest.mark.parametrize("caption", ["Totem:", "TALISMAN", "Tótems (3)", "-- talismanes --", "Aliado", "Oros: 16"])
def test_the_name_of_a_type_over_its_cards_is_read_with_or_without_accents(caption: str) -> None:
    (entry,) = listed(f"{caption}\n3 Achall").entries
    assert (entry.count, entry.name) == (3, "Achall")


def test_the_code_of_a_printing_behind_a_name_is_passed_over() -> None:
    assert [entry.name for entry in listed("3 Druida de Man [DA-023]\n2 Achall (DA-7)").entries] == [
        "Druida de Man",
        "Achall",
    ]
