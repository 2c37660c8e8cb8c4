"""The reference: a page for each part of the package that others may build upon, out of its docstrings."""

from __future__ import annotations

from pathlib import Path
from typing import Final

PARTS: Final = {
    "A game": ("mazo", "mazo.game", "mazo.making", "mazo.views", "mazo.errors", "mazo.notation.actions"),
    "Records": ("mazo.record.replays", "mazo.record.seriesfiles", "mazo.notation.transcript"),
    "Series and drafts": ("mazo.series.series", "mazo.series.formats", "mazo.series.pods", "mazo.draft.recipe"),
    "Bots": ("mazo.bots", "mazo.bots.seat", "mazo.bots.budget", "mazo.bots.fast"),
    "The lab": (
        "mazo.lab.sim",
        "mazo.lab.matchups",
        "mazo.lab.odds",
        "mazo.lab.mulligan",
        "mazo.lab.swap",
        "mazo.lab.whatif",
    ),
    "The text protocol": ("mazo.protocol.messages",),
    "A game as a folder": ("mazo.games.kind", "mazo.games.board"),
    "Ability trees": (
        "mazo.abilities.tree.nouns",
        "mazo.abilities.tree.deeds",
        "mazo.abilities.tree.effects",
        "mazo.abilities.tree.facts",
    ),
    "The kernel": (
        "mazo.kernel.table",
        "mazo.kernel.rules",
        "mazo.kernel.loop",
        "mazo.kernel.gate",
        "mazo.kernel.frames",
    ),
}
"""Titles of pages, and the modules on each."""


def write_reference(folder: Path) -> None:
    """Write a page for each part, and the list of them."""
    folder.mkdir(parents=True)
    names = []
    for title, modules in PARTS.items():
        name = title.lower().replace(" ", "-")
        names.append(name)
        parts = (f"{module}\n{'-' * len(module)}\n\n.. automodule:: {module}\n" for module in modules)
        (folder / f"{name}.rst").write_text(f"{title}\n{'=' * len(title)}\n\n" + "\n".join(parts), "utf-8")
    listed = "\n".join(names)
    (folder / "index.md").write_text(f"# Reference\n\n```{{toctree}}\n:maxdepth: 2\n\n{listed}\n```\n", "utf-8")
