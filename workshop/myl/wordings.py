"""Other wordings of the cards: texts of older printings, which nobody plays by and which no phrase was written for.

They are read as a card from elsewhere would be, without sentences by hand and without differences that somebody has
looked at, so that they tell how much is understood of texts that the grammar wasn't made for.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from mazo.abilities.reading.outcome import Compiled, Problem
from mazo.games.myl.reading.compile import Compiler
from mazo.games.myl.reading.library import read
from mazo.games.myl.reading.record import CardFile, Record, read_file
from mazo.games.myl.reading.wording import normalised


def other_wordings(file: CardFile) -> Iterator[Record]:
    """The printings whose text, as it is read, is another than the one that is played, each text once."""
    played = {(one.key, one.kind): _words(one) for one in file.play}
    seen = {(key, kind, words) for (key, kind), words in played.items()}
    for one in file.printings:
        told = (one.key, one.kind, _words(one))
        if one.text and (one.key, one.kind) in played and told not in seen:
            seen.add(told)
            yield one


def _words(card: Record) -> str:
    return normalised(card.text or "", card.name, card.kind).lower().replace(",", "")


def main(path: str, *options: str) -> None:
    """Say how many of them are read and said again; with --problems, also what stands in the way of the others."""
    file = read_file(Path(path).read_bytes())
    compiler = Compiler((one.name for one in file.play), explains="--problems" in options)
    texts = list(other_wordings(file))
    made: list[Compiled | list[Problem]] = [read(compiler, one, (), {}) for one in texts]
    for card, found in zip(texts, made, strict=True):
        if not isinstance(found, Compiled) and "--problems" in options:
            print(f"{card.name} ({card.set}):", "; ".join(one.why.en for one in found))
    print(f"{sum(isinstance(one, Compiled) for one in made)} of {len(made)} other wordings are read and said again")


if __name__ == "__main__":
    main(*sys.argv[1:])
