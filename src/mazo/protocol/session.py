"""The table's side of the text protocol: one session a seat turns request lines into message lines, without I/O.

`docs/protocol.md` specifies it; `messages.py` has the typed messages and their lines.

>>> import mazo
>>> table = Session(mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed=7), 0, "en")
>>> [line.split()[0] for line in table.news() if not line.startswith("event")]
['hello', 'you', 'view', 'ask']
>>> table.receive("nonsense")[0][:24]
'error {"code":"request",'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from itertools import islice
from typing import Final, get_args

from mazo._version import __version__
from mazo.errors import IllegalAction
from mazo.foresight import foresee
from mazo.game import CONCEDE, Game
from mazo.kernel.choices import is_complete
from mazo.kernel.codes import NOBODY, ONE
from mazo.kernel.frames import Choice
from mazo.kernel.log import WIDTH
from mazo.notation.actions import CONCEDE_WORDS
from mazo.past import Past
from mazo.protocol.advice import Advice, Expected, Swing
from mazo.protocol.hints import Teller
from mazo.protocol.messages import (
    PROTOCOL,
    Ask,
    BadLine,
    Because,
    Bye,
    Error,
    Hello,
    Hint,
    LegalList,
    LogList,
    Match,
    Message,
    Missed,
    Moments,
    Over,
    Preview,
    Prospect,
    Refused,
    Request,
    RuleList,
    RuleText,
    Told,
    Undone,
    Wait,
    You,
    decode_request,
    encode,
)
from mazo.protocol.questions import cards_of, looked, options, selection, source
from mazo.protocol.repeating import is_row, read_row
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases, fold
from mazo.texts.rulebook import Book, LongSearch, Rule, UnknownRule
from mazo.views import Refusal, View

Adviser = Callable[[Game, int], Advice | None]
"""Says what it would do in a seat's place."""
Historian = Callable[[Game, Collection[int]], tuple[Swing, ...]]
"""Says which choices of these seats decided a game."""

FORESEEN: Final = 64
"""So many previews of one question are kept; whoever points here and there asks for the same ones again."""
LEGAL_LIMIT: Final = 1000
LOG_LIMIT: Final = 1000
USUAL_LOG: Final = 20
RULES_LIMIT: Final = 8

_RULE_NUMBER: Final = re.compile(r"\[?(?:[MmTt]\d+|\d+(?:\.\d+)*)\.?\]?")
_PHRASES: Final = Phrases("mazo.protocol", "protocol.toml")


class Session:
    """One seat's line to a game: what arrives, what is answered, and what there is to tell.

    `receive` answers a request; `news` tells what has changed since the last line, also through others. Whoever runs
    the table calls `news` of every session after each change.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        lang: Lang = "en",
        *,
        adviser: Adviser | None = None,
        historian: Historian | None = None,
        free_undo: bool = False,
        match: Match | None = None,
        first: bool = True,
    ) -> None:
        self.game = game
        self.seat = seat
        self.lang: Lang = lang
        self.closed = False
        self._adviser = adviser
        self._historian = historian
        self._free_undo = free_undo
        self._match = match
        self._first = first
        self._begun = False
        self._seen: list[Past] = []
        self._told = 0
        self._choice: Choice | None = None
        self._asked = 0
        self._foreseen: dict[str, Preview] = {}
        self._decisive: tuple[Swing, ...] | None = None
        self._answers: dict[str, Callable[[Request], list[Message]]] = {
            "hello": self._hello, "do": self._do, "why": self._why, "preview": self._preview,
            "undo": self._undo, "undo!": self._undo, "legal": self._legal, "view": self._show, "ask": self._repeat,
            "log": self._log, "rule": self._rule, "hint": self._hint,
            "moments": self._moments, "lang": self._speak, "concede": self._concede, "quit": self._quit,
        }  # fmt: skip

    def receive(self, line: str | bytes) -> list[str]:
        """The lines that answer a request line."""
        if self.closed:
            return []
        try:
            request = decode_request(line)
        except BadLine as bad:
            return [encode(Error(bad.code, bad.text(self.lang)))]
        return [] if request is None else [encode(message) for message in self._answers[request.word](request)]

    def news(self) -> list[str]:
        """The lines that tell what has happened since the last one; none if nothing has."""
        return [encode(message) for message in self._news()]

    # What there is to tell.

    def _news(self) -> list[Message]:
        if self.closed:
            return []
        found: list[Message] = []
        if not self._begun:
            found += self._opening()
        past = self.game.past
        kept = min(len(self._seen), len(past))
        while kept and past[kept - 1] is not self._seen[kept - 1]:
            kept -= 1
        if self._begun and kept == len(self._seen) == len(past):
            return []
        if kept < len(self._seen):
            self._told = min(self._told, self._told_after(kept))
            found.append(Undone(self._told, len(self._seen) - kept))
        self._begun = True
        self._seen[kept:] = past[kept:]
        found += self._events(self._told)
        self._told += sum(isinstance(message, Told) for message in found)
        return [*found, self._view(), self._state()]

    def _opening(self) -> list[Message]:
        game = self.game
        names = game.names_in(self.lang)
        commit, known = game.origin.get("commit", ""), game.seed_known
        you = You(self.seat, game.kind.name, game.kind.title, game.edition, names, self._match, commit, known)
        return [Hello(PROTOCOL, __version__, self.lang), you] if self._first else [you]

    def _told_after(self, kept: int) -> int:
        """How many events there were when so many actions had been taken."""
        return self._seen[kept].log_size // WIDTH

    def _events(self, since: int) -> list[Told]:
        game = self.game
        events = game.events_for(self.seat, since)
        return [
            Told(n, self._cite(event.rule)[0], game.tell(event, self.lang), event)
            for n, event in enumerate(events, start=since)
        ]

    def _view(self) -> View:
        return self.game.kind.view(self.game.table, self.seat, self.game.names_in(self.lang))

    def _state(self) -> Message:
        """The last line of all news: the game is over, the seat is asked, or others are."""
        game = self.game
        outcome = game.outcome
        if outcome is not None:
            number, title = self._cite(outcome.rule)
            winner = outcome.winner
            if winner is None:
                text = _PHRASES.say("over", "draw", self.lang)
            else:
                text = _PHRASES.say("over", "won", self.lang, player=game.names_in(self.lang)[winner])
            return Over(winner, number, title, text)
        if self.seat in game.deciding:
            return self._ask()
        return Wait(game.deciding)

    def _ask(self) -> Ask:
        game = self.game
        scribe = game.scribe(self.seat)
        assert scribe is not None
        choice = scribe.choice
        self._number_question(choice)
        number, title = self._cite(game.kind.explaining(game.table, choice))
        one = choice.mode == ONE
        confirm = game.kind.confirm(game.table, choice, game.names_in(self.lang), self.lang)
        return Ask(
            id=self._asked,
            seat=self.seat,
            prompt=game.kind.prompt(game.table, choice, game.names_in(self.lang), self.lang),
            rule=number,
            title=title,
            options=options(scribe, self.lang, confirm) if one else (),
            selection=None if one else selection(scribe, self.lang),
            answered=is_complete(choice),
            salt=game.kind.takes_salt(choice),
            source=source(scribe),
            clause=game.kind.clause(game.table, choice, self.lang),
            confirm=confirm,
            looked=looked(scribe, self.lang),
        )

    def _number_question(self, choice: Choice) -> None:
        """Each question has a number of its own, also one that was never told."""
        if choice is not self._choice:
            self._choice = choice
            self._asked += 1
            self._foreseen = {}

    def _cite(self, code: int) -> tuple[str, str]:
        """The number and the title of a rule; a rule that the edition lacks keeps the number that it has elsewhere."""
        book = self.game.kind.book
        if code not in book:
            return "", ""
        rule = book.by_code(code)
        return self._number(rule), rule.heading(self.lang)

    def _section(self, code: int) -> tuple[str, str]:
        """The number and the title of the section that a rule stands in: what it is about as a whole."""
        number, title = self._cite(code)
        section = ".".join(number.split(".")[:2])
        try:
            return section, self.game.kind.book.by_number(section, self.game.edition).heading(self.lang)
        except UnknownRule:
            return number, title

    def _number(self, rule: Rule) -> str:
        return number_of(rule, self.game.edition)

    # Requests.

    def _hello(self, request: Request) -> list[Message]:
        asked = request.text.partition(" ")[0]
        if asked != PROTOCOL:
            return [self._error("version", protocol=PROTOCOL, asked=asked)]
        return [Hello(PROTOCOL, __version__, self.lang)]

    def _do(self, request: Request) -> list[Message]:
        if self.seat == NOBODY:
            return [self._error("spectator")]
        if fold(request.text) in CONCEDE_WORDS:
            return self._concede(request)
        choice = self.game.question(self.seat)
        if choice is not None:
            self._number_question(choice)
            if request.number not in (0, self._asked):
                return [self._error("stale", asked=request.number, open=self._asked)]
        try:
            if is_row(request.text):
                row = read_row(request.text)
                self.game.repeat(row.actions, row.times, self.seat, free=True)  # [6.1.10]
            else:
                self.game.push(request.text, by=self.seat, salt=request.salt)
        except IllegalAction as illegal:
            return [self._illegal("do", illegal)]
        return self._news()

    def _why(self, request: Request) -> list[Message]:
        if self.seat == NOBODY:
            return [self._error("spectator")]
        try:
            refusal = self.game.why_not(request.text, by=self.seat)
        except IllegalAction as illegal:
            return [self._illegal("why", illegal)]
        return [Because(request.text, refusal is None, None if refusal is None else self._refused("why", refusal))]

    def _preview(self, request: Request) -> list[Message]:
        if self.seat == NOBODY:
            return [self._error("spectator")]
        choice = self.game.question(self.seat)
        if choice is not None:
            self._number_question(choice)
        kept = self._foreseen.get(request.text)
        if kept is not None:
            return [kept]
        try:
            refusal = self.game.why_not(request.text, by=self.seat)
            if refusal is not None:
                return [self._refused("preview", refusal)]
            found = self._foresee(request.text)
        except IllegalAction as illegal:
            return [self._illegal("preview", illegal)]
        if len(self._foreseen) < FORESEEN:
            self._foreseen[request.text] = found
        return [found]

    def _foresee(self, action: str) -> Preview:
        seen = foresee(self.game, self.seat, action)
        told = tuple(
            Told(n, self._cite(event.rule)[0], self.game.tell(event, self.lang), event)
            for n, event in enumerate(seen.events)
        )
        return Preview(action, told, seen.cards, seen.scores, seen.unknown, seen.asked, seen.over)

    def _undo(self, request: Request) -> list[Message]:
        game = self.game
        target = game.last_play(self.seat)
        if target is None:
            return [self._no_undo("nothing")]
        if request.word == "undo!":
            if not self._free_undo:
                return [self._no_undo("forced")]
        elif game.takeback_point(self.seat) > target:
            last = game.past[-1].action.seat
            if last not in (self.seat, NOBODY):
                return [self._no_undo("decided", other=game.names_in(self.lang)[last])]
            return [self._no_undo("learned")]
        while len(game.past) > target:
            game.pop()
        return self._news()

    def _legal(self, request: Request) -> list[Message]:
        limit = min(request.number or LEGAL_LIMIT, LEGAL_LIMIT)
        found = [action.text for action in islice(self.game.legal(self.seat), limit + 1)]
        return [LegalList(tuple(found[:limit]), len(found) <= limit)]

    def _show(self, request: Request) -> list[Message]:
        return [self._view()]

    def _repeat(self, request: Request) -> list[Message]:
        if self.game.outcome is None and self.game.question(self.seat) is not None:
            return [self._ask()]
        return [self._state()]

    def _log(self, request: Request) -> list[Message]:
        count = min(request.number or USUAL_LOG, LOG_LIMIT)
        return [LogList(tuple(self._events(max(0, self._told - count))))]

    def _rule(self, request: Request) -> list[Message]:
        try:
            return [rules_found(self.game.kind.book, request.text, self.game.edition, self.lang)]
        except (UnknownRule, LongSearch) as error:
            return [Error("rule", error.text(self.lang))]

    def _hint(self, request: Request) -> list[Message]:
        if not self.game.kind.understood:
            return [self._error("no_hint_game")]
        advice = self._adviser(self.game, self.seat) if self._adviser and self.seat != NOBODY else None
        if advice is None:
            return [self._error("no_hint")]
        action, game = advice.action, self.game
        scribe = game.scribe(self.seat)
        cards = () if scribe is None else cards_of(scribe, action.picks)
        said = game.kind.advice(game.table, self.seat, action.picks[0], self.lang) if action.picks else ""
        teller = Teller(game, self.seat, self.lang, _PHRASES)
        number, title = self._section(advice.rule)
        return [
            Hint(
                action.text,
                game.text(action, self.lang),
                cards,
                why=said or teller.short(advice),
                reasons=(said,) if said else teller.reasons(advice),
                rule=number,
                title=title,
                besides=teller.besides(advice),
                best=self._prospect(advice.best),
                other=self._prospect(advice.others[0] if advice.others else None),
            )
        ]

    def _prospect(self, expected: Expected | None) -> Prospect | None:
        if expected is None:
            return None
        action = expected.action
        return Prospect(action.text, self.game.text(action, self.lang), expected.won, expected.soon)

    def _moments(self, request: Request) -> list[Message]:
        """Only one's own choices: what others could have done instead would show what they held."""
        if self.seat == NOBODY:
            return [self._error("spectator")]
        if self.game.outcome is None:
            return [self._error("not_over")]
        if self._historian is None or not self.game.kind.understood:
            return [self._error("no_hint_game")]
        return [Moments(tuple(self._moment(swing) for swing in self.decisive()))]

    def decisive(self) -> tuple[Swing, ...]:
        """The seat's choices that decided a game that is over, in its order; none where nobody can say."""
        if self._historian is None or self.game.outcome is None or self.seat == NOBODY:
            return ()
        if self._decisive is None:
            self._decisive = self._historian(self.game, (self.seat,))
        return self._decisive

    def _moment(self, swing: Swing) -> Missed:
        did, better = swing.did.text(self.lang), swing.better.text(self.lang)
        text = moment_text(swing, self.lang)
        return Missed(swing.at, swing.turn, did, better, swing.won, swing.better_won, text)

    def _speak(self, request: Request) -> list[Message]:
        for lang in get_args(Lang):
            if request.text == lang:
                self.lang, self._foreseen = lang, {}
                return [self._view(), self._state()]
        return [self._error("lang")]

    def _concede(self, request: Request) -> list[Message]:
        if self.seat == NOBODY:
            return [self._error("spectator")]
        if self.game.outcome is not None:
            return [self._error("over")]
        try:
            self.game.push(CONCEDE, by=self.seat)
        except IllegalAction as illegal:
            return [self._illegal("concede", illegal)]
        return self._news()

    def _quit(self, request: Request) -> list[Message]:
        self.closed = True
        return [Bye(_PHRASES.say("bye", "quit", self.lang))]

    # Why not.

    def _illegal(self, request: str, illegal: IllegalAction) -> Message:
        if isinstance(illegal.refusal, Refusal):
            return self._refused(request, illegal.refusal)
        return Error("unclear", illegal.text(self.lang))

    def _refused(self, request: str, refusal: Refusal) -> Refused:
        number, title = self._cite(refusal.rule)
        spanish = self.lang == "es"
        text = refusal.text_es if spanish else refusal.text_en
        fix = refusal.fix_es if spanish else refusal.fix_en
        return Refused(request, refusal.reason, text, fix, number, title)

    def _no_undo(self, reason: str, **values: object) -> Refused:
        text = _PHRASES.say("undo", reason, self.lang, **values)
        return Refused("undo", reason, text, _PHRASES.extra("undo", reason, f"fix_{self.lang}"))

    def _error(self, code: str, **values: object) -> Error:
        return Error(code, _PHRASES.say("error", code, self.lang, **values))


def rules_found(book: Book, asked: str, edition: str, lang: Lang) -> RuleList:
    """The rule of that number in the edition, or the rules with all these words; UnknownRule if the number is none.

    A text that is too long for a search is refused as LongSearch.
    """
    if _RULE_NUMBER.fullmatch(asked):
        found = [book.by_number(asked, edition)]
    else:
        found = book.search(asked, lang, edition)
    texts = [
        RuleText(number_of(rule, edition), rule.title(lang), rule.summary(lang, edition), rule.chosen)
        for rule in found[:RULES_LIMIT]
    ]
    return RuleList(asked, tuple(texts), len(found) - len(texts))


def number_of(rule: Rule, edition: str) -> str:
    """The number of a rule in an edition; one that the edition lacks keeps the number that it has elsewhere."""
    return rule.number(edition) or next(iter(rule.numbers.values()), "")


def moment_text(swing: Swing, lang: Lang) -> str:
    """A moment that decided a game, in a sentence."""
    return _PHRASES.say(
        "hint",
        "moment",
        lang,
        turn=swing.turn,
        did=swing.did.text(lang),
        better=swing.better.text(lang),
        won=swing.won,
        better_won=swing.better_won,
    )
