// The score of a game drawn over its turns: one line a seat, on a plain grid.

import type { Story } from '../lib/api';

export interface Line {
  seat: number;
  points: string;
  /** Where it ends. */
  end: { x: number; y: number };
}

export interface Curve {
  lines: Line[];
  /** Heights of the grid, with their numbers. */
  steps: { y: number; value: number }[];
  turns: { x: number; turn: number }[];
  /** Where a moment of a turn stands on a seat's line. */
  at: (turn: number, seat: number) => { x: number; y: number };
}

const GRID = 4;

/** The curve within a box of that size. */
export function curveOf({ turns }: Story, wide: number, high: number, goal: number): Curve {
  const most = Math.max(goal, 1, ...turns.flatMap(({ scores }) => scores));
  const last = Math.max(1, turns.length - 1);
  const x = (at: number) => Math.round((at / last) * wide);
  const y = (value: number) => Math.round(high - (value / most) * high);
  const seats = turns[0]?.scores.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: turns.map(({ scores }, at) => `${x(at)},${y(scores[seat] ?? 0)}`).join(' '),
    end: { x: wide, y: y(turns.at(-1)?.scores[seat] ?? 0) },
  }));
  const each = Math.max(1, Math.ceil(most / GRID));
  const marked = Math.max(1, Math.ceil(turns.length / 12));
  return {
    lines,
    steps: Array.from({ length: GRID + 1 }, (_, at) => at * each).filter((value) => value <= most).map((value) => ({ y: y(value), value })),
    turns: turns.map(({ turn }, at) => ({ x: x(at), turn })).filter(({ turn }) => turn && turn % marked === 0),
    at: (turn, seat) => {
      const found = Math.max(0, turns.findIndex((each) => each.turn === turn));
      return { x: x(found), y: y(turns[found]?.scores[seat] ?? 0) };
    },
  };
}
