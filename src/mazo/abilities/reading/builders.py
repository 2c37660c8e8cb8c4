"""The functions that make a parse into a tree: one for each name of the grammar, collected from plain modules.

Every public function that a builder module defines builds the alternative of its name. So that no name hides another,
a name that is defined twice, a name of the grammar that no function builds, and a function that no alternative calls
are errors when the grammar is loaded.
"""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from types import ModuleType
from typing import Any, TypeAlias

from lark import Tree

Leaves: TypeAlias = Mapping[str, Callable[[str], Any]]
"""What the words of a terminal become before a builder gets them, by its name; others stay words."""


class BadBuilders(Exception):
    """Grammar and builders don't fit: says which names, and where they stand."""


class Builders:
    """One function for each name."""

    def __init__(self, functions: Mapping[str, Callable[..., Any]]) -> None:
        self.functions = dict(functions)

    @classmethod
    def of(cls, *modules: ModuleType) -> Builders:
        """The builders of these modules; BadBuilders if two of them have one name."""
        where: dict[str, list[str]] = {}
        functions: dict[str, Callable[..., Any]] = {}
        for module in modules:
            for name in _defined(module):
                where.setdefault(name, []).append(module.__name__)
                functions[name] = getattr(module, name)
        twice = [f"{name} ({', '.join(places)})" for name, places in where.items() if len(places) > 1]
        if twice:
            raise BadBuilders(f"Defined twice: {'; '.join(twice)}")
        return cls(functions)

    def fit(self, names: Collection[str]) -> None:
        """BadBuilders unless these names of a grammar are exactly those that are built."""
        unbuilt = sorted({*names} - self.functions.keys())
        if unbuilt:
            raise BadBuilders(f"Names of the grammar without a builder: {', '.join(unbuilt)}")
        idle = sorted(self.functions.keys() - {*names})
        if idle:
            raise BadBuilders(f"Builders without an alternative in the grammar: {', '.join(idle)}")

    def build(self, parse: Any, leaves: Leaves) -> Any:
        """What a parse means: the builder of each name, called with what its parts became."""
        if isinstance(parse, Tree):
            return self.functions[parse.data](*[self.build(child, leaves) for child in parse.children])
        become = leaves.get(parse.type)
        return parse if become is None else become(parse)


def _defined(module: ModuleType) -> Iterable[str]:
    """The public functions that a module defines, each as often as it does: a second definition hides the first."""
    names: Counter[str] = Counter()
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.FunctionDef):
            names[node.name] += 1
        elif isinstance(node, ast.Assign):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
    public = [name for name in names if name[0] != "_" and inspect.isfunction(getattr(module, name))]
    return [name for name in public for _ in range(names[name])]
