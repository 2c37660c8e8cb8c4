"""What the surfaces need of a game beyond its rules: its decks, its words, its views and its positions."""

from __future__ import annotations

import re
import tomllib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from mazo.abilities.reading.coverage import Coverage
from mazo.errors import BadConfig, BadDeck, UnknownCard
from mazo.games.board import BoardPlan
from mazo.games.cards import (
    CardPage,
    CardRow,
    CardsImported,
    CardsRead,
    KnownCard,
    KnownSet,
    Watch,
    card_called,
    page_of,
)
from mazo.games.decks import Checked, Dealing, DeckFormat, Judgement, ShippedDeck, StartMark, Verdict
from mazo.games.drafts import Drafted, DraftFacts
from mazo.games.gallery import Gallery, by_type
from mazo.games.laws import Putting
from mazo.games.laying import Laying
from mazo.games.settings import Setting, check_values
from mazo.kernel.codes import NOBODY, second_of
from mazo.kernel.frames import Choice
from mazo.kernel.rules import Rules
from mazo.pictures.backs import back
from mazo.pictures.scene import picture
from mazo.pictures.style import Style, Subject, style_in
from mazo.texts.glossary import Glossary
from mazo.texts.lang import Lang, Wording
from mazo.texts.lessons import Lesson, all_lessons
from mazo.texts.phrases import Phrases, fold
from mazo.texts.quizzes import Question, all_questions
from mazo.texts.rulebook import Book
from mazo.texts.rulings import Ruling, all_rulings
from mazo.views import CardFace, CardView, Event, Refusal, View


class Verb:
    """One kind of option as text: its template in both languages and what stands in its places."""

    def __init__(self, name: str, code: int, operands: tuple[str, ...]) -> None:
        self.name = name
        self.code = code
        self.operands = operands


class Start(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who starts a game of a series or chooses who does, and by which rule; NOBODY leaves it to chance."""

    starter: int = NOBODY
    chooser: int = NOBODY
    rule: int = 0


class GameKind(Putting, ABC):
    """A game that Mazo knows. One instance a game, without state of its own."""

    name: str
    title: str
    seats: tuple[int, ...]
    plan: BoardPlan
    """Its board, for every surface."""
    laying: Laying | None = None
    """How a position of it is laid out by hand; nothing where that is no use, as in a draft."""
    option_names: tuple[str, ...] = ()
    """The options of `new` that are whole numbers or words, so that a file can hold them."""
    telling_scores: tuple[str, ...] = ()
    """The numbers of a player by which games are won or lost, for whoever says what a choice brings."""
    understood: bool = False
    """Whether a bot of Mazo knows what is good in this game: only then does one play to win and give hints."""
    first_language: Lang = "en"
    """The language of the game where nobody says another."""
    draft: DraftFacts | None = None
    """What may be set about it, if the game is a draft."""
    usual_format: str = ""
    """What decks are built for where nobody says another; nothing in a game without formats."""
    opens: ClassVar[Mapping[str, str]] = {}
    """Formats for which packs are opened: the games in which that is done, where the formats have the same names."""
    passing: frozenset[int] = frozenset()
    """Verbs of options that let go by what could be answered, and do nothing else."""
    idle: frozenset[int] = frozenset()
    """Verbs of options by which a player does as little as can be; nothing where nobody can just sit there."""
    later: frozenset[int] = frozenset()
    """Verbs of options that never help to win in the same turn: whoever searches a turn to the end leaves them out."""
    rests_on: tuple[str, ...] = ()
    """Packages outside the game's own that hold rules of it."""
    dealing: Dealing | None = None
    """How a game deals from a deck, for whoever counts with a list."""
    start_mark: StartMark | None = None
    """How lists mark a card that begins the game in play."""

    @property
    def settings(self) -> tuple[Setting, ...]:
        """What may be changed about a game before it begins; each is an option of `new`."""
        return ()

    def check_settings(self, values: Mapping[str, Any]) -> None:
        """Refuse a value that the game does not have, or that lies beyond its limits."""
        check_values(self.title, self.settings, values)

    @property
    @abstractmethod
    def editions(self) -> tuple[str, ...]:
        """The editions or profiles, the default one first."""

    def edition_for(self, decks: Sequence[Sequence[Any]]) -> str:
        """The edition that decks are played by where nobody names one."""
        return self.editions[0]

    @property
    @abstractmethod
    def book(self) -> Book:
        """The rule book."""

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        """The cases that players ask about, with their answers."""
        return all_rulings(self.package, self.book)

    @cached_property
    def board_rules(self) -> Mapping[str, str]:
        """Which rule explains what is on its board, by section and name: its number in the first of the editions."""
        file = files(self.package) / "book" / "explained.toml"
        sections = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        return {f"{section}.{name}": rule for section, rules in sections.items() for name, rule in rules.items()}

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons that teach it; those of a folder belong to the game that has its name."""
        return all_lessons(self.package, self.book) if self.main == self.name else ()

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """What would-be judges are asked about it."""
        return all_questions(self.package, self.book, self.rulings) if self.main == self.name else ()

    @property
    def main(self) -> str:
        """The game that its folder is named after: itself, unless it is another way to play that."""
        return str(getattr(import_module(self.package), "NAME", self.name))

    @property
    def package(self) -> str:
        """The folder of the game, as a package."""
        return type(self).__module__.rpartition(".")[0]

    @property
    @abstractmethod
    def phrases(self) -> Phrases:
        """What the table says."""

    @property
    @abstractmethod
    def glossary(self) -> Glossary:
        """The words of the game."""

    @property
    @abstractmethod
    def words(self) -> Phrases:
        """What the boards call things."""

    def has_word(self, section: str, name: str) -> bool:
        """Whether the boards have a word of their own for something."""
        return section in self.words.sections() and name in self.words.names(section)

    def word(self, section: str, name: str, lang: Lang, **values: object) -> str:
        """What the boards call something: their own word, else the glossary's, else the bare name."""
        if self.has_word(section, name):
            return self.words.say(section, name, lang, **values)
        return self.glossary.label(name, lang) if name in self.glossary else name

    @property
    @abstractmethod
    def verbs(self) -> tuple[Verb, ...]:
        """Every kind of option, with the sorts of its operands: card, number, seat or entry."""

    @cached_property
    def verbs_by_code(self) -> dict[int, Verb]:
        """The same by their codes."""
        return {verb.code: verb for verb in self.verbs}

    @abstractmethod
    def sample_decks(self, format: str = "") -> tuple[str, ...]:
        """The names of the decks to begin with in a format, which also take turns where no deck is named."""

    def known_decks(self) -> tuple[str, ...]:
        """The names of all decks that come with the game."""
        return self.sample_decks()

    def likely_decks(self, table: Rules) -> tuple[str, ...]:
        """Those of them that somebody may be playing at the table."""
        return self.known_decks()

    @abstractmethod
    def deck(self, source: str, format: str = "") -> list[Any]:
        """The cards of a sample deck (by name) or of a deck list (by its text), built for a format of the game."""

    def deck_text(self, name: str) -> str:
        """The list of a deck that comes with the game."""
        raise BadConfig(f"{self.title} has no deck {name!r}.", f"{self.title} no tiene ningún mazo {name!r}.")

    def deck_title(self, name: str, lang: Lang) -> str:
        """What a deck that comes with the game is called."""
        return self.word("deck", name, lang) if self.has_word("deck", name) else name.replace("-", " ").title()

    def shipped_deck(self, name: str, on: date | None = None) -> ShippedDeck:
        """A deck that comes with the game, and where it is legal on a day (without one: by all that is known)."""
        cards = self.deck(name)
        plain = not any(getattr(card, "abilities", ()) for card in cards)
        return ShippedDeck(name, name.replace("-", " ").title(), cards=len(cards), plain=plain)

    def formats(self) -> tuple[DeckFormat, ...]:
        """The formats that decks are built for; none if there is only one way to build them."""
        return ()

    def check_format(self, name: str) -> None:
        """Refuse a format that the game does not have."""
        known = ", ".join(found.name for found in self.formats())
        if not known:
            raise BadConfig(f"{self.title} knows no formats.", f"{self.title} no tiene formatos.")
        if name not in known.split(", "):
            raise BadConfig(
                f'There is no deck format "{name}": choose one of {known}.',
                f"No existe el formato de mazo «{name}»: elige uno de {known}.",
            )

    def judge(self, text: str) -> Judgement:
        """A list, or a deck by its name, in every format of the game; BadDeck if it cannot even be read."""
        try:
            names = Counter(map(self.name_of, self.deck(text)))
        except BadDeck as error:
            return Judgement(0, {}, {}, (Verdict("", Wording(self.title, self.title), error.problems),))
        return Judgement(names.total(), dict(names), {}, (Verdict("", Wording(self.title, self.title)),))

    def check_deck(self, text: str, format: str, on: str | None, today: date) -> Checked:
        """What a format says about a list on a day that is written as year-month-day (without one: today)."""
        found = self.judge(text)
        if format:
            self.check_format(format)
        (verdict,) = found.verdicts
        return Checked("", verdict.title, today, found.cards, {}, verdict.problems)

    def day(self, text: str) -> date:
        """The day that is written as year-month-day, if there were cards by then."""
        raise BadConfig(f"{self.title} is the same on every day.", f"{self.title} es igual todos los días.")

    def colour_name(self, colour: str, lang: Lang) -> str:
        """A colour of cards in words."""
        return colour

    @abstractmethod
    def new(self, decks: Sequence[Sequence[Any]], seed: str, edition: str | None, **options: Any) -> Rules:
        """A table about to begin; `options` are the game's own (who starts, house rules)."""

    @abstractmethod
    def position(self, data: dict[str, Any]) -> Rules:
        """A table as a position file describes it."""

    @abstractmethod
    def position_of(self, table: Rules) -> dict[str, Any]:
        """The position file of a table, with every card in it."""

    def position_seen(self, view: View) -> dict[str, Any] | None:
        """A position file of a game in which the viewer would see the same; None where none can say it."""
        return None

    def nearer(self, position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
        """The same position nearer and nearer to a win of a seat, for whoever looks for turns that can just be won."""
        return []

    @abstractmethod
    def edition_of(self, table: Rules) -> str:
        """The edition or profile that a table is played by."""

    def takes_salt(self, choice: Choice) -> bool:
        """Whether the rules give the player a shuffle or a cut by this question, and so a part in the chance."""
        return False

    @abstractmethod
    def concede(self, table: Rules, seat: int) -> None:
        """A player gives up."""

    @abstractmethod
    def concede_rule(self) -> int:
        """The rule that lets a player give up."""

    def put_out(self, table: Rules, seat: int, rule: int) -> None:
        """A player loses by a decision of the table: as if they had given up, where the game can say no more."""
        self.concede(table, seat)

    @abstractmethod
    def card_name(self, table: Rules, card: int) -> str:
        """The name of a card on the table."""

    def called(self, name: str, lang: Lang) -> str:
        """What a card of that name is called in a language: the same, unless the game's glossary has it in both."""
        return name

    def number_text(self, table: Rules, number: int) -> str:
        """What a number in an option stands for, where it stands for a name."""
        return str(number)

    def which_text(self, table: Rules, choice: Choice, packed: int, lang: Lang) -> str:
        """What the second part of an option stands for, where it says which ability or which way of a card."""
        return str(second_of(packed) + 1)

    def entry_text(self, table: Rules, choice: Choice, index: int, names: Sequence[str], lang: Lang) -> str:
        """What one of several effects that may be picked says, if the card that asks lists them."""
        if choice.source == NOBODY:
            return ""
        text = self.card_text(self.card_name(table, choice.source), lang)
        lists = [line.split("•")[1:] for line in text.splitlines() if "•" in line]
        listed = lists[0] if len(lists) == 1 else []
        return listed[index].strip() if 0 <= index < len(listed) else ""

    def are_alike(self, table: Rules, choice: Choice, packed: int, other: int) -> bool:
        """Whether it makes no difference which of two options is taken first: then nobody need be asked."""
        return False

    def explaining(self, table: Rules, choice: Choice) -> int:
        """The rule that explains a question to whoever is asked; mostly the one that asks it."""
        return choice.rule

    def clause(self, table: Rules, choice: Choice, lang: Lang) -> str:
        """What the card that asks says here, if that can be told apart from the rest of its text."""
        return ""

    def looked_at(self, table: Rules, choice: Choice) -> Sequence[int]:
        """The hidden cards that whoever is asked looks at by what asks, whether they can be chosen or not."""
        return ()

    def unfit(self, table: Rules, choice: Choice, lang: Lang) -> str:
        """Why a card that is looked at can't be chosen."""
        return self.phrases.say("refusal", "not_offered", lang)

    @abstractmethod
    def list_name(self, choice: Choice) -> str:
        """Which of the phrases' lists a question for several cards uses."""

    @abstractmethod
    def prompt(self, table: Rules, choice: Choice, names: Sequence[str], lang: Lang) -> str:
        """The question as a sentence to the player who is asked."""

    def confirm(self, table: Rules, choice: Choice, names: Sequence[str], lang: Lang) -> str:
        """What an answer does, as a verb for the button that gives it; empty where each option has one of its own."""
        return ""

    @abstractmethod
    def refusal(
        self,
        table: Rules,
        choice: Choice | None,
        packed: int,
        reason: int,
        names: Mapping[Lang, Sequence[str]],
        seat: int,
    ) -> Refusal:
        """A refusal in words."""

    @abstractmethod
    def count_reason(self, choice: Choice, picks: Sequence[int]) -> int:
        """The reason against an answer whose single picks are fine but whose number or sum is not."""

    @abstractmethod
    def name_of(self, card: Any) -> str:
        """The full name of a card of a deck."""

    @abstractmethod
    def view(self, table: Rules, seat: int, names: Sequence[str]) -> View:
        """What a seat may know."""

    @abstractmethod
    def scores(self, table: Rules, seat: int) -> dict[str, int]:
        """The numbers that belong to a player."""

    @abstractmethod
    def card_view(self, table: Rules, card: int) -> CardView:
        """A card whose face is open to the viewer."""

    @abstractmethod
    def event(self, table: Rules, row: Sequence[int], viewer: int) -> Event:
        """One row of the log as a viewer may know it."""

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str], lang: Lang) -> str:
        """An event as a sentence."""

    def card_text(self, name: str, lang: Lang) -> str:
        """What a card of that name says, in a language; nothing for cards without text."""
        return ""

    def face(self, name: str, lang: Lang) -> CardFace:
        """The face of a card, by its name; UnknownCard if there is none."""
        text = self.card_text(name, lang)
        return CardFace(name, name, text=tuple(text.splitlines()))

    # Pictures.

    @cached_property
    def style(self) -> Style:
        """How its pictures look: as `pictures.toml` in its folder says, or plainly."""
        return style_in(files(self.package))

    def picture(self, name: str) -> str:
        """The picture of a card as SVG, the same in every language; UnknownCard if there is none."""
        face = self.face(name, self.first_language)
        text = " ".join(face.text)
        return self.drawn(Subject(face.title, face.version, face.type, face.kinds, face.colours, face.cost, text))

    def scene(self) -> str:
        """The picture of the game as a whole: of what its style names, else of its first card."""
        subject = self.style.scene
        return self.drawn(subject) if subject is not None else self.picture(self.catalogue[0].card.name)

    def drawn(self, subject: Subject) -> str:
        """A picture by the hand of the game."""
        return picture(subject, self.style)

    def back(self) -> str:
        """The back of its cards as SVG."""
        return back(self.style.back)

    # Cards that somebody looks up.

    @property
    def catalogue(self) -> tuple[KnownCard, ...]:
        """Every card that the game knows, as printed."""
        return ()

    @property
    def gallery(self) -> Gallery:
        """Its cards as somebody looks through them."""
        return by_type(self.catalogue, self.word)

    def card_page(self, name: str, lang: Lang, on: date) -> CardPage:
        """All that there is to say of the card of that name, however it is written, on a day."""
        face = self.face(card_called(name, self.catalogue).card.name, lang)
        return page_of(face, (self.card_row(face.name, lang).type, *face.kinds))

    def card_row(self, name: str, lang: Lang) -> CardRow:
        """The card of exactly this name on one line."""
        face = self.face(name, lang)
        colours = "/".join(self.colour_name(colour, lang) for colour in face.colours)
        return CardRow(name, str(face.cost), face.type, colours)

    def find_cards(self, query: str, lang: Lang, on: date) -> list[str]:
        """The names of the cards with all the words of a search; those in quotation marks stand side by side."""
        words = [fold(quoted or word) for quoted, word in re.findall(r'"([^"]+)"|([^\s"]+)', query)]
        return [known.card.name for known in self.catalogue if all(word in " ".join(known.names) for word in words)]

    def program_of(self, name: str) -> list[str]:
        """What the rules make of a card's text, one line an instruction."""
        return []

    def read_cards(self, content: bytes, watch: Watch | None = None) -> CardsRead:
        """The cards of a card file, and how much of their text is understood."""
        raise self._no_card_files()

    def keep_cards(self, found: CardsRead, folder: Path) -> None:
        """Write what was read as the data files of a package."""
        raise self._no_card_files()

    def import_cards(
        self, content: bytes, reviewed: Iterable[str], watch: Watch | None = None, source: str = ""
    ) -> CardsImported:
        """The cards of a card file that the game lacks; those that read otherwise than printed must be reviewed.

        Where the file says of no set that cards are of it, the name of the file does.
        """
        raise self._no_card_files()

    def keep_import(self, found: CardsImported, source: str) -> None:
        """Keep imported cards beside the user's other data, from where every table gets them."""
        raise self._no_card_files()

    def imported(self) -> tuple[KnownSet, ...]:
        """The sets that the user has imported."""
        return ()

    def unreadable_sets(self) -> tuple[Wording, ...]:
        """Why imported sets can't be read by this version, and what to do about it; the game goes on without them."""
        return ()

    @property
    def cards_mark(self) -> object:
        """Another one whenever the game knows other cards than before: some were imported or forgotten."""
        return ()

    def forget(self, code: str) -> None:
        """Take an imported set away."""
        raise self._no_card_files()

    def coverage(self) -> Coverage:
        """How much is understood of the cards that the game has."""
        raise self._no_card_files()

    def _no_card_files(self) -> BadConfig:
        return BadConfig(f"{self.title} reads no card files.", f"{self.title} no lee archivos de cartas.")

    # What files need: cards by name, and what they are made of.

    def card(self, name: str) -> Any:
        """The card of a deck that has exactly this name; UnknownCard if there is none."""
        raise UnknownCard(name)

    def definition(self, card: Any) -> dict[str, Any] | None:
        """A card of a deck as plain facts, or None if its name says them all."""
        return None

    def define(self, facts: dict[str, Any]) -> Any:
        """The card that plain facts describe; ValueError if they describe none."""
        raise ValueError("this game has no cards of one's own")

    def facts(self, table: Rules) -> dict[str, Any]:
        """What the table knows of each card in the game, by name, as plain data."""
        return {}

    # Cards that somebody imagines.

    def kind_names(self, table: Rules) -> Sequence[str]:
        """The names of the cards that the table knows figures of, by their numbers."""
        return ()

    def given_kinds(self, table: Rules) -> list[int]:
        """Kinds of cards that the game itself gives to the players besides the lists that they have brought."""
        return []

    def wider(self, table: Rules, cards: Sequence[Any]) -> Rules:
        """An empty table of the same game that knows the figures of these cards too, numbered after its own."""
        raise NotImplementedError(f"{self.name} has no lists that anybody could hide")

    def advice(self, table: Rules, seat: int, packed: int, lang: Lang) -> str:
        """Why the best option is the best one, where the game can say it."""
        return ""

    # Drafts.

    def drafted(self, table: Rules, names: Sequence[str], lang: Lang) -> Drafted:
        """What came of a draft."""
        raise BadConfig(f"{self.title} is no draft.", f"{self.title} no es un draft.")

    # Games that follow one another.

    def clean_up(self, table: Rules) -> None:
        """Clear the table after a game."""

    def cleanup_rule(self) -> int:
        """The rule that clears the table."""
        return 0

    def is_clear(self, table: Rules) -> bool:
        """Whether the next game can begin."""
        return True

    def decks_of(self, table: Rules) -> list[list[str]]:
        """The names of the cards in each player's deck, in the order of its list; nothing where decks never change."""
        return []

    def first_start(self) -> Start:
        """Who starts the first game of a series: chance decides."""
        return Start()

    def next_start(self, table: Rules, loser_chooses: bool) -> Start:
        """Who starts after the game on this table, in a best-of-N series or in one of a fixed number of games."""
        return Start()

    def series_rule(self) -> int:
        """The rule that gives a series its structure."""
        return 0
