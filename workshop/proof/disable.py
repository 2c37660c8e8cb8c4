"""Takes a rule out of a source text: what cites it is made to do nothing, or an edition's switch is turned round."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from workshop.proof.citations import Citation, Function, definitions

# What a function of each type answers when it does nothing; a rule need be noticed under one of the answers only.
NEUTRAL: Final = {
    "bool": ("False", "True"),
    "int": ("0", "1"),
    "float": ("0.0",),
    "str": ("''",),
    "bytes": ("b''",),
    "list": ("[]",),
    "Sequence": ("()",),
    "tuple": ("()",),
    "dict": ("{}",),
    "Mapping": ("{}",),
    "set": ("set()",),
    "frozenset": ("frozenset()",),
    "Iterable": ("()",),
    "Iterator": ("iter(())",),
}
NOTHING: Final = ("None",)

# `self.x` becomes another value of its type: True and False, or 0 and 1, change places.
FLIP: Final = "(lambda value: type(value)(not value))"


@dataclass(frozen=True)
class Variant:
    """A source text in which a rule is gone, and in what way."""

    label: str
    source: str


def disabled(source: str, citation: Citation) -> Iterator[Variant]:
    """The ways in which the cited piece can be made to do nothing; none if there is nothing to disable."""
    tree = ast.parse(source)
    node = _find(tree, citation)
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        for answer, body in _other_bodies(node):
            node.body = body
            yield Variant(f"returns {answer}", ast.unparse(tree))
    elif isinstance(node, ast.ClassDef):
        methods = list(_methods(node))
        for method in methods:
            method.body = _other_bodies(method)[0][1]
        if methods:
            yield Variant("its methods do nothing", ast.unparse(tree))
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        for value in _other_values(node.value):
            node.value = _expression(value)
            yield Variant(f"is {value}", ast.unparse(tree))


def flipped(source: str, switch: str) -> Variant | None:
    """The text in which every record gets the other value of the switch; None if no record has such a switch."""
    flipper = _Flipper(switch)
    tree = flipper.visit(ast.parse(source))
    return Variant("is turned round", ast.unparse(tree)) if flipper.found else None


class _Flipper(ast.NodeTransformer):
    def __init__(self, switch: str) -> None:
        self.switch = switch
        self.found = False

    def visit_Assign(self, node: ast.Assign) -> ast.Assign:
        target = node.targets[0]
        if isinstance(target, ast.Attribute) and target.attr == self.switch:
            self.found = True
            node.value = _expression(f"{FLIP}({ast.unparse(node.value)})")
        return node


def _find(tree: ast.Module, citation: Citation) -> ast.AST:
    for definition in definitions(tree):
        if (definition.name, definition.line, definition.kind) == (citation.name, citation.line, citation.kind):
            return definition.node
    raise LookupError(f"{citation.file}:{citation.line} has changed while it was read")


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def _methods(node: ast.ClassDef) -> Iterator[Function]:
    """What the class does, not how it is made or printed."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and not part.name.startswith("__"):
            yield part


def _other_bodies(function: Function) -> list[tuple[str, list[ast.stmt]]]:
    """The docstring and one answer, for each that the annotated type allows; a generator stays one, and yields none."""
    kept = function.body[:1] if ast.get_docstring(function) is not None else []
    if _is_generator(function):
        return [("nothing", kept + [ast.Return(None), ast.Expr(ast.Yield(None))])]
    return [(answer, kept + [ast.Return(_expression(answer))]) for answer in _answers(function.returns)]


def _answers(returns: ast.expr | None) -> tuple[str, ...]:
    if isinstance(returns, ast.Constant) and isinstance(returns.value, str):
        returns = _expression(returns.value)
    if isinstance(returns, ast.Subscript):
        returns = returns.value
    return NEUTRAL.get(ast.unparse(returns).rpartition(".")[2], NOTHING) if returns is not None else NOTHING


def _is_generator(function: Function) -> bool:
    inner = {
        part
        for nested in ast.walk(function)
        if isinstance(nested, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) and nested is not function
        for part in ast.walk(nested)
    }
    return any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(function) if part not in inner)


def _other_values(value: ast.expr | None) -> tuple[str, ...]:
    """What a named value could be instead: an empty collection, another number, nothing."""
    if isinstance(value, ast.Constant) and isinstance(value.value, bool):
        return (str(not value.value),)
    if isinstance(value, ast.Constant) and isinstance(value.value, int):
        return ("0", str(value.value + 1))
    if isinstance(value, ast.List | ast.ListComp):
        return ("[]",)
    if isinstance(value, ast.Tuple):
        return ("()",)
    if isinstance(value, ast.Dict | ast.DictComp):
        return ("{}",)
    return NOTHING
