"""English for cards that are looked at, revealed, and searched for."""

from __future__ import annotations

from mazo.abilities.text.english.forms import Conjugate, a
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.shapes import in_deck, is_plural
from mazo.abilities.tree.deeds import RevealUntil, Search, Sort
from mazo.abilities.tree.nouns import Cards, Them, Who


class Showing(Part):
    """What players get to see."""

    def look_at_zone(self, cards: Cards, v: Conjugate) -> str:
        """A whole zone looked at: your hand; the cards in each opponent's vault."""
        whole = self.nouns.zone(cards.zone, cards.whose).replace("an opponent's", "each opponent's")
        return f"{v('look')} at {f'the {self.words.cards} in {whole}' if cards.zone in self.words.closed else whole}"

    def look(self, at: Them, v: Conjugate) -> str:
        """Cards looked at."""
        return f"{v('look')} at {self.refs.them(at).text}"

    def reveal(self, them: Them, v: Conjugate) -> str:
        """Cards revealed."""
        text = self.refs.them(them).text
        return f"{self.voice.deeds.pick(them, v)}{v('reveal')} {text}"

    def reveal_hand(self, who: Who, v: Conjugate) -> str:
        """A hand revealed."""
        return f"{v('reveal')} {self.voice.deeds.own(who)} {self.words.word('hand')}"

    def reveal_until(self, effect: RevealUntil, v: Conjugate) -> str:
        """Cards revealed until such a one comes."""
        again = self.voice.deeds.having(effect.who).removesuffix("have") + "reveal"
        deck = f"the top of {self.voice.deeds.own(effect.who)} {self.words.word('deck')}"
        noun = self.nouns.noun(in_deck(effect.cards))
        return f"{v('reveal')} {self.words.cards} from {deck} until {again} {a(noun)}"

    def search(self, effect: Search, v: Conjugate) -> str:
        """Cards searched for and revealed."""
        several = is_plural(effect.count)
        noun = self.nouns.noun(in_deck(effect.cards), several)
        wanted = f"{self.refs.some_number(effect.count, True)} {noun}" if several else a(noun)
        search = f"{v('search')} {self.nouns.zone('deck', 'opposing' if effect.cards.whose == 'opposing' else 'yours')}"
        if self.scene.usage.quiet_search:
            return f"{search} for {wanted}"
        card = f"those {self.words.cards}" if several else f"that {self.words.card}"
        shown = f"{v('reveal')} {card} to all players"
        return f"{search} for {wanted}{',' if effect.joint == ',' else ' and'} {shown}"

    def sort(self, sort: Sort, v: Conjugate) -> list[str]:
        """The cards distributed."""
        return self.voice.sorting.sort(sort, v)
