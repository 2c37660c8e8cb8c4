"""The public face: a game that is asked, pushed, popped, viewed and explained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from mazo.errors import IllegalAction
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.kernel.choices import is_complete, options_of
from mazo.kernel.codes import DONE, NOBODY, option
from mazo.kernel.frames import Choice
from mazo.kernel.hashing import fold as fold_hash
from mazo.kernel.knowledge import imagine
from mazo.kernel.log import WIDTH
from mazo.kernel.loop import choice_of, deciding, pick, run
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.notation.actions import CONCEDE_WORDS, Action, Scribe
from mazo.phrases import fold
from mazo.rulebook import Lang
from mazo.views import Event, Outcome, Refusal, View

CONCEDE = "concede"


class Decision:
    """Who must decide what: the question in words, and the rule that asks it."""

    def __init__(self, game: Game, choice: Choice) -> None:
        self._game = game
        self._choice = choice
        self.seat = choice.seat
        self.rule = choice.rule

    def prompt(self, lang: Lang = "en") -> str:
        """The question as a sentence."""
        return self._game.kind.prompt(self._game.table, self._choice, self._game.names_in(lang), lang)

    @property
    def answered(self) -> bool:
        """Whether a sealed answer has been given; it may still be changed."""
        return is_complete(self._choice)


class LegalActions:
    """The actions open to a seat, lazily: iterate, count, test with `in`; conceding is always possible besides."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat

    def __iter__(self) -> Iterator[Action]:
        scribe = self._game.scribe(self._seat)
        return iter(()) if scribe is None else scribe.all()

    def __bool__(self) -> bool:
        return self._game.scribe(self._seat) is not None

    def __contains__(self, action: object) -> bool:
        return isinstance(action, (str, Action)) and self._game.why_not(action, by=self._seat) is None

    def count(self) -> int:
        """How many there are."""
        return sum(1 for _ in self)


class Past:
    """What a push left behind: the table before it, and whether taking it back gives anything away."""

    def __init__(self, table: Rules, action: Action, log_size: int) -> None:
        self.table = table
        self.action = action
        self.log_size = log_size
        self.free = False


class Game:
    """A game in progress.

    >>> import mazo
    >>> game = mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed=7)
    >>> game.push("leave"); game.push("leave"); game.push("keep"); game.push("keep")
    >>> game.turn
    1
    """

    def __init__(self, kind: GameKind, table: Rules, *, names: Sequence[str] = (), origin: dict[str, Any]) -> None:
        self.kind = kind
        self.table = table
        self.given_names = tuple(names)
        self.origin = origin
        self.past: list[Past] = []
        table.log = []
        table.logging = True
        run(table)

    # Reading the game.

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names; without given ones, as English counts them."""
        return self.names_in("en")

    def names_in(self, lang: Lang) -> tuple[str, ...]:
        """The players' names as that language says them."""
        return self.given_names or tuple(
            self.kind.phrases.say("word", "player", lang, n=seat + 1) for seat in range(self.table.seats)
        )

    @property
    def turn(self) -> int:
        """The number of the turn; 0 before the first."""
        return self.table.turn

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        return self.table.seats

    @property
    def edition(self) -> str:
        """The edition or profile that is played."""
        return self.kind.edition_of(self.table)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Who must decide what now: one decision, or several at once."""
        found = []
        for seat in range(self.table.seats):
            choice = choice_of(self.table, seat)
            if choice is not None:
                found.append(Decision(self, choice))
        return tuple(found)

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return tuple(deciding(self.table))

    @property
    def legal_actions(self) -> LegalActions:
        """The actions open to the seat that decides (the first of several)."""
        return self.legal(self.deciding[0] if self.deciding else 0)

    def legal(self, seat: int) -> LegalActions:
        """The actions open to a seat."""
        return LegalActions(self, seat)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on, else who won and by which rule."""
        if not self.table.over:
            return None
        return Outcome(self.table.winner if self.table.winner != NOBODY else None, self.table.verdict)

    @property
    def hash(self) -> int:
        """One number for the whole state; never shown to a player of a live game."""
        return fold_hash(self.table.ints())

    def view(self, seat: int) -> View:
        """What a seat may know (-1: a spectator), and nothing more."""
        return self.kind.view(self.table, seat, self.names)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, as one who sees everything knows it."""
        rows = self.log_rows()
        return [self.kind.event(self.table, [*row[:6], -1, row[7]], 0) for row in rows]

    def events_for(self, viewer: int, since: int = 0) -> list[Event]:
        """What has happened from the `since`-th event on, as a viewer may know it."""
        return [self.kind.event(self.table, row, viewer) for row in self.log_rows()[since:]]

    def log_rows(self) -> list[list[int]]:
        """The rows of the flat log."""
        log = self.table.log
        return [log[at : at + WIDTH] for at in range(0, len(log), WIDTH)]

    def tell(self, event: Event, lang: Lang = "en") -> str:
        """An event as a sentence."""
        return self.kind.tell(event, self.names_in(lang), lang)

    def cite(self, rule: int, lang: Lang = "en") -> str:
        """A rule as people refer to it in this game's edition."""
        return self.kind.book.cite(rule, self.edition, lang)

    def text(self, action: Action, lang: Lang = "en") -> str:
        """An open action in words."""
        scribe = self.scribe(action.seat)
        return action.text if scribe is None or not action.picks else scribe.write(action.picks, lang)

    # Moving on.

    def push(self, action: Action | str, by: int | None = None) -> None:
        """Take an action; the game goes on to the next decision. Refused without any change if it is not legal."""
        seat = self._seat(action, by)
        if _is_concession(action):
            self._apply(Action(seat, CONCEDE))
            return
        done = self._resolve(action, seat)
        refusal = self._refusal(done)
        if refusal is not None:
            raise IllegalAction(refusal.text("en"), refusal.text("es"), refusal=refusal)
        self._apply(done)

    def pop(self) -> Action:
        """Take the last action back; the game is exactly as before it."""
        if not self.past:
            raise IllegalAction("There is nothing to take back.", "No hay nada que deshacer.")
        last = self.past.pop()
        log = self.table.log[: last.log_size]
        self.table = last.table
        self.table.log = log
        self.table.logging = True
        return last.action

    def takeback_point(self, seat: int) -> int:
        """How many actions are left when the seat takes back all that it can without having learned or drawn anything."""
        at = len(self.past)
        while at > 0 and self.past[at - 1].action.seat == seat and self.past[at - 1].free:
            at -= 1
        return at

    def why_not(self, action: Action | str, by: int | None = None) -> Refusal | None:
        """Why an action can't be taken now: the reason, the rule and what would make it legal; None if it can."""
        seat = self._seat(action, by)
        if _is_concession(action):
            return None
        return self._refusal(self._resolve(action, seat))

    def copy(self) -> Game:
        """An independent game in the same state, without its past."""
        twin = object.__new__(Game)
        twin.kind, twin.given_names, twin.origin = self.kind, self.given_names, self.origin
        twin.table = self._table_copy()
        twin.table.log = self.table.log[:]
        twin.table.logging = True
        twin.past = []
        return twin

    def imagine(self, seat: int, dice: Dice, field: Sequence[Sequence[int]] = ()) -> Game:
        """A game that the seat can't tell from this one."""
        twin = self.copy()
        imagined = imagine(self.table, seat, dice, [list(kinds) for kinds in field])
        assert isinstance(imagined, Rules)
        imagined.log, imagined.logging = [], True
        twin.table = imagined
        return twin

    def position(self) -> dict[str, Any]:
        """The position as a file holds it."""
        return self.kind.position_of(self.table)

    # Inside.

    def scribe(self, seat: int) -> Scribe | None:
        """Who reads and writes the actions of the seat's question, if it is asked one."""
        choice = choice_of(self.table, seat)
        return None if choice is None else Scribe(self.kind, self.table, choice, self.names)

    def _seat(self, action: Action | str, by: int | None) -> int:
        if isinstance(action, Action):
            return action.seat
        if by is not None:
            if not 0 <= by < self.table.seats:
                raise IllegalAction(f"There is no seat {by}.", f"No hay asiento {by}.")
            return by
        waiting = self.deciding
        return waiting[0] if waiting else 0

    def _resolve(self, action: Action | str, seat: int) -> Action:
        """The action with its picks."""
        if isinstance(action, Action) and action.picks:
            return action
        text = action.text if isinstance(action, Action) else action
        scribe = self.scribe(seat)
        if scribe is None:
            if self.table.over:
                raise IllegalAction("The game is over.", "La partida ha terminado.")
            others = ", ".join(self.names[other] for other in self.deciding)
            raise IllegalAction(f"It is the decision of {others} now.", f"Ahora decide {others}.")
        picks = scribe.read(text)
        written = text
        if self._legal_picks(scribe.fresh, picks):
            written = scribe.write(picks, "en")
        return Action(seat, written, tuple(picks))

    def _legal_picks(self, fresh: Choice, picks: Sequence[int]) -> bool:
        choice = fresh.copy()
        for packed in picks:
            if is_complete(choice) or packed not in options_of(self.table, choice):
                return False
            choice.picks = [*choice.picks, packed]
        return is_complete(choice)

    def _refusal(self, action: Action) -> Refusal | None:
        choice = choice_of(self.table, action.seat)
        if choice is None:
            raise IllegalAction("The game waits for somebody else.", "La partida espera a otro jugador.")
        fresh = choice.copy()
        fresh.picks = []
        if self._legal_picks(fresh, action.picks):
            return None
        packed, reason = self._first_fault(fresh, action.picks)
        return self.kind.refusal(self.table, fresh, packed, reason, self.names, action.seat)

    def _first_fault(self, choice: Choice, picks: Sequence[int]) -> tuple[int, int]:
        for packed in picks:
            if packed not in options_of(self.table, choice):
                reason = self.table.refusal(choice, packed)
                if reason:
                    return packed, reason
                return packed, self.kind.count_reason(choice, picks)
            choice.picks = [*choice.picks, packed]
        return picks[-1] if picks else option(DONE), self.kind.count_reason(choice, picks)

    def _apply(self, action: Action) -> None:
        before = Past(self._table_copy(), action, len(self.table.log))
        try:
            if action.picks:
                for packed in action.picks:
                    pick(self.table, packed, action.seat)
            else:
                self.kind.concede(self.table, action.seat)
                run(self.table)
        except Exception:
            self.past.append(before)
            self.pop()
            raise
        seat = action.seat
        learned = self.table.learned[seat] != before.table.learned[seat]
        before.free = bool(action.picks) and not learned and self.table.drawings == before.table.drawings
        self.past.append(before)

    def _table_copy(self) -> Rules:
        twin = self.table.copy()
        assert isinstance(twin, Rules)
        return twin


def new(
    game: str,
    *,
    decks: Sequence[str | Sequence[Any]] = (),
    seed: int | str = 0,
    edition: str | None = None,
    names: Sequence[str] = (),
    **options: Any,
) -> Game:
    """A new game: of which kind, with which decks (sample names, deck lists or cards), from which seed."""
    kind = kind_named(game)
    sources = list(decks) or list(kind.sample_decks()[:2])
    loaded = [kind.deck(source) if isinstance(source, str) else list(source) for source in sources]
    table = kind.new(loaded, str(seed), edition, **options)
    origin = {
        "game": kind.name,
        "edition": kind.edition_of(table),
        "seed": str(seed),
        "decks": [[kind.name_of(card) for card in deck] for deck in loaded],
        "options": options,
    }
    return Game(kind, table, names=names, origin=origin)


def from_position(data: dict[str, Any], *, names: Sequence[str] = ()) -> Game:
    """A game that begins from a position file."""
    kind = kind_named(str(data.get("game", "lorcana")))
    return Game(kind, kind.position(data), names=names, origin={"game": kind.name, "position": data})


def _is_concession(action: Action | str) -> bool:
    text = action.text if isinstance(action, Action) else action
    return fold(text) in CONCEDE_WORDS
