"""Walking through a lesson: what is said, what the learner tries, and what comes of it.

A walk is a pure function of the lesson and of what the learner has done in it (its *deeds*), so that any surface may
keep just those and go on from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from mazo.errors import IllegalAction
from mazo.game import Game
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.kernel.codes import verb_of
from mazo.making import from_position, new
from mazo.past import CLEAN_UP
from mazo.texts.lang import Lang, Wording
from mazo.texts.lessons import Lesson, Question, Step
from mazo.texts.rulings import REST
from mazo.views import Refusal

NEXT: Final = "next"
"""The deed of whoever has read a step that asks for nothing."""
ANY: Final = "*"
"""At the end of what is done: whatever begins so; the first such action where a lesson does it by itself."""
MOST_PASSES: Final = 200
"""So often everybody lets something go by; more passes than that come only from a lesson that turns in circles."""

Came = Literal["done", "read", "refused", "other", "unclear", "right", "wrong"]


class Answer(msgspec.Struct, frozen=True):
    """What came of something that the learner has tried."""

    came: Came
    """done, read: on to the next step; refused: by the rules; other: it may be done, but is not what is shown here;
    unclear: nobody knows what was meant; right, wrong: the question at the end."""
    text: Wording = Wording()
    refusal: Refusal | None = None

    @property
    def on(self) -> bool:
        """Whether the lesson went on."""
        return self.came in ("done", "read", "right")


_OTHERWISE: Final = Wording(
    "You may do that, but this step is about something else. Ask for a hint to see what.",
    "Eso se puede hacer, pero este paso trata de otra cosa. Pide una pista para ver cuál.",
)
_READ_ON: Final = Wording(
    "Here is only something to read: go on, and the table will be yours again.",
    "Aquí solo hay algo que leer: sigue y la mesa volverá a ser tuya.",
)
_ALLOWED: Final = Wording(
    "That is allowed. This step asks for something that the rules refuse: try that.",
    "Eso está permitido. Este paso pide algo que las reglas no dejan hacer: pruébalo.",
)


class Walk:
    """One learner's way through a lesson, at the table of the lesson."""

    def __init__(self, kind: GameKind, lesson: Lesson, deeds: Sequence[str] = ()) -> None:
        self.kind = kind
        self.lesson = lesson
        self.game = _begun(kind, lesson)
        self.at = 0
        self.deeds: list[str] = []
        self.answered = False
        """Whether the question at the end has its right answer."""
        for deed in deeds:
            self.take(deed)

    @property
    def step(self) -> Step | None:
        """The step that is open; None behind the last one."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def question(self) -> Question | None:
        """The question that is open: that of the lesson, when all steps are done."""
        return self.lesson.question if self.step is None and not self.answered else None

    @property
    def over(self) -> bool:
        """Whether everything is done."""
        return self.step is None and self.question is None

    def take(self, deed: str) -> Answer:
        """Whatever the learner does next: reads on, acts at the table, or answers the question by its place."""
        answer = self._taken(deed)
        if answer.on:
            self.deeds.append(deed)
        return answer

    def spoken(self, action: str, lang: Lang) -> str:
        """An action of the open step in words of the language, as far as the table understands it."""
        scribe = self.game.scribe(self.lesson.seat)
        try:
            return action if scribe is None else scribe.write(scribe.read(action), lang, handles=False)
        except IllegalAction:
            return action

    def _taken(self, deed: str) -> Answer:
        step = self.step
        if step is None:
            return self._chosen(deed)
        if not step.do and not step.refused:
            if deed != NEXT:
                return Answer("other", _READ_ON)
            self._go_on(step)
            return Answer("read")
        return self._refused(step, deed) if step.refused else self._acted(step, deed)

    def _acted(self, step: Step, deed: str) -> Answer:
        refusal = self._why_not(deed)
        if refusal is not None:
            return refusal
        if not any(self._same(deed, wanted) for wanted in step.do):
            return Answer("other", step.nudge if step.nudge.en else _OTHERWISE)
        self.game.push(deed, by=self.lesson.seat)
        self._go_on(step)
        return Answer("done")

    def _refused(self, step: Step, deed: str) -> Answer:
        found = self._why_not(deed)
        if found is None:
            return Answer("other", step.nudge if step.nudge.en else _ALLOWED)
        if found.refusal is None or not self._same_refusal(found.refusal, step):
            return found
        self._go_on(step)
        return msgspec.structs.replace(found, came="done")

    def _same_refusal(self, refusal: Refusal, step: Step) -> bool:
        """Whether it is the refusal that the step is about: by one of its rules."""
        book, edition = self.kind.book, self.lesson.edition
        return refusal.rule in {book.by_number(number, edition).code for number in step.rules}

    def _chosen(self, deed: str) -> Answer:
        question = self.question
        choices = () if question is None else question.choices
        if question is None or not deed.isdigit() or not 1 <= int(deed) <= len(choices):
            return Answer("unclear")
        choice = choices[int(deed) - 1]
        if not choice.right:
            return Answer("wrong", choice.because)
        self.answered = True
        return Answer("right", question.because)

    def _go_on(self, step: Step) -> None:
        for action in step.then:
            happens(self.game, action)
        self.at += 1

    def _why_not(self, deed: str) -> Answer | None:
        """Why the learner can't do it, or None."""
        try:
            refusal = self.game.why_not(deed, by=self.lesson.seat)
        except IllegalAction as unclear:
            return Answer("unclear", Wording(unclear.text("en"), unclear.text("es")))
        if refusal is None:
            return None
        return Answer("refused", Wording(refusal.text("en"), refusal.text("es")), refusal)

    def _same(self, deed: str, wanted: str) -> bool:
        """Whether two texts mean the same action, however they are written."""
        scribe = self.game.scribe(self.lesson.seat)
        if scribe is None:
            return deed == wanted
        picks = list(scribe.read(deed))
        if wanted.endswith(ANY):
            return scribe.write(picks, "en").startswith(wanted.removesuffix(ANY))
        return picks == list(scribe.read(wanted))


def rest(game: Game) -> None:
    """Everybody lets go by what they may, as long as they can."""
    for _ in range(MOST_PASSES):
        passes = [
            action
            for seat in game.deciding
            for action in game.legal(seat)
            if len(action.picks) == 1 and verb_of(action.picks[0]) in game.kind.passing
        ]
        if not passes:
            return
        game.push(passes[0])


def _begun(kind: GameKind, lesson: Lesson) -> Game:
    """The table of a lesson as the learner finds it."""
    played = kind_named(lesson.game) if lesson.game else kind
    if lesson.new is None:
        assert lesson.position is not None
        edition = {"edition": lesson.edition} if lesson.edition else {}
        return from_position({"game": played.name, **edition, **lesson.position}, names=lesson.names)
    first = lesson.new
    game = new(
        played.name,
        decks=first.decks,
        seed=first.seed,
        edition=lesson.edition or None,
        names=lesson.names,
        **first.options,
    )
    for action in first.played:
        happens(game, action)
    return game


def happens(game: Game, action: str) -> None:
    """Something that is done by itself: `1: end` by the first player, `end` by whoever is asked; at `...` all pass."""
    if action == REST:
        rest(game)
    elif action == CLEAN_UP:
        game.clean_up()
    else:
        number, colon, rest_of_it = action.partition(": ")
        named = bool(colon) and number.isdigit()
        seat = int(number) - 1 if named else game.deciding[0]
        text = rest_of_it if named else action
        if text.endswith(ANY):
            text = next(one.text for one in game.legal(seat) if one.text.startswith(text.removesuffix(ANY)))
        game.push(text, by=seat)
