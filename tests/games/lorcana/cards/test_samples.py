"""The decks that Mazo brings: legal, playable as they are, and those to begin with sensible enough to be fun."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from mazo.errors import BadConfig
from mazo.games.lorcana.cards import formats, samples
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.construction import check, load_deck
from mazo.games.lorcana.deal import edition_named, new_table
from mazo.kernel.playout import playout
from mazo.kernel.rng import Dice
from mazo.texts.decklists import parse

SHARED_DECKS = Path(__file__).parents[4].parent / "shared" / "data" / "lorcana" / "decks"
PLAYED = [name for name in samples.all_names() if samples.about(name).format not in ("", "coconut")]
"""The decks that were sold or played in tournaments."""
STRIDE = 29
"""Of all pairs of decks each so many-th plays a game here."""


def test_there_are_at_least_six_to_begin_with() -> None:
    assert len(samples.names()) >= 6
    assert list(samples.names()) == sorted(samples.names())
    assert samples.all_names()[: len(samples.names())] == samples.names()


@pytest.mark.parametrize("name", samples.names())
def test_a_sample_is_sixty_playable_cards_of_two_inks(name: str) -> None:
    cards = samples.load(name)
    assert len(cards) == 60
    assert not any(card.text for card in cards)
    assert len({ink for card in cards for ink in card.inks}) == 2


@pytest.mark.parametrize("name", samples.names())
def test_a_sample_has_a_low_curve_and_enough_ink(name: str) -> None:
    cards = samples.load(name)
    assert sum(card.cost <= 4 for card in cards) >= 40
    assert sum(card.inkable for card in cards) >= 45


@pytest.mark.parametrize("name", samples.all_names())
def test_a_deck_introduces_itself_in_both_languages(name: str) -> None:
    title, english, spanish = samples.text(name).splitlines()[:3]
    assert title.startswith("# ")
    assert english.startswith("# en: ")
    assert spanish.startswith("# es: ")
    about = samples.about(name)
    assert (about.title, about.text("en"), about.text("es")) == (title[2:], english[6:], spanish[6:])
    assert about.en != about.es


def test_some_samples_have_locations() -> None:
    numbers = [sum(card.type == "location" for card in samples.load(name)) for name in samples.names()]
    assert sum(number > 0 for number in numbers) >= 2


@pytest.mark.parametrize("name", ["", "no-such-deck", "../cards/data/set_01", "spark-dash.txt"])
def test_another_name_is_refused_with_the_choices(name: str) -> None:
    with pytest.raises(BadConfig, match=samples.names()[0]):
        samples.load(name)


# --- what was sold and played ---------------------------------------------------------------------------------------


def test_there_are_thirty_from_every_year_and_many_sets() -> None:
    assert len(PLAYED) == 30
    days = [samples.about(name).date for name in PLAYED]
    assert {day.year for day in days if day is not None} == {2023, 2024, 2025, 2026}
    assert {samples.about(name).format for name in PLAYED} == {"core", "infinity", "pack-rush"}


def test_every_ink_is_played_in_at_least_four() -> None:
    inks = Counter(ink for name in PLAYED for ink in {ink for card in samples.load(name) for ink in card.inks})
    assert set(inks) == {"Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel"}
    assert min(inks.values()) >= 4


@pytest.mark.parametrize("name", PLAYED)
def test_a_played_deck_is_legal_in_its_format_on_its_day_and_all_its_cards_are_supported(name: str) -> None:
    about = samples.about(name)
    assert about.date is not None
    entries = parse(samples.text(name)).entries
    assert check(entries, standard(), about.format, on=about.date) == ()
    assert not any(card.text for card in samples.load(name))
    assert sum(entry.count for entry in entries) == (60 if formats.format_named(about.format).min_cards else 30)


def test_games_between_them_run_to_an_end() -> None:
    loaded = {name: samples.load(name) for name in samples.all_names()}
    pairs = list(combinations(PLAYED, 2))[::STRIDE]
    # Each deck plays at least once.
    pairs += [pair for pair in zip(PLAYED, PLAYED[1:] + PLAYED[:1]) if not any(pair[0] in seen for seen in pairs)]
    for number, pair in enumerate(pairs):
        table = new_table([loaded[name] for name in pair], f"pair {number}", edition_named(None))
        playout(table, Dice(number + 1))
        assert table.over, pair


@pytest.mark.shared
def test_all_shared_lists_load() -> None:
    if not SHARED_DECKS.exists():
        pytest.skip(f"the shared deck lists are absent: {SHARED_DECKS}")
    lists = sorted(SHARED_DECKS.glob("*.txt"))
    assert len(lists) == 73
    for path in lists:
        text = path.read_text(encoding="utf-8")
        assert len(load_deck(text, standard(), None)) == parse(text).total, path.name
