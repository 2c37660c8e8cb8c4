// Events as lines of the log: what others say as much as is left out, and what happens again and again is told once.

import type { Told } from '../lib/protocol';

const QUIET = new Set([
  'exerts', 'readies', 'ink_readied', 'dried', 'paid', 'challenged', 'challenge_over', 'turn_passed', 'lore_at_zero', 'quests',
  'gathered', 'counters_gone', 'regroups', 'played', 'effects_end', 'turn_ended',
]);

export interface LogLine {
  told: Told;
  /** How many events in a row the line stands for. */
  times: number;
}

export const isLoud = (told: Told): boolean => !QUIET.has(told.event.kind);

const alike = (one: Told, other: Told): boolean =>
  one.rule === other.rule && one.text === other.text && one.event.seat === other.event.seat;

export function linesOf(events: readonly Told[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const told of events.filter(isLoud)) {
    const last = lines.at(-1);
    if (last && alike(last.told, told)) last.times += 1;
    else lines.push({ told, times: 1 });
  }
  return lines;
}
