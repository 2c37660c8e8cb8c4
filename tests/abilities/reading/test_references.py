"""Pronouns resolved over a text by the rules of a game, and what all games share."""

import pytest
from msgspec.structs import replace

from mazo.abilities.reading.references import Discourse, Pronouns, Unresolved, last_chosen, last_several, left
from mazo.abilities.tree.deeds import Do, Look
from mazo.abilities.tree.effects import ChooseOne, If, Play, Steps
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Compare,
    Count,
    Every,
    Is,
    Not,
    PlayerOf,
    Ref,
    SameObject,
    This,
    When,
)

SHIPS = Cards(("ship",))
SHIP = Chosen(SHIPS)
PRONOUNS = Pronouns(
    rules={"it": last_chosen, "those": last_several, "ship": lambda said: said.of_type("ship") or said.subject()},
    player=lambda said: PlayerOf(said.last() or This()),
    actor="ship",
    fleeting=("order",),
    passing=("anchored",),
)


def resolved(node, event=None, card_type="ship"):
    """The node with its pronouns resolved."""
    return Discourse(PRONOUNS, event, card_type).resolved(node)


def test_a_mark_means_what_the_rule_of_its_name_says():
    made = resolved(Steps((Do("burn", SHIP), Do("sink", Ref("?it")))))
    assert made.of[1].them == Ref("it")


def test_a_mark_without_a_meaning_is_refused_by_its_name():
    with pytest.raises(Unresolved, match=r"^it$"):
        resolved(Do("sink", Ref("?it")))
    with pytest.raises(Unresolved, match=r"^nobody$"):
        resolved(Do("sink", Ref("?nobody")))


def test_each_choice_gets_a_name_of_its_own():
    first, second = resolved(Steps((Do("burn", SHIP), Do("sink", SHIP)))).of
    assert (first.them.name, second.them.name) == ("it", "second")


def test_it_is_left_free_for_what_is_played():
    made = resolved(Steps((Do("burn", SHIP), Play(Ref("other")))))
    assert made.of[0].them.name == "first"


def test_another_is_another_than_the_one_chosen_before():
    another = Chosen(replace(SHIPS, other=True))
    made = resolved(Steps((Do("burn", SHIP), Do("burn", another))))
    assert made.of[1].them.cards == replace(SHIPS, where=(Not(SameObject(Ref("it"))),))


def test_on_a_card_that_is_never_in_play_another_needs_no_more_words():
    another = Chosen(replace(SHIPS, other=True))
    assert resolved(Steps((Do("burn", SHIP), Do("burn", another))), card_type="order").of[1].them.cards.other


def test_those_that_may_have_changed_can_not_be_spoken_of_again():
    anchored = Every(replace(SHIPS, where=(Is("anchored"),)))
    assert resolved(Steps((Do("burn", Every(SHIPS)), Do("sink", Ref("?those"))))).of[1].them == Every(SHIPS)
    with pytest.raises(Unresolved, match="lost"):
        resolved(Steps((Do("burn", anchored), Do("sink", Ref("?those")))))


def test_what_one_option_has_chosen_the_others_do_not_know():
    with pytest.raises(Unresolved):
        resolved(ChooseOne((Do("burn", SHIP), Do("sink", Ref("?it")))))


def test_there_is_the_zone_that_was_looked_at():
    hold = Cards(whose="opposing", zone="hold")
    taken = Do("sink", Chosen(replace(SHIPS, zone="?there")))
    made = resolved(Steps((Look(Every(hold)), taken)))
    assert (made.of[1].them.cards.zone, made.of[1].them.cards.whose) == ("hold", "opposing")


def test_what_only_one_branch_chooses_is_chosen_in_the_other_as_well():
    many = Compare(Count(SHIPS), "at least", 3)
    made = resolved(If(many, Do("sink", SHIP), Do("burn", Ref("?it"))))
    assert made.otherwise == Do("burn", SHIP)


def test_that_player_is_whom_the_game_says():
    made = resolved(Steps((Do("burn", SHIP), Do("sink", Chosen(SHIPS, by="?that player")))))
    assert made.of[1].them.by == PlayerOf(Ref("it"))


def test_a_rule_may_ask_for_the_event():
    assert resolved(Do("sink", Ref("?ship")), When("sail", SHIPS)).them == Ref("subject")


def test_marks_that_are_left_are_told():
    assert left((Do("sink", Ref("?it")), "?richer", "you")) == ["it", "richer"]
