"""[1.5] [4.2.3] [4.3] [6.7.8] What is paid, what is free, what is played from elsewhere and by effects."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, ToPlayer
from mazo.abilities.tree.effects import (
    Action,
    Cant,
    Cost,
    FreeWith,
    Keyword,
    Move,
    PayLess,
    Play,
    Skip,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.facts import CostsLess, DoFrom, Enters, PlayerRule, PlayFrom
from mazo.abilities.tree.nouns import Cards, Chosen, Classified, Compare, Count, Every, This, When
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, made, position

BIG = made("Big", cost=5)
SMALL = made("Small", cost=1)
PUP = made("Pup", cost=3, classifications=("Puppy",))


@rule("lorcana", "4.3.2.3", "1.5.4")
def test_an_effect_makes_cards_cost_less_to_play_but_not_the_cost_itself():
    shop = made("Shop", "item", abilities=[Static((CostsLess(2, Cards(("character",))),))])
    game = position(me={"play": ["Shop"], "hand": ["Big"], "ink": 3}, cards=[shop, BIG]).push("play Big")
    assert game.ink(ME) == (0, 3)
    assert game.table.cost_of(game.card("Big")) == 5


@rule("lorcana", "4.3.2.3", "M13")
def test_the_payment_is_never_below_zero_and_increases_count_as_well():
    shop = made("Shop", "item", abilities=[Static((CostsLess(2, Cards(("character",))),))])
    tax = made("Tax", "item", abilities=[Static((CostsLess(-2, Cards(("character",)), "each opponent"),))])
    assert position(me={"play": ["Shop"], "hand": ["Small"]}, cards=[shop, SMALL]).push("play Small").play(ME) == [
        "Shop",
        "Small",
    ]
    game = position(me={"hand": ["Small"], "ink": 2}, you={"play": ["Tax"]}, cards=[tax, SMALL])
    assert game.refused("play Small") == ("too_expensive", "4.3.2.4")


@rule("lorcana", "4.3.6", "6.1.12")
def test_a_card_that_costs_less_by_its_own_text_does_so_from_hand():
    less = Static((CostsLess(Count(Cards(("character",), "yours")), "this"),))
    many = made("Many", cost=3, abilities=[less])
    game = position(me={"play": ["Small", "Small"], "hand": ["Many"], "ink": 1}, cards=[many, SMALL])
    assert game.push("play Many").ink(ME) == (0, 1)


@rule("lorcana", "4.3.6")
def test_a_discount_for_the_next_such_card_waits_for_it_and_is_used_up():
    sale = made("Sale", "action", cost=0, abilities=[
        Action(PayLess(2, Cards(("character",), where=(Classified(("Puppy",)),)))),
    ])  # fmt: skip
    game = position(me={"hand": ["Sale", "Small", "Pup", "Pup"], "ink": 3}, cards=[sale, SMALL, PUP])
    game.push("play Sale", "play Small", "play Pup")
    assert game.ink(ME) == (1, 2)
    assert game.refused("play Pup") == ("too_expensive", "4.3.2.4")


@rule("lorcana", "4.3.2.3")
def test_a_discount_applies_to_shift_as_well():
    shop = made("Shop", "item", abilities=[Static((CostsLess(1, Cards(("character",))),))])
    top = made("Small", version="Top", cost=9, abilities=[Keyword("Shift", 3)])
    game = position(me={"play": ["Shop", "Small"], "hand": ["Small - Top"], "ink": 2}, cards=[shop, SMALL, top])
    assert game.push("shift Small - Top -> Small").ink(ME) == (0, 2)


@rule("lorcana", "4.3.2.1", "1.2.2")
def test_what_cannot_be_played_is_not():
    ban = made("Ban", "item", abilities=[Static((Cant("each opponent", "play", cards=Cards(("character",))),))])
    game = position(me={"hand": ["Small"], "ink": 1}, you={"play": ["Ban"]}, cards=[ban, SMALL])
    assert game.refused("play Small") == ("cant_be_played", "1.2.2")


@rule("lorcana", "1.5.5", "M15")
def test_a_card_may_offer_another_cost_of_its_own():
    gift = made("Gift", cost=9, abilities=[Static((FreeWith(Cost(effects=(Discard(1),))),))])
    game = position(me={"hand": ["Gift", "Small"]}, cards=[gift, SMALL])
    assert game.legal("play") == ["play Gift for free"]
    game.push("play otherwise Gift")
    if game.legal("choose"):
        game.push("choose Small")
    assert game.play(ME) == ["Gift"]


@rule("lorcana", "1.5.5")
def test_without_its_condition_there_is_no_other_cost():
    gift = made("Gift", cost=9, abilities=[
        Static((FreeWith(),), condition=Compare(Count(Cards(("character",), "yours")), "at least", 1)),
    ])  # fmt: skip
    game = position(me={"hand": ["Gift"]}, cards=[gift, SMALL])
    assert game.refused("play otherwise Gift") == ("no_such_cost", "1.5.5")
    assert position(me={"hand": ["Gift"], "play": ["Small"]}, cards=[gift, SMALL]).push("play otherwise Gift").play(
        ME
    ) == ["Small", "Gift"]


@rule("lorcana", "4.2.3.1")
def test_an_additional_card_may_be_inked_for_each_permission_that_applies():
    belle = made("Belle", abilities=[Static((PlayerRule("ink more", 1),))])
    game = position(me={"play": ["Belle"], "hand": ["Small", "Small", "Small"]}, cards=[belle, SMALL])
    game.push("ink Small", "ink Small")
    assert game.refused("ink Small") == ("already_inked", "4.2.3")


@rule("lorcana", "4.2.1", "1.2.1")
def test_an_effect_lets_cards_be_inked_from_the_discard():
    well = made("Well", "item", abilities=[Static((DoFrom("ink", "discard", Cards(zone="discard")),))])
    game = position(me={"play": ["Well"], "discard": ["Small"]}, cards=[well, SMALL]).push("ink Small")
    assert len(game.names_in("inkwell", ME)) == 1


@rule("lorcana", "1.2.2")
def test_who_cannot_ink_does_not():
    dry = made("Dry", "item", abilities=[Static((Cant("each opponent", "ink"),))])
    game = position(me={"hand": ["Small"]}, you={"play": ["Dry"]}, cards=[dry, SMALL])
    assert game.refused("ink Small") == ("cant_ink_now", "1.2.2")


@rule("lorcana", "6.1.12", "4.3.1")
def test_an_effect_lets_cards_be_played_from_the_discard_for_their_cost():
    crypt = made("Crypt", "item", abilities=[Static((PlayFrom(Cards(("character",), "yours", zone="discard")),))])
    game = position(me={"play": ["Crypt"], "discard": ["Small"], "ink": 1}, cards=[crypt, SMALL])
    assert game.push("play Small").play(ME) == ["Crypt", "Small"]
    assert game.ink(ME) == (0, 1)


@rule("lorcana", "8.3.2", "8.3.1")
@pytest.mark.parametrize(("answer", "exerted"), [("yes", True), ("no", False)])
def test_the_player_of_a_bodyguard_decides_as_it_enters(answer, exerted):
    guard = made("Guard", abilities=[Keyword("Bodyguard")])
    game = position(me={"hand": ["Guard"], "ink": 1}, cards=[guard]).push("play Guard", answer)
    assert game.is_exerted("Guard") == exerted
    assert game.story("exerts") == []


@rule("lorcana", "6.7.9")
def test_a_card_enters_exerted_or_damaged_without_any_event():
    hurt = made(
        "Hurt", cost=1, willpower=5, abilities=[Static((Enters("this", "exerted", counters="damage", amount=2),))]
    )
    watch = made("Watch", abilities=[Triggered((When("takes damage"), When("exert")), Draw(1))])
    game = position(me={"hand": ["Hurt"], "play": ["Watch"], "ink": 1}, cards=[hurt, watch]).push("play Hurt")
    assert game.is_exerted("Hurt")
    assert game.damage("Hurt") == 2
    assert game.hand(ME) == []


GIFT = Action(Play(Chosen(Cards(("character",), zone="hand"), plain=True)))


@rule("lorcana", "6.1.7", "1.5.5.3", "6.7.8")
def test_for_free_is_the_whole_cost_and_no_shift():
    top = made("Small", version="Top", cost=9, abilities=[Keyword("Shift", 3)])
    call = made("Call", "action", cost=1, abilities=[GIFT])
    game = position(me={"play": ["Small"], "hand": ["Call", "Small - Top"], "ink": 1}, cards=[call, SMALL, top])
    game.push("play Call")
    if game.legal("choose"):
        game.push("choose Small - Top")
    assert game.play(ME) == ["Small", "Small - Top"]
    assert game.story("plays", "resolved_action") == ["plays", "plays", "resolved_action"]


@rule("lorcana", "6.1.7")
def test_older_editions_let_it_be_shifted_for_free_and_play_it_only_afterwards():
    top = made("Small", version="Top", cost=9, abilities=[Keyword("Shift", 3)])
    call = made("Call", "action", cost=1, abilities=[GIFT])
    game = position(
        me={"play": ["Small"], "hand": ["Call", "Small - Top"], "ink": 1}, cards=[call, SMALL, top], edition=OLD
    ).push("play Call")
    if game.legal("choose"):
        game.push("choose Small - Top")
    game.push("shift Small - Top -> Small")
    assert game.play(ME) == ["Small - Top"]
    assert game.story("plays", "resolved_action") == ["plays", "resolved_action", "plays"]


@rule("lorcana", "6.7.8.1", "6.7.1.2", "2.2 7.1.6.1")
def test_an_action_played_by_an_effect_waits_for_it_and_comes_before_the_bag():
    song = made("Song", "action", cost=5, abilities=[Action(ToPlayer("gain lore", 1))])
    both = Action(Steps((Play(Chosen(Cards(("action",), zone="hand"), plain=True)), Draw(1))))
    call = made("Call", "action", cost=1, abilities=[both])
    hears = made("Hears", abilities=[Triggered((When("play", Cards(("action",), "yours")),), ToPlayer("gain lore", 5))])
    game = position(me={"hand": ["Call", "Song"], "play": ["Hears"], "ink": 1}, cards=[song, call, hears])
    game.push("play Call")
    if game.legal("choose"):
        game.push("choose Song")
    while game.legal("resolve"):
        game.push("resolve 1")
    told = [(event.kind, event.amount) for event in game.events("draws", "gains_lore")]
    assert [kind for kind, _ in told][:2] == ["draws", "gains_lore"]
    assert [amount for kind, amount in told if kind == "gains_lore"] == [1, 5, 5]
    assert sorted(game.names_in("discard", ME)) == ["Call", "Song"]


@rule("lorcana", "M45", "6.7.8.1")
def test_several_waiting_actions_resolve_in_the_order_they_were_played_after_the_check():
    first = made("First", "action", abilities=[Action(ToPlayer("gain lore", 1))])
    second = made("Second", "action", abilities=[Action(Draw(1))])
    hand = Cards(("action",), zone="hand")
    both = Steps(
        (Do("deal damage", Chosen(Cards(("character",), "opposing")), 1), Play(Chosen(hand, plain=True, name="a")))
    )
    twice = Action(Steps((both, Play(Chosen(hand, plain=True, name="b")))))
    call = made("Call", "action", cost=0, abilities=[twice])
    game = position(
        me={"hand": ["Call", "First", "Second"]}, you={"play": ["Frail"]}, cards=[first, second, call, made("Frail")]
    ).push("play Call", "choose Second")
    if game.legal("choose"):
        game.push("choose First")
    assert game.story("banished", "draws", "gains_lore") == ["banished", "draws", "gains_lore"]


@rule("lorcana", "4.7.3.2", "4.7.4")
def test_an_effect_moves_a_character_for_free():
    lagoon = "Never Land - Mermaid Lagoon"
    flight = made("Flight", "action", cost=0, abilities=[
        Action(Move(Chosen(Cards(("character",), "yours"), name="who"), Chosen(Cards(("location",), "yours")))),
    ])  # fmt: skip
    game = position(me={"play": [lagoon, "Small"], "hand": ["Flight"]}, cards=[flight, SMALL]).push("play Flight")
    assert game.place("Small") == lagoon


@rule("lorcana", "4.7.1", "1.2.2")
def test_who_cannot_move_does_not():
    lagoon = "Never Land - Mermaid Lagoon"
    stone = made("Stone", abilities=[Static((Cant(This(), "move"),))])
    game = position(me={"play": [lagoon, "Stone"], "ink": 5}, cards=[stone])
    assert game.refused(f"move Stone -> {lagoon}") == ("mover_cant", "1.2.2")


@rule("lorcana", "1.8.1.1")
def test_an_effect_raises_the_lore_that_an_opponent_needs():
    wall = made("Wall", abilities=[Static((PlayerRule("lore to win", 25, "each opponent"),))])
    game = position(me={"play": ["Small"], "lore": 19}, you={"play": ["Wall"]}, cards=[wall, SMALL])
    assert not game.push("quest Small").over
    without = position(me={"play": ["Small"], "lore": 19}, cards=[SMALL]).push("quest Small")
    assert without.winner == ME


@rule("lorcana", "6.4.3")
def test_a_skipped_draw_step_draws_nothing():
    fog = made("Fog", "item", abilities=[Static((Skip("draw", "each opponent"),))])
    game = position(me={"play": ["Fog"]}, cards=[fog]).push("end")
    assert game.hand(YOU) == []
    assert game.story("step_skipped") == ["step_skipped"]


@rule("lorcana", "3.2.1.1", "1.2.2")
def test_a_player_who_can_ready_only_so_many_chooses_which():
    snow = made("Snow", "item", abilities=[Static((PlayerRule("ready limit", 1, "each opponent"),))])
    game = position(
        me={"play": ["Snow"]}, you={"play": ["Small (exerted)", "Big (exerted)"]}, cards=[snow, SMALL, BIG]
    ).push("end")
    assert game.deciding == YOU
    game.push("choose Big")
    assert game.is_exerted("Small")
    assert not game.is_exerted("Big")


@rule("lorcana", "3.2.1.1", "1.2.2")
def test_what_cannot_ready_at_the_start_of_the_turn_stays_exerted():
    ice = made("Ice", "item", abilities=[
        Static((Cant(Every(Cards(("character",), "opposing")), "ready at the start of their turn"),)),
    ])  # fmt: skip
    game = position(me={"play": ["Ice"]}, you={"play": ["Small (exerted)"]}, cards=[ice, SMALL]).push("end")
    assert game.is_exerted("Small")
