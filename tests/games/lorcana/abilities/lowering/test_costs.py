"""Costs of activated abilities, of Shift and of other ways to play a card: all of it is paid, or none."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, PutCounters, RemoveCounters, ToDeck, ToPlayer
from mazo.abilities.tree.effects import Activated, Choose, ChooseOne, Cost, Effect, Keyword, Pay, Steps, To
from mazo.abilities.tree.nouns import Cards, Chosen, Classified, Ref, This, Top
from tests.games.lorcana.abilities.lowering.stage import MINE, PLAIN, hero, wand
from tests.support.rule import rule
from tests.support.table import ME, Made, made, position


def gem(cost: Cost, do: Effect | None = None, *, once: bool = False) -> Made:
    """An item whose ability costs this."""
    return wand(Activated(cost, do if do is not None else ToPlayer("gain lore", 2), once=once), name="Gem")


FREE = gem(Cost())
INK = gem(Cost(pay=2))
EXERT = gem(Cost(this="exert"))
BOTH = gem(Cost(pay=1, this="exert"))


@rule("lorcana", "4.4.3.4", "1.5.3", "6.3.1")
@pytest.mark.parametrize(
    ("card", "ink", "exerted", "left"),
    [(FREE, 3, False, (3, 0)), (INK, 3, False, (1, 2)), (EXERT, 3, True, (3, 0)), (BOTH, 3, True, (2, 1))],
)
def test_ink_and_exerting(card, ink, exerted, left):
    game = position(me={"play": ["Gem"], "ink": ink}, cards=[card]).push("use Gem")
    assert (game.lore(ME), game.is_exerted("Gem"), game.ink(ME)) == (2, exerted, left)


@rule("lorcana", "4.4.2", "1.5.3")
def test_what_can_not_be_paid_can_not_be_used():
    assert position(me={"play": ["Gem"], "ink": 1}, cards=[INK]).refused("use Gem")[0] == "ability_too_expensive"
    assert position(me={"play": ["Gem (exerted)"]}, cards=[EXERT]).refused("use Gem")[0] == "ability_exerted"


DRY = hero(Activated(Cost(this="exert"), ToPlayer("gain lore", 2)))
WET = hero(Activated(Cost(pay=1), ToPlayer("gain lore", 2)))


@rule("lorcana", "4.4.2.1", "6.3.1.1")
def test_a_drying_character_can_not_exert_for_a_cost():
    game = position(me={"play": ["Hero (drying)"]}, cards=[DRY])
    assert game.refused("use Hero")[0] == "ability_drying"
    game = position(me={"play": ["Hero (drying)"], "ink": 1}, cards=[WET]).push("use Hero")
    assert game.lore(ME) == 2


ONCE = gem(Cost(), once=True)


@rule("lorcana", "6.1.13.2")
def test_once_during_your_turn():
    game = position(me={"play": ["Gem"]}, cards=[ONCE]).push("use Gem")
    assert game.refused("use Gem")[0] == "ability_used"
    assert game.push("end", "end", "use Gem").lore(ME) == 4


DEEDS = [
    (gem(Cost(effects=(Do("banish", This()),))), "discard"),
    (gem(Cost(effects=(Do("return to hand", This()),))), "hand"),
    (gem(Cost(effects=(ToDeck(This()),))), "deck"),
]


@rule("lorcana", "6.3.3", "6.7.7")
@pytest.mark.parametrize(("card", "zone"), DEEDS)
def test_a_card_that_leaves_play_for_its_own_cost(card, zone):
    game = position(me={"play": ["Gem"]}, cards=[*PLAIN, card]).push("use Gem")
    assert (game.lore(ME), game.is_in_play("Gem"), "Gem" in game.names_in(zone, ME)) == (2, False, True)


ITEM = Chosen(Cards(("item",), "yours", other=True), name="other item")
OTHERS = [
    (gem(Cost(effects=(Discard(1),))), {"hand": ["Ant"]}, ["choose Ant"]),
    (gem(Cost(effects=(Discard(1, cards=Cards(("character",), zone="hand")),))), {"hand": ["Ant"]}, ["choose Ant"]),
    (gem(Cost(effects=(Do("banish", ITEM),))), {"play": ["Gem", "Rock"]}, []),
    (gem(Cost(effects=(Do("exert", Chosen(MINE)),))), {"play": ["Gem", "Bear"]}, []),
    (gem(Cost(effects=(Do("exert", Chosen(MINE, 2)),))), {"play": ["Gem", "Bear", "Ant"]}, []),
    (gem(Cost(effects=(Do("return to hand", Chosen(MINE)),))), {"play": ["Gem", "Bear"]}, []),
    (gem(Cost(effects=(ToDeck(Chosen(Cards((), "yours", (), "discard")), "bottom"),))), {"discard": ["Ant"]}, []),
    (gem(Cost(effects=(Do("deal damage", Chosen(MINE), 1),))), {"play": ["Gem", "Bear"]}, []),
    (gem(Cost(effects=(PutCounters("damage", 1, Chosen(MINE)),))), {"play": ["Gem", "Bear"]}, []),
    (gem(Cost(effects=(Choose(Chosen(MINE)),))), {"play": ["Gem", "Bear"]}, []),
    (gem(Cost(effects=(Do("put into inkwell exerted", Top(1)),))), {}, []),
    (gem(Cost(effects=(Pay(1),))), {"ink": 1}, []),
    (
        gem(Cost(1, this="exert", effects=(Discard(1), Do("banish", ITEM)))),
        {"ink": 1, "hand": ["Ant"], "play": ["Gem", "Rock"]},
        ["choose Ant"],
    ),
    (
        gem(Cost(effects=(RemoveCounters("damage", 2, Chosen(MINE), up_to=False),))),
        {"play": ["Gem", "Bear (damage 2)"]},
        [],
    ),
    (gem(Cost(effects=(ChooseOne((Pay(1), Discard(1)), said="or"),))), {"ink": 1}, []),
]


@rule("lorcana", "1.5.2", "1.5.3", "4.4.3.4")
@pytest.mark.parametrize(("card", "side", "answers"), OTHERS)
def test_things_done_to_other_cards_are_a_cost(card, side, answers):
    game = position(me={"play": ["Gem"], **side}, cards=[*PLAIN, card]).push("use Gem", *answers)
    assert game.lore(ME) == 2


@rule("lorcana", "1.5.3", "5.1.1.11")
@pytest.mark.parametrize(
    ("card", "side"),
    [
        (OTHERS[0][0], {}),
        (OTHERS[1][0], {"hand": ["Rock"]}),
        (OTHERS[2][0], {"play": ["Gem"]}),
        (OTHERS[3][0], {"play": ["Gem", "Bear (exerted)"]}),
        (OTHERS[3][0], {"play": ["Gem", "Bear (drying)"]}),
        (OTHERS[4][0], {"play": ["Gem", "Bear"]}),
        (OTHERS[5][0], {"play": ["Gem"]}),
        (OTHERS[6][0], {}),
        (OTHERS[7][0], {}),
        (OTHERS[10][0], {"deck": 0}),
        (OTHERS[11][0], {}),
        (OTHERS[12][0], {"ink": 1, "hand": ["Ant"]}),
        (OTHERS[13][0], {"play": ["Gem", "Bear (damage 1)"]}),
        (OTHERS[14][0], {}),
    ],
)
def test_a_cost_that_can_not_be_paid_completely_closes_the_ability(card, side):
    game = position(me={"play": ["Gem"], **side}, cards=[*PLAIN, card])
    assert game.refused("use Gem")[0] == "other_cost_unpayable"


SHOWN = gem(Cost(effects=(Do("exert", Chosen(MINE)),)), Steps((Do("return to hand", Ref()), Draw(1))))


@rule("lorcana", "1.4.3.2", "4.4.4")
def test_abilities_are_used_by_number_and_know_what_was_paid():
    two = wand(Activated(Cost(), ToPlayer("gain lore", 1)), Activated(Cost(), ToPlayer("gain lore", 3)), name="Gem")
    game = position(me={"play": ["Gem"]}, cards=[two]).push("use Gem: 2")
    assert game.lore(ME) == 3
    game = position(me={"play": ["Gem", "Bear"]}, cards=[*PLAIN, SHOWN]).push("use Gem")
    assert sorted(game.hand(ME)) == ["Bear", "Filler"]  # what was exerted for the cost is what the effect speaks of


BY_SYMBOL = gem(Cost(), To(Do("exert as a cost", Chosen(MINE)), ToPlayer("gain lore", 2)))
BY_WORD = gem(Cost(), To(Do("exert", Chosen(MINE)), ToPlayer("gain lore", 2)))


@rule("lorcana", "5.1.1.11", "4.4.2.1")
@pytest.mark.parametrize(("card", "drying", "dry"), [(BY_SYMBOL, 0, 2), (BY_WORD, 2, 2)])
def test_the_symbol_needs_a_dry_character_and_the_word_does_not(card, drying, dry):
    game = position(me={"play": ["Gem", "Bear (drying)"]}, cards=[*PLAIN, card]).push("use Gem")
    assert game.lore(ME) == drying
    assert position(me={"play": ["Gem", "Bear"]}, cards=[*PLAIN, card]).push("use Gem").lore(ME) == dry


SHIFTS = [
    (Keyword("Shift", 3), {"ink": 3}, []),
    (
        Keyword("Shift", cost=Cost(pay=1, effects=(Discard(1, cards=Cards(("action",), zone="hand")),))),
        {"ink": 1, "hand": ["Bear - Heir", "Noise"]},
        ["choose Noise"],
    ),
    (
        Keyword("Shift", cost=Cost(effects=(Do("banish", Chosen(Cards(("item",), "yours"))),))),
        {"play": ["Bear", "Rock"]},
        [],
    ),
    (
        Keyword(
            "Shift", cost=Cost(effects=(Do("exert", Chosen(Cards(("character",), "yours", (Classified(("Ally",)),)))),))
        ),
        {"play": ["Bear", "Ant"]},
        [],
    ),
]
HEIRS = [made("Bear", version="Heir", cost=9, willpower=6, abilities=[shift]) for shift, _, _ in SHIFTS]


@rule("lorcana", "8.10.1", "4.3.2.4")
@pytest.mark.parametrize("at", range(len(SHIFTS)))
def test_what_shift_costs(at):
    _, side, answers = SHIFTS[at]
    game = position(me={"hand": ["Bear - Heir"], "play": ["Bear"], **side}, cards=[*PLAIN, HEIRS[at]])
    game.push("shift Bear - Heir -> Bear", *answers)
    assert game.is_in_play("Bear - Heir")
    bare = position(me={"hand": ["Bear - Heir"], "play": ["Bear"]}, cards=[*PLAIN, HEIRS[at]])
    assert bare.refused("shift Bear - Heir -> Bear")[0] in ("shift_too_expensive", "other_cost_unpayable")
