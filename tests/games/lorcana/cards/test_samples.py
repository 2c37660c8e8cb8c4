"""The sample decks: legal, playable as they are, and sensible enough to be fun."""

import pytest

from mazo.errors import BadConfig
from mazo.games.lorcana.cards import samples


def test_there_are_at_least_six_samples() -> None:
    assert len(samples.names()) >= 6
    assert list(samples.names()) == sorted(samples.names())


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


@pytest.mark.parametrize("name", samples.names())
def test_a_sample_introduces_itself_in_both_languages(name: str) -> None:
    title, english, spanish = samples.text(name).splitlines()[:3]
    assert title.startswith("# ")
    assert english.startswith("# en: ")
    assert spanish.startswith("# es: ")


def test_some_samples_have_locations() -> None:
    numbers = [sum(card.type == "location" for card in samples.load(name)) for name in samples.names()]
    assert sum(number > 0 for number in numbers) >= 2


@pytest.mark.parametrize("name", ["", "no-such-deck", "../cards/data/set_01", "spark-dash.txt"])
def test_another_name_is_refused_with_the_choices(name: str) -> None:
    with pytest.raises(BadConfig, match=samples.names()[0]):
        samples.load(name)
