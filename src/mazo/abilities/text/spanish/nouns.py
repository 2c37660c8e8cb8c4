"""Spanish nouns with their adjectives: which cards, in which zone, with which traits, in gender and number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from mazo.abilities.text.plan.describing import Place
from mazo.abilities.text.plan.shapes import alternatives, flat, othered, without
from mazo.abilities.text.plan.usage import Kind
from mazo.abilities.text.spanish.forms import (
    COUNTED,
    EQUALITIES,
    POINTS,
    Form,
    Phrase,
    ending,
    listed,
)
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree import nouns as tree
from mazo.abilities.tree.words import State, Zone

Role = Literal["subject", "object", "prep", "each"]


class Nouns(Part):
    """How cards are called."""

    def this(self) -> Phrase:
        """The card itself."""
        kind = "card" if self.scene.gone and self.scene.usage.carded else self.scene.card
        fem = self.words.feminine(kind)
        return Phrase(f"{'esta' if fem else 'este'} {self.words.word(kind)}", False, fem)

    def itself(self) -> str:
        """The card itself, in words."""
        return self.this().text

    def kinds(self, cards: tree.Cards) -> list[Kind]:
        """The types that the noun names, masculine ones first, so that adjectives agree with the first: un objeto o
        criatura elegido."""
        if sort := self.scene.usage.sort_of(cards):
            return [sort]
        types: tuple[Kind, ...] = cards.types
        for one in cards.where:
            if isinstance(one, tree.OfType) and not types:
                types = one.any
        return sorted(types, key=self.words.feminine)

    def is_feminine(self, cards: tree.Cards, carded: bool = True) -> bool:
        """The gender of the noun: of the card, or of the first type named."""
        if several := alternatives(cards):
            return self.is_feminine(several[0], carded)
        kinds = self.kinds(cards)
        if self.voice.describing.by_name(cards):
            return False
        if not kinds or (carded and cards.zone != "play" and self.scene.usage.carded):
            return True
        return self.words.feminine(kinds[0])

    def head(self, cards: tree.Cards, plural: bool, carded: bool = True, joint: str = "o") -> str:
        """The noun alone: criatura; objeto o lugar; carta de hechizo."""
        kinds = self.kinds(cards)
        if not kinds:
            return self.voice.describing.by_name(cards) or self.words.word("card", plural)
        if carded and cards.zone != "play" and self.scene.usage.carded:
            return f"{self.words.word('card', plural)} de {listed([self.words.word(one) for one in kinds], 'o')}"
        return listed([self.words.word(one, plural) for one in kinds], joint)

    def noun(
        self,
        cards: tree.Cards,
        plural: bool = False,
        *,
        chosen: bool = False,
        of: bool = False,
        place: Place = "",
        joint: str = "o",
        carded: bool = True,
        opposing: bool = True,
    ) -> str:
        """The noun with its adjectives, without a determiner; `of`: whose, as tuyo."""
        if kinds := alternatives(cards):
            nouns = [self.noun(one, plural, chosen=chosen, of=of, carded=carded, opposing=opposing) for one in kinds]
            for at in range(1, 1 if plural else len(nouns)):
                nouns[at] = f"{'una' if self.is_feminine(kinds[at], carded) else 'un'} {nouns[at]}"
            where = self.voice.describing.where(cards.zone, cards.whose, place, plural) if place else ""
            return f"{listed(nouns, 'o')} {where}".strip()
        cards = othered(cards)
        fem = self.is_feminine(cards, carded)
        classes: list[str] = []
        states: list[str] = []
        after: list[str] = []
        typed, most = bool(cards.types), self.voice.describing.most(cards)
        for one in flat(cards.where):
            match one:
                case tree.Named() if self.voice.describing.by_name(cards):
                    pass
                case tree.Named(names=names, part=True):
                    classes.append(listed(names, "o"))
                case tree.Has(stat=stat, amount=tree.MostAmong(lowest=lowest)) if one is most:
                    after.append(self.words.figures[stat].most[lowest])
                case tree.Is(state=state) if self.scene.usage.names(cards, state):
                    pass
                case tree.Is(state=state) if self.words.states[state].adjective:
                    states.append(self.adjective(state, fem, plural))
                case tree.Classified(any=names):
                    classes.append(self.words.race.format(listed(names, joint)))
                case tree.OfColour(any=inks):
                    classes.append(listed([self.words.colour(name) for name in inks], "o"))
                case tree.OfType() if not typed:
                    typed = True
                case _:
                    after.append(self.voice.describing.after(one, plural, fem))
        head = self.head(cards, plural, carded, joint)
        theirs = opposing and cards.whose == "opposing" and cards.zone == "play"
        whose = [self.words.agree("opposing", fem, plural)] if theirs else []
        words = [head, *classes, *whose] if self.words.race == "{}" else [head, *whose, *classes]
        words += states
        if chosen:
            words.append(self.words.agree("chosen", fem, plural))
        if of and cards.zone == "play" and cards.whose in ("yours", "theirs"):
            words.append(ending("tuy" if cards.whose == "yours" else "suy", fem, plural))
        if place and cards.under is not None:
            host = self.refs.them(cards.under, "prep").text.removeprefix("todos ").removeprefix("todas ")
            after.append(f"{'de ' if place == 'from' else ''}debajo de {host}")
        elif place and (where := self.voice.describing.where(cards.zone, cards.whose, place, plural)):
            after.append(where)
        return " ".join([*words, *after])

    def adjective(self, state: State, fem: bool, plural: bool) -> str:
        """A state as an adjective of its noun."""
        known = self.words.states[state].adjective
        return self.words.agree(known, fem, plural) if isinstance(known, str) else known[plural]

    def of_state(self, state: State, fem: bool, plural: bool) -> str:
        """What is said of cards in that state, after the verb."""
        known = self.words.states[state]
        if known.rest == "{adjective}":
            return self.adjective(state, fem, plural)
        return known.rest.format(o=ending("", fem, plural))

    # What stands after them.

    def listed(self, words: Sequence[str], both: bool) -> str:
        """Words one after the other."""
        return listed(words, "y" if both else "o")

    def so(self, state: State, plural: bool, gender: bool) -> str:
        """Those in a state: con daño; que están agotados."""
        if (after := self.words.states[state].after) is not None:
            return after[plural].format(o=ending("", gender, plural))
        return f"que {'están' if plural else 'está'} {self.of_state(state, gender, plural)}"

    def not_so(self, state: State, plural: bool, gender: bool) -> str:
        """Those that aren't in a state: sin daño; que no estén agotados."""
        known = self.words.states[state]
        if known.contrary:
            return self.adjective(known.contrary, gender, plural)
        subject = Phrase("", plural, gender)
        return known.without or f"que {self.voice.conditions.predicate(tree.Is(state), subject, 's', False)}"

    def called(self, names: Sequence[str], plural: bool, gender: bool, holds: bool) -> str:
        """Those with one of these names."""
        how = ending("llamad", gender, plural) if holds else f"que no se {'llamen' if plural else 'llame'}"
        return f"{how} {listed(names, 'o')}"

    def titled(self, words: Sequence[str], plural: bool, holds: bool) -> str:
        """Those with one of these words in their names."""
        return self.with_what(f"{listed(words, 'o')} en {'sus nombres' if plural else 'su nombre'}", holds)

    def with_what(self, what: str, holds: bool) -> str:
        """Those that have it."""
        return f"{'con' if holds else 'sin'} {what}"

    def measured(self, has: tree.Has, plural: bool, gender: bool) -> str:
        """Those with such a figure."""
        return self.figure(has)

    def same_name(self, cards: tree.Them | None) -> str:
        """The same name as others."""
        return f"el mismo nombre que {self.refs.them(cards, 'prep').text}" if cards is not None else "el mismo nombre"

    def same_type(self, cards: tree.Them | None) -> str:
        """Those of the same type as others."""
        return f"del mismo tipo que {self.refs.them(cards, 'prep').text}" if cards is not None else "del mismo tipo"

    def that_name(self, what: tree.Naming, holds: bool) -> str:
        """Those with the name that was said, or of that classification or type."""
        if what == "card":
            return "con ese nombre" if holds else "con otro nombre"
        if what == "class":
            return f"de {'esa' if holds else 'otra'} {self.words.word('classification')}"
        return f"de {'ese' if holds else 'otro'} tipo"

    def among(self, cards: tree.Them) -> str:
        """Those among these."""
        return f"de entre {self.refs.them(cards, 'prep').text}"

    def being(
        self, kind: tree.Classified | tree.OfColour | tree.OfType, plural: bool, gender: bool, holds: bool
    ) -> str:
        """Those that are of such a kind: que es Villain; que no sean de objeto."""
        be = ("son" if plural else "es") if holds else ("no sean" if plural else "no sea")
        if isinstance(kind, tree.OfType):
            types = listed([self.words.word(one) for one in kind.any], "o" if holds else "ni")
            return f"que {be} {('de tipo ' if holds else 'de ') if self.scene.usage.carded else ''}{types}"
        names = [self.words.colour(one) for one in kind.any] if isinstance(kind, tree.OfColour) else kind.any
        said = listed(names, "o")
        return f"que {be} {self.words.race.format(said) if isinstance(kind, tree.Classified) else said}"

    def denied(self, text: str, plural: bool, gender: bool) -> str:
        """Those of whom the text doesn't hold."""
        be = "" if text.startswith("que ") else "sean " if plural else "sea "
        return f"que no {be}{text.removeprefix('que ')}"

    def figure(self, has: tree.Has) -> str:
        """A figure that compares so: con 3 {S} o menos, de coste 2."""
        symbol = self.words.figures[has.stat].name
        if not isinstance(has.amount, int):
            return self.relative_figure(has)
        number = str(has.amount)
        match self.words.figures[has.stat].measured:
            case "level" | "named" as measured:
                text = (
                    COUNTED[has.comparison]
                    .format(number)
                    .replace("más de", "mayor que")
                    .replace("menos de", "menor que")
                )
                return f"{'con' if measured == 'named' else 'de'} {symbol} {text}"
            case "mass":
                text = self.quantity(has.comparison, has.amount, symbol, symbol, countable=False)
                return f"con {text}".replace(f"con ningún {symbol}", f"sin {symbol}")
            case "things" if self.words.figures[has.stat].each:
                one, fem = self.words.figures[has.stat].each.split()[0], self.words.figures[has.stat].feminine
                return f"con {self.quantity(has.comparison, has.amount, one, symbol, fem=fem)}"
            case "things":
                text = self.quantity(has.comparison, has.amount, self.words.card, self.words.cards, fem=True)
                return f"con {text} debajo".replace("con ninguna carta", "sin cartas")
            case "points":
                return f"con {POINTS[has.comparison].format(number, symbol)}"

    def relative_figure(self, has: tree.Has) -> str:
        """A figure against that of other cards: de coste igual o menor que el suyo; con más {S} que cada objeto."""
        symbol, masculine = self.words.figures[has.stat].name, not self.words.figures[has.stat].feminine
        match has.amount:
            case tree.MostAmong(stat=stat, cards=cards, lowest=lowest) if (
                stat == has.stat and has.stat not in self.scene.usage.piles
            ):
                if has.comparison == ("less than" if lowest else "more than"):
                    rivals = self.all(cards, "each").text + (" en juego" if cards.whose == "any" else "")
                    return f"con {'menos' if lowest else 'más'} {symbol} que {rivals}"
            case tree.Sum(stat=stat, of=tree.Ref(name=name)) if stat == has.stat and self.scene.last == name:
                own = f"{'el suyo' if masculine else 'la suya'}"
                return f"{'de' if masculine else 'con'} {symbol} {EQUALITIES[has.comparison]} {own}"
            case tree.Sum(stat=stat, of=of) if stat == has.stat and isinstance(of, tree.Ref):
                own = f"{'el' if masculine else 'la'} de {self.refs.them(of, 'prep').text}"
                return f"{'de' if masculine else 'con'} {symbol} {EQUALITIES[has.comparison]} {own}"
        start = f"un número de {self.words.cards} debajo" if has.stat in self.scene.usage.piles else symbol
        cost = self.words.figures[has.stat].measured == "level"
        return (
            f"{'de' if cost else 'con'} {start} {EQUALITIES[has.comparison]} {self.voice.measuring.value(has.amount)}"
        )

    def quantity(
        self, comparison: str, amount: int, one: str, many: str, *, fem: bool = False, countable: bool = True
    ) -> str:
        """A number of things that compares so: ninguna carta, 2 o más cartas, 3 de daño."""
        un = "una" if fem else "un"
        of = "" if countable else "de "
        match comparison, amount:
            case ("is" | "at most", 0) | ("less than", 1):
                return f"ning{'una' if fem else 'ún'} {one}"
            case ("at least", 1) | ("more than" | "is not", 0):
                return f"{un} {one}" if countable else one
            case "is", 1:
                return f"{un} sol{'a' if fem else 'o'} {one}" if countable else f"1 de {one}"
            case "is", _:
                return f"{amount} {of}{many}"
            case "is not", _:
                return f"un número de {many} distinto de {amount}"
            case "at most" | "at least", _:
                return f"{amount} o {'más' if comparison == 'at least' else 'menos'} {of}{many}"
            case _:
                noun = one if amount == 1 else many
                return f"{'más' if comparison == 'more than' else 'menos'} de {amount} {of}{noun}"

    def zone(self, zone: Zone, whose: tree.Whose, plural: bool = False) -> str:
        """A zone with its player."""
        fem = self.words.feminine(zone)
        match whose:
            case "yours":
                return f"tu {self.words.word(zone)}"
            case "theirs":
                return self.refs.theirs(zone)
            case "opposing":
                if plural and not self.scene.usage.one_opponent:
                    return f"{'las' if fem else 'los'} {self.words.word(zone, True)} {self.words.opposing_zone[1]}"
                of = self.words.opposing_zones.get(zone, self.words.opposing_zone[0])
                return f"{'la' if fem else 'el'} {self.words.word(zone)} {of}"
            case "any":
                if plural:
                    return f"{'las' if fem else 'los'} {self.words.word(zone, True)} de todos los jugadores"
                return f"{'la' if fem else 'el'} {self.words.word(zone)} de cualquier jugador"

    # Determiners.

    def one(self, cards: tree.Cards, *, place: Place = "from", carded: bool = True, chosen: bool = False) -> Phrase:
        """Any one of them: una de tus otras criaturas; una criatura oponente; otro objeto."""
        cards = othered(cards)
        fem = self.is_feminine(cards, carded)
        if cards.zone == "play" and cards.whose in ("yours", "theirs") and not chosen:
            their = "tus" if cards.whose == "yours" else "sus"
            other = ending("otr", fem, True) + " " if cards.other else ""
            if cards.other and self.words.demas:
                return Phrase(f"{ending('otr', fem)} de {their} {self.noun(cards, True)}", False, fem)
            return Phrase(f"{'una' if fem else 'uno'} de {their} {other}{self.noun(cards, True)}", False, fem)
        noun = self.noun(cards, of=True, place=place, carded=carded, chosen=chosen)
        one = ending("otr", fem) if cards.other else "una" if fem else "un"
        if self.voice.describing.most(cards):
            one = "la" if fem else "el"
        return Phrase(f"{one} {noun}", False, fem)

    def several(
        self, count: str, cards: tree.Cards, *, place: Place = "from", carded: bool = True, chosen: bool = False
    ) -> Phrase:
        """So many of them: 2 de tus personajes; hasta 3 cartas de tu descarte."""
        cards = othered(cards)
        fem = self.is_feminine(cards, carded)
        other = ending("otr", fem, True) + " " if cards.other else ""
        if cards.zone == "play" and cards.whose in ("yours", "theirs") and not chosen:
            their = "tus" if cards.whose == "yours" else "sus"
            count = count.removesuffix(" de")
            return Phrase(f"{count} de {their} {other}{self.noun(cards, True)}", True, fem)
        noun = self.noun(cards, True, of=True, place=place, carded=carded, chosen=chosen)
        if count.startswith("hasta ") and other:
            return Phrase(f"hasta {other}{count.removeprefix('hasta ')} {noun}", True, fem)
        return Phrase(
            f"{count} {other}{noun}" if count.endswith(" de") or not other else f"{other}{count} {noun}", True, fem
        )

    def all(self, cards: tree.Cards, role: Role, *, place: Place = "from", said: str = "") -> Phrase:
        """All of them: tus otras criaturas Dragón; cada criatura oponente; todos los objetos."""
        cards = othered(cards)
        fem = self.is_feminine(cards)
        others = ending("otr", fem, True) + " " if cards.other else ""
        mine = {"yours": "tus ", "theirs": "sus "}.get(cards.whose, "") if cards.zone == "play" else ""
        if "each" in (said, role):
            if mine:
                return Phrase(f"cada {'una' if fem else 'uno'} de {mine}{others}{self.noun(cards, True)}", False, fem)
            joint = "y" if len(self.kinds(cards)) > 1 else "o"
            if cards.other:
                rest = f"{'una de las' if fem else 'uno de los'} demás {self.noun(cards, True, place=place, joint='y')}"
                return Phrase(f"cada {rest}", False, fem)
            return Phrase(f"cada {self.noun(cards, place=place, joint=joint)}", False, fem)
        noun = self.noun(cards, True, place=place, joint="y")
        the = mine or ("las " if fem else "los ")
        others = "demás " if others and (not mine or self.words.demas) else others
        whole = said == "all" or (said != "bare" and (role != "subject" or cards.zone != "play"))
        every = ending("tod", fem, True) + " " if whole else ""
        return Phrase(f"{every}{the}{others}{noun}", True, fem)

    def each(self, cards: tree.Cards) -> str:
        """What is counted after por cada: otra criatura Dragón que tengas en juego."""
        cards = othered(cards)
        fem = self.is_feminine(cards)
        other = ending("otr", fem) + " " if cards.other else ""
        if cards.zone != "play":
            where = self.voice.describing.where(cards.zone, cards.whose, "in", cards.whose in ("opposing", "any"))
            return f"{other}{self.noun(cards)} {where}"
        there, here = without(cards, self.scene.usage.here)
        if here:
            return f"{other}{self.noun(there)} que tengas aquí" if cards.whose == "yours" else other + self.noun(cards)
        have = {"yours": self.held("s2"), "theirs": self.held("s3")}.get(cards.whose, "en juego")
        return f"{other}{self.noun(cards)} {have}"

    def held(self, form: Form) -> str:
        """Of cards in play: whose they are, as a clause: que tengas en juego."""
        verb, tail = self.words.held
        return f"que {self.words.conjugate(verb, form)} {tail}".rstrip()

    def owned(self, cards: tree.Cards) -> str:
        """Cards in the plural with where they are: personajes que tienes en juego."""
        cards = othered(cards)
        other = ending("otr", self.is_feminine(cards), True) + " " if cards.other else ""
        if cards.zone != "play":
            where = self.voice.describing.where(cards.zone, cards.whose, "in", cards.whose in ("opposing", "any"))
            return f"{other}{self.noun(cards, True)} {where}"
        if self.scene.usage.is_here(cards):
            return other + self.noun(cards, True, of=True)
        have = {"yours": self.held("i2"), "theirs": self.held("i3")}.get(cards.whose, "en juego")
        return f"{other}{self.noun(cards, True)} {have}"
