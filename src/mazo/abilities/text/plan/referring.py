"""How cards are referred to: by a pronoun, as those met before, by their part in an event, or named for the first time.

>>> from mazo.abilities.tree.nouns import Cards
>>> scene = Scene(Usage(), "card")
>>> chosen = Chosen(Cards())
>>> refer(scene, chosen).sort, introduce(scene, chosen), refer(scene, Ref()).sort
('fresh', None, 'again')
"""

from __future__ import annotations

from typing import Literal

import msgspec

from mazo.abilities.text.plan.scene import Scene
from mazo.abilities.text.plan.shapes import name_of, same_object
from mazo.abilities.text.plan.usage import Met, Usage
from mazo.abilities.tree.nouns import Chosen, Every, HostOf, Ref, Them, This, Under

__all__ = ["Mention", "Usage", "introduce", "known", "refer"]

_MANY = ("looked", "under")
"""What is several cards where nothing else is known."""


class Mention(msgspec.Struct, frozen=True):
    """Cards as a text speaks of them."""

    sort: Literal["this", "this again", "part", "under", "again", "all again", "those", "fresh"]
    """The card itself, or by a pronoun; by its part in an event; what is under it; a pronoun for these, or for all of
    them; those met before; named for the first time."""
    them: Them = This()
    met: Met = Met()
    part: str = ""
    promised: bool = False
    """Whether they were chosen before and are only spoken of now."""


def known(scene: Scene, them: Them) -> Met:
    """What is known of those cards."""
    match them:
        case This():
            return Met(scene.card, False, "yours")
        case Ref(name=name) if name in scene.promised:
            return scene.usage.met_by(scene.promised[name]) or Met()
        case Ref(name=name):
            usual = scene.usage.roles.get(name) or (Met("card", True, "yours") if name in _MANY else Met())
            return scene.met.get(name, usual)
        case Under(cards=cards):
            return Met("card", True, known(scene, cards).whose, "under")
        case _:
            return scene.usage.met_by(them) or Met()


def refer(scene: Scene, them: Them, subject: bool = False) -> Mention:
    """How those cards are spoken of now; as a subject, the card itself is what a pronoun means from then on."""
    match them:
        case This():
            if subject and scene.last == "this" and not scene.gone:
                return Mention("this again")
            if subject:
                scene.meet_this()
            return Mention("this")
        case Ref(name=name):
            return _reference(scene, name, subject)
        case Every(cards=cards) if (same := same_object(cards)) is not None:
            return refer(scene, same, subject)
        case HostOf() if scene.last_them == them:
            return Mention("again", them, scene.usage.met_by(them) or Met())
        case Every() if scene.last_them == them:
            return Mention("all again", them, scene.met.get(scene.last) or scene.usage.met_by(them) or Met())
        case Chosen() if scene.last_them == them and not them.cards.other:
            return _reference(scene, them.name, subject)
    return Mention("fresh", them)


def introduce(scene: Scene, them: Them, met: Met | None = None) -> None:
    """From now on those cards can be spoken of; `met` is what they are, where the language has said more of it."""
    found = met or scene.usage.met_by(them)
    if found is not None:
        scene.meet(name_of(them), found, them)


def _reference(scene: Scene, name: str, subject: bool) -> Mention:
    """Cards met before, by a pronoun where that is clear."""
    if name in scene.promised:
        return msgspec.structs.replace(refer(scene, scene.promised.pop(name), subject), promised=True)
    name = scene.usage.role_of(name, scene.event, "other" in scene.met)
    if name in scene.usage.roles and scene.last != name:
        scene.last = name
        return Mention("part", part=name)
    if name == "under":
        return Mention("under")
    if name in ("subject", "other") and name not in scene.met and scene.last == "this":
        return refer(scene, This(), subject)
    met = known(scene, Ref(name))
    if scene.last == name or (name == "looked" and scene.last == "it"):
        return Mention("again", Ref(name), met)
    scene.last = name
    return Mention("those", Ref(name), met)
