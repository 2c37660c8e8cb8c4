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
def imports(*, types: bool = True) -> dict[str, frozenset[str]]:
    """What each module imports of the package: at the top, inside functions and, if wanted, for its types only."""
    return {name: frozenset(_imported(path, types) - {name}) for name, path in modules().items()}


def _imported(path: Path, types: bool) -> set[str]:
    known = modules()
    found: set[str] = set()
    tree = ast.parse(path.read_text("utf-8"))
    apart = set() if types else {inner for node in ast.walk(tree) if _is_for_types(node) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if node in apart:
            continue
        if isinstance(node, ast.ImportFrom):
            source = _source(node, path)
            found |= {one if (one := f"{source}.{name.name}") in known else source for name in node.names}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return {name for name in found if name.partition(".")[0] in ("mazo", "workshop")}


def _source(node: ast.ImportFrom, path: Path) -> str:
    """The module that something is imported from, also where a game names its own modules by a dot."""
    if not node.level:
        return node.module or ""
    folder = ".".join(path.relative_to(SRC).parts[: -node.level])
    return f"{folder}.{node.module}" if node.module else folder


def _is_for_types(node: ast.AST) -> bool:
    """Whether a block is there only for who checks types: nothing in it is ever imported."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def cycle() -> list[str]:
    """Modules that import each other in a ring, at the top or late, if there are any."""
    graph, done = imports(types=False), set[str]()

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
