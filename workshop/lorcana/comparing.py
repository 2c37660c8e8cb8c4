"""What all cards became in two versions of Mazo, compared instruction by instruction.

    PYTHONPATH=VERSION/src python workshop/lorcana/comparing.py dump FILE    # for each version, with this very file
    python workshop/lorcana/comparing.py compare OLD NEW

Each version lowers the cards by its own code. What comes out is written down in names instead of numbers, so that codes
may move, be renumbered or lose their prefix; what else became another is in `as_now`. Card texts are compared as well.
"""

from __future__ import annotations

import difflib
import importlib
import json
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

PACKAGES: Final = (
    "mazo.kernel",
    "mazo.abilities",
    "mazo.games.lorcana.codes",
    "mazo.games.lorcana.engine",
    "mazo.games.lorcana.rules",
)
"""Where the small integers of a version are."""
NOBODY: Final = -1
AMOUNT_AT_HAND: Final = -1_000_000
"""What an operand once was that meant the amount at hand."""
LISTED: Final = 20
"""So many differences are shown."""

SORTS: Final = {
    # a sort of codes: the module that has only these, or a part of the name of an older one, and their names
    "zone": ("codes.zones", "DECK HAND PLAY INKWELL DISCARD OUTSIDE UNDER FACEDOWN"),
    "event": (
        "codes.events",
        "DRAW EXERT READY GAIN_LORE LOSE_LORE DEAL_DAMAGE REMOVE_DAMAGE BANISH DISCARDS TO_HAND TO_INKWELL "
        "PLAYS QUESTS "
        "CHALLENGES CHALLENGED MOVES SINGS TURN_STARTS TURN_ENDS EFFECT_ENDS PUT_DAMAGE TAKES_DAMAGE DEALS_DAMAGE "
        "DEAL_SURELY TO_DECK_TOP TO_DECK_BOTTOM INTO_DISCARD LEFT_DISCARD LEAVES_PLAY PUT_UNDER IS_CHOSEN "
        "CHOSEN_FOR_SUPPORT PAYS AFTER_CHALLENGE USES_ABILITY REVEALS SHUFFLES TO_INKWELL_EXERTED MOVE_TO MILL "
        "BANISHED_IN_CHALLENGE SHIFTS_ONTO BOOSTS MOVES_ON DRAW_BOTTOM",
    ),
    "fact": (
        "codes.figures",
        "STRENGTH WILLPOWER LORE COST_OF DAMAGE IS_EXERTED IS_DRYING TYPE KEYWORDS FLAGS MOVE_COST CARDS_UNDER INKS "
        "IS_SONG IS_INKABLE AT_LOCATION PRINTED_LORE CONTROLLER OWNER_OF ZONE_OF HOST IS_CHALLENGING "
        "IS_BEING_CHALLENGED CAN_BITS KIND_OF",
    ),
    "trait": ("codes.traits", "CALLED OF_CLASS"),
    "player": ("codes.players", "PLAYER_LORE PLAYER_INK HAND_SIZE"),
    "game": (
        "codes.gamefacts",
        "FIRST_TURN NOT_STARTING DURING_CHALLENGING DURING_CHALLENGED IN_CHALLENGE CAN_PAY USED_SHIFT THEY_CAN_PAY "
        "CAN_DISCARD CAN_PLAY_THIS CAN_USE_THIS",
    ),
    "whose": (".program", "YOURS OPPONENTS ANYONES THAT_PLAYERS THE_TABLES PICKED"),
    "who": ("codes.players", "CHALLENGING_PLAYER CHALLENGED_PLAYER MOST_CARDS PLAYER_OF_THAT"),
    "by": (".program", "BY_YOU BY_THAT_PLAYER"),
    "tally": (".program", "BEGIN ADD TOTAL"),
    "comparison": (".program", "EQUAL AT_LEAST AT_MOST MORE_THAN LESS_THAN"),
    "keyword": (
        "codes.keywords",
        "ALERT BODYGUARD BOOST CHALLENGER EVASIVE RECKLESS RESIST RUSH SHIFT SINGER SING_TOGETHER SUPPORT VANISH WARD "
        "ADVENTUROUS",
    ),
    "flag": (
        "codes.states",
        "EXERTED DRYING SHIFTED TEMPORARY PLAYED_NOW HAS_QUESTED HAS_CHALLENGED WAS_CHALLENGED WAS_HURT HAS_MOVED "
        "HAS_SUNG COVERED ENTERED_EXERTED BOTTOM_BOUND",
    ),
    "cant": (
        "codes.cant",
        "CANT_QUEST CANT_CHALLENGE CANT_READY CANT_READY_AT_START CANT_BE_CHALLENGED CANT_SING CANT_BE_CHOSEN "
        "CANT_MOVE "
        "CANT_BE_DEALT CANT_EXERT CANT_BE_HEALED CANT_CHALLENGE_CHARACTERS CANT_CHALLENGE_LOCATIONS CANT_GAIN_LORE "
        "CANT_LOSE_LORE CANT_PLAY CANT_DRAW CANT_INK CANT_TAKE_DAMAGE CANT_CHALLENGE_READY CANT_QUEST_DRYING "
        "CANT_DISCARD",
    ),
    "can": (
        "codes.can",
        "CAN_CHALLENGE_READY CAN_QUEST_DRYING CAN_CHALLENGE_DRYING ANY_MAY_SHIFT_ON CAN_CHALLENGE_EVASIVE "
        "CAN_MOVE_FREE "
        "MUST_QUEST MUST_CHALLENGE MUST_BE_CHOSEN EVERY_VARIANT_ON",
    ),
    "charge": ("codes.purposes", "FOR_PLAYING FOR_SHIFTING FOR_MOVING FOR_SINGING FOR_SHIFTING_ON"),
    "duration": (
        "lasting.codes",
        "THIS_TURN UNTIL_YOUR_NEXT_TURN DURING_YOUR_TURN THEIR_NEXT_TURN START_OF_THEIR_TURN THIS_CHALLENGE "
        "YOUR_NEXT_TURN FOREVER",
    ),
    "kernel kind": ("kernel.codes", "STAT FORBID MODIFY REPLACE TRIGGER"),
    "kind": (
        "codes.effects",
        "KEYWORD LOSE_KEYWORD CANT CAN GRANT COST NEXT_COST PLAYER_CANT EXTRA_INK ENTERS LORE_GOAL INK_FROM PLAY_FROM "
        "ONE_CHALLENGE DAMAGE_BY FLOOR MORE_DAMAGE OPEN_TOP READY_LIMIT CLASS SKIP LOSE_ABILITY PLAY_FREE ACTIVATED",
    ),
    "own instruction": (
        ".instructions",
        "PAY PLAY_THEM LOOK SHOW SHOW_UNTIL SHUFFLE NAME MOVE_DAMAGE TUCK MOVE_THEM USE INK_STATES MIX FLIP CHECK",
    ),
    "instruction": (
        ".program",
        "REPEAT END JUMP WITHIN ARRANGE SHARE_OUT NAME_AMOUNT EACH_PLAYER EACH_CARD NEXT IF PICK LET MODE PICK_PLAYER "
        "IF_WHOLE TAKE_SET KEEP_SLOT LET_AMOUNT TURN_TO PART SHUFFLE_SET DECLINE TALLY DO_SHARES ACT ACT_PLAYER "
        "LASTING "
        "INSTRUCT",
    ),
    "expression": (
        ".expressions",
        "NUMBER FACT TRAIT COMPARE AND OR NOT PLUS MINUS TIMES HALF HALF_UP LEAST MOST COUNT SUM ALL HIGHEST LOWEST "
        "DIFFERENT THE_AMOUNT DID IS_SOURCE IS_THAT IS_OTHER IN_SLOT WHOSE ACTIVE HAPPENED BY OF_PLAYER GAME BITS "
        "SHARES_TRAIT NAMED MODE_PICKED MOST_OF_PLAYERS EVENT_AMOUNT SOURCE_INDEX CARDS SOURCE THAT OTHER SLOT "
        "WHEREVER "
        "UNDER TOP_OF UNION ITEMS SOURCE_WHEREVER THAT_WHEREVER OTHER_WHEREVER KEPT NAMED_BY",
    ),
}
OLDER: Final = ("rules.words", "lasting.codes", "codes.effects")
"""Further modules in which names of any sort may be."""
PREFIXES: Final = ("CANT_", "CAN_", "FOR_")
"""What became the name of a module."""

OPERANDS: Final = {
    # what each operand of an instruction is; those that are not named here are numbers
    "REPEAT": "expression to", "JUMP": "to", "WITHIN": "fact", "ARRANGE": "by", "EACH_PLAYER": "whose to",
    "EACH_CARD": "to", "NEXT": "to", "IF": "expression to", "PICK": "expression expression expression by number",
    "LET": "to by", "MODE": "number expression expression by expression", "PICK_PLAYER": "whose number number by",
    "IF_WHOLE": "to", "TAKE_SET": "expression", "LET_AMOUNT": "expression", "TURN_TO": "expression",
    "SHUFFLE_SET": "expression", "TALLY": "tally", "DO_SHARES": "event", "ACT": "event expression expression whose",
    "ACT_PLAYER": "event expression whose", "LASTING": "template expression expression",
    # instructions of Lorcana's own
    "PAY": "expression", "PLAY_THEM": "expression number expression", "LOOK": "expression", "SHOW": "expression",
    "SHOW_UNTIL": "expression", "MOVE_DAMAGE": "expression expression expression", "TUCK": "expression expression",
    "MOVE_THEM": "expression expression number expression", "USE": "expression name", "INK_STATES": "expression",
    "MIX": "expression", "FLIP": "expression",
}  # fmt: skip
PARTS: Final = {
    # and of an expression
    "FACT": "fact", "TRAIT": "trait called", "COMPARE": "comparison expression expression", "NOT": "expression",
    "PLUS": "expression expression", "MINUS": "expression expression", "TIMES": "expression expression",
    "HALF": "expression", "HALF_UP": "expression", "LEAST": "expression expression", "MOST": "expression expression",
    "COUNT": "expression", "SUM": "expression expression", "ALL": "expression expression",
    "HIGHEST": "expression expression", "LOWEST": "expression expression", "DIFFERENT": "expression",
    "WHOSE": "whose", "ACTIVE": "whose", "HAPPENED": "event whose whose expression", "BY": "whose",
    "OF_PLAYER": "player whose expression", "GAME": "game about", "BITS": "fact mask",
    "SHARES_TRAIT": "number expression", "MOST_OF_PLAYERS": "whose expression", "CARDS": "zone whose expression",
    "UNDER": "expression", "TOP_OF": "expression whose", "KEPT": "expression expression", "NAMED_BY": "expression fact",
}  # fmt: skip
MASKS: Final = {"KEYWORDS": "keyword", "FLAGS": "flag", "CAN_BITS": "can"}
ABOUT: Final = {
    # what an ability of a kind is about
    "KEYWORD": "keyword", "LOSE_KEYWORD": "keyword", "CANT": "cant", "PLAYER_CANT": "cant", "CAN": "can",
    "STAT": "fact", "FLOOR": "fact", "DAMAGE_BY": "fact", "COST": "charge", "NEXT_COST": "charge", "INK_FROM": "zone",
}  # fmt: skip
BITS: Final = ("keyword", "cant", "can", "flag")
EXPRESSED: Final = ("CAN", "CANT", "PLAYER_CANT", "MORE_DAMAGE")
"""Kinds whose `program` is an expression."""
MARKED: Final = ("COST", "NEXT_COST")
"""Kinds whose `program` is a mark."""
FIGURES: Final = (
    "type", "cost", "inkable", "strength", "willpower", "lore", "move_cost", "song", "inks", "challenger", "resist",
    "singer", "boost", "sing_together", "afar", "activates", "returns",
)  # fmt: skip


def modules() -> Iterator[ModuleType]:
    """All modules of this version that may hold codes."""
    for name in PACKAGES:
        try:
            package = importlib.import_module(name)
        except ModuleNotFoundError:
            continue
        yield package
        for found in pkgutil.walk_packages(package.__path__, f"{name}."):
            if ".text" not in found.name and ".reading" not in found.name:
                yield importlib.import_module(found.name)


class Codes:
    """The codes of this version by their sort: a number's name is the one that it had first."""

    def __init__(self) -> None:
        self.all: dict[str, dict[str, int]] = {}
        for module in modules():
            for name, value in vars(module).items():
                if name.isupper() and type(value) is int:
                    self.all.setdefault(name, {})[module.__name__] = value
        self.sorts = {sort: self._sort(place, names.split()) for sort, (place, names) in SORTS.items()}
        self.sorts["kind"] |= self.sorts.pop("kernel kind")
        self.sorts["whose"] |= self.sorts.pop("who")
        self.they = self._number("THEY", ".instructions") or 0
        self.width = self._number("WIDTH", ".program") or 0

    def _sort(self, place: str, names: list[str]) -> dict[int, str]:
        found: dict[int, str] = {}
        for name in names:
            number = self._number(name, place)
            if number is None or number in found:
                raise SystemExit(f"{name} is no code of this version, or the same as {found.get(number or 0)}")
            found[number] = name
        return found

    def _number(self, name: str, place: str) -> int | None:
        shorter = [name.removeprefix(prefix) for prefix in PREFIXES if name.startswith(prefix)]
        for spelled in (name, *shorter):
            values = {value for module, value in self.all.get(spelled, {}).items() if module.endswith(place)}
            if len(values) == 1:
                return values.pop()
        for older in OLDER:
            values = {value for module, value in self.all.get(name, {}).items() if module.endswith(older)}
            if len(values) == 1:
                return values.pop()
        anywhere = set(self.all.get(name, {}).values())
        return anywhere.pop() if len(anywhere) == 1 else None

    def name(self, sort: str, number: int) -> str | int:
        """The name of a code, or of its bits; the number if it has none."""
        known = self.sorts[sort]
        if sort in BITS:
            bits = [name for bit, name in sorted(known.items()) if bit & number]
            return "|".join(bits) if number > 0 and number == sum(b for b in known if b & number) else number
        return known.get(number, number)


class Lowered:
    """What the last card of some figures became."""

    def __init__(self, codes: Codes, figures: Any) -> None:
        self.codes = codes
        self.figures = figures
        self.names = {number: name for name, number in figures.name_numbers.items()}
        self.classes = {number: name for name, number in figures.class_numbers.items()}

    def card(self) -> dict[str, Any]:
        """All of it."""
        of = self.figures
        return {figure: getattr(of, figure)[-1] for figure in FIGURES} | {
            "keywords": self.codes.name("keyword", of.keywords[-1]),
            "called": [self.names[number] for number in of.called[-1]],
            "classes": [self.classes[number] for number in of.classes[-1]],
            "action": self.program(of.program[-1]),
            "abilities": [self.ability(ability) for ability in of.abilities[-1]],
            "elsewhere": [self.ability(ability) for ability in of.elsewhere[-1]],
            "shift": [self._shift(way) for way in of.shift[-1]],
        }

    def _shift(self, way: Any) -> dict[str, Any]:
        return {
            "ink": way.ink, "onto": self.expression(way.onto), "names": [self.names[number] for number in way.names],
            "duo": way.duo, "combo": way.combo, "temporary": way.temporary, "paying": self.program(way.paying),
            "payable": self.expression(way.payable),
        }  # fmt: skip

    def ability(self, of: Any) -> dict[str, Any]:
        """An ability or a template, with whatever it refers to."""
        kind = str(self.codes.name("kind", of.kind))
        found: dict[str, Any] = {"kind": kind, "name": of.name, "rule": _rules()[of.rule], "what": self._what(of, kind)}
        found["event"] = self.codes.name("event", of.event) if of.event != NOBODY else None
        found["zone"] = self.codes.name("zone", of.zone) if of.zone != NOBODY else None
        found["duration"] = self.codes.name("duration", of.duration) if of.duration else None
        for part in ("amount", "nth", "times", "bound"):
            found[part] = getattr(of, part)
        found["price"] = [getattr(of, "ink", 0), bool(getattr(of, "exert", False))]
        for part in ("condition", "cards", "value", "secondary", "counted", "payable"):
            found[part] = self.expression(getattr(of, part))
        found["paying"] = self.program(of.paying)
        read = self.expression if kind in EXPRESSED else self.program
        found["program"] = of.program if kind in MARKED else read(of.program)
        return found

    def _what(self, of: Any, kind: str) -> Any:
        if of.what == NOBODY:
            return None
        if kind == "GRANT":
            return self.ability(self.figures.all_abilities[of.what])
        if kind in ("CLASS", "LOSE_ABILITY"):
            return (self.classes if kind == "CLASS" else self.names)[of.what]
        return self.codes.name(ABOUT[kind], of.what) if kind in ABOUT else of.what

    def program(self, number: int) -> list[Any] | None:
        """A program, one row per instruction."""
        if number == NOBODY:
            return None
        row, width = self.figures.library[number], self.codes.width
        return [self._instruction(row[at : at + width]) for at in range(0, len(row), width)]

    def _instruction(self, row: list[int]) -> list[Any]:
        said = [self.codes.name("instruction", row[0])]
        operands = row[1:]
        if said == ["INSTRUCT"]:
            they = self.codes.they
            said = [self.codes.name("own instruction", operands[0] & ~they), "they" if operands[0] & they else "you"]
            operands = operands[1:]
        return [*said, *self._read(OPERANDS.get(str(said[0]), ""), operands)]

    def expression(self, number: int) -> list[Any] | None:
        """An expression with all that it is made of."""
        if number == NOBODY:
            return None
        row = self.figures.expressions[number]
        name = str(self.codes.name("expression", row[0]))
        if name in ("AND", "OR", "UNION"):
            return [name, *map(self.expression, row[1:])]
        if name == "HAPPENED" and len(row) == 4:  # before it told who did it from whose card it was
            return [name, *self._read("event whose", row[1:3]), None, self.expression(row[3])]
        return [name, *self._read(PARTS.get(name, ""), row[1:])]

    def _read(self, sorts: str, row: list[int]) -> list[Any]:
        named = sorts.split()
        return [self._operand(sort, number, row) for sort, number in zip(named, row)] + row[len(named) :]

    def _operand(self, sort: str, number: int, row: list[int]) -> Any:
        if sort == "expression":
            return self.expression(number)
        if sort == "template":
            return self.ability(self.figures.templates[number])
        if sort == "to":
            return f"→{number // self.codes.width}"
        if sort == "name":
            return self.names.get(number, number)
        if sort == "called":
            return (self.names if self.codes.name("trait", row[0]) == "CALLED" else self.classes)[number]
        if sort == "mask":
            masked = MASKS.get(str(self.codes.name("fact", row[0])))
            return self.codes.name(masked, number) if masked else number
        if sort == "about":
            about = self.codes.name("game", row[0])
            if about == "CAN_USE_THIS":
                return self.names[number]
            return self.expression(number) if about in ("CAN_PAY", "THEY_CAN_PAY", "CAN_DISCARD") else number
        return number if sort == "number" else self.codes.name(sort, number)


def _rules() -> dict[int, str]:
    keys = importlib.import_module("mazo.games.lorcana.book.keys")
    return {value: name for name, value in vars(keys).items() if name.isupper() and type(value) is int}


def dumped(names: tuple[str, ...] = ()) -> dict[str, Any]:
    """What these cards, or all, became in this version: in every edition, and their texts in both languages."""
    deal = importlib.import_module("mazo.games.lorcana.deal")
    known = importlib.import_module("mazo.games.lorcana.rules.editions").editions()
    kind = importlib.import_module("mazo.games").kind("lorcana")
    catalogue = importlib.import_module("mazo.games.lorcana.cards.catalogue").standard()
    cards = sorted(
        (card for card in catalogue if card.full_name in names or not names), key=lambda card: card.full_name
    )
    codes = Codes()
    found: dict[str, Any] = {"editions": {}, "texts": {}}
    for edition in known:
        lowered = {
            card.full_name: Lowered(codes, deal.figures_of((card,), deal.edition_named(edition))) for card in cards
        }
        found["editions"][edition] = {name: one.card() for name, one in lowered.items()}
        any_card = next(iter(lowered.values()))
        for keyword in ("support", "vanish"):
            found["editions"][edition][f"({keyword})"] = any_card.ability(getattr(any_card.figures, keyword))
    for card in cards:
        found["texts"][card.full_name] = {lang: list(kind.face(card.full_name, lang).text) for lang in ("en", "es")}
    return found


def as_now(node: Any) -> Any:
    """What was written before as it is written now.

    Three instructions had an operand that could be a number or mean the amount at hand. It always meant that, and went.
    """
    match node:
        case dict():
            return {key: as_now(value) for key, value in node.items()}
        case ["NAME_AMOUNT", low, amount, by, *rest] if amount == AMOUNT_AT_HAND:
            return ["NAME_AMOUNT", low, by, 0, *rest]
        case ["SHARE_OUT", amount, low, by, *rest] if amount == AMOUNT_AT_HAND:
            return ["SHARE_OUT", low, by, 0, *rest]
        case ["WITHIN", fact, amount, *rest] if amount == AMOUNT_AT_HAND:
            return ["WITHIN", fact, 0, *rest]
        case list():
            return [as_now(each) for each in node]
    return node


def differences(old: dict[str, Any], new: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Each card that is another one, with the lines that differ."""
    for name in sorted(old.keys() | new.keys()):
        before, after = as_now(old.get(name)), as_now(new.get(name))
        if before != after:
            lines = difflib.unified_diff(list(_lines(before)), list(_lines(after)), lineterm="", n=0)
            yield name, [line for line in lines if not line.startswith(("---", "+++", "@@"))]


def _lines(node: Any, path: str = "") -> Iterator[str]:
    if isinstance(node, dict):
        for key in sorted(node):
            yield from _lines(node[key], f"{path}.{key}")
    elif isinstance(node, list) and node and all(isinstance(each, list | dict) for each in node):
        for at, each in enumerate(node):
            yield from _lines(each, f"{path}[{at}]")
    else:
        yield f"{path} = {json.dumps(node, ensure_ascii=False)}"


def compared(old: dict[str, Any], new: dict[str, Any]) -> Iterator[str]:
    """The comparison as a person reads it."""
    sets = [(f"programs, {edition}", old["editions"][edition], new["editions"][edition]) for edition in old["editions"]]
    for lang in ("en", "es"):
        before, after = ({name: text[lang] for name, text in of["texts"].items()} for of in (old, new))
        sets.append((f"texts, {lang}", before, after))
    for title, before, after in sets:
        differing = list(differences(before, after))
        yield f"{title}: {len(before.keys() | after.keys())} compared, {len(differing)} differ"
        for name, lines in differing[:LISTED]:
            yield f"  {name}"
            yield from (f"    {line}" for line in lines)


def main(command: str, *files: str) -> None:
    """Dump or compare."""
    if command == "dump":
        Path(files[0]).write_text(json.dumps(dumped(), ensure_ascii=False), encoding="utf-8")
    else:
        old, new = (json.loads(Path(file).read_text(encoding="utf-8")) for file in files)
        for line in compared(old, new):
            print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
