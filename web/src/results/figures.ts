// What results say when they are counted.

import { grouped } from '../lib/group';
import type { Result } from './result';

export interface Share {
  games: number;
  won: number;
  drawn: number;
  /** The share of games won, a draw counting half; null without games. */
  rate: number | null;
  low: number;
  high: number;
}

/** As many standard deviations to each side hold 95 of 100. */
const REACH = 1.96;

const of = (results: readonly Result[], outcome: Result['outcome']): number => results.filter((one) => one.outcome === outcome).length;

/** The share of games that were won, and where it lies but for one time in twenty (Wilson). */
export const shareOf = (results: readonly Result[]): Share => counted(results.length, of(results, 'won'), of(results, 'drawn'));

function counted(games: number, won: number, drawn: number): Share {
  if (!games) return { games, won, drawn, rate: null, low: 0, high: 1 };
  const rate = (won + drawn / 2) / games;
  const square = REACH ** 2;
  const middle = (rate + square / (2 * games)) / (1 + square / games);
  const reach = (REACH * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games ** 2))) / (1 + square / games);
  return { games, won, drawn, rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Results by what they have in common, those with most games first. */
export function groupedBy(results: readonly Result[], key: (result: Result) => string): [name: string, share: Share][] {
  return [...grouped(results, key)].map(([name, found]) => [name, shareOf(found)] as [string, Share]).sort(([, a], [, b]) => b.games - a.games);
}

export interface Moment {
  at: number;
  share: Share;
}

/** The share after each game, the oldest first. */
export function overTime(results: readonly Result[]): Moment[] {
  const sorted = [...results].sort((a, b) => a.at - b.at);
  let [won, drawn] = [0, 0];
  return sorted.map(({ at, outcome }, before) => {
    if (outcome === 'won') won += 1;
    if (outcome === 'drawn') drawn += 1;
    return { at, share: counted(before + 1, won, drawn) };
  });
}

export interface Length {
  /** From this turn up to and without the next step. */
  from: number;
  games: number;
}

/** How many games ended in which turns, in at most so many equal steps. */
export function lengthsOf(results: readonly Result[], most = 12): Length[] {
  const longest = Math.max(0, ...results.map((one) => one.turns));
  const step = Math.max(1, Math.ceil((longest + 1) / most));
  const steps = Array.from({ length: Math.floor(longest / step) + 1 }, (_, at) => ({ from: at * step, games: 0 }));
  for (const { turns } of results) {
    const found = steps[Math.floor(turns / step)];
    if (found) found.games += 1;
  }
  return steps;
}

export const averageTurns = (results: readonly Result[]): number =>
  results.length ? results.reduce((sum, one) => sum + one.turns, 0) / results.length : 0;
