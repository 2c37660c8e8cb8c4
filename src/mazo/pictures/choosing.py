"""What a picture shows: words of the name first, kinds of the card second, chance last."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from mazo.pictures.chance import Chance
from mazo.pictures.style import Called, Costume, Mood, Role, Style, Subject, common

BIOMES = (
    "hills",
    "peaks",
    "sea",
    "forest",
    "fortress",
    "town",
    "islands",
    "hills",
    "temple",
    "desert",
    "cosmos",
    "glade",
)
WEATHERS = ("", "birds", "motes", "mist", "", "rays", "petals", "rain", "ribbons", "ribbons")
MOODS: tuple[Mood, ...] = ("night", "dusk", "dusk", "dawn", "dawn", "day", "night")
DRAGONS = ("dragon", "dragon", "wyrm", "flyer")
THINGS = (
    "goblet", "mirror", "book", "gem", "key", "gear", "chest", "hourglass", "shell", "quill", "mask", "lantern", "ring",
    "cauldron", "harp",
)  # fmt: skip
FORCES = (
    "vortex", "star", "flame", "birds", "sunburst", "bridge", "door", "letter", "hand", "mask", "blossom", "drop",
    "scrolls", "chain",
)  # fmt: skip


class Figure(msgspec.Struct, frozen=True):
    """A person put together from parts."""

    body: str
    head: str = ""
    hair: str = ""
    hand: str = ""
    back: str = ""
    halo: bool = False


class Motif(msgspec.Struct, frozen=True):
    """All that was chosen for one picture."""

    role: Role
    biome: str
    weather: str
    mood: Mood
    shape: str = ""
    """The creature, thing, force or building in the middle; empty for a figure in parts."""
    figure: Figure | None = None


def motif_of(subject: Subject, style: Style, chance: Chance) -> Motif:
    """What the picture of a card shows."""
    role = "music" if any(kind in style.music for kind in subject.kinds) else style.roles.get(subject.type, "figure")
    words = style.heard(subject.words)
    hints = [hint for hint in (*style.hints, *common().hints) if hint.in_(words)]
    costumes = [style.costumes[kind.lower()] for kind in subject.kinds if kind.lower() in style.costumes]
    biome = next((hint.biome for hint in hints if hint.biome), "")
    biome = biome or next((one.biome for one in costumes if one.biome), "")
    biome = biome or next((style.grounds[kind] for kind in subject.kinds if kind in style.grounds), "")
    moods = [*(hint.mood for hint in hints if hint.mood), *(one.mood for one in costumes if one.mood)]
    weather = next((hint.weather for hint in hints if hint.weather), "")
    if role == "thing" and chance.happens(0.75):
        biome = "hall"
    biome = biome or chance.pick(BIOMES)
    mood: Mood = moods[0] if moods else chance.pick(MOODS)
    weather = weather or chance.pick(WEATHERS)
    if role != "figure":
        return Motif(role, biome, weather, mood, _shape(role, subject, style, biome, chance))
    whole = next((hint.whole for hint in hints if hint.whole), "")
    whole = whole or next((chance.pick(one.whole) for one in costumes if one.whole), "")
    if whole == "dragon":
        whole = chance.pick(DRAGONS)
    figure = None if whole else _figure(costumes, chance)
    return Motif(role, biome, weather, mood, whole, figure)


def _shape(role: Role, subject: Subject, style: Style, biome: str, chance: Chance) -> str:
    """What stands in the middle where that is no figure."""
    words = style.heard(subject.words)
    if role == "thing":
        named = _called((*style.things, *common().things), words, chance)
        return named or chance.pick(style.usual_things.get(subject.type, THINGS))
    if role == "force":
        named = _called(common().forces, words, chance)
        return named or _called(style.forces, subject.text, chance) or chance.pick(FORCES)
    if role == "place":
        return _called((*style.places, *common().places), words, chance) or biome
    return "notes"


def _called(calls: Iterable[Called], words: str, chance: Chance) -> str:
    """The first shape that the words call up."""
    return next((chance.pick(call.one_of) for call in calls if call.in_(words)), "")


def _figure(costumes: Iterable[Costume], chance: Chance) -> Figure:
    """A person dressed by the card's kinds and, where they say nothing, by chance."""
    body, head, hand, back, halo = "", "", "", "", False
    for one in costumes:
        body = body or (chance.pick(one.body) if one.body else "")
        head = head or (chance.pick(one.head) if one.head else "")
        hand = hand or (chance.pick(one.hand) if one.hand else "")
        back = back or one.back
        halo = halo or one.halo
    gown = body == "gown"
    body = body or chance.pick(("cloak", "tunic", "coat", "gown", "cloak"))
    head = head or chance.pick(("", "", "hood", "brim", "", "pixie"))
    hand = hand or chance.pick(("", "staff", "lantern", "sword", "book", "", "spear", "banner"))
    back = back or ("cape" if chance.happens(0.3) else "")
    if head in ("hood", "helm", "crest", "nemes"):
        hair = ""
    else:
        hair = chance.pick(("long", "tail", "bun", "braid") if gown else ("short", "short", "tail", "", "long"))
    return Figure(body, head, hair, hand, back, halo)
