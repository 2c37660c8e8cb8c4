"""The functions that make a parse into a tree: one for each name of the grammar, collected from plain modules.

Every public function that a builder module defines builds the alternative of its name. So that no name hides another,
a name that is defined twice, a name of the grammar that no function builds, and a function that no alternative calls
are errors when the grammar is loaded.

So that no word of a text is passed over, a builder reads all that it gets, and so do the functions inside it. What it
doesn't read must be something that can only say one thing there: a parameter whose annotation names the values
(`Literal["Shift"]`, `None`) or a node without fields. Any other value is refused when it comes.
"""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from types import ModuleType
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from lark import Tree

Leaves: TypeAlias = Mapping[str, Callable[[str], Any]]
"""What the words of a terminal become before a builder gets them, by its name; others stay words."""


class _Echo(msgspec.Struct, frozen=True):
    """Marks what the round trip holds."""


Echoed: TypeAlias = Annotated[object, _Echo()]
"""What a builder needn't read since the card says it again by itself (its own name): the round trip compares it."""


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
        unread = [place for module in modules for place in _passed_over(module)]
        if unread:
            raise BadBuilders(f"Arguments that are passed over: {'; '.join(unread)}")
        twice = [f"{name} ({', '.join(places)})" for name, places in where.items() if len(places) > 1]
        if twice:
            raise BadBuilders(f"Defined twice: {'; '.join(twice)}")
        for module in modules:
            functions |= _guarded(module)
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


def _passed_over(module: ModuleType) -> Iterable[str]:
    """Where a function of a module doesn't read a parameter that could say several things."""
    for node in _functions(module):
        known = {**_only(getattr(module, node.name)), **dict.fromkeys(_echoed(getattr(module, node.name)), ())}
        for function in ast.walk(node):
            if isinstance(function, ast.FunctionDef | ast.Lambda):
                for name in _unread(function):
                    if function is not node or name not in known:
                        yield f"{name} of {node.name} ({module.__name__}, line {function.lineno})"


def _functions(module: ModuleType) -> Iterable[ast.FunctionDef]:
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield node


def _unread(function: ast.FunctionDef | ast.Lambda) -> list[str]:
    """The parameters of a function that nothing in it reads."""
    body = function.body if isinstance(function.body, list) else [function.body]
    read = {node.id for part in body for node in ast.walk(part) if isinstance(node, ast.Name)}
    given = function.args
    rest = [one for one in (given.vararg, given.kwarg) if one is not None]
    return [one.arg for one in (*given.posonlyargs, *given.args, *given.kwonlyargs, *rest) if one.arg not in read]


def _echoed(function: Callable[..., Any]) -> list[str]:
    return [name for name, kind in get_type_hints(function, include_extras=True).items() if kind == Echoed]


def _only(function: Callable[..., Any]) -> dict[str, tuple[Any, ...]]:
    """The values that a parameter can have, by its name, where its annotation tells them."""
    return {name: values for name, kind in get_type_hints(function).items() if (values := _values(kind))}


def _values(kind: Any) -> tuple[Any, ...]:
    if kind is type(None):
        return (None,)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and not kind.__struct_fields__:
        return (kind(),)
    return ()


def _guarded(module: ModuleType) -> dict[str, Callable[..., Any]]:
    """The functions of a module by name; what they don't read, but could only be one thing, is looked at first."""
    found: dict[str, Callable[..., Any]] = {}
    for node in _functions(module):
        function = getattr(module, node.name)
        only = _only(function)
        unread = {name: only[name] for name in _unread(node) if name in only}
        if unread:
            names = [one.arg for one in (*node.args.args, *([node.args.vararg] if node.args.vararg else []))]
            found[node.name] = partial(_called, function, names, unread)
    return found


def _called(function: Callable[..., Any], names: list[str], only: Mapping[str, tuple[Any, ...]], *parts: Any) -> Any:
    for at, part in enumerate(parts):
        values = only.get(names[min(at, len(names) - 1)])
        if values is not None and part not in values:
            raise ValueError(f"{' or '.join(map(str, values))}, not {part}")
    return function(*parts)
