"""What an ability tree promises, read without the machine that runs it: a position, the answers, and what is then true.

Only plain sentences are read; for all others `Unread` is raised. Each promise is a case for the conformance runner, so
that the answers are given as another engine's tests would give them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from mazo.abilities.tree import deeds as do
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree import nouns
from mazo.games.lorcana.cards.catalogue import Card
from workshop.lorcana.conformance.cases import Case

FIGURES: Final = {"strength": "str", "willpower": "will", "cost": "cost", "lore": "lore"}
MOST: Final = 4
"""More chosen cards than a plain sentence speaks of."""


class Unread(Exception):
    """A sentence that isn't plain enough."""


class Promise:
    """A position with one real card, and what its ability should bring about."""

    def __init__(self, card: Card, mine: bool) -> None:
        self.card = card
        self.mine = mine
        """Whether a choice among all players' cards falls on an own one."""
        self.piles: dict[str, list[dict[str, Any]]] = defaultdict(list)
        self.this: dict[str, Any] = {}
        self.targets: list[dict[str, Any]] = []
        self.met: dict[str, list[dict[str, Any]]] = {}
        self.groups: dict[nouns.Cards, list[dict[str, Any]]] = {}
        self.spared: list[dict[str, Any]] = []
        """Cards of other players that would be such ones, too."""
        self.optional = False
        self.lore = [0, 0]
        self.drawn = [0, 0]
        self.zones: dict[str, str] = {}
        self.damage: dict[str, int] = {}
        self.exerted: dict[str, bool] = {}
        self.figures: dict[tuple[str, str], int] = defaultdict(int)
        self.keywords: list[tuple[str, str]] = []

    # The position.

    def lay(self, place: str, entry: Mapping[str, Any]) -> dict[str, Any]:
        """Lay a card down: the place is p1.play or the like."""
        pile = self.piles[place]
        laid = {**entry, "ref": f"{place}[{len(pile)}]"}
        pile.append(laid)
        return laid

    def extra(self, cards: nouns.Cards) -> dict[str, Any]:
        """A synthetic card that is such a one."""
        if cards.under is not None or cards.zone not in ("play", "hand", "discard"):
            raise Unread(cards.zone)
        mine = cards.whose == "yours" or (cards.whose == "any" and (self.mine or cards.zone != "play"))
        type_ = cards.types[0] if cards.types else "character"
        body: dict[str, Any] = {"type": type_, "cost": 3, "str": 3, "will": 9, "lore": 1, "move": 1, "cls": []}
        laid: dict[str, Any] = {"card": f"Extra {sum(map(len, self.piles.values()))}", "mock": body}
        for trait in cards.where:
            self._such(laid, body, trait)
        if type_ == "action" and cards.zone == "play":
            raise Unread("an action in play")
        return self.lay(f"{'p1' if mine else 'p2'}.{cards.zone}", laid)

    def _such(self, laid: dict[str, Any], body: dict[str, Any], trait: nouns.Trait) -> None:
        match trait:
            case nouns.Has(stat, "at least" | "at most" | "is", int(number)) if stat in FIGURES:
                body[FIGURES[stat]] = number
            case nouns.Classified(names):
                body["cls"] = [names[0]]
            case nouns.Named(names):
                laid["card"] = f"{names[0]} - Extra"
            case nouns.Is("damaged"):
                laid["damage"] = 2
            case nouns.Is("exerted"):
                laid["exerted"] = True
            case nouns.Is("a song"):
                laid["card"] += " Song"
            case nouns.Is("ready" | "undamaged" | "not a song"):
                pass
            case _:
                raise Unread(repr(trait))

    def meet(self, condition: nouns.Condition | None) -> None:
        """See to it that the condition holds."""
        match condition:
            case None:
                pass
            case nouns.Compare(nouns.Count(cards), "at least", int(number)) if cards.zone == "play":
                for _ in range(number):
                    self.extra(replace(cards, other=False))
            case _:
                raise Unread(repr(condition))

    # What is done, and to whom.

    def those(self, them: nouns.Them) -> list[dict[str, Any]]:
        """The cards that are meant; chosen ones are laid down for it."""
        match them:
            case nouns.This():
                return [self.this]
            case nouns.Ref(name) if name in self.met:
                return self.met[name]
            case nouns.Chosen(cards, int(count), by="you", within=None, at_random=False) if count <= MOST:
                found = [self.extra(cards) for _ in range(count)]
                self.targets += found
                self.met[them.name] = found
                return found
            case nouns.Every(nouns.Cards(zone="play", other=other) as cards) if other or cards.where:
                if cards not in self.groups:
                    self.groups[cards] = [self.extra(cards), self.extra(cards)]
                    if cards.whose in ("yours", "opposing"):
                        spared = replace(cards, whose="opposing" if cards.whose == "yours" else "yours")
                        self.spared.append(self.extra(spared))
                return self.groups[cards]
        raise Unread(repr(them))

    def read(self, effect: fx.Effect) -> None:
        """Keep in mind what the effect should bring about."""
        match effect:
            case fx.Steps(of):
                for part in of:
                    self.read(part)
            case fx.PlayersMay(inner, "you"):
                self.optional = True
                self.read(inner)
            case fx.To(otherwise=None):
                self.read(effect.cost)
                self.read(effect.then)
            case fx.Pay(int()):
                pass
            case fx.Choose(nouns.Chosen() as them) | fx.Cant(nouns.Chosen() | nouns.Ref() | nouns.This() as them):
                self.those(them)
            case do.Discard(int(amount), "you", by="they", until=False, up_to=False) if amount <= MOST:
                self._go(nouns.Chosen(replace(effect.cards, whose="yours"), amount), "discard")
            case do.ToPlayer("gain lore", int(amount), "you"):
                self.lore[0] += amount
            case do.ToPlayer("lose lore", int(amount), "each opponent"):
                self.lore[1] -= amount
            case do.Draw(int(amount), who, until=False) if who in ("you", "each opponent", "each player"):
                self.drawn[0] += amount if who != "each opponent" else 0
                self.drawn[1] += amount if who != "you" else 0
            case fx.Gain(them, fx.Keyword(name)) if effect.until != "during their next turn":
                self.keywords += [(one["ref"], name) for one in self.those(them)]
            case fx.Get(them, "strength" | "lore" as stat, int(amount), only=None):
                for one in self.those(them):
                    self.figures[one["ref"], stat] += amount
            case _:
                self._deed(effect)

    def _deed(self, effect: fx.Effect) -> None:
        match effect:
            case do.Do("deal damage", them, int(amount)) | do.PutCounters("damage", int(amount), them):
                for one in self.those(them):
                    self.damage[one["ref"]] = self.damage.get(one["ref"], one.get("damage", 0)) + amount
            case do.RemoveCounters("damage", int(amount), nouns.Chosen() as them, total=False):
                for one in self.those(them):
                    self.damage[one["ref"]] = max(0, one.setdefault("damage", 3) - amount)
            case do.Do("exert", them):
                self.exerted |= {one["ref"]: True for one in self.those(them)}
            case do.Do("ready", nouns.Chosen() as them):
                for one in self.those(them):
                    one["exerted"] = True
                    self.exerted[one["ref"]] = False
            case do.Do("banish", them):
                self._go(them, "discard")
            case do.Do("return to hand", them):
                self._go(them, "hand")
            case do.Do("put into inkwell" | "put into inkwell exerted", nouns.Chosen() as them):
                self._go(them, "inkwell")
            case do.ToDeck(nouns.Chosen() as them):
                self._go(them, "deck")
            case _:
                raise Unread(repr(effect))

    def _go(self, them: nouns.Them, zone: str) -> None:
        self.zones |= {one["ref"]: zone for one in self.those(them)}

    # As a case.

    def facts(self, lore: int, kept: bool) -> list[dict[str, Any]]:
        """What is true if the promise is kept, or if it was declined."""
        laid = {one["ref"]: one for pile in self.piles.values() for one in pile}
        zones = self.zones if kept else {one["ref"]: one["ref"].partition("[")[0][3:] for one in self.targets}
        hands = [0, 0]
        for seat, player in enumerate(("p1", "p2")):
            there = [zones.get(ref, ref.partition("[")[0][3:]) for ref in laid if ref.startswith(player)]
            hands[seat] = there.count("hand") + (self.drawn[seat] if kept else 0)
        if self.this["ref"].startswith("p1.hand") and zones.get(self.this["ref"]) != "hand":
            hands[0] -= self.this["ref"] not in zones
        found = [
            _fact("getLore", lore + (self.lore[0] if kept else 0), "p1"),
            _fact("getLore", 10 + (self.lore[1] if kept else 0), "p2"),
            _fact("getZonesCardCount", {"hand": hands[0]}, "p1", m="toHaveZoneCounts"),
            _fact("getZonesCardCount", {"hand": hands[1]}, "p2", m="toHaveZoneCounts"),
            *(_fact("getCardZone", zone, _name(laid[ref])) for ref, zone in zones.items()),
        ]
        return found + (self._states(laid) if kept else [])

    def _states(self, laid: Mapping[str, dict[str, Any]]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for one in self.spared:
            found.append(_fact("getCardZone", "play", _name(one)))
            found.append(_fact("getDamage", one.get("damage", 0), _name(one)))
            found.append(_fact("isExerted", one.get("exerted", False), _name(one)))
            if one["mock"]["type"] == "character":
                found.append(_fact("getCardStrength", one["mock"]["str"], _name(one)))
                found.append(_fact("getCardLore", one["mock"]["lore"], _name(one)))
        for query, facts in (("getDamage", self.damage), ("isExerted", self.exerted)):
            found += [_fact(query, value, _name(laid[ref])) for ref, value in facts.items() if ref not in self.zones]
        for (ref, stat), amount in self.figures.items():
            printed = laid[ref]["mock"][FIGURES[stat]] if "mock" in laid[ref] else getattr(self.card, stat)
            query = "getCardStrength" if stat == "strength" else "getCardLore"
            if ref not in self.zones:
                found.append(_fact(query, printed + amount, _name(laid[ref])))
        found += [
            _fact("hasKeyword", True, _name(laid[ref]), word) for ref, word in self.keywords if ref not in self.zones
        ]
        return found

    def case(self, steps: Sequence[Mapping[str, Any]]) -> Case:
        """The position and the steps."""
        sides = {
            player: {name[3:]: pile for name, pile in self.piles.items() if name.startswith(player)}
            for player in ("p1", "p2")
        }
        sides["p1"] |= {"inkwell": 20}  # type: ignore[dict-item]
        sides["p2"] |= {"lore": 10}  # type: ignore[dict-item]
        return msgspec.convert({"id": f"our/own#{self.card.full_name}", "given": sides, "steps": steps}, Case)


def promised(card: Card, ability: fx.Ability, *, mine: bool, kept: bool) -> Case:
    """The case in which an ability keeps its promise, or in which its player declines it."""
    promise = Promise(card, mine)
    lore = 0
    more: list[Any] = []
    match ability:
        case fx.Triggered((nouns.When("play", "this", conditions=()), *_), zone="play"):
            action = "playCard"
        case fx.Triggered((nouns.When("quest", "this", conditions=()), *_), zone="play"):
            action, lore = "quest", card.lore
        case fx.Triggered((nouns.When("banish", "this", conditions=()), *_), zone="play") if card.type == "character":
            action, more = "manualSetDamage", [99]
        case fx.Activated(fx.Cost(effects=() | (do.Do("banish", nouns.This()),)), condition=None):
            action = "activateAbility"
        case fx.Action():
            action = "playCard"
        case _:
            raise Unread(repr(ability))
    promise.this = promise.lay("p1.hand" if action == "playCard" else "p1.play", {"card": card.full_name})
    if action == "manualSetDamage" or (isinstance(ability, fx.Activated) and ability.cost.effects):
        promise.zones[promise.this["ref"]] = "discard"
    if isinstance(ability, fx.Triggered):
        promise.meet(ability.condition)
    promise.read(ability.do)
    if not kept and not (isinstance(ability, fx.Triggered) and isinstance(ability.do, fx.PlayersMay)):
        raise Unread("nothing to decline")
    answers: dict[str, Any] = {"targets": [_name(one) for one in promise.targets]} if promise.targets and kept else {}
    if promise.optional:
        answers["resolveOptional"] = kept
    this = _name(promise.this)
    steps = [_step(action, this, *more)]
    if isinstance(ability, fx.Triggered):
        if answers:
            steps.append(_step("resolvePendingByCard", this, answers))
    elif isinstance(ability, fx.Activated):
        used = [one for one in card.abilities if isinstance(one, fx.Activated)]
        steps = [_step(action, this, {"abilityIndex": used.index(ability), **answers})]
    else:
        promise.zones.setdefault(promise.this["ref"], "discard")
        steps = [_step(action, this, *([answers] if answers else []))]
    steps[-1]["assert"] = promise.facts(lore, kept)
    return promise.case(steps)


def alone(card: Card, ability: fx.Ability) -> Card:
    """The card with its keywords, but of its sentences only this one."""
    said = tuple(one for one in card.abilities if one is ability or isinstance(one, fx.Keyword))
    return replace(card, abilities=said)


def _name(laid: Mapping[str, Any]) -> dict[str, Any]:
    return {"card": laid["card"], "ref": laid["ref"]}


def _step(action: str, *args: Any) -> dict[str, Any]:
    return {"do": {"by": "p1", "action": action, "args": list(args)}, "ok": True}


def _fact(query: str, expected: Any, *args: Any, m: str = "toBe") -> dict[str, Any]:
    return {"q": query, "by": "p1", "args": list(args), "m": m, "expected": expected}
