"""Values, bytes and texts that are almost what they should be."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.properties.grammar import NONSENSE

VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 7, 255, 2**31, -(2**63), 2**63, 2**64, 1e308, 0.5, "", " ", "x", "#1", "²", "\x00",
    "\u202e", "\ud800", "x" * 300, "9" * 5000, [], {}, [[]], [1, 2], ["x"], {"a": 1}, [{}], {"": ""}, "lorcana", "myl",
    "ortus-draft",
]  # fmt: skip # what stands where something else should


def twisted(content: Any, dice: random.Random) -> Any:
    """A value of JSON in which something, somewhere, is another thing."""
    if isinstance(content, dict) and content and dice.random() < 0.9:
        key = dice.choice(sorted(content))
        changed = dict(content)
        way = dice.random()
        if way < 0.1:
            del changed[key]
        elif way < 0.15:
            changed[str(dice.choice(VALUES))] = changed[key]
        else:
            changed[key] = twisted(changed[key], dice)
        return changed
    if isinstance(content, list) and content and dice.random() < 0.9:
        at = dice.randrange(len(content))
        way = dice.random()
        if way < 0.1:
            return content[:at] + content[at + 1 :]
        if way < 0.2:
            return content[:at] + content[at:][::-1]
        return [*content[:at], twisted(content[at], dice), *content[at + 1 :]]
    if isinstance(content, str) and content and dice.random() < 0.5:
        at = dice.randrange(len(content))
        return content[:at] + dice.choice(NONSENSE)[:500] + content[at + dice.randrange(3) :]
    if isinstance(content, int) and dice.random() < 0.5:
        return content + dice.choice((-1, 1, 100, -100))
    return dice.choice(VALUES)


def flipped(content: bytes, dice: random.Random) -> bytes:
    """Bytes of which some are others, missing or doubled."""
    found = bytearray(content)
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(found) + 1)
        way = dice.randrange(4)
        if way == 0:
            found[at : at + 1] = bytes((dice.randrange(256),))
        elif way == 1:
            del found[at : at + dice.randrange(1, 40)]
        elif way == 2:
            found[at:at] = found[at : at + dice.randrange(1, 40)]
        else:
            found[at:at] = dice.choice(NONSENSE).encode(errors="surrogatepass")[:200]
    return bytes(found)


def encoded(content: Any) -> bytes:
    """A value as JSON."""
    return json.dumps(content).encode()
