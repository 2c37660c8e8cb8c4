"""Spanish deeds: what players do, as a command, in the third person, or as an infinitive."""

from __future__ import annotations

from mazo.abilities.text.plan.doing import all_of_a_hand, fields, home_of, other_picks
from mazo.abilities.text.plan.order import are_left
from mazo.abilities.text.plan.shapes import is_any, is_plural, is_you
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.text.spanish.forms import Form, Phrase, with_clitic
from mazo.abilities.text.spanish.nouns import Role
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.text.words import Deed
from mazo.abilities.tree import deeds
from mazo.abilities.tree.deeds import NameCard
from mazo.abilities.tree.effects import Pay, Skip, UseAbility
from mazo.abilities.tree.facts import PlayerRule
from mazo.abilities.tree.nouns import Amount, Both, Chosen, Every, Math, PlayerHas, Ref, Sum, Them, Who

_PLACES = {"top": "en la parte superior de", "bottom": "en el fondo de"}


class Deeds(Part):
    """What a player does."""

    def with_object(self, form: Form, infinitive: str, them: Phrase, rest: str = "") -> str:
        """A verb with its object, as a word or as a clitic."""
        text = self.words.conjugate(infinitive, form)
        text = with_clitic(text, them.text, form) if them.clitic else f"{text} {them.text}"
        return f"{text} {rest}".strip()

    def hands(self, them: Them, zone: str) -> str:
        """Whose hand, deck or other zone cards go to: tu mano; la mano de su jugador."""
        fem, owner = self.words.feminine(zone), self.words.owner
        match home_of(them, self.refs.met(them), self.stage.current):
            case "yours":
                return f"tu {self.words.word(zone)}"
            case "theirs":
                return f"su {self.words.word(zone)}"
            case _ if zone in self.words.brief:
                return f"su {self.words.word(zone)}"
            case "their players'":
                return f"{'las' if fem else 'los'} {self.words.word(zone, True)} de sus {owner[1]}"
            case "its player's":
                return f"{'la' if fem else 'el'} {self.words.word(zone)} de su {owner[0]}"

    def pick(self, them: Them, form: Form) -> str:
        """The words before the verb when another player chooses: elige y."""
        picks = self.stage.picks and self.scene.usage.chooses and other_picks(them)
        return f"{self.words.conjugate('elegir', form)} y " if picks else ""

    # By verbs of the game.

    def filled(self, verb: str, rest: str, them: Them, form: Form) -> str:
        """The verb and what follows it: the cards, as a clitic where they can be one, and whose zones they go to."""
        named = fields(rest)
        phrase = self.refs.them(them, "prep" if "prep" in named else "object")
        zones = {
            one: self.hands(them, one) for one in named if one in self.words.terms and one not in self.words.entries
        }
        adjectives = {one: self.words.agree(one, phrase.feminine, phrase.plural) for one in self.words.entries}
        text = rest.removeprefix("{them}").format(prep=phrase.text, **{**adjectives, **zones}).strip()
        if not rest.startswith("{them}"):
            return f"{verb if verb.startswith('{') else self.words.conjugate(verb, form)} {text}"
        return self.with_object(form, verb, phrase, text)

    def measured(self, deed: Deed, amount: Amount, to: Them, form: Form) -> str:
        """So much of something for cards; what it equals stands last, or first where it was spoken of before."""
        what, verb = deed.measured, self.words.conjugate(deed.verb, form)
        if isinstance(amount, Sum) and isinstance(amount.of, Ref) and self.scene.last == amount.of.name != "":
            much = self.amounts.amount_of(amount, what, what, of=True)[0]
            return f"{verb} {much} a {self.refs.them(to, 'prep').text}"
        target = self.refs.them(to, "each" if isinstance(to, Every | Both) else "prep").text
        text, tail = self.amounts.amount_of(amount, what, what, of=True)
        target = f"cada uno de {target}" if self.refs.met(to).plural and isinstance(to, Chosen) else target
        if isinstance(to, Both):
            target = target.replace(" y cada ", " y a cada ")
        return f"{verb} a {target} {text}" if "igual a" in text else f"{verb} {text} a {target}{tail}"

    def to_player(self, effect: deeds.ToPlayer, form: Form) -> str:
        """Something that happens to players, by a verb of the game."""
        frame = self.words.player_verbs[effect.verb]
        verb = self.words.conjugate(frame.verb, form)
        rest = frame.rest.format(own=self.refs.own(effect.who))
        if not frame.what:
            return f"{verb}{rest}"
        one, many = self.words.word(frame.what), self.words.word(frame.what, not frame.mass)
        fem = self.words.feminine(frame.what)
        amount = effect.amount
        if isinstance(amount, str):
            return f"{verb} {'todas las' if fem else 'todos los'} {many}{rest}"
        text, tail = self.amounts.amount_of(amount, one, many, fem=fem, of=frame.mass)
        if isinstance(amount, Math) and amount.op in ("half", "half up") and isinstance(amount.left, PlayerHas):
            text, tail = self.voice.measuring.value(amount), ""
        return f"{verb} {text}{rest}{tail}"

    def credit(self, effect: deeds.Credit, form: Form) -> str:
        """Something to pay with for certain cards only."""
        price = self.voice.measuring.price(effect.amount)
        such = self.nouns.noun(effect.cards, True, carded=False)
        return f"{self.words.conjugate('generar', form)} {price} para jugar {such}"

    # Counters.

    def counters(self, kind: str) -> tuple[str, str, bool]:
        """What counters of a kind are called, one and several, and whether they are feminine."""
        name = self.words.counters[kind].name
        return self.words.word(name), self.words.word(name, True), self.words.feminine(name)

    def put_counters(self, effect: deeds.PutCounters, form: Form) -> str:
        """Counters put on cards."""
        one, many, fem = self.counters(effect.kind)
        text, tail = self.amounts.amount_of(effect.amount, one, many, fem=fem)
        target = self.refs.them(effect.on, "each" if isinstance(effect.on, Every) else "prep").text
        return f"{self.pick(effect.on, form)}{self.words.conjugate('poner', form)} {text} en {target}{tail}"

    def remove_counters(self, effect: deeds.RemoveCounters, form: Form) -> str:
        """Counters removed, or what they stand for."""
        verb = self.words.conjugate("retirar", form)
        mass = self.words.counters[effect.kind].mass
        one, many, fem = (mass, mass, False) if mass else self.counters(effect.kind)
        total = " en total" if effect.total else ""
        each = isinstance(effect.of, Every) and not effect.total
        target = self.refs.them(effect.of, "each" if each else "prep").text
        if effect.amount == "all":
            whole = "todo el" if mass else "todas las" if fem else "todos los"
            return f"{verb} {whole} {many} de {target}"
        if is_any(effect.amount, effect.up_to):
            return f"{verb} cualquier {'cantidad' if mass else 'número'} de {many}{total} de {target}"
        text, tail = self.amounts.amount_of(effect.amount, one, many, fem=fem, of=bool(mass))
        return f"{verb} {'hasta ' if effect.up_to else ''}{text}{total} de {target}{tail}"

    def move_counters(self, effect: deeds.MoveCounters, form: Form) -> str:
        """Counters moved."""
        amount, (one, many, fem) = effect.amount, self.counters(effect.kind)
        if amount == "all":
            number = f"{'todas las' if fem else 'todos los'} {many}"
        elif amount == 1:
            number = f"{'hasta ' if effect.up_to else ''}{'una' if fem else 'un'} {one}"
        else:
            number = f"{self.refs.some_number(amount, effect.up_to)} {many}"
        way = self.from_to(effect.source, effect.to, "prep" if amount == "all" else "each")
        return f"{self.words.conjugate('mover', form)} {number} {way}"

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

    # Cards of hands and decks.

    def draw(self, effect: deeds.Draw, form: Form) -> str:
        """Cards drawn."""
        verb = self.words.conjugate("robar", form)
        if effect.until:
            return f"{verb} {self.words.cards} hasta tener {self.amounts.so_many(effect.amount)}"
        text, tail = self.amounts.amount_of(effect.amount, self.words.card, self.words.cards)
        end = f" de el fondo de {self.refs.own(effect.who)} {self.words.word('deck')}" if effect.bottom else ""
        return f"{verb} {text}{end}{tail}"

    def discard(self, effect: deeds.Discard, form: Form) -> str:
        """Cards discarded from hand."""
        cards, verb = effect.cards, self.words.conjugate("descartar", form)
        if effect.by == "all":
            return f"{verb} {self.refs.own(effect.who)} {self.words.word('hand')}"
        chooses, own = self.scene.usage.chooses, self.refs.own(effect.who)
        chosen = f"{self.words.conjugate('elegir', form)} y " if effect.by == "they" and chooses else ""
        after = {"random": " al azar", "you": ", a tu elección"}.get(effect.by, "")
        one, many = self.nouns.noun(cards), self.nouns.noun(cards, True)
        if all_of_a_hand(effect):
            self.scene.meet("discarded", Met("card", True, "theirs"))
            every = "todas las" if self.nouns.is_feminine(cards) else "todos los"
            return f"{verb} {every} {many} de {own} {self.words.word('hand')}"
        if effect.until:
            return f"{chosen}{verb} {many}{after} hasta tener {self.amounts.so_many(effect.amount)}"
        if is_any(effect.amount, effect.up_to):
            text, tail = f"cualquier número de {many}", ""
        else:
            text, tail = self.amounts.amount_of(effect.amount, one, many, fem=self.nouns.is_feminine(cards))
            text = f"hasta {text}" if effect.up_to else text
        self.scene.meet("discarded", Met("card", is_plural(effect.amount), "theirs"))
        origin = "" if chooses else f" de {own} {self.words.word('hand')}"
        return f"{chosen}{verb} {text}{origin}{tail}{after}"

    def to_deck(self, effect: deeds.ToDeck, form: Form) -> str:
        """Cards put or shuffled into decks."""
        shuffled = effect.place == "shuffle"
        order = " en cualquier orden" if effect.any_order else " en orden aleatorio" if effect.random_order else ""
        where = "en" if shuffled else _PLACES.get(effect.place, "en la parte superior o en el fondo de")
        phrase = Phrase("el resto") if are_left(effect.them) else self.refs.them(effect.them)
        place = f"{where} {self.hands(effect.them, 'deck')}{'' if shuffled else order}"
        said = self.with_object(form, "barajar" if shuffled else "poner", phrase, place)
        return self.pick(effect.them, form) + said

    def put_under(self, effect: deeds.PutUnder, form: Form) -> str:
        """Cards put under a card; one that was met before is spoken of first."""
        way = self.words.word("faceup" if effect.faceup else "facedown")
        host = self.refs.them(effect.under, "prep").text if isinstance(effect.under, Ref) else ""
        phrase = self.refs.them(effect.them)
        place = f"{way} debajo de {host or self.refs.them(effect.under, 'prep').text}"
        return self.pick(effect.them, form) + self.with_object(form, "poner", phrase, place)

    def shuffle(self, who: Who, form: Form) -> str:
        """Decks shuffled."""
        return f"{self.words.conjugate('barajar', form)} {self.refs.own(who)} {self.words.word('deck')}"

    # The rest.

    def name_card(self, effect: NameCard, form: Form) -> str:
        """A card named."""
        kinds = {
            "card": f"una {self.words.card}",
            "class": f"una {self.words.word('classification')}",
            "type": f"un tipo de {self.words.card}",
        }
        spared = " ni ".join(self.words.word(one) for one in effect.besides)
        besides = f" que no sea {spared}" if spared else ""
        return f"{self.words.conjugate('nombrar', form)} {kinds[effect.what]}{besides}"

    def pay(self, effect: Pay, form: Form) -> str:
        """Something paid."""
        return f"{self.words.conjugate('pagar', form)} {self.voice.measuring.price(effect.amount)}"

    def choose(self, them: Them, form: Form) -> str:
        """Cards chosen for what follows: una criatura, rather than una criatura elegida."""
        phrase = self.refs.them(them)
        text = phrase.text.replace(f" {self.words.agree('chosen', phrase.feminine, phrase.plural)}", "", 1)
        return f"{self.words.conjugate('elegir', form)} {text}"

    def choose_player(self, who: Who, form: Form) -> str:
        """A player chosen for what follows."""
        player = self.refs.player(who).replace(" elegidos", "").replace(" elegido", "")
        return f"{self.words.conjugate('elegir', form)} {player}"

    def use_ability(self, effect: UseAbility, form: Form) -> str:
        """An ability used for free."""
        ability = self.words.word("ability")
        what = f"la {ability} {effect.name}" if effect.name else f"una {ability}"
        return f"{self.words.conjugate('usar', form)} {what} de {self.refs.them(effect.them, 'prep').text} gratis"

    def skip(self, effect: Skip, form: Form) -> str:
        """A step of the turn skipped."""
        you = is_you(effect.who)
        skip = {"imp": "sáltate", "inf": "saltarte" if you else "saltarse"}.get(form)
        skip = skip or f"{'te' if you else 'se'} {self.words.conjugate('saltar', form)}"
        named = self.words.steps[effect.step]
        article = "la" if self.words.feminine(named) else "el"
        return f"{skip} {article} {self.words.word(named)} de {self.refs.own(effect.who)} turno"

    def do_more(self, rule: PlayerRule, form: Form) -> str:
        """Something done more often than the rules say: entintar una carta adicional."""
        more = f"una {self.words.card} adicional"
        if rule.amount != 1:
            more = f"{self.voice.measuring.value(rule.amount)} {self.words.cards} adicionales"
        return f"{self.words.conjugate(self.words.more[rule.rule], form)} {more}"

    def nothing(self, form: Form) -> str:
        """Nothing, in whatever form."""
        return "no pasa nada"
