"""Which function goes on with which of the processes that can be interrupted."""

from mazo.games.lorcana.frames import (
    BAG_FRAME,
    BOOST_FRAME,
    CHOOSE_STARTER,
    QUEST_FRAME,
    SHUFFLING,
    WAITING_ACTION,
    Challenge,
    Move,
    Play,
    Readying,
    Round,
    Uncovering,
    Use,
)
from mazo.games.lorcana.rules.boosting import boosting
from mazo.games.lorcana.rules.challenge import challenging
from mazo.games.lorcana.rules.checks import resume_bag
from mazo.games.lorcana.rules.moving import moving
from mazo.games.lorcana.rules.playing import playing, waiting_action
from mazo.games.lorcana.rules.questing import questing
from mazo.games.lorcana.rules.setup import altering, choose_starter, shuffling
from mazo.games.lorcana.rules.stacks import uncovering
from mazo.games.lorcana.rules.turn import readying
from mazo.games.lorcana.rules.using import using
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.frames import Frame


def resume_process(t: Lorcana, frame: Frame) -> None:
    """Go on with the process that this frame is, the frequent ones first."""
    if isinstance(frame, Play):
        playing(t, frame)
    elif isinstance(frame, Challenge):
        challenging(t, frame)
    elif isinstance(frame, Move):
        moving(t, frame)
    elif isinstance(frame, Use):
        using(t, frame)
    elif isinstance(frame, Uncovering):
        uncovering(t, frame)
    elif isinstance(frame, Readying):
        readying(t, frame)
    elif isinstance(frame, Round):
        resume_round(t, frame)
    else:
        resume_plain(t, frame)


def resume_round(t: Lorcana, frame: Round) -> None:
    """Go on with what the players do one after the other."""
    if frame.kind == SHUFFLING:
        shuffling(t, frame)
    else:
        altering(t, frame)


def resume_plain(t: Lorcana, frame: Frame) -> None:
    """Go on with a process that has nothing to remember but what all frames have."""
    kind = frame.kind
    if kind == QUEST_FRAME:
        questing(t, frame)
    elif kind == BOOST_FRAME:
        boosting(t, frame)
    elif kind == BAG_FRAME:
        resume_bag(t, frame)
    elif kind == WAITING_ACTION:
        waiting_action(t, frame)
    elif kind == CHOOSE_STARTER:
        choose_starter(t, frame)
    else:
        raise AssertionError(f"no frame of kind {kind}")
