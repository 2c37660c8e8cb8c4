"""Each kind of step as what is done here: turn actions, answers to open questions, and edits of the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from mazo.abilities.machine.program import INSTRUCT
from mazo.abilities.machine.records import Ability
from mazo.games.lorcana.cards.catalogue import fold
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.engine import instructions as do
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.rules.ending import concede
from mazo.games.lorcana.rules.using import abilities_to_use
from mazo.kernel.choices import options_of
from mazo.kernel.codes import first_of, option, second_of, verb_of
from workshop.lorcana.conformance.answers import NOT_LATER, Answers, Later, seat_of
from workshop.lorcana.conformance.arguments import (
    FROM_OUTSIDE,
    Options,
    Unknown,
    cards_said,
    check_words,
    inside,
    is_options,
    missing_card,
    normal,
)
from workshop.lorcana.conformance.bag import EITHER, MOST, address, clear, settle
from workshop.lorcana.conformance.cases import Deed, Step, card_of
from workshop.lorcana.conformance.edits import EDITS
from workshop.lorcana.conformance.layout import World
from workshop.lorcana.conformance.machine import Machine

RESOLVING: Final = frozenset(
    {
        "resolvePendingByCard",
        "resolveNextPending",
        "resolveOnlyBag",
        "resolveBag",
        "resolveNextBag",
        "resolveAllBagEffects",
        "resolvePendingEffect",
        "resolveEffect",
        "respondWith",
        "respondWithChoice",
    }
)
"""Steps that answer a question or pick an ability out of the bag."""

_BY_INK: Final = frozenset({"", "standard", "ink", "normal"})
_OTHER_WAYS: Final = frozenset(
    {"exertitems", "exertcharacters", "banishitems", "banishcharacters", "discard", "discardcards", "alternate"}
)
"""Words for the one other way to play a card that its own text allows."""

HARNESS: Final = frozenset({"undo", "loadState"})
"""Steps that test the other engine's own tools."""


_OTHERS: Final = frozenset({"concede", "questWithAll"})
"""Steps that are no single turn action."""


class Refused(Exception):
    """The step can't be taken here."""


class Play:
    """A case being played."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.machine = Machine(world.table)
        self.machine.go()
        self.ends = False
        """Whether nothing is left open after the step at hand."""
        self.holds = False
        """Whether abilities still wait in the bag after it."""
        self.ahead: Any = None
        """What the next step answers."""
        self.later = NOT_LATER
        """Of which sorts those answers are, and for which card."""
        self.kept: tuple[int, Answers] | None = None
        """Answers of a player who was not asked yet, because another one had to choose first."""
        self.used: set[int] = set()
        """The copies that steps have taken, of those that can't be told apart."""

    def take(self, step: Step, resolves_next: bool, following: Deed | None = None) -> None:
        """Take a step; `Refused` leaves everything as it was. What follows may answer further questions."""
        assert step.do is not None
        deed = inside(step.do) if step.do.action in FROM_OUTSIDE else step.do
        self.ahead = _answers_of(following) if following is not None and resolves_next else None
        self.later = self._later(following) if following is not None and resolves_next else NOT_LATER
        closing = step.state
        self.ends = not resolves_next and (closing is None or (closing.bag == 0 and closing.pending == 0))
        self.holds = closing is not None and closing.bag > 0
        before = self.machine.copy()
        try:
            self._take(deed, step.ok is False, resolves_next)
        except Refused:
            self._set(before)
            raise

    def _later(self, following: Deed) -> Later:
        """What the next step answers."""
        said = self.ahead if isinstance(self.ahead, dict) else {}
        cards = next((self.world.meant(one) for one in following.args if card_of(one) is not None), None)
        sorts = frozenset(name for name, value in said.items() if value is not None)
        return Later(sorts, None if cards is None else frozenset(cards))

    def _set(self, machine: Machine) -> None:
        self.machine = machine
        self.world.table = machine.table

    def _take(self, deed: Deed, to_be_refused: bool, resolves_next: bool) -> None:
        check_words(deed)
        if missing := missing_card(self.world, deed.args):
            if to_be_refused:
                raise Refused(f"there is no {missing}")
            raise Unknown(f"{deed.action}: no card is known as {missing}")
        action, arguments = normal(deed)
        if action not in RESOLVING and action not in EDITS and action not in ACTIONS and action not in _OTHERS:
            raise Unknown(f"{action} is no step that is known")
        if self.machine.table.over and action not in EDITS:
            raise Refused("the game is over")
        if action in RESOLVING:
            answers = self._resolve(deed, action, arguments, resolves_next)
        elif action in EDITS:
            EDITS[action](self, self.seat(deed), arguments)
            answers = Answers(self.world)
            settle(
                self.machine,
                EITHER if seat_of(deed.by) is None else self.seat(deed),
                answers,
                ends=self.ends,
                holds=self.holds,
            )
        else:
            answers = self._act(deed, action, arguments, resolves_next)
        if answers.drops and self.machine.prompt is None:
            raise Refused(f"{answers.drops} ink drops can't be removed for it")
        if answers.unpaid:
            raise Refused(answers.unpaid)
        if to_be_refused and (answers.faults or answers.leftover()):
            raise Refused(", ".join(answers.faults) or "cards that can't be chosen")
        self._keep(self.seat(deed), answers)

    def _keep(self, seat: int, answers: Answers) -> None:
        """What was said before another player has to choose is kept until it is asked for."""
        prompt = self.machine.prompt
        if prompt is not None and prompt.seat != seat and answers.targets:
            self.kept = seat, answers
        elif prompt is not None and self.kept is not None and self.kept[0] == prompt.seat:
            settle(self.machine, *self.kept, ends=self.ends, holds=self.holds)
        if self.machine.prompt is None:
            self.kept = None

    def seat(self, deed: Deed) -> int:
        """Who acts: the active player if the server does."""
        seat = seat_of(deed.by)
        return self.machine.table.active if seat is None else seat

    # Turn actions.

    def _act(self, deed: Deed, action: str, arguments: list[Any], resolves_next: bool) -> Answers:
        seat = self.seat(deed)
        if action == "concede":
            loser = seat_of(arguments[0]) if arguments else seat
            concede(self.machine.table, seat if loser is None else loser)
            return Answers(self.world)
        clear(self.machine)
        question = self.machine.free
        if question is None or question.seat != seat:
            raise Refused("it is not their decision")
        options = arguments[-1] if arguments and is_options(arguments[-1]) else {}
        answers = Answers(self.world, options, last=not resolves_next, later=self.later)
        if action == "questWithAll":
            self._quest_with_all(seat)
            return answers
        known = ACTIONS[action]
        legal = options_of(self.machine.table, question)
        packed = known(self, arguments, options, answers, legal)
        if packed is None or packed not in legal:
            raise Refused(f"{action} is not possible now")
        self.used.add(first_of(packed))
        self.machine.reply([packed])
        source = frozenset() if resolves_next or not answers.any else frozenset({first_of(packed)})
        settle(
            self.machine,
            EITHER if seat_of(deed.by) is None else seat,
            answers,
            source,
            ends=self.ends,
            holds=self.holds,
        )
        return answers

    def _quest_with_all(self, seat: int) -> None:
        for _ in range(MOST):
            question = self.machine.free
            if question is None or question.seat != seat:
                return
            quests = [packed for packed in options_of(self.machine.table, question) if verb_of(packed) == DO.QUEST]
            if not quests:
                return
            self.machine.reply([quests[0]])
            settle(self.machine, seat, Answers(self.world), ends=True)

    # Answers.

    def _resolve(self, deed: Deed, action: str, arguments: list[Any], resolves_next: bool) -> Answers:
        by = seat_of(deed.by)
        seat = EITHER if by is None else by
        options: dict[str, Any] = next((one for one in arguments if is_options(one)), {})
        if action == "resolveAllBagEffects":
            self._resolve_all(options)
            return Answers(self.world)

        def said() -> Answers:
            return Answers(
                self.world, options, addressed=True, last=not resolves_next, ahead=self.ahead, later=self.later
            )

        answers = said()
        machine = self.machine
        machine.go()
        cards = next((self.world.meant(one) for one in arguments if card_of(one) is not None), None)
        prompt = machine.prompt
        if prompt is not None and seat not in (EITHER, prompt.seat):
            settle(machine, seat, answers, ends=self.ends, holds=self.holds)
            return answers
        if prompt is None:
            index = options.get("bagIndex")
            index = index if isinstance(index, int) else None
            if not address(machine, seat, cards, index, said) and not address(machine, seat, None, index, said):
                raise Refused("nothing is waiting")
        settle(machine, seat, answers, ends=self.ends, holds=self.holds)
        return answers

    def _resolve_all(self, options: Mapping[str, Any]) -> None:
        machine = self.machine
        machine.go()
        for _ in range(MOST):
            if machine.prompt is None and machine.bag is None:
                return
            if machine.bag is not None:
                machine.resolve(0)
            before = machine.prompt
            settle(machine, EITHER, Answers(self.world, options, addressed=True))
            if before is not None and machine.prompt is before:
                return


Chooser: TypeAlias = Callable[[Play, list[Any], Options, Answers, list[int]], "int | None"]


def _answers_of(deed: Deed) -> Any:
    """What a step answers."""
    return next((one for one in normal(deed)[1] if is_options(one)), None)


def _play_card(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    cards = cards_said(play.world, "playCard", arguments, 0)
    said = options.get("cost")
    cost: Options = said if isinstance(said, dict) else options
    way = said.get("cost") if isinstance(said, dict) else said
    word = way.replace("-", "").casefold() if isinstance(way, str) else ""
    if word == "shift":
        return _with(play, cards, cost.get("shiftTarget"), DO.SHIFT, legal)
    if word == "sing":
        return _with(play, cards, cost.get("singer"), DO.SING, legal)
    if word == "singtogether":
        return _alone(cards, (DO.SING_TOGETHER,), legal)
    if word == "free":
        return _alone(cards, (DO.PLAY_BY, DO.PLAY), legal)
    if word in _OTHER_WAYS:
        return _alone(cards, (DO.PLAY_BY,), legal)
    if word not in _BY_INK:
        raise Unknown(f"playCard: no cost is known as {way!r}")
    return _alone(cards, (DO.PLAY, DO.PLAY_BY, DO.SING), legal)


def _with(play: Play, cards: list[int], other: Any, verb: int, legal: list[int]) -> int | None:
    """With the card that was named for it, else with any."""
    return _alone(cards, (verb,), legal) if other is None else _pair(cards, play.world.meant(other), verb, legal)


def _alone(cards: list[int], verbs: tuple[int, ...], legal: list[int]) -> int | None:
    for verb in verbs:
        for packed in legal:
            if verb_of(packed) == verb and first_of(packed) in cards:
                return packed
    return None


def _pair(cards: list[int], others: list[int], verb: int, legal: list[int]) -> int | None:
    for packed in legal:
        if verb_of(packed) == verb and first_of(packed) in cards and second_of(packed) in others:
            return packed
    return None


def _sing(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    said = [*arguments, options["singer"]] if "singer" in options else arguments
    song, singer = (cards_said(play.world, "singSong", _named(said), at) for at in (0, 1))
    return _pair(song, singer, DO.SING, legal)


def _sing_together(
    play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]
) -> int | None:
    for one in (*arguments[1:], options.get("singers")):
        answers.paid += [play.world.meant(singer) for singer in (one if isinstance(one, list) else _named([one]))]
    return _alone(cards_said(play.world, "playSongTogether", arguments, 0), (DO.SING_TOGETHER,), legal)


def _named(arguments: list[Any]) -> list[Any]:
    return [one for one in arguments if card_of(one) is not None]


def _ink(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    return _alone(cards_said(play.world, "ink", arguments, 0), (DO.INK,), legal)


def _quest(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    return _alone(cards_said(play.world, "quest", arguments, 0), (DO.QUEST,), legal)


def _challenge(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    attacker, defender = (cards_said(play.world, "challenge", arguments, at) for at in (0, 1))
    return _pair(attacker, defender, DO.CHALLENGE, legal)


def _move(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    character, place = (cards_said(play.world, "moveCharacterToLocation", arguments, at) for at in (0, 1))
    return _pair(character, place, DO.MOVE, legal)


def _end(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    return option(DO.END)


def _use(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    """By its name, by its number among the activated ones, or the only one; Boost is one of them."""
    cards = cards_said(play.world, "activateAbility", arguments, 0)
    name = options.get("ability")
    index = options.get("abilityIndex")
    t = play.machine.table
    for card in cards:
        abilities = abilities_to_use(t, card) if t.in_play(card) else []
        if isinstance(name, str) and fold(name).startswith("boost"):
            if option(DO.BOOST, card) in legal:
                return option(DO.BOOST, card)
            continue
        if isinstance(name, str):
            numbers = [at for at, ability in enumerate(abilities) if fold(ability.name) == fold(name)]
            numbers = numbers or [  # the number of its cost may stand behind the name
                at for at, ability in enumerate(abilities) if ability.name and fold(name).startswith(fold(ability.name))
            ]
            numbers = numbers or list(range(len(abilities)))[:1]
        elif isinstance(index, int):
            numbers = [index] if 0 <= index < len(abilities) else []
        else:
            numbers = list(range(len(abilities)))
        for number in [*_using_it(t, abilities, numbers), *numbers]:
            if option(DO.ABILITY, card, number) in legal:
                return option(DO.ABILITY, card, number)
        if not abilities and option(DO.BOOST, card) in legal:
            return option(DO.BOOST, card)
    return None


def _using_it(t: LorcanaGame, abilities: Sequence[Ability], numbers: Sequence[int]) -> list[int]:
    """The abilities that do nothing but use one of those for free: there, the other one costs nothing."""
    names = {t.figures.name_numbers.get(abilities[at].name.casefold()) for at in numbers}
    found: list[int] = []
    for at, ability in enumerate(abilities):
        code = t.library[ability.program]
        if code[0] == INSTRUCT and code[1] == do.USE and code[3] in names:
            found.append(at)
    return found


ACTIONS: Final[dict[str, Chooser]] = {
    "playCard": _play_card,
    "singSong": _sing,
    "playSongTogether": _sing_together,
    "ink": _ink,
    "quest": _quest,
    "challenge": _challenge,
    "moveCharacterToLocation": _move,
    "activateAbility": _use,
    "passTurn": _end,
}
