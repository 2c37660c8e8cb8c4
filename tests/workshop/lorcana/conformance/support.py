"""Small cases of our own: a position in a few words, steps and facts, on synthetic cards."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mazo.abilities.tree.effects import Ability
from mazo.games.lorcana.cards.catalogue import Card, fold
from mazo.games.lorcana.cards.importer import Printing
from tests.support.table import Made
from workshop.lorcana.conformance.cases import BadCases, Case, each_case
from workshop.lorcana.conformance.runner import Decided, Result, run_case

BODY = {"type": "character", "cost": 2, "str": 2, "will": 3, "lore": 1, "inkable": True, "cls": [], "abilities": []}
SPELL = {"type": "action", "cost": 1, "inkable": True, "abilities": []}
THING = {"type": "item", "cost": 1, "inkable": True, "abilities": []}
PLACE = {"type": "location", "cost": 1, "will": 4, "lore": 1, "move": 1, "inkable": True, "abilities": []}


class Library:
    """A source of cards that tests write themselves."""

    def __init__(self, *cards: Made, texts: Mapping[str, tuple[Ability, ...]] | None = None) -> None:
        self.cards = {fold(one.card.full_name): one.card for one in cards}
        self.texts = dict(texts or {})

    def find(self, name: str) -> Card | None:
        """The card of that name."""
        return self.cards.get(fold(name))

    def read(self, printing: Printing) -> tuple[Ability, ...] | None:
        """What a text says, if the test has told."""
        return self.texts.get(printing.full_text)


def at(ref: str, card: str, **more: Any) -> dict[str, Any]:
    """A card by its place in the layout."""
    return {"card": card, "ref": ref, **more}


def body(ref: str, card: str, states: Mapping[str, Any] | None = None, **figures: Any) -> dict[str, Any]:
    """A plain character."""
    return at(ref, card, mock=BODY | figures, **(states or {}))


def step(by: str, action: str, *args: Any, ok: bool | None = True, err: str = "", then: Sequence[Any] = ()) -> Any:
    """A step and the facts after it."""
    made: dict[str, Any] = {"do": {"by": by, "action": action, "args": list(args)}, "ok": ok, "assert": list(then)}
    return made | ({"err": err} if err else {})


def first(*facts: Any) -> Any:
    """Facts about the position as it is laid out."""
    return {"do": None, "assert": list(facts)}


def fact(q: str, *args: Any, is_: Any = True, m: str = "toBe", by: str = "p1", **more: Any) -> dict[str, Any]:
    """A fact."""
    return {"q": q, "by": by, "args": list(args), "m": m, "expected": is_, **more}


def case(
    *steps: Any, p1: Any = None, p2: Any = None, options: Any = None, path: Sequence[str] = (), edition: str = "2.0.1"
) -> Case:
    """A whole case."""
    data = {
        "id": "our/own#case",
        "edition": edition,
        "path": list(path),
        "given": {"p1": p1, "p2": p2, "options": options},
        "steps": list(steps),
    }
    return msgspec.convert(data, Case)


def parsed(*cases: Any) -> list[Case | BadCases]:
    """The lines of a file with these cases."""
    return list(each_case("\n".join(one if isinstance(one, str) else json.dumps(one) for one in cases).encode()))


def run(
    *steps: Any, cards: Sequence[Made] = (), exceptions: Mapping[str, Decided] | None = None, **given: Any
) -> Result:
    """What becomes of a case."""
    return run_case(case(*steps, **given), Library(*cards), exceptions)


def passes(*steps: Any, cards: Sequence[Made] = (), **given: Any) -> Result:
    """The case must pass, with every fact judged."""
    result = run(*steps, cards=cards, **given)
    assert result.failure is None, result.failure
    assert result.verdict == "passed", result
    return result


def checks_nothing(*steps: Any, cards: Sequence[Made] = (), **given: Any) -> Result:
    """The case must go to its end, and nothing in it is judged."""
    result = run(*steps, cards=cards, **given)
    assert result.verdict == "empty", result
    assert (result.facts, result.refusals) == (0, 0)
    return result


def unclear(*steps: Any, cards: Sequence[Made] = (), **given: Any) -> tuple[int, str]:
    """The case can't be understood: at which step, and why."""
    result = run(*steps, cards=cards, **given)
    assert result.verdict == "unclear", result
    return result.unclear[-1].step, result.unclear[-1].why


def fails(*steps: Any, cards: Sequence[Made] = (), **given: Any) -> tuple[int, str, Any]:
    """The case must fail; at which step, about what, and what came out."""
    result = run(*steps, cards=cards, **given)
    assert result.verdict == "failed", result
    assert result.failure is not None
    return result.failure.step, result.failure.fact, result.failure.got
