"""What Lorcana's words mean to its engine, as an edition reads them."""

from __future__ import annotations

from functools import cache
from typing import Final

from mazo.abilities.lowering.actor import Actor
from mazo.abilities.lowering.dialect import (
    Bounds,
    Changes,
    Cited,
    CounterCodes,
    Dialect,
    Instructions,
    Kinds,
    Manners,
    Questions,
    Traits,
)
from mazo.abilities.lowering.paying import fit_for
from mazo.abilities.machine.program import YOURS
from mazo.abilities.tree import nouns
from mazo.games.lorcana.book.keys import ACTIVATED_ABILITY, RESOLVE_IN_ORDER, STATIC_ABILITY, TRIGGERED_ABILITY
from mazo.games.lorcana.codes import counters as C
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import gamefacts as GAME
from mazo.games.lorcana.codes import traits as TRAIT
from mazo.games.lorcana.engine import instructions as do
from mazo.games.lorcana.lexicon import COUNTED, VERBS, WORDS
from mazo.games.lorcana.lowering.candidates import STATES
from mazo.games.lorcana.lowering.depending import depends
from mazo.games.lorcana.lowering.saying import own_facts, own_sayings, priced
from mazo.games.lorcana.rules.costs import ONLY_ONCE
from mazo.games.lorcana.rules.editions import (
    AFTER_ANY_EFFECT,
    ALL_DONE,
    ALWAYS_A_COST,
    COST_IF_INK,
    Edition,
    editions,
)
from mazo.kernel.codes import NOBODY


def dialect_of(edition: Edition) -> Dialect:
    """The dialect of an edition."""
    return _dialects()[edition.name]


@cache
def _dialects() -> dict[str, Dialect]:
    return {name: _made(edition) for name, edition in editions().items()}


def _turn_ink(actor: Actor, amount: nouns.Amount | str, whose: int, *, ready: bool) -> None:
    """Exert or ready so many cards of an inkwell, or all."""
    number = NOBODY if isinstance(amount, str) else actor.amount(amount)
    actor.instruct(do.INK_STATES, whose, number, int(ready))


def _exert_ink(actor: Actor, amount: nouns.Amount | str, whose: int) -> None:
    _turn_ink(actor, amount, whose, ready=False)


def _ready_ink(actor: Actor, amount: nouns.Amount | str, whose: int) -> None:
    _turn_ink(actor, amount, whose, ready=True)


def _turn(actor: Actor, verb: str, them: nouns.Them) -> None:
    """Exert or ready cards; of your inkwell, all at once."""
    match them:
        case nouns.Every(nouns.Cards(whose="yours", zone="inkwell")):
            actor.instruct(do.INK_STATES, YOURS, NOBODY, int(verb == "ready"))
        case _:
            actor.act(VERBS[verb], actor.choose(them))


def _exert(actor: Actor, them: nouns.Them, amount: nouns.Amount) -> None:
    _turn(actor, "exert", them)


def _ready(actor: Actor, them: nouns.Them, amount: nouns.Amount) -> None:
    _turn(actor, "ready", them)


def _exert_as_a_cost(actor: Actor, them: nouns.Them, amount: nouns.Amount) -> None:
    actor.act(E.EXERT, actor.choose(fit_for(actor, "exert as a cost", them)))


def _looks_back(condition: nouns.Condition, when: nouns.When) -> bool:
    """Whether a condition speaks of who was here as the location left: when the ability resolves, nobody is."""
    match condition:
        case nouns.Compare(left=nouns.Count(cards=nouns.Cards(where=traits))):
            return when.event == "banish" and when.cards == "this" and nouns.Is("here") in traits
    return False


COST_STATES: Final = {"exert": ("ready",), "exert as a cost": ("ready", "not drying")}
"""[5.1.1.2] [4.4.2.1] [5.1.1.11] What is exerted in order to do something must be ready; for a cost with the symbol, a
character must also be dry."""
COST_VERBS: Final = {"exert": "exert as a cost"}
"""[4.4.2.1] As a cost, exerting is the symbol."""
TAKEN_FROM: Final = {"remove ink drops": "ink drop", "lose lore": "lore"}
"""[1.5.3] [1.13.1.2] Of what a player must have enough, where it is a cost."""


def _manners(edition: Edition) -> Manners:
    """[6.1.4.1] [6.1.4.2] [6.2.5] [6.7.6.1] [4.7.1] [4.7.2] What an edition takes for a cost, when it checks the game.

    A cost that can't be paid in full isn't paid in part [1.x 7.1].
    """
    rule = edition.seq_to
    return Manners(
        checks_after_effects=edition.gsc_granularity == AFTER_ANY_EFFECT,
        whole_costs=rule == ALWAYS_A_COST,
        declines_unpaid=rule not in (COST_IF_INK, ALL_DONE),
        declines_unpaid_price=rule == COST_IF_INK,
        each_may=edition.each_may,
        part_by_part=edition.simultaneous_parts,
        moves="own" if edition.move_choice else "away",
    )


def _made(edition: Edition) -> Dialect:
    return Dialect(
        words=WORDS,
        replaceable={"takes damage": E.DEAL_DAMAGE, "ink": E.TO_INKWELL},
        counted_rules=COUNTED,
        summed_rules=("ink more",),
        general_rules=("challenge limit",),
        counters={
            "damage": CounterCodes(
                kind=C.DAMAGE, put=E.PUT_DAMAGE, remove=E.REMOVE_DAMAGE, fact=F.DAMAGE, move=do.MOVE_DAMAGE
            ),
            "ink drop": CounterCodes(kind=C.INK_DROP, put=E.GET_DROPS, remove=E.REMOVE_DROPS),
        },
        traits=Traits(
            type=F.TYPE,
            keywords=F.KEYWORDS,
            colours=F.INKS,
            zone=F.ZONE_OF,
            host=F.HOST,
            name=TRAIT.CALLED,
            classification=TRAIT.OF_CLASS,
        ),
        questions=Questions(
            first_turn=GAME.FIRST_TURN,
            not_starting=GAME.NOT_STARTING,
            can_pay=GAME.CAN_PAY,
            they_can_pay=GAME.THEY_CAN_PAY,
            can_discard=GAME.CAN_DISCARD,
            can_play_this=GAME.CAN_PLAY_THIS,
            can_use_this=GAME.CAN_USE_THIS,
        ),
        changes=Changes(
            draw=E.DRAW,
            draw_bottom=E.DRAW_BOTTOM,
            discard=E.DISCARDS,
            to_top=E.TO_DECK_TOP,
            to_bottom=E.TO_DECK_BOTTOM,
        ),
        instructions=Instructions(
            they=do.THEY,
            check=do.CHECK,
            look=do.LOOK,
            show=do.SHOW,
            show_until=do.SHOW_UNTIL,
            shuffle=do.SHUFFLE,
            name=do.NAME,
            tuck=do.TUCK,
            move=do.MOVE_THEM,
            use=do.USE,
            mix=do.MIX,
            flip=do.FLIP,
            pay=do.PAY,
            play=do.PLAY_THEM,
            for_free=do.FOR_FREE,
            entries={"": 0, "exerted": do.ENTER_EXERTED},
            ways={"": 0, "shift": do.BY_SHIFT, "or shift": do.OR_SHIFT},
            afterwards={"bottom": do.THEN_BOTTOM},
        ),
        kinds=Kinds(
            keyword=FX.KEYWORD,
            lose_keyword=FX.LOSE_KEYWORD,
            grant=FX.GRANT,
            lose_ability=FX.LOSE_ABILITY,
            classification=FX.CLASS,
            cant=FX.CANT,
            player_cant=FX.PLAYER_CANT,
            can=FX.CAN,
            cost=FX.COST,
            next_cost=FX.NEXT_COST,
            skip=FX.SKIP,
            play_free=FX.PLAY_FREE,
            firm=FX.FLOOR,
            activated=FX.ACTIVATED,
        ),
        bounds=Bounds(once_a_turn=ONLY_ONCE),
        cited=Cited(
            lasting=RESOLVE_IN_ORDER,
            static=STATIC_ABILITY,
            triggered=TRIGGERED_ABILITY,
            activated=ACTIVATED_ABILITY,
        ),
        manners=_manners(edition),
        states=STATES,
        together="singers",
        refs={"challenger": F.IS_CHALLENGING, "challenged": F.IS_BEING_CHALLENGED},
        keeping_verbs=("put into discard",),
        unchecked_costs=("ready",),
        cost_verbs=COST_VERBS,
        cost_states=COST_STATES,
        taken_from=TAKEN_FROM,
        own_verbs={"exert": _exert, "ready": _ready, "exert as a cost": _exert_as_a_cost},
        own_player_verbs={"exert ink": _exert_ink, "ready ink": _ready_ink},
        later_fates={"banish at end": ("turn end", "banish")},
        events_from_zones=("return to hand",),
        events_of_payment=("pay",),
        nobodys_events=("put into discard", "left discard"),
        charges_in_play=("move", "shift onto"),
        looks_back=_looks_back,
        own_moments={"in a challenge": 2},
        priced=priced,
        own_sayings=own_sayings,
        own_facts=own_facts,
        depends=depends,
    )
