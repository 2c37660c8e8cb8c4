"""Spanish for cards that are looked at and then distributed."""

from __future__ import annotations

from mazo.abilities.text.plan.scene import Met, in_deck, is_any, is_plural, is_you
from mazo.abilities.text.spanish.forms import Form, Phrase, listed, with_clitic
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.deeds import Look, Put, Sort
from mazo.abilities.tree.nouns import ANY_NUMBER, Every


class Sorting(Part):
    """Some here, some there, the rest somewhere."""

    def do(self, form: Form, infinitive: str, them: Phrase, rest: str = "") -> str:
        """A verb with its object, as a word or as a clitic."""
        text = self.words.conjugate(infinitive, form)
        text = with_clitic(text, them.text, form) if them.clitic else f"{text} {them.text}"
        return f"{text} {rest}".strip()

    def place(self, to: str) -> str:
        """Where cards are put, after the verb poner."""
        its = "tu" if self.scene.whose_deck == "yours" else "su"
        of = "" if self.scene.whose_deck in ("yours", "theirs") else " de su jugador"
        the = {"mano": "la", "descarte": "el", "mazo": "el", "tintero": "el"}

        def zone(key: str) -> str:
            return f"{the[self.words.word(key)]} {self.words.word(key)}{of}" if of else f"{its} {self.words.word(key)}"

        match to:
            case "hand" | "discard":
                return f"en {zone(to)}"
            case "top":
                return f"en la parte superior de {zone('deck')}"
            case "bottom":
                return f"en el fondo de {zone('deck')}"
            case "inkwell":
                return f"en {zone('inkwell')} {self.words.word('facedown')}"
            case "inkwell exerted":
                return f"en {zone('inkwell')} {self.words.word('facedown')} y agotada"
            case _:
                return f"debajo de {self.nouns.this().text} {self.words.word('facedown')}"

    def put_it(self, to: str, it: Phrase, form: Form) -> str:
        """Putting a card somewhere, or playing it."""
        if to == "stay":
            return self.do(form, "elegir", it)
        if to in ("play", "play exerted"):
            exerted = "agotadas" if it.plural else "agotada"
            return self.do(form, "jugar", it, "gratis" + (f", {exerted}" if to == "play exerted" else ""))
        return self.do(form, "poner", it, self.agreed(self.place(to), it.plural))

    def agreed(self, place: str, plural: bool) -> str:
        """Exerted in the number of the cards."""
        return place.replace("y agotada", "y agotadas") if plural else place

    def which(self, put: Put, among_others: bool) -> Phrase:
        """Which of the cards looked at: una carta de personaje; hasta 2 cartas de objeto; una."""
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
        noun = self.nouns.noun(cards, several)
        if anyhow or put.count == "any":
            return Phrase(f"cualquier número de {noun}", True, True)
        if isinstance(put.count, int) and put.count >= ANY_NUMBER:
            return Phrase(f"todas las {noun}", True, True)
        if several:
            return Phrase(f"{self.refs.some_number(put.count, put.up_to)} {noun}", True, True)
        return Phrase(f"hasta 1 {noun}" if put.up_to and among_others else f"una {noun}", False, True)

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
                return [self.do(form, "poner", Phrase("la", False, True, True), where)]
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
                    place = self.place(sort.rest)
                    place = place if left == 1 else place.replace("y agotada", "y agotado")
                    said.append(f"{'la otra' if left == 1 else 'el resto'} {place}{order}")
                    return [f"{self.words.conjugate('poner', form)} {listed(said)}"]
                return [f"{self.words.conjugate('poner', form)} {listed(said)}", *self.rest(sort, form)]
        out: list[str] = []
        for one in puts:
            which = self.which(one, False)
            self.scene.meet(one.name or "it", Met("card", which.plural, "yours" if you else "theirs"))
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
            return f"{bare}{self.do(form, 'revelar', which)}"
        if put.reveal:
            it = Phrase("las" if which.plural else "la", which.plural, True, True)
            return f"{bare}{self.do(form, 'revelar', which)} y {self.put_it(put.to, it, form)}"
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
                return [self.do(form, "barajar", what, f"en {deck}")]
            case "top" | "bottom":
                return [self.do(form, "poner", what, f"{self.place(sort.rest)}{order}")]
            case _:
                text = self.place(sort.rest).replace("y agotada", "y agotado") if some else self.place(sort.rest)
                return [self.do(form, "poner", what, self.agreed(text, what.plural))]
