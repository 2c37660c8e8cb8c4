"""Conditions taken apart, without a language."""

from mazo.abilities.text.plan.holding import (
    Are,
    Compared,
    HadTogether,
    Joined,
    Lacking,
    RivalCards,
    RivalFigures,
    plan,
    said_of,
    versus,
)
from mazo.abilities.text.plan.usage import Usage
from mazo.abilities.tree.nouns import (
    AllHold,
    Cards,
    Classified,
    Compare,
    Count,
    DoesntHold,
    Has,
    Is,
    Named,
    OneHolds,
    PlayerHas,
    They,
    This,
    Turn,
)

USAGE = Usage(persons=("gnome",), being="plant", things=("tool",))
MINE = Cards(("plant",), "yours")
SOME = Compare(Count(MINE), "at least", 1)


def test_denying_both_is_denying_either() -> None:
    found = plan(DoesntHold(AllHold((Turn(), They(This(), (Is("ripe"),))))), USAGE)
    assert isinstance(found, Joined)
    assert not found.both
    assert found.of[1] == Are(This(), (Is("ripe"),), holds=False)


def test_a_denied_comparison_is_the_contrary_one() -> None:
    assert plan(DoesntHold(Compare(Count(MINE), "at least", 3)), USAGE) == Compared(Count(MINE), "less than", 3)


def test_what_there_is_none_of_is_denied_where_the_language_does_so() -> None:
    assert plan(DoesntHold(SOME), USAGE, lacks=True) == Lacking(Count(MINE))
    assert plan(DoesntHold(SOME), USAGE) == Compared(Count(MINE), "less than", 1)


def test_several_things_that_you_have_are_one() -> None:
    named = [Compare(Count(Cards(("plant",), "yours", (Named((name,)),))), "at least", 1) for name in ("Fern", "Moss")]
    found = plan(AllHold(tuple(named)), USAGE)
    assert isinstance(found, HadTogether)
    assert found.names == (("Fern",), ("Moss",))
    either = plan(OneHolds(tuple(named)), USAGE)
    assert isinstance(either, HadTogether)
    assert (either.both, either.names) == (False, ())


def test_a_class_is_said_with_the_noun_and_a_state_by_itself() -> None:
    said = said_of((Classified(("Tree",)), Is("ripe")), card=False, this_kind="plant", usage=USAGE, named=False)
    assert said.noun == Cards(("plant",), where=(Classified(("Tree",)),))
    assert said.rest == (Is("ripe"),)


def test_a_thing_is_said_to_be_such_a_thing() -> None:
    said = said_of((Classified(("Sharp",)),), card=False, this_kind="tool", usage=USAGE, named=False)
    assert said.noun is not None
    assert said.noun.types == ("tool",)


def test_figures_alone_make_no_noun() -> None:
    assert said_of((Has("height", "is", 2),), card=True, this_kind="", usage=USAGE, named=True).noun is None


def test_rivals_have_the_same_thing() -> None:
    theirs = Cards(("plant",), "opposing")
    assert versus(Count(MINE), "more than", Count(theirs)) == RivalCards(MINE, "opposing")
    assert versus(Count(MINE), "more than", Count(Cards(("tool",), "opposing"))) is None
    assert versus(Count(MINE), "at least", Count(theirs)) is None
    assert versus(PlayerHas("drops"), "is", PlayerHas("drops", "they")) == RivalFigures("drops", "you", "they")
