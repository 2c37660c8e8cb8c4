"""What the words of Mitos y Leyendas mean to its engine."""

from __future__ import annotations

from functools import cache

from mazo.abilities.lasting.codes import ALL_OPPONENTS, GIVE_TRAIT, GRANT, LOSE_ABILITY, THE_ONE_AT_HAND
from mazo.abilities.lasting.replacing import FIRST_TIME, NEXT_TIME
from mazo.abilities.lowering.dialect import (
    Bounds,
    Changes,
    Cited,
    Dialect,
    Instructions,
    Kinds,
    Manners,
    Questions,
    Traits,
)
from mazo.abilities.tree import nouns
from mazo.games.myl.book.keys import AS_FAR_AS_POSSIBLE, CONTINUOUS, TRIGGER_ORDER, USE_ABILITY
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import figures as F
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.lexicon import (
    ACTS,
    ANSWERABLE,
    CHANGEABLE,
    CHARGES,
    DURATIONS,
    DUTIES,
    EVENTS,
    FIGURES,
    JOINT_ZONES,
    KEYWORDS,
    LICENCES,
    MOMENTS,
    PLAYER_FIGURES,
    PLAYER_VERBS,
    RULES,
    TYPES,
    VERBS,
    WHO,
    ZONES,
    ZONES_IN_PLAY,
)
from mazo.games.myl.lowering.depending import depends
from mazo.games.myl.lowering.saying import own_facts, own_sayings, priced
from mazo.games.myl.lowering.states import STATES
from mazo.games.myl.rules import instructions as do
from mazo.kernel.codes import NOBODY


def _read_later(condition: nouns.Condition, when: nouns.When) -> bool:
    """The condition of an ability is always read when the ability resolves."""
    return False


@cache
def dialect() -> Dialect:
    """The dialect; all profiles read cards alike."""
    return Dialect(
        zones=ZONES,
        joint_zones=JOINT_ZONES,
        zones_in_play=ZONES_IN_PLAY,
        types=TYPES,
        figures=FIGURES,
        changeable=CHANGEABLE,
        keywords=KEYWORDS,
        events=EVENTS,
        replaceable=EVENTS,
        answerable=ANSWERABLE,
        durations=DURATIONS,
        usual_duration=L.UNTIL_FINAL,
        endless=L.ALWAYS,
        players=WHO,
        acts=ACTS,
        duties=DUTIES,
        licences=LICENCES,
        moments=MOMENTS,
        verbs=VERBS,
        player_verbs=PLAYER_VERBS,
        player_figures=PLAYER_FIGURES,
        rules=RULES,
        counted_rules=("gold a turn",),
        summed_rules=(),
        general_rules=(),
        charges=CHARGES,
        steps={},
        destinations={
            "hand": E.TO_HAND,
            "top": E.TO_TOP,
            "bottom": E.TO_BOTTOM,
            "graveyard": E.BURY,
            "exile": E.BANISH,
        },
        colours=(),
        qualities=("names", "costs"),
        counters={},
        traits=Traits(
            type=F.TYPE,
            keywords=F.KEYWORDS,
            colours=F.COLOURS,
            zone=F.ZONE,
            host=F.HOST,
            name=F.CALLED,
            classification=F.OF_RACE,
        ),
        questions=Questions(
            first_turn=F.FIRST_TURN,
            not_starting=F.NOT_STARTING,
            can_pay=F.CAN_PAY,
            they_can_pay=F.THEY_CAN_PAY,
            can_discard=F.CAN_DISCARD,
            can_play_this=NOBODY,
            can_use_this=NOBODY,
        ),
        changes=Changes(
            draw=E.DRAW,
            draw_bottom=NOBODY,
            discard=E.DISCARD,
            to_top=E.TO_TOP,
            to_bottom=E.TO_BOTTOM,
            shuffle_in=E.SHUFFLE_IN,
        ),
        instructions=Instructions(
            they=do.THEY,
            check=NOBODY,
            look=do.LOOK,
            show=do.SHOW,
            show_until=NOBODY,
            shuffle=do.SHUFFLE,
            name=NOBODY,
            tuck=NOBODY,
            move=NOBODY,
            use=NOBODY,
            mix=do.MIX,
            flip=do.FLIP,
            pay=do.PAY,
            play=do.PLAY_THEM,
            for_free=do.FOR_FREE,
            entries={"": 0},
            ways={"": 0},
            afterwards={},
        ),
        kinds=Kinds(
            keyword=L.KEYWORD,
            lose_keyword=L.LOSE_KEYWORD,
            grant=GRANT,
            lose_ability=LOSE_ABILITY,
            classification=GIVE_TRAIT,
            cant=L.CANT,
            player_cant=L.PLAYER_CANT,
            can=L.CAN,
            cost=L.COST,
            next_cost=L.NEXT_COST,
            skip=NOBODY,
            play_free=NOBODY,
            firm=NOBODY,
            activated=L.ACTIVATED,
            answer=L.ANSWER,
            exactly=L.EXACTLY,
        ),
        bounds=Bounds(
            opponents=ALL_OPPONENTS,
            at_hand=THE_ONE_AT_HAND,
            next_time=NEXT_TIME,
            first_time=FIRST_TIME,
            once_a_turn=NOBODY,
        ),
        cited=Cited(
            lasting=AS_FAR_AS_POSSIBLE,
            static=CONTINUOUS,
            triggered=TRIGGER_ORDER,
            activated=USE_ABILITY,
        ),
        manners=Manners(shows_any_found=False, aims_first=True),
        states=STATES,
        together="together",
        refs={"attackers": F.IS_ATTACKING},
        looks_back=_read_later,
        priced=priced,
        own_sayings=own_sayings,
        own_facts=own_facts,
        depends=depends,
    )
