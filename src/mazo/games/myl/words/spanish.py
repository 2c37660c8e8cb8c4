"""The words of Mitos y Leyendas for the Spanish voice, the game's first language."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text.spanish.facts import Facts
from mazo.abilities.text.spanish.forms import Phrase, Subject
from mazo.abilities.text.spanish.words import Event, Figure, State, Words
from mazo.abilities.text.words import Act, Counter, Deed, Dictionary, Edge, PlayerDeed
from mazo.abilities.tree.effects import Fact, Keyword
from mazo.abilities.tree.facts import PlayerRule
from mazo.games.myl.book import glossary
from mazo.games.myl.words.spanish_events import own_event, own_state
from mazo.games.myl.words.usage import keyword_line

KEYS: Final = {
    "deck": "castle deck",
    "defence line": "defence",
    "attack line": "attack",
    "support line": "support",
    "paid gold": "paid",
}
"""What the glossary calls the zones of the tree."""
STEPS: Final = {
    "grouping": "agrupacion",
    "vigil": "vigilia",
    "battle": "batalla",
    "final": "final",
    "draw": "robo",
    "war": "guerra",
}
"""What the glossary calls the phases of a turn."""


_RULES: Final = {
    "gold a turn": ("poder", "jugar hasta {} Oros por turno"),
    "fewest attackers": ("poder", "declarar ataque sólo con {} o más Aliados"),
    "attacks owed": ("deber", "declarar ataque con al menos {} Aliado cada turno"),
    "blocks owed": ("deber", "bloquear con al menos {} Aliado cada turno"),
    "first in the war": ("tener", "la prioridad en Guerra de Talismanes"),
    "use of graveyard and exile": ("poder", "volver a jugar con {own} Cementerio y con {own} Destierro"),
}
"""What is another rule for a player: a verb, and what follows it."""


def own_fact(facts: Facts, fact: Fact) -> str | None:
    """What is another rule for players."""
    if not isinstance(fact, PlayerRule):
        return None
    if fact.rule == "direct damage":
        assert isinstance(fact.amount, int)
        return f"el daño directo {'aumenta' if fact.amount > 0 else 'se reduce'} en {abs(fact.amount)}"
    if fact.rule == "exile instead of graveyard":
        return "las cartas enviadas al Cementerio pasan al Destierro"
    if fact.rule == "cards kept in hand":
        assert isinstance(fact.amount, int)
        changed = f"{'aumenta' if fact.amount > 0 else 'se reduce'} en {abs(fact.amount)}"
        whose = {"you": "tu mano", "each opponent": "la mano de tu oponente"}.get(
            str(fact.who), "la mano de los jugadores"
        )
        return f"el límite máximo de cartas en {whose} {changed}"
    who = facts.players(fact.who)
    verb, rest = _RULES[fact.rule]
    until = f" {facts.words.durations[fact.until]}" if fact.until else ""
    said = rest.format(fact.amount, own="tu" if who.you else "su")
    return f"{who.text} {facts.words.conjugate(verb, who.form())} {said}{until}".strip()


def _edge(phase: str) -> Edge:
    return Edge(f"en tu {phase}", f"en la {phase}", f"en cada {phase}", f"en la {phase} de tu oponente")


_ABLE: Final = {"dos armas": "portar un Arma adicional", "sin límite de armas": "portar cualquier número de Armas"}
_PLAIN: Final = {
    **{name: f"Puede {able}" for name, able in _ABLE.items()},
    "maquinaria": "Juega esta Arma en tu Línea de Apoyo",
    "sólo desde la mano": "Solo puede ser jugado desde tu mano",
    "no oro inicial": "No puede ser usado como Oro inicial",
}


def _keyword(keyword: Keyword, number: str, cost: str) -> str:
    """A keyword by its name, unless that is only a short way to say what is printed."""
    return _PLAIN.get(keyword.name) or keyword_line(keyword, number, cost)


WORDS: Final = Words(
    terms=Dictionary(glossary(), KEYS),
    own_fact=own_fact,
    own_event=own_event,
    own_state=own_state,
    figures={
        "strength": Figure(
            "Fuerza", "level", changed="a la Fuerza", gained=True, most=("de mayor Fuerza", "de menor Fuerza")
        ),
        "cost": Figure("coste", "level", feminine=False),
        "weapons": Figure("Armas", "things", each="Arma que porte"),
        "alimento": Figure("contadores de alimento", "things", feminine=False),
        "honor": Figure("contadores de honor", "things", feminine=False),
    },
    durations={
        "until the final phase": "hasta la Fase Final",
        "this turn": "hasta el final del turno",
        "until your next grouping": "hasta tu próxima Agrupación",
        "until your next turn": "hasta tu próximo turno",
        "in your next turn": "en tu próximo turno",
        "in their next turn": "en su próximo turno",
        "forever": "por el resto del juego",
        "while this is in play": "mientras {this} esté en juego",
    },
    own_durations={"in their next turn": "en tu próximo turno"},
    players={
        "each opponent": Subject("tu oponente"),
        "any opponent": Subject("tu oponente"),
        "each player": Subject("cada jugador"),
        "any player": Subject("un jugador"),
    },
    parts={"attackers": Phrase("los Aliados atacantes", True)},
    states={
        "attacking": State(rest="atacando", meanwhile="atacar", adjective=("atacante", "atacantes")),
        "blocking": State(rest="bloqueando", meanwhile="bloquear", adjective=("bloqueador", "bloqueadores")),
        "blocked": State("estar", "bloquead{o}", after=("bloqueado", "bloqueados")),
        "unblocked": State("estar", "bloquead{o}", negative=True, after=("no bloqueado", "no bloqueados")),
        "waiting": State("acabar", "de entrar en juego", after=("recién llegado", "recién llegados")),
        "armed": State("portar", "un Arma", after=("que porta un Arma", "que portan un Arma")),
        "changed in strength": State(
            "tener",
            "algún modificador de Fuerza",
            after=("que tenga algún modificador de Fuerza", "que tengan algún modificador de Fuerza"),
        ),
        "unblocked this turn": State(
            "quedar",
            "sin bloquear este turno",
            after=("que no haya sido bloqueado este turno", "que no hayan sido bloqueados este turno"),
        ),
        "destroyed this turn": State(
            "ser",
            "destruid{o} este turno",
            after=("que haya sido destruido este turno", "que hayan sido destruidos este turno"),
        ),
        "affecting Oros": State(
            "afectar",
            "a los Oros en juego",
            after=("que afecte a los Oros en juego", "que afecten a los Oros en juego"),
        ),
        "destroying Oros": State("destruir", "Oros", after=("que destruya Oros", "que destruyan Oros")),
        "affecting Armas": State(
            "afectar", "Armas en juego", after=("que afecte Armas en juego", "que afecten Armas en juego")
        ),
        "annulling": State("ser", "de anulación", after=("de anulación", "de anulación")),
        "changing strength": State(
            "modificar", "la Fuerza", after=("que modifique la Fuerza", "que modifiquen la Fuerza")
        ),
        "generating Oros": State("generar", "Oros", after=("que genere Oros", "que generen Oros")),
        "discarding": State(
            "descartar",
            "cartas de tu mano",
            after=("que descarte cartas de tu mano", "que descarten cartas de tu mano"),
        ),
        "with an ability": State("tener", "habilidad", after=("con habilidad", "con habilidad")),
        "in the defence line": State(
            "estar", "en tu Línea de Defensa", after=("en Línea de Defensa", "en Línea de Defensa")
        ),
        "in the attack line": State(
            "estar", "en tu Línea de Ataque", after=("en Línea de Ataque", "en Línea de Ataque")
        ),
        "in the support line": State("estar", "en tu Línea de Apoyo", after=("en Línea de Apoyo", "en Línea de Apoyo")),
        "in the reserve": State("estar", "en tu Reserva de Oro", after=("en Reserva de Oro", "en Reserva de Oro")),
        "in the paid gold": State("estar", "en tu Oro Pagado", after=("en Oro Pagado", "en Oro Pagado")),
        "without an ability": State("tener", "habilidad", negative=True, after=("sin habilidad", "sin habilidad")),
    },
    events={
        "play": Event("player", "jugar", "{object}"),
        "draw": Event("player", "robar", "{object}"),
        "discard": Event("player", "descartar", "{object}"),
        "mill": Event("player", "botar", "{object}"),
        "use an ability": Event("player", "usar", "la habilidad de {cards}"),
        "declare an attack": Event("player", "declarar", "un ataque"),
        "declare blocks": Event("player", "declarar", "bloqueo"),
        "be targeted": Event("passive", "afectad", other="por {other}"),
        "take control": Event("player", "ganar", "el control de {cards}"),
        "enter play": Event("active", "entrar", "en juego"),
        "leave play": Event("active", "salir", "del juego", other="del juego por {other}"),
        "attack": Event("passive", "declarad", "atacante{s}"),
        "block": Event("active", "bloquear", other="a {other}"),
        "damage the deck": Event("active", "hacer", "daño al Mazo Castillo oponente"),
        "assign damage": Event("player", "comenzar", "la Asignación de Daño"),
        "regroup": Event("active", "agrupar", reflexive=True),
        "destroy": Event("passive", "destruid", counted=True, other="por {other}"),
        "banish": Event("passive", "desterrad", counted=True, other="por {other}"),
        "return to hand": Event("passive", "devuelt", "a la mano", other="a la mano por {other}"),
        "shuffle in": Event("passive", "barajad", other="por {other}"),
        "is blocked": Event("passive", "bloquead", other="por {other}"),
        "is not blocked": Event("active", "quedar", "sin bloquear"),
        "grouping": Event("player", "agrupar"),
        "vigil": Event("player", "comenzar", "{own} Vigilia"),
        "final": Event("player", "comenzar", "{own} Fase Final"),
        "begin a turn": Event("player", "comenzar", "{own} turno"),
        "end a turn": Event("player", "terminar", "{own} turno"),
    },
    edges={
        "grouping": _edge("Fase de Agrupación"),
        "vigil": _edge("Fase de Vigilia"),
        "final": _edge("Fase Final"),
    },
    acts={
        "attack": Act("ser declarad{o} atacante{s}"),
        "block": Act("ser declarad{o} bloqueador{es}", "bloquear {noun}"),
        "attack or block": Act("atacar ni bloquear"),
        "regroup": Act("ser agrupad{o}"),
        "carry weapons": Act("portar Armas"),
        "be annulled": Act("ser anulad{o}"),
        "be affected": Act("ser afectad{o}", "ser afectad{o} por {noun}"),
        "be blocked": Act("ser bloquead{o}", "ser bloquead{o} por {noun}"),
        "be shuffled in": Act("ser barajad{o}"),
        "be carried": Act("ser portad{o}", "ser portad{o} por {noun}"),
        "be returned": Act("ser devuelt{o} a la mano", "ser devuelt{o} a la mano por {noun}"),
        "be controlled": Act("cambiar de controlador", "cambiar de controlador por {noun}"),
        "be destroyed": Act("ser destruid{o}", "ser destruid{o} por {noun}"),
        "be banished": Act("ser desterrad{o}", "ser desterrad{o} por {noun}"),
        "leave play": Act("salir del juego"),
        "fall in battle": Act("ser destruid{o} en batalla"),
        "be changed in strength": Act("recibir modificadores de Fuerza"),
        "use graveyard or exile": Act("jugar con el Cementerio ni con el Destierro"),
        "see hands": Act("ver tu mano"),
        "search castles": Act("buscar cartas en un Mazo Castillo"),
        "discard": Act("descartar cartas", "descartar {noun}"),
        "discard your hand": Act("descartar cartas de tu mano"),
        "shuffle cards in": Act("barajar cartas en el Mazo Castillo", "barajar {noun} en el Mazo Castillo"),
        "declare an attack": Act("declarar un ataque", "declarar atacantes {noun}"),
        "play": Act("jugar cartas", "jugar {noun}"),
        "draw": Act("robar cartas"),
        "use abilities": Act("usar habilidades"),
    },
    licences={
        "block unblockable allies": Act("bloquear Aliados imbloqueables"),
        "be played from the graveyard": Act("jugarse desde el Cementerio"),
        "block two allies": Act("bloquear hasta 2 Aliados"),
        "block": Act("bloquear"),
        "deal double damage": Act("hacer el doble de daño"),
        "block any number of allies": Act("bloquear cualquier número de Aliados"),
        "banish what it mills": Act("desterrar las cartas del Castillo que daña"),
        "be played in the war": Act("jugarse en Guerra de Talismanes"),
    },
    duties={"attack": "atacar", "block": "bloquear", "block this": "bloquear a este Aliado"},
    charges={"play": "para jugar {what}", "play, down to nothing": "para jugar {what}, hasta un mínimo de 0"},
    verbs={
        "destroy": Deed("destruir", done="destruid{o} así"),
        "banish": Deed("desterrar", done="desterrad{o} así"),
        "return to hand": Deed("devolver", "{them} a {hand}", drawn=("poner", "{them} en {hand}")),
        "put into hand": Deed("poner", "{them} en {hand}"),
        "take control": Deed("ganar", "el control de {prep}"),
        "give back": Deed("devolver", "{them} a su dueño"),
        "regroup": Deed("agrupar"),
        "annul": Deed("anular"),
        "cancel": Deed("cancelar", "la habilidad de {prep}"),
        "cancel the attack": Deed(
            "cancelar", "el ataque de {prep}", known="el ataque", opposing=("attacking", "el ataque oponente")
        ),
        "cancel the block": Deed("cancelar", "el bloqueo de {prep}", opposing=("blocking", "el bloqueo oponente")),
        "prevent": Deed("salvar"),
        "prevent the damage": Deed("evitar", "el daño de {prep}"),
        "redirect to": Deed("redirigir", "el efecto a {prep}"),
        "put into play": Deed("poner", "{them} en juego"),
        "put into the reserve": Deed("poner", "{them} en {reserve}"),
        "pay": Deed("pagar"),
        "put into the paid gold": Deed("poner", "{them} en {paid}"),
        "move to the attack line": Deed("mover", "{them} a su Línea de Ataque"),
        "move to the defence line": Deed("mover", "{them} a su Línea de Defensa"),
        "put into the graveyard": Deed("poner", "{them} en {graveyard}"),
    },
    player_verbs={
        "mill": PlayerDeed("botar", "card"),
        "generate gold": PlayerDeed("generar", "gold"),
        "lose the game": PlayerDeed("perder", "", rest=" la partida"),
        "go to the final phase": PlayerDeed("pasar", "", rest=" directamente a la Fase Final"),
    },
    player_figures={
        "cards in deck": "cartas en el Castillo",
        "cards in hand": "cartas en la mano",
        "gold to pay with": "Oros disponibles",
    },
    steps=STEPS,
    counters={"alimento": Counter("food counter"), "honor": Counter("honour counter")},
    qualities={
        "names": ("nombre distinto", "nombres distintos"),
        "costs": ("coste distinto", "costes distintos"),
        "races": ("raza distinta", "razas distintas"),
    },
    keyword=_keyword,
    able_by=_ABLE,
    moments={
        "your vigil": "en tu Fase de Vigilia",
        "their vigil": "en la Fase de Vigilia de tu oponente",
        "the war": "en Guerra de Talismanes",
        "a battle": "en la Batalla Mitológica",
        "your final phase": "en tu Fase Final",
        "your grouping": "en tu Fase de Agrupación",
        "the damage": "en la Asignación de Daño",
    },
    surroundings={"the damage": " por daño de combate"},
    utterances={"your turn": "una vez por turno, ", "and": " o ", "during theirs": "durante el turno de tu oponente, "},
    as_played={"banish": "cuando juegues {}, destiérralo"},
    stopping=" para anular esta carta",
    bearer="el portador",
    race="de raza {}",
    coin=("Oro", "Oros"),
    owner=("dueño", "dueños"),
    brief=("paid",),
    rest_of_turn="este turno",
    free="sin pagar su coste",
    held=("controlar", ""),
    opposing_zone=("oponente", ""),
    opposing_zones={"hand": "de tu oponente"},
    all_abilities=("su habilidad", "sus habilidades"),
    as_many=True,
    whenever="cuando",
    demas=True,
    tops=(
        "la primera carta de {deck}",
        "las {n} primeras cartas de {deck}",
        "la última carta de {deck}",
        "las {n} últimas cartas de {deck}",
    ),
    saved={"destroy": "salvar", "banish": "salvar"},
    copies=3,
)
