"""Which effects belong to one sentence and who does them; the same for all languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from mazo.abilities.text.plan.shapes import chooser, factor
from mazo.abilities.text.plan.usage import Usage
from mazo.abilities.tree.deeds import (
    Discard,
    Do,
    Draw,
    MoveCounters,
    NameCard,
    PutCounters,
    PutUnder,
    RemoveCounters,
    Reveal,
    RevealHand,
    RevealUntil,
    Search,
    Shuffle,
    Sort,
    ToDeck,
    ToPlayer,
)
from mazo.abilities.tree.effects import (
    Become,
    Can,
    Cant,
    Choose,
    ChooseOne,
    Convert,
    EachCard,
    EachPlayer,
    Effect,
    Fact,
    Gain,
    GainClass,
    Get,
    If,
    Instead,
    Joint,
    Keyword,
    Later,
    Lose,
    LoseClass,
    Move,
    Must,
    NextEnters,
    Pay,
    PayLess,
    Play,
    PlayersMay,
    Repeat,
    Skip,
    Steps,
    To,
    Unless,
    Whenever,
)
from mazo.abilities.tree.facts import PlayerRule, PlayFrom
from mazo.abilities.tree.nouns import Amount, Chosen, Count, Every, HostOf, Ref, SameObject, Sum, Them, This, Top, Who

State: TypeAlias = Get | Become | Gain | Lose | GainClass | LoseClass | Convert | Cant | Must | Can
"""What is said of cards rather than done by players."""

STATES: Final = (Get, Become, Gain, Lose, GainClass, LoseClass, Convert, Cant, Must, Can)
STATEMENTS: Final = (*STATES, PayLess, PlayFrom, NextEnters, Instead, Whenever, Later)
FRAMES: Final = (PlayersMay, If, To, Unless, ChooseOne, EachPlayer, EachCard, Repeat)


def is_statement(effect: Effect, usage: Usage) -> bool:
    """Whether it says what is so for a while, or will be; doing something more is rather something that players do."""
    return isinstance(effect, STATEMENTS) or (isinstance(effect, PlayerRule) and effect.rule not in usage.more)


def stands_apart(state: State, usage: Usage) -> bool:
    """Whether it is said as a fact of its own."""
    return isinstance(state, Get) and state.stat in usage.apart


def done_by(effect: Effect) -> Who:
    """Who does it."""
    match effect:
        case (
            Draw(who=who)
            | ToPlayer(who=who)
            | RevealHand(who=who)
            | RevealUntil(who=who)
            | Shuffle(who=who)
            | Pay(who=who)
            | Skip(who=who)
            | Discard(who=who)
        ):
            return who
        case Sort(by=by):
            return by
        case (
            Do(them=them)
            | PutCounters(on=them)
            | RemoveCounters(of=them)
            | MoveCounters(source=them)
            | ToDeck(them=them)
            | PutUnder(them=them)
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
    if isinstance(effect, Do) and not effect.verb.startswith("put into "):
        return None
    if isinstance(effect, Do | ToDeck) and isinstance(effect.them, Top):
        who: dict[str, Who] = {"opposing": "each opponent", "any": "each player"}
        if effect.them.whose in who:
            theirs = msgspec.structs.replace(effect.them, whose="theirs")
            return who[effect.them.whose], msgspec.structs.replace(effect, them=theirs)
    return None


def shows_own_top(effect: Effect) -> bool:
    """Whether each of several players reveals from their own deck, for the next sentences to speak of."""
    return isinstance(effect, Reveal) and isinstance(effect.them, Top) and effect.them.whose == "theirs"


def same_subject(first: State, second: State, usage: Usage) -> bool:
    """Whether two such sentences are one: of the same cards, for the same time."""
    if first.until != second.until or stands_apart(first, usage) or stands_apart(second, usage):
        return False
    if counted_by(first) != counted_by(second):
        return False
    if first.them == second.them:
        return True
    return isinstance(first.them, Chosen) and isinstance(second.them, Ref) and second.them.name == first.them.name


def doubles(get: Get) -> bool:
    """Whether one card gains as much as it has."""
    them = Ref(get.them.name) if isinstance(get.them, Chosen) and get.them.count == 1 else get.them
    return isinstance(them, This | Ref | HostOf) and get.amount == Sum(get.stat, them)


def counted_by(state: State) -> Amount | None:
    """What its number is so many times of, if of anything: what all that one clause says is counted by."""
    match state:
        case Get() if doubles(state):
            return None
        case Get(amount=amount) | Gain(ability=Keyword(amount=amount)):
            inner = factor(amount)[1]
            match inner:
                case int():
                    return None
                case Count(cards=cards):
                    return Count(msgspec.structs.replace(cards, said=""))
                case Sum():
                    return msgspec.structs.replace(inner, said="")
            return inner
    return None


def states_first(effects: Sequence[Effect | Fact], usage: Usage) -> list[State]:
    """What is said of the same cards at the beginning of the effects."""
    out: list[State] = []
    for one in effects:
        if not isinstance(one, STATES) or stands_apart(one, usage) or (out and not same_subject(out[0], one, usage)):
            break
        out.append(one)
    return out


def same_choice(one: Them, other: Them) -> bool:
    """Whether the same is said of which cards, whatever they are called later."""
    if isinstance(one, Chosen) and isinstance(other, Chosen):
        return msgspec.structs.replace(one, name=other.name) == other
    return one == other


class Link(msgspec.Struct, frozen=True):
    """What happens next, and how it is joined to what came before."""

    effects: tuple[Effect, ...]
    """Several only where they are said of the same cards."""
    joint: Joint = "."
    usual: bool = True
    """Whether the tree leaves the joint to the text."""

    @property
    def starts(self) -> bool:
        """Whether a new sentence begins."""
        return self.joint in (".", ". then")


def links_of(effect: Effect, usage: Usage) -> list[Link]:
    """The effects one after the other, without steps within steps."""
    if not isinstance(effect, Steps):
        return [Link((effect,))]
    out: list[Link] = []
    for index, one in enumerate(effect.of):
        if usage.quiet_search and isinstance(one, Shuffle) and any(isinstance(by, Search) for by in effect.of):
            continue
        inner = links_of(one, usage)
        if out and inner:
            first = inner[0].effects[0]
            if 0 < index <= len(effect.joints):
                inner[0] = Link((first,), effect.joints[index - 1], False)
            else:
                inner[0] = Link((first,), usual_joint(out[-1].effects[-1], first, usage))
        out += inner
    return out


def clauses_of(effect: Effect, usage: Usage) -> list[Link]:
    """The effects as clauses: what is said of the same cards in one sentence is one."""
    out: list[Link] = []
    for one in links_of(effect, usage):
        last = out[-1].effects[0] if out else None
        first = one.effects[0]
        if (
            isinstance(last, STATES)
            and isinstance(first, STATES)
            and not one.starts
            and same_subject(last, first, usage)
        ):
            out[-1] = msgspec.structs.replace(out[-1], effects=(*out[-1].effects, first))
        else:
            out.append(one)
    return out


def usual_joint(before: Effect, after: Effect, usage: Usage) -> Joint:
    """How two effects are joined if nothing else is said: drawing and discarding are one sentence, most are two."""
    if isinstance(before, Search) and usage.quiet_search:
        return "and"
    if isinstance(before, STATES) and isinstance(after, STATES):
        return "and" if same_subject(before, after, usage) else "."
    if any(is_statement(one, usage) or isinstance(one, (*FRAMES, Sort)) for one in (before, after)):
        return "."
    if isinstance(before, Draw) and isinstance(after, Discard):
        return ", then" if not before.until and done_by(before) == done_by(after) else "."
    if isinstance(before, NameCard):
        return ", then" if isinstance(after, Reveal) else "."
    return "and" if isinstance(before, RevealHand) and done_by(after) in (before.who, "they") else "."


def by_anyone(effect: Effect) -> bool:
    """Whether the effect doesn't say who does it: the player of the sentence."""
    for name in ("them", "to", "on", "of", "source"):
        if isinstance(getattr(effect, name, None), Chosen):
            return False
    return done_by(effect) == "you" and not hasattr(effect, "who")


def puts_theirs(effect: Effect) -> bool:
    """Whether all such cards of the player spoken of go to that player's deck."""
    return isinstance(effect, ToDeck) and isinstance(effect.them, Every) and effect.them.cards.whose == "theirs"


def are_left(them: Them) -> bool:
    """Whether those of some cards are meant that are still there, after others of them have gone."""
    return isinstance(them, Every) and any(isinstance(one, SameObject) for one in them.cards.where)
