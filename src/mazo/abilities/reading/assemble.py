"""Sentences put together as one effect: "if you do", "otherwise", "instead", looking and sorting."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from mazo.abilities.reading.joints import joined, last_replaced, parts_of
from mazo.abilities.reading.parts import AsBefore, Counted, EnterAs, Options, Puts, Rest, Said
from mazo.abilities.reading.walk import changed, contains, found, mentions, swapped
from mazo.abilities.tree.deeds import Discard, Do, Draw, Look, RemoveCounters, Reveal, Search, Sort, ToPlayer
from mazo.abilities.tree.effects import (
    Choose,
    ChooseOne,
    ChoosePlayer,
    EachPlayer,
    Effect,
    Get,
    If,
    Nothing,
    Play,
    PlayersMay,
    Repeat,
    Steps,
    To,
)
from mazo.abilities.tree.nouns import ANY_NUMBER, Chosen, Condition, Ref, That, This

Way: TypeAlias = Callable[[Any, Said], Any]
"""A way in which a sentence hangs on the one before: the effect so far, and the sentence, as one effect."""


class CantAssemble(Exception):
    """The sentences don't fit together; says which one doesn't."""

    def __init__(self, sentence: int, expected: str) -> None:
        super().__init__(expected)
        self.sentence = sentence
        self.expected = expected


_OPENERS: Final = (Reveal, Look, Search)
_CHOSEN_PLAYERS: Final = (("?chosen player", "chosen player"), ("?chosen opponent", "chosen opponent"))


class Assembler:
    """Puts sentences together; the game says in which further ways they hang together."""

    def __init__(self, ways: Mapping[str, Way], of_choice: Collection[str], of_loop: Collection[str]) -> None:
        """Ways by the name of how a sentence is said; the references that may speak of what was just chosen, and those
        that may speak of what each of several players has chosen."""
        self._ways: dict[str, Way] = {
            "if you do": _if_you_do,
            "if not done": _if_not_done,
            "otherwise": _otherwise_said,
            "instead": self._instead_said,
            "refuser": _refused,
            **ways,
        }
        self._of_choice = frozenset(of_choice)
        self._of_loop = tuple(of_loop)

    def effect_of(self, sentences: Sequence[Said]) -> Effect:
        """One effect of several sentences."""
        out: list[Any] = []
        for at, said in enumerate(sentences):
            try:
                self._add(out, said)
            except ValueError as problem:
                raise CantAssemble(at, str(problem)) from problem
        return _finished(out)  # type: ignore[no-any-return]

    def _add(self, out: list[Any], said: Said) -> None:
        last = out[-1] if out else None
        if isinstance(last, PlayersMay) and said.how != "if you do" and _opens(last.do):
            out[-1] = replace(last, do=self._within(last.do, said))
            return
        do: Any = said.do
        if said.how == "plain" and said.condition is not None and mentions(said.condition, "?chosen opponent"):
            out.append(ChoosePlayer("chosen opponent", "chosen"))
            said = replace(said, condition=swapped(said.condition, "?chosen opponent", "theirs"))
            last = out[-1]
        if said.how == "plain" and isinstance(last, EachPlayer) and self._speaks_of_loop(do, last):
            more = do if said.condition is None else If(said.condition, do)
            for mark in self._of_loop[1:]:
                more = swapped(more, mark, self._of_loop[0])
            out[-1] = replace(last, do=joined(last.do, said.joint, more))
        elif isinstance(last, EachPlayer) and _speaks_of_what_each_shows(said, last):
            inner = replace(said, do=do.do if isinstance(do, EachPlayer) and do.who == "they" else do)
            out[-1] = replace(last, do=self._within(last.do, inner))
        elif said.how == "plain":
            _add_plainly(out, said)
        elif said.how in self._ways:
            if not out:
                raise ValueError("nothing came before")
            out.append(self._ways[said.how](out.pop(), said))
        else:
            raise ValueError(f"a sentence like this ({said.how}) says what is so, it does nothing")

    def _within(self, effect: Effect, said: Said) -> Any:
        """The sentence added to what stands inside another effect."""
        inner = parts_of(effect)
        self._add(inner, said)
        return joined(*inner)

    def _speaks_of_loop(self, effect: Any, loop: EachPlayer) -> bool:
        """Whether "they" are what each of the players has just chosen."""
        them = getattr(effect, "them", None)
        return isinstance(them, Ref) and them.name in self._of_loop and contains(loop.do, (Chosen,))

    def _instead_said(self, last: Any, said: Said) -> Any:
        if said.condition is None:
            raise ValueError("instead of what?")
        return self._instead(last, said.do, said.condition)

    def _instead(self, last: Any, do: Any, condition: Condition) -> Any:
        """Another effect under a condition; what is only said in short is completed from the first."""
        if isinstance(last, PlayersMay) and not isinstance(do, PlayersMay):
            return replace(last, do=self._instead(last.do, do, condition))
        if isinstance(last, To) and not isinstance(do, To):
            return replace(last, then=self._instead(last.then, do, condition))
        if isinstance(last, Steps):
            return last_replaced(last, self._instead(last.of[-1], do, condition))
        if isinstance(do, AsBefore):
            do = _more(last, do)
        if isinstance(do, Get) and do.until is None and isinstance(last, Get):
            do = replace(do, until=last.until)
        chosen = _chosen_in(last)
        if chosen is not None and found(condition, self._is_of_choice) is not None:
            after = If(condition, _once_chosen(do, chosen), _once_chosen(last, chosen), instead=True)
            return Steps((Choose(chosen, "chosen"), after))
        return If(condition, do, last, instead=True)

    def _is_of_choice(self, node: Any) -> bool:
        return isinstance(node, Ref) and node.name in self._of_choice


def _add_plainly(out: list[Any], said: Said) -> None:
    do: Any = said.do
    if isinstance(do, Counted) or not (out and isinstance(out[-1], Counted)):
        out += [said.joint] if out else []
        out.append(do if said.condition is None else If(said.condition, do))
    else:
        amount = out[-1].amount
        out[-1] = changed(do, lambda node: amount if isinstance(node, That) else node)


def _speaks_of_what_each_shows(said: Said, loop: EachPlayer) -> bool:
    """Whether "it" is the card that each of the players has just revealed."""
    if not _opens(loop.do):
        return False
    if said.how == "otherwise":
        return isinstance(loop.do, Steps) and isinstance(loop.do.of[-1], If)
    return said.how == "plain" and said.condition is not None and mentions(said.condition, Ref("?it"))


def _opens(effect: Effect) -> bool:
    """Whether the following sentences speak of what is shown by it."""
    first = effect.of[0] if isinstance(effect, Steps) else effect
    return isinstance(first, _OPENERS)


# The ways that all games share.


def _if_you_do(last: Any, said: Said) -> Any:
    then = said.do if said.condition is None else If(said.condition, said.do)
    return To(last, then, "if you do")


def _if_not_done(last: Any, said: Said) -> Any:
    return To(last, Nothing(), "otherwise", said.do)


def _refused(last: Any, said: Said) -> Any:
    """ "For each opponent who doesn't" """
    if not isinstance(last, PlayersMay) or last.who != "each opponent":
        raise ValueError("nobody was asked")
    asked = PlayersMay(last.do, "they")
    return EachPlayer("each opponent", To(asked, Nothing(), "otherwise", said.do))


def _otherwise_said(last: Any, said: Said) -> Any:
    return _otherwise(last, said.do)


def _otherwise(last: Any, do: Effect) -> Any:
    match last:
        case If(otherwise=None, instead=False):
            return replace(last, otherwise=do)
        case To(PlayersMay(Reveal()), PlayersMay() as then, otherwise=None):
            # "You may reveal it. If you do, you may play it. Otherwise, …": otherwise than playing what is seen.
            return replace(last, then=To(then, Nothing(), "otherwise", do))
        case To(otherwise=None):
            return replace(last, otherwise=do)
        case PlayersMay():
            return To(last, Nothing(), "otherwise", do)
        case Steps(of=of):
            return last_replaced(last, _otherwise(of[-1], do))
    raise ValueError("otherwise than what?")


def _more(last: Any, more: AsBefore) -> Any:
    match last:
        case Do(verb=verb) if verb == more.verb:
            return replace(last, amount=more.amount)
        case RemoveCounters(kind=kind) if more.verb == f"remove {kind}":
            return replace(last, amount=more.amount)
    raise ValueError("more of what?")


def _chosen_in(effect: Any) -> Chosen | None:
    for name in ("them", "to", "of"):
        them = getattr(effect, name, None)
        if isinstance(them, Chosen) and them.cards.zone == "play":
            return them
    return None


def _once_chosen(effect: Any, chosen: Chosen) -> Any:
    """The effect on what has been chosen already."""
    return swapped(effect, chosen, Ref("?chosen"))


# What is looked at and sorted, chosen for an amount, or taken from a chosen player.


def _finished(effects: list[Any]) -> Any:
    merged: list[Any] = []
    joint = "."
    for one in effects:
        if isinstance(one, str):
            joint = one
            continue
        one = _inside(one)
        if isinstance(one, PlayersMay) and isinstance(one.do, Puts):
            one = _may_put(one, one.do)
        last = merged[-1] if merged else None
        if isinstance(one, Puts):
            if isinstance(last, Sort) and not last.rest:
                merged[-1] = replace(last, puts=(*last.puts, *one.puts))
            else:
                merged += [joint, Sort(one.puts, "")] if merged else [Sort(one.puts, "")]
        elif isinstance(one, Rest):
            if isinstance(last, Sort) and not last.rest:
                said: Any = "put" if joint == "and" else ""
                merged[-1] = replace(last, rest=one.rest, any_order=one.any_order, said=said)
            else:
                merged += [joint, Sort((), one.rest, one.any_order)]
        elif isinstance(one, EnterAs):
            if not isinstance(last, Play):
                raise CantAssemble(0, "something that is played")
            merged[-1] = replace(last, state=one.state, joint=joint)
        else:
            merged += [joint, one] if merged else [one]
        joint = "."
    return joined(*merged) if merged else Nothing()


def _may_put(may: PlayersMay, puts: Puts) -> Any:
    """Putting some of them somewhere is up to the player card by card; for all or none of them it is one "may"."""
    if may.who != "you":
        raise CantAssemble(0, "cards that you look at")
    if all(put.count == ANY_NUMBER for put in puts.puts):
        return replace(may, do=Sort(puts.puts, ""))
    return Puts(tuple(replace(put, up_to=True) for put in puts.puts))


def _inside(effect: Any) -> Any:
    """The same done for the effects inside an effect."""
    match effect:
        case Steps():
            return _finished(parts_of(effect))
        case PlayersMay(do=do) if not isinstance(do, Puts):
            return replace(effect, do=_inside(do))
        case If(then=then, otherwise=otherwise):
            return replace(effect, then=_inside(then), otherwise=_inside(otherwise) if otherwise is not None else None)
        case To(cost=cost, then=then, otherwise=otherwise):
            other = _inside(otherwise) if otherwise is not None else None
            return replace(effect, cost=_inside(cost), then=_inside(then), otherwise=other)
        case EachPlayer(do=do) | Repeat(do=do):
            return replace(effect, do=_inside(do))
        case ChooseOne(of=of):
            return replace(effect, of=tuple(_inside(one) for one in of))
    return hoisted(effect)


def hoisted(effect: Any) -> Any:
    """Choices that stand inside an amount or a zone are made first."""
    for whose, who in _CHOSEN_PLAYERS:
        if mentions(effect, whose):
            return Steps((ChoosePlayer(who, "chosen"), hoisted(swapped(effect, whose, "theirs"))))
    if isinstance(effect, Draw | ToPlayer | Do | Get | Discard) and not isinstance(effect.amount, int):
        chosen = found(effect.amount, lambda node: isinstance(node, Chosen))
        if chosen is not None:
            if getattr(effect, "them", None) == Ref("?he"):
                effect = replace(effect, them=This())  # said before the choice
            return Steps((Choose(chosen, "chosen"), replace(effect, amount=_once_chosen(effect.amount, chosen))))
    return effect


def with_options(effect: Any, options: tuple[Effect, ...], theirs: Callable[[Any], Any]) -> Any:
    """The effect with its list of options filled in, as what another player does if that one chooses."""

    def filled(node: Any) -> Any:
        if not isinstance(node, Options):
            return node
        return ChooseOne(options if node.by == "you" else theirs(options), node.by, node.count)

    return changed(effect, filled)
