"""The pictures of the README, always of the same tables: `python -m tests.browser.pictures docs/images`."""

from __future__ import annotations

import base64
import json
import struct
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Any, Final

import mazo
from mazo.bots import Seat, named
from mazo.game import Game
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.player import END, QUESTION, Sitter
from tests.server.support import Server, served

LARGEST: Final = 400 * 1024
"""How many bytes a picture may have."""
SEED: Final = 4
DECKS: Final = ("hong-kong-winner", "warsaw-herd")
MIDDLE: Final = 33
"""After so many actions of this game of Lorcana both sides have three characters, and the first player is asked."""
PICKS: Final = 15
"""After so many actions of this draft everybody has ten cards and eight to choose from."""
LONG: Final = 90
"""After so many actions four players of Lorcana have a full table; half as many are the middle of a game of castles."""
SOON: Final = 600
"""Milliseconds until what is pointed at has told all that it tells."""
PLACE: Final = "Agrabah - Marketplace"
THINGS: Final = ("Dinglehopper", "Beast's Mirror")
CROWD: Final = (
    "Moana - Of Motunui", "Genie - On the Job", "Elsa - Snow Queen", "Mickey Mouse - Brave Little Tailor",
    "Belle - Inventive Engineer", "Hercules - True Hero", "Stitch - Rock Star", "Simba - Protective Cub",
    "Aladdin - Prince Ali", "Rafiki - Mysterious Sage",
)  # fmt: skip
Size = tuple[int, int]
DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
PERSON: Final = {"who": "person", "name": "Ana"}
BOT: Final = {"who": "bot", "bot": "greedy"}

REDUCE: Final = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  const seen = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
    seen.set(colour, (seen.get(colour) ?? 0) + 1);
  }
  const common = [...seen.keys()].sort((one, other) => seen.get(other) - seen.get(one));
  const away = (one, other) =>
    [16, 8, 0].reduce((sum, bits) => sum + (((one >> bits) & 255) - ((other >> bits) & 255)) ** 2, 0);
  let palette = common;
  for (let apart = 8; palette.length > 256; apart *= 1.5) {
    palette = [];
    for (const colour of common) {
      if (palette.length <= 256 && palette.every((kept) => away(kept, colour) >= apart)) palette.push(colour);
    }
  }
  const nearest = new Map(common.map((colour) => {
    let best = 0;
    palette.forEach((kept, at) => { if (away(kept, colour) < away(palette[best], colour)) best = at; });
    return [colour, best];
  }));
  let pixels = "";
  for (let at = 0; at < data.length; at += 4) {
    pixels += String.fromCharCode(nearest.get((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]));
  }
  const colours = palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  return [image.width, image.height, colours, btoa(pixels)];
}"""
"""In the browser: the colours of a picture, those that are nearly the same as one, and which of them each pixel has."""

DRAWN: Final = """() => Promise.race([
  Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
  new Promise((done) => setTimeout(done, 3000)),
])"""
"""In the browser: wait until the pictures of the cards can be seen."""


def played(game: Game, actions: int = sys.maxsize) -> Game:
    """A game after so many actions of bots, or when it is over."""
    bots = [named("greedy", SEED + seat) for seat in range(game.seats)]
    while len(game.actions) < actions and game.outcome is None:
        seat = game.deciding[0]
        game.push(bots[seat].act(Seat(game, seat)), by=seat)
    return game


def continued(site: Server, game: Game, *, left: int = 0, pace: float = 0.0) -> dict[str, Any]:
    """A table at which somebody goes on with a game against bots, which wait so many seconds before they act.

    Of a game that is over, so many actions may be left to be played otherwise.
    """
    chairs = [PERSON, *[BOT] * (game.seats - 1)]
    wish = {"at": len(game.actions) - left, "chairs": chairs, "pace": pace}
    answer = site.http.post("/api/replay/continue", content=json.dumps({"replay": game.replay(), "wish": wish}))
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def small(page: Any, picture: bytes) -> bytes:
    """A picture with at most 256 colours: a page is drawn with few, and they make a much smaller PNG."""
    width, height, colours, pixels = page.evaluate(REDUCE, base64.b64encode(picture).decode())
    rows = base64.b64decode(pixels)
    lines = b"".join(b"\0" + rows[at : at + width] for at in range(0, len(rows), width))
    head = struct.pack(">2I5B", width, height, 8, 3, 0, 0, 0)
    parts = (b"IHDR", head), (b"PLTE", bytes(colours)), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


class Photographer:
    """Somebody who looks at pages of a site and keeps what there is to see."""

    def __init__(self, browser: Any, site: Server, folder: Path) -> None:
        self.browser = browser
        self.site = site
        self.folder = folder

    def page(self, name: str, path: str, size: Size = DESK) -> None:
        """A page around the table."""
        sitter = self._sitter(size)
        sitter.go(path)
        self._keep(sitter, name)

    def table(self, name: str, game: Game, size: Size = DESK, *presses: str, **options: Any) -> None:
        """A table, after some things have been clicked one after the other; the last of them is only pointed at."""
        sitter = self._sitter(size, **options)
        sitter.sit(continued(self.site, game))
        sitter.page.wait_for_selector(QUESTION)
        for press in presses[:-1]:
            sitter.page.locator(press).first.click()
        for last in presses[-1:]:
            sitter.page.locator(last).first.hover()
            sitter.page.wait_for_timeout(SOON)
        self._keep(sitter, name)

    def end(self, name: str, game: Game, last: str) -> None:
        """What is seen when the last action of a game has been taken."""
        sitter = self._sitter(DESK)
        sitter.sit(continued(self.site, game))
        sitter.page.wait_for_selector(QUESTION)
        sitter.page.keyboard.press("/")
        sitter.page.keyboard.type(last)
        sitter.page.keyboard.press("Enter")
        sitter.page.wait_for_selector(END)
        self._keep(sitter, name)

    def _sitter(self, size: Size, theme: str = "", **options: Any) -> Sitter:
        sitter = Sitter(self.browser, self.site, phone=size == PHONE, **options)
        if theme:
            sitter.context.add_init_script(f"localStorage.setItem('mazo.theme', '{theme}')")
        sitter.page.set_viewport_size({"width": size[0], "height": size[1]})
        return sitter

    def _keep(self, sitter: Sitter, name: str) -> None:
        file = self.folder / name
        sitter.page.wait_for_load_state("networkidle")
        sitter.page.evaluate("document.fonts.ready")
        sitter.page.evaluate(DRAWN)
        picture = sitter.page.screenshot(animations="disabled")
        sitter.close()
        blank = self.browser.new_page()
        file.write_bytes(small(blank, picture))
        blank.close()
        size = file.stat().st_size
        assert size <= LARGEST, f"{name} has {size} bytes"
        print(f"{name}: {size // 1024} KB")


def crowded() -> Game:
    """Both sides with characters, things and a place, and cards to play."""
    mine = {
        "deck": 30,
        "inkwell": 8,
        "hand": ["Reflection", *CROWD[:4]],
        "play": [PLACE, {"card": CROWD[4], "at": PLACE}, {"card": CROWD[5], "at": PLACE}, *CROWD[6:9], *THINGS],
        "discard": [CROWD[9]],
    }
    theirs = {"deck": 28, "inkwell": 7, "play": [{"card": CROWD[0], "exerted": True}, *CROWD[1:4], *THINGS[:1]]}
    position = {"mazo": 1, "game": "lorcana", "turn": 9, "players": [mine, theirs]}
    return mazo.from_position(position, names=("Ana", "Rival"))


def won() -> tuple[Game, str]:
    """A game before its last action, which the first player takes and wins by."""
    for seed in range(SEED, SEED + 50):
        game = played(mazo.new("lorcana", decks=DECKS, seed=seed, names=("Ana", "Rival")))
        last = game.actions[-1]
        if last.seat == 0 and game.outcome is not None and game.outcome.winner == 0:
            return played(
                mazo.new("lorcana", decks=DECKS, seed=seed, names=("Ana", "Rival")), len(game.actions) - 1
            ), last.text
    raise LookupError("the first player wins none of these games with an action of their own")


def main(folder: Path) -> None:
    """Take all pictures."""
    from playwright.sync_api import sync_playwright

    game = played(mazo.new("lorcana", decks=DECKS, seed=SEED, names=("Ana", "Rival")), MIDDLE)
    four = played(mazo.new("lorcana", decks=(*DECKS, *DECKS), seed=SEED), LONG)
    castles = played(mazo.new("myl", seed=SEED), LONG // 2)
    draft = played(mazo.new("ortus-draft", players=3, seed=SEED), PICKS)
    with tempfile.TemporaryDirectory() as scratch, served(Path(scratch)) as site, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        camera = Photographer(browser, site, folder)
        camera.page("home.png", "/")
        camera.page("home-phone.png", "/", PHONE)
        camera.page("decks.png", "/decks#hong-kong-winner")
        camera.table("table-lorcana.png", game)
        for width, height in ((1920, 1080), (1366, 768), (1024, 768)):
            camera.table(f"table-{width}.png", game, (width, height))
        camera.table("table-phone.png", game, PHONE)
        camera.table("table-light.png", game, theme="light")
        camera.table("table-contrast.png", game, theme="contrast")
        camera.table("places.png", crowded())
        camera.table("places-phone.png", crowded(), PHONE)
        attacker = f'.side.below button[data-name="{CROWD[6]}"]'
        camera.table("challenge.png", crowded(), DESK, attacker, "[role=menuitem]:has-text('challenge')")
        camera.table("refusal.png", crowded(), DESK, f'.opponents button[data-name="{CROWD[1]}"]', ".bubble")
        camera.table("table-four.png", four)
        camera.table("table-myl.png", castles, lang="es")
        camera.table("draft.png", draft)
        camera.end("end.png", *won())
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/images"))
