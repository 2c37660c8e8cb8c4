"""Each kind of step as what is done here: turn actions, answers to open questions, and edits of the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from mazo.abilities.program import INSTRUCT
from mazo.conformance.answers import Answers, seat_of
from mazo.conformance.bag import EITHER, MOST, address, clear, settle
from mazo.conformance.cases import Deed, Step
from mazo.conformance.edits import EDITS
from mazo.conformance.layout import World
from mazo.conformance.machine import Machine
from mazo.games.lorcana.cards.catalogue import fold
from mazo.games.lorcana.rules import instructions as do
from mazo.games.lorcana.rules.ending import concede
from mazo.games.lorcana.rules.game import LorcanaGame
from mazo.games.lorcana.rules.using import abilities_to_use
from mazo.games.lorcana.rules.words import (
    DO_ABILITY,
    DO_BOOST,
    DO_CHALLENGE,
    DO_END,
    DO_INK,
    DO_MOVE,
    DO_PLAY,
    DO_PLAY_BY,
    DO_QUEST,
    DO_SHIFT,
    DO_SING,
    DO_SING_TOGETHER,
)
from mazo.kernel.choices import options_of
from mazo.kernel.codes import first_of, option, second_of, verb_of
from mazo.kernel.records import Ability

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

HARNESS: Final = frozenset({"undo", "loadState"})
"""Steps that test the other engine's own tools."""
_FROM_OUTSIDE: Final = frozenset({"executeMoveForView", "executeMoveInputForPlayer"})
"""Steps that are said to the other engine's server instead of to a player."""


class Refused(Exception):
    """The step can't be taken here."""


class Unknown(Exception):
    """A kind of step that nobody knows."""


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
        self.used: set[int] = set()
        """The copies that steps have taken, of those that can't be told apart."""

    def take(self, step: Step, resolves_next: bool, following: Deed | None = None) -> None:
        """Take a step; `Refused` leaves everything as it was. What follows may answer further questions."""
        assert step.do is not None
        deed = _inside(step.do) if step.do.action in _FROM_OUTSIDE else step.do
        arguments = normal(following)[1] if following is not None and resolves_next else []
        self.ahead = next((one for one in arguments if _is_options(one)), None)
        closing = step.state
        self.ends = not resolves_next and (closing is None or (closing.bag == 0 and closing.pending == 0))
        self.holds = closing is not None and closing.bag > 0
        before = self.machine.copy()
        try:
            self._take(deed, step.ok is False, resolves_next)
        except Refused:
            self._set(before)
            raise

    def _set(self, machine: Machine) -> None:
        self.machine = machine
        self.world.table = machine.table

    def _take(self, deed: Deed, to_be_refused: bool, resolves_next: bool) -> None:
        action, arguments = normal(deed)
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
        if to_be_refused and (answers.faults or answers.leftover()):
            raise Refused(", ".join(answers.faults) or "cards that can't be chosen")

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
        options = arguments[-1] if arguments and _is_options(arguments[-1]) else {}
        answers = Answers(self.world, options, last=not resolves_next)
        if action == "questWithAll":
            self._quest_with_all(seat)
            return answers
        known = ACTIONS.get(action)
        if known is None:
            raise Unknown(action)
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
            quests = [packed for packed in options_of(self.machine.table, question) if verb_of(packed) == DO_QUEST]
            if not quests:
                return
            self.machine.reply([quests[0]])
            settle(self.machine, seat, Answers(self.world), ends=True)

    # Answers.

    def _resolve(self, deed: Deed, action: str, arguments: list[Any], resolves_next: bool) -> Answers:
        by = seat_of(deed.by)
        seat = EITHER if by is None else by
        options: dict[str, Any] = next((one for one in arguments if _is_options(one)), {})
        if action == "resolveAllBagEffects":
            self._resolve_all(options)
            return Answers(self.world)
        answers = Answers(self.world, options, addressed=True, last=not resolves_next, ahead=self.ahead)
        machine = self.machine
        machine.go()
        cards = next((self.world.meant(one) for one in arguments if isinstance(one, dict) and "card" in one), None)
        prompt = machine.prompt
        if prompt is not None and seat not in (EITHER, prompt.seat):
            settle(machine, seat, answers, ends=self.ends, holds=self.holds)
            return answers
        if prompt is None:
            index = options.get("bagIndex", 0)
            if not address(machine, seat, cards, index) and not address(machine, seat, None, index):
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


def normal(deed: Deed) -> tuple[str, list[Any]]:
    """Several ways to say the same, as one."""
    arguments = list(deed.args)
    action = deed.action
    if action == "playCardTo":
        return "playCard", [arguments[0], {"targets": [one for one in arguments[1:] if not _is_options(one)]}]
    if action == "playCardWithChoice":
        more = arguments[2] if len(arguments) > 2 and isinstance(arguments[2], dict) else {}
        return "playCard", [arguments[0], {"choiceIndex": arguments[1], **more}]
    if action == "playCardWithDestinations":
        return "playCard", [arguments[0], {"destinations": arguments[1:]}]
    if action == "playCardOptional":
        more = arguments[2] if len(arguments) > 2 and isinstance(arguments[2], dict) else {}
        return "playCard", [arguments[0], {"resolveOptional": arguments[1], **more}]
    if action == "playCardForPlayer":
        return "playCard", [arguments[0], {"playerTargets": arguments[1]}]
    if action == "respondWith":
        return "resolveNextPending", [{"targets": arguments}]
    if action == "respondWithChoice":
        return "resolveNextPending", [{"choiceIndex": arguments[0]}]
    if action == "manualPassTurn":
        return "passTurn", []
    if action == "activateAbility" and len(arguments) > 1 and isinstance(arguments[1], str):
        more = arguments[2] if len(arguments) > 2 and isinstance(arguments[2], dict) else {}
        return action, [arguments[0], {"ability": arguments[1], **more}]
    if action in ("quest", "challenge", "ink", "playCard") and arguments and seat_of(arguments[0]) is not None:
        return action, arguments[1:]
    return action, arguments


def _inside(deed: Deed) -> Deed:
    """The step that was said to the server, as the player would have said it."""
    move = deed.args[1] if deed.action == "executeMoveForView" else deed.args[0]
    said = next((dict(one.get("args", {})) for one in deed.args if isinstance(one, dict)), {})
    said |= said.pop("params", {})
    card = said.pop("cardId", None)
    by = deed.by if deed.action == "executeMoveForView" else str(deed.args[1])
    return Deed(by, str(move), (*(() if card is None else (card,)), *((said,) if said else ())))


def _is_options(argument: Any) -> bool:
    return isinstance(argument, dict) and "card" not in argument and "ref" not in argument


Options: TypeAlias = Mapping[str, Any]
Chooser: TypeAlias = Callable[[Play, list[Any], Options, Answers, list[int]], "int | None"]


def _one_of(play: Play, argument: Any, packed: Callable[[int], int], legal: list[int]) -> int | None:
    """The option for one of the cards that may be meant: the one for which it is legal."""
    cards = play.world.meant(argument)
    for card in cards:
        if packed(card) in legal:
            return packed(card)
    return packed(cards[0]) if cards else None


def _play_card(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    cards = play.world.meant(arguments[0])
    cost = options.get("cost")
    way = cost.get("cost") if isinstance(cost, dict) else cost
    if way == "shift":
        assert isinstance(cost, dict)
        bases = play.world.meant(cost.get("shiftTarget"))
        return _pair(cards, bases, DO_SHIFT, legal)
    if way == "sing":
        assert isinstance(cost, dict)
        return _pair(cards, play.world.meant(cost.get("singer")), DO_SING, legal)
    if way == "singTogether":
        return _alone(cards, (DO_SING_TOGETHER,), legal)
    if way is not None and way not in ("standard", "ink", "normal"):
        return _alone(cards, (DO_PLAY_BY,), legal)
    return _alone(cards, (DO_PLAY, DO_PLAY_BY, DO_SING), legal)


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
    return _pair(play.world.meant(arguments[0]), play.world.meant(arguments[1]), DO_SING, legal)


def _sing_together(
    play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]
) -> int | None:
    answers.paid += [play.world.meant(singer) for singer in arguments[1]]
    return _alone(play.world.meant(arguments[0]), (DO_SING_TOGETHER,), legal)


def _ink(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    return _alone(play.world.meant(arguments[0]), (DO_INK,), legal)


def _quest(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    return _alone(play.world.meant(arguments[0]), (DO_QUEST,), legal)


def _challenge(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    return _pair(play.world.meant(arguments[0]), play.world.meant(arguments[1]), DO_CHALLENGE, legal)


def _move(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    return _pair(play.world.meant(arguments[0]), play.world.meant(arguments[1]), DO_MOVE, legal)


def _end(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    return option(DO_END)


def _use(play: Play, arguments: list[Any], options: Options, answers: Answers, legal: list[int]) -> int | None:
    """By its name, by its number among the activated ones, or the only one; Boost is one of them."""
    cards = play.world.meant(arguments[0])
    name = options.get("ability")
    index = options.get("abilityIndex")
    t = play.machine.table
    for card in cards:
        abilities = abilities_to_use(t, card) if t.in_play(card) else []
        if isinstance(name, str) and fold(name).startswith("boost"):
            if option(DO_BOOST, card) in legal:
                return option(DO_BOOST, card)
            continue
        if isinstance(name, str):
            numbers = [at for at, ability in enumerate(abilities) if fold(ability.name) == fold(name)]
            numbers = numbers or [  # the number of its cost may stand behind the name
                at for at, ability in enumerate(abilities) if ability.name and fold(name).startswith(fold(ability.name))
            ]
            numbers = numbers or list(range(len(abilities)))[:1]
        elif isinstance(index, int):
            numbers = [index] if index < len(abilities) else []
        else:
            numbers = list(range(len(abilities)))
        for number in [*_using_it(t, abilities, numbers), *numbers]:
            if option(DO_ABILITY, card, number) in legal:
                return option(DO_ABILITY, card, number)
        if not abilities and option(DO_BOOST, card) in legal:
            return option(DO_BOOST, card)
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
