"""The text protocol: lines, answers, news, taking back, secrecy."""

from __future__ import annotations

import sys
from collections.abc import Collection

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mazo
from mazo.game import Game
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Choice
from mazo.kernel.rules import Rules
from mazo.notation import actions
from mazo.protocol.advice import Advice, Swing
from mazo.protocol.messages import (
    REQUEST_LIMIT,
    REQUESTS,
    WITH_NUMBER,
    WITH_TEXT,
    Ask,
    BadLine,
    Because,
    Bye,
    Error,
    Hello,
    LegalList,
    LogList,
    Match,
    Moments,
    Over,
    Preview,
    Refused,
    Request,
    RuleList,
    Told,
    Wait,
    You,
    decode,
    decode_request,
    encode,
    encode_request,
)
from mazo.protocol.session import LEGAL_LIMIT, Session
from mazo.texts.lang import Wording
from mazo.views import View
from tests.properties import lorcana
from tests.protocol.talk import ask, new_game, play_randomly, question, read, started
from tests.support.table import made, position


def _clueless(game: Game, seat: int) -> Advice | None:
    return None


# --- lines ---------------------------------------------------------------------------------------------------------


def test_the_first_news_are_hello_you_events_view_and_the_question():
    kinds = [type(message) for message in read(Session(new_game(), 0).news())]
    assert kinds[:2] == [Hello, You]
    assert set(kinds[2:-2]) == {Told}
    assert kinds[-2:] == [View, Ask]


def test_hello_names_its_version_before_anything_else():
    assert Session(new_game(), 0).news()[0].startswith("hello mazo/1 {")


def test_a_further_game_of_a_series_begins_without_hello():
    match = Match(2, 3, (1, 0))
    first = read(Session(new_game(), 0, match=match, first=False).news())[0]
    assert isinstance(first, You)
    assert first.match == match


def test_who_is_not_asked_waits_for_those_who_are():
    assert read(Session(new_game(), 1).news())[-1] == Wait((0,))


@pytest.mark.parametrize("seed", [1, 2])
def test_every_message_survives_the_way_there_and_back(seed):
    for _, lines in play_randomly(lorcana.singular(3, "2.2.0", seed), seed, 150):
        for line in lines:
            message = decode(line)
            assert message is not None
            assert encode(message) == line


@pytest.mark.parametrize("word", REQUESTS)
def test_every_request_survives_the_way_there_and_back(word):
    request = Request(word, "2.2.2" if word in WITH_TEXT else "", 12 if word in (*WITH_NUMBER, "do") else 0)
    assert decode_request(encode_request(request)) == request


def test_empty_lines_are_ignored():
    assert Session(new_game(), 0).receive("  \r\n") == []


def test_a_client_skips_messages_of_a_later_version():
    assert decode('fanfare {"loud":true}') is None


def test_a_client_skips_fields_of_a_later_version():
    assert decode('wait {"seats":[1],"since":3}') == Wait((1,))


def test_a_client_notices_a_message_that_is_cut_short():
    with pytest.raises(BadLine, match="wait"):
        decode('wait {"seats":[1')


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("frobnicate", "request"),
        ("DO end", "request"),
        ("do", "argument"),
        ("do @3", "argument"),
        ("undo twice", "argument"),
        ("log many", "argument"),
        ("log -3", "argument"),
        ("log ٣", "argument"),
        ("do end\x07", "control"),
        ("do a\nconcede", "control"),
        ("do " + "x" * REQUEST_LIMIT, "length"),
        (b"do \xff\xfe", "encoding"),
        ("do \ud800", "encoding"),
        ("hello mazo/2", "version"),
        ("lang de", "lang"),
        ("rule 99.9", "rule"),
        ("do frobnicate", "unclear"),
        ("do cut " + "9" * 5000, "refused"),
        ("do cut 𐩀", "unclear"),
        ("do @99 leave", "stale"),
        ("hint", "no_hint"),
        ("moments", "not_over"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_bad_line_is_answered_by_one_error_and_changes_nothing(line, code, lang):
    game = new_game()
    session = Session(game, 0, lang)
    before = game.hash
    message = ask(session, line)
    assert isinstance(message, (Error, Refused))
    assert (message.code if isinstance(message, Error) else "refused") == code
    assert message.text
    assert game.hash == before
    assert not game.past


@settings(max_examples=300, deadline=None)
@given(
    st.one_of(
        st.text(),
        st.binary(max_size=50),
        st.tuples(st.sampled_from(REQUESTS), st.text(max_size=30)).map(" ".join),
        st.tuples(
            st.sampled_from(
                ["do cut", "do alter", "do choose", "why play", "do @1", "rule", "log", "do shuffle and cut"]
            ),
            st.text("0123456789#;-> @²٣𐩀'\"", max_size=12),
        ).map(" ".join),
    )
)
def test_no_line_whatever_breaks_a_session(line):
    session = Session(new_game(), 0)
    for answer in session.receive(line):
        assert decode(answer) is not None


# --- answers -------------------------------------------------------------------------------------------------------


def test_an_action_is_answered_by_its_news():
    session = Session(new_game(), 0)
    session.news()
    kinds = [type(message) for message in read(session.receive("do cut 12"))]
    assert kinds == [Told, Told, View, Wait]


def test_the_others_hear_of_it_in_their_own_news():
    game = new_game()
    session, other = Session(game, 0), Session(game, 1, "es")
    session.news(), other.news()
    session.receive("do cut 12")
    told = read(other.news())[0]
    assert isinstance(told, Told)
    assert told.text == "Ana corta el mazo de Luis tras 12 cartas."
    assert (told.n, told.rule) == (2, "2.2.1.2")


def test_without_a_change_there_are_no_news():
    session = Session(new_game(), 0)
    session.news()
    assert session.news() == []


def test_an_action_that_is_not_legal_is_refused_with_rule_and_advice():
    session = Session(started(), 0)
    session.game.push("end", by=1)
    card = question_card(session)
    message = ask(session, f"do play {card}")
    assert isinstance(message, Refused)
    assert (message.reason, message.rule) == ("too_expensive", "4.3.2.4")
    assert "0 ready ink" in message.text
    assert message.fix


def question_card(session: Session) -> str:
    return session.game.view(session.seat).players[session.seat].zones["hand"].cards[0].name


def test_an_action_out_of_turn_waits_for_those_who_decide():
    game = new_game()
    message = ask(Session(game, 1, "es"), "do leave")
    assert isinstance(message, Refused)
    assert (message.reason, message.rule, message.text) == ("not_asked", "2.2.1.2", "Ahora decide Ana.")


def test_a_question_is_answered_once_however_often_the_line_arrives():
    game = new_game()
    session = Session(game, 0)
    session.news()
    session.receive("do @1 leave")
    before = game.hash
    message = ask(session, "do @1 leave")
    assert isinstance(message, Refused)
    assert game.hash == before


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The questions whose options anybody lists, one entry a time."""
    if not str(actions.__file__).endswith(".py"):
        pytest.skip("compiled modules call each other directly: nobody can count there")
    found: list[int] = []

    def count(table: Rules, choice: Choice) -> list[int]:
        found.append(choice.ask)
        return options_of(table, choice)

    for module in list(sys.modules.values()):
        if getattr(module, "options_of", None) is options_of and module.__name__.startswith("mazo."):
            monkeypatch.setattr(module, "options_of", count)
    return found


def test_one_action_lists_the_options_once_for_the_question_that_follows(listed):
    game = started()
    session = Session(game, game.deciding[0])
    done = question(session).options[0].do
    listed.clear()
    assert isinstance(read(session.receive(f"do {done}"))[-1], Ask)
    assert len(listed) == 1


def test_whether_an_action_is_legal_is_known_without_listing_any(listed):
    game = started()
    action = next(iter(game.legal_actions))
    twin = game.copy()
    listed.clear()
    assert action in twin.legal_actions
    twin.push(action)
    assert not listed


def test_what_is_offered_changes_with_a_player_who_concedes_meanwhile():
    game = position(
        me={"play": ["Moana - Of Motunui"]},
        you={"play": ["Stitch - New Dog (exerted)"]},
        third={"play": ["Yzma - Without Beauty Sleep (exerted)"]},
    ).game
    before = [action.text for action in game.legal(0)]
    game.push("concede", by=1)
    gone = {text for text in before if text not in [action.text for action in game.legal(0)]}
    assert gone == {"challenge Moana - Of Motunui -> Stitch - New Dog"}


def test_an_answer_to_an_old_question_is_stale():
    game = started()
    session = Session(game, game.deciding[0])
    session.news()
    read(session.receive(f"do @1 {next(iter(game.legal_actions)).text}"))
    message = ask(session, "do @1 end")
    assert isinstance(message, Error)
    assert message.code == "stale"


def test_the_question_is_repeated_under_its_number():
    session = Session(new_game(), 0)
    told = read(session.news())[-1]
    assert question(session) == told


def test_options_that_differ_in_a_number_are_one_row():
    rows = {option.do: (option.low, option.high) for option in question(Session(new_game(), 0)).options}
    assert rows == {"leave": (0, 0), "cut {n}": (1, 59), "shuffle": (0, 0), "shuffle and cut {n}": (1, 59)}


def test_options_are_told_in_the_language_and_sent_in_english():
    game = started()
    option = question(Session(game, game.deciding[0], "es")).options[0]
    assert option.do.startswith("ink ")
    assert option.text.startswith("entintar ")
    assert option.label == "entintar"


def test_cards_are_chosen_by_their_handles():
    game = new_game()
    game.push("leave")
    game.push("leave")
    session = Session(game, game.deciding[0])
    selection = question(session).selection
    assert selection is not None
    assert (selection.mode, selection.low, selection.high, selection.none) == ("subset", 0, 7, "keep")
    handles = [candidate.handle for candidate in selection.candidates]
    session.receive(f"do alter #{handles[4]}; #{handles[1]}")
    hand = {card.handle for card in game.view(session.seat).players[session.seat].zones["hand"].cards}
    assert hand & set(handles) == set(handles) - {handles[4], handles[1]}


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_can_be_played_by_questions_alone(seed):
    *_, (session, lines) = play_randomly(lorcana.singular(2 + seed // 3, "2.2.0", seed), seed, 2000)
    assert session.game.outcome is not None
    assert isinstance(decode(lines[-1]), Over)


def test_why_tells_what_stands_against_an_action():
    session = Session(position(me={"play": ["Stitch - New Dog (drying)"]}).game, 0)
    message = ask(session, "why quest stitch")
    assert isinstance(message, Because)
    assert not message.legal
    assert message.refusal is not None
    assert message.refusal.reason == "quester_drying"


def test_why_confirms_what_is_legal():
    assert ask(Session(started(), started().deciding[0]), "why end") == Because("end", True)


def test_conceding_is_always_legal():
    assert ask(Session(new_game(), 1), "why concede") == Because("concede", True)


def test_legal_lists_every_action():
    game = started()
    message = ask(Session(game, game.deciding[0]), "legal")
    assert message == LegalList(tuple(action.text for action in game.legal_actions), True)


def test_legal_says_when_there_are_more():
    message = ask(Session(new_game(), 0), "legal 3")
    assert message == LegalList(("leave", "cut 1", "cut 2"), False)


def test_legal_never_lists_more_than_the_limit():
    hand = [made(f"Card {number}") for number in range(12)]
    game = position(me={"hand": [one.card.full_name for one in hand]}, cards=hand, phase="main").game
    message = ask(Session(game, 0), f"legal {10 * LEGAL_LIMIT}")
    assert isinstance(message, LegalList)
    assert len(message.actions) <= LEGAL_LIMIT


def test_the_log_repeats_the_last_events():
    session = Session(new_game(), 0)
    told = [message for message in read(session.news()) if isinstance(message, Told)]
    assert ask(session, "log 1") == LogList((told[-1],))


def test_a_rule_is_found_by_its_number():
    message = ask(Session(new_game(), 0, "es"), "rule 2.2.2")
    assert isinstance(message, RuleList)
    assert [rule.number for rule in message.found] == ["2.2.2"]
    assert "mulligan" in message.found[0].summary


def test_rules_are_found_by_words():
    message = ask(Session(new_game(), 0), "rule drying")
    assert isinstance(message, RuleList)
    assert message.found
    assert any("dry" in rule.title.lower() for rule in message.found)


def test_words_that_no_rule_has_find_nothing():
    assert ask(Session(new_game(), 0), "rule submarine") == RuleList("submarine", ())


@pytest.mark.parametrize("seat", [0, NOBODY])
def test_nobody_can_ask_for_rules_with_more_words_than_a_search_takes(seat):
    message = ask(Session(new_game(), seat, "es"), "rule " + "#1;" * 2_700)
    assert message == Error("rule", "Busca reglas con 12 palabras y 200 caracteres como mucho.")


def test_an_adviser_may_have_no_idea():
    message = ask(Session(new_game(), 0, adviser=_clueless), "hint")
    assert isinstance(message, Error)


def test_the_language_changes_at_once():
    session = Session(new_game(), 0)
    view, asked = read(session.receive("lang es"))
    assert isinstance(view, View)
    assert isinstance(asked, Ask)
    assert asked.prompt.startswith("Luis te ofrece su mazo")


def test_hello_is_answered_by_hello():
    assert isinstance(ask(Session(new_game(), 0), "hello mazo/1"), Hello)


def test_quitting_hangs_up_and_leaves_the_game_alone():
    session = Session(new_game(), 0)
    before = session.game.hash
    assert isinstance(ask(session, "quit"), Bye)
    assert session.closed
    assert session.receive("do leave") == session.news() == []
    assert session.game.hash == before


# --- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["concede", "do concede", "do me rindo"])
def test_whoever_concedes_ends_the_game(line):
    session = Session(new_game(), 1, "es")
    over = read(session.receive(line))[-1]
    assert isinstance(over, Over)
    assert (over.winner, over.rule, over.text) == (0, "2.3.3.4", "Ana gana la partida.")


def _decisive(game: Game, seats: Collection[int]) -> tuple[Swing, ...]:
    (seat,) = seats
    return (Swing(4, 7, seat, Wording("end", "terminar"), Wording("quest Moana", "quest Moana"), 12, 80),)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Turn 7: “end” wins about 12 of 100 imagined games; “quest Moana” would have won 80."),
        ("es", "Turno 7: «terminar» gana unas 12 de cada 100 partidas imaginadas; «quest Moana» habría ganado 80."),
    ],
)
def test_after_the_end_a_player_is_told_which_choices_decided_it(lang, text):
    game = new_game()
    game.push("concede", by=1)
    told = ask(Session(game, 0, lang, historian=_decisive), "moments")
    assert isinstance(told, Moments)
    (moment,) = told.found
    assert (moment.at, moment.won, moment.better_won, moment.text) == (4, 12, 80, text)


def test_who_only_watched_is_not_told_what_players_could_have_done():
    game = new_game()
    game.push("concede", by=1)
    message = ask(Session(game, -1, historian=_decisive), "moments")
    assert isinstance(message, Error)
    assert message.code == "spectator"


@pytest.mark.parametrize(("line", "code"), [("concede", "over"), ("hint", "no_hint"), ("do concede", "over")])
def test_after_the_end_there_is_nothing_to_give_up(line, code):
    game = new_game()
    game.push("concede", by=1)
    message = ask(Session(game, 0, adviser=_clueless), line)
    assert isinstance(message, Error)
    assert message.code == code


def test_after_the_end_there_is_nothing_to_decide():
    game = new_game()
    game.push("concede", by=1)
    message = ask(Session(game, 0), "do leave")
    assert isinstance(message, Refused)
    assert message.reason == "game_over"


@pytest.mark.parametrize("line", ["concede", "do concede"])
def test_a_player_who_has_left_a_larger_game_cannot_leave_it_again(line):
    game = mazo.new("lorcana", decks=["spark-dash", "iron-fists", "tall-tales"], seed=7)
    session = Session(game, 2)
    session.receive("concede")
    message = ask(session, line)
    assert isinstance(message, Refused)
    assert message.reason == "has_left"


@pytest.mark.parametrize("line", ["do leave", "why leave", "concede", "do concede"])
def test_a_spectator_decides_nothing(line):
    message = ask(Session(new_game(), -1), line)
    assert isinstance(message, Error)
    assert message.code == "spectator"


def test_a_spectator_sees_what_everybody_sees():
    session = Session(started(), -1)
    view = ask(session, "view")
    assert isinstance(view, View)
    assert all(not player.zones["hand"].cards for player in view.players)


def test_a_preview_says_what_would_come_of_an_action_and_changes_nothing():
    game = started()
    session = Session(game, game.deciding[0])
    asked, before = question(session), game.hash
    preview = ask(session, f"preview {asked.options[0].do}")
    assert isinstance(preview, Preview)
    assert [told.event.kind for told in preview.told] == ["inked"]
    assert preview.cards[0].to == "inkwell"
    assert game.hash == before
    assert ask(session, f"preview {asked.options[0].do}") == preview


def test_what_is_not_legal_has_no_preview_but_a_reason():
    game = started()
    answer = ask(Session(game, game.deciding[0]), "preview quest Moana")
    assert isinstance(answer, (Refused, Error))
