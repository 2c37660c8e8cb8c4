"""Games on a Ray cluster: the same rows as from processes, also when one of its machines is lost on the way."""

from __future__ import annotations

import sys

import pytest

from mazo._version import __version__
from mazo.errors import BadConfig
from mazo.lab import cluster
from mazo.lab.crew import How, play
from mazo.lab.matchups import matchups, meet
from mazo.lab.sim import Deck, plan


def test_a_place_that_nobody_knows_is_refused():
    with pytest.raises(BadConfig, match='on "ray" or "ray:ADDRESS", not on "moon"'):
        list(play(plan("lorcana", games=1), on="moon"))


def test_without_ray_it_is_said_what_brings_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadConfig, match=r"pip install 'mazo\[ray\]'"):
        list(play(plan("lorcana", games=1), on="ray"))


def test_a_machine_with_another_version_plays_nothing():
    assert cluster.played("mazo.lab.sim", "Plan", b"{}", "0.0", 0, 5) == ([], 0, __version__)


@pytest.mark.doors
def test_two_machines_of_which_one_is_lost_bring_what_one_process_brings():
    import ray
    from ray.cluster_utils import Cluster

    decks = [Deck(name, name) for name in ("spark-dash", "iron-fists", "green-bazaar")]
    job = matchups("lorcana", decks, bot="greedy", games=16, seed=7)
    machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = machines.add_node(num_cpus=1)
    machines.wait_for_nodes()
    ray.init(address=machines.address, log_to_driver=False, logging_level="ERROR")
    lost: list[int] = []

    def watch(games: int) -> None:
        if not lost:
            machines.remove_node(second, allow_graceful=False)
            lost.append(games)

    try:
        found = meet(job, How(watch=watch, on="ray"))
    finally:
        ray.shutdown()
        machines.shutdown()
    assert 0 < lost[0] < job.games
    assert found == meet(job, How(1)) == meet(job, How(2))
