"""What the cards say, by the shared voices: Spanish first."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, Look
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    Become,
    Cant,
    Cost,
    Gain,
    Keyword,
    Static,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Compare,
    Count,
    During,
    Every,
    Math,
    Named,
    Ref,
    Sum,
    This,
    Top,
    When,
)
from mazo.games.myl.cards.synthetic import catalogue
from mazo.games.myl.lexicon import LEXICON
from mazo.games.myl.words import SPEECH, text_of
from mazo.texts.lang import Lang
from tests.games.myl.pool.cards import POOL

CARDS = {**catalogue(), **POOL}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_word_of_the_game_has_a_frame(lang: Lang) -> None:
    words = SPEECH.spanish if lang == "es" else SPEECH.english
    assert words.missing(LEXICON) == []


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("name", sorted(CARDS))
def test_every_card_can_be_said(name: str, lang: Lang) -> None:
    text = text_of(CARDS[name], lang)
    assert "{" not in text
    assert text.endswith(".") or not CARDS[name].abilities


@pytest.mark.parametrize(
    ("name", "spanish", "english"),
    [
        (
            "Daga de Ensayo",
            "El portador gana 1 a la Fuerza.",
            "The bearer gets +1 strength.",
        ),
        (
            "Cadena de Prueba",
            "El portador pierde 1 a la Fuerza.",
            "The bearer gets -1 strength.",
        ),
        (
            "Negación de Prueba",
            "En respuesta a que un jugador juegue una carta que no sea Oro, anúlala.",
            "In response, when a player plays a non-Oro card, annul it.",
        ),
        (
            "Encanto de Muestra",
            "Gana el control de un Aliado de la Línea de Defensa oponente.",
            "Gain control of an Aliado from your opponent's defence line.",
        ),
        (
            "Tótem de Prueba",
            "Cuando uno de tus Aliados sea declarado atacante, tu oponente bota una carta.",
            "Whenever one of your Aliados attacks, your opponent mills a card.",
        ),
        (
            "Bean Sidhe",
            "Cuando este Aliado sea bloqueado, tu oponente bota 2 cartas.",
            "Whenever this Aliado is blocked, your opponent mills 2 cards.",
        ),
        (
            "Monta Dragones",
            "Cuando este Aliado es destruido, tu oponente bota tantas cartas como Fuerza tenía este Aliado.",
            "When this Aliado is destroyed, your opponent mills cards equal to the strength this Aliado had in play.",
        ),
        (
            "Cimitarra",
            "El portador gana 2 a la Fuerza mientras ataque.",
            "The bearer gets +2 strength while attacking.",
        ),
        (
            "Alejandria",
            "En tu Fase de Vigilia, una vez por turno, puedes pagar 3 Oros para devolver un Aliado oponente a la "
            "mano de su dueño.",
            "In your Fase de Vigilia, once a turn, you may pay 3 Oros to return an opposing Aliado to its owner's "
            "hand.",
        ),
        (
            "Saqqara",
            "En respuesta a que tu oponente declare un ataque, puedes desterrar este Tótem para cancelar el ataque.",
            "In response, when your opponent declares an attack, you may banish this Tótem to cancel the attack.",
        ),
        (
            "Lady Dawn",
            "Si uno de tus Aliados de raza Caballero fuera a ser destruido, puedes pagar 3 Oros o destruir este "
            "Aliado para salvarlo.",
            "If one of your Caballero Aliados would be destroyed, you may pay 3 Oros or destroy this Aliado to "
            "save it.",
        ),
        (
            "Helénica",
            "Única. En respuesta a que tu oponente juegue un Aliado, puedes pagar su coste para anularlo.",
            "Única. In response, when your opponent plays an Aliado, you may pay its cost to annul it.",
        ),
        (
            "Bestia del Caos",
            "Un Aliado oponente pierde su habilidad y tiene Fuerza 0 hasta el final del turno.",
            "An opposing Aliado loses all abilities and has strength 0 this turn.",
        ),
        (
            "Carro Real",
            "El portador gana 2 a la Fuerza. Mientras el portador sea de raza Faraón, gana 2 a la Fuerza e "
            "Imbloqueable.",
            "The bearer gets +2 strength. While the bearer is a Faraón Aliado, it gets +2 strength and gains "
            "Imbloqueable.",
        ),
        (
            "Constantino",
            "Mientras solo controles Aliados de raza Héroe, ganan 2 a la Fuerza.",
            "While you control only Héroe Aliados, your Aliados get +2 strength.",
        ),
        (
            "Brigit",
            "Tus demás Aliados de raza Desafiante ganan Indesterrable e Indestructible.",
            "Your other Desafiante Aliados gain Indesterrable and Indestructible.",
        ),
        (
            "Alquimista",
            "Solo puedes jugar este Talismán en tu Fase de Vigilia. Busca un Oro sin habilidad en tu Mazo Castillo "
            "y ponlo en tu Reserva de Oro.",
            "You can play this Talismán only in your Fase de Vigilia. Search your castle for an Oro without "
            "ability and put it into your gold reserve.",
        ),
        (
            "Condenados Al Tártaro",
            "Busca hasta 2 cartas en el Mazo Castillo oponente y destiérralas. Puedes robar una carta.",
            "Search your opponent's castle for up to 2 cards and banish them. You may draw a card.",
        ),
        (
            "Sir Gaheris",
            "Cuando este Aliado entra en juego, puedes buscar un Arma de coste 2 o menos en tu Mazo Castillo y "
            "jugarla sin pagar su coste.",
            "When this Aliado enters play, you may search your castle for an Arma with cost 2 or less and play it "
            "without paying its cost.",
        ),
        (
            "Avalon",
            "En tu Fase de Vigilia, una vez por turno, puedes robar una carta por cada Aliado que controles.",
            "In your Fase de Vigilia, once a turn, you may draw a card for each Aliado you control.",
        ),
        (
            "Fergus",
            "En tu Fase de Vigilia, una vez por turno, puedes destruir el Aliado oponente de mayor Fuerza.",
            "In your Fase de Vigilia, once a turn, you may destroy the opposing Aliado with the highest strength.",
        ),
        (
            "Minotauro",
            "Este Aliado gana 1 a la Fuerza por cada Minotauro en juego.",
            "This Aliado gets +1 strength for each Minotauro in play.",
        ),
        (
            "Cantobele",
            "Juega un Aliado de tu Cementerio sin pagar su coste.",
            "Play an Aliado from your graveyard without paying its cost.",
        ),
    ],
)
def test_cards_say_what_they_do(name: str, spanish: str, english: str) -> None:
    assert (text_of(CARDS[name], "es"), text_of(CARDS[name], "en")) == (spanish, english)


THIS, MINE = This(), Cards(("ally",), "yours")


@pytest.mark.parametrize(
    ("ability", "spanish", "english"),
    [
        (
            Activated(Cost(effects=(Discard(2),)), Draw(), once=True, condition=During("your vigil")),
            "En tu Fase de Vigilia, una vez por turno, puedes descartar 2 cartas de tu mano para robar una carta.",
            "In your Fase de Vigilia, once a turn, you may discard 2 cards from your hand to draw a card.",
        ),
        (
            Action(Look(Every(Cards(whose="opposing", zone="hand")))),
            "Mira la mano de tu oponente.",
            "Look at your opponent's hand.",
        ),
        (
            Action(Do("banish", Top(3, "opposing"))),
            "Destierra las 3 primeras cartas del Mazo Castillo oponente.",
            "Banish the top 3 cards of your opponent's castle.",
        ),
        (
            Static(
                (Gain(THIS, Keyword("furia")),), Compare(Count(Cards((), "yours", (Named(("Teseo",)),))), "at least", 1)
            ),
            "Mientras controles a Teseo, este Aliado gana Furia.",
            "While you control Teseo, this Aliado gains Furia.",
        ),
        (
            Static((Cant("each opponent", "play", cards=Cards(("talisman",))),)),
            "Tu oponente no puede jugar Talismanes.",
            "Your opponent can't play Talismanes.",
        ),
        (
            Static((Cant(THIS, "attack"), Cant(THIS, "block"))),
            "Este Aliado no puede ser declarado atacante ni bloqueador.",
            "This Aliado can't attack or block.",
        ),
        (
            Triggered((When("destroy", Cards(("ally",), "yours", other=True)),), Draw()),
            "Cuando otro de tus Aliados sea destruido, roba una carta.",
            "Whenever one of your other Aliados is destroyed, draw a card.",
        ),
        (
            Action(Become(Chosen(MINE), "strength", Math("times", 2, Sum("strength", Ref())), "this turn")),
            "Uno de tus Aliados tiene Fuerza igual al doble de su Fuerza hasta el final del turno.",
            "One of your Aliados has strength equal to 2 times its strength this turn.",
        ),
    ],
)
def test_the_game_has_its_own_manner_of_speaking(ability: Ability, spanish: str, english: str) -> None:
    assert (SPEECH.sentence(ability, "es", kind="ally"), SPEECH.sentence(ability, "en", kind="ally")) == (
        spanish,
        english,
    )
