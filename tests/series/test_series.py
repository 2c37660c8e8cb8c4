"""Games that follow one another: who starts them, the Cleanup stage, conceding, and who wins the series."""

import pytest

from mazo.errors import BadConfig, IllegalAction
from mazo.games.laws import DRAW_AGREED
from mazo.games.lorcana.cards.catalogue import Card
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import stage_name
from mazo.kernel.seats import finish
from mazo.series import Series, SeriesEvent, format_named
from tests.support.rule import rule
from tests.support.table import ME, OLD, THIRD, YOU, fresh, made, numbered, position

SEEDS = range(6)
NEW = "2.3.0"


def series(format: str = "best-of-3", *, seed: int | str = 7, players: int = 2, edition: str | None = None) -> Series:
    """A series with decks of numbered cards: a01, …; b01, …"""
    decks: list[list[Card]] = [numbered("abcd"[seat], 12) for seat in range(players)]
    return Series(
        "lorcana", decks=decks, format=format, seed=seed, edition=edition, names=("Ana", "Blas", "Cruz")[:players]
    )


def lose(games: Series, *seats: int) -> Series:
    """These players concede the current game."""
    for seat in seats:
        games.game.push("concede", by=seat)
    return games


def stage(games: Series) -> str:
    return stage_name(games.game.table)


def cited(games: Series, event: SeriesEvent) -> tuple[str, int, str]:
    """What was decided, about which game, and the number of the rule."""
    return event.kind, event.game, games.kind.book.by_code(event.rule).number(games.edition)


# --- the stages ---------------------------------------------------------------------------------------------------


@rule("lorcana", "2.1.1")
def test_each_game_of_a_series_goes_through_its_three_stages():
    games = series("two-games")
    seen = [stage(games)]
    games.game.push("leave")
    games.game.push("leave")
    games.game.push("keep")
    games.game.push("keep")
    seen.append(stage(games))
    lose(games, ME).clean_up()
    seen.append(stage(games))
    games.next()
    seen.append(stage(games))
    assert seen == ["setup", "game", "cleanup", "setup"]


@rule("lorcana", "2.1.1", "2.4.1")
def test_the_table_is_not_cleared_while_the_game_goes_on():
    games = series()
    with pytest.raises(IllegalAction, match="not over"):
        games.clean_up()
    with pytest.raises(IllegalAction, match="not over"):
        games.next()
    assert stage(games) == "setup"
    assert not games.game.past


@rule("lorcana", "2.1.1")
def test_nothing_is_played_in_the_cleanup_stage():
    game = position(me={"hand": ["Stitch - New Dog"], "ink": 3})
    game.push("concede").clean_up()
    assert game.stage == "cleanup"
    assert not game.game.deciding
    with pytest.raises(IllegalAction, match="over"):
        game.game.push("play Stitch", by=ME)


# --- who starts ---------------------------------------------------------------------------------------------------


@rule("lorcana", "2.1.2")
@pytest.mark.parametrize("edition", [NEW, OLD])
def test_chance_settles_the_start_of_the_first_game_of_any_series(edition):
    for format in ("single", "two-games", "best-of-3"):
        starters = {
            games.game.deciding[0] if edition == OLD else games.game.table.first
            for games in (series(format, seed=seed, edition=edition) for seed in range(12))
        }
        assert starters == {ME, YOU}
        number = "3.1.2" if edition == OLD else "2.2.1.1"
        games = series(format, edition=edition)
        assert [cited(games, event) for event in games.events] == [("chance", 1, number)]


@rule("lorcana", "2.1.2")
def test_the_format_of_the_series_settles_the_start_of_the_next_game():
    two, best = lose(series("two-games"), ME), lose(series("best-of-3"), ME)
    two.next()
    best.next()
    assert (two.starts[1].starter, two.starts[1].chooser) == (1 - two.games[0].table.first, -1)
    assert (best.starts[1].starter, best.starts[1].chooser) == (-1, ME)


@rule("lorcana", "2.1.2", "2.1.3.1")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("loser", [ME, YOU])
def test_in_a_series_of_two_the_other_player_starts_the_second_game_whoever_lost(seed, loser):
    games = lose(series("two-games", seed=seed), loser)
    first = games.game.table.first
    second = games.next()
    assert second.table.first == second.table.active == 1 - first
    assert second.decisions[0].rule != games.starts[1].rule  # nobody is asked
    assert [cited(games, event)[2] for event in games.events if event.kind == "starter"] == ["2.1.3.1"]


@rule("lorcana", "2.1.3.1")
def test_the_second_game_is_really_begun_by_the_other_player():
    games = lose(series("two-games"), ME)
    first = games.game.table.first
    second = games.next()
    for answer in ("leave", "leave", "keep", "keep"):
        second.push(answer)
    assert (second.turn, second.table.active) == (1, 1 - first)
    assert second.events[-1].kind == "draw_skipped"
    assert second.events[-1].seat == 1 - first


@rule("lorcana", "2.1.3.1")
def test_of_three_players_the_next_one_starts_the_second_game():
    for seed in SEEDS:
        games = lose(series("two-games", seed=seed, players=3), ME, YOU)
        first = games.game.table.first
        assert games.next().table.first == (first + 1) % 3


@rule("lorcana", "2.1.3.1")
def test_the_older_editions_know_no_series_of_two_so_chance_names_who_chooses_again():
    choosers: set[int] = set()
    for seed in range(12):
        games = lose(series("two-games", seed=seed, edition=OLD), ME)
        choosers.update(games.next().deciding)
        assert games.starts[1] == games.starts[0]
    assert choosers == {ME, YOU}


@rule("lorcana", "2.1.3.2")
@pytest.mark.parametrize("edition", [NEW, OLD])
@pytest.mark.parametrize("loser", [ME, YOU])
@pytest.mark.parametrize("wish", [ME, YOU])
def test_in_a_best_of_series_the_loser_decides_whether_to_start(edition, loser, wish):
    games = lose(series("best-of-3", edition=edition), loser)
    second = games.next()
    assert second.deciding == (loser,)
    assert [action.text for action in second.legal_actions] == ["start Ana", "start Blas"]
    second.push(f"start {second.names[wish]}")
    assert second.table.first == wish
    number = "3.1.2" if edition == OLD else "2.1.3.2"
    assert [cited(games, event) for event in games.events if event.kind == "chooser"] == [("chooser", 2, number)]


@rule("lorcana", "2.1.3.2")
def test_only_the_older_edition_asks_somebody_before_the_first_game():
    assert "start Ana" not in series("best-of-3").game.legal_actions
    assert "start Ana" in series("best-of-3", edition=OLD).game.legal_actions


@rule("lorcana", "2.1.3.2")
def test_the_loser_of_each_game_decides_anew():
    games = lose(series("best-of-5"), ME)
    games.next()
    lose(games, YOU)
    games.next()
    lose(games, YOU)
    games.next()
    assert [start.chooser for start in games.starts] == [-1, ME, YOU, YOU]


@rule("lorcana", "2.1.3.2")
def test_of_several_losers_the_one_to_the_left_of_the_winner_decides():
    games = lose(series("best-of-3", players=3), ME, YOU)
    assert games.game.outcome is not None
    assert games.game.outcome.winner == THIRD
    assert games.next().deciding == (ME,)


def test_a_drawn_game_is_played_again_and_begins_as_it_did():
    games = lose(series("best-of-3", players=3), ME, YOU)
    games.next()
    lose(games, ME, THIRD, YOU)  # the last one left concedes in the Cleanup stage
    assert games.game.outcome is not None
    assert games.game.outcome.winner is None
    assert games.scores == (0, 0, 1)
    games.next()
    assert games.starts[2] == games.starts[1]
    assert games.outcome is None


# --- cleaning up --------------------------------------------------------------------------------------------------

SCATTERED = {
    "lore": 7,
    "hand": ["Stitch - New Dog", "Lilo - Making a Wish"],
    "deck": ["Arthur - Wart"],
    "ink": {"ready": 1, "exerted": 2},
    "play": ["Olaf - Friendly Snowman (exerted, damage 1)", "Agrabah - Marketplace (damage 2)"],
    "discard": ["Stitch - New Dog"],
}


@rule("lorcana", "2.4.1", "2.4.1.1")
def test_every_card_goes_back_into_the_deck_of_its_player():
    game = position(me=SCATTERED, you=SCATTERED).push("concede").clean_up()
    for seat in (ME, YOU):
        assert not any(game.names_in(zone, seat) for zone in ("hand", "play", "inkwell", "discard"))
        assert sorted(game.deck(seat)) == sorted(
            ["Stitch - New Dog"] * 2
            + ["Lilo - Making a Wish", "Arthur - Wart", "Olaf - Friendly Snowman", "Agrabah - Marketplace"]
            + ["Filler"] * 3
        )


@rule("lorcana", "2.4.1.1")
def test_in_the_deck_all_cards_lie_the_same_way():
    game = position(me=SCATTERED, you=SCATTERED).push("concede").clean_up()
    assert not any(game.table.flags)
    assert set(game.table.host) == {-1}


@rule("lorcana", "2.4.1.1")
def test_the_cards_of_a_player_who_had_left_are_gathered_too():
    game = fresh(players=3).push("concede", by=YOU)
    assert len(game.names_in("outside", YOU)) == 12
    game.push("concede", by=ME).clean_up()
    assert [len(game.deck(seat)) for seat in (ME, YOU, THIRD)] == [12, 12, 12]


@rule("lorcana", "2.4.1", "2.4.1.2")
def test_no_counter_stays_on_the_table():
    game = position(me=SCATTERED, you=SCATTERED)
    assert sum(game.table.damage) == 6
    game.push("concede").clean_up()
    assert not any(game.table.damage)
    assert [game.lore(seat) for seat in (ME, YOU)] == [0, 0]


@rule("lorcana", "2.4.1", "2.4.1.1", "2.4.1.2")
def test_the_cleanup_is_told_player_by_player_with_its_rules():
    game = position(me=SCATTERED, you=SCATTERED).push("concede").clean_up()
    told = [(event.kind, event.seat, game.number(event.rule)) for event in game.events("gathered", "counters_gone")]
    assert told == [
        ("gathered", ME, "2.4.1.1"),
        ("gathered", YOU, "2.4.1.1"),
        ("counters_gone", ME, "2.4.1.2"),
        ("counters_gone", YOU, "2.4.1.2"),
    ]


@rule("lorcana", "2.4.1")
def test_the_cleanup_stage_is_a_decision_of_the_series_with_its_rule():
    games = lose(series(), ME)
    games.clean_up()
    assert cited(games, games.events[-1]) == ("cleared", 1, "2.4.1")
    with pytest.raises(IllegalAction, match="clear already"):
        games.game.clean_up()


@rule("lorcana", "2.4.2")
def test_the_next_game_begins_only_on_a_clear_table():
    games = lose(series(), ME)
    assert not games.kind.is_clear(position(me=SCATTERED).table)
    assert not games.kind.is_clear(position(me={"deck": 5, "lore": 1}).table)
    games.next()
    assert games.kind.is_clear(games.games[0].table)
    assert games.number == 2
    assert stage(games) == "setup"


@rule("lorcana", "2.4.2", "2.4.1.1")
def test_the_next_game_is_played_with_the_gathered_decks():
    ox = made("Ox", willpower=3).card
    games = Series("lorcana", decks=[[ox] * 14, [ox] * 13 + [made("Fly").card]], format="two-games", seed=3)
    game = games.game
    for answer in ("leave", "leave", "keep", "keep"):
        game.push(answer)
    starter = game.table.active
    for answer in ("ink Ox", "play Ox", "end", "ink Ox", "play Ox", "end", "quest Ox", "end", "challenge Ox -> Ox"):
        game.push(answer)
    assert game.position()["players"][starter]["lore"] == 1
    assert sum(game.kind.position_of(game.table)["players"][seat]["play"][0]["damage"] for seat in (ME, YOU)) == 2
    lose(games, ME)
    second = games.next()
    assert second.origin["decks"] == game.origin["decks"]
    assert [sum(zone.count for zone in player.zones.values()) for player in second.view(-1).players] == [14, 14]
    assert second.hash != game.hash


def test_clearing_the_table_can_be_taken_back():
    games = lose(series(), ME)
    before = games.game.hash
    games.clean_up()
    assert games.game.cleared
    games.game.pop()
    assert games.game.hash == before
    assert not games.game.cleared


# --- conceding ----------------------------------------------------------------------------------------------------


@rule("lorcana", "2.3.3.4")
@pytest.mark.parametrize("answers", range(5))
@pytest.mark.parametrize("by", [ME, YOU])
def test_either_player_may_concede_at_every_question_of_the_setup_whoever_decides(answers, by):
    game = fresh()
    game.push(*["leave", "leave", "keep", "keep"][:answers])
    game.push("concede", by=by)
    assert (game.winner, game.verdict) == (1 - by, "2.3.3.4")


@rule("lorcana", "2.3.3.4")
def test_the_player_who_waits_may_concede_in_the_middle_of_the_others_turn():
    game = position(me={"hand": ["Stitch - New Dog"], "ink": 3, "lore": 1}, you={"lore": 19})
    assert game.deciding == ME
    game.push("concede", by=YOU)
    assert (game.winner, game.verdict) == (ME, "2.3.3.4")
    assert game.story("conceded", "lost", "won") == ["conceded", "lost", "won"]


@rule("lorcana", "2.3.3.4")
@pytest.mark.parametrize("cleared", [False, True])
def test_who_has_won_may_still_concede_in_the_cleanup_stage_and_then_has_lost(cleared):
    game = position(me={"play": ["Stitch - New Dog"], "lore": 19}).push("quest Stitch")
    assert (game.winner, game.verdict) == (ME, "2.3.3.1")
    if cleared:
        game.clean_up()
    game.push("concede", by=ME)
    assert (game.winner, game.verdict) == (YOU, "2.3.3.4")


@rule("lorcana", "2.3.3.4")
def test_who_has_lost_changes_nothing_by_conceding_in_the_cleanup_stage():
    game = position(me={"play": ["Stitch - New Dog"], "lore": 19}).push("quest Stitch").clean_up()
    game.push("concede", by=YOU)
    assert (game.winner, game.verdict) == (ME, "2.3.3.1")


@rule("lorcana", "2.3.3.4")
def test_of_three_the_winner_who_concedes_in_the_cleanup_stage_has_lost_too():
    game = position(me={"play": ["Stitch - New Dog"], "lore": 19}, third={}).push("quest Stitch")
    game.push("concede", by=ME)
    assert (game.over, game.winner) == (True, None)


@rule("lorcana", "2.3.3.4")
def test_of_three_the_only_one_who_had_not_lost_wins_when_the_winner_concedes():
    game = position(me={"play": ["Stitch - New Dog"], "lore": 19}, third={}).push("concede", by=YOU)
    game.push("quest Stitch").push("concede", by=ME)
    assert (game.winner, game.verdict) == (THIRD, "2.3.3.4")


@rule("lorcana", "2.3.3.4")
def test_who_has_left_a_game_of_three_cannot_concede_it_again():
    game = fresh(players=3).push("concede", by=YOU)
    with pytest.raises(IllegalAction, match="left"):
        game.game.push("concede", by=YOU)
    assert game.unchanged()


@rule("lorcana", "2.3.3.4")
def test_a_game_conceded_in_the_cleanup_stage_counts_for_the_other():
    games = lose(series(), ME)
    games.clean_up()
    assert games.scores == (0, 1)
    lose(games, YOU)
    assert games.scores == (1, 0)
    games.next()
    assert games.starts[1].chooser == YOU


@rule("lorcana", "2.3.3.4")
def test_conceding_the_series_concedes_the_game_and_all_that_would_follow():
    games = series("best-of-5")
    games.concede(YOU)
    assert games.game.outcome is not None
    assert games.game.outcome.winner == ME
    assert games.outcome is not None
    assert games.outcome.winner == ME
    assert [cited(games, event) for event in games.events[1:]] == [
        ("left", 1, "2.3.3.4"),
        ("won", 1, "2.3.3.4"),
        ("series_won", 1, "2.3.3.4"),
    ]
    for step in (games.next, lambda: games.concede(ME)):
        with pytest.raises(IllegalAction, match="series is over"):
            step()


def test_of_three_players_one_may_leave_the_series_and_the_others_go_on():
    games = series("best-of-3", players=3)
    games.concede(YOU)
    lose(games, ME)
    assert games.scores == (0, 0, 1)
    second = games.next()
    assert second.table.gone == [0, 1, 0]
    with pytest.raises(IllegalAction, match="not in the series"):
        games.concede(YOU)
    lose(games, ME)
    assert games.outcome is not None
    assert games.outcome.winner == THIRD


# --- who wins -----------------------------------------------------------------------------------------------------


def results(format: str, *losers: int, players: int = 2) -> Series:
    games = series(format, players=players)
    for at, loser in enumerate(losers):
        if at:
            games.next()
        lose(games, *(seat for seat in range(players) if seat != (1 - loser if players == 2 else loser)))
    return games


@pytest.mark.parametrize(
    ("format", "losers", "scores", "winner"),
    [
        ("single", [ME], (0, 1), YOU),
        ("two-games", [ME, ME], (0, 2), YOU),
        ("two-games", [ME, YOU], (1, 1), None),
        ("best-of-3", [YOU, YOU], (2, 0), ME),
        ("best-of-3", [ME, YOU, ME], (1, 2), YOU),
        ("best-of-5", [ME, ME, ME], (0, 3), YOU),
    ],
)
def test_most_games_win_the_series_and_a_tie_is_a_draw(format, losers, scores, winner):
    games = results(format, *losers)
    assert games.scores == scores
    assert games.outcome is not None
    assert games.outcome.winner == winner
    last = "series_drawn" if winner is None else "series_won"
    assert cited(games, games.events[-1]) == (last, len(losers), "2.1.2")
    with pytest.raises(IllegalAction, match="series is over"):
        games.next()


@pytest.mark.parametrize(("format", "losers"), [("two-games", [ME]), ("best-of-3", [ME, YOU]), ("best-of-5", [ME, ME])])
def test_a_series_is_open_while_the_games_to_come_matter(format, losers):
    games = results(format, *losers)
    assert games.outcome is None
    games.next()


@rule("lorcana", "2.1.2")
def test_three_players_with_a_win_each_draw_a_best_of_three():
    games = results("best-of-3", ME, YOU, THIRD, players=3)
    assert games.scores == (1, 1, 1)
    assert games.outcome is not None
    assert games.outcome.winner is None
    assert cited(games, games.events[-1])[2] == "2.1.2"


def test_a_series_that_seems_won_goes_on_if_the_winner_concedes_the_last_game_in_cleanup():
    games = results("best-of-3", ME, ME)
    lose(games, YOU)
    assert games.scores == (1, 1)
    assert games.outcome is None


# --- seeds, formats, words ----------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_series_and_each_game_its_own_chance():
    one, two = lose(series(seed="x"), ME), lose(series(seed="x"), ME)
    assert one.next().hash == two.next().hash
    assert len({game.origin["seed"] for game in one.games}) == 2
    assert series(seed="y").game.origin["seed"] != one.games[0].origin["seed"]


def test_the_seed_of_a_game_does_not_tell_that_of_the_series():
    games = series(seed="open sesame")
    assert "open sesame" not in str(games.game.origin)
    assert "open sesame" not in games.game.replay()


@pytest.mark.parametrize("name", ["best-of-4", "best-of-1", "best-of-101", "three", "", "best-of-", "best-of-3x"])
def test_a_format_that_does_not_exist_is_refused(name):
    with pytest.raises(BadConfig, match="best-of-N") as caught:
        format_named(name)
    assert "impar" in caught.value.text("es")


def test_formats_are_found_however_they_are_written():
    assert {format_named(name).name for name in ("best-of-3", "Best of 3", "BO3", "bestof3")} == {"best-of-3"}


def test_a_series_needs_proper_names_and_a_proper_seed():
    with pytest.raises(BadConfig, match="One name"):
        Series("lorcana", names=["Ana"])
    with pytest.raises(BadConfig, match="seed"):
        Series("lorcana", seed="\ud800")


def test_a_series_is_told_in_both_languages():
    games = lose(series("two-games", seed=1), ME)
    games.next()
    lose(games, YOU)
    english = [games.tell(event, "en") for event in games.events]
    spanish = [games.tell(event, "es") for event in games.events]
    starter = games.game.names[games.game.table.first]
    assert english == [
        "Game 1: chance decides about the start.",
        "Blas wins game 1.",
        "The table is cleared after game 1.",
        f"Game 2: {starter} starts.",
        "Ana wins game 2.",
        "The series ends in a draw after 2 games.",
    ]
    assert spanish == [
        "Partida 1: el azar decide sobre el comienzo.",
        "Blas gana la partida 1.",
        "Se recoge la mesa tras la partida 1.",
        f"Partida 2: empieza {starter}.",
        "Ana gana la partida 2.",
        "La serie termina en empate tras 2 partidas.",
    ]


# --- what standings count -------------------------------------------------------------------------------------------


@rule("lorcana", "M55")
def test_a_match_drawn_by_agreement_counts_as_three_drawn_games_whatever_was_won_before():
    games = lose(series(), YOU)
    games.next()
    games.settle(DRAW_AGREED)
    assert games.scores == (1, 0)
    assert games.counted == ((0, 0), 3)


def test_a_drawn_game_counts_beside_those_that_were_won():
    games = series("two-games")
    finish(games.game.table, NOBODY, 0)
    games.next()
    lose(games, YOU)
    assert games.counted == ((1, 0), 1)


@pytest.mark.parametrize(("won", "counted"), [((), (0, 2)), ((YOU,), (1, 2)), ((ME,), (0, 2))])
def test_whoever_leaves_a_match_has_lost_what_would_have_followed(won, counted):
    games = series()
    for loser in won:
        lose(games, loser)
        games.next()
    games.concede(ME)
    assert games.outcome is not None
    assert games.outcome.winner == YOU
    assert games.counted == (counted, 0)
