"""What a replay proves of its chance, and what it does not: no sentence says more than was compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mazo.fairness import KNOWN, SHOWN, Promise, commitment
from mazo.texts.lang import Lang
from mazo.texts.phrases import fill


@dataclass(frozen=True)
class Proof:
    """What comparing a seed with a commitment has shown."""

    commit: str
    """The commitment in the file; empty if it has none."""
    promise: Promise
    """What the file says of it."""
    fits: bool
    """Whether it is the hash of the seed."""
    salts: int
    """How many salts are part of the chance."""
    seen: bool | None = None
    """Whether it is the commitment that somebody was shown; None if nobody has said which one that was."""
    strange: tuple[str, ...] = ()
    """Salts that somebody has given and the file does not have."""
    own: int = 0
    """Salts that somebody has given and the file has."""

    @property
    def broken(self) -> bool:
        """Whether something that was promised is not so."""
        return bool(self.commit and not self.fits) or self.seen is False or bool(self.strange)

    def text(self, lang: Lang) -> Iterator[str]:
        """The sentences about it."""
        yield from self._spanish() if lang == "es" else self._english()

    def _english(self) -> Iterator[str]:
        if self.broken:
            yield from self._broken_english()
        elif self.promise == KNOWN:
            yield (
                "Not proven: the game goes on from a file, so the seed and with it the order of the cards were known "
                "to whoever had that file."
            )
        elif not self.commit:
            yield "Not proven that nobody chose the order of the cards: the file has no commitment to its seed."
        elif self.seen:
            yield f"The seed is the promised one: it fits the commitment that you were shown. {self._salts_english()}"
        elif self.promise == SHOWN:
            yield f"The seed fits the commitment in the file, {self.commit}. {self._salts_english()}"
            yield "Not proven: that this is the commitment that you were shown before your salt. Compare the two."
        else:
            yield f"The seed fits the commitment in the file, {self.commit}. {self._salts_english()}"
            yield "Not proven: that it was shown before the salts were given; the file does not say so."

    def _broken_english(self) -> Iterator[str]:
        if self.commit and not self.fits:
            yield "The seed does not fit the commitment in the file: the decks may have been stacked."
        if self.seen is False:
            yield "The file does not have the commitment that you were shown: the decks may have been stacked."
        for salt in self.strange:
            yield f"The game was played without your salt {salt}: the decks may have been stacked."

    def _salts_english(self) -> str:
        added = fill("{n:One salt was|# salts were} added to it", {"n": self.salts})
        own = fill("{n:one of them yours|# of them yours}", {"n": self.own})
        if self.own == self.salts == 1:
            return f"{added}: yours."
        return f"{added}, {own}." if self.own else f"{added}."

    def _spanish(self) -> Iterator[str]:
        if self.broken:
            yield from self._broken_spanish()
        elif self.promise == KNOWN:
            yield (
                "No probado: la partida continúa la de un archivo, así que quien lo tuviera conocía la semilla y con "
                "ella el orden de las cartas."
            )
        elif not self.commit:
            yield "No probado que nadie eligiera el orden de las cartas: el archivo no trae compromiso de su semilla."
        elif self.seen:
            yield ("La semilla es la prometida: corresponde al compromiso que se te mostró. " + self._salts_spanish())
        elif self.promise == SHOWN:
            yield f"La semilla corresponde al compromiso del archivo, {self.commit}. {self._salts_spanish()}"
            yield "No probado: que sea el compromiso que se te mostró antes de dar tu sal. Compara los dos."
        else:
            yield f"La semilla corresponde al compromiso del archivo, {self.commit}. {self._salts_spanish()}"
            yield "No probado: que se mostrara antes de darse las sales; el archivo no lo dice."

    def _broken_spanish(self) -> Iterator[str]:
        if self.commit and not self.fits:
            yield "La semilla no corresponde al compromiso del archivo: los mazos pueden estar amañados."
        if self.seen is False:
            yield "El archivo no trae el compromiso que se te mostró: los mazos pueden estar amañados."
        for salt in self.strange:
            yield f"La partida se jugó sin tu sal {salt}: los mazos pueden estar amañados."

    def _salts_spanish(self) -> str:
        added = fill("{n:Se le añadió una sal|Se le añadieron # sales}", {"n": self.salts})
        own = fill("{n:una de ellas tuya|# de ellas tuyas}", {"n": self.own})
        if self.own == self.salts == 1:
            return f"{added}: la tuya."
        return f"{added}, {own}." if self.own else f"{added}."


def proof_of(
    seed: str, commit: str, promise: Promise, salts: Sequence[str], *, seen: str = "", own: Sequence[str] = ()
) -> Proof:
    """Compare a seed and its commitment with each other, and with what somebody was shown and has given.

    >>> proof_of("7", commitment("7"), SHOWN, ["0123456789abcdef"]).broken
    False
    >>> proof_of("7", commitment("7"), SHOWN, [], seen=commitment("8")).broken
    True
    """
    given = [salt for salt in salts if salt]
    return Proof(
        commit=commit,
        promise=promise,
        fits=commit == commitment(seed),
        salts=len(given),
        seen=seen == commit if seen else None,
        strange=tuple(salt for salt in own if salt not in given),
        own=sum(1 for salt in own if salt in given),
    )
