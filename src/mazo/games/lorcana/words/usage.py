"""How Lorcana uses its words in card text, whatever the language, and how its keywords are printed."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text.plan.shapes import without
from mazo.abilities.text.plan.usage import Met, Usage
from mazo.abilities.tree.effects import Keyword
from mazo.abilities.tree.nouns import Cards, During, Is, Ref, They, This, When

USAGE: Final = Usage(
    persons=("character",),
    being="character",
    host="location",
    things=("item", "location"),
    sorts={"a song": ("action", "song")},
    here="here",
    surroundings=("in a challenge", "here", "at a location"),
    roles={
        "challenger": Met("character"),
        "challenged": Met("character"),
        "singers": Met("character", True, "yours"),
    },
    others={"challenge": "challenged", "is challenged": "challenger"},
    parties={"deals damage": "character", "sing": "song", "move": "location"},
    edges=("turn start", "turn end", "challenge over"),
    befalls=(
        "quest", "challenge", "is challenged", "banish", "banished in a challenge", "leave play", "sing", "move",
        "is dealt damage", "deals damage", "takes damage",
    ),
    once=("play", "banish", "leave play", "discard", "put into discard"),
    leaving=("banish", "leave play", "discard"),
    of_cards=("draw", "discard", "ink", "put into discard", "left discard", "reveal"),
    zoned=("ink", "put into discard", "left discard"),
    objects=("play", "draw", "discard", "ready", "reveal", "pay"),
    of_beings=(
        "quest", "challenge", "is challenged", "banish", "sing", "move", "is dealt damage", "deals damage",
        "takes damage", "is healed", "is chosen", "is chosen for Support", "put under", "banished in a challenge",
    ),
    within={"play": ("shifted",)},
    silent={"banish": ("being challenged", "challenging")},
    implied=("play", "draw", "discard", "reveal", "pay"),
    done_by_other=("banish",),
    uncounted=("gains lore", "loses lore", "shuffle", "is healed"),
    heaps=("damage",),
    piles=("cards under",),
    ways=("shifted", "paid with ink drops"),
    deniable=("play", "draw", "discard", "ink"),
    apart=("singing",),
    measured=("deal damage",),
    to_discard="put into discard",
    paired=("quest", "challenge"),
    turned=("exerted", "ready"),
    meanwhile=("being challenged", "challenging"),
    trailing=("challenge", "quest"),
    counted_after=("draw", "ink", "challenge"),
    more=("ink more",),
    several=("any players", "players with the most cards"),
)  # fmt: skip
SIGNED: Final = ("Challenger", "Resist")
_NUMBERED: Final = ("Singer", "Sing Together")
_PAID: Final = ("Shift", "Boost")


def challenge_state(when: When) -> str:
    """Whether the card is challenging or being challenged as it is banished."""
    states = ("challenging", "being challenged")
    if isinstance(when.cards, Cards) and (had := without(when.cards, *states)[1]):
        return had[0]
    for one in when.conditions:
        match one:
            case During(state) | They(cards=Ref(name="subject") | This(), are=(Is(state=state),)):
                if state in states:
                    return state
    return ""


def keyword_line(keyword: Keyword, number: str, cost: str) -> str:
    """A keyword with its number: Shift 5 {I}, Challenger +2; in English in every language, as players say it."""
    name = keyword.name
    if name == "Shift":
        name = " ".join([*_shift_words(keyword), "Shift"])
    if keyword.name == "Shift" and keyword.cost is not None:
        return f"{name}: {cost}"
    if keyword.name in _PAID:
        return f"{name} {number} {{I}}"
    if name in SIGNED:
        return f"{name} +{number}"
    return f"{name} {number}" if name in _NUMBERED else name


def _shift_words(keyword: Keyword) -> list[str]:
    """The words before Shift."""
    onto = keyword.onto
    classes = [name for one in (onto.where if onto is not None else ()) for name in getattr(one, "any", ())]
    out = ["Temporary"] if "temporary" in keyword.variant else []
    for one in ("universal", "duo", "combo", "potato"):
        if one in keyword.variant:
            out.append(one.capitalize())
    if "classification" in keyword.variant:
        out.append(" ".join(classes) or "Classification")
    return out
