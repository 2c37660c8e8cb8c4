"""Try inputs of nonsense: `python -m tests.fuzzing.run --inputs 1000000 --seed 7`; `--only N` shows one again."""

from __future__ import annotations

import argparse
import sys

from tests.fuzzing.inputs import fuzz


def main() -> int:
    """Try them, and say what happened."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzzing.run", description=__doc__)
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first input (0)")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--only", type=int, default=None, help="try one input again")
    asked = parser.parse_args()
    numbers = range(asked.first, asked.first + asked.inputs) if asked.only is None else [asked.only]
    report = fuzz(numbers, asked.seed)
    total = sum(report.inputs.values())
    print(f"{total} inputs ({', '.join(f'{count} {sort}' for sort, count in report.inputs.most_common())})")
    print(f"{report.refused} refused, {len(report.faults)} faults, {report.seconds:.0f} s of a processor")
    print(f"the slowest took {report.slowest * 1000:.0f} ms ({report.slowest_input})")
    for fault in report.faults:
        print(f"--seed {asked.seed} --only {fault.number}: {fault.sort}: {fault.what}")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
