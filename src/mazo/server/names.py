"""Names that can be read: no signs that nobody sees, that turn the line around, or that pile up over others."""

from __future__ import annotations

import unicodedata
from typing import Final

from mazo.errors import BadConfig

NAME_LIMIT: Final = 24
PILE: Final = 2
"""So many marks may stand over one letter, as writing needs them."""
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Signs that count as letters or symbols and show nothing."""

_LOOKS: Final = dict(zip("авекмнорстухіјѕԁԛԝαβγεηικνορτυχϲ01|ıł", "abekmhopctyxijsdqwabyenikvoptuxcollil")) | {
    "i": "l",
    "ø": "o",
    "đ": "d",
}
"""Letters and numbers that are taken for others at a glance."""
_CONFUSED: Final = frozenset(("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC"))
"""Scripts whose letters look alike, so that a name has letters of one of them."""


def readable(name: str) -> str:
    """A name as it may stand at a table, with single spaces; BadConfig if it can't be read."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if len(name) > NAME_LIMIT or not name.isprintable() or _hides(name):
        raise BadConfig(
            f"A name has at most {NAME_LIMIT} visible characters.",
            f"Un nombre tiene como mucho {NAME_LIMIT} caracteres visibles.",
        )
    if thinned(name) != name:
        raise BadConfig(
            "That name can't be read: too many marks stand over one letter.",
            "Ese nombre no se puede leer: hay demasiadas marcas sobre una letra.",
        )
    if len(_scripts(name) & _CONFUSED) > 1:
        raise BadConfig(
            "That name mixes letters of several scripts that look alike: use one of them.",
            "Ese nombre mezcla letras de varios alfabetos que se parecen: usa uno solo.",
        )
    return name


def alike(name: str) -> str:
    """What a name looks like at a glance: two names of which this is the same can be taken for each other.

    >>> alike("Ana 0I") == alike("ánа ol")
    True
    """
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(_LOOKS.get(sign, sign) for sign in plain if not unicodedata.combining(sign))
    return "".join(sign for sign in letters if sign.isalnum()) or name


def _scripts(name: str) -> set[str]:
    """The scripts of a name's letters, as Unicode names them."""
    return {unicodedata.name(sign, "?").split()[0] for sign in name if sign.isalpha()}


def thinned(text: str) -> str:
    r"""A text without the marks that pile up over a letter beyond what writing needs.

    >>> thinned("Za\u0300\u0301\u0302\u0303") == "Za\u0300\u0301"
    True
    """
    found, pile = [], 0
    for sign in text:
        pile = pile + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if pile <= PILE:
            found.append(sign)
    return "".join(found)


def _hides(name: str) -> bool:
    """Whether a name has signs that show nothing, or nothing else."""
    shown = [sign for sign in name if unicodedata.category(sign)[0] not in "MZ"]
    return bool(name) and (not shown or any(sign in BLANK for sign in name))
