"""A person at the terminal: shows what the protocol tells, and turns what is typed into its requests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from mazo.cli.cards import describe
from mazo.cli.keyboard import EndOfInput, Keyboard
from mazo.client.answers import answer, chosen, guide, hinted, legal, look
from mazo.client.board import Board
from mazo.client.choices import Entry, Menu, named, picked
from mazo.client.commands import command
from mazo.client.following import Client
from mazo.client.language import Texts
from mazo.client.passing import UNTIL, Passing, only_passes
from mazo.client.settling import settled
from mazo.errors import MazoError
from mazo.game import Game
from mazo.games import kind as kind_named
from mazo.protocol.messages import Ask, Hint, Message, Over, Request, Told, Undone, Wait, encode_request
from mazo.protocol.session import Session
from mazo.record import replays
from mazo.series import Series
from mazo.texts.lang import Lang
from mazo.texts.phrases import fold

PROMPT = " › "
FIRST_TURNS = 2
"""As long as the signs on the cards are explained."""


class Leave(Exception):
    """The person leaves the table."""


class Resume(Exception):
    """The person wants to go on with a saved game instead."""

    def __init__(self, saved: Game | Series) -> None:
        super().__init__()
        self.saved = saved


class Terminal:
    """One screen and one keyboard, shared by everybody who sits at it."""

    def __init__(self, console: Console, texts: Texts, keyboard: Keyboard, *, shared: bool = False) -> None:
        self.console = console
        self.texts = texts
        self.keyboard = keyboard
        self.shared = shared
        self.cuts = False
        """Whether people here want to be asked what to do with a deck that they may shuffle or cut."""
        self.asks = False
        """Whether people here want to be asked also where all that they could do is pass."""
        self._pace_told = False
        self.save: Callable[[str], Path] | None = None
        self.load: Callable[[str], Game | Series] | None = None
        self._seat = -1
        self._session: Session | None = None
        self._client = Client()
        self._marks: list[int] = []
        self._hint = ""
        self._hinted: Hint | None = None
        self._depth = 0
        """How deep the advice on the open question has been told."""
        self._notice = ""
        self._conceding = False
        self._passing: dict[int, Passing] = {}
        self._commands: dict[str, Callable[[str], bool]] = {
            "help": self._help, "why": self._why, "undo": self._undo, "force_undo": self._force, "repeat": self._repeat,
            "pass_until": self._pass_until, "ask_always": self._ask_always, "hint": self._advise,
            "moments": self._moments, "log": self._log, "rule": self._rule, "legal": self._legal, "view": self._view,
            "card": self._card, "save": self._save, "resume": self._resume, "lang": self._speak,
            "concede": self._concede, "quit": self._quit,
        }  # fmt: skip

    # The turn of a person.

    def decide(self, session: Session, client: Client) -> None:
        """Ask the person of that seat until something has changed on the table; what needs nobody is answered here."""
        if self._settle(session, client):
            return
        if self.shared and self._seat not in (-1, session.seat):
            self._curtain(session)
        self.look_at(session, client)
        while not self.enter(self.read()):
            pass

    def _settle(self, session: Session, client: Client) -> bool:
        """Answer a question that need not be put to anybody; whether it was one. The log tells what was answered."""
        text = settled(client.ask, client.view, cuts=self.cuts) or self._let_pass(session.seat, client)
        if not text and self._paced and (text := only_passes(client.ask)):
            self._tell_pace()
        if text:
            self._session, self._client = session, client
        return bool(text) and self._do(text)

    @property
    def _paced(self) -> bool:
        """Whether windows in which one could do nothing but pass are passed by themselves.

        Not where several share the screen: who is called to it would tell who holds an answer.
        """
        return not (self.asks or self.shared)

    def _tell_pace(self) -> None:
        """Say once what is done by itself."""
        if not self._pace_told:
            self._pace_told, self._notice = True, "table.paced"

    def _let_pass(self, seat: int, client: Client) -> str:
        """What a person who wants to be asked no more for a while answers here; each seat says so for itself."""
        passing = self._passing.get(seat)
        text = passing.answer(client.ask, client.view) if passing is not None else ""
        if passing is not None and passing.over:
            del self._passing[seat]
        return text

    def look_at(self, session: Session, client: Client) -> None:
        """Show a seat's side of the table, and let what is typed be that seat's."""
        self._seat = session.seat
        self._session, self._client = session, client
        self._marks, self._hint, self._hinted, self._conceding = [], "", None, False
        self.show(client)

    def read(self) -> str:
        """The next line that is typed; leaving without a word is leaving all the same."""
        try:
            return self.keyboard.read(PROMPT).strip()
        except EndOfInput:
            raise Leave from None

    def read_before(self) -> str:
        """What is typed before a game begins; whoever quits leaves."""
        typed = self.read()
        if command(typed, self.texts) == ("quit", ""):
            raise Leave
        return typed

    def show(self, client: Client) -> None:
        """The board, what has happened since it was last shown, and the question."""
        if client.you is None or client.view is None:
            return
        board = self.board
        news = client.unseen()
        if self.keyboard.interactive:
            self.console.clear()
        self.console.print(self._fitting(board, client, news))
        if news:
            self.console.print(board.told(news))
        if self._notice:
            self.say(self._notice)
        self._notice = ""
        self._question()

    @property
    def board(self) -> Board:
        """The board for the width that the terminal has now."""
        you = self._client.you
        assert you is not None
        return Board(you.game, self.texts, self.console.width, you.players)

    def say(self, key: str, **values: object) -> None:
        """One of the command line's own sentences."""
        self.console.print(Text(f" {self.texts(key, **values)}"))

    def say_text(self, text: str) -> None:
        """Somebody else's sentence."""
        self.console.print(Text(f" {text}"))

    def _fitting(self, board: Board, client: Client, news: Sequence[Told]) -> RenderableType:
        """The board as large as the terminal has room for, beside the news and the question."""
        assert client.you is not None
        assert client.view is not None
        rest: list[RenderableType] = [board.told(news)]
        if client.ask is not None:
            rest.append(board.choices(client.ask, client.view))
        room = self.console.size.height - sum(map(self._height, rest)) - 5
        listed = _lists_hand(client)
        for compact, small_hand in ((False, False), (False, True), (True, True)):
            board.small_hand = small_hand
            drawn = board.draw(client.you, client.view, compact=compact, hand=not listed)
            if not self.keyboard.interactive or self._height(drawn) <= room:
                break
        return drawn

    def _height(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what))

    def _question(self) -> None:
        """The question with its answers and what Enter does."""
        client, board = self._client, self.board
        if client.ask is None or client.view is None:
            return
        kind = board.words.kind
        if kind.has_word("about", "legend") and client.view.turn <= FIRST_TURNS:
            self.console.print(Padding(Text(board.words("about", "legend"), style="dim"), (0, 1)))
        self.console.print(board.choices(client.ask, client.view, self._marks))
        self.console.print(Text(f" {self._advice(client.ask)}", style="dim"))

    def _advice(self, ask: Ask) -> str:
        selection = ask.selection
        if selection is not None:
            if selection.mode == "order":
                return self._or_hint(self.texts("table.prompt_order"))
            if selection.mode == "divide":
                return self._or_hint(self.texts("table.prompt_divide", n=selection.high))
            names = [self.board.words.called(selection.candidates[at - 1].name) for at in self._marks]
            action = f"{ask.confirm or selection.label}: {chosen(names)}" if names else selection.none_label
            return self._or_hint(self.texts("table.prompt_marks"), action)
        default = self._default()
        return self._or_hint(self.texts("table.prompt"), default.text if default is not None else "")

    def _or_hint(self, advice: str, action: str = "") -> str:
        """An advice with what Enter does: an action, or else a hint where somebody knows the game."""
        view = self._client.view
        if not action and view is not None and kind_named(view.game).understood:
            action = self.texts("table.a_hint")
        return f"{advice} {self.texts('table.enter', action=action)}" if action else advice

    def _curtain(self, session: Session) -> None:
        """Hide one player's hand before the next one looks."""
        player = session.game.names_in(self.texts.lang)[session.seat]
        if self.keyboard.interactive:
            self.console.clear()
            self.say("table.pass_keyboard", player=player)
            self.say("table.then_enter", player=player)
            self.read()
        else:
            self.say("table.pass_keyboard", player=player)

    # The end of a game.

    def finish(self, clients: Sequence[Client]) -> None:
        """The last board and who has won."""
        for client in clients[:1]:
            self._client = client
            self.show(client)
            self.console.print(Text(f" ★ {self._verdict(client)}", style="bold yellow"))

    def _verdict(self, client: Client) -> str:
        """Who has won and by which rule; a draft has no winner to name."""
        if client.view is not None and client.view.draft is not None:
            return self.board.words("packs", "off" if any(player.gone for player in client.view.players) else "over")
        if client.over is None:
            return ""
        return client.over.text + (f" [{client.over.rule} {client.over.title}]" if client.over.rule else "")

    def pause(self, key: str) -> None:
        """Wait until the person has read; whoever does not look is not waited for."""
        self.say(key)
        if self.keyboard.interactive:
            self.read()

    def farewell(self) -> None:
        """After the last game: save, look back, or go."""
        if self._session is None:
            return
        self.say("table.farewell")
        while True:
            try:
                line = self.read()
            except Leave:
                return
            found = command(line, self.texts)
            if found is None or found[0] not in ("save", "log", "moments", "rule", "view", "card", "help"):
                return
            self._commands[found[0]](found[1])

    # What is typed.

    def enter(self, line: str) -> bool:
        """Do what a line says; whether the table has changed."""
        hint, self._hint = self._hint, ""
        conceding, self._conceding = self._conceding, False
        if not line:
            return self._press_enter(hint)
        found = command(line, self.texts)
        if found is not None:
            self._conceding = conceding
            return self._commands[found[0]](found[1])
        numbers = line.replace(",", " ").split()
        if all(part.isascii() and part.isdigit() and len(part) < 7 for part in numbers):
            return self._pick([int(part) for part in numbers])
        return self._type(line)

    def _press_enter(self, hint: str) -> bool:
        ask = self._client.ask
        if ask is None:
            return False
        if ask.selection is not None and (self._marks or ask.selection.none):
            return self._do(picked(ask.selection, sorted(self._marks)))
        default = self._default()
        if default is not None:
            return self._do(default.do())
        return self._do(hint) if hint else self._advise("")

    def _default(self) -> Entry | None:
        """What Enter means: the only answer, or the first of those that need no thought about cards."""
        menu = self._menu()
        if menu is None or (len(menu.entries) > 1 and any(entry.option.cards for entry in menu.entries)):
            return None
        return next((entry for entry in menu.entries if not entry.ranged), None)

    def _menu(self) -> Menu | None:
        client = self._client
        if client.ask is None or client.view is None or client.ask.selection is not None:
            return None
        return Menu(client.ask, client.view, self.texts)

    def _pick(self, numbers: list[int]) -> bool:
        ask, menu = self._client.ask, self._menu()
        if ask is not None and ask.selection is not None:
            return self._mark(ask, numbers)
        if menu is None:
            return False
        entry = menu.number(numbers[0])
        if entry is None or len(numbers) > (2 if entry.ranged else 1):
            self.say("table.no_such_number", n=" ".join(map(str, numbers)), last=len(menu.entries))
            return False
        if not entry.ranged:
            return self._do(entry.do())
        if len(numbers) == 2:
            return self._do(entry.do(numbers[1]))
        self.say("table.which_number", low=entry.option.low, high=entry.option.high)
        value = self.read()
        return self._do(entry.do(int(value))) if value.isascii() and value.isdigit() and len(value) < 7 else False

    def _mark(self, ask: Ask, numbers: list[int]) -> bool:
        """Mark and unmark candidates; an order or a division is given whole."""
        selection = ask.selection
        assert selection is not None
        last = len(selection.candidates)
        strange = [number for number in numbers if not 1 <= number <= last]
        if selection.mode == "divide":
            return self._do(picked(selection, numbers))
        if strange:
            self.say("table.no_such_number", n=strange[0], last=last)
            return False
        if selection.mode == "order":
            return self._do(picked(selection, numbers))
        for number in numbers:
            self._marks = [*self._marks, number] if number not in self._marks else _without(self._marks, number)
        self._question()
        return False

    def _type(self, line: str) -> bool:
        """An action in words; bare names mark candidates where several may be chosen."""
        ask = self._client.ask
        if ask is not None and ask.selection is not None and ask.selection.mode == "subset":
            numbers = named(ask.selection, line, self.board.words.called)
            if numbers:
                return self._mark(ask, numbers)
        return self._do(line)

    # Requests.

    def _do(self, action: str) -> bool:
        return self._request("do", action)

    def _request(self, word: str, text: str = "", number: int = 0) -> bool:
        """Send a request and show the answer; whether the table has changed."""
        assert self._session is not None
        changed = False
        for line in self._session.receive(encode_request(Request(word, text, number))):
            message = self._client.take(line)
            if message is not None:
                changed = self._heed(message) or changed
        return changed

    def _heed(self, message: Message) -> bool:
        if isinstance(message, Undone):
            self._notice = "table.undone"
        if isinstance(message, Hint):
            self._hint, self._hinted, self._depth = message.do, message, 1
        shown = answer(message, self.texts, self.board)
        if shown is not None:
            self.console.print(shown)
        return isinstance(message, (Ask, Wait, Over))

    # Commands.

    def _help(self, rest: str) -> bool:
        if self._client.view is not None:
            guide(self._client.view.game, self.texts, self.console)
        return False

    def _why(self, rest: str) -> bool:
        return self._request("why", rest) if rest else self._help(rest)

    def _undo(self, rest: str) -> bool:
        return self._take_back("undo")

    def _force(self, rest: str) -> bool:
        return self._take_back("undo!")

    def _take_back(self, word: str) -> bool:
        """Take back the last answer that a person gave: what was answered by itself would be so again."""
        changed = self._request(word)
        while changed and self._needs_nobody() and self._request(word):
            pass
        return changed

    def _needs_nobody(self) -> bool:
        """Whether the question is one that is answered by itself."""
        ask = self._client.ask
        return bool(settled(ask, self._client.view, cuts=self.cuts) or (self._paced and only_passes(ask)))

    def _ask_always(self, rest: str) -> bool:
        """Be asked in every window, or again only where there is something to choose."""
        self.asks = not self.asks
        self.say("table.asks_always" if self.asks else "table.asks_less")
        return False

    def _repeat(self, rest: str) -> bool:
        return self._do(f"repeat {rest}")

    def _pass_until(self, rest: str) -> bool:
        """Let everything go by until what was named has happened."""
        until = next((word for word in UNTIL if fold(rest) in map(fold, self.texts.typed("until", word))), None)
        view = self._client.view
        if until is None or view is None:
            self.say("table.say_until")
            return False
        passing = Passing(until, view)
        text = passing.answer(self._client.ask, view)
        if not text:
            self.say("table.nothing_to_pass")
            return False
        self._passing[self._seat] = passing
        return self._do(text)

    def _advise(self, rest: str) -> bool:
        """What to do; whoever asks again is told why, and then what else."""
        if self._hinted is None:
            return self._request("hint")
        self._hint, self._depth = self._hinted.do, min(3, self._depth + 1)
        self.console.print(hinted(self._hinted, self.texts, self._depth))
        return False

    def _moments(self, rest: str) -> bool:
        """Which choices decided the game; with the number of one, the game goes on from there once more."""
        if not rest:
            return self._request("moments")
        assert self._session is not None
        found = self._session.decisive()
        if not (rest.isascii() and rest.isdigit() and 1 <= int(rest[:3]) <= len(found)):
            self.say("table.which_moment", n=len(found))
            return False
        replay = replays.loads(self._session.game.replay())
        raise Resume(replays.rerun(replay, found[int(rest) - 1].at))

    def _log(self, rest: str) -> bool:
        return self._request("log", "", int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 7 else 0)

    def _rule(self, rest: str) -> bool:
        ask = self._client.ask
        asked = rest or (ask.rule if ask is not None else "")
        return self._request("rule", asked) if asked else False

    def _legal(self, rest: str) -> bool:
        if self._client.ask is not None:
            self.console.print(legal(self._client.ask, self.texts))
        return False

    def _view(self, rest: str) -> bool:
        if rest and self._client.view is not None:
            self.console.print(look(self._client.view, rest, self.texts, self.board))
        else:
            self.show(self._client)
        return False

    def _card(self, rest: str) -> bool:
        if not rest:
            self.say("card.which")
        elif self._client.view is not None:
            self.console.print(describe(self._client.view, rest, self.texts, self.board))
        return False

    def _save(self, rest: str) -> bool:
        assert self.save is not None
        try:
            self.say("table.saved", path=self.save(rest))
        except OSError as error:
            self.say("table.not_saved", why=error.strerror or error)
        return False

    def _resume(self, rest: str) -> bool:
        if not rest or self.load is None:
            self.say("table.resume_what")
            return False
        try:
            saved = self.load(rest)
        except MazoError as error:
            self.say_text(f"✗ {error.text(self.texts.lang)}")
            return False
        raise Resume(saved)

    def _speak(self, rest: str) -> bool:
        langs: tuple[Lang, ...] = ("en", "es")
        for lang in langs:
            if rest.lower().startswith(lang) or (lang == "en" and rest.lower().startswith("in")):
                self.texts, self._hinted = Texts(lang), None
                return self._request("lang", lang)
        self.say("table.say_language")
        return False

    def _concede(self, rest: str) -> bool:
        if self._conceding:
            return self._request("concede")
        self._conceding = True
        self.say("table.confirm_concede")
        return False

    def _quit(self, rest: str) -> bool:
        raise Leave


def _lists_hand(client: Client) -> bool:
    """Whether the question itself lists the whole hand."""
    if client.ask is None or client.ask.selection is None or client.view is None:
        return False
    hand = client.view.players[client.view.seat].zones[kind_named(client.view.game).plan.hand].cards
    return {card.handle for card in hand} <= {candidate.handle for candidate in client.ask.selection.candidates}


def _without(numbers: list[int], number: int) -> list[int]:
    return [other for other in numbers if other != number]
