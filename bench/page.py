"""How quick the page is, in Chromium on a quiet machine: `python -m bench.page --write` notes it in docs/figures.json.

A table with twenty cards in play is compared with an empty one, so that what is seen says something on any machine.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec

import mazo
from bench.figures import Figure
from mazo.cli.checkout import find_root
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.pictures import continued
from tests.browser.player import Sitter
from tests.server.support import Server, served

COMMAND: Final = "python -m bench.page --write"
TIMES: Final = 12
PACE: Final = 0.6
"""Seconds before a bot acts, as at any table."""
CROWD: Final = (
    "Moana - Of Motunui", "Genie - On the Job", "Elsa - Snow Queen", "Mickey Mouse - Brave Little Tailor",
    "Belle - Inventive Engineer", "Hercules - True Hero", "Stitch - Rock Star", "Simba - Protective Cub",
    "Aladdin - Prince Ali", "Rafiki - Mysterious Sage",
)  # fmt: skip
WATCHED: Final = """() => {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}"""
REACTION: Final = """() => new Promise((tell) => {
  addEventListener('pointerdown', () => {
    const start = performance.now();
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => { globalThis.reaction = performance.now() - start; }));
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
  }, { once: true, capture: true });
  tell(true);
})"""
FRAMES: Final = """() => {
  globalThis.frames = new Promise((tell) => {
    let [count, long, last, start] = [0, 0, 0, 0];
    const next = (now) => {
      start ||= now;
      const moves = document.getAnimations().some((motion) => motion.playState === 'running');
      if (moves && last) { count += 1; long += now - last; }
      last = moves ? now : 0;
      if (now - start < 4000) requestAnimationFrame(next); else tell(long ? count * 1000 / long : 0);
    };
    requestAnimationFrame(next);
  });
}"""
"""Frames a second, counted while something moves."""


class Meter:
    """A browser and a server, and what was seen."""

    def __init__(self, browser: Any, site: Server, commit: str) -> None:
        self.browser = browser
        self.site = site
        self.commit = commit
        self.figures: list[Figure] = []

    def note(self, name: str, value: float, unit: str) -> None:
        """Keep a figure and say it."""
        self.figures.append(Figure(f"page.{name}", round(value, 3), unit, COMMAND, self.commit))
        print(f"page.{name}: {value:.3f} {unit}", flush=True)

    def sitter(self) -> Sitter:
        """Somebody for whom things move."""
        found = Sitter(self.browser, self.site)
        found.page.emulate_media(reduced_motion="no-preference")
        found.context.add_init_script(f"({WATCHED})()")
        return found

    def first_page(self) -> None:
        """What the first page weighs on the wire before its pictures, and how much it moves while it comes."""
        sizes: dict[str, int] = {}
        ana = self.sitter()

        def keep(response: Any) -> None:
            if "/pictures/" not in response.url:
                sizes[response.url] = response.request.sizes()["responseBodySize"]

        ana.page.on("response", keep)
        ana.go("/")
        ana.page.wait_for_load_state("networkidle")
        self.note("home.weight", sum(sizes.values()) / 1024, "KB gzipped before pictures")
        self.note("home.shift", ana.page.evaluate("shifted"), "layout shift")
        ana.context.close()

    def table(self, crowd: tuple[str, ...]) -> tuple[float, float, float]:
        """At a table with so many cards a side: how long a click takes to be seen, frames a second, layout shift."""
        mine = {"deck": 20, "inkwell": 8, "hand": list(CROWD[:6]), "play": list(crowd)}
        players = [mine, {"deck": 20, "play": list(crowd)}]
        position = {"mazo": 1, "game": "lorcana", "turn": 5, "players": players}
        ana = self.sitter()
        ana.sit(continued(self.site, mazo.from_position(position, names=("Ana", "Rival")), pace=PACE))
        ana.look()
        ana.page.wait_for_load_state("networkidle")
        shift = float(ana.page.evaluate("shifted"))
        times: list[float] = []
        for at in range(TIMES):
            ana.page.evaluate(REACTION)
            ana.page.locator("[data-hand] button[data-handle]").nth(at % 6).click()
            ana.page.wait_for_function("() => globalThis.reaction")
            times.append(float(ana.page.evaluate("reaction")))
            ana.page.evaluate("globalThis.reaction = 0")
            ana.page.keyboard.press("Escape")
        seen = ana.look()
        ana.page.evaluate(FRAMES)
        ana.press_key(seen, "e")  # the turn ends: the lamp goes over, cards are drawn
        frames = float(ana.page.evaluate("frames"))
        ana.context.close()
        return median(times), frames, shift


def main() -> None:
    """Measure, and write it down if that is wished."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="into docs/figures.json, in place of what stands there")
    write = parser.parse_args().write
    root = find_root()
    commit = subprocess.run(("git", "rev-parse", "--short", "HEAD"), capture_output=True, text=True, check=True).stdout
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as site,
        sync_playwright() as running,
    ):
        browser = running.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        meter = Meter(browser, site, commit.strip())
        meter.first_page()
        meter.table(CROWD)  # once for nothing, so that both tables find the server warm
        empty, full = meter.table(()), meter.table(CROWD)
        meter.note("click.empty", empty[0], "ms from a click to the next frame, an empty table")
        meter.note("click.twenty", full[0], "ms from a click to the next frame, 20 cards in play")
        meter.note("frames.empty", empty[1], "frames a second while things move after a turn, an empty table")
        meter.note("frames.twenty", full[1], "frames a second while things move after a turn, 20 cards in play")
        meter.note("frames.ratio", full[1] / empty[1], "of the frames of an empty table with 20 cards in play")
        meter.note("table.shift", full[2], "layout shift while a table with 20 cards comes")
        browser.close()
    if write:
        file = root / "docs" / "figures.json"
        others = [one for one in msgspec.json.decode(file.read_bytes(), type=list[Figure]) if one.name[:5] != "page."]
        file.write_bytes(msgspec.json.format(msgspec.json.encode([*others, *meter.figures])) + b"\n")


if __name__ == "__main__":
    main()
