"""Cases: positions of which two editions of the rules make something else, found by playing them in both at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from mazo.client.lessons import happens
from mazo.errors import BadConfig, IllegalAction, MazoError
from mazo.game import Game
from mazo.games import kind as kind_named
from mazo.kernel.choices import is_complete, options_of
from mazo.kernel.rng import Dice, key_of
from mazo.lab.crew import How, gather
from mazo.lab.sim import Deck
from mazo.making import from_position
from mazo.mining.digging import Dig, Field, plans
from mazo.notation.actions import Action
from mazo.texts.lang import Lang, Wording
from mazo.texts.partings import all_partings
from mazo.texts.rulings import REST
from mazo.views import View

MANY: Final = 30
LONGEST: Final = 400
"""So many actions are tried in a game."""

NOTHING: Final = Wording("Everything stays as it is.", "Todo queda como está.")


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an edition makes of it: what happens, or why it can't be done, and by which rules."""

    edition: str
    en: str
    es: str
    rules: tuple[str, ...]
    refused: bool = False
    options: dict[str, int] = {}
    """What is set otherwise than usual, where the two are tables with other house rules."""

    def text(self, lang: Lang) -> str:
        """What happens, or why it can't be done, in words."""
        return self.es if lang == "es" else self.en


class Case(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position, what is done in it, and what becomes of the last action in two editions."""

    id: str
    game: str
    position: dict[str, Any]
    actions: tuple[str, ...]
    """What is done, each with who does it (`1: end`); at `...` all pass. Only the last act is decided otherwise."""
    endings: tuple[Ending, Ending]
    origin: str
    about: Wording = Wording()
    """What it shows."""


class Cases(Dig, frozen=True, kw_only=True):
    """A dig for cases; the default edition is played against each of the others."""

    def work(self) -> Comparer:
        """Get ready to play."""
        return Comparer(self)


class Comparer:
    """Finds the cases of a game by its number."""

    def __init__(self, of: Cases) -> None:
        self._of = of
        self._field = Field(of.plans)
        own = of.first.edition
        self._known = [ruling.position for ruling in self._field.kind.rulings if ruling.position is not None]
        self._others = [edition for edition in self._field.kind.editions if edition != own]

    def play(self, number: int) -> list[int]:
        """The other editions, by their numbers, that part from the own one in a game."""
        return [other for other in range(len(self._others)) if self.case(number, other) is not None]

    def case(self, number: int, other: int) -> Case | None:
        """Where a game goes otherwise in another edition; None if it does not."""
        begun = self._begun(number)
        origin = f"{self._of.first.seed}/{number}/{self._others[other]}"
        dice = Dice(int.from_bytes(key_of(origin)[:7], "big"))
        pair = (self._of.first.edition, self._others[other])
        # By whose options is played takes turns: what only the other edition allows would not be tried otherwise.
        return parting(begun, pair if number % 4 < 2 else pair[::-1], dice, origin) if begun is not None else None

    def _begun(self, number: int) -> dict[str, Any] | None:
        """Where a game begins: in turns at a position of the game's rulings, where there are some, and at the deal."""
        if self._known and number % 2 == 0:
            return self._known[number // 2 % len(self._known)]
        return next((moment.position for moment in self._field.moments(number)), None)


def parting(position: dict[str, Any], editions: tuple[str, str], dice: Dice, origin: str) -> Case | None:
    """Play on from a position at random in two editions, by the first one's options; where they part is a case."""
    try:
        one, two = (from_position({**position, "edition": edition}) for edition in editions)
    except MazoError:
        return None
    actions: list[str] = []
    for _ in range(LONGEST):
        if one.outcome is not None or _seen(one) != _seen(two):
            return None  # nothing has parted them, or nothing that is told
        with suppress(MazoError):  # where something is under way, what is done belongs to it
            position, actions = one.position(), []
        actions.append(_any_action(one, dice))
        endings = (_ending(one, actions[-1:]), _ending(two, actions[-1:]))
        if endings[0].en != endings[1].en:
            case = Case("", one.kind.name, position, tuple(actions), endings, origin)
            return case if holds(case) else None
    return None


def _any_action(game: Game, dice: Dice) -> str:
    seat = game.deciding[0]
    question = game.question(seat)
    assert question is not None
    choice = question.copy()
    choice.picks = []
    while not is_complete(choice):
        options = options_of(game.table, choice)
        choice.picks = [*choice.picks, options[dice.below(len(options))]]
    return f"{seat + 1}: {game.text(Action(seat, '', tuple(choice.picks)))}"


def _ending(game: Game, last: Sequence[str], options: dict[str, int] | None = None) -> Ending:
    """Take the last act, with the passes after it, and say what happened, or why it can't be taken."""
    since = len(game.log_rows())
    try:
        for action in last:
            happens(game, action)
    except IllegalAction as error:
        refusal: Any = error.refusal
        number = (refusal.number,) if refusal is not None else ()
        return Ending(game.edition, error.text("en"), error.text("es"), number, True, options or {})
    events = game.events[since:]
    numbers = dict.fromkeys(game.kind.book.by_code(event.rule).number(game.edition) for event in events if event.rule)
    return Ending(
        game.edition,
        " ".join(game.tell(event, "en") for event in events) or NOTHING.en,
        " ".join(game.tell(event, "es") for event in events) or NOTHING.es,
        tuple(number for number in numbers if number),
        options=options or {},
    )


def _seen(game: Game) -> list[View]:
    """How the game looks from every seat, whatever the edition is called and its rules are numbered."""
    return [msgspec.structs.replace(game.view(seat), edition="", verdict=0) for seat in range(game.seats)]


def ended(
    position: dict[str, Any], actions: Sequence[str], edition: str, options: dict[str, int]
) -> tuple[Game, Ending]:
    """The game after the actions as one edition plays them, and how it tells the last of them."""
    said = {**position.get("options", {}), **options}
    game = from_position({**position, "edition": edition, **({"options": said} if said else {})})
    last = max(at for at, action in enumerate(actions) if action != REST)
    for action in actions[:last]:
        happens(game, action)
    return game, _ending(game, actions[last:], options)


def holds(case: Case) -> bool:
    """Whether the case still ends as it says in both editions."""
    found = (ended(case.position, case.actions, ending.edition, ending.options)[1] for ending in case.endings)
    return tuple(found) == case.endings


def dig(
    game: str,
    *,
    games: int,
    bots: Sequence[str] = ("greedy",),
    decks: Sequence[Deck] = (),
    seed: str = "0",
    edition: str | None = None,
    format: str = "",
) -> Cases:
    """A dig for cases in so many games between bots; in none, only what the book knows."""
    played = plans(game, bots=bots, decks=decks, games=max(1, games), seed=seed, edition=edition, format=format)
    return Cases(games=games, plans=played)


def mine(job: Cases, how: How, most: int = MANY) -> list[Case]:
    """The cases that the book knows, then those of a dig, at most so many, of as many sorts as there are."""
    places: list[tuple[int, int]] = []
    numbers = iter(range(job.games))
    if job.games:
        gather(
            job,
            how,
            lambda found: places.extend((number, at) for row, number in zip(found.rows, numbers) for at in row),
        )
    comparer = Comparer(job)
    dug = (case for place in places if (case := comparer.case(*place)) is not None)
    return numbered([*known(job.first.game), *chosen(dug, most)][:most])


def chosen(found: Iterable[Case], most: int) -> list[Case]:
    """The shortest of what was found, as many sorts of difference as possible before any comes twice."""
    sorts: dict[tuple[Any, ...], list[Case]] = {}
    for case in sorted(found, key=lambda one: len(one.actions)):
        one, two = case.endings
        sort = (one.edition, two.edition, one.refused, two.refused, one.rules[-1:], two.rules[-1:])
        sorts.setdefault(sort, []).append(case)
    rows = list(sorts.values())
    taken: list[Case] = []
    while rows and len(taken) < most:
        taken += [row.pop(0) for row in rows]
        rows = [row for row in rows if row]
    return taken[:most]


def numbered(cases: Iterable[Case]) -> list[Case]:
    """Cases with names."""
    return [msgspec.structs.replace(case, id=f"{case.game}-edition-{at:02}") for at, case in enumerate(cases, 1)]


def known(game: str) -> list[Case]:
    """The cases that the game's book states: its partings, played; BadConfig where the two do not part."""
    kind = kind_named(game)
    found: list[Case] = []
    for at, one in enumerate(all_partings(f"{kind.package}.book", kind.book), start=1):
        ends = [ended(one.position, one.do, *each)[1] for each in zip(one.editions, one.options)]
        if ends[0].en == ends[1].en:
            raise BadConfig(f"Parting {at} of {game} ends alike.", f"El caso {at} de {game} termina igual.")
        position = {"game": game, **one.position}
        found.append(Case("", game, position, one.do, (ends[0], ends[1]), f"book/{at}", one.about))
    return found
