"""House rules at a table of the server: they hold, and still do after a restart."""

from mazo.games.myl.rules.game import MylGame
from tests.server.support import Player, made, served

TWO = ({"who": "person", "name": "Ana", "deck": "ensayo"}, {"who": "person", "name": "Blas", "deck": "niebla"})


def seated(server, table):
    """The table of the game after everybody has sat down."""
    for key in table["keys"]:
        with server.connect() as socket:
            player = Player(socket, table["table"], key["token"])
            player.sit_down()
            if key is table["keys"][-1]:
                player.until("ask", "wait")
    game = server.hall.rooms[table["table"]].table.game
    assert isinstance(game.table, MylGame)
    return game.table


def test_what_was_set_before_the_game_holds_after_a_restart(tmp_path):
    with served(tmp_path) as server:
        table = made(server, *TWO, game="myl", options={"draw_together": 0})
        assert seated(server, table).profile.draw_together is False
    with served(tmp_path) as server:
        assert seated(server, table).profile.draw_together is False
