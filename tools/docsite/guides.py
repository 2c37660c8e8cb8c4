"""The guides as pages of the site: those of docs/ as they are, and what else stands at the top of the project."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

PLAYERS: Final = ("table", "lessons", "desk", "puzzles", "drafting", "cards", "spanish", "pictures", "bots", "lab")
"""Guides for those who play, in the order of the site; the others are for those who build or host."""
TOP: Final = {
    "README.md": "readme.md",
    "README.es.md": "es/leeme.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
"""Pages at the top of the project, and where they stand on the site."""
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#|mailto:)([^)#\s]*)(#[^)\s]*)?\)")


def write_guides(root: Path, folder: Path) -> None:
    """Copy the guides with their pictures, and turn links to files that are no pages into plain words."""
    shutil.copytree(root / "docs", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("figures.json"))
    pages = {page.resolve(): folder / page.relative_to(root / "docs") for page in (root / "docs").rglob("*.md")}
    pages |= {(root / name).resolve(): folder / target for name, target in TOP.items() if (root / name).exists()}
    for source, target in pages.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_relinked(source, target, pages, root, folder), "utf-8")


def _relinked(source: Path, target: Path, pages: dict[Path, Path], root: Path, folder: Path) -> str:
    """The text of a page whose links lead where their pages stand now."""

    def anew(found: re.Match[str]) -> str:
        image, words, path, mark = found.groups()
        aim = (source.parent / path).resolve()
        if aim in pages:
            return f"{image}[{words}]({_way(target, pages[aim])}{mark or ''})"
        if aim.is_relative_to(root / "docs" / "images") and aim.exists():
            return f"{image}[{words}]({_way(target, folder / aim.relative_to(root / 'docs'))})"
        if not aim.exists():
            raise FileNotFoundError(f"{source.relative_to(root)} leads to {path}, which is not there")
        return words if image or words.startswith("`") else f"{words} (`{aim.relative_to(root)}`)"

    text = source.read_text("utf-8")
    text = re.sub(r'<img src="docs/([^"]+)"', rf'<img src="{_way(target, folder)}/\1"', text)
    return LINK.sub(anew, text)


def _way(page: Path, other: Path) -> str:
    """The way from a page to a file beside it, above it or below it."""
    up = 0
    base = page.parent
    while not other.is_relative_to(base):
        base, up = base.parent, up + 1
    return "../" * up + other.relative_to(base).as_posix()


def contents(folder: Path, lang_folder: str = "") -> tuple[list[str], list[str]]:
    """The names of the guides of a language, without their ending: those for players and the others."""
    there = {page.stem for page in (folder / lang_folder).glob("*.md")} - {"index", "readme", "leeme"}
    return [name for name in PLAYERS if name in there], sorted(there - set(PLAYERS))
