"""Spanish for cards that are looked at and then distributed."""

from __future__ import annotations

from mazo.abilities.text.plan.doing import fields
from mazo.abilities.text.plan.shapes import in_deck, is_any, is_plural, is_you
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.text.spanish.forms import Form, Phrase, ending, listed
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.deeds import Look, Put, Sort
from mazo.abilities.tree.nouns import ANY_NUMBER, Every


class Sorting(Part):
    """Some here, some there, the rest somewhere."""

    def place(self, to: str, fem: bool = True, plural: bool = False) -> str:
        """Where cards are put, after the verb poner; a state that they have there agrees with them."""
        if to in ("top", "bottom"):
            return f"en {'la parte superior' if to == 'top' else 'el fondo'} de {self.zone('deck')}"
        frame = self.words.places.get(to, f"en {{{to}}}")
        filled = {one: self.zone(one) for one in fields(frame) if one not in ("this", *self.words.entries)}
        states = {one: self.words.agree(one, fem, plural) for one in self.words.entries}
        return frame.format(this=self.nouns.itself(), **states, **filled)

    def zone(self, key: str) -> str:
        """A zone of the player whose deck is looked at."""
        if self.scene.whose_deck in ("yours", "theirs"):
            return f"{'tu' if self.scene.whose_deck == 'yours' else 'su'} {self.words.word(key)}"
        if self.scene.whose_deck == "opposing" and self.scene.usage.one_opponent:
            return self.nouns.zone(key, "opposing")
        return f"{'la' if self.words.feminine(key) else 'el'} {self.words.word(key)} de su {self.words.owner[0]}"

    def put_it(self, to: str, it: Phrase, form: Form) -> str:
        """Putting a card somewhere, or playing it."""
        if to == "stay":
            return self.voice.deeds.with_object(form, "elegir", it)
        if to.startswith("play"):
            state = to.removeprefix("play").strip()
            rest = self.words.free + (f", {self.words.agree(state, it.feminine, it.plural)}" if state else "")
            return self.voice.deeds.with_object(form, "jugar", it, rest)
        return self.voice.deeds.with_object(form, "poner", it, self.place(to, it.feminine, it.plural))

    def which(self, put: Put, among_others: bool) -> Phrase:
        """Which of the cards looked at: una carta de criatura; hasta 2 cartas de objeto; una."""
        several = put.count == "any" or is_plural(put.count)
        anyhow = put.count == "any" or is_any(put.count, put.up_to)
        if put.cards is None:
            if anyhow or put.count == "any":
                return Phrase("cualquier número de ellas", True, True)
            if not several and isinstance(self.scene.done, Look) and isinstance(self.scene.done.at, Every):
                return Phrase(f"una {self.words.card}", False, True)
            if not several:
                return Phrase("la", False, True, True) if self.scene.looked == 1 else Phrase("una", False, True)
            return Phrase(self.refs.some_number(put.count, put.up_to), True, True)
        cards = in_deck(put.cards)
        noun, fem = self.nouns.noun(cards, several), self.nouns.is_feminine(cards)
        if anyhow or put.count == "any":
            return Phrase(f"cualquier número de {noun}", True, fem)
        if isinstance(put.count, int) and put.count >= ANY_NUMBER:
            return Phrase(f"{'todas las' if fem else 'todos los'} {noun}", True, fem)
        if several:
            return Phrase(f"{self.refs.some_number(put.count, put.up_to)} {noun}", True, fem)
        one = "hasta 1" if put.up_to and among_others else "una" if fem else "un"
        return Phrase(f"{one} {noun}", False, fem)

    def sort(self, sort: Sort, form: Form) -> list[str]:
        """The looked-at cards distributed, as sentences with the same subject."""
        you = is_you(sort.by)
        may = "puedes " if you else "puede "
        puts = sort.puts
        if [(one.to, one.count, one.cards) for one in puts] == [("bottom", "any", None)] and sort.rest == "top":
            where = f"en la parte superior o {self.place('bottom')}"
            return [f"{self.words.conjugate('poner', form)} cualquier número de ellas {where} en cualquier orden"]
        if len(puts) == 1 and puts[0].cards is None and self.scene.looked == 1 and puts[0].up_to:
            if {puts[0].to, sort.rest} == {"top", "bottom"}:
                where = f"en la parte superior o {self.place('bottom')}"
                return [self.voice.deeds.with_object(form, "poner", Phrase("la", False, True, True), where)]
        if (
            len(puts) > 1
            and len({(one.to, one.reveal, one.up_to) for one in puts}) == 1
            and all(one.cards for one in puts)
        ):
            which = Phrase(listed([self.which(one, True).text for one in puts]), True, True)
            return [self.reveal_and_put(puts[0], which, may, form), *self.rest(sort, form)]
        if puts and all(one.cards is None and not one.reveal for one in puts) and not any(one.up_to for one in puts):
            if not any(one.to.startswith("play") for one in puts) and self.scene.looked != 1:
                said = [f"{self.which(one, False).text} {self.place(one.to)}" for one in puts]
                if len(said) == 2 == self.scene.looked and said[1].startswith("una "):
                    said[1] = f"la otra {said[1].removeprefix('una ')}"
                if sort.rest and sort.rest != "shuffle":
                    left = self.scene.looked - sum(one.count for one in puts if isinstance(one.count, int))
                    order = " en cualquier orden" if sort.any_order and left != 1 else ""
                    place = self.place(sort.rest, left == 1)
                    again = f"{self.words.conjugate('poner', form)} " if sort.said == "put" else ""
                    said.append(f"{again}{'la otra' if left == 1 else 'el resto'} {place}{order}")
                    return [f"{self.words.conjugate('poner', form)} {listed(said)}"]
                return [f"{self.words.conjugate('poner', form)} {listed(said)}", *self.rest(sort, form)]
        out: list[str] = []
        for one in puts:
            which = self.which(one, False)
            kind = self.scene.usage.kind_of(in_deck(one.cards)) if one.cards is not None else "card"
            self.scene.meet(one.name or "it", Met(kind, which.plural, "yours" if you else "theirs"))
            out.append(self.reveal_and_put(one, which, may, form))
        return out + self.rest(sort, form, bool(puts) or self.some_taken()) or ["no pasa nada"]

    def some_taken(self) -> bool:
        """Whether one of the cards looked at was already taken out, so that only the rest is left."""
        met = self.scene.met
        if isinstance(self.scene.done, Sort):
            return True
        return "looked" in met and "it" in met and met["looked"].plural != met["it"].plural

    def reveal_and_put(self, put: Put, which: Phrase, may: str, form: Form) -> str:
        """One destination with its cards, optional or not, shown or not."""
        bare = may if put.up_to else ""
        form = "inf" if put.up_to else form
        if put.reveal and put.to == "stay":
            return f"{bare}{self.voice.deeds.with_object(form, 'revelar', which)}"
        if put.reveal:
            it = Phrase(f"l{ending('', which.feminine, which.plural)}", which.plural, which.feminine, True)
            return f"{bare}{self.voice.deeds.with_object(form, 'revelar', which)} y {self.put_it(put.to, it, form)}"
        return bare + self.put_it(put.to, which, form)

    def rest(self, sort: Sort, form: Form, some: bool = True) -> list[str]:
        """What happens to the cards that are left."""
        one = self.scene.looked == 1
        what = Phrase("el resto") if some else Phrase("la" if one else "las", not one, True, True)
        order = " en cualquier orden" if sort.any_order and not (one and not some) else ""
        match sort.rest:
            case "":
                return []
            case "shuffle":
                deck = self.place("bottom").removeprefix("en el fondo de ")
                return [self.voice.deeds.with_object(form, "barajar", what, f"en {deck}")]
            case "top" | "bottom":
                return [self.voice.deeds.with_object(form, "poner", what, f"{self.place(sort.rest)}{order}")]
            case _:
                return [self.voice.deeds.with_object(form, "poner", what, self.place(sort.rest, not some, what.plural))]
