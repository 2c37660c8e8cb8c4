"""What a drafter knows of cards besides their names: how good they are, their colours and what they cost."""


class Traits:
    """One entry a kind of card; `curve` says how many cards of each cost a deck wants, its last entry all above."""

    def __init__(
        self, worth: list[int], colours: list[int], costs: list[int], curve: list[int], pull: int, bend: int
    ) -> None:
        # From 0 to 100; 50 is a card that wins as often as it loses.
        self.worth = worth
        # A bit for each colour.
        self.colours = colours
        self.costs = costs
        self.curve = curve
        # How much it is worth, at most, that a card is of the colours that one has taken so far, and that its cost is
        # one that the deck lacks.
        self.pull = pull
        self.bend = bend

    def step(self, kind: int) -> int:
        """The entry of the curve that a card counts for."""
        return min(self.costs[kind], len(self.curve) - 1)
