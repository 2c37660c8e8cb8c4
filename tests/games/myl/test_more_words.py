"""What cards say beyond the plain verbs: naming, converting, who carries and blocks whom, counters, phases, damage."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Do, Draw, NameCard, PutCounters, Reveal, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    Answer,
    Become,
    Can,
    Cant,
    ChooseOne,
    Convert,
    Cost,
    EachCard,
    Get,
    If,
    Keyword,
    Later,
    Lose,
    Skip,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    Different,
    Every,
    Facing,
    Happened,
    Has,
    HasKeyword,
    HostOf,
    Is,
    IsNamedCard,
    Named,
    Not,
    Sum,
    They,
    Top,
    When,
)
from mazo.abilities.tree.short import IT, SUBJECT, THIS
from mazo.errors import IllegalAction
from mazo.game import Game
from mazo.games.myl.cards.card import Card
from tests.games.myl.support import (
    ME,
    YOU,
    ally,
    card,
    count,
    find,
    names,
    pass_windows,
    play,
    position,
    refused,
    strength,
    table,
    to_final,
)
from tests.support.rule import rule

_ALLY = Cards(("ally",))
_MINE = Cards(("ally",), "yours")
_THEIRS = Cards(("ally",), "opposing")
_STRONG = Cards(("ally",), "yours", (Has("strength", "at least", 3),))


# Naming.


@rule("myl", "8.18")
def test_a_named_card_cannot_be_played_until_the_next_turn_of_who_named_it() -> None:
    seer = ally(
        "Vidente",
        0,
        1,
        abilities=[
            Triggered(
                (When("enter play", "this"),),
                Steps(
                    (NameCard(), Cant("each opponent", "play", "until your next turn", Cards(where=(IsNamedCard(),))))
                ),
            )
        ],
    )
    game = position(
        {"hand": ["Vidente", "Recluta de Ensayo"]},
        {"reserve": 9, "hand": ["Recluta de Ensayo", "Lancera de Ensayo"]},
        cards=[seer],
    )
    play(game, "play Vidente")
    game.push("name Recluta de Ensayo")
    game.push("end")
    assert refused(game, "play Recluta de Ensayo") == ("kept_from_playing", "8.7")
    assert game.why_not("play Lancera de Ensayo") is None
    game.push("end")
    game.push("end")
    assert game.why_not("play Recluta de Ensayo") is None


@rule("myl", "8.18")
def test_one_names_only_cards_that_one_knows_of() -> None:
    seer = card("Augurio", "talisman", 0, Action(Steps((NameCard(), Draw()))))
    game = position(
        {"hand": ["Augurio"]}, {"hand": ["Lancera de Ensayo"], "graveyard": ["Coloso de Ensayo"]}, cards=[seer]
    )
    play(game, "play Augurio")
    named = [action.text for action in game.legal(ME)]
    assert "name Coloso de Ensayo" in named
    assert "name Lancera de Ensayo" not in named


@rule("myl", "8.18")
def test_those_of_the_named_race_lose_their_ability_while_who_named_it_is_in_play() -> None:
    queen = ally(
        "Reina",
        0,
        1,
        abilities=[
            Triggered((When("enter play", "this"),), NameCard("class")),
            Static((Lose(Every(Cards(("ally",), where=(IsNamedCard("class"),)))),)),
        ],
    )
    game = position({"hand": ["Reina"], "defence": ["Jinete de Prueba (waiting)", "Sombra de Prueba"]}, cards=[queen])
    play(game, "play Reina")
    game.push("name Prueba")
    assert not table(game).has_keyword(find(game, "Jinete de Prueba"), 1)
    play(game, "end")


@rule("myl", "8.18")
def test_a_revealed_card_is_compared_with_the_named_type() -> None:
    goddess = card(
        "Diosa",
        "talisman",
        0,
        Action(Steps((NameCard("type"), Reveal(Top()), If(They(IT, (IsNamedCard("type"),)), Do("put into hand", IT))))),
    )
    for kind, hand in (("Aliado", 1), ("Tótem", 0)):
        game = position({"hand": ["Diosa"], "castle": ["Recluta de Ensayo", 5]}, cards=[goddess])
        play(game, "play Diosa")
        game.push(f"name {kind}")
        assert count(game, "hand", ME) == hand


# Converted cards.


@rule("myl", "8.17")
def test_a_converted_totem_is_an_ally_of_the_strength_of_its_cost_until_the_final_phase() -> None:
    spell = card(
        "Crear",
        "talisman",
        0,
        Action(
            Steps(
                (
                    Convert(Chosen(Cards(("totem",), "yours")), "ally", "until the final phase"),
                    Become(IT, "strength", Sum("cost", IT), "until the final phase"),
                )
            )
        ),
    )
    game = position({"hand": ["Crear"], "support": ["Tótem de Prueba"]}, cards=[spell])
    play(game, "play Crear")
    assert (names(game, "defence", ME), strength(game, "Tótem de Prueba")) == (["Tótem de Prueba"], 2)
    game.push("battle")
    pass_windows(game)
    to_final(game)
    assert (names(game, "support", ME), count(game, "castle", YOU)) == (["Tótem de Prueba"], 17)


@rule("myl", "8.17", "9.3")
def test_an_ally_that_becomes_a_totem_lets_its_weapon_fall() -> None:
    raven = card("Cuervo", "talisman", 0, Action(Convert(Chosen(_THEIRS), "totem", "forever")))
    game = position({"hand": ["Cuervo"]}, {"defence": ["Coloso de Ensayo (with Daga de Ensayo)"]}, cards=[raven])
    play(game, "play Cuervo")
    assert (names(game, "support", YOU), names(game, "graveyard", YOU)) == (["Coloso de Ensayo"], ["Daga de Ensayo"])
    game.push("end")
    assert refused(game, "battle") == ("no_attacker", "4.1.1")


# Weapons.


@rule("myl", "9.9")
def test_a_weapon_goes_only_to_whom_it_says() -> None:
    sword = card(
        "Espada Bruja",
        "weapon",
        0,
        Static((Cant(THIS, "be carried", cards=Cards(("ally",), where=(Not(Classified(("Prueba",))),))),)),
        Static((Get(HostOf(THIS), "strength", 1),)),
    )
    game = position({"hand": ["Espada Bruja"], "defence": ["Recluta de Ensayo", "Jinete de Prueba"]}, cards=[sword])
    assert refused(game, "play Espada Bruja -> Recluta de Ensayo") == ("cannot_carry", "8.7")
    play(game, "play Espada Bruja -> Jinete de Prueba")
    assert strength(game, "Jinete de Prueba") == 2


@rule("myl", "9.8")
def test_machinery_stands_in_the_support_line_without_bearer() -> None:
    ram = card("Ariete", "weapon", 1, Keyword("maquinaria"), Activated(Cost(), Draw(), once=True))
    game = position({"reserve": 1, "hand": ["Ariete"]}, cards=[ram])
    play(game, "play Ariete")
    assert names(game, "support", ME) == ["Ariete"]
    play(game, "use Ariete")
    assert count(game, "hand", ME) == 1


# Blocking.


@rule("myl", "4.2.5")
@pytest.mark.parametrize(("licence", "most"), [("block two allies", 2), ("block any number of allies", 3)])
def test_who_may_block_several_is_compared_with_each(licence: str, most: int) -> None:
    wall = ally("Atlas", 3, 4, abilities=[Static((Can(THIS, licence),))])
    game = position(
        {"defence": ["Lancera de Ensayo", "Lancera de Ensayo", "Lancera de Ensayo"]},
        {"defence": ["Atlas"]},
        cards=[wall],
    )
    game.push("battle")
    game.push("attack with Lancera de Ensayo; Lancera de Ensayo; Lancera de Ensayo")
    pass_windows(game)
    blocks = 0
    while "blocks" in game.decisions[0].prompt("en"):
        game.push("block Atlas -> Lancera de Ensayo")
        blocks += 1
    to_final(game)
    assert (blocks, count(game, "graveyard", ME), count(game, "castle", YOU)) == (most, most, 20 - 2 * (3 - most))


@rule("myl", "4.2.2")
def test_who_cannot_be_blocked_by_some_is_blocked_by_others_only() -> None:
    sly = ally(
        "Furtiva",
        3,
        3,
        abilities=[Static((Cant(THIS, "be blocked", cards=Cards(where=(Has("strength", "at most", 2),))),))],
    )
    game = position({"defence": ["Furtiva"]}, {"defence": ["Recluta de Ensayo", "Coloso de Ensayo"]}, cards=[sly])
    game.push("battle")
    pass_windows(game)
    assert [action.text for action in game.legal(YOU)] == ["block Coloso de Ensayo -> Furtiva", "no block"]


@rule("myl", "8.7", "4.2.3")
def test_whoever_blocks_the_bearer_has_strength_one() -> None:
    blade = card("Colosal", "weapon", 0, Static((Become(Facing(HostOf(THIS)), "strength", 1),)))
    game = position({"defence": ["Lancera de Ensayo (with Colosal)"]}, {"defence": ["Coloso de Ensayo"]}, cards=[blade])
    game.push("battle")
    pass_windows(game)
    game.push("block Coloso de Ensayo -> Lancera de Ensayo")
    assert strength(game, "Coloso de Ensayo") == 1


# What befalls cards and players.


@rule("myl", "8.7")
@pytest.mark.parametrize(
    ("act", "verb", "zone"),
    [
        ("be destroyed", "destroy", "graveyard"),
        ("be banished", "banish", "exile"),
        ("be returned", "return to hand", "hand"),
    ],
)
def test_a_card_is_kept_from_what_some_cards_would_do_to_it(act: str, verb: str, zone: str) -> None:
    firm = ally("Firme", 1, 1, abilities=[Static((Cant(THIS, act, cards=Cards(("talisman",))),))])
    bolt = card("Golpe", "talisman", 0, Action(Do(verb, Chosen(_THEIRS))))
    idol = card("Ídolo", "totem", 0, Activated(Cost(), Do(verb, Chosen(_THEIRS))))
    game = position({"hand": ["Golpe"], "support": ["Ídolo"]}, {"defence": ["Firme"]}, cards=[firm, bolt, idol])
    play(game, "play Golpe")
    assert names(game, "defence", YOU) == ["Firme"]
    play(game, "use Ídolo")
    assert names(game, zone, YOU) == ["Firme"]


@rule("myl", "8.7")
def test_a_player_who_cannot_declare_an_attack_in_the_next_turn_attacks_the_turn_after() -> None:
    truce = card("Tregua", "talisman", 0, Action(Cant("each opponent", "declare an attack", "in their next turn")))
    game = position({"hand": ["Tregua"]}, {"defence": ["Coloso de Ensayo"]}, cards=[truce])
    play(game, "play Tregua")
    game.push("end")
    assert refused(game, "battle") == ("no_attacker", "4.1.1")
    game.push("end")
    game.push("end")
    assert game.why_not("battle") is None


@rule("myl", "7.6")
def test_damage_that_banishes_sends_the_castle_to_the_exile() -> None:
    reaper = ally("Segador", 3, 3, abilities=[Static((Can(THIS, "banish what it mills"),))])
    game = position({"defence": ["Segador"]}, cards=[reaper])
    game.push("battle")
    pass_windows(game)
    to_final(game)
    assert (count(game, "exile", YOU), count(game, "graveyard", YOU), count(game, "castle", YOU)) == (3, 0, 17)


@rule("myl", "7.6")
def test_damage_that_banishes_comes_before_that_of_others() -> None:
    reaper = ally("Segador", 3, 1, abilities=[Static((Can(THIS, "banish what it mills"),))])
    game = position(
        {"defence": ["Recluta de Ensayo", "Segador"]},
        {"castle": ["Coloso de Ensayo", "Lancera de Ensayo", 9]},
        cards=[reaper],
    )
    game.push("battle")
    game.push("attack with Recluta de Ensayo; Segador")
    pass_windows(game)
    to_final(game)
    assert (names(game, "exile", YOU), names(game, "graveyard", YOU)) == (["Coloso de Ensayo"], ["Lancera de Ensayo"])


@rule("myl", "8.6")
def test_an_ability_is_used_as_often_in_a_turn_as_it_says() -> None:
    stone = card("Roseta", "totem", 0, Activated(Cost(), Draw(), times=3))
    game = position({"support": ["Roseta"]}, cards=[stone])
    for _ in range(3):
        play(game, "use Roseta")
    assert refused(game, "use Roseta") == ("used_already", "8.6")


@rule("myl", "7.5")
def test_who_loses_by_a_text_loses_the_game() -> None:
    pact = card("Pacto", "talisman", 0, Action(Later(When("final"), ToPlayer("lose the game"))))
    game = position({"hand": ["Pacto"]}, cards=[pact])
    play(game, "play Pacto")
    game.push("end")
    assert game.outcome is not None
    assert game.outcome.winner == YOU


@rule("myl", "2.6")
@pytest.mark.parametrize(("step", "drawn", "regrouped"), [("draw", 0, True), ("grouping", 1, False)])
def test_a_skipped_phase_does_not_come_once(step: str, drawn: int, regrouped: bool) -> None:
    curse = card("Maldición", "talisman", 0, Action(Skip(step, "each opponent")))
    game = position({"hand": ["Maldición"]}, {"paid": 2}, cards=[curse])
    play(game, "play Maldición")
    game.push("end")
    assert count(game, "reserve", YOU) == (2 if regrouped else 0)
    game.push("end")
    assert count(game, "hand", YOU) == drawn


@rule("myl", "2.5")
def test_an_ally_that_is_moved_to_the_attack_line_does_not_attack_nor_block() -> None:
    lure = card("Señuelo", "talisman", 0, Action(Do("move to the attack line", Chosen(_THEIRS))))
    game = position(
        {"hand": ["Señuelo"], "defence": ["Recluta de Ensayo"]}, {"defence": ["Coloso de Ensayo"]}, cards=[lure]
    )
    play(game, "play Señuelo")
    assert names(game, "attack", YOU) == ["Coloso de Ensayo"]
    game.push("battle")
    pass_windows(game)
    assert "Guerra de Talismanes" in game.decisions[0].prompt("en")


# Counters and keywords.


@rule("myl", "10.14")
def test_each_food_counter_gives_one_strength_on_top_of_all_else() -> None:
    feast = card("Banquete", "talisman", 0, Action(PutCounters("alimento", 2, Chosen(_MINE))))
    zero = card("Ayuno", "totem", 0, Static((Become(Every(_ALLY), "strength", 0),)))
    game = position({"hand": ["Banquete"], "support": ["Ayuno"], "defence": ["Coloso de Ensayo"]}, cards=[feast, zero])
    play(game, "play Banquete")
    assert strength(game, "Coloso de Ensayo") == 2


@rule("myl", "10.14")
def test_what_counts_counters_or_strength_knows_of_food_at_once() -> None:
    feast = card("Banquete", "talisman", 0, Action(PutCounters("alimento", 3, Chosen(_MINE))))
    herder = ally("Pastora", 1, 0, abilities=[Static((Get(THIS, "strength", Sum("alimento", Every(_MINE))),))])
    giants = card("Altura", "totem", 0, Static((Get(THIS, "strength", Count(_STRONG)),)))
    game = position(
        {"hand": ["Banquete"], "support": ["Altura"], "defence": ["Pastora", "Recluta de Ensayo"]},
        cards=[feast, herder, giants],
    )
    assert (strength(game, "Pastora"), strength(game, "Altura")) == (0, 0)
    game.push("play Banquete")
    game.push("choose Recluta de Ensayo")
    pass_windows(game)
    assert (strength(game, "Pastora"), strength(game, "Altura")) == (3, 2)


@rule("myl", "10.15")
def test_honour_keeps_a_card_in_play_against_talismans_but_not_in_battle() -> None:
    oath = card("Juramento", "talisman", 0, Action(PutCounters("honor", 1, Chosen(_MINE))))
    game = position(
        {"reserve": 3, "hand": ["Juramento", "Rayo de Ensayo"], "defence": ["Recluta de Ensayo"]},
        {"defence": ["Coloso de Ensayo"]},
        cards=[oath],
    )
    play(game, "play Juramento")
    game.push("play Rayo de Ensayo")
    game.push("choose Recluta de Ensayo")
    pass_windows(game)
    assert names(game, "defence", ME) == ["Recluta de Ensayo"]
    game.push("battle")
    pass_windows(game)
    game.push("block Coloso de Ensayo -> Recluta de Ensayo")
    to_final(game)
    assert "Recluta de Ensayo" in names(game, "graveyard", ME)


@rule("myl", "10.17")
def test_light_and_darkness_only_tell_cards_apart() -> None:
    dawn = card("Alba", "totem", 0, Static((Get(Every(Cards(("ally",), where=(HasKeyword("luz"),))), "strength", 1),)))
    game = position(
        {"support": ["Alba"], "defence": ["Claro", "Oscuro"]},
        cards=[dawn, ally("Claro", 1, 1, "luz"), ally("Oscuro", 1, 1, "oscuridad")],
    )
    assert (strength(game, "Claro"), strength(game, "Oscuro")) == (2, 1)


@rule("myl", "10.18")
def test_who_purifies_banishes_or_shuffles_each_card_of_the_graveyard() -> None:
    rite = card(
        "Rito",
        "talisman",
        0,
        Action(
            EachCard(
                Chosen(Cards(whose="opposing", zone="graveyard"), 2),
                ChooseOne((Do("banish", IT), ToDeck(IT, "shuffle"))),
            )
        ),
    )
    game = position({"hand": ["Rito"]}, {"graveyard": ["Recluta de Ensayo", "Coloso de Ensayo"]}, cards=[rite])
    play(game, "play Rito")
    game.push("choose 1")
    game.push("choose 2")
    assert (count(game, "exile", YOU), count(game, "castle", YOU), count(game, "graveyard", YOU)) == (1, 21, 0)


# What has happened, where cards stand, and by what.


@rule("myl", "8.13")
def test_only_one_of_that_name_is_used_in_a_turn() -> None:
    first = Compare(Happened("use an ability", "you", Cards(where=(Named(("Faraones",)),))), "is", 0)
    gold = card("Faraones", "gold", 0, Activated(Cost(effects=(Do("pay", THIS),)), Draw(), condition=first))
    game = position({"reserve": ["Faraones", "Faraones"]}, cards=[gold])
    play(game, "use Faraones")
    assert refused(game, "use Faraones")[0] in ("used_not_now", "cost_unpayable")
    assert [action.text for action in game.legal(ME) if action.text.startswith("use")] == []


@rule("myl", "5.3")
def test_a_card_asks_in_the_final_phase_whether_an_attack_was_declared() -> None:
    idol = card(
        "Sudán",
        "totem",
        0,
        Triggered(
            (When("final", who="you"),),
            ToPlayer("mill", 1),
            Compare(Happened("declare an attack", "you"), "is", 0),
        ),
    )
    for attack, castle in ((False, 18), (True, 19)):
        game = position({"support": ["Sudán"], "defence": ["Recluta de Ensayo"]}, cards=[idol])
        if attack:
            game.push("battle")
            pass_windows(game)
            to_final(game)
        else:
            game.push("end")
        assert count(game, "castle", ME) == castle


@rule("myl", "8.7")
def test_what_is_so_in_the_attack_line_is_not_so_in_the_defence_line() -> None:
    rider = ally(
        "Tutmosis", 1, 1, abilities=[Static((Get(THIS, "strength", 3),), They(THIS, (Is("in the attack line"),)))]
    )
    game = position({"defence": ["Tutmosis"]}, cards=[rider])
    assert strength(game, "Tutmosis") == 1
    game.push("battle")
    assert strength(game, "Tutmosis") == 4


@rule("myl", "8.15")
@pytest.mark.parametrize(("bolt", "saved"), [("Golpe", True), ("Ídolo", False)])
def test_a_destruction_by_a_talisman_is_answered_and_one_by_another_card_is_not(bolt: str, saved: bool) -> None:
    angel = card(
        "Ángel",
        "totem",
        0,
        Answer(
            (When("destroy", Cards(("ally",), "yours"), other=Cards(("talisman",), "opposing")),),
            Do("prevent", SUBJECT),
            Cost(effects=(Do("destroy", THIS),)),
        ),
    )
    hit = card("Golpe", "talisman", 0, Action(Do("destroy", Chosen(_THEIRS))))
    idol = card("Ídolo", "totem", 0, Activated(Cost(), Do("destroy", Chosen(_THEIRS))))
    game = position(
        {"hand": ["Golpe"], "support": ["Ídolo"]},
        {"support": ["Ángel"], "defence": ["Recluta de Ensayo"]},
        cards=[angel, hit, idol],
        edition="primer-bloque",
    )
    game.push(f"play {bolt}" if bolt == "Golpe" else f"use {bolt}")
    while "answer it" in game.decisions[0].prompt("en"):
        try:
            game.push("use Ángel")
        except IllegalAction:
            game.push("pass")
    assert (names(game, "defence", YOU) == ["Recluta de Ensayo"]) == saved


@rule("myl", "M9")
def test_the_end_of_a_turn_is_answered_by_a_talisman() -> None:
    ark = card("Arca", "talisman", 0, Answer((When("end a turn", who="any player"),), Draw(2)))
    game = position({}, {"hand": ["Arca"]}, cards=[ark], edition="primer-bloque")
    game.push("end")
    play(game, "play Arca")
    assert count(game, "hand", YOU) == 2
    game = position({}, {"hand": ["Arca"]}, cards=[ark])
    game.push("end")
    assert game.deciding == (YOU,)


@rule("myl", "M9")
def test_the_regrouping_is_answered_when_everything_has_come_back() -> None:
    slavers = card(
        "Traficante",
        "talisman",
        0,
        Answer((When("grouping", who="any opponent"),), Do("pay", Every(Cards(("gold",), "opposing", zone="reserve")))),
    )
    game = position(
        {"hand": ["Traficante"]},
        {"reserve": ["Oro de Ensayo"] * 3},
        cards=[slavers],
        edition="primer-bloque",
    )
    game.push("end")
    pass_until(game, "play Traficante")
    pass_windows(game)
    assert count(game, "paid", YOU) == 3


def pass_until(game: Game, action: str) -> None:
    """Let windows go by until this can be done in one, and do it."""
    while game.why_not("pass") is None:
        try:
            game.push(action)
        except IllegalAction:
            game.push("pass")
        else:
            return


@rule("myl", "8.15")
def test_milling_by_an_effect_is_answered_before_it_happens() -> None:
    weneg = card(
        "Weneg",
        "totem",
        0,
        Answer((When("mill", who="any opponent"),), ToPlayer("mill", 1, "each opponent"), once=True),
    )
    game = position({"hand": ["Volcar"]}, {"support": ["Weneg"]}, cards=[weneg, _dump()], edition="primer-bloque")
    game.push("play Volcar")
    pass_until(game, "use Weneg")
    pass_windows(game)
    assert count(game, "castle", ME) == 17


def _dump() -> Card:
    return card("Volcar", "talisman", 0, Action(ToPlayer("mill", 2)))


@rule("myl", "8.7", "10.8")
def test_counting_how_many_different_races_there_are() -> None:
    throng = ally("Gentío", 1, 0, abilities=[Static((Get(THIS, "strength", Different("races", _MINE)),))])
    game = position(
        {"defence": ["Gentío", "Recluta de Ensayo", "Coloso de Ensayo", "Jinete de Prueba"]}, cards=[throng]
    )
    assert strength(game, "Gentío") == 2
