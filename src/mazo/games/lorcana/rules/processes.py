"""Which function goes on with which of the processes that can be interrupted."""

from mazo.games.lorcana.rules.challenge import challenging
from mazo.games.lorcana.rules.checks import resume_bag
from mazo.games.lorcana.rules.moving import moving
from mazo.games.lorcana.rules.playing import playing, waiting_action
from mazo.games.lorcana.rules.questing import questing
from mazo.games.lorcana.rules.setup import altering, choose_starter, shuffling
from mazo.games.lorcana.rules.stacks import uncovering
from mazo.games.lorcana.rules.turn import readying
from mazo.games.lorcana.rules.using import using
from mazo.games.lorcana.rules.words import (
    ABILITY_FRAME,
    ALTERING,
    BAG_FRAME,
    CHALLENGE_FRAME,
    CHOOSE_STARTER,
    MOVE_FRAME,
    PLAY_FRAME,
    QUEST_FRAME,
    READYING,
    SHUFFLING,
    UNCOVERING,
    WAITING_ACTION,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.frames import Process


def resume_process(t: Lorcana, frame: Process) -> None:
    """Go on with the process that this frame is, the frequent ones first."""
    kind = frame.kind
    if kind == QUEST_FRAME:
        questing(t, frame)
    elif kind == PLAY_FRAME:
        playing(t, frame)
    elif kind == CHALLENGE_FRAME:
        challenging(t, frame)
    elif kind == MOVE_FRAME:
        moving(t, frame)
    elif kind == BAG_FRAME:
        resume_bag(t, frame)
    elif kind == ABILITY_FRAME:
        using(t, frame)
    elif kind == WAITING_ACTION:
        waiting_action(t, frame)
    elif kind == UNCOVERING:
        uncovering(t, frame)
    elif kind == READYING:
        readying(t, frame)
    elif kind == SHUFFLING:
        shuffling(t, frame)
    elif kind == ALTERING:
        altering(t, frame)
    elif kind == CHOOSE_STARTER:
        choose_starter(t, frame)
    else:
        raise AssertionError(f"no frame of kind {kind}")
