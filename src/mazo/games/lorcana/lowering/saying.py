"""What Lorcana says in its own way about things that last: how cards enter play, other ways to play them, damage."""

from __future__ import annotations

from msgspec.structs import replace

from mazo.abilities.lowering.paying import as_cost, cost_payable
from mazo.abilities.lowering.reader import Reader
from mazo.abilities.lowering.templates import new
from mazo.abilities.machine.records import Ability
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree import facts, nouns
from mazo.games.lorcana.codes import can as CAN
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.lexicon import STATS, ZONES
from mazo.games.lorcana.rules.damage import ALL_OF_IT, ONLY_IN_CHALLENGES
from mazo.games.lorcana.rules.entering import (
    BEING_EXERTED,
    BEING_READY,
    DAMAGED,
    INTO_INKWELL,
    NEXT_ONE,
    OPTIONAL,
)
from mazo.games.lorcana.rules.shifting import PERMITS
from mazo.games.lorcana.table import PaidAbility
from mazo.kernel.codes import NOBODY


def priced(kind: int, rule: int, what: int, cost: fx.Cost) -> Ability:
    """An ability that costs ink, or exerting its card."""
    ability = PaidAbility(kind, NOBODY, NOBODY, rule, what)
    ability.ink = cost.pay
    ability.exert = bool(cost.this)
    return ability


def own_sayings(reader: Reader, effect: fx.Effect | fx.Fact) -> Ability | None:
    """An effect that lasts."""
    match effect:
        case fx.Cant(them, "be dealt damage in challenges"):
            template = new(reader, FX.MORE_DAMAGE, ONLY_IN_CHALLENGES | ALL_OF_IT)
            if isinstance(them, nouns.Every):
                template.cards = reader.filter(them.cards)
        case fx.Can(_, "be shifted on by any", _, nouns.Cards(where=())):
            template = new(reader, FX.CAN, CAN.EVERY_VARIANT_ON)
        case fx.NextEnters(cards, state, do):
            template = new(reader, FX.ENTERS, NEXT_ONE | (BEING_EXERTED if state else BEING_READY))
            template.cards = reader.filter(replace(cards, whose="yours"))
            template.program = reader.program(do) if do is not None else NOBODY
        case facts.PlayFrom(cards, _, state):
            zone = ZONES[cards.zone] if isinstance(cards, nouns.Cards) else Z.DISCARD
            template = new(reader, FX.PLAY_FROM, zone)
            template.cards = reader.subject(cards)
            template.amount = int(bool(state))
        case _:
            return None
    return template


def own_facts(reader: Reader, fact: fx.Fact) -> tuple[Ability, bool] | None:
    """A fact, and whether it works while its card is not in play."""
    match fact:
        case facts.PlayFrom("this"):
            ability = new(reader, FX.PLAY_FROM, PERMITS)
            ability.zone = Z.DISCARD
            return ability, True
        case fx.FreeWith(cost, way):
            return _alternate(reader, cost, way == "shift"), True
        case fx.Gain(nouns.This(), fx.Keyword("Shift", int() as ink, cost)):
            return _alternate(reader, cost or fx.Cost(pay=ink), True), True
        case facts.Enters():
            return _enters(reader, fact)
        case facts.DoFrom(_, zone, cards):
            ability = new(reader, FX.INK_FROM, ZONES[zone])
            ability.cards = reader.filter(cards, whose=False)
            return ability, False
        case facts.DoBy(_, cards, stat):
            ability = new(reader, FX.DAMAGE_BY, STATS[stat])
            ability.cards = reader.filter(cards)
            return ability, False
        case facts.More(_, amount, by, to, only, prevent):
            bits = (ONLY_IN_CHALLENGES if only else 0) | (ALL_OF_IT if prevent else 0)
            ability = new(reader, FX.MORE_DAMAGE, bits)
            ability.value = reader.amount(amount)
            ability.cards = reader.subject(to) if to is not None else NOBODY
            ability.program = reader.subject(by) if by is not None else NOBODY
            return ability, False
    return None


def _enters(reader: Reader, fact: facts.Enters) -> tuple[Ability, bool]:
    inkwell = fact.zone == "inkwell"
    ability = new(reader, FX.ENTERS, _how(fact))
    ability.value = reader.amount(fact.amount)
    if isinstance(fact.cards, str):
        return ability, True
    if inkwell:
        ability.bound = {"opposing": -2, "any": NOBODY}.get(fact.cards.whose, 0)
    ability.cards = reader.filter(fact.cards) if not inkwell else NOBODY
    return ability, False


def _how(fact: facts.Enters) -> int:
    """[6.7.9] How cards enter, as bits; who says neither a state nor counters says that they enter ready."""
    bits = (DAMAGED if fact.counters else 0) | (OPTIONAL if fact.optional else 0)
    bits |= INTO_INKWELL if fact.zone == "inkwell" else 0
    if fact.state:
        return bits | BEING_EXERTED
    return bits if fact.counters or fact.zone == "inkwell" else bits | BEING_READY


def _alternate(reader: Reader, cost: fx.Cost | None, shift: bool) -> Ability:
    """[1.5.5] Another way to pay for this card."""
    ability = priced(FX.PLAY_FROM, reader.d.cited.static, int(shift), cost or fx.Cost())
    if cost is not None and cost.effects:
        steps = fx.Steps(tuple(as_cost(reader, each) for each in cost.effects))
        ability.paying = reader.program(steps)
        ability.payable = cost_payable(reader, steps)
    return ability
