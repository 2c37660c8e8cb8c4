"""What has one possible answer is not asked where everybody sees the cards, and is asked where skipping would tell."""

from collections.abc import Sequence

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Look, Put, Reveal, RevealHand, Sort
from mazo.abilities.tree.effects import Steps
from mazo.abilities.tree.nouns import Cards, Chosen, Top
from tests.games.lorcana.abilities.lowering.stage import CHARACTERS, PLAIN, spell
from tests.support.table import ME, YOU, Made, Side, Situation, position

DECK = ["Ant", "Rock", "Bear", "Dog"]
HAND = Cards(("character",), zone="hand")


def all_of(seen: Look | Reveal) -> Made:
    """An action that puts all characters among those cards into the hand."""
    return spell(Steps((seen, Sort((Put("hand", 99, cards=CHARACTERS),), "bottom", any_order=False))))


def cast(action: Made, *, deck: Sequence[str] = (), you: Side | None = None) -> Situation:
    """A position in which I have played the action."""
    return position(me={"hand": ["Spell"], "deck": deck}, you=you, cards=[*PLAIN, action]).push("play Spell")


@pytest.mark.parametrize(("count", "hand"), [(1, ["Ant"]), (2, ["Ant"]), (3, ["Ant", "Bear"])])
def test_all_that_was_revealed_is_taken_without_a_question(count, hand):
    game = cast(all_of(Reveal(Top(count))), deck=DECK)
    assert (game.hand(ME), game.legal("choose")) == (hand, [])


@pytest.mark.parametrize(("count", "asked"), [(1, ["choose Ant"]), (2, ["choose Ant"]), (3, ["choose Ant; Bear"])])
def test_what_only_one_player_has_looked_at_is_asked_about(count, asked):
    game = cast(all_of(Look(Top(count))), deck=DECK)
    assert (game.hand(ME), game.legal("choose")) == ([], asked)


THEIR_CHARACTER = Discard(1, "chosen opponent", HAND, "you")


@pytest.mark.parametrize(("hand", "left"), [(["Ant"], []), (["Ant", "Rock"], ["Rock"])])
def test_the_only_candidate_of_a_hand_that_all_have_seen_is_taken(hand, left):
    game = cast(spell(Steps((RevealHand("chosen opponent"), THEIR_CHARACTER))), you={"hand": hand})
    assert game.hand(YOU) == left


def test_where_a_revealed_hand_has_two_candidates_one_of_them_is_chosen():
    game = cast(spell(Steps((RevealHand("chosen opponent"), THEIR_CHARACTER))), you={"hand": ["Ant", "Bear"]})
    assert game.legal("choose") == ["choose Ant", "choose Bear"]


BACK_AND_AWAY = spell(
    Steps((Do("return to hand", Chosen(Cards(("character",), "opposing"))), Discard(1, "each opponent", HAND)))
)


@pytest.mark.parametrize("beside", [[], ["Rock"]])
def test_a_candidate_that_all_know_is_asked_about_as_long_as_others_might_be_in_that_hand(beside):
    """Everybody saw the Ant come back; whether Rock is a candidate too is nobody else's business."""
    game = cast(BACK_AND_AWAY, you={"play": ["Ant"], "hand": beside})
    assert (game.hand(YOU), game.legal("choose")) == (([*beside, "Ant"], ["choose Ant"]) if beside else ([], []))
