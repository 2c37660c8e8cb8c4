"""The public face: a game that is asked, pushed, popped, viewed and explained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from mazo.errors import BadConfig, IllegalAction, MazoError
from mazo.fairness import KNOWN, checked_salt
from mazo.field import Field, Imagination, shipped
from mazo.games.kind import GameKind, Verb
from mazo.games.laws import DRAW_AGREED, is_law
from mazo.kernel.choices import is_complete, is_option
from mazo.kernel.codes import DONE, NOBODY, ONE, first_of, option, second_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.hashing import fold as fold_hash
from mazo.kernel.log import WIDTH, as_known
from mazo.kernel.loop import choice_of, deciding, run
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.notation.actions import CONCEDE_WORDS, Action, Scribe
from mazo.notation.transcript import dump
from mazo.past import CLEAN_UP, Past, copied, take, thin
from mazo.texts.lang import Lang
from mazo.texts.phrases import fill, fold
from mazo.views import Event, Outcome, Refusal, View

CONCEDE = "concede"
MOST_REPEATS = 999
"""How often a loop may be repeated at once."""
LARGEST = (1 << 63) - 1
"""No pick is larger: the engine reckons with machine ints, and what comes from outside is held against it first."""

_CLOSED = {
    "has_left": (
        "{} has left the game already.",
        "{} ya no está en la partida.",
        "The others play on without them.",
        "Los demás siguen jugando.",
    ),
    "game_over": ("The game is over.", "La partida ha terminado.", "Start a new one.", "Empieza otra."),
    "not_asked": (
        "It is the decision of {} now.",
        "Ahora decide {}.",
        "Wait until you are asked.",
        "Espera a que te toque decidir.",
    ),
}
"""What every game says in the same way to a seat that is asked nothing."""


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
        return self._game.question(self._seat) is not None

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, (str, Action)) or not self:
            return False
        try:
            return self._game.why_not(action, by=self._seat) is None
        except IllegalAction:
            return False

    def count(self) -> int:
        """How many there are."""
        return sum(1 for _ in self)


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
        self.earlier: tuple[Past, ...] = ()
        self.past: list[Past] = []
        self.open_lists = False
        """Whether the players have shown each other what is in their decks; whoever makes the table says so."""
        self._imagination = Imagination(kind)
        self._scribe: Scribe | None = None
        """The last one that was asked for: who reads an answer need not list again what was offered."""
        if names and len(names) != table.seats:
            given = {"n": len(names), "seats": table.seats}
            raise BadConfig(
                fill("{n:One name was|# names were} given for {seats} players.", given),
                fill("{n:Se ha dado un nombre|Se han dado # nombres} para {seats} jugadores.", given),
            )
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
        return [self.kind.event(self.table, as_known(row, -1), 0) for row in rows]

    def events_for(self, viewer: int, since: int = 0) -> list[Event]:
        """What has happened from the `since`-th event on, as a viewer may know it."""
        return [self.kind.event(self.table, row, viewer) for row in self.log_rows(since)]

    @property
    def history(self) -> tuple[Past, ...]:
        """What every action since the game began left behind, also those that a copy no longer can take back."""
        return (*self.earlier, *self.past)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action since the game began, also those that a copy no longer can take back."""
        return tuple(past.action for past in self.history)

    @property
    def cleared(self) -> bool:
        """Whether the table has been cleared after the game."""
        return any(action.text == CLEAN_UP for action in self.actions)

    @property
    def seed_known(self) -> bool:
        """Whether somebody at the table may know the seed, and so what every shuffle brings."""
        return bool(self.origin.get("promise") == KNOWN)

    def log_rows(self, since: int = 0) -> list[list[int]]:
        """The rows of the flat log, from the `since`-th on."""
        log = self.table.log
        return [log[at : at + WIDTH] for at in range(since * WIDTH, len(log), WIDTH)]

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

    def last_action(self, lang: Lang = "en") -> str:
        """What was done last, to be read: cards by their names alone."""
        return self.past_action(self.past[-1], lang)

    def past_action(self, last: Past, lang: Lang = "en") -> str:
        """What was done at some time, to be read: cards by their names alone."""
        choice = choice_of(last.table, last.action.seat) if last.action.picks else None
        if choice is None:
            return last.action.text
        scribe = Scribe(self.kind, last.table, choice, self.names, self.names_in("es"))
        return scribe.write(last.action.picks, lang, handles=False)

    # Moving on.

    def continue_from_file(self) -> None:
        """The game goes on from a file: whoever has that knows the seed, so what was promised of it holds no longer."""
        self.origin = {**self.origin, "commit": "", "promise": KNOWN}

    def push(self, action: Action | str, by: int | None = None, *, salt: str = "") -> None:
        """Take an action; the game goes on to the next decision. Refused without any change if it is not legal.

        Where the rules give the player a shuffle or a cut, a salt of theirs becomes part of all chance from then on.
        """
        seat = self._seat(action, by)
        done = Action(seat, CONCEDE)
        refusal = self._closed(action, seat)
        if refusal is None and not _is_concession(action):
            done = self._resolve(action, seat)
            refusal = self._refusal(done)
        if refusal is not None:
            raise IllegalAction(refusal.text("en"), refusal.text("es"), refusal=refusal)
        if salt:
            done = self._salted(done, salt)
        self._apply(done)

    def repeat(self, actions: Sequence[Action | str], times: int, by: int | None = None, *, free: bool = False) -> None:
        """Take a row of actions so many times: a loop, shortened by a stated count. All of it happens, or nothing.

        With `free`, only actions that could be taken back freely: a row that fails then tells nothing that is hidden.
        """
        if not 1 <= times <= MOST_REPEATS:
            raise IllegalAction(
                f"A loop is repeated 1 to {MOST_REPEATS} times, not {times}.",
                f"Un bucle se repite de 1 a {MOST_REPEATS} veces, no {times}.",
            )
        before = len(self.past)
        try:
            for _ in range(times):
                for action in actions:
                    self.push(action, by)
                    if free and not self.past[-1].free and self.outcome is None:
                        raise IllegalAction(
                            f"“{action}” can't be in a row: it shows something new, needs chance or lets another "
                            "player decide. Take it by itself.",
                            f"«{action}» no puede ir en una serie: enseña algo nuevo, depende del azar o deja decidir "
                            "a otra persona. Hazla por separado.",
                        )
        except MazoError:
            while len(self.past) > before:
                self.pop()
            raise

    def settle(self, law: str, seat: int = NOBODY) -> None:
        """Let a law of the table happen: time is over for a player, they have left, a draw was agreed upon."""
        if self.table.over:
            raise IllegalAction("The game is over.", "La partida ha terminado.")
        if law == DRAW_AGREED and not self.kind.draw_rule():
            raise IllegalAction(
                f"{self.kind.title} knows no draw by agreement.", f"{self.kind.title} no tiene tablas de mutuo acuerdo."
            )
        if seat != NOBODY and self.table.gone[seat]:
            raise IllegalAction("That player has left.", "Esa persona ya no está en la partida.")
        self._apply(Action(seat, law))

    def clean_up(self) -> None:
        """Clear the table when the game is over, so that another one can begin; conceding is still possible."""
        if not self.table.over:
            raise IllegalAction("The game is not over yet.", "La partida aún no ha terminado.")
        if self.cleared:
            raise IllegalAction("The table is clear already.", "La mesa ya está recogida.")
        self._apply(Action(NOBODY, CLEAN_UP))

    def pop(self) -> Action:
        """Take the last action back; the game is exactly as before it."""
        if not self.past:
            raise IllegalAction("There is nothing to take back.", "No hay nada que deshacer.")
        last = self.past.pop()
        log = self.table.log[: last.log_size]
        self.table = last.table if last.is_whole else copied(last.table)
        self.table.log = log
        self.table.logging = True
        return last.action

    def thin(self) -> None:
        """Keep few tables of long ago; taking back works as before, and plays again what it needs."""
        thin(self.past)

    def takeback_point(self, seat: int) -> int:
        """How many actions are left when the seat takes back all that it can without having learned anything."""
        at = len(self.past)
        while at > 0 and self.past[at - 1].action.seat == seat and self.past[at - 1].free:
            at -= 1
        return at

    def last_play(self, seat: int) -> int | None:
        """How many actions are left when the seat's last whole play is taken back; None if it has not acted.

        A play is all of it, not just the last question within it.
        """
        mine = [at for at, past in enumerate(self.past) if past.action.seat == seat and not is_law(past.action.text)]
        if not mine:
            return None
        start = mine[-1]
        while start > 0 and self.past[start].inside and self.past[start - 1].action.seat == seat:
            start -= 1
        return mine[-1] if self.past[start].inside else start

    def why_not(self, action: Action | str, by: int | None = None) -> Refusal | None:
        """Why an action can't be taken now: the reason, the rule and what would make it legal; None if it can."""
        seat = self._seat(action, by)
        closed = self._closed(action, seat)
        if closed is not None or _is_concession(action):
            return closed
        return self._refusal(self._resolve(action, seat))

    def copy(self) -> Game:
        """An independent game in the same state, without its past."""
        twin = self._at(copied(self.table))
        twin.table.log = self.table.log[:]
        twin.earlier = self.history
        return twin

    def _at(self, table: Rules) -> Game:
        """A game of the same kind at another table, of which nothing is known yet."""
        twin = object.__new__(Game)
        twin.kind, twin.given_names, twin.origin = self.kind, self.given_names, self.origin
        twin.table = table
        twin.table.logging = True
        twin.earlier, twin.past = (), []
        twin._scribe = None
        twin.open_lists, twin._imagination = self.open_lists, self._imagination
        return twin

    @property
    def field(self) -> Field | None:
        """What the others may be playing, as far as a seat can say; None if their lists are open or they have none."""
        return None if self.open_lists else shipped(self.kind, self.table)

    def imagine(self, seat: int, dice: Dice, field: Field | None = None) -> Game:
        """A game that the seat can't tell from this one if it reckons with that field, or knows the others' lists."""
        twin = self._at(self._imagination.world(self.table, seat, dice, field))
        twin.table.log = []
        twin.origin = {}  # seed, decks and what others have put back would tell too much
        twin.open_lists, twin._imagination = True, Imagination(self.kind)  # whoever imagines knows what they imagine
        return twin

    def position(self) -> dict[str, Any]:
        """The position as a file holds it."""
        return self.kind.position_of(self.table)

    def replay(self) -> str:
        """The whole game as a replay file holds it."""
        return dump(self)

    # Inside.

    def scribe(self, seat: int) -> Scribe | None:
        """Who reads and writes the actions of the seat's question, if it is asked one."""
        choice = self.question(seat)
        if choice is None:
            return None
        kept = self._scribe
        if kept is None or kept.choice is not choice or kept.table is not self.table:
            kept = self._scribe = Scribe(self.kind, self.table, choice, self.names, self.names_in("es"))
        return kept

    def question(self, seat: int) -> Choice | None:
        """The question that a seat is asked now; a spectator is asked none."""
        return choice_of(self.table, seat) if seat != NOBODY else None

    def _closed(self, action: Action | str, seat: int) -> Refusal | None:
        """Why the seat can't do anything of that kind now: it has left, the game is over, or others are asked."""
        table = self.table
        if _is_concession(action):
            return self._told("has_left", self.kind.concede_rule(), [seat]) if self._has_left(seat) else None
        if self.question(seat) is not None:
            return None
        if table.over:
            return self._told("game_over", table.verdict, [])
        asked = choice_of(table, NOBODY)
        return self._told("not_asked", asked.rule if asked is not None else 0, self.deciding)

    def _has_left(self, seat: int) -> bool:
        return self.table.gone[seat] != 0 and not self.table.over

    def _told(self, reason: str, rule: int, seats: Sequence[int]) -> Refusal:
        """A refusal that is the same in every game."""
        english, spanish = (", ".join(self.names_in(lang)[seat] for seat in seats) for lang in ("en", "es"))
        text_en, text_es, fix_en, fix_es = _CLOSED[reason]
        number = self.kind.book.by_code(rule).number(self.edition)
        return Refusal(reason, rule, number, text_en.format(english), text_es.format(spanish), fix_en, fix_es)

    def _seat(self, action: Action | str, by: int | None) -> int:
        if isinstance(action, Action):
            by = action.seat
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
        assert scribe is not None
        picks = scribe.read(text)
        written = text
        if self._legal_picks(scribe.fresh, picks):
            written = scribe.write(picks, "en")
        return Action(seat, written, tuple(picks))

    def _legal_picks(self, fresh: Choice, picks: Sequence[int]) -> bool:
        choice = fresh.copy()
        for packed in picks:
            if not 0 <= packed <= LARGEST or is_complete(choice) or not self._is_open(choice, packed):
                return False
            choice.picks = [*choice.picks, packed]
        return is_complete(choice)

    def _refusal(self, action: Action) -> Refusal | None:
        choice = self.question(action.seat)
        assert choice is not None
        fresh = choice.copy()
        fresh.picks = []
        if self._legal_picks(fresh, action.picks):
            return None
        if not all(self._makes_sense(fresh, packed) for packed in action.picks):
            raise IllegalAction("That is no action of this game.", "Eso no es una acción de este juego.")
        packed, reason = self._first_fault(fresh, action.picks)
        names: dict[Lang, Sequence[str]] = {"en": self.names_in("en"), "es": self.names_in("es")}
        return self.kind.refusal(self.table, choice, packed, reason, names, action.seat)

    def _is_open(self, choice: Choice, packed: int) -> bool:
        """Whether a pick is one of the options; nothing is listed for that."""
        if choice.mode == ONE and not choice.items and not self._is_well_formed(packed):
            return False
        return is_option(self.table, choice, packed)

    def _is_well_formed(self, packed: int) -> bool:
        """Whether a pick has a verb of the game with as many operands as that has, and they are at the table."""
        verb = self._verb(packed)
        if verb is None:
            return False
        there = {"seat": self.table.seats, "card": len(self.table.kind)}
        sorts = [*verb.operands, "", ""]
        return all(
            operand < there.get(sort, operand + 1) if sort else operand == 0
            for sort, operand in zip(sorts, (first_of(packed), second_of(packed)))
        )

    def _makes_sense(self, choice: Choice, packed: int) -> bool:
        """Whether a pick has a verb of the game and speaks of players at the table and cards that the seat sees."""
        if packed in choice.items:
            return True
        verb = self._verb(packed)
        if verb is None:
            return False
        table = self.table
        for sort, operand in zip(verb.operands, (first_of(packed), second_of(packed))):
            if sort == "seat" and operand >= table.seats:
                return False
            if sort == "card":
                if operand >= len(table.kind) or not table.visible_in(table.zone[operand], choice.seat):
                    return False
        return True

    def _verb(self, packed: int) -> Verb | None:
        return self.kind.verbs_by_code.get(verb_of(packed)) if 0 <= packed <= LARGEST else None

    def _first_fault(self, choice: Choice, picks: Sequence[int]) -> tuple[int, int]:
        for packed in picks:
            if not self._is_open(choice, packed):
                reason = self.table.refusal(choice, packed)
                if reason:
                    return packed, reason
                return packed, self.kind.count_reason(choice, picks)
            choice.picks = [*choice.picks, packed]
        return picks[-1] if picks else option(DONE), self.kind.count_reason(choice, picks)

    def takes_salt(self, seat: int) -> bool:
        """Whether the seat's answer to its question may bring a salt."""
        choice = self.question(seat)
        return choice is not None and self.kind.takes_salt(choice)

    def _salted(self, action: Action, salt: str) -> Action:
        if not action.picks or not self.takes_salt(action.seat):
            raise IllegalAction(
                "A salt comes with a shuffle or a cut that the rules give to you.",
                "La sal acompaña a una mezcla o un corte que las reglas te dan.",
            )
        return msgspec.structs.replace(action, salt=checked_salt(salt))

    def _apply(self, action: Action) -> None:
        earlier = self.past[-1] if self.past else None
        before = Past(self.kind, copied(self.table), action, len(self.table.log), earlier)
        self._scribe = None  # a question may stay open while what it offers changes: another player concedes
        try:
            take(self.kind, self.table, action)
        except Exception:
            self.past.append(before)
            self.pop()
            raise
        seat = action.seat
        learned = seat != NOBODY and self.table.learned[seat] != before.table.learned[seat]
        handed_on = any(other != seat for other in self.deciding)
        drawn = self.table.drawings != before.table.drawings
        before.free = bool(action.picks) and not (learned or handed_on or drawn)
        self.past.append(before)


def _is_concession(action: Action | str) -> bool:
    text = action.text if isinstance(action, Action) else action
    return fold(text) in CONCEDE_WORDS
