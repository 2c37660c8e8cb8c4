"""The processes of Ortus Regni that players interrupt with their answers, each with what it has to remember."""

from mazo.games.ortus.codes import processes as P
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import NONE, Frame


class Battle(Frame):
    """An attack: `seat` decides for the attacker, `source` is the Fief that is attacked."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(P.BATTLE, rule, seat)
        # Raid, siege or storm, as the verb of the option that began it; and whom it is against.
        self.form = 0
        self.defender = NOBODY
        # Whether Vikings attack.
        self.vikings = False
        # Who fights on either side.
        self.attackers = NONE
        self.defenders = NONE
        # The Battle card that counts, in the end without the Church.
        self.card = NOBODY
        # Damage that either side still has to take, and what is left of the attack when the defenders have fallen.
        self.to_attackers = 0
        self.to_defenders = 0
        self.surplus = 0

    def copy(self) -> "Battle":
        """An independent battle, come as far."""
        twin = Battle(self.rule, self.seat)
        self.fill(twin)
        twin.form = self.form
        twin.defender = self.defender
        twin.vikings = self.vikings
        twin.attackers = self.attackers
        twin.defenders = self.defenders
        twin.card = self.card
        twin.to_attackers = self.to_attackers
        twin.to_defenders = self.to_defenders
        twin.surplus = self.surplus
        return twin

    def ints(self) -> list[int]:
        """The battle as plain integers, for the hash."""
        row = self.row(self.form, self.defender, int(self.vikings), self.card)
        row += [self.to_attackers, self.to_defenders, self.surplus, len(self.attackers)]
        row += self.attackers
        row += self.defenders
        return row


class Struggle(Frame):
    """A Treachery or an Intrigue that may be answered: `source` is the card that it is aimed at."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(P.STRUGGLE, rule, seat)
        # The political card, whom it is against, and who must answer now.
        self.card = NOBODY
        self.against = NOBODY
        self.asked = NOBODY

    def copy(self) -> "Struggle":
        """An independent struggle, come as far."""
        twin = Struggle(self.rule, self.seat)
        self.fill(twin)
        twin.card = self.card
        twin.against = self.against
        twin.asked = self.asked
        return twin

    def ints(self) -> list[int]:
        """The struggle as plain integers, for the hash."""
        return self.row(self.card, self.against, self.asked, 0)


class Joust(Frame):
    """A Joust: who is asked now, what is staked (NOBODY for an Earl who declines), and what everybody's cards count."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(P.JOUST, rule, seat)
        self.asked = NOBODY
        self.stakes = NONE
        self.wilds = NONE

    def copy(self) -> "Joust":
        """An independent Joust, come as far."""
        twin = Joust(self.rule, self.seat)
        self.fill(twin)
        twin.asked = self.asked
        twin.stakes = self.stakes
        twin.wilds = self.wilds
        return twin

    def ints(self) -> list[int]:
        """The Joust as plain integers, for the hash."""
        row = self.row(self.asked, 0, 0, len(self.stakes))
        row += self.stakes
        row += self.wilds
        return row
