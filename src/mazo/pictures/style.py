"""What a game says about the pictures of its cards: tints, costumes, what its words and types call up."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, NamedTuple, TypeAlias

import msgspec

Role: TypeAlias = Literal["figure", "thing", "force", "music", "place"]
"""What stands in the middle of a picture."""
Mood: TypeAlias = Literal["night", "dusk", "dawn", "day"]


class Subject(NamedTuple):
    """What a picture is made from: the face of a card, in words."""

    name: str
    version: str = ""
    type: str = ""
    kinds: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    cost: int = 0
    text: str = ""

    @property
    def words(self) -> str:
        """What the card is called."""
        return f"{self.name} {self.version}"


class Tint(NamedTuple):
    """The colours of a picture: of the thing, of its light and its shade, how strong, and of its sparks, as hues."""

    hue: float
    light: float
    shade: float
    chroma: float
    spark: float


class Hint(msgspec.Struct, frozen=True):
    """What some words in a name call up."""

    words: str
    biome: str = ""
    weather: str = ""
    mood: Mood | None = None
    whole: str = ""

    def in_(self, text: str) -> bool:
        """Whether the text has one of the words."""
        return _pattern(self.words).search(text) is not None


class Called(msgspec.Struct, frozen=True):
    """What some words call up in the middle of a picture: one of these shapes."""

    words: str
    one_of: tuple[str, ...]

    def in_(self, text: str) -> bool:
        """Whether the text has one of the words."""
        return _pattern(self.words).search(text) is not None


class Costume(msgspec.Struct, frozen=True):
    """How a kind of figure is drawn: in parts, of which one is picked, or as a whole creature."""

    body: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    back: str = ""
    whole: tuple[str, ...] = ()
    biome: str = ""
    mood: Mood | None = None
    halo: bool = False


class Back(msgspec.Struct, frozen=True):
    """The back of the cards: ground, its middle, the gilt of the lines, the colour of the sign, and the sign."""

    ground: str
    middle: str
    gilt: str
    colour: str
    sign: str
    petals: Literal["wide", "narrow", "rays"] = "wide"


class Style(msgspec.Struct, frozen=True, kw_only=True):
    """The pictures of a game."""

    tints: dict[str, Tint]
    """By the colours of cards or, in a game without colours, by their types."""
    usual: str
    """The tint of cards that have none of those."""
    roles: dict[str, Role] = {}
    """What cards of a type show; a figure if nothing is said."""
    music: tuple[str, ...] = ()
    """Kinds of cards that are shown as music."""
    costumes: dict[str, Costume] = {}
    """By kinds of cards, in small letters."""
    hints: tuple[Hint, ...] = ()
    """The game's own words, which come before those of every game."""
    things: tuple[Called, ...] = ()
    usual_things: dict[str, tuple[str, ...]] = {}
    """What things of a type look like that no word tells."""
    forces: tuple[Called, ...] = ()
    """What the text of an action calls up where its name does not."""
    places: tuple[Called, ...] = ()
    synonyms: dict[str, str] = {}
    """Words of the game's names, and words that call up the same in every game."""
    grounds: dict[str, str] = {}
    """Where cards of a kind stand, if nothing else says so."""
    relief: bool = False
    """Whether shapes have golden contours, as if cut in stone."""
    ribbons: float = 0.0
    """How often streams of colour cross the sky without a reason."""
    back: Back
    scene: Subject | None = None
    """What the picture of the game as a whole shows; its first card where nothing is said."""

    def heard(self, name: str) -> str:
        """A name with what its words mean in every game behind it."""
        said = [means for word, means in self.synonyms.items() if _pattern(rf"\b{word}\b").search(name)]
        return " ".join([name, *said])


class Common(msgspec.Struct, frozen=True):
    """What words call up in every game."""

    hints: tuple[Hint, ...]
    things: tuple[Called, ...]
    forces: tuple[Called, ...]
    places: tuple[Called, ...]


@cache
def _pattern(words: str) -> re.Pattern[str]:
    """Words as a pattern, in whatever case."""
    return re.compile(words, re.IGNORECASE)


def style_in(folder: Traversable) -> Style:
    """How the pictures of a game look: what the file in its folder says, else the plain style."""
    own = folder.joinpath("pictures.toml")
    file = own if own.is_file() else files("mazo.pictures").joinpath("plain.toml")
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Style)


@cache
def common() -> Common:
    """The words of every game."""
    return msgspec.convert(tomllib.loads(files("mazo.pictures").joinpath("words.toml").read_text("utf-8")), Common)
