"""`make docs`: gather the sources of the site and build it; whatever leads nowhere is an error."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sphinx.cmd.build import build_main

from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases
from tools.docsite.books import LANGS, write_books
from tools.docsite.guides import contents, write_guides
from tools.docsite.reference import write_reference

ROOT: Final = Path(__file__).resolve().parents[2]
HERE: Final = Path(__file__).resolve().parent
FRONT: Final[dict[Lang, str]] = {"en": "index.md", "es": "es/index.md"}


def gather(folder: Path) -> None:
    """Write all sources of the site into an empty folder."""
    phrases = Phrases("tools.docsite")
    write_guides(ROOT, folder)
    with (folder / "where" / "README.md").open("a", encoding="utf-8") as listed:
        listed.write("\n```{toctree}\n:hidden:\n:glob:\n\n*\n```\n")
    books = write_books(folder / "rules", phrases)
    write_reference(folder / "reference")
    for lang in LANGS:
        _write_front(folder, lang, books[lang], phrases)


def _write_front(folder: Path, lang: Lang, books: list[str], phrases: Phrases) -> None:
    """The first page of a language: what there is, in parts."""
    page = folder / FRONT[lang]
    page.parent.mkdir(exist_ok=True)
    players, others = contents(folder, "es" if lang == "es" else "")
    parts = {"play": players, "rules": [f"/rules/{book}" for book in books], "build": others}
    if lang == "en":
        parts["build"] = [*others, "where/README", "reference/index"]
    said = [f"# {phrases.say('front', 'title', lang)}", phrases.say("front", "about", lang)]
    for part, names in parts.items():
        if names:
            caption, listed = phrases.say("part", part, lang), "\n".join(names)
            said.append(f"```{{toctree}}\n:maxdepth: 1\n:caption: {caption}\n\n{listed}\n```")
    if lang == "en":
        said.append("```{toctree}\n:hidden:\n\nEspañol <es/index>\nreadme\n```")
    else:
        said.append("```{toctree}\n:hidden:\n\nleeme\n```")
    page.write_text("\n\n".join(said) + "\n", "utf-8")


def main(given: Sequence[str]) -> int:
    """Build the site into a folder; what Sphinx says is wrong."""
    out = Path(given[0] if given else ROOT / "build" / "docs")
    shutil.rmtree(out, ignore_errors=True)
    source = out / "source"
    source.mkdir(parents=True)
    gather(source)
    said = ["--quiet", "--fail-on-warning", "--keep-going", "-c", str(HERE), str(source), str(out / "html")]
    wrong: int = build_main(said)
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
