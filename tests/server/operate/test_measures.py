"""What is counted is told as Prometheus reads it."""

from __future__ import annotations

import gc
import re

from mazo.server.operate.measures import SECONDS, Count, Measures, Times

LINE = re.compile(r'[a-z_]+(\{[a-z_]+="(\\.|[^"\\])*"(,[a-z_]+="(\\.|[^"\\])*")*\})? (\d+(\.\d+)?(e-?\d+)?)$')


def test_a_count_has_a_line_for_each_combination_of_labels():
    count = Count("tries_total", "Tries.", ("route", "status"))
    count.add("/a", "200")
    count.add("/a", "200")
    count.add('/"b\n', "404", by=3)
    assert list(count.lines()) == [
        'tries_total{route="/\\"b\\n",status="404"} 3',
        'tries_total{route="/a",status="200"} 2',
    ]


def test_times_are_counted_below_each_bound():
    times = Times("took_seconds", "It took.")
    for seconds in (0.0005, 0.002, 0.002, 100.0):
        times.add(seconds)
    lines = dict(line.rsplit(" ", 1) for line in times.lines())
    assert lines['took_seconds_bucket{le="0.001"}'] == "1"
    assert lines['took_seconds_bucket{le="0.0025"}'] == "3"
    assert lines[f'took_seconds_bucket{{le="{int(SECONDS[-1])}"}}'] == "3"
    assert lines['took_seconds_bucket{le="+Inf"}'] == lines["took_seconds_count"] == "4"
    assert float(lines["took_seconds_sum"]) == 100.0045


def test_every_line_is_one_that_prometheus_reads():
    measures = Measures()
    measures.requests.add("/api/tables/{table:str}", "200")
    measures.answers.add(0.01, "http")
    measures.committed(0.003, 2)
    measures.watch("rooms", "Rooms.", lambda: [({"state": "over"}, 2.0)])
    lines = measures.text().splitlines()
    assert [line for line in lines if not line.startswith("#") and not LINE.match(line)] == []
    named = {line.split()[2] for line in lines if line.startswith("# TYPE")}
    for line in lines:
        if not line.startswith("#"):
            name = re.split(r"[{ ]", line)[0]
            assert name in named or re.sub(r"_(bucket|sum|count)$", "", name) in named
    assert 'rooms{state="over"} 2' in lines
    assert "mazo_changes_total 2" in lines


def test_collections_and_their_pauses_are_counted_until_it_ends():
    measures = Measures()
    end = measures.watch_collector()
    gc.collect()
    end()
    before = measures.text()
    gc.collect()
    assert re.search(r'mazo_gc_collections_total\{generation="2"\} [1-9]', before)
    assert measures.text() == before
