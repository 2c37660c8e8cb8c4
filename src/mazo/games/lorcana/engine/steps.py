"""The game as data: its stages, phases and steps, what is done in each, and when it is over."""

from typing import TYPE_CHECKING

from mazo.games.lorcana.book.keys import (
    ALTER_HANDS,
    ALTERED_SHUFFLE,
    CHARACTERS_DRY,
    DRAW_STEP,
    END_TRIGGERS,
    GATHER_CARDS,
    LAST_CHECK,
    OPENING_HANDS,
    READY_CARDS,
    SHUFFLE_DECKS,
    START_AT_ZERO,
    STARTING_PLAYER,
    TURN_ACTIONS,
    TURN_EFFECTS_END,
)
from mazo.games.lorcana.rules.ending import gather_cards
from mazo.games.lorcana.rules.setup import (
    alter_hands,
    lore_to_zero,
    opening_hands,
    shuffle_altered,
    shuffle_decks,
    starting_player,
)
from mazo.games.lorcana.rules.turn import (
    bag_then_check,
    checked_with_bag,
    draw_step,
    end_expiry,
    end_triggers,
    last_check,
    main_open,
    main_phase,
    ready_closes,
    ready_step,
    set_step,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.rules import Phase, Stage, Step

if TYPE_CHECKING:  # machine integers for the compiler: it makes one jump of many questions; nothing at run time
    from mypy_extensions import i64

STAGES = [
    Stage("setup", [
        Phase("setup", [
            Step("starting-player", STARTING_PLAYER),
            Step("shuffle", SHUFFLE_DECKS),
            Step("lore", START_AT_ZERO),
            Step("opening-hands", OPENING_HANDS),
            Step("alter-hands", ALTER_HANDS),
            Step("shuffle-again", ALTERED_SHUFFLE),
        ]),
    ]),
    Stage("game", [
        Phase("start", [
            Step("ready", READY_CARDS),
            Step("set", CHARACTERS_DRY),
            Step("draw", DRAW_STEP),
        ]),
        Phase("main", [
            Step("actions", TURN_ACTIONS),
        ]),
        Phase("end", [
            Step("triggers", END_TRIGGERS),
            Step("expiry", TURN_EFFECTS_END),
            Step("last-check", LAST_CHECK),
        ]),
    ], repeats=True),
    Stage("cleanup", [
        Phase("cleanup", [
            Step("gather", GATHER_CARDS),
        ]),
    ]),
]  # fmt: skip
"""[2.1.1] [2.2.1] [3.1.1] [3.4.1] The three stages with their steps; the In-Game stage goes round once a turn."""


def enter(t: Lorcana, rule: int) -> None:
    """Carry out the step of this rule."""
    step: i64 = rule
    if step == READY_CARDS:
        ready_step(t)
    elif step == CHARACTERS_DRY:
        set_step(t)
    elif step == DRAW_STEP:
        draw_step(t)
    elif step == TURN_ACTIONS:
        main_phase(t)
    elif step == END_TRIGGERS:
        end_triggers(t)
    elif step == TURN_EFFECTS_END:
        end_expiry(t)
    elif step == LAST_CHECK:
        last_check(t)
    elif step == STARTING_PLAYER:
        starting_player(t)
    elif step == SHUFFLE_DECKS:
        shuffle_decks(t)
    elif step == START_AT_ZERO:
        lore_to_zero(t)
    elif step == OPENING_HANDS:
        opening_hands(t)
    elif step == ALTER_HANDS:
        alter_hands(t)
    elif step == ALTERED_SHUFFLE:
        shuffle_altered(t)
    else:
        gather_cards(t)


def is_over(t: Lorcana, rule: int) -> bool:
    """Whether the step of this rule is finished; those before and after the game are as soon as they are done."""
    step: i64 = rule
    if step == TURN_ACTIONS:
        return main_open(t)
    if step == READY_CARDS:
        return ready_closes(t)
    if step == DRAW_STEP or step == LAST_CHECK:
        return checked_with_bag(t)
    if step == CHARACTERS_DRY or step == END_TRIGGERS or step == TURN_EFFECTS_END:
        return bag_then_check(t)
    return True
