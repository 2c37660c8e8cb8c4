"""Which effects belong to one sentence and who does them; the same for all languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from mazo.games.lorcana.abilities.effects import (
    Banish,
    Can,
    Cant,
    Choose,
    ChooseOne,
    Deal,
    Discard,
    Draw,
    EachCard,
    EachPlayer,
    Effect,
    Exert,
    ExertInk,
    Fact,
    Gain,
    GainClass,
    GainLore,
    Get,
    Heal,
    If,
    Ink,
    Instead,
    Later,
    Lose,
    LoseLore,
    Move,
    MoveDamage,
    Must,
    NameCard,
    Pay,
    PayLess,
    Play,
    PlayersMay,
    PutDamage,
    PutUnder,
    Ready,
    Repeat,
    Return,
    Reveal,
    RevealHand,
    RevealUntil,
    Shuffle,
    Skip,
    Sort,
    To,
    ToDeck,
    ToDiscard,
    Unless,
    Whenever,
)
from mazo.games.lorcana.abilities.facts import PlayFrom, ReadyLimit
from mazo.games.lorcana.abilities.nouns import Chosen, Ref, Top, Who
from mazo.games.lorcana.abilities.text.scene import chooser

State: TypeAlias = Get | Gain | Lose | GainClass | Cant | Must | Can
"""What is said of cards rather than done by players."""

STATES: Final = (Get, Gain, Lose, GainClass, Cant, Must, Can)
STATEMENTS: Final = (*STATES, PayLess, PlayFrom, ReadyLimit, Instead, Whenever, Later)
FRAMES: Final = (PlayersMay, If, To, Unless, ChooseOne, EachPlayer, EachCard, Repeat)


def done_by(effect: Effect) -> Who:
    """Who does it."""
    match effect:
        case (
            Draw(who=who)
            | GainLore(who=who)
            | LoseLore(who=who)
            | RevealHand(who=who)
            | RevealUntil(who=who)
            | Shuffle(who=who)
            | Pay(who=who)
            | ExertInk(who=who)
            | Skip(who=who)
            | Discard(who=who)
        ):
            return who
        case Sort(by=by):
            return by
        case Deal(to=them) | PutDamage(on=them) | Heal(of=them) | MoveDamage(source=them):
            return chooser(them)
        case (
            Banish(them=them)
            | Return(them=them)
            | Ink(them=them)
            | ToDeck(them=them)
            | ToDiscard(them=them)
            | PutUnder(them=them)
            | Ready(them=them)
            | Exert(them=them)
            | Play(them=them)
            | Reveal(them=them)
            | Move(them=them)
            | Choose(them=them)
        ):
            return chooser(them)
        case _:
            return "you"


def by_each(effect: Effect) -> tuple[Who, Effect] | None:
    """Who does it with their own deck, where the effect speaks of the decks of several players."""
    if isinstance(effect, ToDiscard | Ink | ToDeck) and isinstance(effect.them, Top):
        who: dict[str, Who] = {"opposing": "each opponent", "any": "each player"}
        if effect.them.whose in who:
            theirs = msgspec.structs.replace(effect.them, whose="theirs")
            return who[effect.them.whose], msgspec.structs.replace(effect, them=theirs)
    return None


def same_subject(first: State, second: State) -> bool:
    """Whether two such sentences are one: of the same cards, for the same time."""
    if first.until != second.until:
        return False
    if first.them == second.them:
        return True
    return isinstance(first.them, Chosen) and isinstance(second.them, Ref) and second.them.name == first.them.name


def states_first(effects: Sequence[Effect | Fact]) -> list[State]:
    """What is said of the same cards at the beginning of the effects."""
    out: list[State] = []
    for one in effects:
        if not isinstance(one, STATES) or (out and not same_subject(out[0], one)):
            break
        out.append(one)
    return out


def grouped(effects: Sequence[Effect]) -> list[Effect]:
    """The first effects that make one sentence together."""
    if states := states_first(effects):
        return list(states)
    out = [effects[0]]
    for one in effects[1:]:
        if not shares_actor(out[-1], one):
            break
        out.append(one)
    return out


def shares_actor(before: Effect, after: Effect) -> bool:
    """Whether another player goes on in the same sentence, or drawing and discarding are one."""
    if isinstance(before, (*STATEMENTS, *FRAMES, Sort)) or isinstance(after, (*STATEMENTS, *FRAMES, Sort)):
        return False
    if isinstance(before, Draw) and isinstance(after, Discard):
        return not before.until and done_by(before) == done_by(after)
    if isinstance(before, NameCard):
        return isinstance(after, Reveal)
    return isinstance(before, RevealHand) and done_by(after) in (before.who, "they")
