"""The round trip: a tree said in the language of the print again, compared with the print.

Both texts are brought into one form first. What that form leaves out is only how something is said.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import msgspec


class OneForm(msgspec.Struct, frozen=True, kw_only=True):
    """What is only a manner of speaking in a language: the form into which printed and rendered texts are brought."""

    plain: Callable[[str], str]
    """Makes a printed text plain."""
    same: Mapping[str, tuple[tuple[str, str], ...]] = {}
    """Reviewed: patterns that mean exactly the same, by the reason why; the left one is read as the right one."""
    pronouns: Callable[[str, bool], str] = lambda text, rendered: text
    """Brings pronouns into one form, within what they mean; told whether the text was rendered."""

    def of(self, text: str, rendered: bool = False) -> str:
        """The text, line by line without what is only a manner of speaking, as one line."""
        return " ".join(self._line(one, rendered) for one in text.splitlines())

    def _line(self, text: str, rendered: bool) -> str:
        text = self.plain(text).lower()
        for pairs in self.same.values():
            for one, other in pairs:
                text = re.sub(one, other, text)
        return self.pronouns(text, rendered).rstrip(".") + "."

    def returns(self, printed: str, rendered: str) -> bool:
        """Whether a rendered text says what was printed."""
        return self.of(printed) == self.of(rendered, rendered=True)
