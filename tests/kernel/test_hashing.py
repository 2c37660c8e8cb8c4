"""One number stands for a whole state."""

from hypothesis import given
from hypothesis import strategies as st

from mazo.abilities.machine.records import Run
from mazo.kernel.codes import EVERYONE, NO_ONE, NOBODY, STAT
from mazo.kernel.effects import add_effect
from mazo.kernel.frames import Choice, Frame, Sealed
from mazo.kernel.hashing import fold
from mazo.kernel.knowledge import show
from mazo.kernel.records import ZoneKind
from mazo.kernel.rng import key_of
from mazo.kernel.rules import Rules
from mazo.kernel.zones import add_deck, cut

ROW = st.lists(st.integers(-(1 << 62), 1 << 62), max_size=20)


@given(ROW, ROW)
def test_rows_have_one_hash_exactly_when_they_are_equal(one, other):
    assert (fold(one) == fold(other)) == (one == other)


def test_a_hash_is_the_same_on_every_machine():
    assert fold([1, 2, 3]) == 8174316574420815540


def test_a_hash_has_sixty_three_bits():
    assert all(0 <= fold([number]) < 1 << 63 for number in range(200))


def table() -> Rules:
    """Two players with a deck and a field."""
    t = Rules([ZoneKind("deck", NO_ONE, True), ZoneKind("field", EVERYONE, False)], 2, 4, [])
    t.key = key_of("h")
    t.lay()
    add_deck(t, [0, 1, 2], 0, 0)
    add_deck(t, [0, 1, 2], 1, 1)
    t.stack = [Frame(3, 0, NOBODY)]
    return t


def changed(*steps) -> list[int]:
    """The hashes of one table before and after each of these steps."""
    t = table()
    found = [fold(t.ints())]
    for step in steps:
        step(t)
        found.append(fold(t.ints()))
    return found


def test_everything_that_is_state_changes_the_hash():
    found = changed(
        lambda t: cut(t, 0, 1),
        lambda t: t.number.__setitem__(0, 99),
        lambda t: t.flags.__setitem__(2, 1),
        lambda t: t.host.__setitem__(2, 1),
        lambda t: t.gone.__setitem__(1, 1),
        lambda t: setattr(t, "turn", 4),
        lambda t: setattr(t, "active", 1),
        lambda t: setattr(t, "drawings", 1),
        lambda t: setattr(t, "key", key_of("other")),
        lambda t: add_effect(t, STAT, 1, 0, NOBODY, 1, 0, 2, 1),
        lambda t: t.stack.append(Run(3, 1, 0)),
        lambda t: t.stack.append(Choice(1, 1, 0)),
        lambda t: setattr(t.stack[-1], "picks", [7]),
        lambda t: t.stack.append(Sealed(1)),
    )
    assert len(set(found)) == len(found)


def test_what_a_seat_knows_is_state_and_changes_the_hash():
    before, after = changed(lambda t: show(t, 1, 0b01))
    assert before != after


def test_the_order_in_which_abilities_listen_is_state_and_changes_the_hash():
    _, one, other = changed(
        lambda t: t.listeners.__setitem__(1, [64, 128]), lambda t: t.listeners.__setitem__(1, [128, 64])
    )
    assert one != other


def test_one_more_effect_is_never_mistaken_for_something_else():
    t = table()
    add_effect(t, STAT, 1, 0, NOBODY, 1, 0, 2, 1)
    assert t.ints() != table().ints()
    assert len(t.ints()) > len(table().ints())
