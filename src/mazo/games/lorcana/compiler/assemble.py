"""Sentences put together: one effect, or the abilities of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

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
from mazo.abilities.tree.nouns import (
    ANY_NUMBER,
    Chosen,
    Condition,
    Ref,
    That,
    This,
)
from mazo.games.lorcana.compiler.joints import last_replaced, parts_of, steps
from mazo.games.lorcana.compiler.parts import Counted, EnterExerted, More, Options, Puts, Rest, Said


class CantAssemble(Exception):
    """The sentences don't fit together; says which one doesn't."""

    def __init__(self, sentence: int, expected: str) -> None:
        super().__init__(expected)
        self.sentence = sentence
        self.expected = expected


_OPENERS: Final = (Reveal, Look, Search)


def effect_of(sentences: Sequence[Said]) -> Effect:
    """One effect of several sentences."""
    out: list[Any] = []
    for at, said in enumerate(sentences):
        try:
            _add(out, said)
        except ValueError as problem:
            raise CantAssemble(at, str(problem)) from problem
    return _finished(out)  # type: ignore[no-any-return]


def _add(out: list[Any], said: Said) -> None:
    if out and isinstance(out[-1], PlayersMay) and said.how != "if you do" and _opens(out[-1].do):
        inner = parts_of(out[-1].do)
        _add(inner, said)
        out[-1] = replace(out[-1], do=steps(*inner))
        return
    do: Any = said.do
    if said.how == "plain" and said.condition is not None and _mentions(said.condition, "?chosen opponent"):
        out.append(ChoosePlayer("chosen opponent", "chosen"))
        said = replace(said, condition=_renamed(said.condition, "?chosen opponent", "theirs"))
    if out and said.how == "plain" and isinstance(out[-1], EachPlayer) and _speaks_of_loop(do, out[-1]):
        more = do if said.condition is None else If(said.condition, do)
        out[-1] = replace(out[-1], do=steps(out[-1].do, said.joint, _renamed(more, "?characters", "?they")))
        return
    if out and isinstance(out[-1], EachPlayer) and _speaks_of_what_each_shows(said, out[-1]):
        inner = parts_of(out[-1].do)
        _add(inner, replace(said, do=do.do if isinstance(do, EachPlayer) and do.who == "they" else do))
        out[-1] = replace(out[-1], do=steps(*inner))
        return
    match said.how:
        case "plain":
            if isinstance(do, Counted) or not (out and isinstance(out[-1], Counted)):
                out += [said.joint] if out else []
                out.append(do if said.condition is None else If(said.condition, do))
            else:
                out[-1] = _with_amount(do, out[-1].amount)
        case "if you do":
            _need(out)
            then = do if said.condition is None else If(said.condition, do)
            out.append(To(out.pop(), then, "if you do"))
        case "if not done":
            _need(out)
            out.append(To(out.pop(), Nothing(), "otherwise", do))
        case "otherwise":
            _need(out)
            out.append(_otherwise(out.pop(), do))
        case "instead":
            _need(out)
            if said.condition is None:
                raise ValueError("instead of what?")
            out.append(_instead(out.pop(), do, said.condition))
        case "unreduced":
            _need(out)
            last = out.pop()
            if not isinstance(last, Do) or last.verb != "deal damage":
                raise ValueError("only damage is reduced")
            out.append(replace(last, verb="deal unreduced damage"))
        case "bottom":
            _need(out)
            out.append(_to_the_bottom(out.pop()))
        case "refuser":
            _need(out)
            last = out.pop()
            if not isinstance(last, PlayersMay) or last.who != "each opponent":
                raise ValueError("nobody was asked")
            asked = PlayersMay(last.do, "they")
            out.append(EachPlayer("each opponent", To(asked, Nothing(), "otherwise", do)))
        case _:
            raise ValueError(f"a sentence like this ({said.how}) says what is so, it does nothing")


def _speaks_of_loop(effect: Any, loop: EachPlayer) -> bool:
    """Whether "they" are what each of the players has just chosen."""
    them = getattr(effect, "them", None)
    return them in (Ref("?they"), Ref("?characters")) and _inner_choice(loop.do) is not None


def _speaks_of_what_each_shows(said: Said, loop: EachPlayer) -> bool:
    """Whether "it" is the card that each of the players has just revealed."""
    if not _opens(loop.do):
        return False
    if said.how == "otherwise":
        return isinstance(loop.do, Steps) and isinstance(loop.do.of[-1], If)
    return said.how == "plain" and said.condition is not None and _mentions(said.condition, Ref("?it"))


def _to_the_bottom(last: Any) -> Any:
    if isinstance(last, PlayersMay) and isinstance(last.do, Play):
        return PlayersMay(replace(last.do, afterwards="bottom"), last.who)
    raise ValueError("only what is played goes to the bottom instead")


def _need(out: list[Any]) -> None:
    if not out:
        raise ValueError("nothing came before")


def _opens(effect: Effect) -> bool:
    """Whether the following sentences speak of what is shown by it."""
    first = effect.of[0] if isinstance(effect, Steps) else effect
    return isinstance(first, _OPENERS)


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


def _instead(last: Any, do: Any, condition: Condition) -> Any:
    """Another effect under a condition; what is only said in short is completed from the first."""
    if isinstance(last, PlayersMay) and not isinstance(do, PlayersMay):
        return replace(last, do=_instead(last.do, do, condition))
    if isinstance(last, To) and not isinstance(do, To):
        return replace(last, then=_instead(last.then, do, condition))
    if isinstance(last, Steps):
        return last_replaced(last, _instead(last.of[-1], do, condition))
    if isinstance(do, More):
        match last:
            case Do("deal damage") if do.verb == "deal":
                do = replace(last, amount=do.amount)
            case RemoveCounters("damage") if do.verb == "remove":
                do = replace(last, amount=do.amount)
            case _:
                raise ValueError("more of what?")
    if isinstance(do, Get) and do.until is None and isinstance(last, Get):
        do = replace(do, until=last.until)
    chosen = _chosen_in(last)
    if chosen is not None and _speaks_of_choice(condition):
        return Steps(
            (Choose(chosen, "chosen"), If(condition, _without(do, chosen), _without(last, chosen), instead=True))
        )
    return If(condition, do, last, instead=True)


def _speaks_of_choice(node: Any) -> bool:
    if isinstance(node, Ref):
        return node.name in ("?chosen", "?they", "?character", "?he", "challenger")
    if isinstance(node, tuple):
        return any(_speaks_of_choice(one) for one in node)
    if isinstance(node, msgspec.Struct):
        return any(_speaks_of_choice(getattr(node, name)) for name in node.__struct_fields__)
    return False


def _chosen_in(effect: Any) -> Chosen | None:
    for name in ("them", "to", "of"):
        found = getattr(effect, name, None)
        if isinstance(found, Chosen) and found.cards.zone == "play":
            return found
    return None


def _without(effect: Any, chosen: Chosen) -> Any:
    """The effect on what has been chosen already."""
    if isinstance(effect, tuple):
        return tuple(_without(one, chosen) for one in effect)
    if effect == chosen:
        return Ref("?chosen")
    if isinstance(effect, msgspec.Struct):
        return type(effect)(**{name: _without(getattr(effect, name), chosen) for name in effect.__struct_fields__})
    return effect


def _with_amount(node: Any, amount: Any) -> Any:
    if isinstance(node, That):
        return amount
    if isinstance(node, tuple):
        return tuple(_with_amount(one, amount) for one in node)
    if isinstance(node, msgspec.Struct):
        return type(node)(**{name: _with_amount(getattr(node, name), amount) for name in node.__struct_fields__})
    return node


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
            if one.who != "you":
                raise CantAssemble(0, "cards that you look at")
            puts = one.do.puts
            if all(put.count == ANY_NUMBER for put in puts):
                one = replace(one, do=Sort(puts, ""))  # each of them or none: no part of a "may" [6.1.4]
            else:
                one = Puts(tuple(replace(put, up_to=True) for put in puts))
        last = merged[-1] if merged else None
        if isinstance(one, Puts):
            if isinstance(last, Sort) and not last.rest:
                merged[-1] = replace(last, puts=(*last.puts, *one.puts))
            else:
                merged += [joint, Sort(one.puts, "")] if merged else [Sort(one.puts, "")]
        elif isinstance(one, Rest):
            if isinstance(last, Sort) and not last.rest:
                merged[-1] = replace(last, rest=one.rest, any_order=one.any_order)
            else:
                merged += [joint, Sort((), one.rest, one.any_order)]
        elif isinstance(one, EnterExerted):
            if not isinstance(last, Play):
                raise CantAssemble(0, "something that is played")
            merged[-1] = replace(last, state="exerted", joint=joint)
        else:
            merged += [joint, one] if merged else [one]
        joint = "."
    return steps(*merged) if merged else Nothing()


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
    for whose, who in (("?chosen player", "chosen player"), ("?chosen opponent", "chosen opponent")):
        if _mentions(effect, whose):
            return Steps((ChoosePlayer(who, "chosen"), hoisted(_renamed(effect, whose, "theirs"))))
    if isinstance(effect, Draw | ToPlayer | Do | Get | Discard) and not isinstance(effect.amount, int):
        chosen = _inner_choice(effect.amount)
        if chosen is not None:
            if getattr(effect, "them", None) == Ref("?he"):
                effect = replace(effect, them=This())  # said before the choice
            return Steps((Choose(chosen, "chosen"), replace(effect, amount=_without(effect.amount, chosen))))
    return effect


def _inner_choice(node: Any) -> Chosen | None:
    if isinstance(node, Chosen):
        return node
    if isinstance(node, tuple):
        return next((found for one in node if (found := _inner_choice(one)) is not None), None)
    if isinstance(node, msgspec.Struct):
        for name in node.__struct_fields__:
            found = _inner_choice(getattr(node, name))
            if found is not None:
                return found
    return None


def _mentions(node: Any, what: str | Ref) -> bool:
    if node == what:
        return True
    if isinstance(node, tuple):
        return any(_mentions(one, what) for one in node)
    if isinstance(node, msgspec.Struct):
        return any(_mentions(getattr(node, name), what) for name in node.__struct_fields__)
    return False


def _renamed(node: Any, text: str, other: str) -> Any:
    if isinstance(node, tuple):
        return tuple(_renamed(one, text, other) for one in node)
    if isinstance(node, msgspec.Struct):
        return type(node)(**{name: _renamed(getattr(node, name), text, other) for name in node.__struct_fields__})
    return other if node == text else node


def with_options(effect: Any, options: tuple[Effect, ...]) -> Any:
    """The effect with its list of options filled in."""
    if isinstance(effect, Options):
        return ChooseOne(options, count=effect.count)
    if isinstance(effect, tuple):
        return tuple(with_options(one, options) for one in effect)
    if isinstance(effect, msgspec.Struct):
        fields = {name: with_options(getattr(effect, name), options) for name in effect.__struct_fields__}
        return type(effect)(**fields)
    return effect
