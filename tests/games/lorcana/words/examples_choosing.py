"""Actions with choices, conditions and cards looked at, as trees and in both languages."""

from __future__ import annotations

import mazo.abilities.tree.deeds as d
import mazo.abilities.tree.effects as e
import mazo.abilities.tree.facts as f
import mazo.abilities.tree.nouns as n

CH: tuple[str, ...] = ("character",)
ONE, MINE, FOES = n.Cards(CH), n.Cards(CH, "yours"), n.Cards(CH, "opposing")
ITEM = n.Cards(("item",))


def act(*do: e.Effect) -> e.Action:
    """An action that does these, one after the other."""
    return e.Action(do[0] if len(do) == 1 else e.Steps(do))


EXAMPLES: tuple[tuple[e.Ability, str, str], ...] = (
    (
        act(e.Play(n.Chosen(n.Cards(CH, "yours", (n.Has("cost", "at most", 3),), zone="discard")), state="exerted")),
        "Play a character with cost 3 or less from your discard for free. They enter play exerted.",
        "Juega un personaje de coste 3 o menos de tu descarte gratis. Entra en juego agotado.",
    ),
    (
        act(e.Play(n.Chosen(n.Cards(("action",), "yours", (n.Is("a song"),), zone="discard")), afterwards="bottom")),
        (
            "Play a song from your discard for free. Put that card on the bottom of your deck instead of "
            "into your discard."
        ),
        "Juega una canción de tu descarte gratis. Pon esa carta en el fondo de tu mazo en lugar de en tu descarte.",
    ),
    (
        act(e.Play(n.Chosen(n.Cards(CH, "yours", zone="discard")), way="shift")),
        "Shift a character from your discard for free.",
        "Haz Shift con un personaje de tu descarte gratis.",
    ),
    (
        act(e.Play(n.Chosen(n.Cards(("item",), "yours", zone="hand")), free=False, less=2)),
        "Play an item, paying 2 {I} less.",
        "Juega un objeto, pagando 2 {I} menos.",
    ),
    (
        act(d.Look(n.Top(4)), d.Sort((d.Put("hand", 1, True, ONE, True), d.Put("hand", 1, True, ITEM, True)))),
        (
            "Look at the top 4 cards of your deck. You may reveal up to 1 character card and up to 1 item "
            "card and put them into your hand. Put the rest on the bottom of your deck in any order."
        ),
        (
            "Mira las 4 cartas superiores de tu mazo. Puedes revelar hasta 1 carta de personaje y hasta 1 "
            "carta de objeto y ponerlas en tu mano. Pon el resto en el fondo de tu mazo en cualquier orden."
        ),
    ),
    (
        act(
            d.Look(n.Top(3)),
            d.Sort((d.Put("play", 1, True, n.Cards(CH, where=(n.Has("cost", "at most", 6),)), True),), "discard"),
        ),
        (
            "Look at the top 3 cards of your deck. You may reveal a character card with cost 6 or less and "
            "play it for free. Put the rest into your discard."
        ),
        (
            "Mira las 3 cartas superiores de tu mazo. Puedes revelar una carta de personaje de coste 6 o "
            "menos y jugarla gratis. Pon el resto en tu descarte."
        ),
    ),
    (
        act(d.Look(n.Top(3)), d.Sort((), "top")),
        "Look at the top 3 cards of your deck. Put them back on the top of your deck in any order.",
        "Mira las 3 cartas superiores de tu mazo. Ponlas en la parte superior de tu mazo en cualquier orden.",
    ),
    (
        act(d.Look(n.Top(2)), d.Sort((d.Put("hand"), d.Put("inkwell exerted")), "")),
        (
            "Look at the top 2 cards of your deck. Put one into your hand and the other into your inkwell "
            "facedown and exerted."
        ),
        "Mira las 2 cartas superiores de tu mazo. Pon una en tu mano y la otra en tu tintero boca abajo y agotada.",
    ),
    (
        act(
            d.Reveal(n.Top()),
            e.If(n.They(n.Ref(), (n.Is("a song"),)), e.PlayersMay(e.Play(n.Ref())), d.ToDeck(n.Ref(), "bottom")),
        ),
        (
            "Reveal the top card of your deck. If it's a song card, you may play it for free. Otherwise, "
            "put it on the bottom of your deck."
        ),
        (
            "Revela la carta superior de tu mazo. Si es una carta de canción, puedes jugarla gratis. Si no, "
            "ponla en el fondo de tu mazo."
        ),
    ),
    (
        act(
            e.EachPlayer(
                "each opponent",
                e.Steps(
                    (
                        d.Reveal(n.Top(1, "theirs")),
                        e.If(
                            n.They(n.Ref(), (n.OfType(("item",)),)),
                            e.PlayersMay(d.Do("return to hand", n.Ref()), "they"),
                            d.ToPlayer("gain lore", 2),
                        ),
                    )
                ),
            )
        ),
        (
            "Each opponent reveals the top card of their deck. If it's an item card, they may put it into their hand. "
            "Otherwise, gain 2 lore."
        ),
        (
            "Cada oponente revela la carta superior de su mazo. Si es una carta de objeto, ese jugador puede ponerla "
            "en su mano. Si no, ganas 2 de lore."
        ),
    ),
    (
        act(d.RevealHand("chosen opponent")),
        "Chosen opponent reveals their hand.",
        "Un oponente elegido revela su mano.",
    ),
    (
        act(
            d.RevealUntil(n.Cards(CH, where=(n.Classified(("Floodborn",)),), zone="deck")),
            d.Do("return to hand", n.Ref()),
        ),
        "Reveal cards from the top of your deck until you reveal a Floodborn character card. Put it into your hand.",
        (
            "Revela cartas de la parte superior de tu mazo hasta revelar una carta de personaje Floodborn. "
            "Ponla en tu mano."
        ),
    ),
    (
        act(
            d.Search(n.Cards(CH, where=(n.Classified(("Princess",)),), zone="deck")),
            d.Do("return to hand", n.Ref()),
            d.Shuffle(),
        ),
        (
            "Search your deck for a Princess character card and reveal that card to all players. Put it "
            "into your hand. Shuffle your deck."
        ),
        (
            "Busca en tu mazo una carta de personaje Princess y revélala a todos los jugadores. Ponla en tu "
            "mano. Baraja tu mazo."
        ),
    ),
    (
        act(
            d.NameCard(),
            d.Reveal(n.Top()),
            e.If(n.They(n.Ref(), (n.IsNamedCard(),)), d.Do("return to hand", n.Ref()), d.ToDeck(n.Ref(), "top")),
        ),
        (
            "Name a card, then reveal the top card of your deck. If it's the named card, put it into your "
            "hand. Otherwise, put it on the top of your deck."
        ),
        (
            "Nombra una carta, luego revela la carta superior de tu mazo. Si es la carta nombrada, ponla en "
            "tu mano. Si no, ponla en la parte superior de tu mazo."
        ),
    ),
    (
        act(e.Move(n.Chosen(MINE, plain=True), n.Chosen(n.Cards(("location",)), plain=True))),
        "Move a character of yours to a location for free.",
        "Mueve uno de tus personajes a una localización gratis.",
    ),
    (
        act(e.PayLess(2, n.Cards(CH, where=(n.Classified(("Hero",)),)))),
        "You pay 2 {I} less for the next Hero character you play this turn.",
        "Pagas 2 {I} menos por el próximo personaje Hero que juegues este turno.",
    ),
    (
        act(f.PlayerRule("ink more", until="this turn")),
        "This turn, you may ink an additional card.",
        "Este turno, puedes entintar una carta adicional.",
    ),
    (act(e.Pay(2)), "Pay 2 {I}.", "Paga 2 {I}."),
    (
        act(d.ToPlayer("exert ink", "all", "each player")),
        "Each player exerts all the cards in their inkwell.",
        "Cada jugador agota todas las cartas de su tintero.",
    ),
    (
        act(e.PlayersMay(e.To(e.Pay(1), e.Get(n.Chosen(ONE), "strength", 2, "this turn")))),
        "You may pay 1 {I} to give chosen character +2 {S} this turn.",
        "Puedes pagar 1 {I} para que un personaje elegido obtenga +2 {S} este turno.",
    ),
    (
        act(e.PlayersMay(d.Discard(who="they"), "each opponent")),
        "Each opponent may choose and discard a card.",
        "Cada oponente puede elegir y descartar una carta.",
    ),
    (
        act(
            e.If(
                n.Compare(n.Count(n.Cards(CH, "yours", (n.Classified(("Pirate",)),))), "at least", 2),
                d.Draw(2),
                d.Draw(),
            )
        ),
        "If you have 2 or more Pirate characters in play, draw 2 cards. Otherwise, draw a card.",
        "Si tienes 2 o más personajes Pirate en juego, roba 2 cartas. Si no, roba una carta.",
    ),
    (
        act(
            e.If(
                n.They(n.Ref(), (n.Classified(("Hero",)),), "chosen"),
                e.Get(n.Ref(), "strength", 3, "this turn"),
                e.Get(n.Chosen(ONE), "strength", 2, "this turn"),
                True,
            )
        ),
        "Chosen character gets +2 {S} this turn. If a Hero character is chosen, they get +3 {S} instead.",
        "Un personaje elegido obtiene +2 {S} este turno. Si se elige un personaje Hero, obtiene +3 {S} en su lugar.",
    ),
    (
        act(
            e.To(
                d.Do("banish", n.Chosen(n.Cards(("item",), "yours"))),
                d.Do("deal damage", n.Chosen(ONE, name="hurt"), 5),
            )
        ),
        "Banish chosen item of yours to deal 5 damage to chosen character.",
        "Destierra un objeto elegido tuyo para infligir 5 de daño a un personaje elegido.",
    ),
    (
        act(e.To(e.PlayersMay(d.Do("ready", n.Chosen(MINE))), e.Cant(n.Ref(), "quest", "this turn"), "if you do")),
        "You may ready chosen character of yours. If you do, they can't quest for the rest of this turn.",
        (
            "Puedes enderezar un personaje elegido tuyo. Si lo haces, no puede hacer quest durante el resto "
            "de este turno."
        ),
    ),
    (
        act(
            e.To(
                e.PlayersMay(d.Discard(who="they"), "chosen opponent"),
                e.Nothing(),
                "otherwise",
                d.ToPlayer("gain lore", 2),
            )
        ),
        "Chosen opponent may choose and discard a card. If they don't, gain 2 lore.",
        "Un oponente elegido puede elegir y descartar una carta. Si no lo hace, ganas 2 de lore.",
    ),
    (
        act(d.Draw(2), d.Discard(2)),
        "Draw 2 cards, then choose and discard 2 cards.",
        "Roba 2 cartas, luego elige y descarta 2 cartas.",
    ),
    (
        act(e.ChooseOne((d.Draw(2), d.Do("banish", n.Chosen(ITEM))))),
        "Choose one: • Draw 2 cards. • Banish chosen item.",
        "Elige uno: • Roba 2 cartas. • Destierra un objeto elegido.",
    ),
    (
        act(
            e.ChooseOne(
                (d.ToPlayer("gain lore", 3), d.Do("banish", n.Chosen(n.Cards(CH, "theirs"), by="they"))),
                "chosen opponent",
                labels=("YES!", "NO!"),
            )
        ),
        (
            "Chosen opponent chooses YES! or NO!: • YES! You gain 3 lore. • NO! They choose and banish one "
            "of their characters."
        ),
        (
            "Un oponente elegido elige YES! o NO!: • YES! Ganas 3 de lore. • NO! Ese jugador elige y "
            "destierra uno de sus personajes."
        ),
    ),
    (
        act(e.EachPlayer("each opponent", d.Do("banish", n.Chosen(n.Cards(CH, "theirs"), by="they")))),
        "Each opponent chooses and banishes one of their characters.",
        "Cada oponente elige y destierra uno de sus personajes.",
    ),
    (
        act(e.EachPlayer("each player", e.PlayersMay(d.Draw(who="they"), "they"))),
        "Each player may draw a card.",
        "Cada jugador puede robar una carta.",
    ),
    (
        act(e.EachCard(n.Every(MINE), d.PutUnder(n.Top(), n.Ref()))),
        "For each of your characters, put the top card of your deck facedown under them.",
        "Pon la carta superior de tu mazo boca abajo debajo de cada uno de tus personajes.",
    ),
    (
        act(e.Repeat(d.Draw(), 3)),
        "Draw a card. Do this 3 times in total.",
        "Roba una carta. Haz esto 3 veces en total.",
    ),
    (
        act(e.Repeat(d.Reveal(n.Top()), while_=n.They(n.Ref(), (n.OfType(CH),)))),
        "Reveal the top card of your deck. Repeat this while it's a character card.",
        "Revela la carta superior de tu mazo. Repite este efecto mientras sea una carta de personaje.",
    ),
    (
        act(
            e.Get(n.Chosen(ONE), "strength", 2, "this turn"),
            e.Later(
                n.When("challenge", n.Cards(where=(n.SameObject(n.Ref()),)), n.Cards(CH)), d.ToPlayer("gain lore", 1)
            ),
        ),
        "Chosen character gets +2 {S} this turn. The next time they challenge a character this turn, gain 1 lore.",
        (
            "Un personaje elegido obtiene +2 {S} este turno. La próxima vez que desafíe a un personaje este "
            "turno, ganas 1 de lore."
        ),
    ),
    (
        act(
            e.Play(n.Chosen(n.Cards(CH, "yours", zone="hand"))),
            e.Later(n.When("turn end", who="you"), d.Do("banish", n.Ref())),
        ),
        "Play a character for free. At the end of your turn, banish them.",
        "Juega un personaje gratis. Al final de tu turno, destiérralo.",
    ),
    (
        act(e.Whenever(n.When("quest", MINE), e.PlayersMay(d.Draw()))),
        "Whenever one of your characters quests this turn, you may draw a card.",
        "Siempre que uno de tus personajes haga quest este turno, puedes robar una carta.",
    ),
    (
        act(e.Choose(n.Chosen(FOES)), d.Do("deal damage", n.Ref(), 2)),
        "Choose an opposing character. Deal 2 damage to them.",
        "Elige un personaje oponente. Inflige 2 de daño a ese personaje.",
    ),
    (
        act(e.ChoosePlayer("any players"), d.Discard(who="they", by="all")),
        "Choose any number of players. They discard their hand.",
        "Elige cualquier número de jugadores. Esos jugadores descartan su mano.",
    ),
    (
        act(e.UseAbility(n.This(), "Transform")),
        "Use this character's Transform ability for free.",
        "Usa la habilidad Transform de este personaje gratis.",
    ),
    (act(e.If(n.Did(), d.Draw())), "If you do, draw a card.", "Si lo haces, roba una carta."),
    (
        act(
            e.If(n.Compare(n.MostAmong("strength", MINE), "at least", n.PlayerHas("lore", "chosen opponent")), d.Draw())
        ),
        (
            "If the highest {S} among characters you have in play is equal to or greater than chosen "
            "opponent's lore, draw a card."
        ),
        (
            "Si la {S} más alta entre personajes que tienes en juego es igual o mayor que el lore de un "
            "oponente elegido, robas una carta."
        ),
    ),
    (
        act(d.ToPlayer("gain lore", n.Math("least", n.Sum("strength", n.This()), 6))),
        "Gain lore equal to this character's {S}, to a maximum of 6.",
        "Gana una cantidad de lore igual a la {S} de este personaje, hasta un máximo de 6.",
    ),
    (
        act(d.ToPlayer("lose lore", n.Math("half up", n.PlayerHas("lore", "chosen opponent")), "chosen opponent")),
        "Chosen opponent loses half their lore, rounded up.",
        "Un oponente elegido pierde la mitad de su lore, redondeando hacia arriba.",
    ),
    (
        act(
            d.Do(
                "banish",
                n.Chosen(
                    n.Cards(CH, where=(n.Not(n.Named(("Nim",))), n.OneOf((n.HasKeyword("Ward"), n.Named(("Tam",))))))
                ),
            )
        ),
        "Banish chosen character not named Nim with Ward or named Tam.",
        "Destierra un personaje elegido que no se llame Nim con Ward o llamado Tam.",
    ),
    (
        act(
            d.Do(
                "banish",
                n.Every(n.Cards(CH, where=(n.AllOf((n.Is("undamaged"), n.Has("willpower", "more than", 3))),))),
            )
        ),
        "Banish all undamaged characters with more than 3 {W}.",
        "Destierra todos los personajes sin daño con más de 3 {W}.",
    ),
    (
        act(
            d.Do("banish", n.Chosen(ONE)),
            e.PlayersMay(e.Play(n.Chosen(n.Cards(CH, "yours", (n.SameName(n.Ref()),), zone="hand"), name="next"))),
        ),
        "Banish chosen character. You may play a character with the same name as that character for free.",
        "Destierra un personaje elegido. Puedes jugar un personaje con el mismo nombre que ese personaje gratis.",
    ),
    (
        act(
            e.ChooseOne(
                (d.Do("banish", n.This()), d.Do("return to hand", n.Chosen(n.Cards(CH, "yours", other=True)))),
                said="or",
            )
        ),
        "Banish this character or return another chosen character of yours to your hand.",
        "Destierra este personaje o devuelve otro personaje elegido tuyo a tu mano.",
    ),
    (
        act(
            e.To(
                d.Do("exert as a cost", n.Chosen(n.Cards(CH, "yours", (n.Is("ready"),)))),
                d.Draw(n.Sum("lore", n.Ref())),
            )
        ),
        "{E} chosen ready character of yours to draw cards equal to their {L}.",
        "{E} un personaje preparado elegido tuyo para robar un número de cartas igual a su {L}.",
    ),
    (
        act(d.ToPlayer("lose lore", 2), d.Do("deal damage", n.Every(n.Cards(("location",))), 1)),
        "Lose 2 lore. Deal 1 damage to each location.",
        "Pierde 2 de lore. Inflige 1 de daño a cada localización.",
    ),
    (
        act(d.ToPlayer("gain lore", n.Happened("play", cards=n.Cards(("action",))))),
        "Gain 1 lore for each time you played an action this turn.",
        "Gana 1 de lore por cada vez que has jugado una acción este turno.",
    ),
    (
        act(d.Do("return to hand", n.Every(n.Cards(CH, "yours", (n.IsNamedCard(),), zone="discard")))),
        "Return all character cards with that name from your discard to your hand.",
        "Devuelve todas las cartas de personaje con ese nombre de tu descarte a tu mano.",
    ),
    (
        act(d.ToDeck(n.Under(n.Chosen(n.Cards(("character", "item", "location")))), "bottom", True)),
        (
            "Put all cards from under chosen character, item, or location on the bottom of their player's "
            "deck in any order."
        ),
        (
            "Pon todas las cartas de debajo de un personaje, objeto o localización elegido en el fondo del "
            "mazo de su jugador en cualquier orden."
        ),
    ),
)
