"""A table as a value: what it was made from and the entries of its journal give back exactly the same table."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import msgspec

from mazo.bots import able
from mazo.bots.levels import LEVELS, name_of
from mazo.errors import BadConfig, IllegalAction, MazoError
from mazo.fairness import SHOWN, checked_salt, commitment
from mazo.game import Game
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.games.laws import is_law
from mazo.games.packkind import PackKind
from mazo.kernel.codes import NOBODY
from mazo.making import new
from mazo.notation.actions import Action
from mazo.record import replays
from mazo.series import Series
from mazo.series.formats import SINGLE, format_named
from mazo.series.pairing import structure_named
from mazo.series.pods import Pod
from mazo.series.series import game_seed
from mazo.server.names import NAME_LIMIT, alike, readable
from mazo.server.records import (
    BOT,
    OPEN,
    OVER,
    PEOPLE,
    PERSON,
    PLAYING,
    SALTING,
    WAITING,
    Chair,
    Entry,
    GoOn,
    Late,
    Setup,
    State,
    Timing,
    Wish,
)
from mazo.server.timing import checked_timing
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

DECK_LIMIT: Final = 16_384
PACE_LIMIT: Final = 5.0
_PHRASES: Final = Phrases("mazo.server")


class LiveTable:
    """Seats, salts and the game or series; `apply` is the only thing that changes a table when it is read back."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.kind: GameKind = kind_named(setup.game)
        assert self.kind.book  # read now, since tables are made in threads: in the loop everybody would wait for it
        self.chairs = list(setup.chairs)
        self.salts = [""] * len(setup.chairs)
        self.series: Series | None = None
        self.pod: Pod | None = None
        """The pod that drafts here."""
        self.matches: dict[tuple[int, int], str] = {}
        """The tables of a pod's matches, by round and place in it."""
        self.late: list[Late] = []
        """The picks of a draft that were not made in time."""
        self.clocks: tuple[int, ...] = ()
        """Milliseconds left to each seat, as the last entry has it that says so."""
        self.offers: set[int] = set()
        """Who has offered a draw in this match."""
        self.opened: set[int] = set()
        """Who has agreed to lay the hands of the last game open."""
        self.unwatched: set[int] = set()
        """Who does not want to be watched; whoever sits down at a table with spectators has agreed to them."""
        self._single: Game | None = None
        self._promised = False
        """Whether the next game of the series has been promised, and waits for its salts."""
        self.again = ""
        """The table of the rematch, if somebody has asked for one."""
        self.begin()

    @property
    def game(self) -> Game | None:
        """The game that is being played, or the last one; None as long as somebody is missing."""
        if self.pod is not None:
            return self.pod.draft
        return self.series.game if self.series is not None else self._single

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.who in PEOPLE)

    @property
    def awaited(self) -> bool:
        """Whether a game is still to begin, the first one or the next one of a series."""
        return self.game is None or self._promised

    def open_seat(self, wanted: int) -> int:
        """The seat that somebody may take: the one they want, or the first that is open."""
        free = [seat for seat, chair in enumerate(self.chairs) if chair.who == OPEN]
        if wanted != NOBODY and wanted in free:
            return wanted
        if wanted != NOBODY or not free:
            raise IllegalAction("That seat is taken.", "Ese asiento está ocupado.")
        return free[0]

    def takes_salt(self, seat: int) -> bool:
        """Whether a seat may add a salt to the game that is to begin: once, and where the seed is no secret never."""
        return self.awaited and not self.seed_known and not self.salts[seat]

    @cached_property
    def edition(self) -> str:
        """The edition that will be played, as far as the decks that are there can tell."""
        if self.setup.edition:
            return self.setup.edition
        try:
            decks = [self.kind.deck(chair.deck, self.setup.format) for chair in self.setup.chairs if chair.deck]
        except MazoError:  # a list that can't be read any longer: that is told when the game is to begin
            decks = []
        return self.kind.edition_for(decks)

    @property
    def timing(self) -> Timing | None:
        """How much time everybody has in the game that is played here; a draft has a clock of its own."""
        return None if isinstance(self.kind, PackKind) else self.setup.timing

    @property
    def has_draws(self) -> bool:
        """Whether players may agree to a draw here: the game's rules have that, and nobody must win."""
        return bool(self.kind.draw_rule()) and not self.setup.decisive

    @property
    def watched(self) -> bool:
        """Whether others may watch: the table was made so, and nobody who plays is against it."""
        return self.setup.watch and not self.unwatched

    @property
    def state(self) -> State:
        """How the table stands."""
        if any(chair.who == OPEN for chair in self.chairs):
            return WAITING
        game = self.game
        if game is None or self._promised:
            return SALTING
        if self.pod is not None and not any(game.table.gone):
            return OVER if self.pod.stage == "over" else PLAYING
        if game.outcome is None or (self.series is not None and self.series.outcome is None):
            return PLAYING
        return OVER

    @property
    def can_go_on(self) -> bool:
        """Whether a game of a series is over and another one can begin."""
        series = self.series
        if series is None or self._promised:
            return False
        return series.game.outcome is not None and series.outcome is None

    @property
    def winner(self) -> int | None:
        """Who has won the series or the game."""
        if self.pod is not None:
            return self.pod.champion if self.pod.champion >= 0 else None
        if self.series is not None:
            return self.series.outcome.winner if self.series.outcome is not None else None
        game = self.game
        return game.outcome.winner if game is not None and game.outcome is not None else None

    @property
    def number(self) -> int:
        """Which game of the series is played or to begin, from 1."""
        return 1 if self.series is None else self.series.number + self._promised

    @property
    def seed_known(self) -> bool:
        """Whether the table goes on from a file, so that whoever made it knows the seed."""
        return bool(self.setup.replay)

    @property
    def commit(self) -> str:
        """What everybody is shown of the seed of the game being played or to begin; nothing if it is no secret."""
        if self.seed_known:
            return ""
        if self.series is not None and self._promised:
            return self.series.next_commitment
        game = self.game
        return commitment(self._first_seed) if game is None else str(game.origin.get("commit", ""))

    @property
    def seed(self) -> str:
        """The seed of the game, once it is over; nothing before, and nothing of a game to come."""
        game = self.game
        if game is None or game.outcome is None or self._promised:
            return ""
        return str(game.origin.get("seed", ""))

    @property
    def _first_seed(self) -> str:
        return game_seed(self.setup.seed, 1) if self.setup.series else self.setup.seed

    def once_more(self, seed: str) -> Setup:
        """What a rematch is made from: the same chairs and decks with another seed; or a replay goes on once more."""
        chairs, seed = tuple(self.chairs), self.setup.seed if self.setup.replay else seed
        return msgspec.structs.replace(self.setup, chairs=chairs, seed=seed, promises=True, watch=self.watched)

    def apply(self, entry: Entry) -> None:
        """Do what an entry of the journal says."""
        game = self.game
        if entry.clocks:
            self.clocks = entry.clocks
        if entry.kind == "join":
            self.chairs[entry.seat] = Chair(PERSON, entry.text, "", entry.deck)
            self.begin()
        elif entry.kind == "salt":
            self.salts[entry.seat] = checked_salt(entry.salt)
            self.begin()
        elif entry.kind == "promise":
            self._promised = True
            self.opened = set()
            self.salts = [""] * len(self.chairs)
            self.begin()
        elif entry.kind == "next":  # in journals of earlier versions: no new salts, so nothing is proven of it
            assert self.series is not None
            self.series.next(self.salts)
        elif entry.kind == "offer":
            self.offers.add(entry.seat)
        elif entry.kind == "open":
            self.opened.add(entry.seat)
        elif entry.kind == "watched" and entry.number:
            self.unwatched.discard(entry.seat)
        elif entry.kind == "watched":
            self.unwatched.add(entry.seat)
        elif entry.kind == "again":
            self.again = entry.text
        elif entry.kind == "late":
            self.late.append(Late(entry.seat, *entry.picks))
        elif entry.kind == "leave":
            assert self.series is not None
            self.series.concede(entry.seat)
        elif self.pod is not None and entry.kind in ("build", "match", "result"):
            self._go_on(self.pod, entry)
        elif game is not None and entry.kind == "undo":
            while len(game.past) > entry.number:
                game.pop()
        elif game is not None and entry.kind == "law":
            self.settle(entry.text, entry.seat)
        elif game is not None:
            push(game, entry)

    def settle(self, law: str, seat: int) -> None:
        """Let a law of the table happen in what is played."""
        played = self.series or self.game
        assert isinstance(played, (Series, Game))
        played.settle(law, seat)

    def thin(self) -> None:
        """Hold few tables of a long game: any other can be played again from them."""
        if self.game is not None:
            self.game.thin()

    def _go_on(self, pod: Pod, entry: Entry) -> None:
        """What happens in a pod besides its draft."""
        number = len(pod.rounds) - 1
        if entry.kind == "build":
            pod.build(entry.seat, entry.deck.splitlines())
        elif entry.kind == "match":
            self.matches[number, entry.number] = entry.text
        else:
            pod.report(number, entry.number, entry.wins[:2], entry.wins[2])

    def begin(self) -> None:
        """Begin the game if everybody sits and every person has added a salt."""
        if not self.awaited or any(chair.who == OPEN for chair in self.chairs):
            return
        if self.setup.replay:
            self._single = replays.rerun(replays.loads(self.setup.replay), self.setup.at)
            self._single.continue_from_file()
            self._single.given_names = tuple(chair.name for chair in self.chairs)
            return
        if any(not self.salts[seat] for seat in self.people):
            return
        if self.series is not None:
            self._promised = False
            self.series.next(self.salts, SHOWN)
            return
        names = [chair.name for chair in self.chairs]
        decks = [chair.deck for chair in self.chairs] if self.kind.sample_decks() else []
        setup = self.setup
        edition = setup.edition or None
        if isinstance(self.kind, PackKind):
            self.pod = Pod(
                setup.game,
                names=names,
                seed=setup.seed,
                format=setup.format,
                structure=setup.structure,
                match=setup.series or SINGLE,
                salts=self.salts,
                commit=commitment(setup.seed),
                promise=SHOWN,
                **setup.options,
                **({"cube": setup.cube} if setup.cube else {}),
            )
            return
        if setup.series:
            self.series = Series(
                setup.game,
                decks=decks,
                format=setup.series,
                built_for=setup.format,
                seed=setup.seed,
                edition=edition,
                names=names,
                salts=self.salts,
                promise=SHOWN if setup.promises else "",
            )
            return
        options: dict[str, Any] = {"format": setup.format} if setup.format else {}
        options |= setup.options
        if not decks:
            options["players"] = len(names)
        self._single = new(
            setup.game,
            decks=decks,
            seed=setup.seed,
            edition=edition,
            names=names,
            salts=self.salts,
            commit=commitment(setup.seed),
            promise=SHOWN,
            **options,
        )


def push(game: Game, entry: Entry) -> None:
    """Take an action of the journal: by its numbers if they are still right, else by its text."""
    if entry.picks:
        try:
            game.push(Action(entry.seat, entry.text, entry.picks), salt=entry.salt)
            return
        except IllegalAction:
            pass  # the numbers are another version's: the text says the same
    game.push(entry.text, by=entry.seat, salt=entry.salt)


def changes(before: list[Any], game: Game) -> list[Entry]:
    """The entries that lead from an earlier past of a game to its present one."""
    past = game.past
    kept = min(len(before), len(past))
    while kept and past[kept - 1] is not before[kept - 1]:
        kept -= 1
    entries = [Entry("undo", number=kept)] if kept < len(before) else []
    for made in past[kept:]:
        action = made.action
        if is_law(action.text):
            entries.append(Entry("law", action.seat, action.text))
            continue
        entries.append(Entry("do", action.seat, action.text, salt=action.salt, picks=action.picks))
    return entries


# --- making one -----------------------------------------------------------------------------------------------------


def setup_of(wish: Wish, seed: str) -> Setup:
    """A table as somebody wishes it, with a seed of the server, checked: game, edition, seats, decks, bots, names."""
    if wish.game not in NAMES:
        known = ", ".join(NAMES)
        raise BadConfig(f'There is no game "{wish.game}": there are {known}.', f"No hay ese juego: hay {known}.")
    kind = kind_named(wish.game)
    if wish.format in kind.opens and not any(chair.deck for chair in wish.chairs):
        kind = kind_named(kind.opens[wish.format])
    packs = isinstance(kind, PackKind)
    if len(wish.chairs) not in kind.seats:
        low, high = kind.seats[0], kind.seats[-1]
        raise BadConfig(
            f"{kind.title} is played by {low} to {high} players, not by {len(wish.chairs)}.",
            f"A {kind.title} juegan de {low} a {high} jugadores, no {len(wish.chairs)}.",
        )
    if wish.edition and wish.edition not in kind.editions:
        known = ", ".join(kind.editions)
        raise BadConfig(f"The editions are {known}.", f"Las ediciones son {known}.")
    if wish.format:
        kind.check_format(wish.format)
    kind.check_settings(wish.options)
    series = "" if wish.series in ("", SINGLE) else format_named(wish.series).name
    if packs:
        structure_named(wish.structure)
        kind.new([], "", None, players=len(wish.chairs), format=wish.format, **wish.options, **_cube(wish))
    elif series and (wish.format or wish.options or not kind.sample_decks()):
        raise BadConfig("That is not played as a series.", "Eso no se juega como serie.")
    return Setup(
        game=kind.name,
        seed=seed,
        chairs=seated(kind, wish.chairs, wish.format, wish.lang, luck=commitment(seed)),
        edition=wish.edition,
        format=wish.format,
        series=series,
        lang=wish.lang,
        pace=_pace(wish.pace),
        options=wish.options,
        structure=wish.structure,
        cube=wish.cube,
        clock=wish.clock and packs,
        stands_in=packs or wish.absent == "bot",
        timing=checked_timing(wish.timing),
        absent="wait" if packs else wish.absent,
        open=wish.open,
        watch=wish.watch,
        promises=True,
    )


def _cube(wish: Wish) -> dict[str, str]:
    return {"cube": wish.cube} if wish.cube else {}


def continued(replay: str, wish: GoOn) -> Setup:
    """A table that goes on where a replay has come to after so many actions."""
    read = replays.loads(replay)
    if not 0 <= wish.at <= len(read.actions):
        raise BadConfig(
            f"The replay has {len(read.actions)} actions.", f"La repetición tiene {len(read.actions)} acciones."
        )
    game = replays.rerun(read, wish.at)
    if len(wish.chairs) != game.seats:
        raise BadConfig(f"The game has {game.seats} seats.", f"La partida tiene {game.seats} asientos.")
    given = zip(wish.chairs, game.names_in(wish.lang), strict=True)
    chairs = tuple(Chair(chair.who, chair.name or name, chair.bot) for chair, name in given)
    return Setup(
        game=read.header.game,
        seed=read.header.seed,
        chairs=seated(game.kind, chairs, "", wish.lang, decks=False),
        edition=game.edition,
        lang=wish.lang,
        pace=_pace(wish.pace),
        replay=replay,
        at=wish.at,
    )


def seated(
    kind: GameKind, chairs: tuple[Chair, ...], format: str, lang: Lang, *, decks: bool = True, luck: str = ""
) -> tuple[Chair, ...]:
    """The chairs with a name for everybody, a bot that exists, and a deck that may be played.

    Which names bots have depends on `luck`, of which everybody may know.

    The first person is whoever makes the table. The seats of others are open until they take them themselves: nobody
    else may have their tokens.
    """
    found: list[Chair] = []
    for seat, chair in enumerate(chairs):
        if chair.who == PERSON and any(other.who == PERSON for other in found):
            chair = msgspec.structs.replace(chair, who=OPEN)
        if chair.who == BOT:
            bot = able(chair.bot, kind)
            name = chair.name or bot_name(bot, luck, lang, [each.name for each in (*chairs, *found)])
            chair = msgspec.structs.replace(chair, bot=bot, name=name)
        unnamed = chair.who == OPEN and not chair.name
        name = "" if unnamed else player_name(chair.name, seat, [each.name for each in found], lang)
        deck = chair.deck
        if decks and kind.sample_decks() and (chair.who != OPEN or deck):
            deck = deck_for(kind, chair.deck, seat, format)
        found.append(Chair(chair.who, name, chair.bot if chair.who == BOT else "", deck))
    return tuple(found)


def bot_name(bot: str, luck: str, lang: Lang, taken: list[str]) -> str:
    """A name for a bot, unlike those at the table as long as there are any: that of its level, or another one."""
    names = _PHRASES.say("bots", "names", lang).split()
    first = sum(luck.encode()) % len(names)
    own = [name_of(bot, lang)] if bot in LEVELS else []
    return next((name for name in (*own, *names[first:], *names[:first]) if name not in taken), names[first])


def player_name(name: str, seat: int, taken: list[str], lang: str) -> str:
    """A name as it may stand at the table, unlike those already there."""
    name = readable(name) or f"{'Jugador' if lang == 'es' else 'Player'} {seat + 1}"
    looks = {alike(other) for other in taken if other}
    others = (f"{name[: NAME_LIMIT - 3]} {seat + 1}{n}" for n in ("", *range(2, len(taken) + 3)))
    return next(one for one in (name, *others) if alike(one) not in looks)


def deck_for(kind: GameKind, deck: str, seat: int, format: str) -> str:
    """A deck that can be played: the one that was asked for, or a sample."""
    if len(deck) > DECK_LIMIT:
        raise BadConfig("The deck list is too long.", "La lista de mazo es demasiado larga.")
    samples = kind.sample_decks(format)
    deck = deck or samples[seat % len(samples)]
    kind.deck(deck, format)
    return deck


def _pace(wanted: float) -> float:
    return min(max(wanted, 0.0), PACE_LIMIT)


def whole_replay(table: LiveTable) -> str:
    """The replay of the game that is over; while one is played, nobody may have it."""
    game = table.game
    if game is None or game.outcome is None:
        raise IllegalAction(
            "The game is not over: its replay would show what is hidden.",
            "La partida no ha terminado: la repetición mostraría lo oculto.",
        )
    return game.replay()
