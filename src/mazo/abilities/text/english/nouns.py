"""English nouns with their adjectives: which cards, in which zone, with which traits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mazo.abilities.text.english.forms import COUNTED, EQUALITIES, POINTS, Phrase, a, listed
from mazo.abilities.text.english.part import Part
from mazo.abilities.text.plan.describing import Place
from mazo.abilities.text.plan.scene import Role
from mazo.abilities.text.plan.shapes import alternatives, flat, othered
from mazo.abilities.tree import nouns as tree
from mazo.abilities.tree.words import State, Zone

_NT: Final = "n't"


class Nouns(Part):
    """How cards are called."""

    def itself(self) -> str:
        """The card itself."""
        return f"this {self.words.word('card' if self.scene.gone and self.scene.usage.carded else self.scene.card)}"

    def head(self, cards: tree.Cards, plural: bool, carded: bool = True, joint: str = "or") -> str:
        """The noun alone: character; item or location; spell card."""
        types = cards.types
        for one in cards.where:
            if isinstance(one, tree.OfType) and not types:
                types = one.any
        sort = self.scene.usage.sort_of(cards)
        kinds = [sort] if sort else list(types)
        if carded and cards.zone != "play" and kinds and self.scene.usage.carded:
            return f"{listed([self.words.word(one) for one in kinds], 'or')} {self.words.word('card', plural)}"
        return (
            listed([self.words.word(one, plural) for one in kinds], joint)
            if kinds
            else self.voice.describing.by_name(cards) or self.words.word("card", plural)
        )

    def noun(
        self,
        cards: tree.Cards,
        plural: bool = False,
        *,
        of: bool = False,
        place: Place = "",
        joint: str = "or",
        carded: bool = True,
        opposing: bool = True,
    ) -> str:
        """The noun with its adjectives, without a determiner; `of`: whose, as "of yours"."""
        if kinds := alternatives(cards):
            nouns = [self.noun(one, plural, joint=joint, carded=carded, opposing=opposing) for one in kinds]
            where = self.voice.describing.where(cards.zone, cards.whose, place, plural) if place else ""
            return " ".join(
                [listed([nouns[0], *(one if plural or of else a(one) for one in nouns[1:])], "or"), where]
            ).strip()
        cards = othered(cards)
        before: list[str] = []
        after: list[str] = []
        person = self.scene.usage.is_person(self.scene.usage.pronoun_kind(cards))
        if opposing and cards.whose == "opposing" and cards.zone == "play":
            before.append(self.words.word("opposing"))
        traits = flat(cards.where)
        for one in traits:
            if isinstance(one, tree.Is) and (adjective := self.words.states[one.state].adjective):
                before.append(adjective)
            elif isinstance(one, tree.OfColour):
                before.append(listed(one.any, "or"))
        for one in traits:
            if isinstance(one, tree.Classified):
                before.append(listed(one.any, joint))
            elif isinstance(one, tree.Not) and isinstance(one.of, tree.OfType):
                before.append("non-" + "/".join(self.words.word(kind) for kind in one.of.any))
        typed, most = bool(cards.types), self.voice.describing.most(cards)
        for one in traits:
            match one:
                case tree.Named() if self.voice.describing.by_name(cards):
                    pass
                case tree.Has(stat=stat, amount=tree.MostAmong(lowest=lowest)) if one is most:
                    after.append(self.words.figures[stat].most[lowest])
                case tree.Is(state=state) if self.words.states[state].adjective or self.scene.usage.names(cards, state):
                    pass
                case tree.OfColour() | tree.Classified() | tree.Not(of=tree.OfType()):
                    pass
                case tree.OfType() if not typed:
                    typed = True
                case tree.Has() if cards.said == "each":
                    after.append(f"{self.voice.describing.after(one, plural, person)} each")
                case tree.Is(state=state) if state == self.scene.usage.here and cards.said == "there":
                    after.append(f"at that {self.words.word(self.scene.usage.host)}")
                case _:
                    after.append(self.voice.describing.after(one, plural, person))
        if of and cards.zone == "play" and cards.whose in ("yours", "theirs"):
            after.insert(0, f"of {cards.whose}")
        if place and cards.under is not None:
            after.append(f"{'from ' if place == 'from' else ''}under {self.refs.them(cards.under, 'subject').text}")
        elif place:
            there = cards.said == "there" and cards.zone != "play"
            where = "from there" if there else self.voice.describing.where(cards.zone, cards.whose, place, plural)
            after += [where] if where else []
        if cards.said in ("in play", "in play with") and cards.zone == "play":
            after.insert(0 if cards.said == "in play with" else len(after), f"in {self.words.word('play')}")
        classed = cards.said == "class" and any(isinstance(one, tree.Classified) for one in traits)
        head = "" if classed and not plural else self.head(cards, plural, carded, joint)
        return " ".join(one for one in [*before, head, *after] if one)

    # What stands after them.

    def listed(self, words: Sequence[str], both: bool) -> str:
        """Words one after the other."""
        return listed(words, "and" if both else "or")

    def so(self, state: State, plural: bool, gender: bool) -> str:
        """Those in a state: with damage; who are tapped."""
        words = {"that": "who" if gender else "that", "them": "them" if gender or plural else "it"}
        words |= (
            {"is": "are", "isnt": "aren't", "was": "were"} if plural else {"is": "is", "isnt": "isn't", "was": "was"}
        )
        known = self.words.states[state]
        return (known.several if plural and known.several else known.after).format(**words)

    def not_so(self, state: State, plural: bool, gender: bool) -> str:
        """Those that aren't in a state: without damage; who aren't tapped."""
        them = "them" if gender or plural else "it"
        without = self.words.states[state].without.format(them=them)
        return without or f"{'who' if gender else 'that'} {self.stated(state, plural, them, False)}"

    def called(self, names: Sequence[str], plural: bool, gender: bool, holds: bool) -> str:
        """Those with one of these names."""
        return f"{'' if holds else 'not '}named {listed(names, 'or')}"

    def titled(self, words: Sequence[str], plural: bool, holds: bool) -> str:
        """Those with one of these words in their names."""
        return self.with_what(f"{listed(words, 'or')} in {'their names' if plural else 'its name'}", holds)

    def with_what(self, what: str, holds: bool) -> str:
        """Those that have it."""
        return f"{'with' if holds else 'without'} {what}"

    def measured(self, has: tree.Has, plural: bool, gender: bool) -> str:
        """Those with such a figure."""
        return self.with_what(self.figure(has, "them" if gender or plural else "it"), True)

    def same_name(self, cards: tree.Them | None) -> str:
        """The same name as others."""
        return "the same name" if cards is None else f"the same name as {self.refs.them_again(cards)}"

    def same_type(self, cards: tree.Them | None) -> str:
        """Those of the same type as others."""
        return "of the same type" if cards is None else f"of the same type as {self.refs.them_again(cards)}"

    def that_name(self, what: tree.Naming, holds: bool) -> str:
        """Those with the name that was said, or of that classification or type."""
        if what == "card":
            return self.with_what("that name", holds)
        kind = self.words.word("classification") if what == "class" else "type"
        return f"of {'that' if holds else 'another'} {kind}"

    def among(self, cards: tree.Them) -> str:
        """Those among these."""
        return f"among {self.refs.them(cards).text}"

    def being(
        self, kind: tree.Classified | tree.OfColour | tree.OfType, plural: bool, gender: bool, holds: bool
    ) -> str:
        """Those that are of such a kind: who is a Villain; that aren't items."""
        are = f"{'who' if gender else 'that'} {'are' if plural else 'is'}{'' if holds else _NT}"
        if isinstance(kind, tree.OfType):
            types = [self.words.word(one, plural) for one in kind.any]
            return f"{are} {listed(types if plural else [a(one) for one in types], 'or')}"
        kinds = listed(kind.any, "or")
        return f"{are} {kinds if plural or isinstance(kind, tree.OfColour) else a(kinds)}"

    def denied(self, text: str, plural: bool, gender: bool) -> str:
        """Those of whom the text doesn't hold."""
        if text.startswith("with "):
            return "without" + text.removeprefix("with")
        return f"{'who' if gender else 'that'} {'aren' if plural else 'isn'}'t {'ones' if plural else 'one'} {text}"

    def stated(self, state: State, plural: bool, them: str, holds: bool = True) -> str:
        """A state as what is said of one or of several, or denied."""
        known = self.words.states[state]
        if not holds and known.contrary:
            known, holds = self.words.states[known.contrary], True
        text = known.said.format(them=them)
        if self.scene.gone and holds and text.startswith("has "):
            return f"had {text.removeprefix('has ')}"
        return self.agreed(text, plural, holds, known.base)

    def agreed(self, text: str, plural: bool, holds: bool, base: str) -> str:
        """What is said of one, said of several or denied."""
        verb, _, rest = text.partition(" ")
        if verb in ("is", "was", "isn't"):
            if verb == "isn't":
                verb, holds = "is", not holds
            verb = {"is": "are", "was": "were"}[verb] if plural else verb
            negation = "" if holds else "n't"
            return f"{verb}{negation} {rest}"
        if verb == "has":
            if not holds:
                return f"{'do' if plural else 'does'}n't have {rest}"
            return f"{'have' if plural else 'has'} {rest}"
        return text if holds else f"didn't {base} {rest}"

    def figure(self, has: tree.Has, their: str = "them") -> str:
        """A figure that compares so: 3 {S} or less."""
        symbol = self.words.figures[has.stat].name
        if (rival := self.rivalled(has)) is not None:
            return rival
        if not isinstance(has.amount, int):
            if has.stat == "cards under":
                symbol = f"a number of cards under {their}"
            return f"{symbol} {EQUALITIES[has.comparison]} {self.voice.measuring.value(has.amount)}"
        number = has.amount
        match self.words.figures[has.stat].measured:
            case "level" | "named":
                return f"{symbol} {COUNTED[has.comparison].format(number).replace('more than', 'greater than')}"
            case "mass":
                return self.quantity(has.comparison, number, symbol, symbol)
            case "things":
                return f"{self.quantity(has.comparison, number, self.words.card, self.words.cards)} under {their}"
            case "points":
                return POINTS[has.comparison].format(number, symbol)

    def rivalled(self, has: tree.Has) -> str | None:
        """A figure against the same one of other cards: less {S} than that character; cost up to 2 more than them."""
        symbol = self.words.figures[has.stat].name
        more = {"more than": "more", "less than": "less"}.get(has.comparison)
        match has.amount:
            case tree.Sum(stat=stat, of=of) if stat == has.stat and more is not None and symbol.startswith("{"):
                return f"{more} {symbol} than {self.refs.them_again(of)}"
            case tree.MostAmong(stat=stat, cards=cards, lowest=lowest) if stat == has.stat and more is not None:
                if lowest == (more == "less") and symbol.startswith("{"):
                    return f"{more} {symbol} than each {self.noun(cards)}"
            case tree.Math(op="plus", left=tree.Sum(stat=stat, of=of), right=int() as number) if stat == has.stat:
                if has.comparison == "at most":
                    return f"{symbol} up to {number} more than {self.refs.them_again(of)}"
        return None

    def quantity(self, comparison: tree.Comparison, amount: int, one: str, many: str) -> str:
        """A number of things that compares so: no damage, 2 or more cards."""
        countable = one != many
        match comparison, amount:
            case ("is" | "at most", 0) | ("less than", 1):
                return f"no {many}"
            case ("at least", 1) | ("more than" | "is not", 0):
                return a(one) if countable else one
            case "is", 1:
                return a(one) if countable else f"1 {one}"
            case "is", _:
                return f"{amount} {many}"
            case "is not", _:
                return f"{'a number' if countable else 'an amount'} of {many} other than {amount}"
            case "at most", _:
                return f"{amount} or {'fewer' if countable else 'less'} {many}"
            case "less than", _:
                return f"{'fewer' if countable else 'less'} than {amount} {many}"
            case "more than", 1:
                return f"more than 1 {one}"
            case _:
                return f"{COUNTED[comparison].format(amount)} {many}"

    def zone(self, zone: Zone, whose: tree.Whose, plural: bool = False) -> str:
        """A zone with its player."""
        name = self.words.word(zone, plural)
        match whose:
            case "yours":
                return f"your {self.words.word(zone)}"
            case "theirs":
                return f"{self.refs.their()} {self.words.word(zone)}"
            case "opposing":
                one, several = self.words.opposing_zone
                plain = not plural or self.scene.usage.one_opponent
                return one.format(self.words.word(zone)) if plain else several.format(name)
            case "any":
                return (
                    f"all players' {name}" if plural else f"any {name}" if zone == "discard" else f"a player's {name}"
                )

    # Determiners.

    def one(self, cards: tree.Cards, *, place: Place = "from", carded: bool = True) -> str:
        """Any one of them: one of your other characters; an opposing character; another item."""
        cards = othered(cards)
        if cards.said == "of yours" and cards.whose == "opposing":
            return f"one of your opponents' {self.noun(cards, True, opposing=False)}"
        if cards.said == "of yours":
            return self.some(cards, place=place, carded=carded)
        if cards.zone == "play" and cards.whose in ("yours", "theirs"):
            their = "your" if cards.whose == "yours" else "their"
            return f"one of {their} {'other ' if cards.other else ''}{self.noun(cards, True)}"
        return self.some(cards, place=place, carded=carded)

    def some(self, cards: tree.Cards, *, place: Place = "from", carded: bool = True) -> str:
        """One of them with the indefinite article: a character of yours; another opposing item."""
        cards = othered(cards)
        noun = self.noun(cards, of=True, place=place, carded=carded)
        if self.voice.describing.most(cards):
            return f"the {noun}"
        return f"another {noun}" if cards.other else a(noun)

    def several(self, count: str, cards: tree.Cards, *, place: Place = "from", carded: bool = True) -> str:
        """So many of them: 2 of your characters; up to 3 cards from your discard."""
        cards = othered(cards)
        other = "other " if cards.other else ""
        if cards.said == "of yours":
            return f"{count} {other}{self.noun(cards, True, of=True, place=place, carded=carded)}"
        if cards.zone == "play" and cards.whose in ("yours", "theirs"):
            their = "your" if cards.whose == "yours" else "their"
            return f"{count.removesuffix(' of')} of {their} {other}{self.noun(cards, True)}"
        return f"{count} {other}{self.noun(cards, True, place=place, carded=carded)}"

    def all(self, cards: tree.Cards, role: Role, *, place: Place = "in", said: str = "") -> Phrase:
        """All of them: your other Villain characters; each opposing character; all items."""
        cards = othered(cards)
        other = "other " if cards.other else ""
        mine = {"yours": "your ", "theirs": "their "}.get(cards.whose, "") if cards.zone == "play" else ""
        if said == "each" or (role == "each" and not said):
            if cards.said == "have in play":
                return Phrase(f"each {self.each(cards)}")
            noun = self.noun(cards, bool(mine), place=place, joint="and")
            return Phrase(f"each of {mine}{other}{noun}" if mine else f"each {other}{noun}")
        if cards.zone in self.words.closed:
            place = "in"
        noun = self.noun(cards, True, place=place, joint="and")
        if said == "all" or (said != "bare" and (role != "subject" or cards.zone != "play")):
            return Phrase(f"all {mine}{other}{noun}", True)
        return Phrase(f"{mine}{other}{noun}", True)

    def each(self, cards: tree.Cards) -> str:
        """What is counted after "for each": other Villain character you have in play."""
        cards = othered(cards)
        other = "other " if cards.other else ""
        if cards.said == "your" and cards.zone == "play":
            return f"of your {other}{self.noun(cards, True)} in {self.words.word('play')}"
        held = cards.said == "have in play" and cards.whose == "opposing"
        noun = self.noun(cards, place="in", opposing=not held)
        if cards.zone != "play":
            return (
                other
                + self.noun(cards)
                + " "
                + self.voice.describing.where(cards.zone, cards.whose, "in", cards.whose in ("opposing", "any"))
            )
        if cards.said == "bare":
            return other + noun
        if self.scene.usage.is_here(cards):
            return other + (noun.replace(" here", " you have here") if cards.said == "have in play" else noun)
        have = {"yours": f"you {self.words.held}", "theirs": f"they {self.words.held}"}.get(cards.whose, "in play")
        return f"{other}{noun} {'opponents have in play' if held else have}".replace("in play in play", "in play")
