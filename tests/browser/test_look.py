"""What the table is made of, as it is painted: whatever is written on it can be read at its worst spot."""

from __future__ import annotations

import base64
from itertools import product
from typing import Any

import pytest

import mazo
from tests.browser.pictures import continued
from tests.browser.player import QUESTION, Sitter
from tests.server.support import Server

pytestmark = pytest.mark.browser

READABLE = 4.5
GAMES = ("lorcana", "myl", "ortus-draft")
UNDER_LAMPS = (*product(("dark", "light"), (0, 1)), ("contrast", 0))
"""Where there is nothing but contrast, there are no lamps."""
SPOT = 4
"""How many pixels wide a spot is that the eye takes for one."""

BARE = """(lamp) => {
  for (const part of document.querySelectorAll('body *')) {
    if (!part.closest('.felt') && !part.querySelector('.felt')) part.style.visibility = 'hidden';
  }
  document.querySelectorAll('.felt .lamp').forEach((light, at) => {
    light.style.transition = 'none';
    light.style.opacity = at === lamp ? '1' : '0';
  });
}"""
"""Nothing but the table, under one of its lamps."""

WORN = """([theme, ...names]) => {
  document.documentElement.dataset.theme = theme;
  return names.map((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim());
}"""
"""The colours of a theme, which the page then wears."""

WORST = """async ([picture, colours, spot]) => {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = (red, green, blue) =>
    0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  let [darkest, lightest] = [1, 0]; // whatever is written, one of them is its worst ground
  for (let y = 0; y + spot <= image.height; y += spot) {
    for (let x = 0; x + spot <= image.width; x += spot) {
      let [red, green, blue] = [0, 0, 0];
      for (let down = 0; down < spot; down += 1) {
        for (let right = 0; right < spot; right += 1) {
          const at = ((y + down) * image.width + x + right) * 4;
          red += data[at];
          green += data[at + 1];
          blue += data[at + 2];
        }
      }
      const ground = light(red / spot ** 2, green / spot ** 2, blue / spot ** 2);
      darkest = Math.min(darkest, ground);
      lightest = Math.max(lightest, ground);
    }
  }
  return colours.map((colour) => {
    const whole = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour; // the build writes it short
    const text = light(...[1, 3, 5].map((at) => parseInt(whole.slice(at, at + 2), 16)));
    const grounds = text > darkest && text < lightest ? [text] : [darkest, lightest];
    return Math.min(...grounds.map((ground) => (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05)));
  });
}"""
"""The smallest contrast of some colours with any spot of a picture."""


def laid(site: Server, game: str) -> dict[str, Any]:
    """A table at which a game has just begun."""
    return continued(site, mazo.new(game, seed=4))


@pytest.mark.parametrize("game", GAMES)
def test_text_is_legible_on_the_bare_table(chromium, site, game):
    ana = Sitter(chromium, site)
    ana.sit(laid(site, game))
    ana.page.locator(QUESTION).first.wait_for(state="attached")
    names = ("--text", "--muted")
    for theme, lamp in UNDER_LAMPS:
        colours = ana.page.evaluate(WORN, [theme, *names])
        ana.page.evaluate(BARE, lamp)
        picture = base64.b64encode(ana.page.screenshot(animations="disabled")).decode()
        found = ana.page.evaluate(WORST, [picture, colours, SPOT])
        assert min(found) >= READABLE, (theme, lamp, dict(zip(names, found, strict=True)))
    ana.close()


@pytest.mark.parametrize(
    ("scheme", "contrast", "theme"), [("dark", None, "dark"), ("light", None, "dark"), ("light", "more", "contrast")]
)
def test_a_first_visit_is_dark_and_a_wish_for_contrast_is_heard(chromium, site, scheme, contrast, theme):
    ana = Sitter(chromium, site, color_scheme=scheme, contrast=contrast)
    ana.go("/")
    assert ana.page.evaluate("document.documentElement.dataset.theme") == theme
    ana.close()
