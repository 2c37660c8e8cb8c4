"""The law of layers: imports point down, games do not know each other, and nobody else knows a game."""

import re

from tests.imports import SRC, cycle, imports, modules

LAYERS = (
    ("errors", "_version"),
    ("home",),
    ("kernel",),
    ("texts",),
    ("abilities",),
    ("draft",),
    ("pictures",),
    ("views",),
    ("games",),
    ("fairness",),
    ("notation", "field"),
    ("past",),
    ("game",),
    ("foresight",),
    ("making",),
    ("series",),
    ("record", "protocol"),
    ("bots",),
    ("client", "lab"),
    ("environments", "mining"),
    ("server",),
    ("cli",),
)
"""From the bottom to the top; what stands in one line does not know each other."""

RANK = {package: rank for rank, row in enumerate(LAYERS) for package in row}

NAMES = re.compile(r"lorcana|\bmyl\b|mitos|ortus", re.IGNORECASE)


def package_of(module: str) -> str:
    return (module.split(".") + [""])[1]


def game_of(module: str) -> str:
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" and (SRC / "mazo" / "games" / parts[2]).is_dir() else ""


def test_every_module_has_a_layer():
    assert {package_of(module) for module in modules()} - {"", "__main__"} <= set(RANK)


def test_imports_point_down():
    upward = [
        f"{module} imports {other}"
        for module, others in sorted(imports().items())
        for other in sorted(others)
        if {package_of(module), package_of(other)} <= RANK.keys() and package_of(module) != package_of(other)
        if RANK[package_of(module)] <= RANK[package_of(other)]
    ]
    assert upward == []


def test_no_ring_of_imports():
    assert cycle() == []


def test_no_game_knows_another():
    strange = [
        f"{module} imports {other}"
        for module, others in sorted(imports().items())
        for other in sorted(others)
        if game_of(module) and game_of(other) not in ("", game_of(module))
    ]
    assert strange == []


def test_players_never_need_the_workshop():
    needed = {module for module, others in imports().items() if any(one.startswith("workshop") for one in others)}
    assert needed == set()


def test_no_file_outside_the_games_names_one():
    named = {
        path.relative_to(SRC / "mazo").as_posix()
        for path in (SRC / "mazo").rglob("*")
        if path.suffix in (".py", ".toml") and path.relative_to(SRC / "mazo").parts[0] != "games"
        if NAMES.search(_without_examples(path.read_text("utf-8")))
    }
    assert named == set()


def test_no_file_of_the_page_names_a_game():
    pages = SRC.parent / "web" / "src"
    named = {
        path.relative_to(pages).as_posix()
        for path in pages.rglob("*")
        if path.suffix in (".ts", ".svelte", ".css") and not path.name.endswith(".test.ts")
        if NAMES.search(path.read_text("utf-8"))
    }
    assert named == set()


def _without_examples(text: str) -> str:
    """A file without the examples in its docstrings, which must be of some game."""
    return "\n".join(line for line in text.splitlines() if not line.strip().startswith(">>>"))
