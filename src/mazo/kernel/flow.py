"""Stages, phases and steps as data, and the frame that walks through them."""

from mazo.kernel.frames import Flow
from mazo.kernel.rules import Rules, Step


def begin(t: Rules) -> None:
    """Put the flow of a new game on the empty stack."""
    t.stack = [Flow()]


def flow_of(t: Rules) -> Flow:
    """The walk of the game, under all that interrupts it."""
    flow = t.stack[0]
    assert isinstance(flow, Flow)
    return flow


def current_step(t: Rules) -> Step:
    """The step that the game is in."""
    flow = flow_of(t)
    return t.stages[flow.stage].phases[flow.phase].steps[flow.step]


def phase_name(t: Rules) -> str:
    """The name of the phase that the game is in."""
    flow = flow_of(t)
    return t.stages[flow.stage].phases[flow.phase].name


def stage_name(t: Rules) -> str:
    """The name of the stage that the game is in."""
    return t.stages[flow_of(t).stage].name


def advance(t: Rules, flow: Flow) -> None:
    """Run the current step, let the game close it, then go on to the next step, phase, turn or stage."""
    step = t.stages[flow.stage].phases[flow.phase].steps[flow.step]
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
                    flow = Flow()
                    flow.stage, flow.phase, flow.step = a, b, c
                    t.stack = [flow]
                    return
    raise ValueError(f"no step {stage}/{phase}/{step}")


def end_phase(t: Rules) -> None:
    """Skip what is left of the current turn: the next thing that the flow does is to end it."""
    flow = flow_of(t)
    stage = t.stages[flow.stage]
    flow.phase = len(stage.phases) - 1
    flow.step = len(stage.phases[flow.phase].steps) - 1
    flow.pc = 1


def _next(t: Rules, flow: Flow) -> None:
    stage = t.stages[flow.stage]
    flow.step += 1
    if flow.step < len(stage.phases[flow.phase].steps):
        return
    flow.step = 0
    flow.phase += 1
    if flow.phase < len(stage.phases):
        return
    flow.phase = 0
    if stage.repeats:
        t.next_turn()
    elif flow.stage + 1 < len(t.stages):
        flow.stage += 1
        t.enter_stage(t.stages[flow.stage])
    else:
        t.stack.pop()
