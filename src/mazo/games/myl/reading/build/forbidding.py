"""Builders of the section "forbidding": what players may not do."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mazo.abilities.tree.effects import (
    Cant,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Every,
    IsNamedCard,
)


def jugador_no_puede(who: Any, act: tuple[str, Any], *until: str) -> Any:
    return _cant(who, act, until)


def nadie_puede(act: tuple[str, Any], *until: str) -> Any:
    return _cant("each player", act, until)


def no_puedes(act: tuple[str, Any], *until: str) -> Any:
    return _cant("you", act, until)


def _cant(who: Any, act: tuple[str, Any], until: tuple[str, ...]) -> Any:
    name, cards = act
    if name == "be attacked":
        if who != "you":
            raise ValueError("tú")
        who, name = "each opponent", "declare an attack"
    if name == "discard your hand" and who != "each opponent":
        raise ValueError("tu oponente")
    if name == "block":
        whose = {"you": "yours", "each opponent": "opposing"}.get(who, "any")
        made = Cant(Every(Cards(("ally",), whose)), "block")  # type: ignore[arg-type]
    else:
        made = Cant(who, name, cards=cards)
    return replace(made, until=until[0]) if until else made


def jugar_cartas(cards: Cards) -> tuple[str, Any]:
    return "play", cards


def robar_cartas() -> tuple[str, Any]:
    return "draw", None


def buscar_cartas() -> tuple[str, Any]:
    return "search castles", None


def descartar_cartas() -> tuple[str, Any]:
    return "discard", None


def descartar_tales(cards: Cards) -> tuple[str, Any]:
    if cards.zone not in ("play", "hand") or cards == Cards():
        raise ValueError("cartas de la mano")
    return "discard", replace(cards, zone="hand")


def descartar_tuyas() -> tuple[str, Any]:
    return "discard your hand", None


def barajar_cartas() -> tuple[str, Any]:
    return "shuffle cards in", None


def barajar_de_cementerios() -> tuple[str, Any]:
    return barajar_tales(Cards(zone="graveyard"))


def barajar_tales(cards: Cards) -> tuple[str, Any]:
    if cards == Cards():
        raise ValueError("qué cartas")
    return "shuffle cards in", cards


def declarar_ataque() -> tuple[str, Any]:
    return "declare an attack", None


def declarar_bloqueo() -> tuple[str, Any]:
    return "block", None


def jugar_cartas_ni(one: Cards, other: Cards) -> tuple[str, Any]:
    if one.where or other.where or one.zone != "play" or other.zone != "play":
        raise ValueError("cartas de dos tipos")
    return "play", Cards((*one.types, *other.types))


def usar_habilidades() -> tuple[str, Any]:
    return "use abilities", None


def ser_atacado() -> tuple[str, Any]:
    return "be attacked", None


def la_nombrada_no_se_juega(*until: str) -> Any:
    return _cant("each player", jugar_la_nombrada(), until)


def jugar_la_nombrada() -> tuple[str, Any]:
    return "play", Cards(where=(IsNamedCard(),))


def pila() -> None:
    return None


def usar_pilas(*_piles: None) -> tuple[str, Any]:
    return "use graveyard or exile", None


def ver_mano() -> tuple[str, Any]:
    return "see hands", None
