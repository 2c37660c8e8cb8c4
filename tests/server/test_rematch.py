"""A rematch: the same people and decks at another table, which the same tokens open."""

from tests.server.support import Player, made, served

TWO = ({"who": "person", "name": "Ana", "deck": "spark-dash"}, {"who": "person", "name": "Blas", "deck": "iron-fists"})


def ask_again(server, table, token):
    return server.http.post(f"/api/tables/{table}/rematch", json={"token": token})


def give_up(server, table, token):
    """The game of two people, conceded by one of them."""
    with server.connect() as socket:
        loser = Player(socket, table["table"], token)
        loser.sit_down()
        loser.until("ask", "wait")
        loser.say("concede")
        loser.until("over")


def seat_all(server, table):
    for key in table["keys"]:
        with server.connect() as socket:
            Player(socket, table["table"], key["token"]).sit_down()


def test_whoever_asks_first_makes_it_and_the_others_find_it(tmp_path):
    with served(tmp_path) as server:
        table = made(server, *TWO, format="core", edition="2.2.0")
        first, second = (key["token"] for key in table["keys"])
        assert ask_again(server, table["table"], first).status_code == 422  # not begun, so not over
        seat_all(server, table)
        give_up(server, table, first)
        answers = [ask_again(server, table["table"], token) for token in (first, second, first)]
        assert [answer.status_code for answer in answers] == [201] * 3
        (again,) = {answer.json()["table"] for answer in answers}
        assert server.http.get(f"/api/tables/{table['table']}").json()["again"] == again
        old, new = (server.hall.rooms[name].table for name in (table["table"], again))
        assert new.chairs == old.chairs
        assert (new.setup.format, new.setup.edition) == ("core", "2.2.0")
        assert new.setup.seed != old.setup.seed
        for seat, token in enumerate((first, second)):
            with server.connect() as socket:
                player = Player(socket, again, token)
                player.sit_down()
                assert player.room["state"] == "salting"
            assert server.hall.store.seat_of(again, token) == seat


def test_only_who_sits_there_may_ask(tmp_path):
    with served(tmp_path) as server:
        table = made(server, *TWO)
        seat_all(server, table)
        give_up(server, table, table["keys"][0]["token"])
        assert ask_again(server, table["table"], "nobody's").status_code == 404
        assert ask_again(server, "no-such-table", table["keys"][0]["token"]).status_code == 404


def test_it_is_still_known_after_a_restart(tmp_path):
    with served(tmp_path) as server:
        table = made(server, *TWO)
        seat_all(server, table)
        give_up(server, table, table["keys"][0]["token"])
        again = ask_again(server, table["table"], table["keys"][0]["token"]).json()["table"]
    with served(tmp_path) as server:
        token = table["keys"][1]["token"]
        assert ask_again(server, table["table"], token).json()["table"] == again
        with server.connect() as socket:
            player = Player(socket, again, token)
            player.sit_down()
            assert player.room["seats"][1]["name"] == "Blas"
