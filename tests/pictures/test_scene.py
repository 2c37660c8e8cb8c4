"""Pictures of cards: valid, small, the same every time, and never the same for two cards."""

from xml.etree import ElementTree

import pytest

from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.pictures.chance import Chance
from mazo.pictures.choosing import motif_of
from mazo.pictures.drawing import HEIGHT, WIDTH
from mazo.pictures.figures import scarf_of
from mazo.pictures.forces import FORCES
from mazo.pictures.light import light_of
from mazo.pictures.music import LOOKS, Music
from mazo.pictures.scene import BUDGET, picture
from mazo.pictures.shapes import shapes
from mazo.pictures.style import Subject, common

GAMES = pytest.mark.parametrize("game", NAMES)


def cards(game):
    """A sample of a game's cards, the whole of a small one."""
    names = [known.card.name for known in kind_named(game).catalogue]
    return names[:: max(1, len(names) // 150)]


@GAMES
def test_every_picture_is_valid_and_small(game):
    for name in cards(game):
        drawn = kind_named(game).picture(name)
        root = ElementTree.fromstring(drawn)
        assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
        assert len(drawn) <= BUDGET, name


@GAMES
def test_no_two_cards_have_the_same_picture(game):
    drawn = [kind_named(game).picture(name) for name in cards(game)]
    assert len(set(drawn)) == len(drawn)


@GAMES
def test_a_card_always_has_the_same_picture(game):
    name = cards(game)[0]
    assert kind_named(game).picture(name) == kind_named(game).picture(name)


@GAMES
def test_a_picture_never_has_words_in_it(game):
    for name in cards(game)[:40]:
        assert "<text" not in kind_named(game).picture(name)


@GAMES
def test_what_a_style_names_can_be_drawn(game):
    style, known = kind_named(game).style, shapes()
    for costume in style.costumes.values():
        assert set(costume.body) <= known.bodies.keys()
        assert set(costume.head) <= known.heads.keys()
        assert set(costume.hand) <= known.hands.keys()
        assert set(costume.whole) <= known.wholes.keys()
        assert costume.back in ("", *known.backs)
    assert {shape for call in style.things for shape in call.one_of} <= known.wholes.keys()
    assert {shape for call in style.forces for shape in call.one_of} <= FORCES.keys()
    assert style.usual in style.tints


def test_what_the_words_of_every_game_name_can_be_drawn():
    words, known = common(), shapes()
    assert {hint.whole for hint in words.hints} - {""} <= known.wholes.keys()
    assert {shape for call in words.things for shape in call.one_of} <= known.wholes.keys()
    assert {shape for call in words.forces for shape in call.one_of} <= FORCES.keys()


def motif(game, *words, **facts):
    return motif_of(Subject(*words, **facts), kind_named(game).style, Chance(1))


def test_words_of_the_name_come_first():
    assert motif("myl", "Lobo de la Nieve", type="ally").shape == "hound"
    assert motif("myl", "Lobo de la Nieve", type="ally").biome == "snow"


def test_kinds_come_second():
    found = motif("myl", "Alguien", type="ally", kinds=("Caballero",))
    assert found.figure is not None
    assert found.figure.head == "helm"


def test_a_word_is_not_found_inside_another():
    """A stage is not a stag, and Scar has no car in it."""
    assert motif("myl", "Stage", type="ally").shape != "stag"
    assert motif("myl", "Scar", type="ally").shape != "wheel"


def test_costly_cards_have_foil():
    style = kind_named("myl").style
    assert "rotate(24 160 120)" in picture(Subject("Alguien", type="ally", cost=7), style)
    assert "rotate(24 160 120)" not in picture(Subject("Alguien", type="ally", cost=6), style)


def test_everybody_of_one_name_wears_the_same_scarf():
    assert scarf_of("Aurora") == scarf_of("Aurora")
    assert len({scarf_of(name) for name in ("Aurora", "Belle", "Genie", "Moana")}) == 4


def test_music_has_many_looks_and_each_of_them_can_be_drawn():
    light = light_of(Subject("A song"), kind_named("lorcana").style, "night", "hills", Chance(1))
    looks = {look(Music(light, Chance(7))) for look in LOOKS}
    assert len(looks) == len(LOOKS)
    for drawn in looks:
        ElementTree.fromstring(f"<svg>{drawn}</svg>")
