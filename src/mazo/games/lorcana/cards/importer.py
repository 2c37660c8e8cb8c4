"""The catalogue's data files out of a complete card file in LorcanaJSON's format: names and figures, never a sentence.

`mazo cards import` adds what the cards say as trees (see `reading.library`) and writes the files.
"""

from __future__ import annotations

import gzip
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from mazo.errors import BadConfig
from mazo.games.lorcana.abilities.keywords import parse_keyword
from mazo.games.lorcana.cards.catalogue import ANY_NUMBER, USUAL_COPIES, Card, CardType, fold, set_order

PROMOTIONAL: Final = "special"
"""The rarity of cards that no booster holds."""
DATA_FOLDER = Path(__file__).parent / "data"
CARD_TYPES: dict[str, CardType] = {
    "Character": "character",
    "Action": "action",
    "Item": "item",
    "Location": "location",
}
ADMITS = {"Christopher Robin - Hunny Sage": "Hunny"}
"""The characters of which classification a card lets into a deck whatever their ink, by its full name."""


class PrintedAbility(msgspec.Struct, frozen=True, rename="camel"):
    """One ability as LorcanaJSON splits a card's text."""

    type: str
    full_text: str
    name: str = ""
    effect: str = ""
    costs: tuple[str, ...] = ()


class Reminded(msgspec.Struct, frozen=True):
    """A keyword that nobody knows, and what stands in brackets behind it."""

    name: str
    text: str


_REMINDED: Final = re.compile(r"([A-Z][\w'!-]*(?: [A-Z][\w'!-]*)*(?: \+?\d+)?(?: [⬡])?)\s*(?:\((.*)\))?\.?", re.DOTALL)


def reminded(ability: PrintedAbility, card: str) -> Reminded | None:
    """The unknown keyword that an ability of that card is; None if it is none."""
    printed = ability.full_text if ability.type == "keyword" else ability.effect
    found = _REMINDED.fullmatch(" ".join(printed.split()))
    if found is None or (ability.type != "keyword" and (ability.name or not found[2])):
        return None
    return None if parse_keyword(printed, card) is not None else Reminded(found[1], (found[2] or "").strip())


class Printing(msgspec.Struct, frozen=True, rename="camel"):
    """The fields of LorcanaJSON's card object that are used here; what a card lacks is absent there."""

    id: int
    name: str
    type: str
    cost: int
    inkwell: bool
    set_code: str
    number: int | None
    full_text: str
    abilities: tuple[PrintedAbility, ...] = ()
    effects: tuple[str, ...] = ()
    """What an action does."""
    version: str = ""
    color: str = ""
    colors: tuple[str, ...] = ()
    strength: int = 0
    willpower: int = 0
    lore: int = 0
    move_cost: int = 0
    subtypes: tuple[str, ...] = ()
    rarity: str = ""
    promo_grouping: str | None = None
    max_copies_in_deck: int | msgspec.UnsetType | None = msgspec.UNSET

    @property
    def is_ordinary(self) -> bool:
        """Whether it is from a numbered set; the cards of the cooperative quests fit no deck."""
        return self.set_code.isdigit()

    @property
    def age(self) -> tuple[tuple[int, int, str], int]:
        """Sorts printings by set, and the plain one of a set after its showy variants, which have higher numbers."""
        return set_order(self.set_code), -(self.number or 0)

    @property
    def full_name(self) -> str:
        """Name and version as they are printed here."""
        return f"{self.name} - {self.version}" if self.version else self.name

    @property
    def own_keywords(self) -> tuple[str, ...]:
        """The keywords that nobody knows but by the reminder text that stands with them here."""
        return tuple(found.name for one in self.abilities if (found := reminded(one, self.name)) is not None)

    @property
    def key(self) -> str:
        """What all printings of one card have in common."""
        return fold(f"{self.name} - {self.version}")


class CardFile(msgspec.Struct, frozen=True):
    """The part of LorcanaJSON's file that is used here."""

    cards: tuple[Printing, ...]


def read_printings(content: bytes) -> tuple[Printing, ...]:
    """The ordinary printings of a card file, zipped or not."""
    try:
        if content[:2] == b"\x1f\x8b":
            content = gzip.decompress(content)
        printings = msgspec.json.decode(content, type=CardFile).cards
    except (OSError, EOFError, msgspec.MsgspecError) as problem:
        raise BadConfig(
            f"This is not a complete card file in LorcanaJSON's format: {problem}.",
            f"Esto no es un archivo de cartas completo en el formato de LorcanaJSON: {problem}.",
        ) from problem
    return tuple(printing for printing in printings if printing.is_ordinary)


def cards_from(printings: Iterable[Printing]) -> tuple[Card, ...]:
    """The facts of one card for each full name, in the order of sets and then of names; what it says is still unread.

    Promotional printings are careless with capitals and text, so they count only where there is no other.
    """
    cards = [_card_from(printing, sets) for printing, sets in newest_printings(printings)]
    return tuple(sorted(cards, key=lambda card: (set_order(card.set), fold(card.full_name))))


def newest_printings(printings: Iterable[Printing]) -> list[tuple[Printing, tuple[str, ...]]]:
    """The printing of each card whose text counts, with the codes of all sets that printed it."""
    by_name: dict[str, list[Printing]] = defaultdict(list)
    for printing in printings:
        by_name[printing.key].append(printing)
    found = []
    for same_card in by_name.values():
        regular = [printing for printing in same_card if not printing.promo_grouping] or same_card
        sets = sorted({printing.set_code for printing in regular}, key=set_order)
        found.append((max(regular, key=lambda printing: printing.age), tuple(sets)))
    return found


def _card_from(printing: Printing, sets: tuple[str, ...]) -> Card:
    card = Card(
        name=printing.name,
        version=printing.version,
        type=CARD_TYPES[printing.type],
        cost=printing.cost,
        inkable=printing.inkwell,
        inks=printing.colors or tuple(printing.color.split("-")),
        strength=printing.strength,
        willpower=printing.willpower,
        lore=printing.lore,
        move_cost=printing.move_cost,
        classifications=printing.subtypes,
        set=sets[0],
        text=bool(printing.full_text),
        max_copies=_max_copies(printing.max_copies_in_deck),
        printed=sets if len(sets) > 1 else (),
        keywords=printing.own_keywords,
    )
    return msgspec.structs.replace(card, admits=ADMITS.get(card.full_name, ""))


def _max_copies(limit: int | msgspec.UnsetType | None) -> int:
    """LorcanaJSON leaves the usual limit out and writes null for none at all."""
    if isinstance(limit, msgspec.UnsetType):
        return USUAL_COPIES
    return ANY_NUMBER if limit is None else limit


def data_files(cards: Iterable[Card]) -> dict[str, str]:
    """The content of each set's file by its name: a JSON list, one card a line, so that a change is a short diff."""
    by_file: dict[str, list[str]] = defaultdict(list)
    for card in cards:
        by_file[f"set_{int(card.set):02}.json"].append(json_text(card))
    return {name: "[\n" + ",\n".join(lines) + "\n]\n" for name, lines in by_file.items()}


def printings_file(printings: Iterable[Printing], cards: Iterable[Card]) -> str:
    """The content of the file of numbers: for each set or series of promos, rows of number, LorcanaJSON's id and card.

    The card is its place in the catalogue.
    """
    places = {fold(card.full_name): at for at, card in enumerate(cards)}
    groups: dict[str, list[tuple[int, int, int]]] = defaultdict(list)
    for printing in sorted(printings, key=lambda printing: (set_order(printing.set_code), printing.id)):
        if printing.number is not None:
            row = (printing.number, printing.id, places[printing.key])
            groups[printing.promo_grouping or printing.set_code].append(row)
    lines = [f"{json_text(group)}:{json_text(rows)}" for group, rows in groups.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def rarities_file(printings: Iterable[Printing], cards: Iterable[Card]) -> str:
    """The content of the file of rarities: for each set and rarity, the cards that its boosters may hold, by place."""
    places = {fold(card.full_name): at for at, card in enumerate(cards)}
    sheets: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for printing in sorted(printings, key=lambda printing: (set_order(printing.set_code), printing.id)):
        rarity = printing.rarity.lower().replace(" ", "-")
        if rarity and rarity != PROMOTIONAL and not printing.promo_grouping:
            sheet = sheets[printing.set_code][rarity]
            if places[printing.key] not in sheet:  # one card with several pictures is on its sheet once
                sheet.append(places[printing.key])
    lines = [f"{json_text(code)}:{json_text(dict(found))}" for code, found in sheets.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def json_text(value: object) -> str:
    """A value as JSON without spaces."""
    return msgspec.json.encode(value).decode()


def write_data(contents: dict[str, str], folder: Path) -> None:
    """Writes the data files, unless that would leave a set behind that the card file lacks."""
    left_behind = sorted({path.name for path in folder.glob("set_*.json")} - contents.keys())
    if left_behind:
        # Which printing is a card's first and which its newest can only be told from all sets together.
        names = ", ".join(left_behind)
        raise BadConfig(
            f"The card file lacks the sets of {names}: give one with all sets.",
            f"Al archivo de cartas le faltan los sets de {names}: usa uno con todos los sets.",
        )
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in contents.items():
        (folder / name).write_text(content, encoding="utf-8", newline="\n")
