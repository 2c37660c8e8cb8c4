"""The picture of a deck."""

from __future__ import annotations

from xml.etree import ElementTree

from mazo.games import kind
from mazo.games.decksheet import deck_sheet


def drawn(title="My <deck>", lang="en"):
    game = kind("lorcana")
    cards = [(game.face("Simba - Returned King", lang), 4), (game.face("Dragon Fire", lang), 2)]
    return ElementTree.fromstring(deck_sheet(game, title, cards, lang))


def texts(root):
    return [one.text for one in root.iter("{http://www.w3.org/2000/svg}text")]


def test_says_what_is_in_the_deck_and_how_often():
    said = texts(drawn())
    assert {"My <deck>", "Simba", "Returned King", "Dragon Fire", "×4", "×2"} <= set(said)
    assert "Disney Lorcana · 6 cards" in said
    assert "Disney Lorcana · 6 cartas" in texts(drawn(lang="es"))


def test_every_card_has_its_picture():
    assert len(list(drawn().iter("{http://www.w3.org/2000/svg}image"))) == 2
