"""What the lab found for other tools: flat rows, Parquet and PNG."""

from __future__ import annotations

import sys
from io import BytesIO

import pytest

from mazo.errors import BadConfig
from mazo.lab.charts import Bar, bars
from mazo.lab.crew import How
from mazo.lab.export import parquet, png, records
from mazo.lab.matchups import Matrix, matchups, meet
from mazo.lab.sim import Deck


@pytest.fixture(scope="module")
def found() -> Matrix:
    decks = [Deck(name, name) for name in ("spark-dash", "iron-fists")]
    return meet(matchups("lorcana", decks, bot="random", games=2, seed=7), How(1))


def test_each_pairing_is_a_row_with_the_names_of_its_decks_and_what_holds_for_all(found):
    (row,) = records(found)
    assert (row["one"], row["game"], row["seed"], row["games"]) == ("spark-dash", "lorcana", "7", 2)
    won = sum(row[f"{half}_{what}"] for half in ("first", "second") for what in ("wins", "losses", "draws"))
    assert won == 2


@pytest.mark.parametrize(("write", "library"), [(lambda: parquet([]), "pyarrow"), (lambda: png("<svg/>"), "resvg_py")])
def test_without_the_library_it_is_said_what_brings_it(monkeypatch, write, library):
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(BadConfig, match=r"pip install 'mazo\[(parquet|png)\]'"):
        write()


@pytest.mark.doors
def test_parquet_keeps_the_types_of_the_figures(found):
    from pyarrow.parquet import read_table

    table = read_table(BytesIO(parquet(records(found))))
    assert table.num_rows == len(records(found))
    assert str(table.schema.field("first_wins").type) == "int64"
    assert table.to_pylist() == records(found)


@pytest.mark.doors
def test_a_chart_becomes_a_picture_with_its_words_drawn():
    one, other = (png(bars("Title", "below", [Bar(label, 0.5, "50 %")])) for label in ("Sol", "Luna y estrellas"))
    assert one.startswith(b"\x89PNG")
    assert one != other
