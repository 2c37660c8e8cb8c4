"""Phrases of the grammar, one of each kind, and what they become."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, Look, MoveCounters, Put, RemoveCounters, Reveal, Sort, ToPlayer
from mazo.abilities.tree.effects import (
    Cant,
    Choose,
    ChooseOne,
    EachPlayer,
    Gain,
    Get,
    If,
    Keyword,
    Later,
    Must,
    Nothing,
    Pay,
    PayLess,
    Play,
    PlayersMay,
    Steps,
    To,
)
from mazo.abilities.tree.facts import CostsLess, Enters
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    During,
    Every,
    Happened,
    Has,
    HasKeyword,
    Is,
    Named,
    Ref,
    Sum,
    That,
    They,
    This,
    Top,
    Turn,
    When,
)
from tests.games.lorcana.reading.texts import activated, effect, reader, refused, static, triggered

CHARACTER = Cards(("character",))
MINE = Cards(("character",), "yours")
OPPOSING = Cards(("character",), "opposing")
PLAYED = (When("play", "this"),)


@pytest.mark.parametrize(
    ("phrase", "cards"),
    [
        ("chosen opposing damaged character", Cards(("character",), "opposing", (Is("damaged"),))),
        ("chosen Baker or Sailor character of yours",
         Cards(("character",), "yours", (Classified(("Baker", "Sailor")),))),
        ("chosen Tin Folk character", Cards(("character",), where=(Classified(("Tin Folk",)),))),
        ("chosen character, item, or location with cost 2 or less",
         Cards(("character", "item", "location"), where=(Has("cost", "at most", 2),))),
        ("chosen character named Mira or Old Tom", Cards(("character",), where=(Named(("Mira", "Old Tom")),))),
        ("chosen character with 3 {S} or more", Cards(("character",), where=(Has("strength", "at least", 3),))),
        ("chosen character with Evasive", Cards(("character",), where=(HasKeyword("Evasive"),))),
        ("another chosen character", Cards(("character",), other=True)),
    ],
)  # fmt: skip
def test_a_noun_has_its_adjectives(phrase, cards):
    assert effect(f"Banish {phrase}.") == Do("banish", Chosen(cards))


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("Draw 2 cards.", Draw(2)),
        ("Draw a card for each character you have in play.", Draw(Count(MINE))),
        ("Each opponent chooses and discards a card.", Discard(1, "each opponent")),
        ("Each opponent loses 2 lore.", ToPlayer("lose lore", 2, "each opponent")),
        ("Deal 2 damage to each opposing character.", Do("deal damage", Every(OPPOSING), 2)),
        ("Deal damage to chosen character equal to the number of characters you have in play.",
         Do("deal damage", Chosen(CHARACTER), Count(MINE))),
        ("Remove up to 3 damage from each of your characters.", RemoveCounters("damage", 3, Every(MINE))),
        ("Move 1 damage counter from chosen character to chosen opposing character.",
         MoveCounters("damage", 1, Chosen(CHARACTER), Chosen(OPPOSING, name="second"))),
        ("Return a character card from your discard to your hand.",
         Do("return to hand", Chosen(Cards(("character",), "yours", zone="discard")))),
        (
            "Put the top card of your deck into your inkwell facedown and exerted.",
            Do("put into inkwell exerted", Top()),
        ),
        ("Put chosen character into their player's inkwell facedown.", Do("put into inkwell", Chosen(CHARACTER))),
        ("You pay 2 {I} less for the next item you play this turn.", PayLess(2, Cards(("item",)))),
        ("Chosen character gains Challenger +2 and Rush this turn.",
         Steps((Gain(Chosen(CHARACTER), Keyword("Challenger", 2), "this turn"),
                Gain(Ref(), Keyword("Rush"), "this turn")))),
        ("Each opponent chooses and banishes one of their characters.",
         EachPlayer("each opponent", Do("banish", Chosen(Cards(("character",), "theirs"), by="they")))),
        ("Play a character with cost 4 or less for free.",
         Play(Chosen(Cards(("character",), "yours", (Has("cost", "at most", 4),), "hand"), name="first"))),
    ],
)  # fmt: skip
def test_what_an_action_does(text, made):
    assert effect(text) == made


def test_looking_and_sorting_are_one():
    text = (
        "Look at the top 4 cards of your deck. You may reveal a Baker character card and put it into your hand. "
        "Put the rest on the bottom of your deck in any order."
    )
    put = Put("hand", 1, up_to=True, cards=Cards(("character",), where=(Classified(("Baker",)),)), reveal=True)
    assert effect(text) == Steps((Look(Top(4)), Sort((put,), "bottom", True)))


def test_in_order_to_and_if_you_do():
    assert effect("You may pay 2 {I} to draw a card.") == PlayersMay(To(Pay(2), Draw()))
    text = "You may choose and discard a card. If you do, gain 2 lore. Otherwise, draw a card."
    assert effect(text) == To(PlayersMay(Discard()), ToPlayer("gain lore", 2), "if you do", Draw())


def test_otherwise_after_a_card_that_may_be_revealed_and_played_is_otherwise_than_playing_it():
    text = (
        "You may reveal the top card of your deck. If you do, you may play it for free. "
        "Otherwise, put it into your hand."
    )
    played = To(PlayersMay(Play(Ref("it"))), Nothing(), "otherwise", Do("return to hand", Ref("it")))
    assert effect(text) == To(PlayersMay(Reveal(Top())), played, "if you do")


def test_instead_takes_the_rest_from_what_came_before():
    text = (
        "Deal 2 damage to chosen opposing character. If you have a character named Mira in play, deal 4 damage instead."
    )
    mira = Compare(Count(Cards(("character",), "yours", (Named(("Mira",)),))), "at least", 1)
    victim = Chosen(OPPOSING)
    assert effect(text) == If(
        mira, Do("deal damage", Chosen(OPPOSING, name="second"), 4), Do("deal damage", victim, 2), instead=True
    )


def test_what_hangs_on_the_choice_comes_after_it():
    text = "Chosen character gets +2 {S} this turn. If a Baker character is chosen, they get +3 {S} instead."
    baker = They(Ref(), (Classified(("Baker",)),), "chosen")
    stronger, strong = Get(Ref(), "strength", 3, "this turn"), Get(Ref(), "strength", 2, "this turn")
    assert effect(text) == Steps((Choose(Chosen(CHARACTER), "chosen"), If(baker, stronger, strong, instead=True)))


def test_options_with_dots():
    assert effect("Choose one: • Draw a card. • Banish chosen item.") == ChooseOne(
        (Draw(), Do("banish", Chosen(Cards(("item",)))))
    )


def test_either_or():
    made = triggered("When you play this character, choose and discard a card or banish this character.")
    assert made.do == ChooseOne((Discard(), Do("banish", This())), said="or")


@pytest.mark.parametrize(
    ("opening", "whens"),
    [
        ("When you play this character and whenever he quests", (When("play", "this"), When("quest", "this"))),
        ("Whenever you play a song", (When("play", Cards(("action",), "yours", (Is("a song"),))),)),
        ("During your turn, whenever this character banishes another character in a challenge",
         (When("banish", Cards(("character",), other=True), "this", conditions=(Turn(), During("in a challenge"))),)),
        ("When this character is challenged and banished",
         (When("banish", "this", conditions=(During("being challenged"),)),)),
        ("During an opponent's turn, whenever one of your other characters is banished",
         (When("banish", Cards(("character",), "yours", other=True), conditions=(Turn("opponents"),)),)),
        ("Whenever an opposing character takes damage", (When("takes damage", OPPOSING),)),
        ("At the start of your turn", (When("turn start", who="you"),)),
        ("Whenever you put a card under this character", (When("put under", "this", who="you"),)),
    ],
)  # fmt: skip
def test_what_a_trigger_waits_for(opening, whens):
    assert triggered(f"{opening}, gain 1 lore.").when == whens


def test_once_during_your_turn_belongs_to_the_trigger():
    made = triggered("Once during your turn, whenever a card is put into your inkwell, draw a card.")
    assert (made.when, made.once) == ((When("ink", Cards(whose="yours", zone="inkwell")),), "your turn")


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("you have another Baker character in play",
         Compare(Count(Cards(("character",), "yours", (Classified(("Baker",)),), other=True)), "at least", 1)),
        ("you have no cards in your hand", Compare(Count(Cards(whose="yours", zone="hand")), "is", 0)),
        ("this character has no damage", They(This(), (Is("undamaged"),))),
        ("you played another character this turn",
         Compare(Happened("play", "you", Cards(("character",), other=True)), "at least", 1)),
        ("2 or more cards were put into your discard this turn",
         Compare(Happened("put into discard", "each player", Cards(whose="yours", zone="discard")), "at least", 2)),
        ("you used Shift to play her", They(This(), (Is("shifted"),))),
    ],
)  # fmt: skip
def test_the_condition_of_a_trigger(words, condition):
    assert triggered(f"When you play this character, if {words}, gain 1 lore.").condition == condition


def test_facts_hold_while_a_condition_holds():
    made = static("While you have a character named Old Tom in play, this character gets +1 {L} and gains Ward.")
    assert made.facts == (Get(This(), "lore", 1), Gain(This(), Keyword("Ward")))
    assert made.condition == Compare(Count(Cards(("character",), "yours", (Named(("Old Tom",)),))), "at least", 1)


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("For each item you have in play, you pay 1 {I} less to play this character.",
         CostsLess(Count(Cards(("item",), "yours")), "this")),
        ("This character enters play with 3 damage.", Enters("this", counters="damage", amount=3)),
        ("Opposing characters can't quest.", Cant(Every(OPPOSING), "quest")),
        ("Characters with cost 2 or less can't challenge this character.",
         Cant(This(), "be challenged", None, Cards(("character",), where=(Has("cost", "at most", 2),)))),
        ("This character gets +1 {S} for each 1 damage on him.", Get(This(), "strength", Sum("damage", This()))),
    ],
)  # fmt: skip
def test_facts(text, fact):
    assert static(text).facts == (fact,)


def test_an_ability_in_quotes_is_one_of_its_own():
    (fact,) = static('Your other characters gain "{E}, 1 {I} — Draw a card."').facts
    assert isinstance(fact, Gain)
    assert fact.ability == activated("Draw a card.", "{E}", "1 {I}")


def test_costs_before_the_dash():
    cost = reader().cost(("{E}", "2 {I}", "Banish one of your items", "{E} one of your characters"), "item")
    assert (cost.pay, cost.this) == (2, "exert")
    assert cost.effects == (
        Do("banish", Chosen(Cards(("item",), "yours"), plain=True)),
        Do("exert as a cost", Chosen(MINE, plain=True)),
    )


def test_can_and_must():
    made = triggered(
        "When you play this character, chosen opposing character can't challenge and must quest if able during their "
        "next turn."
    )
    assert made.do == Steps((
        Cant(Chosen(OPPOSING), "challenge", "during their next turn"),
        Must(Ref(), "quest", "during their next turn"),
    ))  # fmt: skip


def test_damage_that_was_removed_is_counted():
    text = "Remove up to 3 damage from chosen character. Draw a card for each 1 damage removed this way."
    assert effect(text) == Steps((RemoveCounters("damage", 3, Chosen(CHARACTER)), Draw(That("each"))))


def test_what_happens_later_in_the_turn():
    made = effect("Ready chosen character. At the end of the turn, banish them.")
    assert made == Steps((Do("ready", Chosen(CHARACTER)), Later(When("turn end"), Do("banish", Ref()))))


@pytest.mark.parametrize(
    "text",
    [
        "Draw a purple card.",
        "Chosen character gets very strong this turn.",
        "When you play this character, gain 1 lore happily.",
        "Banish chosen banish.",
        "Gain 1 lore for each 2 damage on this character.",
        "Characters can't quest while here.",
    ],
)
def test_no_word_is_ignored(text):
    refused(text)


def test_a_problem_says_where():
    problem = refused("Draw a card. Draw a purple card.")
    assert (problem.sentence, problem.position) == ("Draw a purple card", 20)
    assert problem.expected


def test_the_other_side_decides():
    made = effect("Chosen opponent reveals their hand and discards a non-character card of your choice.")
    assert isinstance(made, EachPlayer)
    assert made.who == "chosen opponent"
