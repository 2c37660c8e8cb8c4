"""Questions and their answers: every answer is built by single picks in canonical order, without dead ends."""

from mazo.kernel.codes import AMOUNT, DIVIDE, DONE, NOBODY, ONE, ORDER, SUBSET, TAKE, first_of, option, verb_of
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.rules import Rules


def ask(t: Rules, choice: Choice) -> None:
    """Put a question on the stack."""
    t.stack.append(choice)


def ask_open(t: Rules, what: int, rule: int, seat: int) -> Choice:
    """Ask for one of the options that the game itself lists."""
    choice = Choice(what, rule, seat)
    t.stack.append(choice)
    return choice


def ask_unless_forced(t: Rules, choice: Choice) -> None:
    """Ask, or hand the only possible answer to the asking frame at once."""
    fit(choice)
    count = len(choice.items)
    forced = False
    if choice.mode == ONE:
        forced = count == 1
    elif choice.mode == SUBSET:
        forced = count == 0 or choice.high == 0 or choice.low >= count
    elif choice.mode == ORDER or choice.mode == DIVIDE:
        forced = count <= 1
    if not forced:
        t.stack.append(choice)
    elif choice.mode == DIVIDE:
        t.stack[-1].answer = [option(AMOUNT, choice.high, first_of(choice.items[0]))] if count else []
    else:
        t.stack[-1].answer = [] if choice.mode == SUBSET and choice.high == 0 else choice.items[:]


def fit(choice: Choice) -> None:
    """Demand no more than the candidates can give, so that the question has an answer."""
    count = len(choice.items)
    if choice.mode == SUBSET:
        most = count
        if choice.limit != NOBODY:
            most = 0
            left = choice.limit
            for weight in sorted(choice.weights):
                left -= weight
                if left < 0:
                    break
                most += 1
        choice.high = min(choice.high, most)
        choice.low = min(choice.low, choice.high)
    elif choice.mode == DIVIDE and count > 0:
        choice.low = min(choice.low, choice.high // count)


def take_all(cards: list[int]) -> list[int]:
    """Cards as options to take."""
    return [option(TAKE, card) for card in cards]


def taken(answer: list[int]) -> list[int]:
    """The cards of an answer."""
    return [first_of(packed) for packed in answer]


def options_of(t: Rules, choice: Choice) -> list[int]:
    """The picks that lead on from here, complete and in canonical order."""
    if choice.mode == ONE:
        if choice.items:
            return choice.items[:]
        out: list[int] = []
        t.options(choice, out)
        return out
    if choice.mode == SUBSET:
        return _subset_options(choice)
    if choice.mode == ORDER:
        return [packed for packed in choice.items if packed not in choice.picks]
    return _division_options(choice)


def is_option(t: Rules, choice: Choice, packed: int) -> bool:
    """Whether a pick leads on from here: the same answer as looking it up in `options_of`, without listing any.

    Where the game itself lists the options, its refusal says so; the operands must be cards and seats of the table.
    """
    if choice.mode == ONE and not choice.items:
        return t.refusal(choice, packed) == 0
    return is_listed(choice, packed)


def is_listed(choice: Choice, packed: int) -> bool:
    """Whether a pick leads on from here in a question that has candidates of its own."""
    if choice.mode == SUBSET:
        return _leads_on(choice, packed)
    if choice.mode == DIVIDE:
        low, high = _shares(choice)
        return packed == option(AMOUNT, first_of(packed)) and low <= first_of(packed) <= high
    if choice.mode == ORDER and packed in choice.picks:
        return False
    return packed in choice.items


def is_complete(choice: Choice) -> bool:
    """Whether the picks are a whole answer."""
    picks = choice.picks
    if not picks:
        return False
    if choice.mode == ONE:
        return True
    if choice.mode == SUBSET:
        return picks[-1] == option(DONE) or len(picks) >= choice.high
    if choice.mode == ORDER:
        return len(picks) >= len(choice.items) - 1
    return len(picks) >= len(choice.items) - 1


def answer_of(choice: Choice) -> list[int]:
    """The whole answer that complete picks stand for."""
    if choice.mode == SUBSET:
        return [packed for packed in choice.picks if verb_of(packed) != DONE]
    if choice.mode == ORDER:
        return choice.picks + [packed for packed in choice.items if packed not in choice.picks]
    if choice.mode == DIVIDE:
        shares = taken(choice.picks)
        if len(shares) < len(choice.items):
            shares.append(choice.high - sum(shares))
        return [option(AMOUNT, shares[at], first_of(choice.items[at])) for at in range(len(shares))]
    return choice.picks


def deliver(t: Rules, choice: Choice, below: Frame) -> None:
    """Hand a complete answer to the frame that asked."""
    below.answer = answer_of(choice)


def _subset_options(choice: Choice) -> list[int]:
    start, spent = _picked(choice)
    missing = choice.low - len(choice.picks)
    if choice.limit == NOBODY and choice.obliged == 0:  # whatever leaves enough others behind it
        found = choice.items[start : len(choice.items) - max(0, missing - 1)]
    else:
        found = [choice.items[at] for at in range(start, _last(choice)) if _can_finish(choice, at, spent, missing)]
    if missing <= 0:
        found.append(option(DONE))
    return found


def _leads_on(choice: Choice, packed: int) -> bool:
    """Whether a candidate may be taken next, or nothing more."""
    missing = choice.low - len(choice.picks)
    if packed == option(DONE):
        return missing <= 0
    if packed not in choice.items:
        return False
    start, spent = _picked(choice)
    at = choice.items.index(packed)
    return start <= at < _last(choice) and _can_finish(choice, at, spent, missing)


def _picked(choice: Choice) -> tuple[int, int]:
    """Where the candidates behind the last pick begin, and what the picks weigh."""
    start = 0
    spent = 0
    for packed in choice.picks:
        index = choice.items.index(packed)
        start = index + 1
        if choice.weights:
            spent += choice.weights[index]
    return start, spent


def _last(choice: Choice) -> int:
    """Where the candidates end: of those that must be taken, all come before any other."""
    return choice.obliged if len(choice.picks) < choice.obliged else len(choice.items)


def _can_finish(choice: Choice, index: int, spent: int, missing: int) -> bool:
    """Whether taking the candidate at `index` leaves a way to a whole answer."""
    last = len(choice.items)
    if index > len(choice.picks) and len(choice.picks) < choice.obliged:
        last = choice.obliged  # one that must be taken has been left out: no other comes behind these
    if last - index < missing:
        return False
    if choice.limit == NOBODY:
        return True
    budget = choice.limit - spent - choice.weights[index]
    if missing > 1:
        for weight in sorted(choice.weights[index + 1 : last])[: missing - 1]:
            budget -= weight
    return budget >= 0


def _division_options(choice: Choice) -> list[int]:
    low, high = _shares(choice)
    return [option(AMOUNT, share) for share in range(low, high + 1)]


def _shares(choice: Choice) -> tuple[int, int]:
    """The least and the largest share that the next candidate can have; the last one has what is left."""
    left = choice.high
    for packed in choice.picks:
        left -= first_of(packed)
    others = len(choice.items) - len(choice.picks) - 1
    return (left, left) if others == 0 else (choice.low, left - others * choice.low)
