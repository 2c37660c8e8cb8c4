"""A moment of a game played out many times for each choice that was open, in worlds its player can't tell apart."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazo.bots import fast_named
from mazo.bots.fast import play_out
from mazo.errors import BadConfig
from mazo.field import Imagination, shipped
from mazo.kernel.codes import NOBODY
from mazo.kernel.loop import legal, pick
from mazo.kernel.rng import Dice, key_of
from mazo.kernel.rules import Rules
from mazo.lab.crew import Count, Gathered, How, Job, Played, summed
from mazo.lab.matchups import Score
from mazo.record import replays


class Moment(Job, frozen=True, kw_only=True):
    """The moment after so many actions of a replay; every choice is tried in the same worlds with the same chance."""

    replay: str
    at: int
    bot: str
    seed: str

    def work(self) -> Branches:
        """Play the replay up to the moment."""
        return Branches(self)


class Branches:
    """Plays the choices out, one after the other, world by world."""

    def __init__(self, of: Moment) -> None:
        self.game = replays.rerun(replays.loads(of.replay), of.at)
        asked = self.game.deciding
        if not asked:
            raise BadConfig(
                f"After {of.at} actions nobody is asked anything: the game is over. Name an earlier moment.",
                f"Tras {of.at} acciones no se pregunta nada a nadie: la partida ha terminado. Di un momento anterior.",
            )
        self.seat = asked[0]
        self.options = legal(self.game.table, self.seat)
        self._seed = of.seed
        self._bots = [fast_named(of.bot) for _ in range(self.game.seats)]
        self._imagination = Imagination(self.game.kind)
        self._field = None if self.game.open_lists else shipped(self.game.kind, self.game.table)

    def play(self, number: int) -> list[int]:
        """The choice, whether its player won (1), lost (0) or drew (nobody), and the turns until the end."""
        world, at = divmod(number, len(self.options))
        chance = key_of(f"{self._seed}/{world}")
        dice = Dice(int.from_bytes(chance[:7], "big"))
        table = self._world(self.game.table, self.seat, dice)
        began = table.turn
        for bot in self._bots:
            bot.maker = self._world
        pick(table, self.options[at], self.seat)
        play_out(table, self._bots, dice)
        winner = table.winner if table.over else NOBODY
        return [at, NOBODY if winner == NOBODY else int(winner == self.seat), table.turn - began]

    def _world(self, table: Rules, seat: int, dice: Dice) -> Rules:
        return self._imagination.world(table, seat, dice, self._field)


class Branch(msgspec.Struct, frozen=True):
    """A choice, in English and in Spanish, with what came of it; whether it is what was done."""

    en: str
    es: str
    taken: bool
    score: Score
    turns: float


class Tried(msgspec.Struct, frozen=True):
    """What came of every choice of a moment, the best first."""

    game: str
    edition: str
    bot: str
    seed: str
    at: int
    seat: int
    turn: int
    branches: tuple[Branch, ...]
    stopped: bool


def moment(replay: str, at: int, *, bot: str, worlds: int, seed: int | str = 0) -> Moment:
    """A job that plays every choice of a moment out in so many worlds."""
    last = len(replays.loads(replay).actions)
    if not 0 <= at <= last:
        raise BadConfig(
            f"The game has {last} actions: name a moment from 0 to {last}, not {at}.",
            f"La partida tiene {last} acciones: di un momento de 0 a {last}, no {at}.",
        )
    fast_named(bot)
    job = Moment(games=0, replay=replay, at=at, bot=bot, seed=str(seed))
    return msgspec.structs.replace(job, games=worlds * len(job.work().options))


class Outcomes(msgspec.Struct):
    """What has come of each choice so far, and the turns that its games took."""

    scores: list[Score]
    turns: list[Count]

    @classmethod
    def none(cls, choices: int) -> Outcomes:
        """Before the first game."""
        return cls([Score()] * choices, [0] * choices)

    def add(self, played: Played) -> None:
        """Count the next games."""
        for at, won, lasted in played.rows:
            self.scores[at] += Score.of(won, 1)
            self.turns[at] += lasted

    def fits(self, job: Moment) -> bool:
        """Whether there is a score for each choice, as far as the number of games tells."""
        return 0 < len(self.scores) == len(self.turns) and job.games % len(self.scores) == 0

    def found(self, job: Moment, gathered: Gathered) -> Tried:
        """The choices, the best first."""
        return _tried(job, gathered, self.scores, self.turns)


def try_all(job: Moment, how: How) -> Tried:
    """Play a job."""
    return summed(job, how, Outcomes.none(len(job.work().options)))


def _tried(job: Moment, gathered: Gathered, scores: Sequence[Score], turns: Sequence[int]) -> Tried:
    here = job.work()
    done = _done(job)
    branches = [
        Branch(*_words(here, packed), packed == done, scores[at], round(turns[at] / max(1, scores[at].games), 2))
        for at, packed in enumerate(here.options)
    ]
    return Tried(
        game=here.game.kind.name,
        edition=here.game.edition,
        bot=job.bot,
        seed=job.seed,
        at=job.at,
        seat=here.seat,
        turn=here.game.turn,
        branches=tuple(sorted(branches, key=lambda one: -(one.score.share or 0.0))),
        stopped=gathered.stopped,
    )


def _words(here: Branches, packed: int) -> tuple[str, str]:
    scribe = here.game.scribe(here.seat)
    assert scribe is not None
    return scribe.write_option(packed, "en"), scribe.write_option(packed, "es")


def _done(job: Moment) -> int:
    """The pick that was really made at the moment; none if the game ends there."""
    whole = replays.rerun(replays.loads(job.replay), job.at + 1)
    picks = whole.actions[job.at].picks if len(whole.actions) > job.at else ()
    return picks[0] if picks else NOBODY
