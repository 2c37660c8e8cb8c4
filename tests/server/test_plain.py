"""The plain page: every game is begun, played, talked about and ended with nothing but forms, in both languages."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator

import pytest

import mazo
from mazo.games import NAMES
from mazo.games.myl.rules.game import MylGame
from mazo.games.ortus.rules.game import OrtusGame
from tests.server.browsing import Form, Visitor
from tests.server.support import Server, served

FEW = 2
"""Answers before it is given up: no game is over so soon."""
MANY = 600
"""Answers in which every game ends."""
LIKED = {"lorcana": "quest", "myl": "jugar|batalla", "ortus-draft": ""}
"""What brings a game to its end soon."""
ENDED = {"en": "Play again", "es": "Jugar otra vez"}
AGAIN = {"en": "Look again", "es": "Mirar de nuevo"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("plain")) as running:
        yield running


def form_of(visitor: Visitor, game: str) -> Form:
    """The form of a game on the home page."""
    visitor.go(f"/plain?lang={visitor.lang}")
    return next(form for form in visitor.page.forms if ("game", game) in form.filled)


def begun(server: Server, game: str = "lorcana", lang: str = "en", **filled: str) -> Visitor:
    """Somebody who has begun a game by the form of the home page."""
    visitor = Visitor(server, lang)
    visitor.send(form_of(visitor, game), **{"name": "Ana", "rival": "random", **filled})
    return visitor


def play(visitor: Visitor, game: str) -> None:
    """Answer until the game is over; nothing on the way is without a label."""
    dice = random.Random(4)
    for _ in range(MANY):
        assert not visitor.page.unlabelled
        assert len(set(visitor.page.ids)) == len(visitor.page.ids)
        if visitor.button(ENDED[visitor.lang]):
            return
        if not visitor.answer(dice, LIKED[game]):
            visitor.follow(AGAIN[visitor.lang])
    raise AssertionError("the game does not end")


def test_bots_are_offered_in_words(server):
    page = server.get("/plain?lang=es").text
    assert 'value="4" selected>Nivel 4: Marta, cuidadosa (toma siempre' in page
    assert ">greedy<" not in page


@pytest.mark.weighty
@pytest.mark.parametrize(("game", "lang"), [("lorcana", "en"), ("myl", "es"), ("ortus-draft", "es")])
def test_a_whole_game_is_played_by_forms_and_once_more(server, game, lang):
    visitor = begun(server, game, lang)
    play(visitor, game)
    before = visitor.address
    visitor.press(ENDED[lang])
    assert visitor.address.partition("?")[0] != before.partition("?")[0]
    assert visitor.answer(random.Random(1)) or AGAIN[lang] in visitor.page.text


@pytest.mark.parametrize("game", NAMES)
def test_conceding_ends_it_and_the_replay_can_be_saved(server, game):
    visitor = begun(server, game)
    dice = random.Random(3)
    for _ in range(FEW):
        visitor.answer(dice)
    page = visitor.press("Yes, give this game up").text
    assert re.search(r'href="(/plain/[^"]+/replay[^"]*)"', page), page[:600]
    visitor.follow("Save the replay")
    assert visitor.page.text.startswith("{")


def test_a_draft_says_what_its_cards_do(server):
    visitor = begun(server, "ortus-draft")
    assert re.search(r"<details><summary>[^<]+</summary><p>[^<]{10}", visitor.page.text)


def test_a_hint_can_be_done_and_says_why_and_what_else(server):
    visitor = begun(server, lang="es")
    page = visitor.press("Pista")
    assert "Pista: " in page.words
    assert "<summary>¿Por qué?</summary><ul><li>" in page.text
    assert "La regla que hay detrás: " in page.words
    before = page.words
    assert visitor.press("Hacerlo").words != before
    assert "Pista: " not in visitor.page.words


# --- playing together -----------------------------------------------------------------------------------------------


def test_a_table_is_made_with_every_clock_that_the_page_offers(server):
    clocks = server.get("/api/about?lang=en").json()["clocks"]
    for at, clock in enumerate(clocks):
        visitor = begun(server, rival="open", clock=str(at), late="loses", absent="claim", listed="1", watched="1")
        table = visitor.address.split("/plain/")[1].split("/")[0]
        room = server.get(f"/api/tables/{table}").json()
        made = {"timing": clock, "absent": "claim", "open": True}
        assert {name: room.get(name) for name in made} == made
        assert room.get("watch", True)


def test_time_that_is_over_may_end_the_turn_by_a_bot(server):
    visitor = begun(server, rival="open", clock="3", late="bot")
    room = server.get(f"/api/tables/{visitor.address.split('/plain/')[1].split('/')[0]}").json()
    assert room["timing"] == {"kind": "turn", "seconds": 60, "late": "bot"}
    assert room["watch"] is False, "a box that is not ticked"


def test_without_a_choice_a_table_has_no_clock_and_a_draft_asks_for_none(server):
    visitor = Visitor(server)
    assert not form_of(visitor, "lorcana-draft").has("clock")
    assert dict(form_of(visitor, "lorcana").filled)["clock"] == ""


# --- what need not be asked ----------------------------------------------------------------------------------------

DECK = "shuffle it, cut it"


def test_what_to_do_with_a_deck_is_asked_only_of_those_who_want_it(server):
    visitor = begun(server)
    assert DECK not in visitor.page.text
    visitor.press("Keep the settings", events="40")
    assert "Ana leaves" in visitor.page.words
    visitor.press("Keep the settings", cuts="1", events="40")
    visitor.send(form_of(visitor, "lorcana"), rival="random")
    assert DECK in visitor.page.text


def test_settings_are_kept_and_lead_back_to_the_table(server):
    visitor = begun(server, lang="es")
    here = visitor.address.partition("?")[0]
    visitor.press("Guardar los ajustes", events="400", texts="1")
    assert visitor.address.partition("?")[0] == here
    assert '<option value="400" selected>' in visitor.page.text


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "/plain\\evil", "/plainly//evil"])
def test_settings_lead_nowhere_else(server, back):
    answer = server.http.post("/plain/settings", data={"back": back}, follow_redirects=False)
    assert answer.headers["location"].startswith("/plain")


def test_house_rules_are_folded_away_by_groups_and_changed_before_the_game(server):
    page = server.get("/plain?lang=es").text
    assert "Reglas de la casa: lo que las fuentes dejan abierto" in page
    group = page.index("Feudos y ejércitos")
    assert group < page.index("fuerza de un Castillo", group) < page.index("casa M7", group)
    ana = begun(server, "ortus", "es", **{"set.castle_strength": "5", "players": "6"})
    game = server.hall.rooms[ana.address.split("/plain/")[1].split("/")[0]].table.game
    assert game is not None
    assert isinstance(game.table, OrtusGame)
    assert (game.table.seats, game.table.house.castle_strength, game.table.house.palace_strength) == (6, 5, 3)


def test_a_house_rule_is_offered_with_its_value_in_the_usual_edition_and_left_alone_it_is_as_there(server):
    page = server.get("/plain?lang=es").text
    field = page.index('name="set.cost_floor"')
    assert "(lo habitual: 0)" in page[field : field + 100]
    ana = begun(server, "myl", "es", **{"set.draw_together": "0", "set.cost_floor": ""})
    game = server.hall.rooms[ana.address.split("/plain/")[1].split("/")[0]].table.game
    assert game is not None
    assert isinstance(game.table, MylGame)
    assert (game.edition, game.table.profile.draw_together, game.table.profile.cost_floor) == (
        "primer-bloque",
        False,
        0,
    )


@pytest.mark.parametrize(("luck", "first"), [("tails", False), ("heads", True)])
def test_taking_back_leads_to_the_last_answer_that_one_gave(server, luck, first):
    server.let_luck_begin(luck)
    visitor = begun(server)
    question = visitor.page.words
    visitor.answer(random.Random(2))
    game = server.hall.rooms[visitor.address.split("/plain/")[1].split("/")[0]].table.game
    assert game is not None
    altered = [past.action.seat for past in game.past if past.action.text.startswith("alter")]
    assert altered == ([0, 1] if first else [1, 0]), "what lies between is the answer that was given for her"
    visitor.press("Take back")
    visitor.press("Take it back all the same")
    assert "Alter your opening hand?" in question
    assert "Alter your opening hand?" in visitor.page.words


# --- several people ------------------------------------------------------------------------------------------------


def two(server: Server) -> tuple[Visitor, Visitor]:
    """Two people at two screens."""
    ana = begun(server, rival="open")
    door = re.search(r'href="(/plain/[^"]+)"', ana.page.text.split("<main>")[1])
    assert door is not None
    blas = Visitor(server)
    blas.go(door[1])
    blas.press("Sit down", name="Blas")
    ana.go(ana.address)
    return ana, blas


def test_somebody_comes_by_the_address_and_they_talk(server):
    ana, blas = two(server)
    ana.press("Say it", say="Hello & <welcome>")
    blas.go(blas.address)
    assert "<li>Ana: Hello &amp; &lt;welcome&gt;</li>" in blas.page.text


def keep_hand(visitor: Visitor) -> None:
    """Alter nothing."""
    visitor.send(next(form for form in visitor.page.forms if form.has("selection")))


def alter_hand(visitor: Visitor) -> None:
    """Alter everything, so that the deck is shuffled and somebody asked what need not be asked."""
    visitor.answer(random.Random(2))


def pleading(server: Server, decide: Callable[[Visitor], None] = keep_hand) -> tuple[Visitor, Visitor]:
    """Somebody who has asked to take something back, and who must answer that."""
    both = two(server)
    for each in both * 2:
        each.go(each.address)
        if "Nothing depends on it" in each.page.words:
            each.press("leave it as it is")
    asked, other = sorted(both, key=lambda each: "Alter your opening hand?" not in each.page.words)
    decide(asked)
    other.go(other.address)
    other.press("leave it as it is") if other.button("leave it as it is") else decide(other)
    asked.go(asked.address)
    asked.press("Take back")
    asked.press("Ask the others whether you may")
    assert "must answer" in asked.page.words
    other.go(other.address)
    return asked, other


@pytest.mark.parametrize("decide", [keep_hand, alter_hand])
def test_others_are_asked_before_something_is_taken_back(server, decide):
    asked, other = pleading(server, decide)
    other.press("Allow")
    asked.go(asked.address)
    assert "Alter your opening hand?" in asked.page.words


def test_whoever_may_not_take_something_back_is_told_until_something_is_done(server):
    asked, other = pleading(server)
    other.press("Refuse")
    assert "prefer to leave it" not in other.page.words
    asked.go(asked.address)
    assert "The others prefer to leave it as it is." in asked.page.words
    acting = next(each for each in (asked, other) if 'id="prompt"' in each.page.text)
    acting.answer(random.Random(2))
    asked.go(asked.address)
    assert "prefer to leave it" not in asked.page.words


def test_people_at_one_screen_pass_it_on_and_never_see_each_other_s_hand(server):
    visitor = begun(server, rival="here", name2="Blas", deck="spark-dash")
    dice = random.Random(1)
    shown = set()
    for _ in range(8):
        passing = re.search("I am (Ana|Blas): show my cards", visitor.page.text)
        if passing:
            assert "<h3>" not in visitor.page.text
            visitor.follow(passing[0])
        owner = re.search(r"<h2>(Ana|Blas) \(you", visitor.page.text)
        assert owner is not None
        shown.add(owner[1])
        visitor.answer(dice)
    assert shown == {"Ana", "Blas"}


def test_a_series_goes_on_to_the_next_game(server):
    visitor = begun(server, series="two-games")
    visitor.press("Yes, give this game up")
    assert "Games won: Ana 0" in visitor.page.words
    visitor.press("Next game")
    assert visitor.page.forms[0].has("moment")
    assert not visitor.button("Next game")


def test_a_table_that_is_full_has_no_free_seat(server):
    visitor = begun(server)
    table = visitor.address.split("/plain/")[1].partition("/")[0]
    assert "No seat is free." in visitor.go(f"/plain/{table}").text


# --- what is looked at ---------------------------------------------------------------------------------------------


def test_cards_that_one_looks_at_are_listed_also_where_they_can_not_be_chosen(server):
    singer = {"hand": ["Ariel - Spectacular Singer"], "inkwell": 3, "deck": ["Be Prepared", "Stitch - New Dog", 10]}
    position = {"mazo": 1, "game": "lorcana", "turn": 5, "players": [singer, {"deck": 20}]}
    game = mazo.from_position(position, names=("Ana", "Rival"))
    chairs = [{"who": "person", "name": "Ana"}, {"who": "bot", "bot": "random"}]
    wish = {"at": 0, "chairs": chairs, "pace": 0.0}
    made = server.http.post("/api/replay/continue", content=json.dumps({"replay": game.replay(), "wish": wish})).json()
    address = f"/plain/{made['table']}/{made['keys'][0]['token']}?lang=en"
    page = server.http.post(address, data={"line": "play Ariel"}, follow_redirects=True).text
    assert "<li>Stitch - New Dog. Does not fit: the question is which song card.</li>" in page


def test_a_form_that_is_sent_twice_is_an_answer_only_once(server):
    visitor = begun(server)
    form = next(form for form in visitor.page.forms if form.has("selection"))
    visitor.send(form)
    visitor.send(form)
    assert "nothing was done" in visitor.page.words
