"""[8.6] [8.2.3] A cost is paid in full or not at all: what can't be paid closes the ability, whatever kind of cost."""

from __future__ import annotations

from typing import Any

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, PutCounters, RemoveCounters, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Activated,
    Cant,
    ChooseOne,
    Cost,
    Effect,
    Fact,
    Gain,
    Instead,
    Keyword,
    Pay,
    Play,
    Static,
    Steps,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Every, HostOf, When
from mazo.abilities.tree.short import THIS
from mazo.games.myl.cards.card import Card
from mazo.games.myl.rules.loops import MOST_USES
from tests.games.myl.support import ME, ally, card, count, names, pass_windows, position, refused, strength
from tests.support.rule import rule

MINE = Cards(("ally",), "yours")
GOLDS = Cards(("gold",), "yours", zone="reserve")


def altar(*cost: Effect) -> Card:
    """A totem whose ability draws a card for something else."""
    return card("Altar", "totem", 1, Activated(Cost(effects=cost), Draw(1)))


def idol(*cost: Effect) -> Card:
    """An ally that does the same."""
    return ally("Ídolo", 1, 1, abilities=[Activated(Cost(effects=cost), Draw(1))])


def keeper(said: Fact) -> Card:
    """A totem that says something of all cards in play."""
    return card("Guardia", "totem", 1, Static((said,)))


EVERYTHING = Every(Cards())
FIRM = keeper(Gain(EVERYTHING, Keyword("indestructible")))
ROOTED = keeper(Gain(EVERYTHING, Keyword("indesterrable")))


def _unable(act: str) -> Card:
    return keeper(Cant(EVERYTHING, act))


HINDERED: list[tuple[Effect, Card]] = [
    (Do("destroy", THIS), FIRM),
    (Do("destroy", THIS), _unable("be destroyed")),
    (Do("banish", THIS), ROOTED),
    (Do("banish", THIS), _unable("be banished")),
    (Do("return to hand", THIS), _unable("be returned")),
    (ToDeck(THIS, "shuffle"), _unable("be shuffled in")),
    (Do("destroy", Chosen(MINE)), FIRM),
    (Do("banish", Chosen(MINE)), ROOTED),
    (Do("return to hand", Chosen(MINE)), _unable("be returned")),
    (ToDeck(Chosen(MINE), "shuffle"), _unable("be shuffled in")),
    (Do("destroy", Every(MINE)), FIRM),
]


@rule("myl", "8.6", "10.3", "10.10")
@pytest.mark.parametrize(("cost", "guard"), HINDERED)
def test_what_can_not_befall_a_card_can_not_be_paid_with_it(cost: Effect, guard: Card) -> None:
    game = position({"defence": ["Ídolo"], "support": ["Guardia"]}, cards=[idol(cost), guard])
    assert refused(game, "use Ídolo") == ("cost_unpayable", "8.6")
    game = position({"defence": ["Ídolo"]}, cards=[idol(cost), guard])
    game.push("use Ídolo")
    pass_windows(game)
    assert count(game, "castle", ME) == 19 + (isinstance(cost, ToDeck))


@rule("myl", "8.6")
@pytest.mark.parametrize("verb", ["destroy", "banish"])
def test_only_cards_that_can_pay_are_offered_as_payment(verb: Any) -> None:
    stone = ally("Piedra", 1, 1, "indestructible", "indesterrable")
    game = position({"defence": ["Piedra", "Recluta de Ensayo"], "support": ["Altar"]}, cards=[
        altar(Do(verb, Chosen(MINE))), stone,
    ])  # fmt: skip
    game.push("use Altar")
    pass_windows(game)
    assert (names(game, "defence", ME), count(game, "hand", ME)) == (["Piedra"], 1)
    assert refused(game, "use Altar") == ("cost_unpayable", "8.6")


LACKING: list[tuple[Effect, dict[str, Any], dict[str, Any]]] = [
    (Discard(1), {}, {"hand": ["Recluta de Ensayo"]}),
    (Discard(2), {"hand": ["Recluta de Ensayo"]}, {"hand": ["Recluta de Ensayo", "Coloso de Ensayo"]}),
    (ToPlayer("mill", 3), {"castle": 2}, {"castle": 10}),
    (Do("banish", Chosen(Cards((), "yours", zone="graveyard"))), {}, {"graveyard": ["Recluta de Ensayo"]}),
    (Do("pay", Chosen(GOLDS)), {}, {"reserve": 1}),
    (Pay(1), {}, {"reserve": 1}),
    (Do("destroy", Chosen(GOLDS, 2)), {"reserve": 1}, {"reserve": 2}),
    (ToDeck(Chosen(Cards((), "yours", zone="hand")), "bottom"), {}, {"hand": ["Recluta de Ensayo"]}),
    (ChooseOne((Pay(2), Do("destroy", Chosen(MINE))), said="or"), {"reserve": 1}, {"defence": ["Recluta de Ensayo"]}),
]


@rule("myl", "8.6", "8.2.3")
@pytest.mark.parametrize(("cost", "without", "having"), LACKING)
def test_who_lacks_what_is_paid_can_not_use_it(cost: Effect, without: dict[str, Any], having: dict[str, Any]) -> None:
    cards = [altar(cost)]
    assert refused(position({"support": ["Altar"], **without}, cards=cards), "use Altar") == ("cost_unpayable", "8.6")
    assert position({"support": ["Altar"], **having}, cards=cards).why_not("use Altar") is None


@rule("myl", "8.6", "10.14")
def test_counters_are_removed_for_a_cost_only_where_enough_of_them_lie() -> None:
    eater = ally(
        "Comensal",
        1,
        1,
        abilities=[
            Activated(Cost(effects=(RemoveCounters("alimento", 2, THIS, up_to=False),)), Draw(1)),
            Activated(Cost(), PutCounters("alimento", 2, THIS), once=True),
        ],
    )
    game = position({"defence": ["Comensal"]}, cards=[eater])
    assert refused(game, "use Comensal: 1") == ("cost_unpayable", "8.6")
    game.push("use Comensal: 2")
    pass_windows(game)
    game.push("use Comensal: 1")
    pass_windows(game)
    assert (count(game, "hand", ME), strength(game, "Comensal")) == (1, 1)


@rule("myl", "8.6", "2.5")
def test_who_stands_in_the_attack_line_can_not_go_there_for_a_cost() -> None:
    scout = ally("Vigía", 1, 1, abilities=[Activated(Cost(effects=(Do("move to the attack line", THIS),)), Draw(1))])
    game = position({"attack": ["Vigía"]}, cards=[scout])
    assert refused(game, "use Vigía") == ("cost_unpayable", "8.6")


@rule("myl", "8.6")
def test_an_arma_whose_bearer_can_not_be_banished_is_not_paid_for_with_it() -> None:
    blade = card("Filo", "weapon", 1, Activated(Cost(effects=(Do("banish", HostOf(THIS)),)), Draw(1)))
    rooted = ally("Raíz", 1, 1, "indesterrable")
    assert (
        refused(position({"defence": ["Raíz (with Filo)"]}, cards=[blade, rooted]), "use Filo")[0] == "cost_unpayable"
    )
    game = position({"defence": ["Recluta de Ensayo (with Filo)"]}, cards=[blade, rooted])
    game.push("use Filo")
    pass_windows(game)
    assert names(game, "exile", ME) == ["Recluta de Ensayo"]


@rule("myl", "8.2.3", "8.7")
def test_what_is_paid_can_not_be_replaced() -> None:
    saving = Static((Instead(When("destroy", cards=MINE), Do("return to hand", THIS)),))
    martyr = ally("Mártir", 1, 1, abilities=[Activated(Cost(effects=(Do("destroy", THIS),)), Draw(1)), saving])
    game = position({"defence": ["Mártir"]}, cards=[martyr])
    game.push("use Mártir")
    pass_windows(game)
    assert (names(game, "graveyard", ME), count(game, "hand", ME)) == (["Mártir"], 1)


@rule("myl", "8.6")
def test_what_begins_with_a_payment_is_not_used_without_it() -> None:
    shade = ally(
        "Sombra", 1, 1, abilities=[Activated(Cost(), Steps((Pay(1), Do("put into play", THIS))), zone="graveyard")]
    )
    assert refused(position({"graveyard": ["Sombra"]}, cards=[shade]), "use Sombra") == ("cost_unpayable", "8.6")
    game = position({"graveyard": ["Sombra"], "reserve": 1}, cards=[shade])
    game.push("use Sombra")
    pass_windows(game)
    assert names(game, "defence", ME) == ["Sombra"]


@rule("myl", "8.6")
def test_a_card_that_could_not_be_played_is_not_called_from_the_graveyard() -> None:
    knight = ally("Jinete", 2, 1, abilities=[Activated(Cost(), Play(THIS, free=False), zone="graveyard")])
    assert (
        refused(position({"graveyard": ["Jinete"], "reserve": 1}, cards=[knight]), "use Jinete")[0] == "cost_unpayable"
    )
    assert position({"graveyard": ["Jinete"], "reserve": 2}, cards=[knight]).why_not("use Jinete") is None


@rule("myl", "8.6", "10.3")
def test_ataud_de_ramses_gives_nothing_while_corona_de_arturo_keeps_oros_from_being_destroyed() -> None:
    allies = ["Recluta de Ensayo", "Coloso de Ensayo"]
    game = position({"reserve": ["Ataud de Ramses", "Corona de Arturo"], "defence": allies})
    assert refused(game, "use Ataud de Ramses") == ("cost_unpayable", "8.6")
    game = position({"reserve": ["Ataud de Ramses", "Corona de Arturo"], "defence": allies[:1]})
    game.push("use Ataud de Ramses")
    pass_windows(game)
    assert names(game, "graveyard", ME) == ["Ataud de Ramses"]


@rule("myl", "M8")
def test_an_ability_that_costs_nothing_comes_to_an_end_within_the_turn() -> None:
    spring = card("Fuente", "totem", 1, Activated(Cost(), ToPlayer("generate gold", 1)))
    game = position({"support": ["Fuente"]}, cards=[spring])
    for _ in range(MOST_USES):
        game.push("use Fuente")
        pass_windows(game)
    assert refused(game, "use Fuente") == ("used_endlessly", "M8")
