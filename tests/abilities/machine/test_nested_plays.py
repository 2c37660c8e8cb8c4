"""Playing a card inside a resolution: its own choices lie on the stack above, then the outer program goes on."""

import pytest

from mazo.abilities.machine.program import EQUAL, OPPONENTS, YOURS
from mazo.kernel.codes import RUN, option
from mazo.kernel.loop import deciding, legal
from tests.kernel.cards import Card, when
from tests.kernel.play import answer, asked, choose, names, passes, put, resolve, table, take
from tests.kernel.script import THAT, Script
from tests.kernel.toy import Toy
from tests.kernel.words import (
    ANNUL,
    ANSWER,
    ASK_MAIN,
    ASK_WINDOW,
    DESTROY,
    DO_PASS,
    ENTER,
    FIELD,
    GAIN,
    GRAVE,
    HAND,
    PLAY_FRAME,
    PLAY_FREE,
    SELF,
    SPELL,
    TYPE,
)

BOLT = Card("bolt", SPELL, code=Script().select(FIELD, OPPONENTS).choose(1, 1).do(DESTROY))
HERO = Card("hero", gifts=[when(ENTER, Script().do_player(GAIN, 2), SELF)])
NO = Card("no", ANSWER, code=Script().take(THAT).do(ANNUL))
PLAY_A_SPELL = Script().select(HAND, YOURS).keep(TYPE, EQUAL, SPELL).choose(1, 1).do(PLAY_FREE).do_player(GAIN, 1)


def play_a_unit() -> Script:
    """Play a card from your hand; if you do, gain five points."""
    return Script().select(HAND, YOURS).choose(1, 1).do(PLAY_FREE).if_you_do().do_player(GAIN, 5).end()


@pytest.fixture(name="t")
def a_table() -> Toy:
    """Two spells and a hero in hand, two targets on the other side."""
    t = table([BOLT, HERO, NO])
    for name in ("bolt", "bolt", "hero"):
        put(t, name, 0, HAND)
    for _ in range(2):
        put(t, "plain", 1)
    return t


def test_the_inner_card_asks_before_the_outer_program_goes_on(t):
    resolve(t, PLAY_A_SPELL)
    choose(t, legal(t)[0])
    targets = t.cards(FIELD, 1)[:]
    assert legal(t) == [take(card) for card in targets]
    assert t.points == [0, 0]
    assert [frame.kind for frame in t.stack if frame.kind in (RUN, PLAY_FRAME)] == [RUN, PLAY_FRAME, RUN]
    choose(t, take(targets[1]))
    assert t.points == [1, 0]
    assert t.cards(FIELD, 1) == [targets[0]]
    assert names(t, GRAVE, 0) == ["bolt"]


def test_a_copy_in_the_middle_of_the_inner_card_goes_on_like_the_original(t):
    resolve(t, PLAY_A_SPELL)
    choose(t, legal(t)[0])
    twin = t.copy()
    assert isinstance(twin, Toy)
    choose(twin, legal(twin)[1])
    assert (twin.points, t.points) == ([1, 0], [0, 0])
    choose(t, legal(t)[1])
    assert twin.ints() == t.ints()


def test_plays_inside_plays_inside_plays():
    chain = Script().select(HAND, YOURS).keep(TYPE, EQUAL, SPELL).choose(0, 1).do(PLAY_FREE).do_player(GAIN, 1)
    t = table([Card("chain", SPELL, code=chain)])
    for _ in range(4):
        put(t, "chain", 0, HAND)
    resolve(t, chain)
    depths = []
    while asked(t) != ASK_MAIN:
        depths.append(len(t.stack))
        choose(t, legal(t)[0])
    assert depths == [3, 5, 7, 9]
    assert t.points == [5, 0]


def test_whether_a_card_was_played_is_told_to_the_outer_program(t):
    resolve(t, play_a_unit())
    hero = t.cards(HAND, 0)[2]
    choose(t, take(hero))
    assert t.on_field(hero)
    assert t.points == [7, 0], "five for having played it, two for its entering"


def test_what_the_inner_card_triggers_waits_for_the_end_of_the_outer_program(t):
    resolve(t, play_a_unit().may().end())
    choose(t, take(t.cards(HAND, 0)[2]))
    assert t.points == [5, 0]
    choose(t, legal(t)[0])
    assert t.points == [7, 0]


def test_a_card_played_inside_a_resolution_can_be_answered():
    t = table([BOLT, HERO, NO], windows=True)
    put(t, "hero", 0, HAND)
    no = put(t, "no", 1, HAND)
    resolve(t, Script().select(HAND, YOURS).choose(1, 1).do(PLAY_FREE).do_player(GAIN, 1))
    choose(t, legal(t)[0])  # the only card in hand: nobody else may learn that from a question not asked
    assert (asked(t), deciding(t)) == (ASK_WINDOW, [1])
    answer(t, 1, no)
    passes(t, 0, 1)
    passes(t, 0, 1)
    assert names(t, FIELD, 0) == []
    assert t.points == [1, 0], "the outer program goes on all the same"
    assert legal(t) == [option(DO_PASS)]


def test_several_cards_played_at_once_all_resolve(t):
    resolve(t, Script().select(HAND, YOURS).do(PLAY_FREE).do_player(GAIN, 1))
    while asked(t) != ASK_MAIN:
        choose(t, legal(t)[0])
    assert names(t, FIELD, 1) == []
    assert sorted(names(t, GRAVE, 0)) == ["bolt", "bolt"]
    assert t.points == [3, 0]


def test_what_was_done_is_told_to_the_asking_frame_although_the_change_itself_pushed_another():
    listener = Card("listener", gifts=[when(PLAY_FREE, Script().do_player(GAIN, 4))])
    t = table([HERO, listener])
    put(t, "listener", 0)
    put(t, "hero", 0, HAND)
    resolve(t, play_a_unit())
    choose(t, legal(t)[0])
    assert t.points == [11, 0]
