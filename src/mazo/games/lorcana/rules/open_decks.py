"""[7.2.1] Decks that are played with their top card face up."""

from mazo.abilities.lasting.lasting import active, binds
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.knowledge import everyone, show


def open_tops(t: Lorcana) -> None:
    """[7.1.3] [7.2.1] The top cards of decks that are played face up are seen by all."""
    for seat in t.remaining():
        deck = t.cards(Z.DECK, seat)
        if deck:
            for effect in t.effects:
                if effect.kind == FX.OPEN_TOP and binds(effect, seat) and active(t, effect):
                    show(t, deck[-1], everyone(t))
                    break
