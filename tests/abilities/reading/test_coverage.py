"""What became of cards, counted in all and by set."""

from mazo.abilities.reading.coverage import Counts, Fate, coverage


def test_each_card_counts_for_all_and_for_its_set():
    fates = [Fate("1", "grammar", True), Fate("1", "hand", False), Fate("2", "unsupported", False)]
    found = coverage(fates, names=4)
    assert (found.unique, found.compiled, found.by_hand, found.unsupported, found.round_trip) == (3, 1, 1, 1, 1)
    assert found.names == 4
    assert found.by_set == {"1": Counts(2, 1, 1, 0, 1), "2": Counts(1, 0, 0, 1, 0)}
