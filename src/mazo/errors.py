"""The errors that Mazo raises: few and typed, each a `ValueError` with its sentence in English and in Spanish."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

CardStatus = Literal["unknown", "ambiguous", "unsupported"]


class MazoError(ValueError):
    """Something was refused: the message says what was wrong, where, and what would be right."""

    def __init__(self, message_en: str, message_es: str) -> None:
        super().__init__(message_en, message_es)
        self.message_en = message_en
        self.message_es = message_es

    def text(self, lang: str = "en") -> str:
        """The message in that language; Spanish for "es" and its regional variants, English otherwise."""
        return self.message_es if _is_spanish(lang) else self.message_en

    def __str__(self) -> str:
        return self.message_en

    def __reduce__(self) -> tuple[Any, ...]:
        # Subclasses take other arguments than the two messages, and errors must survive the way between processes.
        return _revive, (type(self), self.args, self.__dict__)


class IllegalAction(MazoError):
    """An action that the rules do not allow now; ``refusal`` holds the rule and the reason where they are known."""

    def __init__(self, message_en: str, message_es: str, *, refusal: object = None) -> None:
        super().__init__(message_en, message_es)
        self.refusal = refusal


class UnknownCard(MazoError):
    """A card name that cannot be used: nobody knows it, it fits several cards, or its text is not supported yet."""

    def __init__(self, name: str, suggestions: Iterable[str] = (), status: CardStatus = "unknown") -> None:
        self.name = name
        self.suggestions = tuple(suggestions)
        self.status: CardStatus = status
        super().__init__(self._english(), self._spanish())

    def _english(self) -> str:
        names = _listed(self.suggestions, "or")
        if self.status == "unsupported":
            return f'"{self.name}" is a known card, but its text is not supported yet: use another card for now.'
        if self.status == "ambiguous":
            return f'"{self.name}" fits several cards: write the full name, for example {names}.'
        advice = f"Did you mean {names}?" if names else "Write the full name as it is printed."
        return f'There is no card named "{self.name}". {advice}'

    def _spanish(self) -> str:
        names = _listed(self.suggestions, "u" if _begins_with_o(self.suggestions[-1:]) else "o")
        if self.status == "unsupported":
            return f"«{self.name}» es una carta conocida, pero su texto aún no está implementado: usa otra por ahora."
        if self.status == "ambiguous":
            return f"«{self.name}» puede ser varias cartas: escribe el nombre completo, por ejemplo {names}."
        advice = f"¿Querías decir {names}?" if names else "Escribe el nombre completo tal como está impreso."
        return f"No hay ninguna carta llamada «{self.name}». {advice}"


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """One reason why a deck is refused; ``rule`` is empty where no rule but the list itself is at fault."""

    rule: str
    message_en: str
    message_es: str
    line: int | None = None
    reason: str = ""
    """The name of the reason, the same in every language; empty where a list cannot be read."""
    card: str = ""
    """The full name of the card at fault, if it is a single one."""

    def text(self, lang: str = "en") -> str:
        """The reason in that language, after its line and before its rule number."""
        spanish = _is_spanish(lang)
        place = "" if self.line is None else f"{'línea' if spanish else 'line'} {self.line}: "
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{place}{self.message_es if spanish else self.message_en}{rule}"


class BadDeck(MazoError):
    """A deck that cannot be used, with every reason at once."""

    def __init__(self, problems: Iterable[DeckProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self._summary("en"), self._summary("es"))

    def _summary(self, lang: str) -> str:
        reasons = [problem.text(lang) for problem in self.problems]
        opening = "No se puede usar el mazo" if lang == "es" else "The deck cannot be used"
        if len(reasons) == 1:
            return f"{opening}: {reasons[0]}"
        count = f"{len(reasons)} problemas" if lang == "es" else f"{len(reasons)} problems"
        return "\n- ".join([f"{opening} ({count}):", *reasons])


class BadPosition(MazoError):
    """A position file that describes no possible situation; ``place`` and ``why`` tell one place of it apart."""

    def __init__(self, message_en: str, message_es: str, *, place: str = "", why: tuple[str, str] = ("", "")) -> None:
        super().__init__(message_en, message_es)
        self.place = place
        self.why = why

    @classmethod
    def at(cls, place: str, why_en: str, why_es: str) -> BadPosition:
        """The fault of one place."""
        return cls(f"{place}: {why_en}", f"{place}: {why_es}", place=place, why=(why_en, why_es))


class BadReplay(MazoError):
    """A replay file that cannot be read or does not lead where it says; ``line`` is where it goes wrong."""

    def __init__(self, message_en: str, message_es: str, *, line: int | None = None) -> None:
        if line is not None:
            message_en, message_es = f"line {line}: {message_en}", f"línea {line}: {message_es}"
        super().__init__(message_en, message_es)
        self.line = line


class BadFilter(MazoError):
    """A search for cards that cannot be read; ``term`` is the part of it that is at fault."""

    def __init__(self, term: str, message_en: str, message_es: str) -> None:
        super().__init__(message_en, message_es)
        self.term = term


class BadTree(MazoError):
    """An ability tree that says what no card can say."""


class BadField(MazoError):
    """Lists that an opponent at this table can't be playing."""


class BadConfig(MazoError):
    """A game, edition, format, bot or other choice that does not exist."""


def _is_spanish(lang: str) -> bool:
    return lang.partition("-")[0].lower() == "es"


def _listed(names: tuple[str, ...], conjunction: str) -> str:
    """The names as a phrase: ``A``, ``A or B``, ``A, B or C``."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {conjunction} {names[-1]}"


def _begins_with_o(names: tuple[str, ...]) -> bool:
    """Whether Spanish says "u" instead of "o" before the name."""
    return "".join(names).lower().removeprefix("h").startswith(("o", "ó"))


def _revive(kind: type[MazoError], arguments: tuple[object, ...], attributes: dict[str, object]) -> MazoError:
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(attributes)
    return error
