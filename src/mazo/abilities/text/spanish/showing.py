"""Spanish for cards that are looked at, revealed, and searched for."""

from __future__ import annotations

from mazo.abilities.text.plan.shapes import in_deck, is_plural
from mazo.abilities.text.spanish.forms import Form, Phrase
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.deeds import RevealUntil, Search, Sort
from mazo.abilities.tree.nouns import Cards, Them, Who


class Showing(Part):
    """What players get to see."""

    def look_at_zone(self, cards: Cards, form: Form) -> str:
        """A whole zone looked at: tu mano; las manos de tus oponentes."""
        whole = self.nouns.zone(cards.zone, cards.whose, cards.whose == "opposing")
        return f"{self.words.conjugate('mirar', form)} {whole}"

    def look(self, at: Them, form: Form) -> str:
        """Cards looked at."""
        return self.voice.deeds.with_object(form, "mirar", self.refs.them(at))

    def reveal(self, them: Them, form: Form) -> str:
        """Cards revealed."""
        return self.voice.deeds.pick(them, form) + self.voice.deeds.with_object(form, "revelar", self.refs.them(them))

    def reveal_hand(self, who: Who, form: Form) -> str:
        """A hand revealed."""
        return f"{self.words.conjugate('revelar', form)} {self.refs.own(who)} {self.words.word('hand')}"

    def reveal_until(self, effect: RevealUntil, form: Form) -> str:
        """Cards revealed until such a one comes."""
        top = f"la parte superior de {self.refs.own(effect.who)} {self.words.word('deck')}"
        noun = self.nouns.noun(in_deck(effect.cards))
        return f"{self.words.conjugate('revelar', form)} {self.words.cards} de {top} hasta revelar una {noun}"

    def search(self, effect: Search, form: Form) -> str:
        """Cards searched for and revealed."""
        cards, several = in_deck(effect.cards), is_plural(effect.count)
        noun, fem = self.nouns.noun(cards, several), self.nouns.is_feminine(cards)
        wanted = f"{self.refs.some_number(effect.count, True) if several else 'una' if fem else 'un'} {noun}"
        search = self.words.conjugate("buscar", form)
        deck = self.nouns.zone("deck", "opposing" if effect.cards.whose == "opposing" else "yours")
        if self.scene.usage.quiet_search:
            return f"{search} {wanted} en {deck}"
        it = Phrase("las" if several else "la", several, True, True)
        shown = f"{self.voice.deeds.with_object(form, 'revelar', it)} a todos los jugadores"
        return f"{search} en {deck} {wanted}{',' if effect.joint == ',' else ' y'} {shown}"

    def sort(self, sort: Sort, form: Form) -> list[str]:
        """The cards distributed."""
        return self.voice.sorting.sort(sort, form)
