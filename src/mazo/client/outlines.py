"""An ability tree as an outline that can be read: one line a record, what it holds below it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

INDENT: Final = "  "
SEVERAL: Final = "of"
"""The field of records that are nothing but several others."""
STEP: Final = "– "


def outline(tree: Any) -> list[str]:
    """The lines of a tree that is plain data.

    >>> outline([{"node": "keyword", "name": "Shift", "amount": 6}])
    ['keyword · name: Shift · amount: 6']
    >>> outline({"node": "triggered", "when": [{"node": "when", "event": "play"}], "do": {"node": "draw"}})
    ['triggered', '  when: event: play', '  do: draw']
    """
    return list(_lines(tree, ""))


def _lines(part: Any, label: str) -> Iterator[str]:
    if isinstance(part, dict):
        node = str(part.get("node", ""))
        yield label + " · ".join([*([node] if label != f"{node}: " else []), *_plain(part)])
        for key, inner in part.items():
            if _is_tree(inner):
                yield from (INDENT + line for line in _lines(inner, STEP if key == SEVERAL else f"{key}: "))
    elif isinstance(part, (list, tuple)):
        for inner in part:
            yield from _lines(inner, label)
    else:
        yield f"{label}{part}"


def _plain(record: dict[str, Any]) -> Iterator[str]:
    """What a record says in words and numbers alone."""
    for key, value in record.items():
        if key == "node" or _is_tree(value):
            continue
        said = ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
        yield key.replace("_", " ") if value is True else f"{key.replace('_', ' ')}: {said}"


def _is_tree(value: Any) -> bool:
    """Whether a value holds records."""
    return isinstance(value, dict) or (isinstance(value, (list, tuple)) and any(map(_is_tree, value)))
