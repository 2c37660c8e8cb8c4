"""Who did it: for every card that says "whenever you remove damage" or "put … under", its event by every route."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import MoveCounters, PutUnder, RemoveCounters
from mazo.abilities.tree.effects import Effect, Triggered
from mazo.abilities.tree.nouns import Cards, Every, Named, Top
from mazo.games.lorcana.cards.catalogue import Card, standard
from tests.games.lorcana.abilities.lowering.stage import PLAIN
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.support.rule import rule
from tests.support.table import ME, YOU, Made, position

HEALERS = [
    card
    for card in standard()
    for ability in card.abilities
    if isinstance(ability, Triggered)
    and any(when.event == "is healed" and when.who == "you" and when.amount != ("at least", 2) for when in ability.when)
]
"""The cards that wait for their player to remove damage."""


def named(name: str) -> Every:
    """All characters of that name."""
    return Every(Cards(("character",), "any", (Named((name,)),)))


ROUTES = ("removed", "moved away")


def done(route: str, card: str, other: str) -> Effect:
    """Damage comes off a card by that route."""
    if route == "removed":
        return RemoveCounters("damage", 1, named(card), up_to=False)
    return MoveCounters("damage", 1, named(card), named(other))


def fits(card: Card, patient: int) -> bool:
    """Whether the sentence speaks of a character of that player, seen by the card's player."""
    for ability in card.abilities:
        if isinstance(ability, Triggered):
            for when in ability.when:
                if when.event == "is healed" and isinstance(when.cards, Cards):
                    return when.cards.whose == "any" or (when.cards.whose == "yours") == (patient == ME)
    return False


@rule("lorcana", "1.9.2.4", "6.2.1")
@pytest.mark.parametrize("doer", [ME, YOU])
@pytest.mark.parametrize("patient", [ME, YOU])
@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("card", HEALERS, ids=lambda card: card.full_name)
def test_whoever_removes_damage_is_the_one_that_the_sentence_means(card, route, patient, doer):
    """Only what the card's own player removes, by healing or by moving, from a character that it speaks of."""
    healed, other = ("Dog", "Fox") if patient == ME else ("Bear", "Cat")
    spell = says(done(route, healed, other))
    game = position(
        me={"play": [card.full_name, "Dog (damage 2)", "Fox"], "hand": ["Spell"] if doer == ME else []},
        you={"play": ["Bear (damage 2)", "Cat"], "hand": ["Spell"] if doer == YOU else []},
        active=doer,
        cards=[*PLAIN, spell],
    )
    game.push("play Spell")
    fired = card.full_name in [*game.resolved(), *(source for _, source in game.bag())]
    assert fired == (doer == ME and fits(card, patient))


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
