"""Manners of speaking are dropped where the text is the same without them."""

from mazo.abilities.reading.manner import plainly
from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Action, Steps
from mazo.abilities.tree.nouns import Cards, Every

ALL = Every(Cards(("ship",), said="in play"), "all")
PLAIN = Every(Cards(("ship",)))


def test_a_manner_that_makes_no_difference_is_dropped():
    assert plainly(Action(Do("sink", ALL)), lambda ability: "Sink.") == Action(Do("sink", PLAIN))


def test_a_manner_that_is_heard_is_kept():
    assert plainly(Action(Do("sink", ALL)), str) == Action(Do("sink", ALL))


def test_each_manner_is_judged_alone():
    def say(ability):
        return ability.do.of[0].them.said

    made = plainly(Action(Steps((Do("sink", ALL), Do("burn", ALL)))), say)
    assert made == Action(Steps((Do("sink", Every(Cards(("ship",)), "all")), Do("burn", PLAIN))))
