"""A lowered card as an engineer reads it: its abilities, programs, templates and expressions with names for numbers."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Final

from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine import program as op
from mazo.abilities.machine.records import Ability
from mazo.games.lorcana.book import book
from mazo.games.lorcana.codes import derived as D
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import gamefacts as GAME
from mazo.games.lorcana.codes import players as P
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import traits as TRAIT
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.engine import instructions as do
from mazo.games.lorcana.lexicon import ACTS, CANS, DURATIONS, EVENTS, INKS, KEYWORDS, MUSTS, STATS, TYPES, ZONES
from mazo.games.lorcana.table import Figures, exert_cost, ink_cost
from mazo.kernel import codes
from mazo.kernel.codes import NOBODY


def _named(module: ModuleType, names: str) -> dict[int, str]:
    return {getattr(module, name): name for name in names.split()}


def _turned(known: dict[str, int]) -> dict[int, str]:
    return {number: name for name, number in reversed(known.items())}


# What each operand of an instruction is, by the words of `_operand`.
_PROGRAM: Final = {
    "REPEAT": "expression to", "END": "", "JUMP": "to", "WITHIN": "fact", "ARRANGE": "by", "SHARE_OUT": "number by",
    "NAME_AMOUNT": "number by", "EACH_PLAYER": "whose to", "EACH_CARD": "to", "NEXT": "to", "IF": "expression to",
    "PICK": "expression expression expression by slot", "LET": "to by",
    "MODE": "number expression expression by expression", "PICK_PLAYER": "whose number number by", "IF_WHOLE": "to",
    "TAKE_SET": "expression", "KEEP_SLOT": "slot", "LET_AMOUNT": "expression", "TURN_TO": "expression", "PART": "",
    "SHUFFLE_SET": "expression", "DECLINE": "", "TALLY": "tally", "DO_SHARES": "event doer",
    "MOVE_COUNTERS": "number expression expression expression doer",
    "ACT": "event expression expression doer", "ACT_PLAYER": "event expression whose",
    "LASTING": "template expression expression", "INSTRUCT": "",
}  # fmt: skip
_INSTRUCTIONS: Final = {
    "PAY": "expression", "PLAY_THEM": "expression playing expression", "LOOK": "expression slot",
    "SHOW": "expression slot", "SHOW_UNTIL": "expression slot slot", "SHUFFLE": "number", "NAME": "",
    "MOVE_DAMAGE": "expression expression expression", "TUCK": "expression expression number",
    "MOVE_THEM": "expression expression number expression", "USE": "expression number number",
    "INK_STATES": "expression number", "MIX": "expression number", "FLIP": "expression", "CHECK": "",
}  # fmt: skip
_EXPRESSIONS: Final = {
    "NUMBER": "number", "FACT": "fact", "TRAIT": "trait", "COMPARE": "comparison expression expression",
    "AND": "expressions", "OR": "expressions", "NOT": "expression", "PLUS": "expression expression",
    "MINUS": "expression expression", "TIMES": "expression expression", "HALF": "expression", "HALF_UP": "expression",
    "LEAST": "expression expression", "MOST": "expression expression", "COUNT": "expression",
    "SUM": "expression expression", "ALL": "expression expression", "HIGHEST": "expression expression",
    "LOWEST": "expression expression", "DIFFERENT": "expression number", "THE_AMOUNT": "", "DID": "", "IS_SOURCE": "",
    "IS_THAT": "", "IS_OTHER": "", "IN_SLOT": "slot", "WHOSE": "whose", "ACTIVE": "whose",
    "HAPPENED": "event whose whose expression", "BY": "whose", "OF_PLAYER": "player whose", "GAME": "game number",
    "BITS": "bits", "SHARES_TRAIT": "number expression", "NAMED": "", "MODE_PICKED": "number",
    "MOST_OF_PLAYERS": "whose expression", "EVENT_AMOUNT": "", "SOURCE_INDEX": "",
    "COUNTERS": "number", "COUNTERS_OF": "number whose", "CARDS": "zone whose expression",
    "SOURCE": "", "THAT": "", "OTHER": "", "SLOT": "slot", "WHEREVER": "slot", "UNDER": "expression",
    "TOP_OF": "expression whose number", "UNION": "expressions", "ITEMS": "", "SOURCE_WHEREVER": "",
    "THAT_WHEREVER": "", "OTHER_WHEREVER": "", "KEPT": "expression expression", "NAMED_BY": "expression fact",
    "JOINT": "expressions",
}  # fmt: skip
_OPS: Final = _named(op, " ".join(_PROGRAM))
_GAME_OPS: Final = _named(do, " ".join(_INSTRUCTIONS))
_VALUES: Final = _named(ex, " ".join(_EXPRESSIONS))
_WHOSE: Final = {
    **_named(op, "YOURS OPPONENTS ANYONES THAT_PLAYERS THE_TABLES PICKED"),
    **_named(P, "CHALLENGING_PLAYER CHALLENGED_PLAYER MOST_CARDS PLAYER_OF_THAT"),
}
_KINDS: Final = {
    **_named(codes, "STAT FORBID MODIFY REPLACE TRIGGER"),
    **_named(
        FX,
        "KEYWORD LOSE_KEYWORD CANT CAN GRANT COST NEXT_COST PLAYER_CANT EXTRA_INK ENTERS LORE_GOAL INK_FROM PLAY_FROM "
        "ONE_CHALLENGE DAMAGE_BY FLOOR MORE_DAMAGE OPEN_TOP READY_LIMIT CLASS SKIP LOSE_ABILITY PLAY_FREE "
        "ACTIVATED",
    ),
}
_FACTS: Final = _named(
    F,
    "STRENGTH WILLPOWER LORE COST_OF DAMAGE IS_EXERTED IS_DRYING TYPE KEYWORDS FLAGS MOVE_COST CARDS_UNDER INKS "
    "IS_SONG IS_INKABLE AT_LOCATION PRINTED_LORE CONTROLLER OWNER_OF ZONE_OF HOST IS_CHALLENGING "
    "IS_BEING_CHALLENGED CAN_BITS "
    "KIND_OF",
)
_FLAGS: Final = _named(
    S,
    "EXERTED DRYING SHIFTED TEMPORARY PLAYED_NOW HAS_QUESTED HAS_CHALLENGED WAS_CHALLENGED WAS_HURT HAS_MOVED HAS_SUNG "
    "COVERED ENTERED_EXERTED BOTTOM_BOUND PAID_WITH_DROP",
)
_CHANGES: Final = _named(
    E,
    "DRAW EXERT READY GAIN_LORE LOSE_LORE DEAL_DAMAGE REMOVE_DAMAGE BANISH DISCARDS TO_HAND TO_INKWELL PLAYS QUESTS "
    "CHALLENGES CHALLENGED MOVES SINGS TURN_STARTS TURN_ENDS EFFECT_ENDS PUT_DAMAGE TAKES_DAMAGE DEALS_DAMAGE "
    "DEAL_SURELY TO_DECK_TOP TO_DECK_BOTTOM INTO_DISCARD LEFT_DISCARD LEAVES_PLAY PUT_UNDER IS_CHOSEN "
    "CHOSEN_FOR_SUPPORT PAYS AFTER_CHALLENGE USES_ABILITY REVEALS SHUFFLES TO_INKWELL_EXERTED MOVE_TO MILL "
    "BANISHED_IN_CHALLENGE SHIFTS_ONTO BOOSTS MOVES_ON DRAW_BOTTOM",
)
_TABLES: Final[dict[str, dict[int, str]]] = {
    "whose": _WHOSE,
    "by": _named(op, "BY_YOU BY_THAT_PLAYER"),
    "zone": {**_turned({name.upper(): number for name, number in ZONES.items()}), Z.FACEDOWN: "FACEDOWN"},
    "fact": _FACTS,
    "stat": _turned({name.upper(): number for name, number in STATS.items()}),
    "event": {**{number: name.upper() for name, number in EVENTS.items()}, **_CHANGES},
    "duration": {number: f'"{name}"' for name, number in DURATIONS.items()},
    "tally": _named(op, "BEGIN ADD TOTAL"),
    "player": _named(P, "PLAYER_LORE PLAYER_INK HAND_SIZE"),
    "game": _named(
        GAME,
        "FIRST_TURN NOT_STARTING DURING_CHALLENGING DURING_CHALLENGED IN_CHALLENGE CAN_PAY USED_SHIFT THEY_CAN_PAY "
        "CAN_DISCARD CAN_PLAY_THIS CAN_USE_THIS",
    ),
}
_PLAYING: Final = _named(do, "FOR_FREE ENTER_EXERTED BY_SHIFT OR_SHIFT THEN_BOTTOM")
_SIGNS: Final = {
    op.EQUAL: "=", op.AT_LEAST: "≥", op.AT_MOST: "≤", op.UNEQUAL: "≠", op.MORE_THAN: ">", op.LESS_THAN: "<"
}  # fmt: skip
_MASKS: Final[dict[int, dict[int, str]]] = {
    F.KEYWORDS: _turned({name.upper(): bit for name, bit in KEYWORDS.items()}),
    F.FLAGS: _FLAGS,
    F.TYPE: {1 << number: name.upper() for name, number in TYPES.items()},
    F.INKS: {1 << at: ink.upper() for at, ink in enumerate(INKS)},
    F.CAN_BITS: _turned({name: bit for known in (CANS, MUSTS) for name, bit in known.items()}),
}


class Listing:
    """Lists what the cards of some figures became."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.names = _turned(figures.name_numbers)
        self.classes = _turned(figures.class_numbers)
        self._programs: list[int] = []
        self._templates: list[int] = []
        self._granted: list[int] = []

    def card(self, kind: int) -> list[str]:
        """All that one kind of card became, one line an instruction; what it refers to follows."""
        lines = list(self._keywords(kind))
        program = self.figures.program[kind]
        if program != NOBODY:
            lines.append(f"action  {self._program(program)}")
        for where, abilities in (("", self.figures.abilities[kind]), ("elsewhere ", self.figures.elsewhere[kind])):
            for ability in abilities:
                lines += self._ability(where, ability)
        return [*lines, *self._rest()]

    def expression(self, number: int) -> str:
        """An expression in one line."""
        if number == NOBODY:
            return "—"
        row = self.figures.expressions[number]
        name = _VALUES[row[0]]
        if name == "NUMBER":
            return str(row[1])
        if name == "TRAIT":
            known, label = (self.names, "CALLED") if row[1] == TRAIT.CALLED else (self.classes, "CLASS")
            return f"{label}({known.get(row[2], str(row[2]))})"
        if name == "BITS":
            return f"{_FACTS[row[1]]}&({self._mask(row[1], row[2])})"
        if name == "COMPARE":
            return f"({self.expression(row[2])} {_SIGNS[row[1]]} {self.expression(row[3])})"
        kinds = _EXPRESSIONS[name].split()
        if kinds == ["expressions"]:
            kinds = ["expression"] * (len(row) - 1)
        said = [self._operand(kind, value) for kind, value in zip(kinds, row[1:])]
        said += [str(value) for value in row[1 + len(kinds) :]]
        return f"{name}({', '.join(said)})" if said else name

    @staticmethod
    def _mask(fact: int, mask: int) -> str:
        known = _MASKS.get(fact, {})
        if fact not in _MASKS or mask & ~sum(known):
            return str(mask)
        return "|".join(name for bit, name in known.items() if bit & mask)

    def _keywords(self, kind: int) -> Iterator[str]:
        figures = self.figures
        numbers = {
            "Challenger": figures.challenger, "Resist": figures.resist, "Singer": figures.singer,
            "Boost": figures.boost, "Sing Together": figures.sing_together,
        }  # fmt: skip
        for name, bit in KEYWORDS.items():
            if figures.keywords[kind] & bit:
                amount = numbers[name][kind] if name in numbers else 0
                yield f"keyword {name.upper()}{f' {amount}' if amount else ''}"
        for way in figures.shift[kind]:
            onto = "" if way.onto == NOBODY else f" onto {self.expression(way.onto)}"
            names = ", ".join(self.names[name] for name in way.names)
            paid = "" if way.paying == NOBODY else f" paying {self._program(way.paying)}"
            yield f"shift   ink {way.ink}{onto}{f' names {names}' if names else ''}{paid}"

    def _ability(self, where: str, ability: Ability) -> Iterator[str]:
        title = f' "{ability.name}"' if ability.name else ""
        number = book().by_code(ability.rule).number(book().default_edition)
        yield f"{where}{_KINDS[ability.kind]}{title}  [{number}]"
        for said in self._parts(ability):
            yield f"    {said}"

    def _parts(self, ability: Ability) -> Iterator[str]:
        if ability.kind in (codes.TRIGGER, codes.REPLACE):
            yield f"event     {_TABLES['event'].get(ability.event, str(ability.event))}"
        elif ability.what != NOBODY and ability.kind != FX.ACTIVATED:
            yield f"what      {self._what(ability)}"
        for label, expression in (
            ("when", ability.condition), ("if", ability.secondary), ("cards", ability.cards), ("value", ability.value),
            ("counted", ability.counted), ("payable", ability.payable),
        ):  # fmt: skip
            if expression != NOBODY:
                yield f"{label:<9} {self.expression(expression)}"
        for label, number in (
            ("amount", ability.amount), ("nth", ability.nth), ("times", ability.times), ("ink", ink_cost(ability)),
            ("exert", int(exert_cost(ability))), ("bound", ability.bound),
        ):  # fmt: skip
            if number != 0:
                yield f"{label:<9} {number}"
        if ability.zone != NOBODY:
            yield f"zone      {_TABLES['zone'][ability.zone]}"
        if ability.duration != 0:
            yield f"lasts     {_TABLES['duration'].get(ability.duration, str(ability.duration))}"
        if ability.paying != NOBODY:
            yield f"pays      {self._program(ability.paying)}"
        if ability.program != NOBODY:
            expressed = ability.kind in (FX.CANT, FX.PLAYER_CANT, FX.CAN, FX.MORE_DAMAGE)
            label, said = ("towards", self.expression) if expressed else ("runs", self._program)
            yield f"{label:<9} {said(ability.program)}"

    def _what(self, ability: Ability) -> str:
        what = ability.what
        if ability.kind in (FX.KEYWORD, FX.LOSE_KEYWORD):
            return self._mask(F.KEYWORDS, what)
        if ability.kind in (codes.STAT, FX.FLOOR, FX.DAMAGE_BY):
            return _TABLES["stat"].get(what, "SINGING" if what == D.SING_BONUS else str(what))
        if ability.kind in (FX.CANT, FX.PLAYER_CANT):
            return next((name for name, act in ACTS.items() if act == what), str(what))
        if ability.kind == FX.CAN:
            return self._mask(F.CAN_BITS, what)
        if ability.kind == FX.CLASS:
            return self.classes[what]
        if ability.kind == FX.GRANT:
            return self._refer(self._granted, what, "ability")
        return str(what)

    def _program(self, number: int) -> str:
        return self._refer(self._programs, number, "program")

    @staticmethod
    def _refer(seen: list[int], number: int, label: str) -> str:
        if number not in seen:
            seen.append(number)
        return f"{label} {number}"

    def _rest(self) -> Iterator[str]:
        """Programs, templates and granted abilities that were spoken of, each once; they may speak of more."""
        done: set[tuple[str, int]] = set()
        while True:
            waiting = [
                (label, number)
                for label, numbers in (
                    ("program", self._programs), ("template", self._templates), ("ability", self._granted)
                )
                for number in numbers
                if (label, number) not in done
            ]  # fmt: skip
            if not waiting:
                return
            label, number = waiting[0]
            done.add(waiting[0])
            yield f"{label} {number}:"
            if label == "program":
                yield from self._instructions(self.figures.library[number])
            else:
                of = self.figures.templates if label == "template" else self.figures.all_abilities
                yield from (f"    {line}" for line in self._ability("", of[number]))

    def _instructions(self, code: list[int]) -> Iterator[str]:
        for at in range(0, len(code), op.WIDTH):
            name, *operands = _OPS[code[at]], *code[at + 1 : at + op.WIDTH]
            kinds = _PROGRAM[name].split()
            if name == "INSTRUCT":
                which, they = operands[0] & ~do.THEY, operands[0] & do.THEY
                name, operands = _GAME_OPS[which], operands[1:]
                kinds = _INSTRUCTIONS[name].split()
                name += " (they)" if they else ""
            elif kinds[-1:] == ["doer"]:
                name += " (they)" if operands[len(kinds) - 1] == op.THAT_PLAYERS else ""
                kinds = kinds[:-1]
            said = ", ".join(self._operand(kind, value) for kind, value in zip(kinds, operands))
            yield f"  {at // op.WIDTH:>3}  {name} {said}".rstrip()

    def _operand(self, kind: str, value: int) -> str:
        if kind == "expression":
            return self.expression(value)
        if kind == "to":
            return f"→{value // op.WIDTH}"
        if kind == "program":
            return self._program(value)
        if kind == "template":
            return self._refer(self._templates, value, "template")
        if kind == "comparison":
            return _SIGNS[value]
        if kind == "slot":
            ways = ((op.CHOOSING, "choosing"), (op.ANOTHER, "another"), (op.TO_PLAY, "to play"))
            how = [name for bit, name in ways if value & bit]
            return " ".join([f"slot {value & op.SLOT_MASK}", *how])
        if kind == "number":
            return str(value)
        if kind == "playing":
            return "|".join(name for bit, name in _PLAYING.items() if bit & value) or "PAID"
        return _TABLES[kind].get(value, str(value))
