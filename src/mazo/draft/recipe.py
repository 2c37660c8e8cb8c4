"""How a pack is printed: slots of cards, each from one of several sheets by weight, and nothing twice in a slot."""


class Slot:
    """So many cards of a pack; each is from a sheet that its weight makes more or less likely."""

    def __init__(self, count: int, sheets: list[int], weights: list[int]) -> None:
        self.count = count
        self.sheets = sheets
        self.weights = weights
        self.total = sum(weights)

    def sheet(self, number: int) -> int:
        """The sheet that a random number means."""
        left = number % self.total
        for at in range(len(self.sheets)):
            left -= self.weights[at]
            if left < 0:
                return self.sheets[at]
        return self.sheets[-1]


class Recipe:
    """The sheets, each a list of kinds of cards that are equally likely on it, and the slots of a pack.

    >>> recipe = Recipe([[0, 1, 2], [3]], [Slot(2, [0], [1]), Slot(1, [0, 1], [1, 3])])
    >>> recipe.size(), recipe.pack([0, 0, 0, 0, 3, 7])
    (3, [0, 1, 3])
    """

    def __init__(self, sheets: list[list[int]], slots: list[Slot]) -> None:
        self.sheets = sheets
        self.slots = slots

    def size(self) -> int:
        """How many cards a pack has."""
        count = 0
        for slot in self.slots:
            count += slot.count
        return count

    def pack(self, numbers: list[int]) -> list[int]:
        """The kinds of the cards in the pack that random numbers mean, two of them a card."""
        pack: list[int] = []
        at = 0
        for slot in self.slots:
            drawn: list[int] = []  # sheets and places on them, as one number each
            for _ in range(slot.count):
                sheet = slot.sheet(numbers[at])
                kinds = self.sheets[sheet]
                base = sheet << 20
                gone = sorted([spot - base for spot in drawn if spot >> 20 == sheet])
                if len(gone) == len(kinds):
                    gone = []  # a sheet that is too short begins again
                place = numbers[at + 1] % (len(kinds) - len(gone))
                for spot in gone:
                    if place >= spot:
                        place += 1
                drawn.append(base + place)
                pack.append(kinds[place])
                at += 2
        return pack
