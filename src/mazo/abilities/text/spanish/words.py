"""What the Spanish voice needs to know of a game's words: its glossary, and a frame for each word of its lexicon."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from mazo.abilities.text import words
from mazo.abilities.text.spanish.forms import IRREGULAR, Form, Mood, Phrase, Subject, preterite
from mazo.abilities.tree import words as tree
from mazo.abilities.tree.effects import Fact
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import When
from mazo.texts.lang import Lang

if TYPE_CHECKING:
    from mazo.abilities.text.plan.order import State as Said
    from mazo.abilities.text.spanish.clauses import Clause
    from mazo.abilities.text.spanish.events import Events
    from mazo.abilities.text.spanish.facts import Facts
    from mazo.abilities.text.spanish.states import States


_HAVE: Final[dict[Form, str]] = {
    "p2": "has",
    "p3": "ha",
    "p3p": "han",
    "h2": "hayas",
    "h3": "haya",
    "h3p": "hayan",
}


class Figure(words.Figure, frozen=True):
    """A figure of cards in Spanish."""

    feminine: bool = True


class State(msgspec.Struct, frozen=True):
    """A state of cards: {o} is the ending that agrees with the card, {adjective} the adjective that does."""

    verb: str = "estar"
    """The verb by which it is said: tener, ser, estar, hacer guardia."""
    rest: str = "{adjective}"
    """What follows the verb: daño; aquí; siendo desafiad{o}."""
    denied: str = ""
    """What follows it when it is not so, where that is something else."""
    past: bool = False
    reflexive: bool = False
    negative: bool = False
    """Whether its being so is said with no: no tiene daño."""
    meanwhile: str = ""
    """The verb in the subjunctive, where that is another one: mientras desafíe."""
    adjective: tuple[str, str] | str = ""
    """What stands beside the noun: the key of an adjective of the glossary, or its forms for one and for several."""
    after: tuple[str, str] | None = None
    """What stands after the noun of one and of several, where it has no adjective."""
    without: str = ""
    """What stands after the noun of those that are not so: sin cartas debajo."""
    used: str = ""
    """Of a way to have been played: what was used for it."""
    using: tuple[str, str] = ("usar", "para jugar")
    """The verb of using it, and what it was used for: usar Shift para jugarlo, retirar una gota al pagarlo."""
    contrary: tree.State = ""
    """The state of all that are not so."""


class Event(words.Event, frozen=True):
    """An event in Spanish: {el}, {la} and {de} are the player's zone: tu reserva, la reserva de un oponente."""

    reflexive: bool = False
    subject: str = ""
    """Of an impersonal event: what is done; {cards} are those who suffer it."""


class Words(words.GameWords, frozen=True, kw_only=True):
    """A game's words for the Spanish voice."""

    language: Lang = "es"
    rest_of_turn: str = "durante el resto de este turno"
    perfect: bool = False
    """Whether what happened this turn is told in the perfect, as in Spain: has jugado, rather than jugaste."""
    tells: bool = False
    """Whether you are told rather than commanded after something that cards do: ganas, for gana could be theirs."""

    figures: Mapping[tree.Stat, Figure] = {}
    players: Mapping[tree.PlayerWord, Subject] = {}
    parts: Mapping[str, Phrase] = {}
    """Cards that take part in something, by the name that the tree refers to them by."""
    states: Mapping[tree.State, State] = {}
    took_part: Mapping[str, tuple[str, str]] = {}
    """What cards did that took part in something, by the name of their part."""
    own_event: Callable[[Events, When, str], Clause | None] = words.by_frame
    """What the game says of events in a way of its own; nothing where a frame says it."""
    events: Mapping[tree.EventName, Event] = {}
    occasions: Mapping[tree.Occasion, str] = {}
    """When something is altered, with a space before it."""
    own_fact: Callable[[Facts, Fact], str | None] = words.by_frame
    """What the game says of facts in a way of its own; nothing where general words say it."""
    own_goal: Callable[[Facts, CostsLess, str], str | None] = words.by_frame
    """What less is paid for, where that depends on the cards."""
    own_state: Callable[[States, Said, Phrase, Mood], str | None] = words.by_frame
    """What the game says of cards with the sentence turned round; nothing where a predicate says it."""
    entries: Collection[tree.Entry] = ()
    """States in which cards may enter play, as keys of adjectives."""
    afterwards: Mapping[tree.Afterwards, tuple[str, str]] = {}
    """What becomes of cards after they were played: when, and the verb."""
    free: str = "gratis"
    """Without paying for it."""
    held: tuple[str, str] = ("tener", "en juego")
    """That players have cards in play: the verb, and what follows the cards."""
    opposing_zone: tuple[str, str] = ("de un oponente", "de tus oponentes")
    """Whose a zone of one opponent is, and zones of several."""
    opposing_zones: Mapping[tree.Zone, str] = {}
    """The same for zones of which it is said in another way."""
    whenever: str = "siempre que"
    """The opening of what may happen again and again."""
    all_abilities: tuple[str, str] = ("", "")
    """What one card and what several are without that lose all abilities, where that is not all of them."""
    as_many: bool = False
    """Whether amounts are said as tantas cartas como rather than as a number that equals another."""
    demas: bool = False
    """Whether your other cards are tus demás rather than tus otros."""
    tops: tuple[str, str, str, str] = (
        "la carta superior de {deck}",
        "las {n} cartas superiores de {deck}",
        "la carta inferior de {deck}",
        "las {n} cartas inferiores de {deck}",
    )
    """The top card of a deck, several of them, and the same from the bottom."""
    owner: tuple[str, str] = ("jugador", "jugadores")
    """Whose zones cards go to."""
    brief: Collection[str] = ()
    """Zones of which it goes without saying whose they are: su reserva, rather than la reserva de su dueño."""
    qualities: Mapping[tree.Quality, tuple[str, str]] = {}
    """What is counted as different, one and several: ("nombre distinto", "nombres distintos")."""

    def feminine(self, key: str) -> bool:
        """Whether the noun is feminine."""
        return self.terms.gender(key) == "f"

    def agree(self, key: str, fem: bool, plural: bool = False) -> str:
        """An adjective of the glossary in the form of its noun."""
        return self.terms.agree(key, "f" if fem else "m", plural)

    def colour(self, name: str) -> str:
        """A colour, where the game has a word for it."""
        return self.word(name.lower()) if name.lower() in self.terms else name

    def conjugate(self, infinitive: str, form: Form) -> str:
        """A verb in one of its forms; what stands behind the verb stays: haces guardia."""
        head, _, tail = infinitive.partition(" ")
        if form == "inf":
            return infinitive
        if head in IRREGULAR and form[0] in "is":
            you, third, several, s2, s3, s3p, imp, _participle = IRREGULAR[head]
            text = {"i2": you, "i3": third, "i3p": several, "s2": s2, "s3": s3, "s3p": s3p, "imp": imp}[form]
            return f"{text} {tail}".rstrip()
        if form[0] == "p" and not self.perfect:
            return f"{preterite(head, form)} {tail}".rstrip()
        if form[0] in "ph":
            return f"{_HAVE[form]} {self.participle(infinitive)}"
        third, subjunctive, imperative, _ = self._parts(infinitive)
        if form == "imp":
            return imperative
        text, _, tail = (third if form[0] == "i" else subjunctive).partition(" ")
        suffix = {"2": "s", "3": "", "p": "n"}[form[-1]]
        return f"{text}{suffix} {tail}".rstrip()

    def participle(self, infinitive: str) -> str:
        """What has been done."""
        head, _, tail = infinitive.partition(" ")
        if head in IRREGULAR:
            return f"{IRREGULAR[head][7]} {tail}".rstrip()
        return self._parts(infinitive)[3]

    def _parts(self, infinitive: str) -> tuple[str, str, str, str]:
        """Third person, subjunctive, command and participle of a verb of a glossary, or of a regular one."""
        if (known := self.terms.verb("es", infinitive)) is not None:
            third = known.forms["es_third"]
            command = known.forms.get("es_imperative", third)
            return third, known.forms["es_subjunctive"], command, known.forms["es_participle"]
        head, _, tail = infinitive.partition(" ")
        stem, now, then, done = (head[:-2], "a", "e", "ado") if head.endswith("ar") else (head[:-2], "e", "a", "ido")
        forms = (stem + now, stem + then, stem + now, stem + done)
        third, subjunctive, command, participle = (f"{one} {tail}".rstrip() for one in forms)
        return third, subjunctive, command, participle
