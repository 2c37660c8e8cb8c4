"""What cards say as they are printed, where the tree alone would say it at length: shipped cards, in both languages."""

from __future__ import annotations

import pytest

from mazo.games.myl.cards.catalogue import packaged
from mazo.games.myl.words import text_of

CARDS = {card.name: card for card in packaged()}


@pytest.mark.parametrize(
    ("name", "spanish", "english"),
    [
        pytest.param(
            "Tesoro de Mowa",
            "Mientras controles 2 o más Aliados de una misma raza, puedes pagar este Oro para que un Aliado gane "
            "Imbloqueable hasta la Fase Final.",
            "While you control 2 or more Aliados of the same race, you may pay this Oro to give an Aliado Imbloqueable "
            "until the Fase Final.",
            id="a condition for each race is one of the same race",
        ),
        pytest.param(
            "Funeral de Galehaut",
            "Baraja hasta una carta de cada tipo de tu Cementerio en tu Mazo Castillo.",
            "Shuffle up to one card of each type from your graveyard into your castle.",
            id="a choice for each type is one of each type",
        ),
        pytest.param(
            "El Gran Zeus",
            "Indestructible. En tu Fase de Vigilia, una vez por turno, puedes robar hasta 2 cartas. Única.",
            "Indestructible. In your Fase de Vigilia, once a turn, you may draw up to 2 cards. Única.",
            id="one or two are up to two",
        ),
        pytest.param(
            "Cathbadh el Druida",
            "Este Aliado no puede ser declarado atacante. Una vez por turno, puedes pagar 1 Oro o descartar una carta "
            "de tu mano para que otro Aliado gane o pierda 1 a la Fuerza hasta la Fase Final.",
            "This Aliado can't attack. Once a turn, you may pay 1 Oro or discard a card from your hand to give another "
            "Aliado +1 or -1 strength until the Fase Final.",
            id="more or less of the same is one choice",
        ),
        pytest.param(
            "Gusano de Limerick",
            "Cuando este Aliado quede sin bloquear, duplica su Fuerza hasta la Fase Final.",
            "Whenever this Aliado remains unblocked, it doubles its strength until the Fase Final.",
            id="as much again is doubled",
        ),
        pytest.param(
            "Regresar el Dios",
            "Cuando juegues este Talismán, destiérralo. Busca un Aliado de coste 2 o menos en tu Mazo Castillo y "
            "ponlo en tu mano.",
            "When you play this Talismán, banish it. Search your castle for an Aliado with cost 2 or less and put it "
            "into your hand.",
            id="what becomes of a Talismán as it is played comes first",
        ),
        pytest.param(
            "Qadesh",
            "Destruye todos los Aliados. Tu oponente puede pagar 5 Oros para anular esta carta.",
            "Destroy all Aliados. Your opponent may pay 5 Oros to annul this card.",
            id="an opponent may annul the card",
        ),
        pytest.param(
            "Arrancar el Alma",
            "Una carta que no sea Oro pierde su habilidad hasta la Fase Final a menos que tu oponente bote 3 cartas.",
            "A non-Oro card loses all abilities until the Fase Final unless your opponent mills 3 cards.",
            id="unless stays where that is printed",
        ),
        pytest.param(
            "Asclepio",
            "En Guerra de Talismanes, una vez por turno, puedes pagar 2 Oros para que un Aliado no haga daño a tu Mazo "
            "Castillo hasta el final del turno.",
            "In the Guerra de Talismanes, once a turn, you may pay 2 Oros to have it that an Aliado doesn't damage "
            "your castle this turn.",
            id="nothing instead is denied",
        ),
        pytest.param(
            "Anubis",
            "Puedes destruir este Aliado para que un Aliado oponente pierda su habilidad y sea destruido.",
            "You may destroy this Aliado to have it that an opposing Aliado loses all abilities and is destroyed.",
            id="who loses something and is destroyed stays the subject",
        ),
        pytest.param(
            "Espada del Abismo",
            "Esta Arma solo puede ser portada por Aliados de raza Sombra. El portador gana Indestructible y 1 a la "
            "Fuerza.",
            "This Arma can only be carried by Sombra Aliados. The bearer gains Indestructible and gets +1 strength.",
            id="who alone may carry it",
        ),
        pytest.param(
            "Aristoteles",
            "En respuesta a que declares un ataque, si este Aliado no está atacando, tu oponente descarta una carta "
            "de su mano al azar.",
            "In response, when you declare an attack, if this Aliado isn't attacking, your opponent discards a card "
            "from their hand at random.",
            id="an answer for which nobody pauses, and a state denied",
        ),
        pytest.param(
            "Forma de Lince",
            "Uno de tus Aliados gana 3 a la Fuerza hasta la Fase Final. Si hace daño al Mazo Castillo oponente este "
            "turno, en la Fase Final, puedes robar una carta.",
            "One of your Aliados gets +3 strength until the Fase Final. If it damages the opposing castle this turn, "
            "in the Fase Final, you may draw a card.",
            id="what follows later this turn",
        ),
        pytest.param(
            "Minerva",
            "En tu Fase de Vigilia, una vez por turno, si controlas a Júpiter, puedes revelar tu mano para que tu "
            "oponente descarte 2 cartas de su mano al azar.",
            "In your Fase de Vigilia, once a turn, if you control Júpiter, you may reveal your hand to have your "
            "opponent discard 2 cards from their hand at random.",
            id="when, how often and under which condition",
        ),
        pytest.param(
            "Felino Bubasti",
            "En tu Fase Final, si este Oro está en tu Cementerio y controlas 3 o menos Oros, puedes devolver este Oro "
            "a tu mano.",
            "In your Fase Final, if this card is in your graveyard and you control 3 or fewer Oros, you may return "
            "this Oro to your hand.",
            id="where the card must lie is said",
        ),
        pytest.param(
            "Goblin",
            "Si controlas 3 o más Goblin, ganan Imbloqueable.",
            "If you control 3 or more Goblin, your Goblin gain Imbloqueable.",
            id="those that were counted need no noun in Spanish",
        ),
        pytest.param(
            "Fantasmas Dorados",
            "Tus Aliados ganan Furia hasta el final del turno. En tu Fase Final, destruye todos tus Aliados.",
            "Your Aliados gain Furia this turn. In your Fase Final, destroy all your Aliados.",
            id="all that there are later are named again",
        ),
        pytest.param(
            "Duat",
            "Errante. En tu Fase de Vigilia, una vez por turno, puedes barajar tantas cartas de tu Cementerio como "
            "Aliados controles en tu Mazo Castillo.",
            "Errante. In your Fase de Vigilia, once a turn, you may shuffle a number (equal to the number of Aliados "
            "you control) of cards from your graveyard into your castle.",
            id="as many cards as allies",
        ),
    ],
)
def test_a_card_says_it_as_it_is_printed(name: str, spanish: str, english: str) -> None:
    assert (text_of(CARDS[name], "es"), text_of(CARDS[name], "en")) == (spanish, english)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        pytest.param("Alejandro Magno", "ganar el control de un Aliado oponente", id="an opposing ally in your line"),
        pytest.param("Sigian Dubh", "Cuando el portador sea bloqueado", id="who blocks the bearer of a weapon"),
    ],
)
def test_what_was_read_wrongly_once_is_read_as_it_is_meant(name: str, said: str) -> None:
    assert said in text_of(CARDS[name], "es")


def test_no_card_speaks_of_several_opponents() -> None:
    texts = {name: text_of(card, "es") for name, card in CARDS.items()}
    assert [name for name, text in texts.items() if "un oponente" in text or "cada oponente" in text] == []
