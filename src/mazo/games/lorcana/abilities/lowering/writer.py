"""Where lowered text is written: shared expressions, programs and templates, and the names that one ability uses."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Literal, ParamSpec, Protocol, TypeVar

import msgspec

from mazo.abilities.lasting.memory import on_event
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.code import Code
from mazo.abilities.machine.program import ANYONES, OPPONENTS, THAT_PLAYERS, YOURS
from mazo.abilities.machine.records import Ability
from mazo.games.lorcana.abilities.nouns import Comparison, EventName, KeywordName, Node, Stat, Until, Zone
from mazo.games.lorcana.rules import words
from mazo.games.lorcana.rules.editions import Edition
from mazo.games.lorcana.rules.shifting import PERMITS
from mazo.games.lorcana.table import Figures
from mazo.kernel.codes import NOBODY

ZONES: dict[Zone, int] = {
    "play": words.PLAY,
    "hand": words.HAND,
    "deck": words.DECK,
    "discard": words.DISCARD,
    "inkwell": words.INKWELL,
    "under": words.UNDER,
}
STATS: dict[Stat, int] = {
    "strength": words.STRENGTH,
    "willpower": words.WILLPOWER,
    "lore": words.LORE,
    "cost": words.COST_OF,
    "damage": words.DAMAGE,
    "move cost": words.MOVE_COST,
    "cards under": words.CARDS_UNDER,
    "printed lore": words.PRINTED_LORE,
}
COMPARISONS: dict[Comparison, int] = {
    "is": 0,
    "at least": 1,
    "at most": 2,
    "is not": 3,
    "more than": 4,
    "less than": 5,
}
DURATIONS: dict[Until, int] = {
    "this turn": words.THIS_TURN,
    "until your next turn": words.UNTIL_YOUR_NEXT_TURN,
    "during their next turn": words.THEIR_NEXT_TURN,
    "at the start of their next turn": words.START_OF_THEIR_TURN,
    "this challenge": words.THIS_CHALLENGE,
    "while this is in play": 0,
    "your next turn": words.YOUR_NEXT_TURN,
    "forever": words.FOREVER,
}
KEYWORDS: dict[KeywordName, int] = {
    "Alert": words.ALERT,
    "Bodyguard": words.BODYGUARD,
    "Boost": words.BOOST,
    "Challenger": words.CHALLENGER,
    "Evasive": words.EVASIVE,
    "Reckless": words.RECKLESS,
    "Resist": words.RESIST,
    "Rush": words.RUSH,
    "Shift": words.SHIFT,
    "Singer": words.SINGER,
    "Sing Together": words.SING_TOGETHER,
    "Support": words.SUPPORT,
    "Vanish": words.VANISH,
    "Ward": words.WARD,
}
EVENTS: dict[EventName, int] = {
    "play": words.PLAYS,
    "quest": words.QUESTS,
    "challenge": words.CHALLENGES,
    "is challenged": words.CHALLENGED,
    "banish": words.BANISH,
    "leave play": words.LEAVES_PLAY,
    "draw": words.DRAW,
    "discard": words.DISCARDS,
    "ink": words.TO_INKWELL,
    "exert": words.EXERT,
    "ready": words.READY,
    "sing": words.SINGS,
    "move": words.MOVES,
    "is dealt damage": words.DEAL_DAMAGE,
    "deals damage": words.DEALS_DAMAGE,
    "takes damage": words.TAKES_DAMAGE,
    "is healed": words.REMOVE_DAMAGE,
    "gains lore": words.GAIN_LORE,
    "loses lore": words.LOSE_LORE,
    "put under": words.PUT_UNDER,
    "put into discard": words.INTO_DISCARD,
    "left discard": words.LEFT_DISCARD,
    "return to hand": words.TO_HAND,
    "is chosen": words.IS_CHOSEN,
    "is chosen for Support": words.CHOSEN_FOR_SUPPORT,
    "pay": words.PAYS,
    "turn start": words.TURN_STARTS,
    "turn end": words.TURN_ENDS,
    "challenge over": words.AFTER_CHALLENGE,
    "use ability": words.USES_ABILITY,
    "reveal": words.REVEALS,
    "shuffle": words.SHUFFLES,
    "banished in a challenge": words.BANISHED_IN_CHALLENGE,
    "shift onto": words.SHIFTS_ONTO,
    "boost": words.BOOSTS,
    "move from a location": words.MOVES_ON,
}
WHOSE = {"any": ANYONES, "yours": YOURS, "opposing": OPPONENTS, "theirs": THAT_PLAYERS}
TYPES = {"character": words.CHARACTER, "action": words.ACTION, "item": words.ITEM, "location": words.LOCATION}
INKS = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")


class _Reads(Protocol):
    @property
    def w(self) -> Writer: ...


_R = TypeVar("_R", bound=_Reads)
_N = TypeVar("_N")
_P = ParamSpec("_P")

_FACT_DEPENDS = {
    words.STRENGTH: words.ON_FIGURE << words.STRENGTH,
    words.WILLPOWER: words.ON_FIGURE << words.WILLPOWER,
    words.LORE: words.ON_FIGURE << words.LORE,
    words.KEYWORDS: words.ON_KEYWORDS,
    words.CAN_BITS: words.ON_CAN,
    words.DAMAGE: words.ON_DAMAGE,
    words.IS_EXERTED: words.ON_EXERTION,
    words.IS_DRYING: words.ON_TURN,
    words.FLAGS: words.ON_HISTORY | words.ON_DAMAGE | words.ON_TURN,
    words.HOST: words.ON_PLACE,
    words.AT_LOCATION: words.ON_PLACE,
    words.CARDS_UNDER: (1 << words.UNDER) | (1 << words.FACEDOWN),
    words.IS_CHALLENGING: words.ON_CHALLENGE,
    words.IS_BEING_CHALLENGED: words.ON_CHALLENGE,
}
_PLAYER_DEPENDS = {
    words.PLAYER_LORE: words.ON_LORE,
    words.PLAYER_INK: words.ON_EXERTION | (1 << words.INKWELL),
    words.HAND_SIZE: 1 << words.HAND,
}
_GAME_DEPENDS = {
    words.FIRST_TURN: words.ON_TURN,
    words.NOT_STARTING: words.ON_TURN,
    words.DURING_CHALLENGING: words.ON_CHALLENGE,
    words.DURING_CHALLENGED: words.ON_CHALLENGE,
    words.IN_CHALLENGE: words.ON_CHALLENGE,
}
_CHILDREN = {
    ex.COMPARE: (2, 3),
    ex.NOT: (1,),
    ex.PLUS: (1, 2),
    ex.MINUS: (1, 2),
    ex.TIMES: (1, 2),
    ex.HALF: (1, 2),
    ex.HALF_UP: (1, 2),
    ex.LEAST: (1, 2),
    ex.MOST: (1, 2),
    ex.COUNT: (1,),
    ex.SUM: (1, 2),
    ex.ALL: (1, 2),
    ex.HIGHEST: (1, 2),
    ex.LOWEST: (1, 2),
    ex.DIFFERENT: (1,),
    ex.HAPPENED: (3,),
    ex.SHARES_TRAIT: (2,),
    ex.CARDS: (3,),
    ex.UNDER: (1,),
    ex.TOP_OF: (1,),
    ex.KEPT: (1, 2),
    ex.MOST_OF_PLAYERS: (2,),
    ex.NAMED_BY: (1,),
}


class Mark(msgspec.Struct, frozen=True):
    """What a node of a card's tree became: the number of an expression, a template, a place in a program."""

    card: int
    node: Node
    sort: Literal["expression", "template", "program", "static", "elsewhere"]
    number: int
    at: int = 0
    ability: Ability | None = None


def marked(read: Callable[Concatenate[_R, _N, _P], int]) -> Callable[Concatenate[_R, _N, _P], int]:
    """Let the writer note which expression a node became, if it takes such notes."""

    @wraps(read)
    def reading(reader: _R, node: _N, /, *args: _P.args, **kwargs: _P.kwargs) -> int:
        number = read(reader, node, *args, **kwargs)
        if reader.w.marks is not None and number != NOBODY:
            reader.w.mark(node, "expression", number)
        return number

    return reading


class Writer:
    """The columns of a game's cards while they are written, and its expressions, each of them only once."""

    def __init__(self, figures: Figures, edition: Edition) -> None:
        self.figures = figures
        self.edition = edition
        self.known: dict[tuple[int, ...], int] = {}
        # For whoever measures what is reached: what became of each node of the trees; None in normal play.
        self.marks: list[Mark] | None = None
        for index, row in enumerate(figures.expressions):
            self.known[tuple(row)] = index

    def expression(self, *row: int) -> int:
        """The number of an expression."""
        number = self.known.get(row)
        if number is None:
            number = len(self.figures.expressions)
            self.known[row] = number
            self.figures.expressions.append(list(row))
            self.figures.depends.append(self._depends(row))
        return number

    def mark(
        self,
        node: object,
        sort: Literal["expression", "template", "program", "static", "elsewhere"],
        number: int,
        at: int = 0,
        ability: Ability | None = None,
    ) -> None:
        """Note what a node of the tree became."""
        if self.marks is not None and isinstance(node, Node):
            self.marks.append(Mark(len(self.figures.names) - 1, node, sort, number, at, ability))

    def number(self, value: int) -> int:
        """The expression of a plain number."""
        return self.expression(ex.NUMBER, value)

    def all_of(self, parts: list[int]) -> int:
        """All these conditions; none at all is NOBODY."""
        if not parts:
            return NOBODY
        return parts[0] if len(parts) == 1 else self.expression(ex.AND, *parts)

    def program(self, code: Code) -> int:
        """The number of a program."""
        self.figures.library.append(code.ints())
        return len(self.figures.library) - 1

    def template(self, template: Ability) -> int:
        """The number of a template of effects that last."""
        self.figures.templates.append(template)
        self.figures.template_kinds.append(self._card())
        return len(self.figures.templates) - 1

    def ability(self, ability: Ability) -> Ability:
        """Give an ability its number among all of the game."""
        ability.ident = len(self.figures.all_abilities)
        self.figures.all_abilities.append(ability)
        kind = self._card()
        self.figures.ability_kinds.append(kind)
        if ability.kind == words.ACTIVATED:
            self.figures.activates[kind] = 1
        elif ability.kind == words.PLAY_FROM and ability.what == PERMITS:
            self.figures.returns[kind] = 1
        return ability

    def _card(self) -> int:
        """The kind of the card whose text is written now; NOBODY before the first one."""
        return len(self.figures.names) - 1

    def name(self, name: str) -> int:
        """The number of a card's name; small and capital letters are the same."""
        return self.figures.name_numbers.setdefault(name.casefold(), len(self.figures.name_numbers))

    def classification(self, name: str) -> int:
        """The number of a classification."""
        return self.figures.class_numbers.setdefault(name.casefold(), len(self.figures.class_numbers))

    def _depends(self, row: tuple[int, ...]) -> int:
        op = row[0]
        mask = 0
        if op in (ex.FACT, ex.BITS):
            mask = _FACT_DEPENDS.get(row[1], 0)
        elif op == ex.CARDS:
            mask = 1 << row[1]
        elif op == ex.TRAIT and row[1] == words.OF_CLASS:
            mask = words.ON_CLASS
        elif op == ex.ACTIVE:
            mask = words.ON_TURN
        elif op == ex.HAPPENED:
            mask = on_event(row[1])
        elif op == ex.OF_PLAYER:
            mask = _PLAYER_DEPENDS[row[1]]
            if row[2] > THAT_PLAYERS:  # players by a name of Lorcana's own: by their hands, or by a challenge
                mask |= words.ON_CHALLENGE | (1 << words.HAND)
        elif op == ex.GAME:
            mask = _GAME_DEPENDS.get(row[1], words.ON_CHALLENGE | words.ON_TURN)
        elif op == ex.UNDER:
            mask = (1 << words.UNDER) | (1 << words.FACEDOWN)
        elif op == ex.TOP_OF:
            mask = 1 << words.DECK
        elif op == ex.NAMED_BY:
            mask = words.ON_PLACE
        children = range(1, len(row)) if op in (ex.AND, ex.OR, ex.UNION) else _CHILDREN.get(op, ())
        for at in children:
            if row[at] != NOBODY:
                mask |= self.figures.depends[row[at]]
        return mask


class Names:
    """The slots of one ability: which number each name of cards met before has, and which come from outside play."""

    IT = 0
    TOGETHER = words.TOGETHER
    LOOKED = 2

    def __init__(self) -> None:
        self.slots = {"it": self.IT, "singers": self.TOGETHER, "looked": self.LOOKED}
        self.outside: set[int] = set()

    def gather(self) -> None:
        """From here on the subject of the event is all that it happened to at the same time."""
        self.slots["subject"] = self.TOGETHER

    def is_single(self, name: str) -> bool:
        """Whether a name means the one subject of the event."""
        return name == "subject" and self.slots.get(name) != self.TOGETHER

    def slot(self, name: str) -> int:
        """The slot of a name."""
        return self.slots.setdefault(name or "it", len(self.slots))
