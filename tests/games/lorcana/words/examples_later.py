"""Words that later cards brought, as trees and in both languages."""

from __future__ import annotations

import mazo.abilities.tree.deeds as d
import mazo.abilities.tree.effects as e
import mazo.abilities.tree.facts as f
import mazo.abilities.tree.nouns as n
from tests.games.lorcana.words.examples_doing import CH, FOES, MINE, ONE, act

EXAMPLES: tuple[tuple[e.Ability, str, str], ...] = (
    (
        act(
            d.Do("ready", n.Chosen(n.Cards(CH, "yours", (n.Is("at a location"),)))),
            d.ToPlayer("gain lore", n.Sum("lore", n.HostOf(n.Ref()))),
        ),
        "Ready chosen character of yours at a location. Gain lore equal to the {L} of that location.",
        "Endereza un personaje elegido tuyo en una localización. Gana una cantidad de lore igual "
        "al {L} de esa localización.",
    ),
    (
        e.Triggered((n.When("move from a location", MINE, "this"),), d.Draw()),
        "Whenever you move a character here from a location, draw a card.",
        "Siempre que uno de tus personajes se mueva a este personaje desde una localización, robas una carta.",
    ),
    (
        e.Triggered((n.When("shift onto", MINE, "this"),), d.Draw()),
        "Whenever you shift a character on top of this character, draw a card.",
        "Siempre que uses Shift para jugar un personaje encima de este personaje, roba una carta.",
    ),
    (
        e.Triggered((n.When("boost", MINE, who="you"),), d.Draw()),
        "Whenever you use the Boost ability of a character, draw a card.",
        "Siempre que uses la habilidad Boost de uno de tus personajes, roba una carta.",
    ),
    (
        e.Triggered((n.When("is chosen", "this", n.Cards(("action", "item"))),), d.Draw()),
        "Whenever this character is chosen for an action or an item's ability, draw a card.",
        "Siempre que este personaje sea elegido para una acción o la habilidad de un objeto, robas una carta.",
    ),
    (
        act(e.Get(n.Every(MINE), "strength", 3, "this turn", n.Is("challenging a location"))),
        "Your characters get +3 {S} while challenging a location this turn.",
        "Tus personajes obtienen +3 {S} mientras desafíen a una localización este turno.",
    ),
    (
        act(
            d.Do("exert", n.Chosen(FOES)),
            e.Cant(
                n.Ref(),
                "ready at the start of their turn",
                "at the start of their next turn",
                unless=n.Is("at a location"),
            ),
        ),
        "Exert chosen opposing character. They can't ready at the start of their next turn unless "
        "they're at a location.",
        "Agota un personaje oponente elegido. No puede enderezarse al comienzo de su siguiente "
        "turno a menos que esté en una localización.",
    ),
    (
        e.Static(
            (
                e.Cant(
                    "each opponent",
                    "gain lore",
                    unless=n.Compare(n.Happened("challenge", "they", n.Cards(CH, "theirs")), "at least", 1),
                ),
            )
        ),
        "Opponents can't gain lore unless one of their characters challenged this turn.",
        "Los oponentes no pueden ganar lore a menos que uno de sus personajes haya desafiado este turno.",
    ),
    (
        e.Static((f.CostsLess(1, n.Cards(("action",)), limit="first"),)),
        "You pay 1 {I} less for the first action you play each turn.",
        "Pagas 1 {I} menos por la primera acción que juegues cada turno.",
    ),
    (
        e.Static((f.CostsLess(1, "this", what="move", limit="once"),)),
        "Once during your turn, you may pay 1 {I} less to move this character to a location.",
        "Una vez durante tu turno, puedes pagar 1 {I} menos para mover este personaje a una localización.",
    ),
    (
        e.Static((f.CostsLess(1, "this", what="shift onto"),)),
        "You pay 1 {I} less to shift a character on top of this character.",
        "Pagas 1 {I} menos para hacer Shift con un personaje encima de este personaje.",
    ),
    (
        e.Static((f.FreeToPlay(n.Cards(("item",), where=(n.Named(("Nim",)),))),)),
        "You may play items named Nim for free.",
        "Puedes jugar objetos llamados Nim gratis.",
    ),
    (
        e.Static((f.PlayFrom(n.Cards(CH, "yours", zone="discard"), state="exerted"),)),
        "You may play characters from your discard. If you do, they enter play exerted.",
        "Puedes jugar personajes de tu descarte, y entran en juego agotados.",
    ),
    (
        act(e.NextEnters(ONE, "exerted", e.Gain(n.Ref("subject"), e.Keyword("Bodyguard"), "until your next turn"))),
        "The next character you play this turn enters play exerted and gains Bodyguard until the "
        "start of your next turn.",
        "El próximo personaje que juegues este turno entra en juego agotado y gana "
        "Bodyguard hasta el comienzo de tu siguiente turno.",
    ),
    (
        act(e.NextEnters(ONE)),
        "The next character you play this turn enters play ready.",
        "El próximo personaje que juegues este turno entra en juego preparado.",
    ),
    (
        act(e.Get(n.Chosen(ONE), "singing", 3, "this turn")),
        "Chosen character counts as having +3 cost to sing songs this turn.",
        "Un personaje elegido cuenta como si tuviera +3 de coste para cantar canciones este turno.",
    ),
    (act(d.Draw(bottom=True)), "Draw a card from the bottom of your deck.", "Roba una carta del fondo de tu mazo."),
    (
        act(d.ToDeck(n.Under(n.Chosen(ONE)), random_order=True)),
        "Put all cards from under chosen character on the bottom of their player's deck in a random order.",
        "Pon todas las cartas de debajo de un personaje elegido en el fondo del mazo de su jugador en orden aleatorio.",
    ),
    (
        act(d.Do("put into inkwell exerted", n.Chosen(n.Cards(zone="under", under=n.Every(MINE)), 99, up_to=True))),
        "Put any number of cards from under your characters into your inkwell facedown and exerted.",
        "Pon cualquier número de cartas de debajo de tus personajes en tu tintero boca abajo y agotadas.",
    ),
    (
        act(e.Play(n.Chosen(n.Cards(CH, "yours", zone="hand")), way="or shift")),
        "Play or shift a character for free.",
        "Juega o haz Shift con un personaje gratis.",
    ),
    (
        act(
            e.EachPlayer("each player", d.Discard(1, "they", by="random")),
            d.Do("deal damage", n.Chosen(ONE), n.Size(n.Ref("discarded"), (n.OfType(("action",)),))),
        ),
        "Each player discards a card at random. Deal 1 damage to chosen character for each action "
        "card discarded this way.",
        "Cada jugador descarta una carta al azar. Infliges 1 de daño a un personaje elegido por "
        "cada carta de acción descartada de este modo.",
    ),
    (
        act(
            d.Do("put into discard", n.Top(4)),
            d.ToPlayer("gain lore", n.Size(n.Ref("put into discard"), (n.OfType(("item",)),))),
        ),
        "Put the top 4 cards of your deck into your discard. Gain 1 lore for each item card put "
        "into your discard this way.",
        "Pon las 4 cartas superiores de tu mazo en tu descarte. Gana 1 de lore por cada carta de "
        "objeto puesta en tu descarte de este modo.",
    ),
    (
        act(
            e.EachPlayer("each player", d.Reveal(n.Top(1, "theirs"))), d.Draw(n.Different("ink types", n.Ref("looked")))
        ),
        "Each player reveals the top card of their deck. Draw a card for each different ink type "
        "of cards revealed this way.",
        "Cada jugador revela la carta superior de su mazo. Robas una carta por cada tipo de tinta "
        "distinto entre las cartas reveladas de este modo.",
    ),
    (
        act(
            d.Look(n.Top(4)),
            d.Sort((d.Put("stay", 1, up_to=True, cards=n.Cards(("item",)), reveal=True),), ""),
            d.Do("return to hand", n.Ref()),
        ),
        "Look at the top 4 cards of your deck. You may reveal an item card. Return it to your hand.",
        "Mira las 4 cartas superiores de tu mazo. Puedes revelar una carta de objeto. Devuélvela a tu mano.",
    ),
    (
        e.Static((e.Instead(n.When("takes damage", "this"), first=True),), n.Turn("opponents")),
        "During opponents' turns, the first time this character would take damage, they take no damage instead.",
        "Durante los turnos de los oponentes, la primera vez cada turno que este personaje fuera a "
        "recibir daño, no recibe ese daño.",
    ),
    (
        e.Triggered(
            (n.When("draw", who="each opponent", conditions=(n.Turn("theirs"),), nth=2),), d.ToPlayer("gain lore", 1)
        ),
        "Whenever an opponent draws a card during their turn, if it's the second card they've "
        "drawn this turn, gain 1 lore.",
        "Siempre que un oponente robe una segunda carta durante su turno, ganas 1 de lore.",
    ),
    (
        e.Triggered((n.When("is healed", MINE, who="you", amount=("at least", 1)),), d.Draw()),
        "Whenever you remove 1 or more damage from one of your characters, draw a card.",
        "Siempre que retires 1 o más de daño de uno de tus personajes, roba una carta.",
    ),
    (
        e.Triggered((n.When("is healed", MINE, who="you"),), d.Draw()),
        "Whenever you remove damage from one of your characters, draw a card.",
        "Siempre que retires daño de uno de tus personajes, roba una carta.",
    ),
    (
        e.Static((e.Cant(n.This(), "be dealt damage", unless=n.Is("being challenged")),)),
        "This character can't be dealt damage unless they're being challenged.",
        "No se puede infligir daño a este personaje a menos que esté siendo desafiado.",
    ),
    (
        e.Static(
            (e.Gain(n.This(), e.Keyword("Ward")),),
            n.Compare(n.Count(n.Cards(CH, "yours", (n.Has("strength", "at least", 5),))), "at least", 1),
        ),
        "While you have a character with 5 {S} or more in play, this character gains Ward.",
        "Mientras tengas un personaje en juego con 5 {S} o más, este personaje gana Ward.",
    ),
    (
        act(
            e.EachPlayer(
                "each player",
                e.Steps(
                    (
                        d.Shuffle("they"),
                        d.Reveal(n.Top(1, "theirs")),
                        e.If(
                            n.They(n.Ref(), (n.OfType(CH),)), e.PlayersMay(e.Play(n.Ref()), "they"), d.ToDeck(n.Ref())
                        ),
                    ),
                    (", then",),
                ),
            )
        ),
        "Each player shuffles their deck, then reveals the top card of their deck. If it's a character card, they may "
        "play it for free. Otherwise, put it on the bottom of their deck.",
        "Cada jugador baraja su mazo, luego revela la carta superior de su mazo. Si es una carta de personaje, ese "
        "jugador puede jugarla gratis. Si no, ponla en el fondo de su mazo.",
    ),
    (
        e.Triggered((n.When("play", "this"),), d.Draw(), condition=n.They(n.This(), (n.Is("paid with ink drops"),))),
        "When you play this character, if you used an ink drop to pay for them, draw a card.",
        "Cuando juegas este personaje, si has retirado una gota de tinta al pagarlo, roba una carta.",
    ),
)
