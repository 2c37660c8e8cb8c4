"""A small game that is no other game: it plays on the kernel everything that the kernel promises to carry."""

from collections.abc import Callable

from mazo.abilities.machine.records import Ability
from mazo.abilities.machine.runner import start, start_waiting
from mazo.kernel.choices import ask_open
from mazo.kernel.codes import NOBODY, TAKE, first_of, option, second_of, verb_of
from mazo.kernel.effects import end_effects_of, expire
from mazo.kernel.flow import end_phase, flow_of
from mazo.kernel.frames import Batch, Choice, Frame, Sealed
from mazo.kernel.gate import DROPPED, change, change_all, rewrite, trigger
from mazo.kernel.loop import sealed_answer
from mazo.kernel.records import Effect
from mazo.kernel.rules import Phase, Stage, Step
from mazo.kernel.seats import finish
from mazo.kernel.zones import move, shuffle
from tests.kernel.cards import Book
from tests.kernel.columns import ToyTable
from tests.kernel.processes import Play, Window
from tests.kernel.verbs import begin_play, leave_field, perform, seize
from tests.kernel.words import (
    ANSWER,
    ANY,
    ASK_MAIN,
    ASK_SECRET,
    ASK_WINDOW,
    ATTACH,
    AWAY,
    BANISH,
    BANISH_INSTEAD,
    CHAIN,
    COVER,
    COVERING,
    DECK,
    DESTROY,
    DO_ANSWER,
    DO_ARM,
    DO_COVER,
    DO_PASS,
    DO_PLAY,
    DRAW,
    ENDLESS,
    ENTER,
    FIELD,
    GRAVE,
    HAND,
    ONE_LESS,
    OTHERS_OF_MINE,
    PLAYED,
    PROGRAM_INSTEAD,
    RETURN,
    RETURN_INSTEAD,
    RULE,
    RULE_LAST,
    RULE_POINTS,
    RULE_TIME,
    SECRET_ROUND,
    SELF,
    SPELL,
    THIS_TURN,
    TRIED,
    TURN_ENDS,
    TWO_MORE,
    UNTIL_YOUR_TURN,
    WEAPON,
)

OPENING_HAND = 3
POINTS_TO_WIN = 15


class ToyStep(Step):
    """A step with its function, and whether it goes on asking for turn actions."""

    def __init__(self, name: str, enter: Callable[["Toy"], None], asks: bool = False) -> None:
        super().__init__(name, RULE)
        self.enter = enter
        self.asks = asks


class Toy(ToyTable):
    """The game itself: its answers to the kernel's questions."""

    def __init__(self, seats: int, book: Book, stages: list[Stage], windows: bool) -> None:
        super().__init__(seats, stages, book)
        self.windows = windows

    def blank(self) -> "Toy":
        """An empty table for a copy."""
        return Toy(self.seats, self.book, self.stages, self.windows)

    # The flow.

    def run_step(self, step: Step) -> None:
        """Carry out a step."""
        assert isinstance(step, ToyStep)
        step.enter(self)

    def close_step(self, step: Step) -> bool:
        """Take the turn action that was chosen; settle what waits; ask again until the player has passed."""
        flow = self.stack[0]
        if flow.answer:
            packed, flow.answer = flow.answer[0], []
            self.act(packed)
            return False
        if self.unsettled():
            return False
        assert isinstance(step, ToyStep)
        if not step.asks or self.passed:
            return True
        ask_open(self, ASK_MAIN, RULE, self.active)
        return False

    def next_turn(self) -> None:
        """Hand the turn on; the game ends when its time is over."""
        self.active = self.after(self.active)
        self.turn += 1
        if self.turn > self.last_turn:
            finish(self, NOBODY, RULE_TIME)

    def enter_stage(self, stage: Stage) -> None:
        """The game begins with the first seat."""
        if stage.repeats:
            self.active = self.first = self.round_from(0)[0]
            self.turn = 1

    def unsettled(self) -> bool:
        """Whether something must happen first: somebody has won, units die, or abilities wait."""
        for seat in self.round_from(self.active):
            if self.points[seat] >= POINTS_TO_WIN:
                finish(self, seat, RULE_POINTS)
                return True
        field = [card for seat in range(self.seats) for card in self.cards(FIELD, seat)]
        dying = [card for card in field if self.doomed(card) and not self.flags[card] & TRIED]
        if dying:
            for card in dying:
                self.flags[card] |= TRIED  # whoever survives this is asked again only after another wound
            self.by = RULE
            change_all(self, DESTROY, dying, NOBODY, 1, NOBODY)
            return True
        if self.waiting:
            waiting, self.waiting = self.waiting[0], self.waiting[1:]
            start_waiting(self, waiting)
            return True
        return False

    # Turn actions and processes.

    def act(self, packed: int) -> None:
        """Begin the chosen turn action."""
        verb = verb_of(packed)
        if verb == DO_PASS:
            self.passed = True
        elif verb == DO_PLAY:
            begin_play(self, first_of(packed), self.active)
        else:
            begin_play(self, first_of(packed), self.active, NOBODY, second_of(packed))

    def options(self, choice: Choice, out: list[int]) -> None:
        """The options of a turn, or of a window in which a card may be answered."""
        for card in self.cards(HAND, choice.seat):
            type_of = self.type_of(card)
            if choice.ask == ASK_WINDOW:
                if type_of == ANSWER:
                    out.append(option(DO_ANSWER, card))
            elif type_of == WEAPON or type_of == COVERING:
                verb = DO_ARM if type_of == WEAPON else DO_COVER
                for host in self.cards(FIELD, choice.seat):
                    if self.type_of(host) != WEAPON:
                        out.append(option(verb, card, host))
            elif type_of != ANSWER:
                out.append(option(DO_PLAY, card))
        out.append(option(DO_PASS))

    def resume_game(self, frame: Frame) -> None:
        """Go on with a process of the toy's own."""
        if isinstance(frame, Play):
            self.playing(frame)
        elif isinstance(frame, Window):
            self.answering(frame)
        elif frame.kind == SECRET_ROUND:
            self.secret_round(frame)
        else:
            assert frame.kind == ENDLESS

    def playing(self, frame: Play) -> None:
        """Announce the card, let the others answer, then resolve it unless it was annulled, and put it away."""
        frame.pc += 1
        card, seat = frame.source, frame.seat
        if frame.pc == 1:
            move(self, card, self.place_of(CHAIN, seat))
            self.by = RULE
            change(self, PLAYED, card, seat, 1, card)
        elif frame.pc == 2 and self.windows:
            window = Window(RULE, NOBODY)
            window.source = card
            window.items = self.round_after(seat)
            self.stack.append(window)
        elif frame.pc == 3 and frame.annulled == 0:
            self.resolve(frame)
        elif (
            frame.pc == 4
            and frame.annulled == 0
            and frame.target != NOBODY
            and self.is_object(frame.target, frame.target_number)
        ):
            if self.type_of(card) == WEAPON:
                change(self, ATTACH, card, seat, 1, frame.target)
            else:
                change(self, COVER, frame.target, seat, 1, card)
        elif frame.pc > 4:
            self.stack.pop()
            if self.zone_kind(card) == CHAIN:
                move(self, card, self.place_of(GRAVE, self.owner[card]))

    def resolve(self, frame: Play) -> None:
        """A spell or an answer does what it says; everything else enters the field."""
        card = frame.source
        if self.type_of(card) in (SPELL, ANSWER):
            run = start(self, self.book.program[self.kind[card]], RULE, frame.seat, card)
            if frame.answers != NOBODY:
                run.that, run.that_number = frame.answers, self.number[frame.answers]
        else:
            change(self, ENTER, card, frame.seat, 1, card)

    def answering(self, window: Window) -> None:
        """Everybody in turn may answer; an answer gives everybody another chance; all passing closes the window."""
        if window.answer:
            packed, window.answer = window.answer[0], []
            if verb_of(packed) == DO_ANSWER:
                seat = window.items[window.at - 1]
                window.items, window.at = self.round_after(seat), 0
                begin_play(self, first_of(packed), seat, window.source)
                return
        while window.at < len(window.items) and not self.alive(window.items[window.at]):
            window.at += 1
        if window.at >= len(window.items):
            self.stack.pop()
            return
        window.at += 1
        ask_open(self, ASK_WINDOW, RULE, window.items[window.at - 1])

    def round_after(self, seat: int) -> list[int]:
        """The players in the order in which they may answer this one: clockwise, themselves last."""
        order = self.round_from(seat)
        return [*order[1:], order[0]]

    def secret_round(self, frame: Frame) -> None:
        """Everybody secretly picks a card of their hand; then all picked cards go to the table's field together."""
        frame.pc += 1
        if frame.pc == 1:
            sealed = Sealed(RULE)
            for seat in self.remaining():
                choice = Choice(ASK_SECRET, RULE, seat)
                choice.items = [option(TAKE, card) for card in self.cards(HAND, seat)]
                if choice.items:
                    sealed.choices.append(choice)
            if sealed.choices:
                self.stack.append(sealed)
            return
        self.stack.pop()
        for seat in range(self.seats):
            for packed in sealed_answer(frame, seat):
                move(self, first_of(packed), self.place_of(FIELD, NOBODY))

    # The gate.

    def applies(self, effect: Effect, verb: int, card: int, seat: int, amount: int, source: int) -> bool:
        """A guard applies to its subject; without one, to its controller and to what they control."""
        if effect.subject != NOBODY:
            return effect.subject == card and self.is_object(card, effect.subject_number)
        return (self.controller[card] if card != NOBODY else seat) == effect.seat

    def replace(self, effect: Effect, batch: Batch, at: int) -> None:
        """Put something else in the place of a change, as the effect's amount says."""
        verb, card, seat, amount = batch.items[at : at + 4]
        if effect.amount == BANISH_INSTEAD:
            rewrite(batch, at, BANISH, card, seat, amount)
        elif effect.amount == RETURN_INSTEAD:
            rewrite(batch, at, RETURN, card, seat, amount)
        elif effect.amount == ONE_LESS:
            rewrite(batch, at, verb, card, seat, max(0, amount - 1))
        elif effect.amount == TWO_MORE:
            rewrite(batch, at, verb, card, seat, amount + 2)
        else:
            rewrite(batch, at, DROPPED, card, seat, 0)
            if effect.amount == PROGRAM_INSTEAD:
                start(self, effect.program, RULE, effect.seat, effect.source)

    def perform(self, verb: int, card: int, seat: int, amount: int, source: int) -> int:
        """Carry out a change."""
        return perform(self, verb, card, seat, amount, source)

    def looks_back(self, verb: int) -> bool:
        """What leaves the field is seen by all that leave with it."""
        return verb in (DESTROY, BANISH, RETURN)

    def matches(self, ability: Ability, card: int, subject: int, seat: int, amount: int, other: int) -> bool:
        """Whether an ability triggers on what happened, as its card sees it."""
        if ability.what == ANY:
            return True
        if ability.what == SELF:
            return subject == card
        mine = self.controller[card] == (self.controller[subject] if subject != NOBODY else seat)
        return mine and (subject != card or ability.what != OTHERS_OF_MINE)

    # Players.

    def left(self, seat: int) -> None:
        """With a player go their cards, effects and waiting abilities; what they had taken goes back."""
        for zone in range(len(self.zones)):
            for card in self.zones[zone][:]:
                if self.owner[card] == seat:
                    if self.on_field(card):
                        leave_field(self, card, GRAVE)
                    move(self, card, self.place_of(AWAY, seat))
                elif zone % self.width == seat and self.on_field(card):
                    seize(self, card, self.owner[card])
                elif zone % self.width == seat:
                    move(self, card, self.place_of(GRAVE, self.owner[card]))
        end_effects_of(self, seat, False)
        self.waiting = [waiting for waiting in self.waiting if waiting.seat != seat]
        if len(self.remaining()) == 1:
            finish(self, self.remaining()[0], RULE_LAST)
        elif seat == self.active and self.stages[flow_of(self).stage].repeats:
            end_phase(self)
            self.stack[0].answer = []

    def drops(self, frame: Frame, seat: int) -> bool:
        """A player's own processes end with them, and so does the window of a card that went with them."""
        return frame.seat == seat or (isinstance(frame, Window) and self.owner[frame.source] == seat)


def deal(t: Toy) -> None:
    """Shuffle all decks, the table's too, and draw the opening hands."""
    for seat in [*t.remaining(), NOBODY]:
        shuffle(t, t.place_of(DECK, seat))
    for seat in t.remaining():
        change(t, DRAW, NOBODY, seat, OPENING_HAND, NOBODY)


def begin_turn(t: Toy) -> None:
    """What lasted until your turn ends, and you draw."""
    expire(t, UNTIL_YOUR_TURN, t.active)
    t.by = RULE
    change(t, DRAW, NOBODY, t.active, 1, NOBODY)


def open_main(t: Toy) -> None:
    """The active player acts until passing."""
    t.passed = False


def end_turn(t: Toy) -> None:
    """Abilities that wait for the end of the turn trigger."""
    t.by = RULE
    trigger(t, TURN_ENDS, NOBODY, t.active, 1)


def expiry(t: Toy) -> None:
    """What lasted this turn ends."""
    for seat in range(t.seats):
        expire(t, THIS_TURN, seat)


def begin_secret_round(t: Toy) -> None:
    """Ask all players at once."""
    t.stack.append(Frame(SECRET_ROUND, RULE, NOBODY))


TURN = [
    Phase("start", [ToyStep("draw", begin_turn)]),
    Phase("main", [ToyStep("act", open_main, asks=True)]),
    Phase("end", [ToyStep("triggers", end_turn), ToyStep("expiry", expiry)]),
]
STAGES = [Stage("setup", [Phase("setup", [ToyStep("deal", deal)])]), Stage("game", TURN, repeats=True)]
DRAFT = [
    Stage("setup", [Phase("setup", [ToyStep("deal", deal), ToyStep("secret", begin_secret_round)])]),
    Stage("game", TURN, repeats=True),
]
