"""[8.2.3] What is paid besides Oros, what Oros may be spent on, and what cards ask for to attack."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Credit, Discard, Do, Draw, Reveal, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    AlsoCosts,
    Cant,
    Cost,
    Effect,
    Play,
    Static,
    To,
)
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import Cards, Chosen, During, Every
from mazo.abilities.tree.short import THIS
from mazo.errors import IllegalAction
from tests.games.myl.support import ME, YOU, ally, card, count, names, pass_windows, play, position, refused
from tests.support.rule import rule

_MINE = Cards(("ally",), "yours")
_THEIRS = Cards(("ally",), "opposing")
_IN_HAND = Cards(("ally",), "yours", zone="hand")


@rule("myl", "8.2.3.1")
def test_what_a_card_asks_for_is_done_as_it_is_declared_even_if_it_is_annulled() -> None:
    cauldron = card(
        "Caldero", "talisman", 0, Static((AlsoCosts(Cost(effects=(Do("banish", Chosen(_IN_HAND)),))),)), Action(Draw(2))
    )
    game = position(
        {"hand": ["Caldero", "Recluta de Ensayo"]}, {"reserve": 1, "hand": ["Silencio de Prueba"]}, cards=[cauldron]
    )
    game.push("play Caldero")
    game.push("choose Recluta de Ensayo")
    assert names(game, "exile", ME) == ["Recluta de Ensayo"]
    play(game, "play Silencio de Prueba")
    assert (count(game, "hand", ME), names(game, "exile", ME)) == (0, ["Recluta de Ensayo"])


@rule("myl", "8.2.3.1")
def test_without_what_it_asks_for_a_card_is_not_played_not_even_for_free() -> None:
    giant = ally("Gigante", 3, 5, abilities=[Static((AlsoCosts(Cost(effects=(Do("destroy", Chosen(_MINE)),))),))])
    gift = card("Regalo", "talisman", 0, Action(Play(Chosen(_IN_HAND))))
    game = position({"reserve": 3, "hand": ["Gigante", "Regalo"]}, cards=[giant, gift])
    assert refused(game, "play Gigante") == ("cost_unpayable", "8.6")
    play(game, "play Regalo")
    assert names(game, "defence", ME) == []
    game = position({"hand": ["Gigante", "Regalo"], "defence": ["Recluta de Ensayo"]}, cards=[giant, gift])
    play(game, "play Regalo")
    game.push("choose Gigante")
    pass_windows(game)
    assert (names(game, "defence", ME), names(game, "graveyard", ME)) == (["Gigante"], ["Recluta de Ensayo", "Regalo"])


@rule("myl", "8.2.3.1")
def test_what_a_talisman_does_in_order_to_do_the_rest_is_paid_at_once() -> None:
    bite = card(
        "Mordida", "talisman", 0, Action(To(Do("destroy", Chosen(_MINE)), Do("banish", Chosen(_THEIRS, name="their"))))
    )
    game = position({"hand": ["Mordida"]}, {"defence": ["Coloso de Ensayo"]}, cards=[bite])
    assert refused(game, "play Mordida") == ("cost_unpayable", "8.6")
    game = position(
        {"hand": ["Mordida"], "defence": ["Recluta de Ensayo"]}, {"defence": ["Coloso de Ensayo"]}, cards=[bite]
    )
    game.push("play Mordida")
    assert (names(game, "defence", ME), names(game, "defence", YOU)) == ([], ["Coloso de Ensayo"])
    pass_windows(game)
    assert names(game, "exile", YOU) == ["Coloso de Ensayo"]


@rule("myl", "8.9")
@pytest.mark.parametrize(("reserve", "played", "paid"), [(2, True, 2), (1, False, 0)])
def test_a_card_that_an_effect_plays_for_less_is_paid_for(reserve: int, played: bool, paid: int) -> None:
    breath = card(
        "Aliento", "talisman", 0, Action(Play(Chosen(Cards(("ally",), "yours", zone="graveyard")), free=False, less=2))
    )
    game = position({"reserve": reserve, "hand": ["Aliento"], "graveyard": ["Coloso de Ensayo"]}, cards=[breath])
    play(game, "play Aliento")
    assert (names(game, "defence", ME) == ["Coloso de Ensayo"], count(game, "paid", ME)) == (played, paid)


@rule("myl", "8.6")
@pytest.mark.parametrize(
    ("cost", "me", "payable"),
    [
        (ToPlayer("mill", 3), {"castle": 2}, False),
        (ToPlayer("mill", 3), {"castle": 9}, True),
        (Discard(2), {"hand": ["Recluta de Ensayo"]}, False),
        (Discard(2), {"hand": ["Recluta de Ensayo", "Rayo de Ensayo"]}, True),
        (Reveal(Chosen(_IN_HAND)), {"hand": ["Rayo de Ensayo"]}, False),
        (Reveal(Chosen(_IN_HAND)), {"hand": ["Recluta de Ensayo"]}, True),
        (ToDeck(Chosen(_MINE), "shuffle"), {}, False),
        (Do("banish", Chosen(Cards(whose="yours", zone="graveyard"))), {"graveyard": 1}, True),
        (Do("return to hand", THIS), {}, True),
    ],
)
def test_an_ability_is_used_only_if_all_of_its_cost_can_be_paid(
    cost: Effect, me: dict[str, object], payable: bool
) -> None:
    altar = card("Altar", "totem", 0, Activated(Cost(effects=(cost,)), Draw(), condition=During("your vigil")))
    game = position({"support": ["Altar"], **me}, cards=[altar])
    if payable:
        assert game.why_not("use Altar") is None
    else:
        assert refused(game, "use Altar") == ("cost_unpayable", "8.6")


@rule("myl", "8.19")
def test_an_oro_is_paid_to_generate_others_and_only_while_it_is_in_the_reserve() -> None:
    smith = card("Herrería", "gold", 0, Activated(Cost(effects=(Do("pay", THIS),)), Credit(2, Cards(("weapon",)))))
    game = position({"reserve": ["Herrería"]}, cards=[smith])
    play(game, "use Herrería")
    assert (names(game, "reserve", ME), names(game, "paid", ME)) == ([], ["Herrería"])
    assert refused(game, "use Herrería") == ("cost_unpayable", "8.6")


@rule("myl", "8.12")
def test_oro_for_certain_cards_is_spent_on_them_only_and_before_any_other() -> None:
    smith = card("Herrería", "gold", 0, Activated(Cost(effects=(Do("pay", THIS),)), Credit(2, Cards(("weapon",)))))
    game = position(
        {
            "reserve": ["Herrería", "Oro de Ensayo"],
            "hand": ["Lancera de Ensayo", "Daga de Ensayo", "Espada de Ensayo"],
            "defence": ["Recluta de Ensayo", "Coloso de Ensayo"],
        },
        cards=[smith],
    )
    play(game, "use Herrería")
    assert refused(game, "play Lancera de Ensayo") == ("too_expensive", "8.2.3")
    play(game, "play Daga de Ensayo -> Recluta de Ensayo")
    assert count(game, "reserve", ME) == 1
    play(game, "play Espada de Ensayo -> Coloso de Ensayo")
    assert count(game, "reserve", ME) == 0


@rule("myl", "8.12")
def test_oro_for_certain_cards_is_gone_after_the_turn() -> None:
    smith = card("Herrería", "totem", 0, Activated(Cost(), Credit(2, Cards(("ally",))), once=True))
    game = position({"support": ["Herrería"], "hand": ["Lancera de Ensayo"]}, cards=[smith])
    play(game, "use Herrería")
    assert game.why_not("play Lancera de Ensayo") is None
    game.push("end")
    game.push("end")
    assert refused(game, "play Lancera de Ensayo") == ("too_expensive", "8.2.3")


@rule("myl", "4.1.5")
def test_who_asks_for_oros_to_attack_attacks_only_for_them() -> None:
    miser = ally("Avaro", 1, 4, abilities=[Static((Cant(THIS, "attack", costs=3),))])
    game = position({"reserve": 2, "defence": ["Avaro"]}, cards=[miser])
    assert refused(game, "battle") == ("no_attacker", "4.1.1")
    game = position({"reserve": 3, "defence": ["Avaro"]}, cards=[miser])
    game.push("battle")
    assert (count(game, "paid", ME), names(game, "attack", ME)) == (3, ["Avaro"])


@rule("myl", "4.1.5")
def test_one_cannot_declare_more_attackers_than_one_can_pay_for() -> None:
    miser = ally("Avaro", 1, 4, abilities=[Static((Cant(THIS, "attack", costs=3),))])
    game = position({"reserve": 5, "defence": ["Avaro", "Avaro", "Recluta de Ensayo"]}, cards=[miser])
    game.push("battle")
    with pytest.raises(IllegalAction):
        game.push("attack with Avaro; Avaro")
    game.push("attack with Avaro; Recluta de Ensayo")
    assert count(game, "paid", ME) == 3


@rule("myl", "4.1.5")
def test_who_asks_for_oros_to_block_blocks_only_for_them() -> None:
    miser = ally("Avaro", 1, 4, abilities=[Static((Cant(THIS, "block", costs=2),))])
    game = position({"defence": ["Coloso de Ensayo"]}, {"reserve": 2, "defence": ["Avaro"]}, cards=[miser])
    game.push("battle")
    pass_windows(game)
    game.push("block Avaro -> Coloso de Ensayo")
    assert count(game, "paid", YOU) == 2
    game = position({"defence": ["Coloso de Ensayo"]}, {"reserve": 1, "defence": ["Avaro"]}, cards=[miser])
    game.push("battle")
    pass_windows(game)
    assert "Guerra de Talismanes" in game.decisions[0].prompt("en")


@rule("myl", "8.5")
@pytest.mark.parametrize(
    ("edition", "plain", "to_nothing"), [("seed-2014", 1, 0), ("imperio", 1, 0), ("primer-bloque", 0, 0)]
)
def test_a_reduction_stops_at_one_unless_the_text_or_the_profile_goes_to_nothing(
    edition: str, plain: int, to_nothing: int
) -> None:
    for what, expected in (("play", plain), ("play, down to nothing", to_nothing)):
        cheap = card("Rebaja", "totem", 0, Static((CostsLess(5, Cards(("ally",)), what=what),)))
        game = position(
            {"support": ["Rebaja"], "reserve": 4, "hand": ["Lancera de Ensayo"]}, cards=[cheap], edition=edition
        )
        play(game, "play Lancera de Ensayo")
        assert count(game, "paid", ME) == expected


@rule("myl", "8.7")
def test_what_is_said_of_cards_is_not_said_of_players() -> None:
    with pytest.raises(Exception, match="can't be said of players"):
        position({"support": ["Yerro"]}, cards=[card("Yerro", "totem", 0, Static((Cant("each opponent", "attack"),)))])
    with pytest.raises(Exception, match="can't be said of cards"):
        position({"support": ["Yerro"]}, cards=[card("Yerro", "totem", 0, Static((Cant(Every(_MINE), "draw"),)))])
