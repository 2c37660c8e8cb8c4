"""What the tests of frames share: every field of a frame, found by itself, so that none can be forgotten."""

from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from mazo.kernel.frames import Frame

COMPILED = (GetSetDescriptorType, MemberDescriptorType)
"""What the fields of a compiled class are."""


def fresh(kind: type[Frame]) -> Any:
    """A new frame: all that its constructor asks for are ints, at most four."""
    make: Any = kind
    for count in range(5):
        try:
            return make(*range(101, 101 + count))
        except TypeError:
            continue
    raise AssertionError(f"{kind.__name__} asks for more than four ints")


def fields(kind: type[Frame]) -> list[str]:
    """The names of all fields, of a plain class or of a compiled one; without the kind where the class settles it."""
    frame = fresh(kind)
    named = set(getattr(frame, "__dict__", {}))
    for each in kind.__mro__[:-1]:
        named |= {
            name for name, it in vars(each).items() if isinstance(it, GetSetDescriptorType | MemberDescriptorType)
        }
    settled = {"kind"} if frame.kind < 101 else set()
    return sorted(name for name in named - settled if not name.startswith("__"))


def kinds_of_frames(package: str) -> list[type[Frame]]:
    """All classes of frames that have been imported from a package."""
    found: set[type[Frame]] = set()
    waiting: list[type[Frame]] = [Frame]
    while waiting:
        kind = waiting.pop()
        found.add(kind)
        waiting += kind.__subclasses__()
    # What only others are built on has no copy of its own.
    mine = [kind for kind in found if kind.__module__.startswith(f"{package}.") and "copy" in vars(kind)]
    return sorted(mine, key=lambda kind: (kind.__module__, kind.__name__))


def check_field(kind: type[Frame], name: str) -> None:
    """A field that has changed shows in the hash, and a copy has it."""
    frame = fresh(kind)
    before = frame.ints()
    value = getattr(frame, name)
    if isinstance(value, list):
        setattr(frame, name, [[71, 72]] if name == "slots" else [71, 72])
    else:
        setattr(frame, name, not value if isinstance(value, bool) else value + 77)
    assert frame.ints() != before, f"{kind.__name__}.{name} is not in the hash"
    twin = frame.copy()
    assert type(twin) is kind
    assert getattr(twin, name) == getattr(frame, name), f"{kind.__name__}.{name} is not copied"
    assert twin.ints() == frame.ints()
