"""Farolito for the engine: its zones, its turn, what may be done, and what then changes."""

from mazo.abilities.lasting.cardgame import NOT_OFFERED, OK, CardGame, Printed, draw_cards
from mazo.abilities.machine.asking import ASK_TARGETS
from mazo.abilities.machine.listening import enter_play, leave_play
from mazo.abilities.machine.runner import start
from mazo.kernel.codes import EVERYONE, NO_ONE, NOBODY, OWNER, TAKE, first_of, option, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.log import note
from mazo.kernel.records import ZoneKind
from mazo.kernel.rules import Phase, Stage, Step
from mazo.kernel.seats import finish
from mazo.kernel.zones import move, random_below, shuffle

from . import words as w

HAND_SIZE, GOAL = 4, 12
ZONES = [
    ZoneKind("deck", NO_ONE, True),
    ZoneKind("hand", OWNER, False),
    ZoneKind("lit", EVERYONE, False, in_play=True),
    ZoneKind("ashes", EVERYONE, True),
]
STAGES = [
    Stage("setup", [Phase("setup", [Step("deal", w.DEAL)])]),
    Stage("game", [Phase("dusk", [Step("draw", w.DUSK)]), Phase("night", [Step("act", w.ACT)])], repeats=True),
]


class Farolito(CardGame):
    """A game of Farolito."""

    def __init__(self, printed: Printed, seats: int) -> None:
        super().__init__(ZONES, seats, w.EVENTS, STAGES, printed, 1)

    def blank(self) -> "Farolito":
        """An empty table for a copy."""
        return Farolito(self.printed, self.seats)

    def glow(self, seat: int) -> int:
        """The light of all lanterns of a player."""
        return sum([self.figure(card, w.GLOW) for card in self.cards(w.LIT, seat)])

    # The turn.

    def enter_stage(self, stage: Stage) -> None:
        """[1.3] Chance decides who begins."""
        self.first = self.first if self.first != NOBODY else random_below(self, self.seats)
        self.active, self.turn = self.first, 1
        note(self, w.BEGINS, w.STARTER, self.first)

    def run_step(self, step: Step) -> None:
        """[1.2] [2.1] [4.2] First everybody shuffles and draws four cards; then each turn begins with a card."""
        if step.name == "deal":
            for seat in range(self.seats):
                shuffle(self, self.place_of(w.DECK, seat))
                self.bring(w.DRAW, w.DEAL, seat, amount=HAND_SIZE)
        elif step.name == "draw":
            note(self, w.TURN, w.DUSK, self.active)
            if self.cards(w.DECK, self.active):
                self.bring(w.DRAW, w.DUSK, self.active)
            else:
                self.win(self.brightest(), w.NIGHT_ENDS)

    def asks(self, step: Step, done: int) -> int:
        """[2.2] In the night the player does one thing."""
        return w.ASK_ACT if step.name == "act" and done == 0 else NOBODY

    def act(self, packed: int) -> None:
        """[2.3] [2.4] [2.5] A lantern is lit; a breeze burns up and does what it says; or a card is drawn."""
        card = first_of(packed)
        if verb_of(packed) == w.DO_DRAW:
            self.bring(w.DRAW, w.DRAW_INSTEAD, self.active)
        elif self.type_of(card) == w.LANTERN:
            self.bring(w.LIGHT, w.PLAY_LANTERN, self.active, card)
        else:
            self.bring(w.BLOW, w.PLAY_BREEZE, self.active, card)
            start(self, self.printed.program[self.kind[card]], w.PLAY_BREEZE, self.active, card)

    # The end.

    def check(self) -> bool:
        """[4.1] Whoever has a glow of 12 wins at once; if both have, it is the player whose turn it is."""
        bright = [seat for seat in self.round_from(max(0, self.active)) if self.glow(seat) >= GOAL]
        if bright:
            self.win(bright[0], w.BRIGHTEST)
        return self.over

    def brightest(self) -> int:
        """[4.2] Who has more glow than the other; nobody if they have the same."""
        glows = [self.glow(seat) for seat in range(self.seats)]
        return glows.index(max(glows)) if glows.count(max(glows)) == 1 else NOBODY

    def give_up(self, seat: int) -> None:
        """[4.3] A player gives up, and the other one wins."""
        note(self, w.CONCEDES, w.CONCEDING, seat)
        self.win(self.after(seat), w.CONCEDING)

    def win(self, seat: int, rule: int) -> None:
        """The game is over."""
        note(self, w.WINS if seat != NOBODY else w.TIES, rule, seat)
        finish(self, seat, rule)

    # What may be done, why not, and what the bot does.

    def options(self, choice: Choice, out: list[int]) -> None:
        """[2.2] Play a card of your hand, or draw one."""
        out += [option(w.DO_PLAY, card) for card in self.cards(w.HAND, choice.seat)]
        if self.cards(w.DECK, choice.seat) or not out:
            out.append(option(w.DO_DRAW))

    def refusal(self, choice: Choice, packed: int) -> int:
        """[2.2] [2.5] Why an answer is none."""
        if choice.ask != w.ASK_ACT:
            return super().refusal(choice, packed)
        hand = self.cards(w.HAND, choice.seat)
        if verb_of(packed) == w.DO_DRAW:
            return w.NO_CARDS_LEFT if hand and not self.cards(w.DECK, choice.seat) else OK
        if verb_of(packed) != w.DO_PLAY:
            return NOT_OFFERED
        return OK if first_of(packed) in hand else w.NOT_IN_HAND

    def best(self, choice: Choice, options: list[int]) -> int:
        """The brightest card; of one's own cards that are lost, the dimmest."""
        glows = [self.figure(first_of(one), w.GLOW) if verb_of(one) in (w.DO_PLAY, TAKE) else NOBODY for one in options]
        loses = choice.ask == ASK_TARGETS and self.owner[first_of(options[0])] == choice.seat
        return options[glows.index(min(glows) if loses else max(glows))]

    # Changes.

    def perform(self, verb: int, card: int, seat: int, amount: int, source: int) -> int:
        """[2.3] [2.4] [3.2] Carry out a change: how much of it has happened."""
        if verb == w.DRAW:
            return draw_cards(self, seat, amount, w.HAND, w.DRAW)
        if verb == w.SNUFF:
            leave_play(self, card)
        move(self, card, self.place_of(w.LIT if verb == w.LIGHT else w.ASHES, self.owner[card]))
        if verb == w.LIGHT:
            enter_play(self, card)
        note(self, verb, self.by, self.owner[card], card)
        return 1

    def looks_back(self, verb: int) -> bool:
        """[3.2] A lantern sees itself, and others with it, being snuffed."""
        return verb == w.SNUFF
