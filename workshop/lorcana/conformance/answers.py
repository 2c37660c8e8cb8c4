"""What a step answers, and how that fits the questions that the game asks here.

Answers are used up as they are asked for; what nobody asks for is dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mazo.abilities.machine.asking import (
    ASK_AMOUNT,
    ASK_MAY,
    ASK_MODES,
    ASK_ORDER,
    ASK_PLAYERS,
    ASK_SHARES,
)
from mazo.abilities.machine.program import ACT, INSTRUCT, LET, PICK, WIDTH
from mazo.abilities.machine.slots import slot_cards
from mazo.games.lorcana.book.keys import PAY_FOR_ABILITY, PAY_THE_COST
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.engine import instructions as do
from mazo.kernel.codes import (
    AMOUNT,
    DIVIDE,
    DONE,
    ENTRY,
    NO,
    ORDER,
    SEAT,
    SUBSET,
    TAKE,
    YES,
    first_of,
    option,
    second_of,
    verb_of,
)
from mazo.kernel.frames import Choice
from mazo.kernel.gate import ASK_REPLACEMENT
from workshop.lorcana.conformance.cases import PLAYERS, card_of
from workshop.lorcana.conformance.layout import ZONES, World
from workshop.lorcana.conformance.machine import Machine

NO_SUCH_NAME: Final = (1 << 20) - 1
"""Stands for a name that no card of the game bears."""

_PLACES: Final = {
    E.TO_HAND: "hand",
    E.TO_DECK_TOP: "deck-top",
    E.TO_DECK_BOTTOM: "deck-bottom",
    E.TO_INKWELL: "inkwell",
    E.TO_INKWELL_EXERTED: "inkwell",
    E.MILL: "discard",
    E.DISCARDS: "discard",
}
UNDECIDED: Final = "hand or play"
"""Where a card goes about which the player is asked again."""
_WINDOW: Final = 6
"""How many instructions after a choice say what becomes of the chosen cards."""


class Later:
    """What the step after this one answers: the sorts of answers, and the card that it is about (None: any)."""

    def __init__(self, sorts: frozenset[str] = frozenset(), cards: frozenset[int] | None = None) -> None:
        self.sorts = sorts
        self.cards = cards

    def says(self, sort: str, choice: Choice) -> bool:
        """Whether the question is answered one step later than it is asked here."""
        return sort in self.sorts and (self.cards is None or choice.source in self.cards)


NOT_LATER: Final = Later()
"""Nothing is answered later."""


class Answers:
    """The answers that came with a step."""

    def __init__(
        self,
        world: World,
        options: Any = None,
        *,
        addressed: bool = False,
        last: bool = False,
        ahead: Any = None,
        later: Later | None = None,
    ) -> None:
        said = options if isinstance(options, dict) else {}
        self.world = world
        self.ahead: list[list[int]] = [] if ahead is None else Answers(world, ahead).targets
        """The cards that the next answers name."""
        self.later = NOT_LATER if later is None else later
        self.addressed = addressed
        self.last = last
        """Whether no further answers follow."""
        self.nobody = said.get("targets") == []
        """Whether it was said that no card is chosen."""
        self.targets: list[list[int]] = []
        self.players: list[int] = []
        self._read_targets(said.get("targets"))
        self._read_targets(said.get("playerTargets"))
        self.listed = self.targets[:]
        self.given = len(self.targets) + len(self.players)
        self.optional = _yes_or_no(said.get("resolveOptional"))
        chosen = said.get("choiceIndex")
        self.choices = [one for one in (chosen if isinstance(chosen, list) else [chosen]) if isinstance(one, int)]
        amount = said.get("amount")
        self.amount: int | None = amount if isinstance(amount, int) else None
        self.named = _name_said(said.get("namedCard"))
        self.exerted = _yes_or_no(said.get("enterPlayExerted"))
        self.may_used = False
        self.places = _places(world, said.get("destinations"))
        drops = said.get("inkDrops")
        self.drops = drops if isinstance(drops, int) else 0
        """How many ink drops the next payment removes; without a word, none."""
        self.unpaid = ""
        """What can't be paid as it was said."""
        self.placed_by: int | None = None
        """The program that has asked for destinations: they are for no other."""
        self.paid = _paid(world, said)
        self.faults: list[str] = []
        """What can't be answered as it was said."""

    @property
    def any(self) -> bool:
        """Whether anything was said at all."""
        return (
            self.given > 0
            or self.nobody
            or bool(self.choices)
            or self.places is not None
            or (self.optional, self.amount, self.named) != (None, None, None)
        )

    def _read_targets(self, said: Any) -> None:
        seat = seat_of(said)
        if card_of(said) is not None:
            self.targets.append(self.world.meant(said))
        elif isinstance(said, dict):
            for part in ("from", "subject", "to", "location", "target", "targets", "player"):
                self._read_targets(said.get(part))
        elif isinstance(said, list):
            for one in said:
                self._read_targets(one)
        elif seat is not None:
            self.players.append(seat)

    # Fitting answers to questions.

    def fit(self, machine: Machine) -> list[int] | None:
        """The picks that answer the open question; None if nothing that was said does."""
        choice = machine.asked
        assert choice is not None
        if choice.ask == ASK_MAY:
            return self._may(machine)
        if choice.ask == ASK.DROPS:
            return self._drops(choice)
        if choice.ask == ASK_REPLACEMENT:
            return [choice.items[min(self.choices.pop(0), len(choice.items) - 1) if self.choices else 0]]
        if choice.ask == ASK.ENTER:
            if self.exerted is None and self.optional is None and self.later.says("enterPlayExerted", choice):
                return None  # it is said one step later
            wanted = self.optional and not self.may_used if self.exerted is None else self.exerted
            return [option(YES if wanted else NO)]
        if choice.ask == ASK_AMOUNT:
            return self._number(choice)
        if choice.ask == ASK_MODES:
            return self._mode(machine, choice)
        if choice.ask == ASK_PLAYERS:
            return self._seats(machine, choice)
        if choice.ask == ASK.NAME:
            return self._name(machine)
        if choice.ask == ASK.SINGERS:
            return self._singer(choice)
        if choice.ask == ASK_ORDER or choice.mode == ORDER:
            return self._order(machine, choice)
        if choice.ask == ASK_SHARES or choice.mode == DIVIDE:
            return _shares(machine, choice)
        if choice.mode == SUBSET:
            return self._cards(machine, choice)
        return self._one(choice)

    def _may(self, machine: Machine) -> list[int] | None:
        self.may_used = True
        if self._behind(machine):
            return None
        if self.optional is not None:
            return [option(YES if self.optional else NO)]
        if self.places == []:
            return [option(NO)]
        if self.places is not None and _place_of(machine) == "play":  # whether it is among those to be played
            return [option(YES if any(zone == "play" and cards for zone, cards in self.places) else NO)]
        if self.choices:
            return [option(YES if self.choices.pop(0) == 0 else NO)]
        if self.given > len(self.targets) + len(self.players) and not self.last:
            return None  # they were for what was asked before; further answers follow
        choice = machine.asked
        if not self.any and choice is not None and self.later.says("resolveOptional", choice):
            return None
        return [option(YES)] if self.addressed or self.any else None

    def _behind(self, machine: Machine) -> bool:
        """Whether the answers still speak of a card that needed no choosing here: this question comes later there."""
        run = machine.asking
        met = {card for slot in range(len(run.slots)) for card in slot_cards(run, slot)} if run is not None else set()
        if any(met.intersection(cards) for cards in self.ahead):
            return True
        stale = [cards for cards in self.targets if met.intersection(cards)]
        if stale and self.optional is None and not self.last:
            self.targets = [cards for cards in self.targets if cards not in stale]
            return True
        return False

    def _drops(self, choice: Choice) -> list[int] | None:
        """[4.3.2.4] Exactly as many drops as were said are removed for the first cost that is paid, and none later."""
        if self.drops == 0 and self.later.says("inkDrops", choice):
            return None
        packed = option(AMOUNT, self.drops)
        self.drops = 0
        if packed not in choice.items:
            self.unpaid = self.unpaid or f"{first_of(packed)} ink drops can't be removed for it"
            packed = choice.items[0]
        return [packed]

    def _number(self, choice: Choice) -> list[int] | None:
        if self.amount is None and self.optional is not False and self.later.says("amount", choice):
            return None  # it is said one step later
        wanted = first_of(choice.items[-1]) if self.amount is None else self.amount
        if self.optional is False and self.amount is None:
            wanted = first_of(choice.items[0])
        packed = option(AMOUNT, wanted)
        if packed not in choice.items:
            self.faults.append(f"amount {wanted}")
            packed = choice.items[-1] if wanted > first_of(choice.items[-1]) else choice.items[0]
        return [packed]

    def _mode(self, machine: Machine, choice: Choice) -> list[int] | None:
        picks: list[int] = []
        while self.choices and len(picks) < choice.high:
            packed = option(ENTRY, self.choices.pop(0))
            if packed in choice.items:
                picks.append(packed)
            else:
                self.faults.append("choice")
        if not picks and self.places is not None:
            top = any(cards for zone, cards in self.places if zone == "deck-top")
            picks = [packed for packed in choice.items if first_of(packed) == (0 if top else 1)]
        if not picks and self.targets and choice.high == 1:
            picks = [packed for packed in choice.items if self._leads_to_targets(machine, packed)][:1]
        return whole(machine, sorted(picks)) if picks else None

    def _leads_to_targets(self, machine: Machine, packed: int) -> bool:
        """Whether one of several effects asks for the cards that were named."""
        twin = machine.copy()
        twin.reply([packed])
        choice = twin.prompt
        offered = {first_of(one) for one in choice.items if verb_of(one) == TAKE} if choice is not None else set()
        before, after = machine.table.zone, twin.table.zone
        moved = {card for cards in self.targets for card in cards if before[card] != after[card]}
        return bool(moved) or any(offered.intersection(cards) for cards in self.targets)

    def _seats(self, machine: Machine, choice: Choice) -> list[int] | None:
        if self.choices and choice.high > 1:  # all of them, only oneself, only the others
            which = self.choices.pop(0)
            mine = [packed for packed in choice.items if (first_of(packed) == choice.seat) == (which == 1)]
            return whole(machine, choice.items if which == 0 else mine)
        picks = [packed for packed in choice.items if first_of(packed) in self.players][: choice.high]
        self.players = [seat for seat in self.players if option(SEAT, seat) not in picks]
        if picks:
            return whole(machine, picks)
        owners = {self.world.table.owner[card] for cards in self.targets for card in cards}
        if len(owners) == 1:  # the player whose cards are meant
            return whole(machine, [packed for packed in choice.items if first_of(packed) in owners][: choice.high])
        return None

    def _name(self, machine: Machine) -> list[int] | None:
        if self.named is None:
            return None
        numbers = machine.table.figures.name_numbers
        return [option(DO.NAME_IT, numbers.get(self.named.partition(" - ")[0].casefold(), NO_SUCH_NAME))]

    def _singer(self, choice: Choice) -> list[int] | None:
        for packed in choice.items:
            if verb_of(packed) == TAKE and any(first_of(packed) in cards for cards in self.paid):
                return [packed]
        if option(DONE) in choice.items:
            return [option(DONE)]
        self.faults.append("singers")
        return None

    def _one(self, choice: Choice) -> list[int] | None:
        if choice.ask == ASK.COST:  # onto a card that was named, else just played
            for cards in self.targets:
                for packed in choice.items:
                    if verb_of(packed) == DO.SHIFT and second_of(packed) in cards:
                        self.targets.remove(cards)
                        return [packed]
            return choice.items[:1] if self.any else None
        for queue in (self.paid, self.targets):
            for cards in queue:
                for packed in choice.items:
                    if verb_of(packed) == TAKE and first_of(packed) in cards:
                        queue.remove(cards)
                        return [packed]
        return None

    def _order(self, machine: Machine, choice: Choice) -> list[int] | None:
        """What is moved later lies further out: the last one topmost, or bottommost."""
        if self.places is not None and self._for_this(machine):
            listed = [cards for _, group in self.places for cards in group]
        elif self.listed:
            listed = self.listed
        elif self.addressed or not _looked_at(machine, choice):
            listed = []
        else:
            return None
        ordered: list[int] = []
        for cards in listed:
            for packed in choice.items:
                if first_of(packed) in cards and packed not in ordered:
                    ordered.append(packed)
                    break
        ordered += [packed for packed in choice.items if packed not in ordered]
        if _goes_on_top(machine):
            ordered.reverse()
        return ordered[: max(1, len(ordered) - 1)]

    def _cards(self, machine: Machine, choice: Choice) -> list[int] | None:
        place = _place_of(machine)
        if self.places is not None and place and _looked_at(machine, choice):
            return self._placed(machine, choice, place) if self._for_this(machine) else None
        picks: list[int] = []
        run = machine.asking
        paying = run is not None and run.rule in (PAY_FOR_ABILITY, PAY_THE_COST)
        for queue in (self.paid, self.targets) if paying else (self.targets,):
            for cards in queue[:]:
                packed = next(
                    (one for one in choice.items if first_of(one) in cards and one not in picks),
                    None,
                )
                if packed is not None and len(picks) < choice.high:
                    picks.append(packed)
                    queue.remove(cards)
        if not picks:
            alone = choice.low >= len(choice.items)
            if _is_search(machine) or (alone and (paying or (place == "play" and self.last and not self.given))):
                return whole(machine, choice.items[: choice.high])
            if self.nobody and choice.low > 0:
                self.faults.append("too few")
                return None
            if choice.low == 0 and (self.optional is False or (self.any and not self.targets and not self.addressed)):
                return [option(DONE)]
            if choice.low == 0 and self.addressed and (self.optional is None and self.any):
                return [option(DONE)]
            return None
        if len(picks) < choice.low:
            self.faults.append("too few")
            missing = [packed for packed in choice.items if packed not in picks]
            picks += missing[: choice.low - len(picks)]
        return whole(machine, sorted(picks, key=choice.items.index))

    def _for_this(self, machine: Machine) -> bool:
        """Whether the destinations are for the effect that asks now."""
        run = machine.asking
        program = run.program if run is not None else -1
        if self.placed_by is None:
            self.placed_by = program
        return self.placed_by == program

    def _placed(self, machine: Machine, choice: Choice, place: str) -> list[int]:
        """The cards for one of the places that looked-at cards go to."""
        assert self.places is not None
        here: list[int] = []
        elsewhere: set[int] = set()
        for zone, group in self.places:
            for cards in group:
                for packed in choice.items:
                    if first_of(packed) in cards and packed not in here and packed not in elsewhere:
                        if zone == place or (place == UNDECIDED and zone in ("hand", "play")):
                            here.append(packed)
                        else:
                            elsewhere.add(packed)
                        break
        if len(here) > choice.high or len(here) < choice.low:
            self.faults.append(f"cards for {place}")
        here = here[: choice.high]
        if len(here) < choice.low:
            rest = [packed for packed in choice.items if packed not in here and packed not in elsewhere]
            rest += [packed for packed in choice.items if packed in elsewhere]
            here += rest[: choice.low - len(here)]
        return whole(machine, sorted(here, key=choice.items.index))

    def leftover(self) -> bool:
        """Whether cards were named that nobody asked for, or that did not go where they should."""
        t = self.world.table
        for zone, group in self.places or ():
            place = ZONES.get(zone.partition("-")[0])
            if place is not None and any(cards and t.zone_kind(cards[0]) != place for cards in group):
                return True
        return bool(self.targets) or bool(self.paid)


def default(machine: Machine) -> list[int]:
    """An answer for somebody who was never asked there: no, or as little as possible."""
    choice = machine.asked
    assert choice is not None
    if choice.ask == ASK_MAY or choice.ask == ASK.ENTER:
        return [option(NO)]
    if choice.ask == ASK_AMOUNT:
        return [choice.items[-1]]
    if choice.mode == ORDER:
        return choice.items[: max(1, len(choice.items) - 1)]
    if choice.mode == DIVIDE:
        return _shares(machine, choice)
    if choice.mode == SUBSET:
        return whole(machine, choice.items[: choice.low])
    return [choice.items[-1] if option(DONE) in choice.items else choice.items[0]]


def seat_of(said: Any) -> int | None:
    """The seat of a player's name."""
    names = {"p1": 0, "p2": 1, "player_one": 0, "player_two": 1}
    return names.get(said) if isinstance(said, str) else None


def whole(machine: Machine, picks: Sequence[int]) -> list[int]:
    """Picks with the sign that there are no more, where the question needs it."""
    choice = machine.asked
    assert choice is not None
    row = list(picks)
    return row if len(row) >= choice.high and row else [*row, option(DONE)]


def _shares(machine: Machine, choice: Choice) -> list[int]:
    """As much for each card as it can use, in order."""
    t = machine.table
    left = choice.high
    picks: list[int] = []
    for packed in choice.items[:-1]:
        share = min(left, max(choice.low, t.damage[first_of(packed)]))
        picks.append(option(AMOUNT, share))
        left -= share
    return picks or [option(AMOUNT, left)]


def _yes_or_no(said: Any) -> bool | None:
    return said if isinstance(said, bool) else None


def _name_said(said: Any) -> str | None:
    """The card that is named: by its name, or as a card of the case."""
    if isinstance(said, dict):
        said = said.get("card")
    return said if isinstance(said, str) else None


def _places(world: World, said: Any) -> list[tuple[str, list[list[int]]]] | None:
    if isinstance(said, dict):
        said = [said]
    if not isinstance(said, list):
        return None
    found: list[tuple[str, list[list[int]]]] = []
    for one in said:
        if isinstance(one, list):
            found += _places(world, one) or []
        if isinstance(one, dict):
            cards = one.get("cards")
            group = [world.meant(card) for card in (cards if isinstance(cards, list) else [cards]) if card is not None]
            found.append((str(one.get("zone", "")), group))
    return found


def _paid(world: World, said: dict[str, Any]) -> list[list[int]]:
    """The cards that are named for costs."""
    found: list[list[int]] = []
    costs = said.get("costs")
    cost = said.get("cost")
    groups: list[Any] = list(costs.values()) if isinstance(costs, dict) else []
    if isinstance(cost, dict):
        groups += [value for name, value in cost.items() if name not in ("cost", "shiftTarget", "singer")]
    for group in groups:
        for card in group if isinstance(group, list) else [group]:
            meant = world.meant(card)
            if meant:
                found.append(meant)
    return found


def _place_of(machine: Machine) -> str:
    """Where the cards go that are chosen now, as the next instructions say."""
    run = machine.asking
    if run is None:
        return ""
    code = machine.table.library[run.program]
    for at in range(run.pc + WIDTH, min(len(code), run.pc + _WINDOW * WIDTH + WIDTH), WIDTH):
        if code[at] == ACT and code[at + 1] in _PLACES:
            return _PLACES[code[at + 1]]
        if code[at] == INSTRUCT and code[at + 1] & ~do.THEY == do.PLAY_THEM:
            return "play"
        if code[at] == LET:
            return UNDECIDED
        if code[at] == PICK:
            return ""
    return ""


def _is_search(machine: Machine) -> bool:
    """Whether a deck is searched: its player has just looked at all of it."""
    run = machine.asking
    if run is None or run.pc < WIDTH:
        return False
    code = machine.table.library[run.program]
    at = run.pc - WIDTH
    return code[at] == INSTRUCT and code[at + 1] & ~do.THEY == do.LOOK


def _goes_on_top(machine: Machine) -> bool:
    run = machine.asking
    if run is None:
        return False
    code = machine.table.library[run.program]
    at = run.pc + WIDTH
    return code[at] == INSTRUCT and code[at + 1] & ~do.THEY == do.FLIP


def _looked_at(machine: Machine, choice: Choice) -> bool:
    t = machine.table
    return all(t.zone_kind(first_of(packed)) == Z.DECK for packed in choice.items)


def players() -> tuple[str, ...]:
    """The names of the seats."""
    return PLAYERS
