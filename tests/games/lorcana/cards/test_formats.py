"""The formats: which sets each admits on which day, what is banned, and what else they say about a game."""

from datetime import date, timedelta

import pytest

from mazo.errors import BadConfig
from mazo.games.lorcana.cards import formats
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.formats import day, format_named
from mazo.texts.rulebook import Book
from tests.support.rule import rule


def sets(fmt: str, on: str) -> str:
    return " ".join(format_named(fmt).sets(day(on)) or ())


def test_the_formats_are_these() -> None:
    assert formats.names() == ("constructed", "core", "infinity", "draft", "sealed", "coconut", "pack-rush")


@pytest.mark.parametrize(("name", "en", "es"), [("draft", "Draft", "draft"), ("sealed", "Sealed", "sellado")])
def test_a_format_without_its_packs_is_named_by_the_decks_that_it_admits(name: str, en: str, es: str) -> None:
    found = format_named(name)
    assert found.title.text("en") == f"{en} deck ({found.min_cards} cards or more, any copies)"
    assert found.title.text("es") == f"Mazo de {es} ({found.min_cards} cartas o más, copias libres)"


def test_every_set_of_the_catalogue_has_its_day_and_they_come_in_order() -> None:
    assert {code for card in standard() for code in card.sets} == formats.sets().keys()
    assert list(formats.sets()) == [str(number) for number in range(1, 14)]
    days = [known.since for known in formats.sets().values()]
    assert days == sorted(days)


@rule("lorcana", "1.10.1")
@pytest.mark.parametrize(
    ("on", "admitted"),
    [
        ("2023-09-01", "1"),
        ("2023-11-30", "1"),
        ("2024-05-31", "1 2 3 4"),
        ("2025-09-04", "1 2 3 4 5 6 7 8"),
        ("2025-09-05", "5 6 7 8 9"),
        ("2026-05-08", "5 6 7 8 9 10 11 12"),
        ("2026-07-16", "5 6 7 8 9 10 11 12"),
        ("2026-07-17", "9 10 11 12 13"),
        ("2030-01-01", "9 10 11 12 13"),
    ],
)
def test_core_rotates(on: str, admitted: str) -> None:
    assert sets("core", on) == admitted


def test_infinity_admits_every_set_that_is_out() -> None:
    assert sets("infinity", "2024-05-31") == "1 2 3 4"
    assert sets("infinity", "2026-10-16") == "1 2 3 4 5 6 7 8 9 10 11 12 13"


@pytest.mark.parametrize("fmt", ["constructed", "draft", "sealed", "coconut", "pack-rush"])
def test_other_formats_do_not_ask_about_sets(fmt: str) -> None:
    assert format_named(fmt).sets(date(2026, 10, 16)) is None


@rule("lorcana", "1.10.1.1", "1.x 2.1.1.4")
def test_bans_have_their_days() -> None:
    hiram = standard().find("Hiram Flaversham - Toymaker")
    infinity, core = format_named("infinity"), format_named("core")
    assert [infinity.ban_of(hiram, day(on)) is not None for on in ("2026-03-25", "2026-03-26", "2030-01-01")] == [
        0,
        1,
        1,
    ]
    assert [core.ban_of(hiram, day(on)) is not None for on in ("2025-04-07", "2025-04-08", "2025-09-05")] == [0, 1, 0]


def test_no_card_is_banned_in_core_now() -> None:
    assert not [card for card in standard() if format_named("core").ban_of(card, formats.newest_day())]


def test_banned_cards_are_known_and_rules_are_in_the_book() -> None:
    book = Book.load("mazo.games.lorcana.book")
    for name in formats.names():
        fmt = format_named(name)
        assert book.by_number(fmt.rule).kind == "acts"
        assert all(ban.card in standard() and ban.since <= ban.until for ban in fmt.bans)


def test_pack_rush_is_a_shorter_game() -> None:
    rush, core = format_named("pack-rush"), format_named("core")
    assert (rush.min_cards, rush.hand, rush.lore_to_win, rush.extra_ink) == (0, 5, 15, 2)
    assert (core.min_cards, core.hand, core.lore_to_win, core.extra_ink) == (60, 7, 20, 0)


def test_the_newest_day_knows_all_there_is() -> None:
    assert formats.newest_day() == date(2026, 7, 17)


@pytest.mark.parametrize(
    "text", ["", "today", "2026-7-1", "2026-02-30", "20260717", "2026-W29-5", "17-07-2026", "٢٠٢٦-٠٧-١٧"]
)
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(BadConfig, match="year-month-day") as caught:
        day(text)
    assert "año-mes-día" in caught.value.text("es")


def test_a_day_before_the_first_set_is_refused() -> None:
    with pytest.raises(BadConfig, match="no cards on 2023-08-31: the first set came out on 2023-09-01"):
        day("2023-08-31")
    assert day("2023-09-01") - timedelta(days=1) == date(2023, 8, 31)
