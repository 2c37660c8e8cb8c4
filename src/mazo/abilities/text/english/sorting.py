"""English for cards that are looked at and then distributed."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text.english.forms import Conjugate, a, listed
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.shapes import in_deck, is_any, is_plural, is_you
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.tree.deeds import Look, Put, Reveal, RevealHand, RevealUntil, Sort
from mazo.abilities.tree.nouns import ANY_NUMBER

_SHOWN: Final = (Look, Reveal, RevealUntil, RevealHand)


class Sorting(Part):
    """Some here, some there, the rest somewhere."""

    def place(self, to: str) -> str:
        """Where cards are put, after the verb put."""
        their = {"yours": "your", "theirs": "their"}.get(self.scene.whose_deck, f"their {self.words.owner}'s")
        if self.scene.whose_deck == "opposing" and self.scene.usage.one_opponent:
            their = self.words.opposing_zone[0].format("").rstrip()
        if to in ("top", "bottom"):
            return f"on the {to} of {their} {self.words.word('deck')}"
        frame = self.words.places.get(to, f"into {{their}} {self.words.word(to)}" if to in self.words.terms else "")
        return frame.format(their=their, this=self.nouns.itself())

    def put_it(self, to: str, it: str, v: Conjugate) -> str:
        """Putting a card somewhere, or playing it."""
        if to == "stay":
            return f"{v('choose')} {it}"
        if to.startswith("play"):
            state = to.removeprefix("play").strip()
            return f"{v('play')} {it} {self.words.free}{', ' + self.words.word(state) if state else ''}"
        return f"{v('put')} {it} {self.place(to)}"

    def which(self, put: Put, among_others: bool) -> str:
        """Which of the cards looked at: a character card; up to 2 item cards; any number of them; one."""
        several = put.count == "any" or is_plural(put.count)
        anyhow = put.count == "any" or is_any(put.count, put.up_to)
        if put.cards is None:
            if anyhow or put.count == "any":
                return "any number of them"
            if not several:
                return "it" if self.scene.looked == 1 else "one"
            return self.refs.some_number(put.count, put.up_to)
        cards = in_deck(put.cards)
        noun = self.nouns.noun(cards, several)
        if anyhow or put.count == "any":
            return f"any number of {noun}"
        if isinstance(put.count, int) and put.count >= ANY_NUMBER:
            return f"all {noun}"
        if several:
            return f"{self.refs.some_number(put.count, put.up_to)} {noun}"
        return f"up to 1 {noun}" if put.up_to and among_others else a(noun)

    def sort(self, sort: Sort, v: Conjugate) -> list[str]:
        """The looked-at cards distributed, as sentences with the same subject."""
        you = is_you(sort.by)
        may = "you may " if you else "they may "
        puts = sort.puts
        if [(one.to, one.count, one.cards) for one in puts] == [("bottom", "any", None)] and sort.rest == "top":
            deck = self.place("top").removeprefix("on the top of ")
            return [f"{v('put')} any number of them on the top or the bottom of {deck} in any order"]
        if len(puts) == 1 and puts[0].cards is None and self.scene.looked == 1 and puts[0].up_to:
            if {puts[0].to, sort.rest} == {"top", "bottom"}:
                deck = self.place("top").removeprefix("on the top of ")
                return [f"{v('put')} it on either the top or the bottom of {deck}"]
        if (
            len(puts) > 1
            and len({(one.to, one.reveal, one.up_to) for one in puts}) == 1
            and all(one.cards for one in puts)
        ):
            which = listed([self.which(one, True) for one in puts])
            joined = [self.reveal_and_put(puts[0], which, "them", may, v)]
            return joined + self.rest(sort, v)
        if puts and all(one.cards is None and not one.reveal for one in puts) and not any(one.up_to for one in puts):
            said = [f"{self.which(one, False)} {self.place(one.to)}" for one in puts if not one.to.startswith("play")]
            if len(said) == 2 == self.scene.looked and said[1].startswith("one "):
                said[1] = f"the other {said[1].removeprefix('one ')}"
            if len(said) == len(puts):
                if sort.rest and sort.rest != "shuffle" and self.scene.looked != 1:
                    left = self.scene.looked - sum(one.count for one in puts if isinstance(one.count, int))
                    order = " in any order" if sort.any_order and left != 1 else ""
                    again = f"{v('put')} " if sort.said == "put" else ""
                    said.append(f"{again}{'the other' if left == 1 else 'the rest'} {self.place(sort.rest)}{order}")
                    return [f"{v('put')} {listed(said)}"]
                return [f"{v('put')} {listed(said)}", *self.rest(sort, v)]
        out: list[str] = []
        for one in puts:
            several = one.count == "any" or is_plural(one.count)
            which = self.which(one, False)
            self.scene.meet(one.name or "it", Met("card", several, "yours" if you else "theirs"))
            out.append(self.reveal_and_put(one, which, "them" if several else "it", may, v))
        return out + self.rest(sort, v, bool(puts) or not isinstance(self.scene.done, _SHOWN)) or [f"{v('do')} nothing"]

    def reveal_and_put(self, put: Put, which: str, it: str, may: str, v: Conjugate) -> str:
        """One destination with its cards, optional or not, shown or not."""
        bare = may if put.up_to else ""
        conjugated: Conjugate = (lambda base: base) if put.up_to else v
        if put.reveal and put.to == "stay":
            return f"{bare}{conjugated('reveal')} {which}"
        if put.reveal:
            return f"{bare}{conjugated('reveal')} {which} and {self.put_it(put.to, it, conjugated)}"
        return bare + self.put_it(put.to, which, conjugated)

    def rest(self, sort: Sort, v: Conjugate, some: bool = True) -> list[str]:
        """What happens to the cards that are left."""
        order = " in any order" if sort.any_order else ""
        what = "the rest" if some else "it" if self.scene.looked == 1 else "them"
        match sort.rest:
            case "":
                return []
            case "shuffle":
                return [f"{v('shuffle')} {what} into {self.place('top').removeprefix('on the top of ')}"]
            case "top" | "bottom":
                back = "back " if not some else ""
                return [f"{v('put')} {what} {back}{self.place(sort.rest)}{order if what != 'it' else ''}"]
            case _:
                return [f"{v('put')} {what} {self.place(sort.rest)}"]
