"""What can be asked about the table, each question one function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from mazo.abilities.lasting.codes import START_OF_THEIR_TURN
from mazo.abilities.lasting.lasting import active, binds, lasts_on, reaches
from mazo.games.lorcana.codes import can as CAN
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import purposes as FOR
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.lexicon import KEYWORDS
from mazo.games.lorcana.rules.actions import all_play_options
from mazo.games.lorcana.rules.costs import move_price, price
from mazo.games.lorcana.rules.limits import challenge_refusal
from mazo.games.lorcana.rules.reasons import OK
from mazo.kernel.codes import NOBODY, REPLACE, TRIGGER, first_of
from mazo.kernel.effects import WHILE_SOURCE
from mazo.kernel.records import Effect
from workshop.lorcana.conformance.answers import seat_of
from workshop.lorcana.conformance.cases import PLAYERS
from workshop.lorcana.conformance.layout import ZONES

_MUST: Final = {"must-quest": CAN.MUST_QUEST, "must-challenge": CAN.MUST_CHALLENGE}
_NAMES: Final = {zone: name for name, zone in ZONES.items()}
_WORDS: Final = {name.replace(" ", "").casefold(): bit for name, bit in KEYWORDS.items()}
_RESTRICTIONS: Final = {
    "cant-quest": CANT.QUEST,
    "cant-challenge": CANT.CHALLENGE,
    "cant-ready": CANT.READY | CANT.READY_AT_START,
    "cant-sing": CANT.SING,
    "cant-be-challenged": CANT.BE_CHALLENGED,
    "cant-be-chosen": CANT.BE_CHOSEN,
    "cant-move": CANT.MOVE,
    "cant-exert": CANT.EXERT,
    "cant-be-dealt-damage": CANT.BE_DEALT,
    "cant-be-healed": CANT.BE_HEALED,
}
_CANT_PLAY: Final = {
    "cant-play-characters": T.CHARACTER,
    "cant-play-actions": T.ACTION,
    "cant-play-items": T.ITEM,
    "cant-play-locations": T.LOCATION,
}
_CANT_DO: Final = {
    "cant-gain-lore": CANT.GAIN_LORE,
    "cant-lose-lore": CANT.LOSE_LORE,
    "cant-draw": CANT.DRAW,
    "cant-ink": CANT.INK,
    "cant-discard": CANT.DISCARD,
}
_GRANTED: Final = frozenset(
    {
        "return-to-hand-when-banished",
        "can-challenge-ready",
        "takes-no-damage-from-challenges",
        "gain-lore-when-challenging",
    }
)


class NoSuchName(Exception):
    """A keyword, restriction, ability or zone that nobody knows by this name."""


def _known(name: Any, table: Mapping[str, int], sort: str) -> int:
    if not isinstance(name, str) or name not in table:
        raise NoSuchName(f"{sort} {name!r} is not known")
    return table[name]


def _keyword(name: Any) -> int:
    return _known(
        name.replace(" ", "").replace("-", "").casefold() if isinstance(name, str) else name, _WORDS, "keyword"
    )


def zone_of(t: LorcanaGame, card: int) -> str:
    """The zone of a card; under another it is in limbo."""
    return _NAMES.get(t.zone_kind(card), "limbo")


def count_in(t: LorcanaGame, seat: int) -> dict[str, int]:
    """How many cards a player has in each zone."""
    return {name: len(t.cards(zone, seat)) for name, zone in ZONES.items()} | {"limbo": len(cards_in(t, "limbo", seat))}


def figure(t: LorcanaGame, card: int, stat: int) -> int:
    """Strength, willpower or lore: of a card in play as effects change it, else as printed."""
    if t.in_play(card):
        return t.figure(card, stat)
    kind = t.kind[card]
    return (t.figures.strength, t.figures.willpower, t.figures.lore)[stat][kind]


def has_keyword(t: LorcanaGame, card: int, name: str) -> bool:
    """Whether the card has the keyword."""
    bit = _keyword(name)
    words = t.keywords(card) if t.in_play(card) else t.figures.keywords[t.kind[card]]
    return words & bit != 0


def keyword_value(t: LorcanaGame, card: int, name: str) -> int | None:
    """The number of a keyword; None without the keyword."""
    bit = _keyword(name)
    if not has_keyword(t, card, name):
        return None
    kind = t.kind[card]
    here = t.in_play(card)
    if bit == K.CHALLENGER:
        return t.challenger_bonus(card) if here else t.figures.challenger[kind]
    if bit == K.RESIST:
        return t.resistance(card) if here else t.figures.resist[kind]
    if bit == K.SINGER:
        return t.singer_value(card) if here else t.figures.singer[kind]
    if bit == K.BOOST:
        return t.boost_cost(card)
    if bit == K.SING_TOGETHER:
        return t.figures.sing_together[kind]
    if bit == K.SHIFT and t.figures.shift[kind]:
        return t.figures.shift[kind][0].ink
    return None


def _word(more: list[Any]) -> str:
    """The keyword, restriction or ability that a question names."""
    if not more or not isinstance(more[0], str):
        raise NoSuchName("it says of nothing what is asked")
    return more[0]


def lasting_on(t: LorcanaGame, card: int) -> list[Effect]:
    """The effects on a card that other effects have made, whether they act already or not."""
    return [effect for effect in t.effects if effect.duration != WHILE_SOURCE and lasts_on(t, effect, card)]


def is_restricted(t: LorcanaGame, card: int, name: str) -> bool:
    """Whether a resolved effect keeps the card from something; what is printed on cards doesn't count."""
    if name == "cant-quest-or-challenge":
        return is_restricted(t, card, "cant-quest") and is_restricted(t, card, "cant-challenge")
    here = t.in_play(card)
    if name in _MUST:
        return here and any(
            effect.kind == FX.CAN and effect.what & _MUST[name] and active(t, effect) for effect in lasting_on(t, card)
        )
    bits = _known(name, _RESTRICTIONS, "restriction")
    if not here:
        return False
    for effect in lasting_on(t, card):
        if effect.kind == FX.CANT and effect.what & bits:
            if active(t, effect) or effect.duration == START_OF_THEIR_TURN or name == "cant-ready":
                return True
    return False


def is_player_restricted(t: LorcanaGame, seat: int, name: str) -> bool:
    """Whether a resolved effect keeps the player from something."""
    if name in _RESTRICTIONS:  # the player's characters can't
        bits = _RESTRICTIONS[name]
        return any(
            effect.kind == FX.CANT and effect.what & bits and effect.subject == NOBODY and active(t, effect)
            for effect in t.effects
            if effect.duration != WHILE_SOURCE
        )
    bits = CANT.PLAY if name in _CANT_PLAY else _known(name, _CANT_DO, "restriction")
    return any(
        effect.kind == FX.PLAYER_CANT and effect.what & bits and binds(effect, seat) and active(t, effect)
        for effect in t.effects
        if effect.duration != WHILE_SOURCE and (bits != CANT.PLAY or _concerns(t, effect, seat, _CANT_PLAY[name]))
    )


def _concerns(t: LorcanaGame, effect: Effect, seat: int, type: int) -> bool:
    """Whether an effect on playing cards speaks of those of this type, as far as the player's cards can tell."""
    cards = [card for card in range(len(t.kind)) if t.owner[card] == seat and t.type_of(card) == type]
    return effect.cards == NOBODY or not cards or any(reaches(t, effect, card) for card in cards)


def has_granted(t: LorcanaGame, card: int, name: str) -> bool:
    """Whether an effect has given the card an ability of this sort."""
    if name not in _GRANTED:
        raise NoSuchName(f"ability {name!r} is not known")
    if not t.in_play(card):
        return False
    event = {"return-to-hand-when-banished": E.BANISH, "gain-lore-when-challenging": E.CHALLENGES}.get(name)
    for effect in t.effects:
        if effect.kind == TRIGGER and effect.what == event and effect.subject in (NOBODY, card):
            return True
        if not (active(t, effect) and lasts_on(t, effect, card)):
            continue
        if name == "can-challenge-ready" and effect.kind == FX.CAN and effect.what & CAN.CHALLENGE_READY:
            return True
        if name == "takes-no-damage-from-challenges":
            if effect.kind in (FX.MORE_DAMAGE, REPLACE) or (effect.kind == FX.CANT and effect.what & CANT.TAKE_DAMAGE):
                return True
        if event is not None and _hears(t, effect, event):
            return True
    return False


def _hears(t: LorcanaGame, effect: Effect, event: int) -> bool:
    if effect.kind == TRIGGER:
        return effect.what == event
    if effect.kind == FX.GRANT:
        ability = t.figures.all_abilities[effect.what]
        return ability.kind == TRIGGER and ability.event == event
    return False


def can_play(t: LorcanaGame, card: int) -> bool:
    """Whether the active player could play the card now, in whatever way."""
    out: list[int] = []
    if t.owner[card] != t.active:
        return False
    all_play_options(t, t.active, t.ready_ink(t.active), out)
    return any(first_of(packed) == card for packed in out)


def can_challenge(t: LorcanaGame, card: int, target: int) -> bool:
    """Whether that challenge would be accepted now."""
    return challenge_refusal(t, t.active, card, target, t.ready_ink(t.active)) == OK


def location_of(t: LorcanaGame, card: int) -> int | None:
    """The location where the character is."""
    return t.host[card] if t.in_play(card) and t.host[card] != NOBODY else None


def deciding(t: LorcanaGame) -> str | None:
    """Who must decide."""
    top = t.stack[-1] if t.stack else None
    seat = top.seat if top is not None and top.seat != NOBODY else t.active
    return PLAYERS[seat] if 0 <= seat < len(PLAYERS) else None


def quest_restricted(t: LorcanaGame, card: int) -> bool:
    """Whether anything keeps the card from questing."""
    return t.in_play(card) and t.cant(card, CANT.QUEST)


def _asking(name: str) -> Callable[[LorcanaGame, int], Any]:
    return lambda t, card: has_keyword(t, card, name)


FIELDS: Final[dict[str, Callable[[LorcanaGame, int], Any]]] = {
    "zone": zone_of,
    "exerted": lambda t, card: t.is_exerted(card),
    "drying": lambda t, card: t.is_drying(card),
    "damage": lambda t, card: t.damage[card],
    "strength": lambda t, card: figure(t, card, F.STRENGTH),
    "willpower": lambda t, card: figure(t, card, F.WILLPOWER),
    "lore": lambda t, card: figure(t, card, F.LORE),
    "playCost": lambda t, card: price(t, t.owner[card], card, t.cost_of(card), FOR.PLAYING),
    "moveCost": lambda t, card: t.figures.move_cost[t.kind[card]],
    "hasQuestRestriction": quest_restricted,
    "cardsUnder": lambda t, card: t.under(card) or None,
    "fullName": lambda t, card: t.figures.names[t.kind[card]],
    **{f"has{name.replace(' ', '')}": _asking(name) for name in KEYWORDS},
}
"""The properties of a card that facts name."""

UNSAID: Final = frozenset({"id", "zoneIndex", "canBePutInInkwell", "stackParentId", "playedViaShift", "atLocationId"})
"""Properties of the other engine's records, of which the rules say nothing or other questions speak."""

CARD: Final[dict[str, Callable[[LorcanaGame, int, list[Any]], Any]]] = {
    "getCardZone": lambda t, card, more: zone_of(t, card),
    "getDamage": lambda t, card, more: t.damage[card],
    "isExerted": lambda t, card, more: t.is_exerted(card),
    "isExertedByInstance": lambda t, card, more: t.is_exerted(card),
    "isDrying": lambda t, card, more: t.is_drying(card),
    "isReady": lambda t, card, more: not t.is_exerted(card),
    "getCardStrength": lambda t, card, more: figure(t, card, F.STRENGTH),
    "getCardWillpower": lambda t, card, more: figure(t, card, F.WILLPOWER),
    "getCardLore": lambda t, card, more: figure(t, card, F.LORE),
    "hasKeyword": lambda t, card, more: has_keyword(t, card, _word(more)),
    "getKeywordValue": lambda t, card, more: keyword_value(t, card, _word(more)),
    "hasRestriction": lambda t, card, more: is_restricted(t, card, _word(more)),
    "hasTemporaryRestriction": lambda t, card, more: is_restricted(t, card, _word(more)),
    "hasGrantedAbility": lambda t, card, more: has_granted(t, card, _word(more)),
    "hasTemporaryAbility": lambda t, card, more: has_granted(t, card, _word(more)),
    "getCardsUnder": lambda t, card, more: t.under(card),
    "getCardsUnderCount": lambda t, card, more: len(t.under(card)),
    "canPlayCard": lambda t, card, more: can_play(t, card),
    "getCardLocationId": lambda t, card, more: location_of(t, card),
    "isCardFaceDown": lambda t, card, more: t.zone_kind(card) in (Z.INKWELL, Z.FACEDOWN),
}
"""Questions about a card."""


def move_cost(t: LorcanaGame, card: int, place: int) -> int:
    """What the character would pay to move there."""
    return move_price(t, t.owner[card], card, place)


PLAYER: Final[dict[str, Callable[[LorcanaGame, int, list[Any]], Any]]] = {
    "getLore": lambda t, seat, more: t.lore[seat],
    "getAvailableInk": lambda t, seat, more: t.ready_cards(seat),
    "getInkDrops": lambda t, seat, more: t.drops_of(seat),
    "getTotalInk": lambda t, seat, more: len(t.cards(Z.INKWELL, seat)),
    "getZonesCardCount": lambda t, seat, more: count_in(t, seat),
    "hasPlayerRestriction": lambda t, seat, more: is_player_restricted(t, seat, _word(more)),
}
"""Questions about a player."""

GAME: Final[dict[str, Callable[[LorcanaGame], Any]]] = {
    "getWinner": lambda t: PLAYERS[t.winner] if t.over and t.winner != NOBODY else None,
    "isGameOver": lambda t: t.over,
    "getActivePlayer": deciding,
}
"""Questions about the game."""


def whose(arguments: list[Any], by: str) -> tuple[int, list[Any]]:
    """The player that a question is about, and what else it says."""
    if arguments and seat_of(arguments[0]) is not None:
        seat = seat_of(arguments[0])
        assert seat is not None
        return seat, arguments[1:]
    return seat_of(by) or 0, arguments


def names_in(t: LorcanaGame, zone: str, seat: int) -> list[str]:
    """The names of the cards in a zone, the bottom first."""
    return [t.figures.names[t.kind[card]] for card in cards_in(t, zone, seat)]


def cards_in(t: LorcanaGame, zone: str, seat: int) -> list[int]:
    """The cards in a zone, the bottom first."""
    if zone == "limbo":
        return [*t.cards(Z.UNDER, seat), *t.cards(Z.FACEDOWN, seat)]
    if zone not in ZONES:
        raise NoSuchName(f"zone {zone!r} is not known")
    return list(t.cards(ZONES[zone], seat))
