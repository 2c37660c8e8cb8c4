"""What pronouns and left-out subjects mean on the cards."""

from __future__ import annotations

from typing import Final

from mazo.abilities.reading.references import Discourse, Pronouns, last_several
from mazo.abilities.tree.nouns import HostOf, PlayerOf, Them, This


def _it(said: Discourse) -> Them | None:
    """The card last spoken of, else what the event befell, else this card itself."""
    for one in reversed(said.mentions):
        if not isinstance(one.them, This):
            return one.them
    return said.subject() or This()


def _subject(said: Discourse) -> Them | None:
    """Who does it, if nobody is named: what was just chosen, the bearer of this weapon, or this card itself."""
    chosen = said.last(chosen=True)
    if chosen is not None:
        return chosen
    if said.subject() is not None:
        return said.subject()
    if said.card_type == "talisman" and said.last() is not None:
        return said.last()  # a Talismán is never in play
    return HostOf(This()) if said.card_type == "weapon" else This()


def _player(said: Discourse) -> PlayerOf | str:
    found = said.last() or said.subject()
    return PlayerOf(found) if found is not None else "they"


def _that(said: Discourse) -> Them | None:
    """ "El Aliado", "éste": the card last spoken of, else what the event befell."""
    for one in reversed(said.mentions):
        if not isinstance(one.them, This):
            return one.them
    return said.subject()


PRONOUNS: Final = Pronouns(
    rules={"it": _it, "subject": _subject, "they": last_several, "that": _that},
    player=_player,
    actor="ally",
    fleeting=("talisman",),
)
