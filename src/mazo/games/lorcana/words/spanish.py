"""Lorcana's words for the Spanish voice, as players in Spain say them."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text.spanish.forms import Phrase, Subject
from mazo.abilities.text.spanish.words import Act, Event, Figure, State, Words
from mazo.abilities.text.words import Dictionary
from mazo.games.lorcana.book import glossary

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
    "shifted": State("ser", "jugad{o} con Shift", past=True, after=("jugad{o} con Shift", "jugad{o} con Shift")),
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
    "banish": Event("passive", "desterrad"),
    "banished in a challenge": Event("passive", "desterrad", "en un desafío"),
    "return to hand": Event("passive", "devuelt", "a {la} mano{de}"),
    "ink": Event("impersonal", "poner", "en {el} tintero{de}"),
    "put into discard": Event("impersonal", "poner", "en {el} descarte{de}"),
    "is dealt damage": Event("impersonal", "infligir", "daño a"),
    "exert": Event("active", "agotar", reflexive=True),
    "quest": Event("active", "hacer quest"),
    "challenge": Event("active", "desafiar"),
    "leave play": Event("active", "abandonar el juego"),
    "sing": Event("active", "cantar", "una canción"),
    "move": Event("active", "mover", "a una localización", reflexive=True),
    "deals damage": Event("active", "infligir", "daño"),
    "takes damage": Event("active", "recibir", "daño"),
    "left discard": Event("active", "abandonar", "{el} descarte{de}"),
    "move from a location": Event("active", "mover", "de una localización a otra", reflexive=True),
    "play": Event("player", "jugar"),
    "draw": Event("player", "robar"),
    "discard": Event("player", "descartar"),
    "ready": Event("player", "enderezar"),
    "reveal": Event("player", "revelar"),
    "is healed": Event("player", "retirar"),
    "put under": Event("player", "poner"),
    "use ability": Event("player", "usar"),
    "pay": Event("player", "pagar"),
    "gains lore": Event("player", "ganar"),
    "loses lore": Event("player", "perder"),
    "shuffle": Event("player", "barajar"),
    "turn start": Event("player", "comenzar"),
    "turn end": Event("player", "terminar"),
    "challenge over": Event("player", "terminar"),
    "shift onto": Event("player", "jugar"),
    "boost": Event("player", "usar"),
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
    "be dealt damage in challenges": Act("recibir daño en desafíos"),
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
    acts=_ACTS,
    qualities={
        "ink types": ("tipo de tinta distinto", "tipos de tinta distintos"),
        "names": ("nombre distinto", "nombres distintos"),
        "costs": ("coste distinto", "costes distintos"),
    },
    steps={"draw": "draw_step", "ready": "ready_step", "set": "set_step"},
)
