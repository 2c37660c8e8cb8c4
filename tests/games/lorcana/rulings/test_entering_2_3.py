"""Rulings that came with rules 2.3.0: what may be played, what it costs, and in which order it enters."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, ToPlayer
from mazo.abilities.tree.effects import (
    Cant,
    Cost,
    Get,
    Keyword,
    Play,
    PlayersMay,
    Static,
    To,
    Triggered,
)
from mazo.abilities.tree.facts import CostsLess, Enters, PlayFrom
from mazo.abilities.tree.nouns import Cards, Chosen, Compare, DoesntHold, Every, Happened, Is, When
from tests.games.lorcana.abilities.lowering.stage import MINE, PLAIN, THEIRS, hero, lord
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.games.lorcana.rulings.test_ink_drops import left, wet
from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

NEW = "2.3.0"

WAVE = made(
    "Dog",
    version="Wave",
    cost=7,
    abilities=[Keyword("Shift", cost=Cost(effects=(ToPlayer("remove ink drops", 3),)))],
)


@rule("lorcana", "1.5.3", "4.3.2.3")
@pytest.mark.parametrize(("count", "ways"), [(2, []), (3, ["shift Dog - Wave -> Dog"])])
def test_drops_as_a_cost_are_not_ink(count, ways):
    """R165: eight ready cards and a discount are no help where a drop is missing."""
    cheap = lord(CostsLess(3, Cards(("character",))))
    game = wet(count, play=["Dog", "Lord"], hand=["Dog - Wave"], ink=3, cards=[WAVE, cheap])
    assert game.legal("shift") == ways
    if ways:
        game.push(*ways)
        assert (left(game), game.ink(ME)) == (0, (3, 0))
        assert not game.events("paid")


OPPRESSIVE = lord(Enters(THEIRS, counters="damage", amount=1), name="Oppressor")
NURSE = lord(Get(Every(MINE), "willpower", 3), name="Nurse")


@rule("lorcana", "6.7.9")
def test_a_card_enters_with_all_the_damage_that_it_enters_with():
    """R179: Mother Gothel's own 3 and 1 more; she was never there with less."""
    game = position(
        me={"hand": ["Mother Gothel - Withered and Wicked"], "play": ["Nurse"], "ink": 9},
        you={"play": ["Oppressor"]},
        cards=[OPPRESSIVE, NURSE],
        edition=NEW,
    ).push("play Mother Gothel")
    assert game.damage("Mother Gothel") == 4


EAGER = hero(Static((Enters("this"),)), name="Eager")
SLEEPY = hero(Static((Enters("this", "exerted"),)), name="Sleepy")
GAOLER = lord(Enters(THEIRS, "exerted"), name="Gaoler")
HERALD = lord(Enters(MINE), name="Herald")


@rule("lorcana", "6.7.9")
@pytest.mark.parametrize(
    ("card", "mine", "yours", "exerted"),
    [("Eager", [], ["Gaoler"], True), ("Eager", [], [], False), ("Sleepy", ["Herald"], [], False)],
)
def test_what_others_say_of_entering_comes_after_what_the_card_says(card, mine, yours, exerted):
    """R180: a character that enters ready, and an opposing one by whom it enters exerted: the other comes last."""
    game = position(
        me={"hand": [card], "play": mine, "ink": 2},
        you={"play": yours},
        cards=[EAGER, SLEEPY, GAOLER, HERALD],
        edition=NEW,
    ).push(f"play {card}")
    assert (game.is_exerted(card), game.events("exerts")) == (exerted, [])


@rule("lorcana", "6.7.9", "M28")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_two_others_who_contradict_each_other_are_put_in_order_by_its_player(answer):
    """My herald and your gaoler: whichever comes last prevails, and I say which."""
    game = position(
        me={"hand": ["Eager"], "play": ["Herald"], "ink": 2},
        you={"play": ["Gaoler"]},
        cards=[EAGER, GAOLER, HERALD],
        edition=NEW,
    ).push("play Eager", answer)
    assert game.is_exerted("Eager") == (answer == "yes")


GUARD = hero(
    Keyword("Bodyguard"),
    Triggered((When("play", "this"),), ToPlayer("gain lore", 1)),
    name="Guard",
)


@rule("lorcana", "4.3.3", "8.3.2")
def test_a_bodyguard_decides_between_paying_and_entering():
    """R181: the ink is paid, nothing is in play yet, and what playing it triggers comes after it has entered."""
    game = position(me={"hand": ["Guard"], "ink": 2}, cards=[GUARD], edition=NEW).push("play Guard")
    assert (game.ink(ME), game.legal(), game.lore(ME)) == ((0, 2), ["yes", "no"], 0)
    game.push("yes")
    assert (game.is_exerted("Guard"), game.lore(ME), game.story("exerts")) == (True, 1, [])


DIVA = hero(
    Static(
        (Cant("you", "play"),),
        DoesntHold(Compare(Happened("play", "you", Cards(("action",), where=(Is("a song"),))), "at least", 1)),
    ),
    name="Diva",
)
INVITE = says(Play(Chosen(Cards(("character",), "yours", zone="hand"))), name="Invite")


@rule("lorcana", "1.2.2", "4.3.2.2")
@pytest.mark.parametrize(("sung", "plays"), [(False, []), (True, ["choose Diva"])])
def test_what_may_not_be_played_may_not_be_played_for_free_either(sung, plays):
    """R182: a character that is played only after a song."""
    game = position(me={"hand": ["Diva", "Invite", "Song"], "ink": 3}, cards=[*PLAIN, DIVA, INVITE], edition=NEW)
    if sung:
        game.push("play Song")
    game.push("play Invite")
    assert game.legal("choose") == plays


@rule("lorcana", "4.3.2", "6.1.12")
def test_a_permission_is_used_by_an_effect_in_another_players_turn():
    """R184: I may play characters out of my discard, in my opponent's turn: only an effect that plays one uses it."""
    herald = hero(
        Triggered(
            (When("banish", "this"),),
            PlayFrom(Cards(("character",), "yours", zone="discard"), "this turn"),
        ),
        name="Herald",
    )
    heir = hero(
        Triggered((When("banish", "this"),), Play(Chosen(Cards(("character",), "yours", zone="hand")))), name="Heir"
    )
    wrath = says(Do("banish", Every(Cards(("character",), "opposing"))), name="Wrath")
    game = position(
        me={"play": ["Herald", "Heir"], "discard": ["Dog"]},
        you={"hand": ["Wrath"]},
        active=YOU,
        cards=[*PLAIN, herald, heir, wrath],
        edition=NEW,
    ).push("play Wrath", "resolve 1")
    assert not game.is_in_play("Dog")
    assert game.push("choose Dog").is_in_play("Dog")


HARBOUR = made(
    "Harbour",
    "location",
    willpower=6,
    lore=0,
    abilities=[Triggered((When("move", MINE, other="this"),), ToPlayer("gain lore", 1), once="your turn")],
)


@rule("lorcana", "6.1.13.2", "7.7.1")
def test_once_is_for_two_who_arrive_together():
    """R187: Russell and the dog move there at the same time: two entries, of which the second has no effect."""
    game = position(
        me={"play": ["Russell - Junior Wilderness Explorer", "Harbour", "Dog"]}, cards=[*PLAIN, HARBOUR], edition=NEW
    ).push("quest Russell", "yes")
    before = game.lore(ME)
    assert len(game.bag()) == 2
    game.push("resolve 1")
    assert (len(game.events("moves")), game.lore(ME)) == (2, before + 1)


OFFER = says(PlayersMay(To(Discard(2), Draw(1))), name="Offer")


@rule("lorcana", "6.1.5.1")
@pytest.mark.parametrize(("edition", "hand"), [("2.3.0", 2), ("2.2.0", 2)])
def test_a_may_with_to_is_one_answer(edition, hand):
    """R191: A completely, or nothing; there is one question, and B needs A."""
    game = position(me={"hand": ["Offer", "Ant", "Dog"]}, cards=[*PLAIN, OFFER], edition=edition)
    assert game.push("play Offer").legal() == ["yes", "no"]
    assert len(game.push("yes", "choose Ant; Dog").hand(ME)) == 1
    again = position(me={"hand": ["Offer", "Ant", "Dog"]}, cards=[*PLAIN, OFFER], edition=edition)
    assert len(again.push("play Offer", "no").hand(ME)) == hand


GENIE = "Genie - Powers Unleashed"


@rule("lorcana", "1.2.2", "6.1.4")
@pytest.mark.parametrize(("before", "asked"), [([], ["yes", "no"]), (["play Pete"], [])])
def test_nobody_is_asked_about_playing_what_nobody_may_play(before, asked):
    """Genie – Powers Unleashed quests while his player can't play actions: no question, and the log says why."""
    game = position(
        me={"play": [GENIE], "hand": ["Noise"]},
        you={"hand": ["Pete - Games Referee"], "ink": 5},
        active=YOU,
        cards=PLAIN,
    ).push(*before, "end", "quest Genie")
    assert game.legal("yes") + game.legal("no") == asked


@rule("lorcana", "6.1.12")
def test_what_a_permission_says_of_entering_holds_for_an_effect_too():
    """The Horned King – Merciless Master lets characters of the discard be played, but they enter exerted."""
    game = position(
        me={"play": ["The Horned King - Merciless Master (exerted)"], "hand": ["Invite"], "discard": ["Dog"]},
        cards=[*PLAIN, INVITE],
        edition=NEW,
    ).push("play Invite")
    assert game.is_exerted("Dog")
