"""No two cards of a deck look alike: their pictures, small and grey, differ in many places."""

from __future__ import annotations

from itertools import combinations
from urllib.parse import quote

import pytest

from mazo.games import NAMES, kind
from mazo.server.pictures import pictures_mark
from tests.browser.player import Sitter

pytestmark = pytest.mark.browser

LEAST = 64
"""In so many of 512 places two pictures differ at least."""
HASHES = """async (addresses) => {
  const [across, down] = [17, 16];
  const canvas = new OffscreenCanvas(across, down);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const hashes = [];
  const seen = (address) => {
    const image = new Image();
    image.src = address;
    return image.decode().then(() => image);
  };
  const coming = addresses.slice(0, 12).map(seen);  // the next ones are fetched while one is looked at
  for (let at = 0; at < addresses.length; at++) {
    const image = await coming.shift();
    if (at + 12 < addresses.length) coming.push(seen(addresses[at + 12]));
    pen.drawImage(image, 0, 0, across, down);
    const { data } = pen.getImageData(0, 0, across, down);
    const bits = [];
    for (const [red, green, blue] of [[0.3, 0.59, 0.11], [0.6, -0.6, 0]]) {  // how light it is, and how warm
      const value = (x, y) => {
        const at = 4 * (y * across + x);
        return red * data[at] + green * data[at + 1] + blue * data[at + 2];
      };
      for (let y = 0; y < down; y++) {
        for (let x = 0; x < across - 1; x++) bits.push(value(x, y) < value(x + 1, y) ? 1 : 0);
      }
    }
    hashes.push(bits.join(''));
  }
  return hashes;
}"""


def decks(game: str) -> list[set[str]]:
    """The cards of each deck that comes with a game; all of its cards where there are no decks."""
    played = kind(game)
    found = [{played.name_of(card) for card in played.deck(name)} for name in played.known_decks()]
    return found or [{known.card.name for known in played.catalogue}]


BROUGHT = tuple(name for name in NAMES if kind(name).known_decks() or len(kind(name).catalogue) < 200)
"""The games that bring decks, or so few cards that all may meet; a draft from packs has the cards of another game."""


@pytest.mark.parametrize("game", BROUGHT)
def test_no_two_cards_of_a_deck_look_alike(chromium, site, game):
    names = sorted(set().union(*decks(game)))
    ana = Sitter(chromium, site)
    ana.go("/plain")
    addresses = [f"/pictures/{pictures_mark()}/{game}/{quote(name)}.svg" for name in names]
    hashes = {name: int(bits, 2) for name, bits in zip(names, ana.page.evaluate(HASHES, addresses), strict=True)}
    pairs = {pair for deck in decks(game) for pair in combinations(sorted(deck), 2)}
    apart = sorted(((hashes[one] ^ hashes[other]).bit_count(), one, other) for one, other in pairs)
    print(game, len(names), "pictures; nearest:", apart[:5])
    assert [row for row in apart if row[0] < LEAST] == []
    ana.close()
