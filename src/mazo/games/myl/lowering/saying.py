"""What Mitos y Leyendas says in its own way about things that last, and what its abilities cost."""

from __future__ import annotations

from mazo.abilities.lowering.reader import Reader
from mazo.abilities.lowering.templates import bound_to, fixed, new
from mazo.abilities.machine.records import Ability
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree import nouns
from mazo.abilities.tree.facts import CostsLess
from mazo.errors import BadTree
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.lexicon import ACTS, CHARGES
from mazo.games.myl.table import PaidAbility
from mazo.kernel.codes import NOBODY


def priced(kind: int, rule: int, what: int, cost: fx.Cost) -> Ability:
    """An ability that costs Oros."""
    ability = PaidAbility(kind, NOBODY, NOBODY, rule, what)
    ability.gold = cost.pay
    return ability


def own_sayings(reader: Reader, effect: fx.Effect | fx.Fact) -> Ability | None:
    """What cards can do only for Oros; and what can't be said of cards is not said of them, nor of players."""
    match effect:
        case fx.Cant(them, act, costs=costs):
            of_players = isinstance(them, str | nouns.PlayerOf)
            if of_players != (ACTS[act] & L.OF_PLAYERS != 0):
                raise BadTree(
                    f'"{act}" can\'t be said of {"players" if of_players else "cards"}.',
                    f"«{act}» no se puede decir de {'jugadores' if of_players else 'cartas'}.",
                )
            if costs != 0:
                template = new(reader, L.CHARGE, ACTS[act])
                template.amount = fixed(costs)
                if isinstance(them, nouns.Every):
                    template.cards = reader.filter(them.cards)
                return template
    return None


def own_facts(reader: Reader, fact: fx.Fact) -> tuple[Ability, bool] | None:
    """A fact, and whether it works while its card is not in play: what is said of how it is played does."""
    match fact:
        case CostsLess(amount, nouns.Cards() as cards, who, what, on=on) if on is not None:
            ability = new(reader, L.COST, CHARGES[what])
            ability.value, ability.bound = reader.amount(amount), bound_to(reader, who)
            ability.cards = reader.filter(cards, whose=False)
            bearer = nouns.Cards(where=(nouns.SameObject(nouns.This()),)) if isinstance(on, str) else on
            ability.program = reader.filter(bearer)
            return ability, False
        case fx.Cant(nouns.This(), "be annulled"):
            return new(reader, L.CANT, L.CANT_BE_ANNULLED), True
        case fx.Cant(nouns.This(), "be carried", cards=nouns.Cards() as cards):
            ability = new(reader, L.CANT, L.CANT_BE_CARRIED)
            ability.program = reader.filter(cards)
            return ability, True
        case fx.Can(nouns.This(), "be played in the war" | "be played from the graveyard" as act):
            bit = L.CAN_BE_PLAYED_IN_WAR if act == "be played in the war" else L.CAN_PLAY_FROM_GRAVE
            return new(reader, L.CAN, bit), True
    return None
