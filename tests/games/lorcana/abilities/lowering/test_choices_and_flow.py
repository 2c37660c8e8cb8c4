"""Choices, and how effects follow each other: may, if, in order to, unless, each, repeat."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, RemoveCounters, Reveal, ToPlayer
from mazo.abilities.tree.effects import (
    Choose,
    ChooseOne,
    ChoosePlayer,
    EachCard,
    EachPlayer,
    Get,
    If,
    Keyword,
    Later,
    Must,
    Nothing,
    Pay,
    PlayersMay,
    Repeat,
    Steps,
    To,
    Triggered,
    Unless,
)
from mazo.abilities.tree.nouns import (
    AllHold,
    Cards,
    Chosen,
    Compare,
    Count,
    Did,
    DoesntHold,
    Every,
    Happened,
    Is,
    OfType,
    PlayerHas,
    PlayerOf,
    Ref,
    Size,
    Sum,
    That,
    They,
    This,
    Top,
    When,
)
from tests.games.lorcana.abilities.lowering.stage import CHARACTERS, MINE, PLAIN, THEIRS, hero, lord, returned, spell
from tests.support.rule import rule
from tests.support.table import FOURTH, ME, THIRD, YOU, position

ITEMS = Cards(("item",), "yours")
WARD = hero(Keyword("Ward"), name="Shy")

# Choosing cards.

ONE = spell(Do("return to hand", Chosen(CHARACTERS)))
TWO = spell(Do("return to hand", Chosen(CHARACTERS, 2)))
UP_TO_TWO = spell(Do("return to hand", Chosen(CHARACTERS, 2, up_to=True)))
AS_MANY = spell(Do("return to hand", Chosen(CHARACTERS, Count(ITEMS))))


@rule("lorcana", "6.1.3", "1.7.3")
@pytest.mark.parametrize(
    ("action", "answer", "gone"),
    [
        (ONE, "choose Bear", {"Bear"}),
        (TWO, "choose Ant; Fox", {"Ant", "Fox"}),
        (UP_TO_TWO, "choose Ant", {"Ant"}),
        (UP_TO_TWO, "nothing", set()),
        (UP_TO_TWO, "choose Ant; Bear", {"Ant", "Bear"}),
        (AS_MANY, "choose Bear; Fox", {"Bear", "Fox"}),
    ],
)
def test_how_many_are_chosen(action, answer, gone):
    game = position(
        me={"hand": ["Spell"], "play": ["Ant", "Bear", "Rock", "Rock"]}, you={"play": ["Fox"]}, cards=[*PLAIN, action]
    )
    game.push("play Spell", answer)
    assert returned(game) == gone


@rule("lorcana", "1.7.7", "1.2.3")
def test_without_a_legal_choice_that_part_does_nothing():
    game = position(me={"hand": ["Spell"]}, cards=[ONE]).push("play Spell")
    assert (game.hand(ME), game.legal("end")) == ([], ["end"])
    game = position(me={"hand": ["Spell"], "play": ["Ant"]}, cards=[*PLAIN, TWO]).push("play Spell")
    assert returned(game) == {"Ant"}


OPPONENT_CHOOSES = spell(
    EachPlayer("each opponent", Do("return to hand", Chosen(Cards(("character",), "theirs"), by="they")))
)


@rule("lorcana", "1.4.3", "8.15.2")
def test_another_player_chooses_even_a_card_with_ward():
    game = position(me={"hand": ["Spell"]}, you={"play": ["Shy", "Bear"]}, cards=[*PLAIN, WARD, OPPONENT_CHOOSES])
    game.push("play Spell")
    assert game.deciding == YOU
    game.push("choose Shy")
    assert game.hand(YOU) == ["Shy"]


WITHIN_FIVE = spell(Do("return to hand", Chosen(CHARACTERS, 3, up_to=True, within="strength", limit=5)))
WITHIN_LORE = spell(Do("return to hand", Chosen(CHARACTERS, 3, up_to=True, within="cost", limit=PlayerHas("lore"))))


@rule("lorcana", "6.7.3")
@pytest.mark.parametrize(("action", "legal"), [(WITHIN_FIVE, 5), (WITHIN_LORE, 4)])
def test_the_total_of_the_chosen_cards_is_limited(action, legal):
    # Strength 1, 3, 2 and 5: nothing, each alone, or pairs up to the limit; costs 1, 3, 2 and 5 likewise.
    game = position(me={"lore": 3, "hand": ["Spell"], "play": ["Ant", "Bear", "Dog", "Cat"]}, cards=[*PLAIN, action])
    game.push("play Spell")
    table = {"Ant": (1, 1), "Bear": (3, 3), "Dog": (2, 2), "Cat": (5, 5)}
    limit = 5 if legal == 5 else 3
    for answer in game.legal("choose "):
        names = [] if answer == "choose nothing" else answer.removeprefix("choose ").split("; ")
        assert sum(table[name][0] for name in names) <= limit
    assert len(game.legal()) == {5: 8, 4: 5}[legal]


AT_RANDOM = spell(Do("return to hand", Chosen(THEIRS, at_random=True)))


@rule("lorcana", "8.15.2", "M48")
def test_a_random_card_is_not_chosen():
    game = position(me={"hand": ["Spell"]}, you={"play": ["Shy"]}, cards=[WARD, AT_RANDOM]).push("play Spell")
    assert game.hand(YOU) == ["Shy"]


PLAINLY = spell(Do("return to hand", Chosen(THEIRS, plain=True)))
CHOOSING = spell(Do("return to hand", Chosen(THEIRS)))


@rule("lorcana", "8.15.1", "8.15.2", "6.1.3.1", "6.7.3.3")
@pytest.mark.parametrize(("action", "found"), [(PLAINLY, ["Shy"]), (CHOOSING, [])])
def test_ward_is_only_against_choosing(action, found):
    game = position(me={"hand": ["Spell"]}, you={"play": ["Shy"]}, cards=[WARD, action]).push("play Spell")
    assert game.hand(YOU) == found


TAUNT = lord(Must(This(), "be chosen"))


@rule("lorcana", "6.7.3", "6.1.3.1", "6.7.3.2")
def test_a_card_that_must_be_chosen():
    game = position(me={"hand": ["Spell"]}, you={"play": ["Lord", "Bear"]}, cards=[*PLAIN, TAUNT, CHOOSING])
    game.push("play Spell")
    assert game.hand(YOU) == ["Lord"]


# Whether and which.

MAY = spell(PlayersMay(ToPlayer("gain lore", 2)))
THEY_MAY = spell(PlayersMay(ToPlayer("gain lore", 2, "they"), "each opponent"))


@rule("lorcana", "6.1.4")
@pytest.mark.parametrize(("answer", "lore"), [("yes", 2), ("no", 0)])
def test_may_is_asked(answer, lore):
    assert position(me={"hand": ["Spell"]}, cards=[MAY]).push("play Spell", answer).lore(ME) == lore
    game = position(me={"hand": ["Spell"]}, cards=[THEY_MAY]).push("play Spell")
    assert game.deciding == YOU
    assert game.push(answer).lore(YOU) == lore


MAY_PAY = spell(PlayersMay(To(Pay(2), Draw(1))))
MAY_EXERT = spell(PlayersMay(To(Do("exert", Chosen(MINE)), ToPlayer("gain lore", 2))))


@rule("lorcana", "6.1.4.1", "6.1.5")
def test_what_can_not_be_paid_is_declined_without_a_question():
    game = position(me={"hand": ["Spell"], "ink": 1}, cards=[MAY_PAY]).push("play Spell")
    assert (game.hand(ME), game.legal("end")) == ([], ["end"])
    game = position(me={"hand": ["Spell"], "ink": 2}, cards=[MAY_PAY]).push("play Spell", "yes")
    assert (len(game.hand(ME)), game.ink(ME)) == (1, (0, 2))
    game = position(me={"hand": ["Spell"]}, cards=[MAY_EXERT]).push("play Spell")
    assert game.legal("end") == ["end"]


OTHERWISE = spell(If(Compare(Count(MINE), "at least", 1), ToPlayer("gain lore", 3), ToPlayer("lose lore", 1)))
JUST_IF = spell(If(Compare(Count(MINE), "at least", 1), ToPlayer("gain lore", 3)))
INSTEAD = spell(
    If(Compare(Count(MINE), "at least", 1), ToPlayer("gain lore", 3), ToPlayer("gain lore", 1), instead=True)
)


@rule("lorcana", "6.1.6", "6.5.6")
@pytest.mark.parametrize(("action", "with_one", "without"), [(OTHERWISE, 5, 1), (JUST_IF, 5, 2), (INSTEAD, 5, 3)])
def test_if_and_otherwise(action, with_one, without):
    game = position(me={"lore": 2, "hand": ["Spell"], "play": ["Ant"]}, cards=[*PLAIN, action]).push("play Spell")
    assert game.lore(ME) == with_one
    game = position(me={"lore": 2, "hand": ["Spell"]}, cards=[*PLAIN, action]).push("play Spell")
    assert game.lore(ME) == without


COMPLETELY = [
    (spell(To(Discard(2), Draw(3))), {"hand": ["Spell", "Ant", "Bear"]}, ["choose Ant; Bear"], 3),
    (spell(To(Discard(2), Draw(3))), {"hand": ["Spell", "Ant"]}, ["choose Ant"], 0),
    (spell(To(Do("banish", Chosen(ITEMS)), Draw(3), "if you do")), {"play": ["Rock"]}, [], 3),
    (spell(To(Do("banish", Chosen(ITEMS)), Draw(3), "if you do")), {}, [], 0),
    (spell(To(Do("banish", Chosen(ITEMS)), Draw(3), "otherwise", Draw(1))), {}, [], 1),
    (spell(To(Pay(1), Draw(3))), {"ink": 1}, [], 3),
    (spell(To(Pay(1), Draw(3))), {}, [], 0),
    (spell(To(Steps((Pay(1), Do("banish", Chosen(ITEMS)))), Draw(3))), {"ink": 1, "play": ["Rock"]}, [], 3),
    (spell(To(Steps((Pay(1), Do("banish", Chosen(ITEMS)))), Draw(3))), {"ink": 1}, [], 0),
    (spell(To(PlayersMay(ToPlayer("lose lore", 1)), Draw(3))), {"lore": 2}, ["yes"], 3),
    (spell(To(PlayersMay(ToPlayer("lose lore", 1)), Draw(3))), {"lore": 2}, ["no"], 0),
]


@rule("lorcana", "6.1.5.1", "6.1.5")
@pytest.mark.parametrize(("action", "side", "answers", "drawn"), COMPLETELY)
def test_in_order_to_do_something_the_first_must_be_done_completely(action, side, answers, drawn):
    game = position(me={"hand": ["Spell"], **side}, cards=[*PLAIN, action]).push("play Spell", *answers)
    assert len(game.hand(ME)) == drawn


UNLESS = spell(Unless(ToPlayer("lose lore", 2, "they"), "each opponent", Discard(1, "they")))
UNLESS_PAY = spell(Unless(Do("banish", Chosen(THEIRS)), "each opponent", Pay(2, "they")))


@rule("lorcana", "6.1.5.2")
def test_unless_somebody_does_something():
    side = {"lore": 5, "hand": ["Ant", "Bear"]}
    game = position(me={"hand": ["Spell"]}, you=side, cards=[*PLAIN, UNLESS]).push("play Spell")
    assert game.deciding == YOU
    game.push("yes", "choose Ant")
    assert (game.lore(YOU), game.hand(YOU)) == (5, ["Bear"])
    game = position(me={"hand": ["Spell"]}, you=side, cards=[*PLAIN, UNLESS]).push("play Spell", "no")
    assert (game.lore(YOU), len(game.hand(YOU))) == (3, 2)


@rule("lorcana", "6.1.4.1")
@pytest.mark.parametrize(("ink", "answers", "there"), [(2, ["yes"], True), (2, ["no"], False), (1, [], False)])
def test_unless_somebody_pays(ink, answers, there):
    game = position(me={"hand": ["Spell"]}, you={"play": ["Bear"], "ink": ink}, cards=[*PLAIN, UNLESS_PAY])
    game.push("play Spell", *answers)
    assert game.is_in_play("Bear") == there


MODES = (ToPlayer("gain lore", 1), ToPlayer("gain lore", 3), Draw(1))
PICK_ONE = spell(ChooseOne(MODES))
PICK_TWO = spell(ChooseOne(MODES, count=2))
PICK_UP_TO = spell(ChooseOne(MODES, count=2, up_to=True))
EITHER = spell(ChooseOne((ToPlayer("gain lore", 1), ToPlayer("gain lore", 3)), said="or"))
THEY_PICK = spell(ChooseOne((ToPlayer("lose lore", 1, "each opponent"), ToPlayer("lose lore", 4)), by="each opponent"))


@rule("lorcana", "6.1.5.2")
@pytest.mark.parametrize(
    ("action", "answer", "lore", "drawn"),
    [
        (PICK_ONE, "pick 2", 3, 0),
        (PICK_ONE, "pick 3", 0, 1),
        (PICK_TWO, "pick 1; 2", 4, 0),
        (PICK_TWO, "pick 2; 3", 3, 1),
        (PICK_UP_TO, "pick 2", 3, 0),
        (PICK_UP_TO, "nothing", 0, 0),
        (EITHER, "pick 1", 1, 0),
    ],
)
def test_one_of_several_effects(action, answer, lore, drawn):
    game = position(me={"hand": ["Spell"]}, cards=[action]).push("play Spell", answer)
    assert (game.lore(ME), len(game.hand(ME))) == (lore, drawn)


DOABLE = spell(ChooseOne((Discard(1), ToPlayer("gain lore", 3)), said="or"))


@rule("lorcana", "6.1.5.2")
def test_of_this_or_that_only_what_can_be_done_is_open():
    assert position(me={"hand": ["Spell"]}, cards=[DOABLE]).push("play Spell").lore(ME) == 3
    game = position(me={"hand": ["Spell", "Ant"]}, cards=[*PLAIN, DOABLE]).push("play Spell", "pick 1", "choose Ant")
    assert (game.hand(ME), game.lore(ME)) == ([], 0)


@rule("lorcana", "1.4.3")
def test_another_player_picks_the_effect():
    game = position(me={"lore": 5, "hand": ["Spell"]}, you={"lore": 5}, cards=[THEY_PICK]).push("play Spell")
    assert game.deciding == YOU
    game.push("pick 2")
    assert (game.lore(ME), game.lore(YOU)) == (1, 5)


# One after the other.

IN_ORDER = spell(Steps((Draw(1), Nothing(), Discard(0, by="all"), ToPlayer("gain lore", 1))))


@rule("lorcana", "6.1.2", "6.7.2")
def test_steps_happen_in_order_each_as_far_as_possible():
    game = position(me={"hand": ["Spell", "Ant"], "deck": 0}, cards=[*PLAIN, IN_ORDER]).push("play Spell")
    assert (game.hand(ME), game.lore(ME)) == ([], 1)


EVERY_PLAYER = spell(EachPlayer("each player", Steps((Draw(1, "they"), Discard(1, "they")))))


@rule("lorcana", "6.7.6", "9.2.2")
def test_each_player_in_turn_order_from_the_active_one():
    sides = [{"hand": ["Spell", "Ant"]}, {"hand": ["Bear"]}, {"hand": ["Cat"]}]
    game = position(*sides, cards=[*PLAIN, EVERY_PLAYER]).push("play Spell")
    asked = []
    while game.legal("choose"):
        asked.append(game.deciding)
        game.push(game.legal("choose")[0])
    assert asked == [ME, YOU, THIRD]


EACH_OF_THEM = spell(
    EachCard(Every(CHARACTERS), If(They(Ref(), (Is("damaged"),)), Do("banish", Ref()), Do("exert", Ref())))
)
EACH_CHOSEN = spell(EachCard(Chosen(CHARACTERS, 2), ToPlayer("gain lore", Sum("lore", Ref()))))


@rule("lorcana", "6.7.2", "1.4.3.2")
def test_each_card_in_turn():
    game = position(me={"hand": ["Spell"], "play": ["Ant (damage 1)", "Bear"]}, cards=[*PLAIN, EACH_OF_THEM]).push(
        "play Spell"
    )
    assert (game.is_in_play("Ant"), game.is_exerted("Bear")) == (False, True)
    game = position(me={"hand": ["Spell"], "play": ["Ant", "Bear", "Cat"]}, cards=[*PLAIN, EACH_CHOSEN])
    assert game.push("play Spell", "choose Bear; Cat").lore(ME) == 5


THRICE = spell(Repeat(ToPlayer("gain lore", 2), 3))
PER_CHARACTER = spell(Repeat(Do("deal damage", Chosen(THEIRS), 1), Count(MINE)))
WHILE_ITEMS = spell(
    Repeat(Steps((Reveal(Top(1)), Do("return to hand", Ref()))), while_=They(Ref(), (OfType(("item",)),)))
)


@rule("lorcana", "6.7.2")
def test_repeating():
    assert position(me={"hand": ["Spell"]}, cards=[THRICE]).push("play Spell").lore(ME) == 6
    game = position(
        me={"hand": ["Spell"], "play": ["Ant", "Dog"]}, you={"play": ["Bear", "Cat"]}, cards=[*PLAIN, PER_CHARACTER]
    )
    game.push("play Spell", "choose Bear", "choose Cat")
    assert (game.damage("Bear"), game.damage("Cat")) == (1, 1)
    game = position(me={"hand": ["Spell"], "deck": ["Rock", "Rock", "Ant", "Rock"]}, cards=[*PLAIN, WHILE_ITEMS])
    assert game.push("play Spell").hand(ME) == ["Rock", "Rock", "Ant"]


REMEMBERED = spell(
    Steps(
        (
            Choose(Chosen(MINE, name="mine")),
            Choose(Chosen(THEIRS, name="theirs")),
            Do("banish", Ref("mine")),
            Do("ready", Ref("theirs")),
        )
    )
)


@rule("lorcana", "1.4.3.2", "6.1.11.1", "6.1.11")
def test_cards_met_before_are_remembered_by_name():
    game = position(
        me={"hand": ["Spell"], "play": ["Ant", "Dog"]}, you={"play": ["Bear (exerted)", "Cat (exerted)"]},
        cards=[*PLAIN, REMEMBERED],
    )  # fmt: skip
    game.push("play Spell", "choose Dog", "choose Cat")
    assert (game.play(ME), game.is_exerted("Bear"), game.is_exerted("Cat")) == (["Ant"], True, False)


GONE = spell(Steps((Do("return to hand", Chosen(CHARACTERS)), Do("deal damage", Ref(), 1), ToPlayer("gain lore", 1))))


@rule("lorcana", "6.1.11.1")
def test_a_card_that_has_moved_is_no_longer_found():
    game = position(me={"hand": ["Spell"], "play": ["Ant"]}, cards=[*PLAIN, GONE]).push("play Spell")
    assert (game.hand(ME), game.lore(ME)) == (["Ant"], 1)


HOW_MANY = spell(Steps((Choose(Chosen(CHARACTERS, 2, up_to=True)), ToPlayer("gain lore", Size(Ref())))))
DID_NOT = spell(
    Steps(
        (
            PlayersMay(RemoveCounters("damage", 1, Chosen(MINE), up_to=False)),
            If(DoesntHold(Did()), ToPlayer("gain lore", 2)),
        )
    )
)
DID_BOTH = spell(
    Steps(
        (
            Do("deal damage", Every(THEIRS), 1),
            If(AllHold((Did(), Compare(That(), "at least", 2))), ToPlayer("gain lore", 2)),
        )
    )
)


@rule("lorcana", "6.1.5.1", "6.1.1")
def test_conditions_about_what_came_before():
    board = {"hand": ["Spell"], "play": ["Ant", "Bear (damage 1)"]}
    assert position(me=board, cards=[*PLAIN, HOW_MANY]).push("play Spell", "choose Ant; Bear").lore(ME) == 2
    assert position(me=board, cards=[*PLAIN, DID_NOT]).push("play Spell", "no").lore(ME) == 2
    assert position(me=board, cards=[*PLAIN, DID_NOT]).push("play Spell", "yes", "choose Bear").lore(ME) == 0
    assert position(me=board, cards=[*PLAIN, DID_NOT]).push("play Spell", "yes", "choose Ant").lore(ME) == 2
    for side, lore in ((["Cat", "Dog"], 2), (["Cat"], 0)):
        assert position(me=board, you={"play": side}, cards=[*PLAIN, DID_BOTH]).push("play Spell").lore(ME) == lore


# Which players.

WHO = [
    (spell(Draw(1, "you")), [], [1, 0, 0, 0]),
    (spell(Draw(1, "each opponent")), [], [0, 1, 1, 1]),
    (spell(Draw(1, "each player")), [], [1, 1, 1, 1]),
    (spell(Draw(1, "each other player")), [], [0, 1, 1, 1]),
    (spell(Draw(1, "chosen opponent")), ["player #3"], [0, 0, 1, 0]),
    (spell(Draw(1, "chosen player")), ["player #1"], [1, 0, 0, 0]),
    (spell(Draw(1, "any players")), ["player #1; #4"], [1, 0, 0, 1]),
    (spell(Draw(1, "any players")), ["nobody"], [0, 0, 0, 0]),
    (spell(EachPlayer("each opponent", Draw(1, "they"))), [], [0, 1, 1, 1]),
    (
        spell(Steps((ChoosePlayer("chosen opponent"), Draw(1, "they"), ToPlayer("gain lore", 1, "they")))),
        ["player #2"],
        [0, 1, 0, 0],
    ),
    (spell(Steps((ChoosePlayer("any players"), Draw(1, "they")))), ["player #1; #4"], [1, 0, 0, 1]),
    (spell(Steps((ChoosePlayer("any players"), EachPlayer("they", Draw(1, "they"))))), ["nobody"], [0, 0, 0, 0]),
    (spell(Steps((Choose(Chosen(CHARACTERS)), Draw(1, PlayerOf(Ref()))))), ["choose Fox"], [0, 0, 1, 0]),
    (spell(Draw(1, "players with the most cards")), [], [0, 1, 0, 1]),
]


@rule("lorcana", "1.3.3", "1.3.5", "9.2.2", "M6")
@pytest.mark.parametrize(("action", "answers", "drawn"), WHO)
def test_which_players(action, answers, drawn):
    game = position(
        {"hand": ["Spell", "Ant"], "play": ["Bear"]},
        {"hand": ["Ant", "Ant"]},
        {"hand": ["Ant"], "play": ["Fox"]},
        {"hand": ["Ant", "Ant"]},
        cards=[*PLAIN, action],
    )
    game.push("play Spell", *answers)
    had = [1, 2, 1, 2]
    assert [len(game.hand(seat)) - had[seat] for seat in (ME, YOU, THIRD, FOURTH)] == drawn


ANY_OPPONENT = spell(If(Compare(PlayerHas("lore", "any opponent"), "at least", 5), ToPlayer("gain lore", 1)))
CHALLENGERS = [
    (hero(Triggered((When("challenge"),), Draw(1, "the challenging player"))), 1, 0),
    (hero(Triggered((When("challenge"),), Draw(1, "the challenged player"))), 0, 1),
]


@rule("lorcana", "4.6.1", "1.3.5")
@pytest.mark.parametrize(("card", "mine", "yours"), CHALLENGERS)
def test_the_players_of_a_challenge(card, mine, yours):
    game = position(me={"play": ["Hero", "Ant"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, card])
    game.push("challenge Ant -> Fox")
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (mine, yours)


@rule("lorcana", "1.3.5")
def test_any_opponent_is_one_of_them():
    game = position(me={"hand": ["Spell"]}, you={"lore": 3}, third={"lore": 5}, cards=[ANY_OPPONENT]).push("play Spell")
    assert game.lore(ME) == 1
    game = position(me={"hand": ["Spell"]}, you={"lore": 3}, third={"lore": 4}, cards=[ANY_OPPONENT]).push("play Spell")
    assert game.lore(ME) == 0


NEXT_BANISH = spell(Later(When("banish", THEIRS), ToPlayer("gain lore", 1)))
COUNTING = spell(ToPlayer("gain lore", Happened("banish", "each player")), "Count")


@rule("lorcana", "6.2.7.2")
def test_a_later_effect_remembers_what_was_chosen():
    action = spell(Steps((Choose(Chosen(MINE)), Later(When("turn end", who="you"), Do("return to hand", Ref())))))
    game = position(me={"hand": ["Spell"], "play": ["Ant", "Bear"]}, cards=[*PLAIN, action])
    game.push("play Spell", "choose Bear", "end")
    assert game.hand(ME) == ["Bear"]
    game = position(
        me={"hand": ["Spell", "Count"], "play": ["Bear"]},
        you={"play": ["Ant (exerted)"]},
        cards=[*PLAIN, NEXT_BANISH, COUNTING],
    )
    game.push("play Spell", "challenge Bear -> Ant", "play Count")
    assert game.lore(ME) == 2


GETTING = spell(Get(Chosen(MINE), "strength", Sum("strength", Ref()), "this turn"))


@rule("lorcana", "1.4.3.2")
def test_an_amount_may_speak_of_the_card_just_chosen():
    game = position(me={"hand": ["Spell"], "play": ["Bear"]}, cards=[*PLAIN, GETTING]).push("play Spell")
    assert game.strength("Bear") == 6
