"""Rulings about ink drops, the counters that pay as ink does."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Activated, Cost, Get, If, Keyword, Steps, Triggered
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import Cards, Compare, Count, Every, Happened, Is, PlayerHas, They, This, When
from mazo.errors import BadPosition
from mazo.games.lorcana.codes import counters as C
from tests.games.lorcana.abilities.lowering.stage import PLAIN, hero, lord, wand
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.games.lorcana.rules.switches import differs, shows
from tests.support.rule import rule
from tests.support.table import ME, YOU, Situation, made, position

THREE = made("Three", cost=3)
FIVE = made("Five", cost=5)


def drops(game: Situation, count: int, seat: int = ME) -> Situation:
    """The position with so many drops in a player's inkwell."""
    game.table.counters[C.INK_DROP][seat] = count
    game.table.counters_changed(C.INK_DROP)
    game.settled = game.game.hash
    return game


def wet(count: int, **side: object) -> Situation:
    """A position of the edition that knows drops."""
    cards = [*PLAIN, THREE, FIVE, *side.pop("cards", ())]  # type: ignore[misc]
    return drops(position(me=side, cards=cards, edition="2.3.0"), count)


def left(game: Situation, seat: int = ME) -> int:
    """How many drops a player has."""
    return game.table.drops_of(seat)


RAIN = says(ToPlayer("get ink drops", 1), name="Rain")


@shows("ink_drops")
@rule("lorcana", "1.13.1", "1.13.1.2", "4.3.2.4")
def test_a_drop_pays_for_what_the_cards_leave_open():
    """R159: two ready cards and a drop for a card of cost 3; a drop is got by an effect."""
    assert differs("ink_drops", "2.2.0", "2.3.0")
    game = position(me={"hand": ["Rain", "Three"], "ink": 2}, cards=[RAIN, THREE], edition="2.3.0")
    assert game.refused("play Three") == ("too_expensive", "4.3.2.4")
    game.push("play Rain", "play Three")
    assert (game.is_in_play("Three"), game.ink(ME), left(game)) == (True, (0, 2), 0)


def test_an_edition_without_drops_refuses_the_card():
    """R159: before 2.3 there is no such thing."""
    with pytest.raises(BadPosition, match="get ink drops"):
        position(me={"hand": ["Rain"]}, cards=[RAIN], edition="2.2.0")


@rule("lorcana", "1.13.1.2")
@pytest.mark.parametrize("drop", range(6))
def test_every_split_is_open(drop):
    """R160: six ready cards, five drops, cost 5."""
    game = wet(5, hand=["Five"], ink=6).push("play Five")
    assert game.legal() == [f"amount {number}" for number in range(6)]
    game.push(f"amount {drop}")
    assert (left(game), game.ink(ME), game.is_in_play("Five")) == (5 - drop, (1 + drop, 5 - drop), True)


@rule("lorcana", "4.3.2.3", "4.3.2.4")
def test_no_more_drops_than_the_total():
    """R161: cost 5 with 3 less is 2, whatever is there."""
    cheap = lord(CostsLess(3, Cards(("character",))))
    game = wet(3, hand=["Five"], play=["Lord"], ink=4, cards=[cheap]).push("play Five")
    assert game.legal() == ["amount 0", "amount 1", "amount 2"]


@rule("lorcana", "1.13.1.2", "1.13.2")
def test_drops_are_no_cards():
    """R162: "7 or more cards in your inkwell" counts six cards and no drops; readying ink ignores them."""
    rich = lord(Get(This(), "strength", 4), when=Compare(Count(Cards(zone="inkwell")), "at least", 7))
    dry = says(ToPlayer("exert ink", "all"), name="Dry", cost=1)
    game = wet(3, play=["Lord"], hand=["Dry", "Three"], ink=6, cards=[rich, dry])
    assert game.strength("Lord") == 2
    game.push("play Dry", "amount 0")
    assert (left(game), game.ink(ME)) == (3, (0, 6))
    assert game.push("play Three").is_in_play("Three")


@rule("lorcana", "1.13.1.2", "6.1.4.1")
@pytest.mark.parametrize(("count", "drawn"), [(1, 1), (0, 0)])
def test_an_effect_is_paid_with_a_drop(count, drawn):
    """R163: Weight Set's player has no ready card, but perhaps a drop."""
    game = wet(count, hand=["Cat"], play=["Weight Set"], ink=5, deck=["Ant"])
    game.push(*(["play Cat", "amount 0", "yes"] if count else ["play Cat"]))
    assert (len(game.hand(ME)), left(game)) == (drawn, 0)


@rule("lorcana", "4.7.3.4", "8.4.1", "8.10.1", "4.4.3.4")
@pytest.mark.parametrize(
    ("action", "card"),
    [
        ("move Dog -> Tower", "Tower"),
        ("boost Engine", "Engine"),
        ("shift Heir -> Dog", "Heir"),
        ("use Wand", "Wand"),
    ],
)
def test_all_that_costs_ink_takes_drops(action, card):
    """R164: a move, Boost, Shift and abilities."""
    engine = made("Engine", abilities=[Keyword("Boost", 2)])
    heir = made("Dog", version="Heir", cost=7, abilities=[Keyword("Shift", 2)])
    stick = wand(Activated(Cost(pay=2), Draw(1)))
    game = wet(1, play=["Dog", "Tower", "Engine", "Wand"], hand=["Dog - Heir"], ink=2, cards=[engine, heir, stick])
    game.push(action.replace("Heir", "Dog - Heir"))
    assert game.legal() == ["amount 0", "amount 1"]
    game.push("amount 1")
    assert (left(game), game.ink(ME)) == (0, (1, 1))


@rule("lorcana", "1.6.1", "1.13.1.2")
def test_what_is_paid_for_does_not_see_the_drop_go():
    """R166: the copy in play gains lore, the new one came too late."""
    thirsty = hero(Triggered((When("removes ink drops", who="you"),), ToPlayer("gain lore", 1)), name="Thirsty")
    game = wet(1, play=["Thirsty"], hand=["Thirsty"], ink=1, cards=[thirsty]).push("play Thirsty")
    assert (game.lore(ME), left(game)) == (1, 0)


WET = They(This(), (Is("paid with ink drops"),))
BREW = says(Steps((If(WET, Draw(3), Draw(1), instead=True), Discard(1)), (", then",)), name="Brew", cost=2)


@rule("lorcana", "1.13.1.2", "6.5.1", "6.5.2")
@pytest.mark.parametrize(("drops_used", "drawn"), [(1, 3), (0, 1)])
def test_a_drop_that_helped_to_pay_replaces_the_number_alone(drops_used, drawn):
    """R167: draw 1, or 3 if a drop helped to pay, then discard 1; the discarding stays."""
    game = wet(1, hand=["Brew"], deck=["Ant", "Cat", "Dog", "Fox"], ink=2, cards=[BREW])
    game.push("play Brew", f"amount {drops_used}", "choose Ant")
    assert (len(game.hand(ME)), game.names_in("discard", ME)[-1:]) == (drawn - 1, ["Ant"])


@rule("lorcana", "1.13.1.2")
def test_what_was_paid_for_with_cards_is_not_paid_for_with_drops_when_it_comes_again():
    """A character asks as it is played; what once helped to pay is forgotten with the object."""
    asks = hero(Triggered((When("play", "this"),), ToPlayer("gain lore", 1), condition=WET), name="Asks")
    back = says(Do("return to hand", Every(Cards(("character",), "yours"))), name="Back")
    game = wet(1, hand=["Asks", "Back"], ink=3, cards=[asks, back])
    game.push("play Asks", "amount 1", "play Back")
    assert game.lore(ME) == 1
    assert game.push("play Asks").lore(ME) == 1


def test_an_edition_without_drops_knows_nothing_that_was_paid_with_them():
    with pytest.raises(BadPosition, match="paid with ink drops"):
        position(me={"hand": ["Brew"]}, cards=[BREW], edition="2.2.0")


@rule("lorcana", "M52", "1.13.1.2")
def test_each_drop_is_an_event():
    """Getting two and paying two are four events."""
    greedy = hero(
        Triggered((When("gets ink drops", who="you"), When("removes ink drops", who="you")), ToPlayer("gain lore", 1)),
        name="Greedy",
    )
    flood = says(ToPlayer("get ink drops", 2), name="Flood")
    game = wet(0, play=["Greedy"], hand=["Flood", "Dog"], cards=[greedy, flood]).push("play Flood", "resolve 1")
    assert (game.lore(ME), left(game)) == (2, 2)
    assert (game.push("play Dog", "resolve 1").lore(ME), left(game)) == (4, 0)


@rule("lorcana", "1.13.2", "2.4.1.2")
def test_drops_stay_through_turns_and_go_with_the_game():
    """R168: nothing happens to them at the start of a turn; the next game begins without."""
    game = wet(2, ink=1).push("end", "end")
    assert left(game) == 2
    game.push("concede").clean_up()
    assert left(game) == 0


@rule("lorcana", "9.2.3", "1.13.2")
def test_drops_go_with_a_player_who_leaves():
    """Among three, what a player had who is gone pays for nothing and is seen by nobody."""
    game = drops(position(me={}, you={}, third={}, active=YOU, edition="2.3.0"), 2, YOU)
    game.push("concede")
    assert left(game, YOU) == 0


@rule("lorcana", "1.13.1.2")
def test_drops_can_be_counted_and_everybody_sees_them():
    rich = lord(Get(This(), "strength", PlayerHas("ink drop")))
    game = wet(3, play=["Lord"], cards=[rich])
    assert game.strength("Lord") == 5
    for seat in (ME, YOU):
        assert game.game.view(seat).players[ME].zones["inkwell"].counters == {"ink_drop": 3}


@rule("lorcana", "1.13.1.1")
def test_damage_counters_lie_on_characters_and_locations():
    game = position(me={"play": ["Dog (damage 1)", "Hut (damage 2)"]}, cards=PLAIN, edition="2.3.0")
    assert (game.damage("Dog"), game.damage("Hut")) == (1, 2)


@rule("lorcana", "1.13.1.2")
@pytest.mark.parametrize(("count", "ink", "lore"), [(3, 0, 2), (0, 3, 0)])
def test_a_turn_remembers_that_a_drop_was_removed(count, ink, lore):
    """A text may ask for it later in the turn."""
    removed = Compare(Happened("removes ink drops"), "at least", 1)
    asker = made("Asker", cost=0, abilities=[Triggered((When("play", "this"),), ToPlayer("gain lore", 2), removed)])
    game = wet(count, hand=["Three", "Asker"], ink=ink, cards=[asker]).push("play Three", "play Asker")
    assert game.lore(ME) == lore
