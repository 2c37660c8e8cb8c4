"""Events: what a triggered ability hears, of which cards and players, and how often."""

import pytest

from mazo.abilities.tree.deeds import (
    Discard,
    Do,
    Draw,
    MoveCounters,
    PutCounters,
    PutUnder,
    RemoveCounters,
    Reveal,
    RevealHand,
    Shuffle,
    ToDeck,
    ToPlayer,
)
from mazo.abilities.tree.effects import (
    Activated,
    Choose,
    Cost,
    Get,
    Keyword,
    Move,
    PayLess,
    PlayersMay,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Compare,
    Count,
    Every,
    Has,
    Is,
    Named,
    Ref,
    This,
    Top,
    Turn,
    When,
)
from tests.games.lorcana.abilities.lowering.stage import CHARACTERS, MINE, PLAIN, THEIRS, hero, spell, wand
from tests.support.rule import rule
from tests.support.table import ME, YOU, Made, Situation, made, position

THING = Cards(("item",))
ONE = ToPlayer("gain lore", 1)


def hears(when: When) -> Made:
    """A character that gains 1 lore whenever this happens."""
    return hero(Triggered((when,), ONE))


def resolve_all(game: Situation) -> None:
    """Resolve what waits in the bag, in the order in which it is listed."""
    while game.legal("resolve"):
        game.push("resolve 1")


SPELLS = (
    spell(Do("banish", Chosen(CHARACTERS)), "Fire"),
    spell(Do("return to hand", Chosen(CHARACTERS)), "Wind"),
    spell(Draw(2), "Lesson"),
    spell(Draw(2, "each opponent"), "School"),
    spell(Discard(2), "Mess"),
    spell(Do("put into inkwell exerted", Top(2)), "Rain"),
    spell(Do("exert", Chosen(CHARACTERS)), "Yawn"),
    spell(Do("ready", Chosen(CHARACTERS)), "Alarm"),
    spell(Do("deal damage", Chosen(CHARACTERS), 1), "Sting"),
    spell(PutCounters("damage", 1, Chosen(CHARACTERS)), "Curse"),
    spell(RemoveCounters("damage", 1, Chosen(CHARACTERS), up_to=False), "Balm"),
    spell(MoveCounters("damage", 1, Chosen(CHARACTERS, name="from"), Chosen(THEIRS)), "Swap"),
    spell(ToPlayer("gain lore", 2), "Luck"),
    spell(ToPlayer("lose lore", 2, "each opponent"), "Shame"),
    spell(PutUnder(Top(1), Chosen(MINE)), "Bury"),
    spell(Do("put into discard", Top(2)), "Flood"),
    spell(Do("return to hand", Chosen(Cards((), "yours", (), "discard"))), "Memory"),
    spell(ToDeck(Chosen(CHARACTERS), "bottom"), "Sink"),
    spell(Choose(Chosen(CHARACTERS)), "Point"),
    spell(Move(Chosen(MINE), Chosen(Cards(("location",), "yours"))), "Trip"),
    spell(Reveal(Top(1)), "Show"),
    spell(RevealHand("each opponent"), "Spy"),
    spell(Shuffle(), "Mix"),
)
NAMES = [one.card.name for one in SPELLS]
HELPER = hero(Keyword("Support"), name="Helper")
GEM = wand(Activated(Cost(this="exert"), Draw()), name="Gem")
SINGER = made("Singer", cost=3, willpower=3)

EVENTS = [
    (hears(When("play", MINE)), ["play Ant"], 1),
    (hears(When("play", MINE)), ["play Noise"], 0),
    (hears(When("play", Cards(("action",), "yours"))), ["play Noise"], 1),
    (hears(When("play", who="you")), ["play Noise", "play Ant"], 2),
    (hears(When("play", who="each opponent")), ["play Noise"], 0),
    (hears(When("play", Cards(("character",), "yours", (Has("cost", "at least", 2),)))), ["play Ant"], 0),
    (hears(When("quest", MINE)), ["quest Bear", "quest Hero"], 2),
    (hears(When("quest", "this")), ["quest Bear", "quest Hero"], 1),
    (hears(When("quest", Cards(("character",), "yours", other=True))), ["quest Bear", "quest Hero"], 1),
    (hears(When("challenge", MINE)), ["challenge Bear -> Fox"], 1),
    (hears(When("challenge", MINE, Cards(("location",)))), ["challenge Bear -> Fox"], 0),
    (hears(When("challenge", MINE, Cards(("location",)))), ["challenge Bear -> Tower"], 1),
    (hears(When("challenge", THEIRS)), ["challenge Bear -> Fox"], 0),
    (hears(When("is challenged", THEIRS)), ["challenge Bear -> Fox"], 1),
    (hears(When("is challenged", THEIRS, other="this")), ["challenge Bear -> Fox"], 0),
    (hears(When("is challenged", THEIRS, other="this")), ["challenge Hero -> Fox"], 1),
    (hears(When("banish", THEIRS)), ["play Fire", "choose Fox"], 1),
    (hears(When("banish", CHARACTERS)), ["play Fire", "choose Bear"], 1),
    (hears(When("banish", "this")), ["play Fire", "choose Hero"], 1),
    (hears(When("banish", CHARACTERS)), ["play Wind", "choose Bear"], 0),
    (hears(When("leave play", MINE)), ["play Wind", "choose Bear"], 1),
    (hears(When("leave play", MINE)), ["play Fire", "choose Bear"], 1),
    (hears(When("leave play", "this")), ["play Sink", "choose Hero"], 1),
    (hears(When("return to hand", CHARACTERS)), ["play Wind", "choose Fox"], 1),
    (hears(When("draw", who="you")), ["play Lesson"], 2),
    (hears(When("draw", who="each opponent")), ["play Lesson"], 0),
    (hears(When("draw", who="each opponent")), ["play School"], 2),
    (hears(When("discard", who="you")), ["play Mess", "choose Cat; Rock"], 2),
    (hears(When("discard", Cards(("item",)))), ["play Mess", "choose Cat; Rock"], 1),
    (hears(When("ink", who="you")), ["ink Rock"], 1),
    (hears(When("ink", who="you")), ["play Rain"], 2),
    (hears(When("exert", CHARACTERS)), ["play Yawn", "choose Bear"], 1),
    (hears(When("exert", CHARACTERS)), ["play Yawn", "choose Fox"], 0),
    (hears(When("exert", MINE)), ["quest Bear"], 1),
    (hears(When("ready", CHARACTERS)), ["play Alarm", "choose Fox"], 1),
    (hears(When("ready", CHARACTERS)), ["play Alarm", "choose Bear"], 0),
    (hears(When("sing", MINE)), ["sing Song with Singer"], 1),
    (hears(When("move", MINE)), ["move Bear -> Hut"], 1),
    (hears(When("move", MINE, Cards((), "any", (Named(("Tower",)),)))), ["move Bear -> Hut"], 0),
    (hears(When("move", MINE)), ["play Trip", "choose Bear"], 1),
    (hears(When("is dealt damage", THEIRS)), ["play Sting", "choose Fox"], 1),
    (hears(When("is dealt damage", CHARACTERS)), ["challenge Bear -> Fox"], 2),
    (hears(When("is dealt damage", THEIRS)), ["play Curse", "choose Fox"], 0),
    (hears(When("takes damage", THEIRS)), ["play Curse", "choose Fox"], 1),
    (hears(When("takes damage", THEIRS)), ["play Sting", "choose Fox"], 1),
    (hears(When("takes damage", THEIRS)), ["play Swap", "choose Dog"], 1),
    (hears(When("deals damage", MINE)), ["challenge Bear -> Fox"], 1),
    (hears(When("deals damage", Cards(("action",), "yours"))), ["play Sting", "choose Fox"], 1),
    (hears(When("is healed", CHARACTERS)), ["play Balm", "choose Dog"], 1),
    (hears(When("is healed", CHARACTERS)), ["play Balm", "choose Fox"], 0),
    (hears(When("is healed", CHARACTERS)), ["play Swap", "choose Dog"], 1),
    (hears(When("loses lore", who="each opponent")), ["play Shame"], 1),
    (hears(When("loses lore", who="you")), ["play Shame"], 0),
    (hears(When("put under", "this")), ["play Bury", "choose Hero"], 1),
    (hears(When("put under", "this")), ["play Bury", "choose Bear"], 0),
    (hears(When("put under", MINE)), ["play Bury", "choose Bear"], 1),
    (hears(When("put into discard", Cards((), "yours"))), ["play Flood"], 3),  # two cards, and the action itself
    (hears(When("put into discard", CHARACTERS)), ["play Fire", "choose Bear"], 1),
    (hears(When("left discard", Cards((), "yours"))), ["play Memory"], 1),
    (hears(When("is chosen", MINE)), ["play Point", "choose Bear"], 1),
    (hears(When("is chosen", MINE)), ["play Point", "choose Fox"], 0),
    (hears(When("is chosen for Support", MINE)), ["play Point", "choose Bear"], 0),
    (hears(When("is chosen for Support", MINE)), ["quest Helper", "yes", "choose Bear"], 1),
    (hears(When("pay", who="you")), ["play Ant"], 1),
    (hears(When("pay", who="you")), ["play Lesson"], 0),
    (hears(When("pay", who="you", amount=("at least", 2))), ["play Ant", "play Rock"], 1),
    (hears(When("pay", who="you", amount=("at most", 2))), ["play Lesson"], 1),  # for free, 0 is paid
    (hears(When("turn start", who="you")), ["end", "end"], 1),
    (hears(When("turn start", who="each opponent")), ["end"], 1),
    (hears(When("turn end", who="you")), ["end"], 1),
    (hears(When("turn end", who="each player")), ["end", "end"], 2),
    (hears(When("challenge over", MINE)), ["challenge Bear -> Fox"], 1),
    (hears(When("use ability", THING)), ["use Gem"], 1),
    (hears(When("reveal", who="you")), ["play Show"], 1),
    (hears(When("reveal", who="each opponent")), ["play Spy"], 1),
    (hears(When("shuffle", who="you")), ["play Mix"], 1),
]  # fmt: skip


@rule("lorcana", "6.2.1", "6.2.3", "7.7.2", "7.3.4", "7.4.3", "7.7.3.1")
@pytest.mark.parametrize(("card", "deeds", "times"), EVENTS)
def test_an_ability_hears_what_it_listens_for(card, deeds, times):
    play = ["Hero", "Bear", "Dog (damage 1)", "Hut", "Helper", "Gem", "Singer"]
    hand = [*NAMES, "Ant", "Noise", "Cat", "Rock", "Song"]
    game = position(
        me={"play": play, "hand": hand, "discard": ["Dog"], "ink": 6},
        you={"lore": 5, "hand": ["Cat"], "play": ["Fox (exerted)", "Tower"]},
        cards=[*PLAIN, *SPELLS, HELPER, GEM, SINGER, card],
    )
    game.push(*deeds)
    resolve_all(game)
    assert game.resolved().count("Hero") == times


GREEDY = hero(Triggered((When("gains lore", who="you"),), Draw()))


@rule("lorcana", "1.11.1")
def test_gaining_lore_is_an_event():
    game = position(me={"play": ["Hero"], "hand": ["Luck"]}, cards=[*SPELLS, GREEDY]).push("play Luck")
    assert game.hand(ME) == ["Filler"]


ARRIVAL = hero(Triggered((When("play", "this"),), ToPlayer("gain lore", 2)))
ANY_ARRIVAL = hero(Triggered((When("play", MINE),), ToPlayer("gain lore", 2)))
EITHER = hero(
    Triggered(
        (When("play", Cards(("character",), "yours", (Named(("Ant",)),)), this_or=True),), ToPlayer("gain lore", 2)
    )
)


@rule("lorcana", "4.3.4.1", "1.6.1")
@pytest.mark.parametrize(("card", "first", "second"), [(ARRIVAL, 2, 2), (ANY_ARRIVAL, 0, 2), (EITHER, 2, 4)])
def test_a_card_sees_itself_being_played_only_if_it_says_so(card, first, second):
    game = position(me={"hand": ["Hero", "Ant"], "ink": 5}, cards=[*PLAIN, card]).push("play Hero")
    assert game.lore(ME) == first
    assert game.push("play Ant").lore(ME) == second


TWO_TRIGGERS = hero(Triggered((When("play", "this"), When("quest", "this")), ToPlayer("gain lore", 2)))


@rule("lorcana", "6.2.6")
def test_an_ability_with_two_triggers_has_them_independently():
    game = position(me={"hand": ["Hero"], "ink": 2}, cards=[TWO_TRIGGERS]).push("play Hero")
    assert game.lore(ME) == 2
    game.push("end", "end", "quest Hero")
    assert game.lore(ME) == 5


SECOND_PLAYED = hero(Triggered((When("play", Cards((), "yours"), nth=2),), ToPlayer("gain lore", 2)))
SECOND_DRAWN = hero(Triggered((When("draw", who="you", nth=2),), ToPlayer("gain lore", 2)))


@rule("lorcana", "6.1.13.4")
def test_only_the_nth_time_in_a_turn():
    game = position(me={"play": ["Hero"], "hand": ["Ant", "Noise", "Rock"], "ink": 6}, cards=[*PLAIN, SECOND_PLAYED])
    lore = [game.push(f"play {name}").lore(ME) for name in ("Ant", "Noise", "Rock")]
    assert lore == [0, 2, 2]
    game = position(me={"play": ["Hero"], "hand": ["Lesson", "Lesson"]}, cards=[*SPELLS, SECOND_DRAWN])
    lore = [game.push("play Lesson").lore(ME) for _ in range(2)]
    assert lore == [2, 2]


SECOND_INKED = hero(Triggered((When("ink", who="you", nth=2),), ToPlayer("gain lore", 2)))
FIRST_BANISHED = hero(Triggered((When("banish", THEIRS, nth=1),), ToPlayer("gain lore", 2)))


@rule("lorcana", "6.1.13.4", "7.5.2")
@pytest.mark.parametrize(("deeds", "lore"), [(["ink Rock", "play Rain"], 2), (["play Rain"], 2), (["ink Rock"], 0)])
def test_of_several_cards_at_once_one_is_the_nth(deeds, lore):
    game = position(me={"play": ["Hero"], "hand": ["Rock", "Rain"]}, cards=[*PLAIN, *SPELLS, SECOND_INKED])
    assert game.push(*deeds).lore(ME) == lore


@rule("lorcana", "6.1.13.4", "7.4.3")
def test_the_first_that_is_banished():
    side = {"play": ["Ant", "Bear", "Cat"]}
    game = position(
        me={"play": ["Hero"], "hand": ["Fire", "Storm"]}, you=side, cards=[*PLAIN, *SPELLS, STORM, FIRST_BANISHED]
    )
    assert game.push("play Storm").lore(ME) == 2
    game = position(
        me={"play": ["Hero"], "hand": ["Fire", "Storm"]}, you=side, cards=[*PLAIN, *SPELLS, STORM, FIRST_BANISHED]
    )
    assert game.push("play Fire", "choose Ant", "play Storm").lore(ME) == 2


ONCE_FOR_ALL = hero(Triggered((When("banish", THEIRS, one_or_more=True),), ToPlayer("gain lore", 1)))
FOR_EACH = hero(Triggered((When("banish", THEIRS),), ToPlayer("gain lore", 1)))
STORM = spell(Do("banish", Every(THEIRS)), "Storm")


@rule("lorcana", "6.2.3", "M38")
@pytest.mark.parametrize(("card", "times"), [(ONCE_FOR_ALL, 1), (FOR_EACH, 3)])
def test_one_or_more_is_heard_once_for_all_at_the_same_time(card, times):
    game = position(
        me={"play": ["Hero"], "hand": ["Storm", "Storm"]},
        you={"play": ["Ant", "Bear", "Cat"]},
        cards=[*PLAIN, STORM, card],
    )
    game.push("play Storm")
    resolve_all(game)
    assert game.lore(ME) == times


TAKES_ALL = hero(Triggered((When("banish", THEIRS, one_or_more=True),), Do("return to hand", Ref("subject"))))


@rule("lorcana", "6.1.11", "M38")
def test_those_are_all_to_whom_it_happened_at_the_same_time():
    game = position(
        me={"play": ["Hero"], "hand": ["Storm"]},
        you={"play": ["Ant", "Bear"], "discard": ["Cat"]},
        cards=[*PLAIN, STORM, TAKES_ALL],
    )
    assert sorted(game.push("play Storm").hand(YOU)) == ["Ant", "Bear"]


GATHERED = [
    (hero(Triggered((When("discard", who="you", one_or_more=True),), ONE)), "Mess", 1),
    (hero(Triggered((When("ink", who="you", one_or_more=True),), ONE)), "Rain", 1),
    (hero(Triggered((When("put under", MINE, one_or_more=True),), ONE)), "Grave", 1),
    (hero(Triggered((When("reveal", who="you", one_or_more=True),), ONE)), "Open", 1),
    (hero(Triggered((When("draw", who="you", one_or_more=True),), ONE)), "Lesson", 2),  # one card at a time
]
GRAVE = spell(PutUnder(Top(2), Chosen(Cards(("character",), "yours", (Named(("Hero",)),)))), "Grave")
OPEN = spell(Reveal(Top(3)), "Open")


@rule("lorcana", "6.2.3", "1.12.2")
@pytest.mark.parametrize(("card", "action", "times"), GATHERED)
def test_what_happens_at_the_same_time(card, action, times):
    game = position(me={"play": ["Hero"], "hand": [action, "Ant", "Rock"]}, cards=[*PLAIN, *SPELLS, GRAVE, OPEN, card])
    game.push(f"play {action}", *(["choose Ant; Rock"] if action == "Mess" else []))
    resolve_all(game)
    assert game.resolved().count("Hero") == times


ON_MY_TURN = hero(Triggered((When("play", CHARACTERS, conditions=(Turn(),)),), ONE))
WITH_A_FRIEND = hero(Triggered((When("quest", MINE, conditions=(Compare(Count(MINE), "at least", 3),)),), ONE))


@rule("lorcana", "6.1.13.6")
def test_what_must_hold_at_that_moment():
    sides = {"hand": ["Ant"], "ink": 1}
    game = position(me={"play": ["Hero"], **sides}, you=sides, cards=[*PLAIN, ON_MY_TURN])
    assert game.push("play Ant").lore(ME) == 1
    assert game.push("end", "play Ant").lore(ME) == 1
    game = position(me={"play": ["Hero", "Bear"]}, cards=[*PLAIN, WITH_A_FRIEND]).push("quest Bear")
    assert game.resolved() == []


BRIBE = hero(Triggered((When("quest", MINE),), Get(Ref("subject"), "strength", 3, "this turn")))
REVENGE = hero(Triggered((When("challenge", MINE),), Do("deal damage", Ref("other"), 1)))
AUDIENCE = hero(Triggered((When("sing", MINE),), Get(Ref("subject"), "strength", 3, "this turn")))


@rule("lorcana", "1.4.3.2")
def test_the_subject_and_the_other_party_of_an_event():
    game = position(me={"play": ["Hero", "Bear"]}, cards=[*PLAIN, BRIBE]).push("quest Bear")
    assert (game.strength("Bear"), game.strength("Hero")) == (6, 2)
    game = position(me={"play": ["Hero", "Ant"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, REVENGE])
    assert game.push("challenge Ant -> Fox").damage("Fox") == 2
    game = position(me={"play": ["Hero", "Singer"], "hand": ["Song"]}, cards=[*PLAIN, SINGER, AUDIENCE])
    assert game.push("sing Song with Singer").strength("Singer") == 4


WAITING = made(
    "Waiting",
    "item",
    abilities=[Triggered((When("quest", MINE),), PlayersMay(Do("return to hand", This())), zone="discard")],
)


@rule("lorcana", "6.1.12")
def test_an_ability_that_works_only_in_another_zone():
    game = position(me={"play": ["Bear"], "discard": ["Waiting"]}, cards=[*PLAIN, WAITING])
    game.push("quest Bear", "yes")
    assert game.hand(ME) == ["Waiting"]
    game = position(me={"play": ["Bear", "Waiting"]}, cards=[*PLAIN, WAITING]).push("quest Bear")
    assert game.is_in_play("Waiting")


LIMITED = [
    (hero(Triggered((When("quest", MINE),), ONE, once="turn")), 1),
    (hero(Triggered((When("quest", MINE),), ONE, once="your turn")), 1),
    (hero(Triggered((When("quest", MINE),), ONE, once="opponents turn")), 0),
    (hero(Triggered((When("quest", MINE),), ONE, once="twice")), 2),
    (hero(Triggered((When("quest", MINE),), ONE)), 3),
]


@rule("lorcana", "6.1.13.2", "M41")
@pytest.mark.parametrize(("card", "times"), LIMITED)
def test_once_or_twice_in_a_turn(card, times):
    game = position(me={"play": ["Hero", "Ant", "Dog", "Fox"]}, cards=[*PLAIN, card])
    game.push("quest Ant", "quest Dog", "quest Fox")
    assert game.lore(ME) == 3 + times
    game.push("end", "end", "quest Ant")
    assert game.lore(ME) == 3 + times + 1 + min(1, times)


ONCE_IF_WANTED = hero(Triggered((When("quest", MINE),), PlayersMay(ToPlayer("gain lore", 5)), once="turn"))


@rule("lorcana", "6.1.13.2")
def test_what_was_declined_has_not_been_used():
    game = position(me={"play": ["Hero", "Ant", "Dog", "Fox"]}, cards=[*PLAIN, ONCE_IF_WANTED])
    game.push("quest Ant", "no", "quest Dog", "yes", "quest Fox")
    assert game.lore(ME) == 8


@rule("lorcana", "6.1.13.2", "6.2.2")
def test_a_trigger_of_the_opponents_turn():
    card = hero(Triggered((When("banish", MINE),), ONE, once="opponents turn"))
    game = position(
        me={"play": ["Hero", "Ant", "Dog"]}, you={"hand": ["Fire", "Fire"]}, cards=[*PLAIN, *SPELLS, card], active=YOU
    )
    game.push("play Fire", "choose Ant", "play Fire", "choose Dog")
    assert game.lore(ME) == 1


CHEAP = spell(Steps((PayLess(1, Cards(("character",))), Draw(0))), "Sale")
FRUGAL = hero(Triggered((When("play", MINE, amount=("at most", 2)),), ONE))


@rule("lorcana", "4.3.5")
def test_the_amount_of_a_play_is_the_ink_paid():
    game = position(me={"play": ["Hero"], "hand": ["Bear", "Bear", "Sale"], "ink": 5}, cards=[*PLAIN, CHEAP, FRUGAL])
    game.push("play Bear")
    assert game.lore(ME) == 0
    game.push("play Sale", "play Bear")
    assert game.lore(ME) == 1


@rule("lorcana", "5.1.3")
def test_a_state_is_read_when_the_event_happens():
    card = hero(Triggered((When("banish", Cards(("character",), "any", (Is("damaged"),))),), ONE))
    game = position(
        me={"play": ["Hero", "Dog (damage 1)", "Ant"], "hand": ["Fire", "Fire"]}, cards=[*PLAIN, *SPELLS, card]
    )
    game.push("play Fire", "choose Ant")
    assert game.lore(ME) == 0
    game.push("play Fire", "choose Dog")
    assert game.lore(ME) == 1
