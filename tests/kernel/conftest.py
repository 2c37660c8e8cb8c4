"""The toy game is made like any other game on the kernel, and a compiled class can't be subclassed by plain Python.

So on a compiled kernel the tests that play the toy run only if the toy is compiled with it; the others always run.
"""

from importlib.util import find_spec
from pathlib import Path

import mazo.kernel.table


def is_compiled(file: str | None) -> bool:
    """Whether a module comes out of a compiler."""
    return not str(file).endswith(".py")


def out_of_reach(folder: Path) -> list[str]:
    """The test modules of a folder that need the toy game where it can't be had."""
    toy = find_spec("tests.kernel.toy")
    if not is_compiled(mazo.kernel.table.__file__) or (toy is not None and is_compiled(toy.origin)):
        return []
    return [path.name for path in folder.glob("test_*.py") if "tests.kernel" in path.read_text(encoding="utf-8")]


collect_ignore = out_of_reach(Path(__file__).parent)
