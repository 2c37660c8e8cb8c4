"""The graph of imports: who imports whom, wherever in a module that stands."""

import ast
from functools import cache
from pathlib import Path

SRC = Path(__file__).parents[1] / "src"


@cache
def modules() -> dict[str, Path]:
    """Every module of the package with its file."""
    found = {}
    for path in (SRC / "mazo").rglob("*.py"):
        parts = path.relative_to(SRC).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def imports() -> dict[str, frozenset[str]]:
    """What each module imports of the package: at the top, inside functions, or for its types only."""
    return {name: frozenset(_imported(path) - {name}) for name, path in modules().items()}


def _imported(path: Path) -> set[str]:
    known = modules()
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {one if (one := f"{node.module}.{name.name}") in known else node.module for name in node.names}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return {name for name in found if name.partition(".")[0] in ("mazo", "workshop")}


def cycle() -> list[str]:
    """Modules that import each other in a ring, if there are any."""
    graph, done = imports(), set[str]()

    def search(name: str, path: list[str]) -> list[str]:
        if name in path:
            return [*path[path.index(name) :], name]
        if name in done:
            return []
        for other in sorted(graph.get(name, ())):
            if ring := search(other, [*path, name]):
                return ring
        done.add(name)
        return []

    return next((ring for name in sorted(graph) if (ring := search(name, []))), [])
