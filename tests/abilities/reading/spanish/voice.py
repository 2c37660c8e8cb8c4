"""A voice for the trees of the toy tongue, as small as it can be."""

from __future__ import annotations

from typing import Any

from mazo.abilities.tree.deeds import Do, Draw
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    ChooseOne,
    Gain,
    Get,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Classified, Compare, Count, Every, Ref, This


def say(ability: Ability, card_type: str = "") -> str:
    """An ability in Spanish."""
    match ability:
        case Action(do):
            text = _effect(do)
        case Activated(cost, do):
            return f"Paga {cost.pay} — {_capital(_effect(do))}."
        case Triggered((when, *_), do):
            whose = "este barco" if when.cards == "this" else f"un {_ships(when.cards)}"
            text = f"cuando {whose} zarpa, {_effect(do)}"
        case Static(facts, Compare(Count(cards), "at least", number)):
            text = f"mientras tengas {number} o más {_ships(cards)}s, {_facts(facts)}"
        case Static(facts, None):
            text = _facts(facts)
        case _:
            raise ValueError(f"no words for {ability}")
    return _capital(text) + "."


def _facts(facts: tuple[Any, ...]) -> str:
    return " y ".join(map(_effect, facts))


def _effect(effect: Any) -> str:
    match effect:
        case Draw(amount=1):
            return "roba una carta"
        case Draw(amount=Count(cards)):
            return f"roba 1 carta por cada {_ships(cards)}"
        case Draw(amount):
            return f"roba {amount} cartas"
        case Do("sink", Ref()):
            return "húndelo"
        case Do("sink", them):
            return f"hunde {_them(them)}"
        case Get(them, "cargo", amount):
            return f"{_them(them)} {_gains(them)} {amount:+} de carga"
        case Gain(them, ability):
            return f'{_them(them)} {_gains(them)} "{say(ability)}"'
        case PlayersMay(do):
            return f"puedes {_them_do(do)}"
        case To(cost, then, _, None):
            return f"{_effect(cost)}. Si lo haces, {_effect(then)}"
        case To(cost, _, _, otherwise):
            return f"{_effect(cost)}. Si no, {_effect(otherwise)}"
        case ChooseOne(of):
            return "elige una: " + " ".join(f"• {_capital(_effect(one))}." for one in of)
        case Steps(of, joints):
            text = _effect(of[0])
            for index, one in enumerate(of[1:]):
                text += " y " + _effect(one) if joints and joints[index] == "and" else ". " + _capital(_effect(one))
            return text
    raise ValueError(f"no words for {effect}")


def _them_do(effect: Any) -> str:
    return {"roba": "robar", "hunde": "hundir"}[_effect(effect).split()[0]] + " " + _effect(effect).partition(" ")[2]


def _them(them: Any) -> str:
    match them:
        case This():
            return "este barco"
        case Chosen(cards):
            return f"un {_ships(cards)}"
        case Every(cards):
            return f"tus {_ships(cards).replace('barco', 'barcos')}"
    raise ValueError(f"no words for {them}")


def _gains(them: Any) -> str:
    return "ganan" if isinstance(them, Every) else "gana"


def _ships(cards: Any) -> str:
    assert isinstance(cards, Cards)
    kinds = [name for one in cards.where if isinstance(one, Classified) for name in one.any]
    return " ".join(["barco", *kinds]) + (" del rival" if cards.whose == "opposing" else "")


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
