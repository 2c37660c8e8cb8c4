"""Options that name one of several ways or abilities say which in words, and read back."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Discard, Draw, ToPlayer
from mazo.abilities.tree.effects import Activated, Cost, FreeWith, Keyword, Static
from mazo.errors import IllegalAction
from mazo.texts.lang import Lang
from tests.support.table import ME, Situation, made, position

BEAR = made("Bear", cost=9)
MISER = "Scrooge McDuck - Resourceful Miser"
EVIL = "Maleficent & Diablo - Evil Incarnate"


def texts(game: Situation, lang: Lang) -> list[str]:
    """The options in a language; each must read back as itself."""
    scribe = game.game.scribe(game.game.deciding[0])
    assert scribe is not None
    found = []
    for action in game.game.legal_actions:
        text = game.game.text(action, lang)
        assert tuple(scribe.read(text)) == action.picks, text
        found.append(text)
    return found


def about(game: Situation, lang: Lang, name: str) -> list[str]:
    """The options that name a card."""
    return [text for text in texts(game, lang) if name in text]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", f"play {MISER} for free (exert 4 items of yours)"),
        ("es", f"jugar {MISER} gratis (agotar 4 de tus objetos)"),
    ],
)
def test_another_cost_is_told_from_the_text_of_the_card(lang: Lang, text: str) -> None:
    lamps = [made(f"Lamp {letter}", "item") for letter in "ABCD"]
    game = position(me={"hand": [MISER], "play": [lamp.card.name for lamp in lamps]}, cards=lamps)
    assert text in about(game, lang, "Scrooge")


def test_the_ways_to_shift_are_told_apart_by_what_they_cost() -> None:
    side = {"play": ["Maleficent - Sinister Visitor"], "hand": [EVIL], "ink": 5, "discard": ["Bear"] * 5}
    game = position(me=side, cards=[BEAR])
    game.push(f"shift {EVIL} -> Maleficent - Sinister Visitor")
    assert texts(game, "en") == [
        f"play {EVIL} with Shift 5",
        f"play {EVIL} with Shift (put 5 character cards from your discard on the bottom of your deck in any order)",
    ]
    assert texts(game, "es")[0] == f"jugar {EVIL} con Shift 5"
    assert game.push("play Maleficent with Shift 5").ink(ME) == (0, 5)


def test_a_cost_that_only_the_table_knows_is_told_by_the_name_of_its_ability() -> None:
    paid = Static((FreeWith(Cost(effects=(Discard(),))),), name="SWAP")
    game = position(me={"hand": ["Trade", "Bear"]}, cards=[made("Trade", cost=9, abilities=[paid]), BEAR])
    assert about(game, "en", "Trade")[-1] == "play Trade for free (SWAP)"


def test_two_ways_of_the_same_words_have_their_place_behind_them() -> None:
    ways = [Static((FreeWith(),)), Static((FreeWith(),))]
    game = position(me={"hand": ["Gift"]}, cards=[made("Gift", cost=9, abilities=ways)])
    assert about(game, "es", "Gift")[-2:] == ["jugar Gift gratis", "jugar Gift gratis (2)"]


def test_a_way_has_to_be_named_where_the_words_may_mean_the_usual_cost() -> None:
    gift = made("Gift", cost=9, abilities=[Static((FreeWith(),))])
    game = position(me={"hand": ["Gift"]}, cards=[gift])
    assert game.refused("play Gift")[0] == "too_expensive"
    assert game.push("play otherwise Gift").is_in_play("Gift")


def test_an_ambiguous_name_is_not_played_in_another_way() -> None:
    cards = [made("Ant", version=version, cost=9, abilities=[Static((FreeWith(),))]) for version in ("Big", "Old")]
    game = position(me={"hand": ["Ant - Big", "Ant - Old"]}, cards=cards)
    with pytest.raises(IllegalAction):
        game.push("play Ant")


def test_the_only_ability_of_a_card_needs_no_name() -> None:
    pump = made("Pump", "item", abilities=[Activated(Cost(this="exert"), Draw())])
    assert about(position(me={"play": ["Pump"]}, cards=[pump]), "es", "Pump") == ["usar Pump"]


def test_abilities_are_told_by_their_names_or_else_by_their_place() -> None:
    first, second = (
        Activated(Cost(this="exert"), Draw(), name="DRINK"),
        Activated(Cost(this="exert"), ToPlayer("gain lore", 1)),
    )
    game = position(me={"play": ["Cup"]}, cards=[made("Cup", "item", abilities=[first, second])])
    assert about(game, "en", "Cup") == ["use Cup: DRINK", "use Cup: ability 2"]
    assert about(game, "es", "Cup") == ["usar Cup: DRINK", "usar Cup: habilidad 2"]
    assert game.push("use Cup: 2").lore(ME) == 1


def test_of_two_cards_with_one_name_the_one_with_a_single_ability_is_meant_by_the_name_alone() -> None:
    twice = [Activated(Cost(pay=1), Draw(), name=name) for name in ("ONE", "TWO")]
    cards = [made("Gem", "item", version="Old", abilities=twice), made("Gem", "item", abilities=twice[:1])]
    game = position(me={"play": ["Gem - Old", "Gem"], "ink": 1}, cards=cards)
    assert about(game, "en", "Gem") == ["use Gem - Old: ONE", "use Gem - Old: TWO", "use Gem"]


def test_a_shift_with_a_variant_is_named_by_it() -> None:
    ways = [Keyword("Shift", 2), Keyword("Shift", 1, variant=("temporary",))]
    cards = [made("Owl", version="Wise", cost=9, abilities=ways), made("Owl", version="Young")]
    game = position(me={"play": ["Owl - Young"], "hand": ["Owl - Wise"], "ink": 2}, cards=cards)
    game.push("shift Owl - Wise -> Owl - Young")
    assert texts(game, "en") == ["play Owl - Wise with Shift 2", "play Owl - Wise with Temporary Shift 1"]
