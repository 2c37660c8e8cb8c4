// Events as lines of the log: what others say as much as is left out, and what happens again and again is told once.

import type { Told } from '../lib/protocol';
import { server } from '../lib/server.svelte';
import { planIn } from './boards';

export interface LogLine {
  told: Told;
  /** How many events in a row the line stands for. */
  times: number;
}

export const isLoud = (told: Told): boolean => !(server.about?.games ?? []).some((game) => planIn(game).quiet.includes(told.event.kind));

const alike = (one: Told, other: Told): boolean =>
  one.rule === other.rule && one.text === other.text && one.event.seat === other.event.seat;

/** Somebody has passed: what comes of it says more, where there is little room. */
const PASSES = 'passes';

/** The last lines of a log, as they are told at a glance. */
export function lastLines(events: readonly Told[], many: number): LogLine[] {
  return linesOf(events.filter(({ event }) => event.kind !== PASSES)).slice(-many);
}

export function linesOf(events: readonly Told[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const told of events.filter(isLoud)) {
    const last = lines.at(-1);
    if (last && alike(last.told, told)) last.times += 1;
    else lines.push({ told, times: 1 });
  }
  return lines;
}
