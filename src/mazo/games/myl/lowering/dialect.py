"""What the words of Mitos y Leyendas mean to its engine."""

from __future__ import annotations

from functools import cache

from mazo.abilities.lowering.dialect import (
    Changes,
    Cited,
    Dialect,
    Instructions,
    Kinds,
    Manners,
    Questions,
    Traits,
    plain_counters,
)
from mazo.games.myl.book.keys import AS_FAR_AS_POSSIBLE, CONTINUOUS, TRIGGER_ORDER, USE_ABILITY
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import figures as F
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.lexicon import ANSWERABLE, COUNTERS, RULES, WORDS, ZONES_IN_PLAY
from mazo.games.myl.lowering.depending import depends
from mazo.games.myl.lowering.saying import own_facts, own_sayings, priced
from mazo.games.myl.lowering.states import STATES
from mazo.games.myl.rules import instructions as do


@cache
def dialect() -> Dialect:
    """[8.16] The dialect; all profiles read cards alike, and give what says no duration the same one."""
    return Dialect(
        words=WORDS,
        zones_in_play=ZONES_IN_PLAY,
        answerable=ANSWERABLE,
        usual_duration=L.ALWAYS,
        figure_duration=L.UNTIL_FINAL,
        endless=L.ALWAYS,
        counted_rules=tuple(RULES),
        traits=Traits(
            type=F.TYPE,
            keywords=F.KEYWORDS,
            colours=F.COLOURS,
            zone=F.ZONE,
            host=F.HOST,
            facing=F.FACING,
            played=F.IS_PLAYED,
            name=F.CALLED,
            classification=F.OF_RACE,
            of_type=F.OF_TYPE,
        ),
        questions=Questions(
            first_turn=F.FIRST_TURN,
            not_starting=F.NOT_STARTING,
            can_pay=F.CAN_PAY,
            they_can_pay=F.THEY_CAN_PAY,
            can_discard=F.CAN_DISCARD,
            can_play_this=F.CAN_PLAY_THIS,
        ),
        changes=Changes(
            draw=E.DRAW, discard=E.DISCARD, to_top=E.TO_TOP, to_bottom=E.TO_BOTTOM, shuffle_in=E.SHUFFLE_IN
        ),
        instructions=Instructions(
            they=do.THEY,
            look=do.LOOK,
            show=do.SHOW,
            shuffle=do.SHUFFLE,
            mix=do.MIX,
            flip=do.FLIP,
            name=do.NAME,
            pay=do.PAY,
            play=do.PLAY_THEM,
            for_free=do.FOR_FREE,
        ),
        kinds=Kinds(
            keyword=L.KEYWORD,
            lose_keyword=L.LOSE_KEYWORD,
            cant=L.CANT,
            player_cant=L.PLAYER_CANT,
            can=L.CAN,
            cost=L.COST,
            next_cost=L.NEXT_COST,
            activated=L.ACTIVATED,
            answer=L.ANSWER,
            exactly=L.EXACTLY,
            convert=L.CONVERT,
            credit=L.CREDIT,
            also=L.ALSO,
            skip=L.SKIP,
        ),
        cited=Cited(lasting=AS_FAR_AS_POSSIBLE, static=CONTINUOUS, triggered=TRIGGER_ORDER, activated=USE_ABILITY),
        manners=Manners(shows_any_found=False, aims_first=True, hindered_costs=True),
        states=STATES,
        counters={name: plain_counters(kind, E.EVENTS) for kind, name in enumerate(COUNTERS)},
        taken_from={"mill": "cards in deck"},
        cost_states={"pay": ("in the reserve",)},
        refs={"attackers": F.IS_ATTACKING},
        priced=priced,
        own_sayings=own_sayings,
        own_facts=own_facts,
        depends=depends,
    )
