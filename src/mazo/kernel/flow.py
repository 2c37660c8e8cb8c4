"""Stages, phases and steps as data, and the frame that walks through them."""

from mazo.kernel.codes import FLOW, NOBODY
from mazo.kernel.frames import Frame
from mazo.kernel.rules import Rules, Step


def begin(t: Rules) -> None:
    """Put the flow of a new game on the empty stack."""
    t.stack = [Frame(FLOW, 0, NOBODY)]


def current_step(t: Rules) -> Step:
    """The step that the game is in."""
    flow = t.stack[0]
    return t.stages[flow.a].phases[flow.b].steps[flow.c]


def phase_name(t: Rules) -> str:
    """The name of the phase that the game is in."""
    flow = t.stack[0]
    return t.stages[flow.a].phases[flow.b].name


def stage_name(t: Rules) -> str:
    """The name of the stage that the game is in."""
    return t.stages[t.stack[0].a].name


def advance(t: Rules, flow: Frame) -> None:
    """Run the current step, let the game close it, then go on to the next step, phase, turn or stage."""
    step = t.stages[flow.a].phases[flow.b].steps[flow.c]
    if flow.pc == 0:
        flow.pc = 1
        t.run_step(step)
        if t.over or t.stack[-1] is not flow:
            return
    if t.close_step(step):
        flow.pc = 0
        _next(t, flow)


def go_to(t: Rules, stage: str, phase: str, step: str) -> None:
    """Stand at the beginning of a named step, with nothing else under way."""
    for a, the_stage in enumerate(t.stages):
        for b, the_phase in enumerate(the_stage.phases):
            for c, the_step in enumerate(the_phase.steps):
                if the_stage.name == stage and the_phase.name == phase and the_step.name == step:
                    flow = Frame(FLOW, 0, NOBODY)
                    flow.a, flow.b, flow.c = a, b, c
                    t.stack = [flow]
                    return
    raise ValueError(f"no step {stage}/{phase}/{step}")


def end_phase(t: Rules) -> None:
    """Skip what is left of the current turn: the next thing that the flow does is to end it."""
    flow = t.stack[0]
    stage = t.stages[flow.a]
    flow.b = len(stage.phases) - 1
    flow.c = len(stage.phases[flow.b].steps) - 1
    flow.pc = 1


def _next(t: Rules, flow: Frame) -> None:
    stage = t.stages[flow.a]
    flow.c += 1
    if flow.c < len(stage.phases[flow.b].steps):
        return
    flow.c = 0
    flow.b += 1
    if flow.b < len(stage.phases):
        return
    flow.b = 0
    if stage.repeats:
        t.next_turn()
    elif flow.a + 1 < len(t.stages):
        flow.a += 1
        t.enter_stage(t.stages[flow.a])
    else:
        t.stack.pop()
