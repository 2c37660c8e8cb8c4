"""Spanish nouns with their adjectives: which cards, in which zone, with which traits, in gender and number."""

from __future__ import annotations

from typing import Final, Literal

from mazo.abilities.tree.nouns import (
    AllOf,
    Amount,
    Cards,
    Classified,
    Has,
    HasKeyword,
    Is,
    IsNamedCard,
    MostAmong,
    Named,
    Not,
    OfColour,
    OfType,
    OneOf,
    Ref,
    SameName,
    SameObject,
    Sum,
    Them,
    Trait,
    Whose,
)
from mazo.abilities.tree.words import State, Zone
from mazo.games.lorcana.abilities.text.scene import (
    Kind,
    Scene,
    alternatives,
    flat,
    is_song,
    othered,
    unwrapped,
    without,
)
from mazo.games.lorcana.abilities.text.spanish.words import (
    EQUALITIES,
    SYMBOLS,
    Mood,
    Phrase,
    agree,
    counted,
    ending,
    feminine,
    listed,
    word,
)
from mazo.games.lorcana.book import glossary

Place = Literal["from", "in", ""]
Role = Literal["subject", "object", "prep", "each"]

_AFTER: Final[dict[State, str]] = {
    "at a location": "en {lugar}",
    "here": "aquí",
    "a song": "que {es} {cancion}",
    "not a song": "que no {sea} {cancion}",
    "being challenged": "que {esta} siendo desafiad{o}",
    "in a challenge": "en un desafío",
    "played this turn": "jugad{o} este turno",
    "quested this turn": "que {hizo} quest este turno",
    "challenged this turn": "que {desafio} este turno",
    "was challenged this turn": "que {fue} desafiad{o} este turno",
    "took damage this turn": "que {recibio} daño este turno",
    "moved this turn": "que se {movio} este turno",
    "sang this turn": "que {canto} una canción este turno",
    "shifted": "jugad{o} con Shift",
    "has cards under": "con una carta debajo",
    "bodyguard entry": "que {entro} en juego agotad{o}",
    "challenging a location": "desafiando a una localización",
}
_ONE: Final = {"es": "es", "esta": "está", "hizo": "hizo", "desafio": "desafió", "fue": "fue", "recibio": "recibió"} | {
    "movio": "movió",
    "canto": "cantó",
    "entro": "entró",
    "sea": "sea",
    "cancion": "una canción",
    "lugar": "una localización",
}
_MANY: Final = {"es": "son", "esta": "están", "hizo": "hicieron", "desafio": "desafiaron", "fue": "fueron"} | {
    "recibio": "recibieron",
    "movio": "movieron",
    "canto": "cantaron",
    "entro": "entraron",
    "sea": "sean",
    "cancion": "canciones",
    "lugar": "localizaciones",
}


def ink(name: str) -> str:
    """An ink type in Spanish."""
    return word(name.lower()) if name.lower() in glossary() else name


class Nouns:
    """How cards are called."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    beside = ""
    """The name of what was spoken of in the same breath: these and those."""

    # What later parts of the language add.

    def value(self, amount: Amount) -> str:
        """An amount as a noun."""
        raise NotImplementedError

    def them(self, them: Them, role: Role = "object") -> Phrase:
        """Which cards exactly."""
        raise NotImplementedError

    def predicate(self, trait: Trait, subject: Phrase, mood: Mood, holds: bool = True) -> str:
        """A trait as what is said of a subject."""
        raise NotImplementedError

    # Nouns.

    def this(self) -> Phrase:
        """The card itself."""
        kind = "card" if self.scene.gone else self.scene.card
        fem = feminine(kind)
        return Phrase(f"{'esta' if fem else 'este'} {word(kind)}", False, fem)

    def kinds(self, cards: Cards) -> list[Kind]:
        """The types that the noun names, masculine ones first, so that adjectives agree with the first: un objeto o
        localización elegido."""
        if is_song(cards):
            return ["song"]
        types: tuple[Kind, ...] = cards.types
        for one in cards.where:
            if isinstance(one, OfType) and not types:
                types = one.any
        return sorted(types, key=feminine)

    def is_feminine(self, cards: Cards, carded: bool = True) -> bool:
        """The gender of the noun: of the card, or of the first type named."""
        if several := alternatives(cards):
            return self.is_feminine(several[0], carded)
        kinds = self.kinds(cards)
        if not kinds or (carded and cards.zone != "play"):
            return True
        return feminine(kinds[0])

    def head(self, cards: Cards, plural: bool, carded: bool = True, joint: str = "o") -> str:
        """The noun alone: personaje; objeto o localización; carta de canción."""
        kinds = self.kinds(cards)
        if not kinds:
            return word("card", plural)
        if carded and cards.zone != "play":
            return f"{word('card', plural)} de {listed([word(one) for one in kinds], 'o')}"
        return listed([word(one, plural) for one in kinds], joint)

    def noun(
        self,
        cards: Cards,
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
            where = self.where(cards.zone, cards.whose, place, plural) if place else ""
            return f"{listed(nouns, 'o')} {where}".strip()
        cards = othered(cards)
        fem = self.is_feminine(cards, carded)
        classes: list[str] = []
        states: list[str] = []
        after: list[str] = []
        typed = bool(cards.types)
        for one in flat(cards.where):
            match one:
                case Is(state="a song") if is_song(cards):
                    pass
                case Is(state="damaged" | "undamaged" | "exerted" | "ready" | "drying" | "inkable" as state):
                    states.append(agree(state, fem, plural))
                case Is(state="challenging"):
                    states.append("desafiante" + ("s" if plural else ""))
                case Classified(any=names):
                    classes.append(listed(names, joint))
                case OfColour(any=inks):
                    classes.append(listed([ink(name) for name in inks], "o"))
                case OfType() if not typed:
                    typed = True
                case _:
                    after.append(self.after(one, plural, fem))
        words = [self.head(cards, plural, carded, joint), *classes]
        if opposing and cards.whose == "opposing" and cards.zone == "play":
            words.append(agree("opposing", fem, plural))
        words += states
        if chosen:
            words.append(agree("chosen", fem, plural))
        if of and cards.zone == "play" and cards.whose in ("yours", "theirs"):
            words.append(ending("tuy" if cards.whose == "yours" else "suy", fem, plural))
        if place and cards.under is not None:
            host = self.them(cards.under, "prep").text.removeprefix("todos ").removeprefix("todas ")
            after.append(f"{'de ' if place == 'from' else ''}debajo de {host}")
        elif place and (where := self.where(cards.zone, cards.whose, place, plural)):
            after.append(where)
        return " ".join([*words, *after])

    def after(self, trait: Trait, plural: bool = False, fem: bool = False) -> str:
        """A trait as what stands after the noun."""
        trait = unwrapped(trait)
        verbs = _MANY if plural else _ONE
        match trait:
            case Is(state=state) if state in _AFTER:
                return _AFTER[state].format(**verbs, o=ending("", fem, plural))
            case Is(state=state):
                return f"que {verbs['esta']} {agree_state(state, fem, plural)}"
            case Named(names=names):
                return f"{ending('llamad', fem, plural)} {listed(names, 'o')}"
            case HasKeyword(keyword=keyword):
                return f"con {keyword}"
            case Has():
                return self.figure(trait)
            case SameName(cards=cards):
                if isinstance(cards, Ref) and cards.name == self.beside:
                    return "con el mismo nombre"
                return f"con el mismo nombre que {self.them(cards, 'prep').text}"
            case SameObject(cards=cards):
                return f"de entre {self.them(cards, 'prep').text}"
            case IsNamedCard():
                return "con ese nombre"
            case OneOf(of=of):
                return listed([self.after(one, plural, fem) for one in of], "o")
            case AllOf(of=of):
                return listed([self.after(one, plural, fem) for one in of])
            case Classified(any=names):
                return f"que {verbs['es']} {listed(names, 'o')}"
            case OfColour(any=inks):
                return f"que {verbs['es']} {listed([ink(name) for name in inks], 'o')}"
            case OfType(any=types):
                return f"que {verbs['es']} de tipo {listed([word(one) for one in types], 'o')}"
            case Not(of=of):
                return self._not_after(unwrapped(of), plural, fem)

    def _not_after(self, trait: Trait, plural: bool, fem: bool) -> str:
        be = "sean" if plural else "sea"
        match trait:
            case HasKeyword(keyword=keyword):
                return f"sin {keyword}"
            case Named(names=names):
                return f"que no se {'llamen' if plural else 'llame'} {listed(names, 'o')}"
            case Classified(any=names):
                return f"que no {be} {listed(names, 'o')}"
            case OfColour(any=inks):
                return f"que no {be} {listed([ink(name) for name in inks], 'o')}"
            case OfType(any=types):
                return f"que no {be} de {listed([word(one) for one in types], 'o')}"
            case Not(of=of):
                return self.after(of, plural, fem)
            case Is(state="has cards under"):
                return "sin cartas debajo"
            case Is(state=state) if state not in ("damaged", "undamaged"):
                return f"que {self.predicate(trait, Phrase('', plural, fem), 's', False)}"
            case Is(state="damaged"):
                return agree("undamaged", fem, plural)
            case Is(state="undamaged"):
                return agree("damaged", fem, plural)
            case IsNamedCard():
                return "con otro nombre"
            case _:
                text = self.after(trait, plural, fem)
                return f"que no {text.removeprefix('que ')}" if text.startswith("que ") else f"que no {be} {text}"

    def figure(self, has: Has) -> str:
        """A figure that compares so: con 3 {S} o menos, de coste 2."""
        symbol = SYMBOLS[has.stat]
        if not isinstance(has.amount, int):
            return self.relative_figure(has)
        number = str(has.amount)
        match has.stat:
            case "cost" | "move cost" | "printed lore":
                text = counted(number, has.comparison).replace("más de", "mayor que").replace("menos de", "menor que")
                return f"{'con' if has.stat == 'printed lore' else 'de'} {symbol} {text}"
            case "damage":
                text = self.quantity(has.comparison, has.amount, "daño", "daño", countable=False)
                return f"con {text}".replace("con ningún daño", "sin daño")
            case "cards under":
                text = self.quantity(has.comparison, has.amount, word("card"), word("card", True), fem=True)
                return f"con {text} debajo".replace("con ninguna carta", "sin cartas")
            case _:
                if has.comparison in ("at least", "at most"):
                    return f"con {number} {symbol} o {'más' if has.comparison == 'at least' else 'menos'}"
                if has.comparison == "is not":
                    return f"con {symbol} distinta de {number}"
                return f"con {counted(number, has.comparison)} {symbol}"

    def relative_figure(self, has: Has) -> str:
        """A figure against that of other cards: de coste igual o menor que el suyo; con más {S} que cada objeto."""
        symbol, masculine = SYMBOLS[has.stat], has.stat in ("cost", "move cost", "damage")
        match has.amount:
            case MostAmong(stat=stat, cards=cards, lowest=lowest) if stat == has.stat and has.stat != "cards under":
                if has.comparison == ("less than" if lowest else "more than"):
                    rivals = self.all(cards, "each").text + (" en juego" if cards.whose == "any" else "")
                    return f"con {'menos' if lowest else 'más'} {symbol} que {rivals}"
            case Sum(stat=stat, of=Ref(name=name)) if stat == has.stat and self.scene.last == name:
                own = f"{'el suyo' if masculine else 'la suya'}"
                return f"{'de' if masculine else 'con'} {symbol} {EQUALITIES[has.comparison]} {own}"
            case Sum(stat=stat, of=of) if stat == has.stat and isinstance(of, Ref):
                own = f"{'el' if masculine else 'la'} de {self.them(of, 'prep').text}"
                return f"{'de' if masculine else 'con'} {symbol} {EQUALITIES[has.comparison]} {own}"
        start = "un número de cartas debajo" if has.stat == "cards under" else symbol
        cost = has.stat in ("cost", "move cost")
        return f"{'de' if cost else 'con'} {start} {EQUALITIES[has.comparison]} {self.value(has.amount)}"

    @staticmethod
    def quantity(
        comparison: str, amount: int, one: str, many: str, *, fem: bool = False, countable: bool = True
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

    def where(self, zone: Zone, whose: Whose, place: Place, plural: bool = False) -> str:
        """In or from which zone; nothing for cards in play."""
        if zone == "play":
            return ""
        if zone == "under":
            host = {
                "yours": "tus personajes y localizaciones",
                "opposing": "personajes oponentes",
                "theirs": "sus cartas",
            }
            under = f"debajo de {host.get(whose) or self.this().text}"
            return f"de {under}" if place == "from" else under
        return f"{'de' if place == 'from' else 'en'} {self.zone(zone, whose, plural)}"

    def theirs(self, zone: str) -> str:
        """A zone of the player at hand."""
        raise NotImplementedError

    def zone(self, zone: Zone, whose: Whose, plural: bool = False) -> str:
        """A zone with its player."""
        fem = feminine(zone)
        match whose:
            case "yours":
                return f"tu {word(zone)}"
            case "theirs":
                return self.theirs(zone)
            case "opposing":
                if plural:
                    return f"{'las' if fem else 'los'} {word(zone, True)} de tus oponentes"
                return f"{'la' if fem else 'el'} {word(zone)} de un oponente"
            case "any":
                if plural:
                    return f"{'las' if fem else 'los'} {word(zone, True)} de todos los jugadores"
                return f"{'la' if fem else 'el'} {word(zone)} de cualquier jugador"

    # Determiners.

    def one(self, cards: Cards, *, place: Place = "from", carded: bool = True, chosen: bool = False) -> Phrase:
        """Any one of them: uno de tus otros personajes; un personaje oponente; otro objeto."""
        cards = othered(cards)
        fem = self.is_feminine(cards, carded)
        if cards.zone == "play" and cards.whose in ("yours", "theirs") and not chosen:
            their = "tus" if cards.whose == "yours" else "sus"
            other = ending("otr", fem, True) + " " if cards.other else ""
            return Phrase(f"{'una' if fem else 'uno'} de {their} {other}{self.noun(cards, True)}", False, fem)
        noun = self.noun(cards, of=True, place=place, carded=carded, chosen=chosen)
        return Phrase(f"{ending('otr', fem) if cards.other else 'una' if fem else 'un'} {noun}", False, fem)

    def several(
        self, count: str, cards: Cards, *, place: Place = "from", carded: bool = True, chosen: bool = False
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

    def all(self, cards: Cards, role: Role, *, place: Place = "from", said: str = "") -> Phrase:
        """All of them: tus otros personajes Villain; cada personaje oponente; todos los objetos."""
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
        others = "demás " if others and not mine else others
        whole = said == "all" or (said != "bare" and (role != "subject" or cards.zone != "play"))
        every = ending("tod", fem, True) + " " if whole else ""
        return Phrase(f"{every}{the}{others}{noun}", True, fem)

    def each(self, cards: Cards) -> str:
        """What is counted after por cada: otro personaje Villain que tengas en juego."""
        cards = othered(cards)
        fem = self.is_feminine(cards)
        other = ending("otr", fem) + " " if cards.other else ""
        if cards.zone != "play":
            where = self.where(cards.zone, cards.whose, "in", cards.whose in ("opposing", "any"))
            return f"{other}{self.noun(cards)} {where}"
        there, here = without(cards, "here")
        if here:
            return f"{other}{self.noun(there)} que tengas aquí" if cards.whose == "yours" else other + self.noun(cards)
        have = {"yours": "que tengas en juego", "theirs": "que tenga en juego"}.get(cards.whose, "en juego")
        return f"{other}{self.noun(cards)} {have}"

    def owned(self, cards: Cards) -> str:
        """Cards in the plural with where they are: personajes que tienes en juego."""
        cards = othered(cards)
        other = ending("otr", self.is_feminine(cards), True) + " " if cards.other else ""
        if cards.zone != "play":
            where = self.where(cards.zone, cards.whose, "in", cards.whose in ("opposing", "any"))
            return f"{other}{self.noun(cards, True)} {where}"
        if any(isinstance(one, Is) and one.state == "here" for one in cards.where):
            return other + self.noun(cards, True, of=True)
        have = {"yours": "que tienes en juego", "theirs": "que tiene en juego"}.get(cards.whose, "en juego")
        return f"{other}{self.noun(cards, True)} {have}"


def agree_state(state: str, fem: bool, plural: bool) -> str:
    """A state in the form of its noun."""
    return "desafiando" if state == "challenging" else agree(state, fem, plural)
