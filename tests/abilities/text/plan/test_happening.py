"""How often something happened and what was so then, without a language; and who plays a part in it."""

import pytest

from mazo.abilities.text.plan.doing import home_of
from mazo.abilities.text.plan.happening import circumstance_of, past_of
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.tree.nouns import Cards, Comparison, Every, Is, PlayerOf, Ref, They, This, When
from tests.abilities.text.garden import SPEECH, scene

PLANT = Cards(("plant",))


@pytest.mark.parametrize(
    ("comparison", "number", "sort"),
    [("at least", 1, "once"), ("is", 0, "never"), ("at least", 2, "many"), ("less than", 1, "never")],
)
def test_how_often_it_happened_decides_how_it_is_said(comparison: Comparison, number: int, sort: str) -> None:
    assert past_of(When("grow", PLANT), (comparison, number), ()).sort == sort


def test_what_happens_to_the_card_itself_is_counted_in_times() -> None:
    assert past_of(When("grow", "this"), ("at least", 2), ()).sort == "times"


def test_a_state_of_the_subject_is_said_of_it_unless_the_event_says_it() -> None:
    ripe = They(Ref("subject"), (Is("ripe"),))
    assert circumstance_of(ripe, When("grow", PLANT), {}).state == "ripe"
    assert circumstance_of(ripe, When("grow", PLANT), {"grow": ("ripe",)}).silent
    assert not circumstance_of(They(This(), (Is("ripe"),)), When("grow", PLANT), {}).of_subject


def test_cards_go_home_to_their_players() -> None:
    foes = Every(Cards(("plant",), "opposing"))
    assert home_of(This(), Met("plant"), "you") == "yours"
    assert home_of(Ref(), Met("plant", whose="theirs"), "you") == "theirs"
    assert home_of(Ref(), Met("plant"), PlayerOf(Ref())) == "theirs"
    assert home_of(foes, Met("plant", True, "opposing"), "you") == "their players'"
    assert home_of(Ref(), Met("plant", whose="opposing"), "you") == "its player's"


def test_a_card_that_was_just_named_is_not_named_again() -> None:
    voice = SPEECH.voice("en", scene())
    party = voice.happening.party
    assert party("this", When("grow"), False, "").sort == "this"
    assert party("this", When("grow"), False, "").sort == "this again"
    assert party(PLANT, When("grow", one_or_more=True), False, "").sort == "one or more"
    assert party(None, When("grow"), False, "").sort == "unnamed"
