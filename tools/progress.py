"""Run an installation of Mazo and say how far it is: python tools/progress.py COMMAND…

The build writes its steps to the file that MAZO_PROGRESS names (see setup.py); here they become sentences. On a
terminal the last one changes in place; elsewhere each step is one line, so that a log stays short.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

PAUSE = 0.5

TEXTS = {
    "en": {
        "first": "Installing what Mazo needs into .venv, which takes less than a minute.",
        "getting": "getting what Mazo needs",
        "translating": "fast rules, 1/3: translating {0} modules to C",
        "compiling": "fast rules, 2/3: compiling the C files, {0} of {1}{left}",
        "linking": "fast rules, 3/3: putting them together, which takes a minute or two",
        "left": ", about {minutes} min left",
        "minute": ", about a minute left",
        "pure": "The rules stay ordinary Python, which is several times slower: {reason}.",
        "behind": "The fast rules are being built behind the table; it uses them from the next start on.",
        "ready": "The fast rules are ready: the next start uses them.",
        "slow": "The fast rules could not be built; the table works without them, only slower to think.",
        "failed": "The installation has failed; what went wrong stands above.",
        "done": "All that Mazo needs is there ({took}).",
    },
    "es": {
        "first": "Instalando en .venv lo que Mazo necesita, que tarda menos de un minuto.",
        "getting": "buscando lo que Mazo necesita",
        "translating": "reglas rápidas, 1/3: traduciendo a C {0} módulos",
        "compiling": "reglas rápidas, 2/3: compilando los archivos en C, {0} de {1}{left}",
        "linking": "reglas rápidas, 3/3: uniéndolas, que tarda uno o dos minutos",
        "left": ", faltan unos {minutes} min",
        "minute": ", falta alrededor de un minuto",
        "pure": "Las reglas quedan en Python corriente, varias veces más lento (motivo, en inglés: {reason}).",
        "behind": "Las reglas rápidas se construyen detrás de la mesa, que las usará desde el próximo inicio.",
        "ready": "Las reglas rápidas están listas: se usarán desde el próximo inicio.",
        "slow": "Las reglas rápidas no se pudieron construir; la mesa funciona sin ellas, solo piensa más despacio.",
        "failed": "La instalación ha fallado; lo que pasó está arriba.",
        "done": "Ya está lo que Mazo necesita ({took}).",
    },
}


class Teller:
    """Says the steps of a build as they come."""

    def __init__(self, out: TextIO, texts: dict[str, str], now: float) -> None:
        self.out = out
        self.texts = texts
        self.live = out.isatty()
        self.start = now
        self.step = ""
        self.begun = now
        self.shown = ""
        self.width = 0

    def hear(self, line: str, now: float) -> None:
        """A line of the build."""
        step, _, rest = line.strip().partition(" ")
        if step not in self.texts:
            return
        first = step != self.step
        if first:
            self.step, self.begun = step, now
        if step == "pure":
            self.say(self.texts[step].format(reason=rest))
        elif first or self.live:
            words = rest.split()
            self.shown = self.texts[step].format(*words, left=self.left(words, now))
            self.show(now)

    def left(self, words: Sequence[str], now: float) -> str:
        """How long the rest of the C files will take, to judge by those that are done."""
        if len(words) < 2 or not (made := int(words[0])):
            return ""
        minutes = round((now - self.begun) / made * (int(words[1]) - made) / 60)
        return self.texts["left"].format(minutes=minutes) if minutes > 1 else self.texts["minute"]

    def show(self, now: float) -> None:
        """The step: in place of the one before on a terminal, with the time since the start, else as a line."""
        if not self.live:
            self.say(self.shown)
            return
        text = f"{self.shown} · {clock(now - self.start)}"
        self.out.write("\r" + text.ljust(self.width))
        self.out.flush()
        self.width = len(text)

    def tick(self, now: float) -> None:
        """Time goes by, and whoever looks sees that something goes on."""
        if self.live:
            self.show(now)

    def say(self, text: str) -> None:
        """A sentence that stays."""
        if self.live and self.width:
            self.out.write("\r" + " " * self.width + "\r")
            self.width = 0
        self.out.write(text + "\n")
        self.out.flush()


def clock(seconds: float) -> str:
    """Minutes and seconds."""
    return f"{round(seconds) // 60}:{round(seconds) % 60:02}"


def run(command: Sequence[str], out: TextIO, lang: str) -> int:
    """Run the command, tell its steps, and give its code."""
    texts = TEXTS[lang]
    teller = Teller(out, texts, time.monotonic())
    teller.say(texts["first"])
    teller.hear("getting", teller.start)
    with tempfile.TemporaryDirectory() as folder:
        steps = Path(folder, "steps")
        steps.touch()
        with (
            steps.open(encoding="utf-8") as lines,
            subprocess.Popen(command, env=os.environ | {"MAZO_PROGRESS": str(steps)}) as build,
        ):
            running = True
            while running:  # once more after the end, for the last lines
                time.sleep(PAUSE)
                running = build.poll() is None
                for line in lines:
                    teller.hear(line, time.monotonic())
                teller.tick(time.monotonic())
    took = clock(time.monotonic() - teller.start)
    teller.say(texts["failed"] if build.returncode else texts["done"].format(took=took))
    return build.returncode


def language() -> str:
    """The language of whoever sits here."""
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "es" if spoken.lower().startswith("es") else "en"


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], sys.stdout, language()))
