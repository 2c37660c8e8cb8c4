"""Sentences put together, in the ways that all games share and in those that a game adds."""

import pytest

from mazo.abilities.reading.assemble import Assembler, CantAssemble
from mazo.abilities.reading.parts import AsBefore, Counted, EnterAs, Puts, Rest, Said
from mazo.abilities.tree.deeds import Discard, Do, Draw, Look, Put, RemoveCounters, Shuffle, Sort
from mazo.abilities.tree.effects import (
    Choose,
    ChoosePlayer,
    EachPlayer,
    If,
    Nothing,
    Play,
    PlayersMay,
    Steps,
    To,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Compare, Count, Ref, Size, That, They, This, Top

SHIP = Chosen(Cards(("ship",)))
MANY = Compare(Count(Cards(("ship",), "yours")), "at least", 3)
ASSEMBLER = Assembler({}, ("?chosen",), ("?they", "?those"))


def effect(*said: Said):
    """What those sentences do."""
    return ASSEMBLER.effect_of(said)


def test_sentences_follow_each_other_with_their_joints():
    assert effect(Said(Draw()), Said(Shuffle(), joint=". then")) == Steps((Draw(), Shuffle()), (". then",))


def test_if_you_do_and_otherwise_hang_on_what_came_before():
    made = effect(Said(PlayersMay(Discard())), Said(Draw(2), "if you do"), Said(Draw(), "otherwise"))
    assert made == To(PlayersMay(Discard()), Draw(2), "if you do", Draw())


def test_otherwise_after_a_condition_is_its_other_branch():
    assert effect(Said(Draw(2), condition=MANY), Said(Draw(), "otherwise")) == If(MANY, Draw(2), Draw())


def test_instead_takes_what_it_leaves_unsaid_from_the_first():
    more = Said(AsBefore("burn", 4), "instead", MANY)  # type: ignore[arg-type]
    assert effect(Said(Do("burn", SHIP, 2)), more) == If(MANY, Do("burn", SHIP, 4), Do("burn", SHIP, 2), instead=True)
    fewer = Said(AsBefore("remove rust", 3), "instead", MANY)  # type: ignore[arg-type]
    made = effect(Said(RemoveCounters("rust", 1, SHIP)), fewer)
    assert made.then == RemoveCounters("rust", 3, SHIP)


def test_more_of_something_else_is_refused():
    with pytest.raises(CantAssemble, match="more of what") as caught:
        effect(Said(Draw()), Said(AsBefore("burn", 4), "instead", MANY))  # type: ignore[arg-type]
    assert caught.value.sentence == 1


def test_a_condition_on_the_choice_comes_after_it():
    chosen = They(Ref("?chosen"), ())
    made = effect(Said(Do("burn", SHIP)), Said(Do("sink", SHIP), "instead", chosen))
    after = If(chosen, Do("sink", Ref("?chosen")), Do("burn", Ref("?chosen")), instead=True)
    assert made == Steps((Choose(SHIP, "chosen"), after), (".",))


def test_what_each_player_chose_belongs_to_the_loop():
    loop = EachPlayer("each opponent", Choose(SHIP))
    made = effect(Said(loop), Said(Do("sink", Ref("?those"))))
    assert made == EachPlayer("each opponent", Steps((Choose(SHIP), Do("sink", Ref("?they"))), (".",)))


def test_what_is_looked_at_is_sorted_at_once():
    put, rest = Puts((Put("hand"),)), Rest("bottom", any_order=True)
    made = effect(Said(Look(Top(3))), Said(put), Said(rest))  # type: ignore[arg-type]
    assert made == Steps((Look(Top(3)), Sort((Put("hand"),), "bottom")), (".",))


def test_cards_enter_as_the_next_sentence_says():
    entering = EnterAs("anchored")
    assert effect(Said(Play(Ref())), Said(entering)) == Play(Ref(), state="anchored")  # type: ignore[arg-type]
    with pytest.raises(CantAssemble, match="something that is played"):
        effect(Said(Draw()), Said(entering))  # type: ignore[arg-type]


def test_a_counted_number_is_meant_by_the_next_sentence():
    assert effect(Said(Counted(Size(This()))), Said(Draw(That()))) == Draw(Size(This()))  # type: ignore[arg-type]


def test_a_player_whose_cards_are_meant_is_chosen_first():
    hand = Cards(whose="?chosen player", zone="hand")  # type: ignore[arg-type]
    made = effect(Said(Draw(Count(hand))))
    drawn = Draw(Count(Cards(whose="theirs", zone="hand")))
    assert made == Steps((ChoosePlayer("chosen player", "chosen"), drawn), (".",))


def test_a_choice_inside_an_amount_is_made_first():
    assert effect(Said(Draw(Size(SHIP)))) == Steps((Choose(SHIP, "chosen"), Draw(Size(Ref("?chosen")))), (".",))


def test_nothing_hangs_on_nothing():
    with pytest.raises(CantAssemble, match="nothing came before"):
        effect(Said(Draw(), "if you do"))


def test_a_way_that_nobody_knows_is_no_effect():
    with pytest.raises(CantAssemble, match="says what is so"):
        effect(Said(Draw()), Said(Draw(), "while"))


def test_a_game_adds_ways_of_its_own():
    twice = Assembler({"twice": lambda last, said: Steps((last, last))}, (), ("?they",))
    assert twice.effect_of([Said(Draw()), Said(Nothing(), "twice")]) == Steps((Draw(), Draw()), (".",))
