"""The editions as switches: keywords, names, zones, stacks and who must be chosen."""

import pytest

from mazo.abilities.tree.deeds import Do, ToDeck, ToPlayer
from mazo.abilities.tree.effects import Gain, Keyword, Must, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Named, This, When
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.rules.editions import editions
from tests.games.lorcana.abilities.lowering.stage import EVERYBODY, MINE, PLAIN, THEIRS, lord, under
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.games.lorcana.rules.switches import differs, shows
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, made, position


@shows("keywords")
@rule("lorcana", "8.2", "8.4")
@pytest.mark.parametrize(
    ("name", "there"), [("2025-05-27", False), (OLD, False), ("2025-10-31", True), ("2.2.0", True)]
)
def test_alert_and_boost_came_in_october_2025(name, there):
    assert (editions()[name].keywords & (K.ALERT | K.BOOST) == K.ALERT | K.BOOST) == there
    game = position(
        me={"play": ["Card"], "ink": 1}, cards=[made("Card", abilities=[Keyword("Boost", 1)])], edition=name
    )
    assert bool(game.legal("boost")) == there


HEIR = made("Bear", version="Heir", cost=7, strength=6, willpower=6, abilities=[Keyword("Shift", 5)])


TWINS = made("Dot & Dan", cost=2)
SEND = says(Do("return to hand", Every(Cards(("character",), "any", (Named(("Dot & Dan",)),)))))


@shows("dual_name")
@rule("lorcana", "5.2.6.1", "1.x 6.2.4.1")
@pytest.mark.parametrize(("edition", "hand"), [("2.2.0", ["Dot & Dan"]), (OLD, [])])
def test_the_whole_of_a_double_name_is_a_name_or_not(edition, hand):
    game = position(me={"hand": ["Spell"], "play": ["Dot & Dan"]}, cards=[TWINS, SEND], edition=edition).push(
        "play Spell"
    )
    assert game.hand(ME) == hand


FETCH = says(Do("return to hand", Chosen(Cards(("character",), "yours", (), "discard"))))


@shows("public_fail_to_find")
@rule("lorcana", "7.1.4", "1.x 8.1.4")
@pytest.mark.parametrize(("edition", "may"), [("2.2.0", False), (OLD, True)])
def test_one_must_find_in_a_public_zone_or_may_fail(edition, may):
    game = position(me={"hand": ["Spell"], "discard": ["Ant", "Bear"]}, cards=[*PLAIN, FETCH], edition=edition)
    game.push("play Spell")
    assert ("choose nothing" in game.legal()) == may


BOTTOM = says(ToDeck(EVERYBODY, "bottom", any_order=True))


@rule("lorcana", "7.2.3", "1.x 8.2.4")
@pytest.mark.parametrize("edition", ["2.2.0", OLD])
def test_the_order_of_cards_that_all_have_seen_is_known(edition):
    game = position(
        me={"hand": ["Spell"], "play": ["Ant", "Bear"], "deck": ["Dog"]}, cards=[*PLAIN, BOTTOM], edition=edition
    )
    game.push("play Spell", "order Bear; Ant")
    assert (game.deck(ME), game.knows(YOU, "Bear"), game.knows(YOU, "Ant")) == (["Dog", "Bear", "Ant"], True, True)


WATCHER = made(
    "Bear", version="Old", cost=1, willpower=2, abilities=[Triggered((When("play", MINE),), ToPlayer("gain lore", 1))]
)


@shows("covered_trigger")
@rule("lorcana", "4.3.4.2")
@pytest.mark.parametrize("edition", ["2.2.0", "2.1.0", OLD])
def test_a_card_sees_what_covers_it_being_played(edition):
    assert not differs("covered_trigger", OLD)
    game = position(
        me={"hand": ["Bear - Heir"], "play": ["Bear - Old"], "ink": 5}, cards=[HEIR, WATCHER], edition=edition
    )
    assert game.push("shift Bear - Heir -> Bear - Old").lore(ME) == 1


DROWN = says(Do("put into inkwell exerted", Every(MINE)))


@shows("stack_states")
@rule("lorcana", "5.1.1.7")
@pytest.mark.parametrize(("edition", "ink"), [("2.2.0", (0, 3)), ("2.1.0", (2, 1))])
def test_cards_under_a_card_take_its_states_or_not(edition, ink):
    game = position(
        me={"hand": ["Spell"], "play": ["Bear (under Ant, facedown Dog)"]}, cards=[*PLAIN, DROWN], edition=edition
    )
    assert game.push("play Spell").ink(ME) == ink


PAIR = made("Pair", cost=9, willpower=9, abilities=[Keyword("Shift", 2, variant=("duo",), names=("Ant", "Dog"))])


@shows("shift_variants")
@rule("lorcana", "8.10.8.3")
@pytest.mark.parametrize(("edition", "may"), [("2.2.0", True), ("2.1.0", False)])
def test_there_is_duo_shift_or_not(edition, may):
    game = position(me={"hand": ["Pair"], "play": ["Ant", "Dog"], "ink": 2}, cards=[*PLAIN, PAIR], edition=edition)
    assert bool(game.legal("shift Pair -> Ant")) == may
    if may:
        assert set(under(game.push("shift Pair -> Ant"), "Pair")) == {"Ant", "Dog"}


TAUNT = lord(Must(This(), "be chosen"))
POINT = says(Do("exert", Chosen(THEIRS)))
CHARM = says(Gain(Chosen(THEIRS), Keyword("Reckless"), "this turn"), "Charm")


@rule("lorcana", "6.7.3")
@pytest.mark.parametrize("edition", ["2.2.0", "2.0.1", OLD])
def test_who_must_be_chosen_is_chosen_with_or_without_a_process(edition):
    game = position(
        me={"hand": ["Spell", "Charm"]}, you={"play": ["Bear", "Lord"]}, cards=[*PLAIN, TAUNT, POINT, CHARM],
        edition=edition,
    )  # fmt: skip
    game.push("play Spell", "play Charm")
    assert (game.is_exerted("Lord"), game.is_exerted("Bear")) == (True, False)
