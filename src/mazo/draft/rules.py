"""The course of every draft: deal, keep in secret, burn, pass together, discard what is left, and so on by rounds."""

from collections.abc import Callable

from mazo.draft.config import PASSING, PICKER_DISCARDS, Config, Keys
from mazo.draft.laid import choose, go_on, lay_out, sweep
from mazo.draft.picking import best_pick
from mazo.draft.table import Draft
from mazo.draft.words import (
    ASK_BURN,
    ASK_KEEP,
    BURN_FRAME,
    BURNS,
    DEALT,
    DISCARDED,
    DISCARDS,
    FINISHED,
    KEEP_FRAME,
    KEEPS,
    KEPT,
    LEAVES,
    NOT_IN_PACK,
    NOT_OFFERED,
    OK,
    OPENED,
    OTHER_QUESTION,
    PACK,
    PASSED,
    ROUND_OVER,
    SHUFFLED,
    UNDEALT,
)
from mazo.kernel.choices import is_listed, take_all, taken
from mazo.kernel.codes import NOBODY, SUBSET, TAKE, verb_of
from mazo.kernel.flow import flow_of
from mazo.kernel.frames import Choice, Frame, Sealed
from mazo.kernel.knowledge import show_to
from mazo.kernel.log import note
from mazo.kernel.loop import sealed_answer
from mazo.kernel.records import ZoneKind
from mazo.kernel.rules import Phase, Stage, Step
from mazo.kernel.seats import finish
from mazo.kernel.zones import draw_words, move, renumber, shuffle


class DraftStep(Step):
    """A step of the draft with the function that carries it out."""

    def __init__(self, name: str, rule: int, enter: Callable[[Draft], None]) -> None:
        super().__init__(name, rule)
        self.enter = enter


def shuffle_pool(t: Draft) -> None:
    """Shuffle the whole pool, before anybody has seen a card of it."""
    shuffle(t, t.place_of(UNDEALT, NOBODY))
    note(t, SHUFFLED, t.config.keys.shuffle, NOBODY, NOBODY, NOBODY, len(t.undealt()))


def open_pool(t: Draft) -> None:
    """Print the packs, where there is a recipe for them; cards that are not dealt as whole packs are shuffled."""
    recipe = t.config.recipe
    if recipe is not None:
        size = recipe.size()
        pool = t.undealt()
        t.kind = t.kind[:]  # copies share it
        for start in range(0, len(pool), size):
            kinds = recipe.pack(draw_words(t, 2 * size))
            for at in range(size):
                t.kind[pool[start + at]] = kinds[at]
        note(t, OPENED, t.config.keys.shuffle, NOBODY, NOBODY, NOBODY, len(pool) // size)
    if recipe is None or recipe.size() != t.config.pack_size:
        shuffle_pool(t)


def deal(t: Draft) -> None:
    """At the beginning of a round everybody gets a pack from the top of the pool."""
    if t.step > 0 or t.pack_size() > 0:
        return
    undealt = t.place_of(UNDEALT, NOBODY)
    for seat in range(t.seats):
        left = len(t.zones[undealt]) - t.config.pack_size
        cards = t.zones[undealt][left:]
        cards.reverse()
        t.zones[undealt] = t.zones[undealt][:left]
        carry(t, cards, t.place_of(PACK, seat))
        note(t, DEALT, t.config.keys.deal, seat, NOBODY, NOBODY, t.config.pack_size)


def choose_kept(t: Draft) -> None:
    """Everybody chooses in secret what to keep."""
    t.stack.append(Frame(KEEP_FRAME, t.config.keys.keep, NOBODY))


def choose_burnt(t: Draft) -> None:
    """Everybody chooses in secret what to put away, where the draft asks for it."""
    if t.config.burns_at(t.step) > 0 and t.pack_size() > 0:
        t.stack.append(Frame(BURN_FRAME, t.config.keys.burn, NOBODY))


def keeping(t: Draft, frame: Frame) -> None:
    """Ask all at once; when the last has answered, what was chosen is kept, in the order of the seats."""
    if frame.pc == 0:
        frame.pc = 1
        ask_all(t, frame, ASK_KEEP, t.config.picks_at(t.step))
        return
    t.stack.pop()
    for seat in range(t.seats):
        for card in taken(sealed_answer(frame, seat)):
            move(t, card, t.place_of(KEPT, seat))
            note(t, KEEPS, frame.rule, seat, card)


def burning(t: Draft, frame: Frame) -> None:
    """Ask all at once; what was chosen is discarded face down."""
    if frame.pc == 0:
        frame.pc = 1
        ask_all(t, frame, ASK_BURN, t.config.burns_at(t.step))
        return
    t.stack.pop()
    for seat in range(t.seats):
        for card in taken(sealed_answer(frame, seat)):
            move(t, card, t.place_of(DISCARDED, NOBODY))
            t.thrown = [*t.thrown, card]
            note(t, BURNS, frame.rule, seat, card)


def ask_all(t: Draft, frame: Frame, ask: int, count: int) -> None:
    """Put the same question to all seats, sealed; where every pack must be taken whole there is nothing to ask."""
    if count >= t.pack_size():
        row: list[int] = []
        for seat in range(t.seats):
            row += [seat, len(t.pack(seat))]
            row += take_all(t.pack(seat))
        frame.answer = row
        return
    sealed = Sealed(frame.rule)
    for seat in range(t.seats):
        choice = Choice(ask, frame.rule, seat)
        choice.mode = SUBSET
        choice.low = choice.high = count
        choice.items = take_all(t.pack(seat))
        sealed.choices.append(choice)
    t.stack.append(sealed)


def pass_packs(t: Draft) -> None:
    """All packs go on at the same moment, also the last cards of each if whoever receives them is to discard them."""
    size = t.pack_size()
    if size == 0 or (size <= t.config.discard_at and t.config.leftover == PICKER_DISCARDS):
        return
    packs = [t.pack(seat)[:] for seat in range(t.seats)]
    for seat in range(t.seats):
        t.zones[t.place_of(PACK, seat)] = []
    for seat in range(t.seats):
        receiver = t.receiver(seat)
        carry(t, packs[seat], t.place_of(PACK, receiver))
        note(t, PASSED, t.config.keys.hand_on, seat, NOBODY, receiver, size)


def discard_rest(t: Draft) -> None:
    """What is left of a pack that has come down to its last cards is discarded face down."""
    size = t.pack_size()
    if size == 0 or size > t.config.discard_at:
        return
    for seat in range(t.seats):
        cards = t.pack(seat)[:]
        t.zones[t.place_of(PACK, seat)] = []
        carry(t, cards, t.place_of(DISCARDED, NOBODY))
        t.thrown = t.thrown + cards
        for card in cards:
            note(t, DISCARDS, t.config.keys.discard, seat, card)


def carry(t: Draft, cards: list[int], zone: int) -> None:
    """Put a whole pack, already taken up, into another zone: it moves as one, so that whoever knew its cards still
    knows them; handles are new, and who sees the zone sees the cards.
    """
    owner = zone % t.width
    player = owner if owner < t.seats else NOBODY
    t.zones[zone] = t.zones[zone] + cards
    watching = [seat for seat in range(t.seats) if t.visible_in(zone, seat)]
    controller = t.controller[:]  # copies share the column
    for card in cards:
        controller[card] = player
    t.controller = controller
    for card in cards:
        t.zone[card] = zone
        renumber(t, card)
        for seat in watching:
            show_to(t, card, seat)


def next_pass(t: Draft) -> bool:
    """Go on to the next step, round or, after the last round, out of the draft; whether the draft goes on."""
    t.step += 1
    if t.pack_size() > 0:
        return True
    t.step = 0
    note(t, ROUND_OVER, t.config.keys.round_over, NOBODY, NOBODY, NOBODY, len(t.kept(0)))
    if t.turn >= t.config.rounds:
        return False
    t.turn += 1
    return True


def end_draft(t: Draft) -> None:
    """Everybody has what they kept, and nobody has won."""
    note(t, FINISHED, t.config.keys.finished, NOBODY, NOBODY, NOBODY, len(t.kept(0)))
    finish(t, NOBODY, t.config.keys.finished)


def call_off(t: Draft, seat: int) -> None:
    """Whoever leaves ends the draft for all: the packs would no longer come out even."""
    if not t.over:
        t.gone[seat] = 1
        note(t, LEAVES, t.config.keys.leave, seat)
        finish(t, NOBODY, t.config.keys.leave)


def pool_stage(keys: Keys) -> Stage:
    """The packs are printed or the pool is shuffled, once."""
    return Stage("pool", [Phase("pool", [DraftStep("shuffle", keys.shuffle, open_pool)])])


def draft_stage(keys: Keys) -> Stage:
    """The stage that goes round once for each pass."""
    return Stage("draft", [
        Phase("deal", [DraftStep("deal", keys.deal, deal)]),
        Phase("pick", [DraftStep("keep", keys.keep, choose_kept), DraftStep("burn", keys.burn, choose_burnt)]),
        Phase("pass", [DraftStep("pass", keys.hand_on, pass_packs)]),
        Phase("rest", [DraftStep("discard", keys.discard, discard_rest)]),
    ], repeats=True)  # fmt: skip


def table_stage(keys: Keys) -> Stage:
    """The stage that goes round once each time that cards are laid out."""
    return Stage("draft", [
        Phase("lay", [DraftStep("lay", keys.deal, lay_out)]),
        Phase("choose", [DraftStep("choose", keys.keep, choose)]),
        Phase("rest", [DraftStep("discard", keys.discard, sweep)]),
    ], repeats=True)  # fmt: skip


def end_stage(keys: Keys) -> Stage:
    """The end of a draft that no game follows."""
    return Stage("end", [Phase("end", [DraftStep("end", keys.finished, end_draft)])])


def draft_stages(config: Config) -> list[Stage]:
    """A draft and nothing else."""
    keys = config.keys
    rounds = draft_stage(keys) if config.manner == PASSING else table_stage(keys)
    return [pool_stage(keys), rounds, end_stage(keys)]


class DraftGame(Draft):
    """A playable draft; a game that goes on after it extends the stages and these methods."""

    def __init__(self, zones: list[ZoneKind], seats: int, stages: list[Stage], config: Config) -> None:
        super().__init__(zones, seats, stages, config)

    def blank(self) -> "DraftGame":
        """An empty table for a copy."""
        return DraftGame(self.zone_kinds, self.seats, self.stages, self.config)

    def run_step(self, step: Step) -> None:
        """Carry out a step."""
        assert isinstance(step, DraftStep)
        step.enter(self)

    def enter_stage(self, stage: Stage) -> None:
        """The draft begins with its first round."""
        if stage.repeats:
            self.turn = 1

    def next_turn(self) -> None:
        """The packs are passed; after the last round the next stage begins."""
        if not next_pass(self):
            flow = flow_of(self)
            flow.stage += 1
            self.enter_stage(self.stages[flow.stage])

    def resume(self, frame: Frame) -> None:
        """Go on with the draft's own processes."""
        if frame.kind == KEEP_FRAME:
            keeping(self, frame)
        elif frame.kind == BURN_FRAME:
            burning(self, frame)
        else:
            go_on(self, frame)

    def options(self, choice: Choice, out: list[int]) -> None:
        """Every question of a draft lists its candidates."""

    def best(self, choice: Choice, options: list[int]) -> int:
        """What a drafter who knows the cards takes."""
        traits = self.config.traits
        return best_pick(self, traits, choice, options) if traits is not None else NOBODY

    def refusal(self, choice: Choice, packed: int) -> int:
        """Why an answer is not possible: only cards of the pack before you can be taken."""
        if is_listed(choice, packed):
            return OK
        verb = verb_of(packed)
        if verb == TAKE and packed not in choice.items:
            return NOT_IN_PACK if choice.ask == ASK_KEEP or choice.ask == ASK_BURN else NOT_OFFERED
        return OK if choice.mode == SUBSET else OTHER_QUESTION
