"""Lorcana's words for the Spanish voice, as players in Spain say them."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text.spanish.forms import Phrase, Subject
from mazo.abilities.text.spanish.words import Event, Figure, State, Words
from mazo.abilities.text.words import Act, Counter, Deed, Dictionary, PlayerDeed
from mazo.games.lorcana.book import glossary
from mazo.games.lorcana.words.spanish_events import own_event
from mazo.games.lorcana.words.spanish_facts import own_fact, own_goal
from mazo.games.lorcana.words.spanish_states import own_state
from mazo.games.lorcana.words.usage import SIGNED, keyword_line

_STATES: Final = {
    "damaged": State("tener", "daño", adjective="damaged", contrary="undamaged"),
    "undamaged": State("tener", "daño", negative=True, adjective="undamaged", contrary="damaged"),
    "exerted": State(adjective="exerted"),
    "ready": State(adjective="ready"),
    "drying": State(adjective="drying"),
    "inkable": State("ser", adjective="inkable"),
    "challenging": State(rest="desafiando", meanwhile="desafiar", adjective=("desafiante", "desafiantes")),
    "at a location": State(rest="en una localización", after=("en una localización", "en localizaciones")),
    "here": State(rest="aquí", after=("aquí", "aquí")),
    "a song": State("ser", "una canción", after=("que es una canción", "que son canciones")),
    "not a song": State("ser", "una canción", negative=True, after=("que no sea una canción", "que no sean canciones")),
    "being challenged": State(
        rest="siendo desafiad{o}", after=("que está siendo desafiad{o}", "que están siendo desafiad{o}")
    ),
    "in a challenge": State(rest="en un desafío", after=("en un desafío", "en un desafío")),
    "played this turn": State(
        "ser", "jugad{o} este turno", past=True, after=("jugad{o} este turno", "jugad{o} este turno")
    ),
    "quested this turn": State(
        "hacer quest", "este turno", past=True, after=("que hizo quest este turno", "que hicieron quest este turno")
    ),
    "challenged this turn": State(
        "desafiar", "este turno", past=True, after=("que desafió este turno", "que desafiaron este turno")
    ),
    "was challenged this turn": State(
        "ser",
        "desafiad{o} este turno",
        past=True,
        after=("que fue desafiad{o} este turno", "que fueron desafiad{o} este turno"),
    ),
    "took damage this turn": State(
        "recibir",
        "daño este turno",
        past=True,
        after=("que recibió daño este turno", "que recibieron daño este turno"),
    ),
    "moved this turn": State(
        "mover",
        "este turno",
        past=True,
        reflexive=True,
        after=("que se movió este turno", "que se movieron este turno"),
    ),
    "sang this turn": State(
        "cantar",
        "una canción este turno",
        past=True,
        after=("que cantó una canción este turno", "que cantaron una canción este turno"),
    ),
    "shifted": State(
        "ser", "jugad{o} con Shift", past=True, used="Shift", after=("jugad{o} con Shift", "jugad{o} con Shift")
    ),
    "has cards under": State(
        "tener",
        "una carta debajo",
        denied="cartas debajo",
        without="sin cartas debajo",
        after=("con una carta debajo", "con una carta debajo"),
    ),
    "bodyguard entry": State(
        "entrar",
        "en juego agotad{o}",
        past=True,
        after=("que entró en juego agotad{o}", "que entraron en juego agotad{o}"),
    ),
    "challenging a location": State(
        "desafiar",
        "a una localización",
        after=("desafiando a una localización", "desafiando a una localización"),
    ),
}
_EVENTS: Final = {
    "is challenged": Event("passive", "desafiad"),
    "is chosen": Event("passive", "elegid"),
    "is chosen for Support": Event("passive", "elegid", "para Support"),
    "banish": Event("passive", "desterrad", counted=True),
    "banished in a challenge": Event("passive", "desterrad", "en un desafío", counted=True),
    "return to hand": Event("passive", "devuelt", "a {la} mano{de}"),
    "ink": Event(
        "impersonal",
        "poner",
        "en {el} tintero{de}",
        nth="la {nth} carta que {verb} en {own} tintero este turno",
    ),
    "put into discard": Event("impersonal", "poner", "en {el} descarte{de}"),
    "is dealt damage": Event("impersonal", "infligir", "a {cards}", subject="daño"),
    "exert": Event("active", "agotar", reflexive=True),
    "quest": Event("active", "hacer quest"),
    "challenge": Event("active", "desafiar", other="a {other}", nth="el {nth} desafío de este turno"),
    "leave play": Event("active", "abandonar el juego"),
    "sing": Event("active", "cantar", "una canción", other="{other}"),
    "move": Event("active", "mover", "a una localización", reflexive=True, other="a {other}", home="aquí"),
    "deals damage": Event("active", "infligir", "daño", other="daño a {other}"),
    "takes damage": Event("active", "recibir", "daño", amount="{daño}"),
    "left discard": Event("active", "abandonar", "{el} descarte{de}"),
    "move from a location": Event(
        "active",
        "mover",
        "de una localización a otra",
        reflexive=True,
        other="a {other} desde una localización",
        home="aquí desde una localización",
    ),
    "play": Event("player", "jugar", "{object}"),
    "draw": Event("player", "robar", "{object}", nth="la {nth} carta que {verb} este turno"),
    "discard": Event("player", "descartar", "{object}", done="carta descartada"),
    "ready": Event("player", "enderezar", "{object}"),
    "reveal": Event("player", "revelar", "{object}"),
    "is healed": Event(
        "player", "retirar", "1 o más de daño de {each}", amount="{daño} de {each}", done="1 de daño retirado"
    ),
    "put under": Event("player", "poner", "una carta debajo de {host}"),
    "use ability": Event("player", "usar", "una habilidad de {cards}"),
    "pay": Event("player", "pagar", "{price} para jugar {cards}"),
    "gains lore": Event("player", "ganar", "lore", amount="{lore}"),
    "loses lore": Event("player", "perder", "lore", amount="{lore}"),
    "gets ink drops": Event("player", "obtener", "una gota de tinta"),
    "removes ink drops": Event("player", "retirar", "una gota de tinta"),
    "shuffle": Event("player", "barajar", "{own} mazo"),
    "turn start": Event("player", "comenzar", "{own} turno"),
    "turn end": Event("player", "terminar", "{own} turno"),
    "challenge over": Event("player", "terminar", "un desafío", cards="un desafío con {cards}"),
    "shift onto": Event("player", "jugar", "{played} con Shift encima de {other}"),
    "boost": Event("player", "usar", "la habilidad Boost de {each}"),
}
_ACTS: Final = {
    "quest": Act("hacer quest"),
    "challenge": Act("desafiar", "desafiar a {noun}"),
    "ready": Act("enderezarse"),
    "ready at the start of their turn": Act("enderezarse al comienzo {turn}"),
    "be challenged": Act("ser desafiad{o}", "ser desafiad{o} por {noun}"),
    "sing": Act("cantar canciones", "cantar {noun}"),
    "exert to sing": Act("{{E}} para cantar canciones", "{{E}} para cantar {noun}"),
    "be chosen": Act("ser elegid{o}", "ser elegid{o} por {noun}"),
    "move": Act("moverse a localizaciones"),
    "be damaged": Act("recibir daño", "recibir daño de {noun}"),
    "be dealt damage": Act("recibir daño", "recibir daño de {noun}"),
    "be dealt damage in challenges": Act(
        "daño en desafíos", "recibir daño en desafíos", verb="recibir", timed={"this challenge": "daño en este desafío"}
    ),
    "gain lore": Act("ganar lore"),
    "lose lore": Act("perder lore"),
    "play": Act("jugar cartas", "jugar {noun}"),
    "challenge ready characters": Act("desafiar a personajes preparados", "desafiar a {noun}"),
    "quest while drying": Act("hacer quest el turno en que se {juega}"),
    "exert": Act("agotarse"),
    "be healed": Act("perder su daño"),
    "draw": Act("robar cartas", "robar {noun}"),
    "ink": Act("entintar cartas", "entintar {noun}"),
    "challenge characters": Act("desafiar a personajes", "desafiar a {noun}"),
    "challenge locations": Act("desafiar a localizaciones", "desafiar a {noun}"),
    "discard": Act("descartar cartas", "descartar {noun}"),
}

WORDS: Final = Words(
    terms=Dictionary(glossary()),
    figures={
        "strength": Figure("{S}"),
        "willpower": Figure("{W}"),
        "lore": Figure("{L}"),
        "cost": Figure("coste", "level", feminine=False),
        "damage": Figure("daño", "mass", feminine=False),
        "move cost": Figure("coste de movimiento", "level", feminine=False),
        "cards under": Figure("cartas debajo", "things"),
        "printed lore": Figure("{L} impresa", "named"),
        "singing": Figure("coste para cantar canciones"),
    },
    durations={
        "this turn": "este turno",
        "until your next turn": "hasta el comienzo de tu siguiente turno",
        "during their next turn": "durante su siguiente turno",
        "at the start of their next turn": "al comienzo de su siguiente turno",
        "this challenge": "durante este desafío",
        "while this is in play": "mientras {this} esté en juego",
        "your next turn": "durante tu siguiente turno",
        "forever": "durante el resto de la partida",
    },
    players={
        "any players": Subject("cualquier número de jugadores elegidos", plural=True),
        "players with the most cards": Subject("los jugadores con más cartas en la mano", plural=True),
        "each opponent": Subject("cada oponente"),
        "each player": Subject("cada jugador"),
        "each other player": Subject("cada uno de los demás jugadores"),
        "chosen opponent": Subject("un oponente elegido"),
        "chosen player": Subject("un jugador elegido"),
        "the challenging player": Subject("el jugador desafiante"),
        "the challenged player": Subject("el jugador desafiado"),
        "any opponent": Subject("un oponente"),
    },
    parts={
        "challenger": Phrase("el personaje desafiante"),
        "challenged": Phrase("el personaje desafiado"),
        "singers": Phrase("los personajes que cantaron esta canción", True),
    },
    states=_STATES,
    events=_EVENTS,
    player_figures={"lore": "lore"},
    took_part={"singers": ("cantar", "esta canción")},
    removable="daño",
    surroundings={
        "in a challenge": " en un desafío",
        "here": " mientras esté aquí",
        "at a location": " mientras esté en una localización",
    },
    after={"challenge over": " tras el desafío"},
    prevented={
        "discard": "no descartas",
        "is dealt damage": "no recibe ese daño",
        "takes damage": "no recibe ese daño",
    },
    edges={"challenge over": "al final de el desafío"},
    own_event=own_event,
    acts=_ACTS,
    licences={
        "challenge ready characters": Act("desafiar a personajes preparados", "desafiar a {noun} preparados"),
        "quest while drying": Act("hacer quest el turno en que se {juega}"),
        "challenge while drying": Act(
            "desafiar el turno en que se {juega}", "desafiar a {noun} el turno en que se {juega}"
        ),
        "be shifted on by any": Act("recibir encima cualquier personaje con Shift"),
        "challenge evasive characters": Act("desafiar a personajes con Evasive", "desafiar a {noun} con Evasive"),
        "move for free": Act("moverse a localizaciones gratis", "moverse a {noun} gratis", home="moverse aquí gratis"),
    },
    duties={"quest": "hacer quest", "challenge": "desafiar", "be chosen": "ser elegid{o}"},
    charges={
        "play": "para jugar {what}",
        "shift": "para jugar {what} con su habilidad Shift",
        "sing": "para cantar {what}",
        "shift onto": "para hacer Shift con un personaje encima de {what}",
    },
    cost_verbs={"exert": "{E}"},
    entered="exerted",
    occasions={"in a challenge": " en desafíos"},
    own_fact=own_fact,
    own_goal=own_goal,
    own_state=own_state,
    verbs={
        "banish": Deed("desterrar", done="desterrad{o} así"),
        "ready": Deed("enderezar"),
        "exert": Deed("agotar"),
        "exert as a cost": Deed("{E}", "{prep}"),
        "return to hand": Deed("devolver", "{them} a {hand}", drawn=("poner", "{them} en {hand}")),
        "put into inkwell": Deed("poner", "{them} en {inkwell} boca abajo"),
        "put into inkwell exerted": Deed("poner", "{them} en {inkwell} boca abajo y {exerted}"),
        "put into discard": Deed("poner", "{them} en {discard}"),
        "deal damage": Deed("infligir", measured="daño", suffered="recibir"),
        "deal unreduced damage": Deed("infligir", measured="daño", then="este daño no puede reducirse con Resist"),
    },
    player_verbs={
        "gain lore": PlayerDeed("ganar", "lore", mass=True),
        "lose lore": PlayerDeed("perder", "lore", mass=True, done=("1 de lore perdido así", "el lore perdido así")),
        "exert ink": PlayerDeed("agotar", "card", rest=" de {own} tintero"),
        "ready ink": PlayerDeed("enderezar", "card", rest=" de {own} tintero"),
        "get ink drops": PlayerDeed("obtener", "ink_drop"),
        "remove ink drops": PlayerDeed("retirar", "ink_drop"),
    },
    counters={"damage": Counter("damage_counter", "daño"), "ink drop": Counter("ink_drop")},
    entries=("exerted",),
    more={"ink more": "entintar"},
    ways={"shift": " con Shift"},
    play_ways={"shift": ("hacer Shift",), "or shift": ("jugar", "hacer Shift")},
    afterwards={"banish at end": ("al final de el turno", "desterrar")},
    places={
        "inkwell": "en {inkwell} boca abajo",
        "inkwell exerted": "en {inkwell} boca abajo y {exerted}",
        "under this": "debajo de {this} boca abajo",
    },
    coin=("{I}", "{I}"),
    qualities={
        "ink types": ("tipo de tinta distinto", "tipos de tinta distintos"),
        "names": ("nombre distinto", "nombres distintos"),
        "costs": ("coste distinto", "costes distintos"),
    },
    hosts={
        "yours": "tus personajes y localizaciones",
        "opposing": "personajes oponentes",
        "theirs": "sus cartas",
    },
    keyword=keyword_line,
    signed=SIGNED,
    steps={"draw": "draw_step", "ready": "ready_step", "set": "set_step"},
)
