"""Spanish effects: what players do, as a command, in the third person, or as an infinitive."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text.plan.scene import Met, in_deck, is_any, is_plural, is_you
from mazo.abilities.text.plan.sentences import attached
from mazo.abilities.text.spanish.forms import JOINTS, Form, Phrase
from mazo.abilities.text.spanish.nouns import Role
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree.deeds import (
    Discard,
    Do,
    Draw,
    Look,
    MoveCounters,
    NameCard,
    PutCounters,
    PutUnder,
    RemoveCounters,
    Reveal,
    RevealHand,
    RevealUntil,
    Search,
    Shuffle,
    Sort,
    ToDeck,
    ToPlayer,
)
from mazo.abilities.tree.effects import (
    Choose,
    ChoosePlayer,
    Effect,
    Move,
    NextEnters,
    Nothing,
    Pay,
    PayLess,
    Play,
    Skip,
    UseAbility,
)
from mazo.abilities.tree.facts import PlayerRule, PlayFrom
from mazo.abilities.tree.nouns import (
    Amount,
    Both,
    Cards,
    Chosen,
    Count,
    Every,
    Math,
    PlayerHas,
    PlayerOf,
    Ref,
    Sum,
    Them,
    This,
    Top,
)

_SIMPLE: Final = {"banish": "desterrar", "ready": "enderezar", "exert": "agotar"}


class Deeds(Part):
    """What a player does."""

    def amount_of(self, amount: Amount, one: str, many: str, *, fem: bool = True, of: bool = False) -> tuple[str, str]:
        """So many things, and what that is counted by: una carta; 2 de lore, por cada objeto que tengas en juego."""
        measure = self.voice.measuring.measure(amount)
        if measure.that:
            return f"esa cantidad de {many}", ""
        single = f"1 de {one}" if of else f"{'una' if fem else 'un'} {one}"
        number = single if measure.number == 1 else f"{measure.number} de {many}" if of else f"{measure.number} {many}"
        if measure.each:
            return number, f" por cada {measure.each}{measure.limit}"
        if measure.equal:
            kind = "una cantidad" if of else "un número"
            return f"{kind} de {many} igual a {measure.equal}{measure.limit}", ""
        return number, ""

    def so_many(self, amount: Amount) -> str:
        """So many cards in hand: 1 carta en la mano; tantas cartas en la mano como ese jugador."""
        match amount:
            case Count(cards=Cards(zone="hand", whose="theirs", types=(), where=())):
                return f"tantas {self.words.cards} en la {self.words.word('hand')} como {self.refs.who('they').text}"
        number = f"1 {self.words.card}" if amount == 1 else f"{self.amounts.value(amount)} {self.words.cards}"
        return f"{number} en la {self.words.word('hand')}"

    def hands(self, them: Them, zone: str) -> str:
        """Whose hand, deck, inkwell or discard cards go to: tu mano; la mano de su jugador."""
        met = self.refs.met(them)
        if isinstance(them, This) or met.whose == "yours":
            return f"tu {self.words.word(zone)}"
        if met.whose == "theirs" or isinstance(self.stage.current, PlayerOf):
            return f"su {self.words.word(zone)}"
        fem = self.words.feminine(zone)
        if isinstance(them, Every) and met.plural:
            return f"{'las' if fem else 'los'} {self.words.word(zone, True)} de sus jugadores"
        return f"{'la' if fem else 'el'} {self.words.word(zone)} de su jugador"

    def pick(self, them: Them, form: Form) -> str:
        """The words before the verb when another player chooses: elige y."""
        if self.stage.picks and isinstance(them, Chosen) and not is_you(them.by) and not them.at_random:
            return f"{self.words.conjugate('elegir', form)} y "
        return ""

    def put(self, form: Form, verb: str, them: Them, where: str, tail: str = "") -> list[str]:
        """Cards brought somewhere; `where` has a place for their owner's zone."""
        phrase = self.refs.them(them)
        zone, _, preposition = where.partition("|")
        place = f"{preposition} {self.hands(them, zone)}{tail}"
        return [self.pick(them, form) + self.voice.sorting.do(form, verb, phrase, place)]

    def act(self, effect: Effect, form: Form) -> list[str]:
        """What is done, with its verb in that form, and the sentences that follow it."""

        def v(infinitive: str) -> str:
            return self.words.conjugate(infinitive, form)

        match effect:
            case Draw(amount=amount, who=who, until=until):
                if until:
                    return [f"{v('robar')} cartas hasta tener {self.so_many(amount)}"]
                text, tail = self.amount_of(amount, self.words.card, self.words.cards)
                end = f" de el fondo de {self.refs.own(who)} mazo" if effect.bottom else ""
                return [f"{v('robar')} {text}{end}{tail}"]
            case Discard():
                return [self.discard(effect, form)]
            case ToPlayer(verb="gain lore" | "lose lore" as gain, amount=amount) if not isinstance(amount, str):
                text, tail = self.amount_of(amount, "lore", "lore", of=True)
                if isinstance(amount, Math) and amount.op in ("half", "half up") and isinstance(amount.left, PlayerHas):
                    text, tail = self.amounts.value(amount), ""
                return [f"{v('ganar' if gain == 'gain lore' else 'perder')} {text}{tail}"]
            case Do(verb="deal damage" | "deal unreduced damage" as deal, them=to, amount=amount):
                said = f"{v('infligir')} {self.damage(amount, to)}"
                return [said] + ([] if deal == "deal damage" else ["este daño no puede reducirse con Resist"])
            case PutCounters("damage", amount=amount, on=on):
                text, tail = self.amount_of(
                    amount, self.words.word("damage_counter"), self.words.word("damage_counter", True), fem=False
                )
                target = self.refs.them(on, "each" if isinstance(on, Every) else "prep").text
                return [f"{self.pick(on, form)}{v('poner')} {text} en {target}{tail}"]
            case RemoveCounters("damage"):
                return [self.heal(effect, form)]
            case MoveCounters("damage", amount=amount, source=source, to=to, up_to=up_to):
                counters = self.words.word("damage_counter", amount == "all" or is_plural(amount))
                number = (
                    f"todos los {counters}" if amount == "all" else f"{self.refs.some_number(amount, up_to)} {counters}"
                )
                number = f"{'hasta ' if up_to else ''}un {counters}" if amount == 1 else number
                return [f"{v('mover')} {number} {self.from_to(source, to, 'prep' if amount == 'all' else 'each')}"]
            case Do("exert as a cost", them=them):
                return [f"{self.pick(them, form)}{{E}} {self.refs.them(them, 'prep').text}"]
            case Reveal(them=Top() as cards_):
                shown = self.voice.sorting.do(form, "revelar", self.refs.them(cards_))
                several = self.refs.met(cards_).plural or cards_.whose in ("any", "opposing")
                self.scene.met["looked"] = Met("card", several, cards_.whose, "deck")
                return [shown]
            case Reveal(them=them):
                return [self.pick(them, form) + self.voice.sorting.do(form, "revelar", self.refs.them(them))]
            case Do(verb="banish" | "ready" | "exert" as verb, them=them):
                return [self.pick(them, form) + self.voice.sorting.do(form, _SIMPLE[verb], self.refs.them(them))]
            case Do("return to hand", them=them):
                if self.refs.met(them).zone in ("deck", "under"):
                    return self.put(form, "poner", them, "hand|en")
                return self.put(form, "devolver", them, "hand|a")
            case Do(verb="put into inkwell" | "put into inkwell exerted" as put_, them=them):
                phrase = self.refs.them(them)
                how = f" {self.words.word('facedown')}" + (
                    f" y {self.words.agree('exerted', phrase.feminine, phrase.plural)}"
                    if put_ == "put into inkwell exerted"
                    else ""
                )
                return [
                    self.pick(them, form)
                    + self.voice.sorting.do(form, "poner", phrase, f"en {self.hands(them, 'inkwell')}{how}")
                ]
            case ToDeck(them=them, place=place, any_order=any_order):
                order = " en cualquier orden" if any_order else " en orden aleatorio" if effect.random_order else ""
                if place == "shuffle":
                    return self.put(form, "barajar", them, "deck|en")
                where = {"top": "en la parte superior de", "bottom": "en el fondo de"}
                either = "en la parte superior o en el fondo de"
                return self.put(form, "poner", them, f"deck|{where.get(place, either)}", order)
            case Do("put into discard", them=them):
                return self.put(form, "poner", them, "discard|en")
            case PutUnder(them=them, under=under, faceup=faceup):
                way = self.words.word("faceup" if faceup else "facedown")
                host = self.refs.them(under, "prep").text if isinstance(under, Ref) else ""
                phrase = self.refs.them(them)
                host = host or self.refs.them(under, "prep").text
                return [self.pick(them, form) + self.voice.sorting.do(form, "poner", phrase, f"{way} debajo de {host}")]
            case Play():
                return self.play(effect, form)
            case Look(at=Every(cards=cards)) if cards.zone != "play" and not cards.types and not cards.where:
                whole = self.nouns.zone(cards.zone, cards.whose, cards.whose == "opposing")
                return [f"{v('mirar')} {whole}"]
            case Look(at=at):
                phrase = self.refs.them(at)
                self.scene.met["looked"] = self.refs.met(at)
                return [self.voice.sorting.do(form, "mirar", phrase)]
            case RevealHand(who=who):
                self.scene.meet("looked", Met("card", True, "theirs"))
                return [f"{v('revelar')} {self.refs.own(who)} {self.words.word('hand')}"]
            case RevealUntil(cards=cards, who=who):
                top = f"la parte superior de {self.refs.own(who)} mazo"
                text = f"{v('revelar')} cartas de {top} hasta revelar una {self.nouns.noun(in_deck(cards))}"
                whose: Met = Met("card", True, "yours" if is_you(who) else "theirs")
                self.scene.meet("looked", whose)
                self.scene.meet("it", Met("card", False, whose.whose, "deck"))
                return [text]
            case Search(cards=cards, count=count, joint=joint):
                several = is_plural(count)
                noun = self.nouns.noun(in_deck(cards), several)
                wanted = f"{self.refs.some_number(count, True)} {noun}" if several else f"una {noun}"
                self.scene.meet("it", Met("card", several, "yours", "deck"))
                it = Phrase("las" if several else "la", several, True, True)
                wanted += "," if joint == "," else " y"
                shown = self.voice.sorting.do(form, "revelar", it)
                return [f"{v('buscar')} en tu mazo {wanted} {shown} a todos los jugadores"]
            case Sort():
                return self.voice.sorting.sort(effect, form)
            case Shuffle(who=who):
                return [f"{v('barajar')} {self.refs.own(who)} mazo"]
            case NameCard():
                return [f"{v('nombrar')} una carta"]
            case _:
                return self.act_rarely(effect, form)

    def act_rarely(self, effect: Effect, form: Form) -> list[str]:
        """What players do less often."""
        match effect:
            case Move(them=them, to=to, free=free, less=less):
                moved = self.refs.them(them)
                last = self.scene.last
                here = "aquí" if isinstance(to, This) and self.scene.card == "location" else f"a {self.goal(to, moved)}"
                self.scene.last = last
                price = " gratis" if free else f", pagando {self.amounts.value(less)} {{I}} menos" if less != 0 else ""
                return [self.pick(them, form) + self.voice.sorting.do(form, "mover", moved, here) + price]
            case Pay(amount=amount):
                measure = self.voice.measuring.measure(amount)
                tail = f" por cada {measure.each}" if measure.each else ""
                number = str(measure.number) if measure.each else self.amounts.value(amount)
                return [f"{self.words.conjugate('pagar', form)} {number} {{I}}{tail}"]
            case ToPlayer(verb="exert ink" | "ready ink" as turn, amount=amount, who=who):
                number = (
                    "todas las cartas"
                    if amount == "all"
                    else self.amount_of(amount, self.words.card, self.words.cards)[0]
                )
                turned = self.words.conjugate("enderezar" if turn == "ready ink" else "agotar", form)
                return [f"{turned} {number} de {self.refs.own(who)} tintero"]
            case Choose(them=them):
                phrase = self.refs.them(them)
                text = phrase.text.replace(f" {self.words.agree('chosen', phrase.feminine, phrase.plural)}", "", 1)
                return [f"{self.words.conjugate('elegir', form)} {text}"]
            case ChoosePlayer(who=who):
                self.stage.several_players = who in ("any players", "players with the most cards")
                player = self.refs.player(who).replace(" elegidos", "").replace(" elegido", "")
                return [f"{self.words.conjugate('elegir', form)} {player}"]
            case UseAbility(them=them, name=name):
                what = f"la {self.words.word('ability')} {name}" if name else f"una {self.words.word('ability')}"
                return [f"{self.words.conjugate('usar', form)} {what} de {self.refs.them(them, 'prep').text} gratis"]
            case Skip(step=step, who=who):
                skip = {"imp": "sáltate", "inf": "saltarte" if is_you(who) else "saltarse"}.get(form)
                skip = skip or f"{'te' if is_you(who) else 'se'} {self.words.conjugate('saltar', form)}"
                return [f"{skip} el {self.words.word(self.words.steps[step])} de {self.refs.own(who)} turno"]
            case PlayerRule("ink more", amount=amount):
                more = "una carta adicional" if amount == 1 else f"{self.amounts.value(amount)} cartas adicionales"
                return [f"{self.words.conjugate('entintar', form)} {more}"]
            case PayLess() | PlayFrom() | PlayerRule() | NextEnters() | Nothing():
                return ["no pasa nada"]
            case _:
                raise TypeError(f"not something that players do: {type(effect).__name__}")

    def damage(self, amount: Amount, to: Them) -> str:
        """So much damage to those; what it equals stands last, or first where it was spoken of before."""
        if isinstance(amount, Sum) and isinstance(amount.of, Ref) and self.scene.last == amount.of.name != "":
            return f"{self.amount_of(amount, 'daño', 'daño', of=True)[0]} a {self.refs.them(to, 'prep').text}"
        target = self.refs.them(to, "each" if isinstance(to, Every | Both) else "prep").text
        text, tail = self.amount_of(amount, "daño", "daño", of=True)
        target = f"cada uno de {target}" if self.refs.met(to).plural and isinstance(to, Chosen) else target
        if isinstance(to, Both):
            target = target.replace(" y cada ", " y a cada ")
        return f"a {target} {text}" if "igual a" in text else f"{text} a {target}{tail}"

    def from_to(self, source: Them, to: Them, role: Role) -> str:
        """From those, all or one by one, to these; whoever was spoken of before stays known."""
        role = role if isinstance(source, Every) else "prep"
        if not isinstance(to, Ref):
            start = self.refs.them(source, role).text
            return f"de {start} a {self.refs.them(to, 'prep').text}"
        end, met, last = self.refs.them(to, "prep").text, dict(self.scene.met), self.scene.last
        start = self.refs.them(source, role).text
        self.scene.met, self.scene.last = met, last
        return f"de {start} a {end}"

    def goal(self, to: Them, moved: Phrase) -> str:
        """The location that characters are moved to: una localización, la misma localización."""
        phrase = self.refs.them(to, "prep")
        if not isinstance(to, Chosen) or not to.plain or to.cards.where or to.cards.types != ("location",):
            return phrase.text
        place = self.words.word("location")
        return f"otra {place}" if to.cards.other else f"la misma {place}" if moved.plural else f"una {place}"

    def heal(self, heal: RemoveCounters, form: Form) -> str:
        """Damage removed."""
        verb = self.words.conjugate("retirar", form)
        total = " en total" if heal.total else ""
        target = self.refs.them(heal.of, "each" if isinstance(heal.of, Every) and not heal.total else "prep").text
        if heal.amount == "all":
            return f"{verb} todo el daño de {target}"
        if is_any(heal.amount, heal.up_to):
            return f"{verb} cualquier cantidad de daño{total} de {target}"
        text, tail = self.amount_of(heal.amount, "daño", "daño", of=True)
        return f"{verb} {'hasta ' if heal.up_to else ''}{text}{total} de {target}{tail}"

    def discard(self, discard: Discard, form: Form) -> str:
        """Cards discarded from hand."""
        cards, verb = discard.cards, self.words.conjugate("descartar", form)
        if discard.by == "all":
            return f"{verb} {self.refs.own(discard.who)} {self.words.word('hand')}"
        chosen = f"{self.words.conjugate('elegir', form)} y " if discard.by == "they" else ""
        after = {"random": " al azar", "you": ", a tu elección"}.get(discard.by, "")
        fem = self.nouns.is_feminine(cards)
        if discard.until:
            return f"{chosen}{verb} {self.nouns.noun(cards, True)}{after} hasta tener {self.so_many(discard.amount)}"
        if is_any(discard.amount, discard.up_to):
            text, tail = f"cualquier número de {self.nouns.noun(cards, True)}", ""
        else:
            text, tail = self.amount_of(discard.amount, self.nouns.noun(cards), self.nouns.noun(cards, True), fem=fem)
            text = f"hasta {text}" if discard.up_to else text
        self.scene.meet("discarded", Met("card", is_plural(discard.amount), "theirs"))
        return f"{chosen}{verb} {text}{tail}{after}"

    def play(self, play: Play, form: Form) -> list[str]:
        """Cards played by an effect."""
        them = play.them
        if isinstance(them, Chosen) and self.scene.last_them != them:
            hidden = them.cards.whose != "opposing" and them.cards.zone == "hand"
            phrase = self.refs.chosen(them, carded=False)
            if hidden:
                phrase = Phrase(phrase.text.replace(" de tu mano", ""), phrase.plural, phrase.feminine)
            kind = them.cards.types[0] if len(them.cards.types) == 1 else "card"
            self.scene.meet(play.name, Met(kind, is_plural(them.count), "yours"), them)
        else:
            phrase = self.refs.them(them)
        price = "gratis" if play.free else ""
        less = f", pagando {self.amounts.value(play.less)} {{I}} menos" if not play.free and play.less != 0 else ""
        if play.way == "or shift":
            shift = self.words.conjugate("hacer Shift", form)
            said = f"{self.words.conjugate('jugar', form)} o {shift} con {phrase.text} {price}"
        elif play.way == "shift":
            card = self.refs.that(self.refs.met(them)) if phrase.clitic else phrase
            said = f"{self.words.conjugate('hacer Shift', form)} con {card.text} {price}"
        elif " igual o " in phrase.text:
            said = f"{self.words.conjugate('jugar', form)} {price} {phrase.text}".replace("  ", " ")
        else:
            said = self.voice.sorting.do(form, "jugar", phrase, price)
        out = [f"{self.pick(them, form)}{said.strip()}{less}"]
        met = self.refs.met(Ref(play.name))
        fem = self.words.feminine(met.kind)
        follows = ""
        if play.state:
            exerted = self.words.agree("exerted", fem, met.plural)
            follows = f"{'entran' if met.plural else 'entra'} en juego {exerted}"
        if play.afterwards == "bottom":
            follows = "pon esa carta en el fondo de tu mazo en lugar de en tu descarte"
        if follows:
            out = attached(out, follows, "and" if play.joint == "," else play.joint, JOINTS)
        if play.afterwards == "banish at end":
            self.stage.pending = (
                f"al final de el turno, {self.voice.sorting.do('imp', 'desterrar', self.refs.pronoun(met, 'object'))}"
            )
        return out

    def pay_less(self, pay: PayLess) -> str:
        """Less is paid for what is played next."""
        measure = self.voice.measuring.measure(pay.amount)
        plain = not measure.equal or bool(measure.each)
        price = "esa cantidad de" if measure.that else str(abs(measure.number)) if plain else "X"
        tail = f" por cada {measure.each}" if measure.each else "" if plain else f", donde X es {measure.equal}"
        less = "más" if plain and measure.number < 0 else "menos"
        shift = " con Shift" if pay.way == "shift" else ""
        until = self.voice.states.until(pay.until)
        fem = self.nouns.is_feminine(pay.cards, carded=False)
        if pay.next:
            other = ("otra " if fem else "otro ") if pay.cards.other else ""
            the = "la próxima" if fem else "el próximo"
            noun = other + self.nouns.noun(pay.cards, carded=False)
            return f"pagas {price} {{I}} {less} por {the} {noun} que juegues{shift}{until}{tail}"
        noun = self.nouns.noun(pay.cards, True, carded=False)
        return f"pagas {price} {{I}} {less} para jugar {noun}{shift}{until}{tail}"
