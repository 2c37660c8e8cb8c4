"""Cards that effects put under others are remembered; who does what else, `actors` tries by every route."""

from __future__ import annotations

from mazo.abilities.tree.deeds import PutUnder
from mazo.abilities.tree.nouns import Cards, Every, Named, Top
from tests.games.lorcana.abilities.lowering.stage import PLAIN
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.support.rule import rule
from tests.support.table import Made, position


def tucked(target: str) -> Made:
    """An action that puts the top card of its player's deck under a card."""
    return says(PutUnder(Top(1), Every(Cards((), "yours", (Named((target,)),)))))


@rule("lorcana", "5.1.1.5")
def test_willie_can_quest_when_his_player_has_put_a_card_under_him():
    """Willie the Giant – Ghost of Christmas Present: an effect counts as Boost does."""
    game = position(
        me={"play": ["Willie the Giant - Ghost of Christmas Present"], "hand": ["Spell"]},
        cards=[tucked("Willie the Giant")],
    )
    assert game.legal("quest") == []
    assert len(game.push("play Spell").legal("quest")) == 1


@rule("lorcana", "5.1.1.5")
def test_lady_tremaine_remembers_a_card_put_under_her_by_an_effect():
    """Lady Tremaine – Sinister Socialite."""
    game = position(
        me={
            "play": ["Lady Tremaine - Sinister Socialite"],
            "hand": ["Spell"],
            "discard": ["Dragon Fire"],
        },
        you={"play": ["Bear"]},
        cards=[*PLAIN, tucked("Lady Tremaine")],
    )
    assert "yes" in game.push("play Spell", "quest Lady Tremaine").legal()


@rule("lorcana", "5.1.1.5")
def test_mulan_takes_no_damage_after_a_card_was_put_under_by_an_effect():
    """Mulan – Standing Her Ground."""
    game = position(
        me={"play": ["Mulan - Standing Her Ground", "Dog"], "hand": ["Spell"]},
        you={"play": ["Bear (exerted)"]},
        cards=[*PLAIN, tucked("Dog")],
    )
    game.push("play Spell", "challenge Mulan -> Bear")
    assert game.damage("Mulan") == 0
