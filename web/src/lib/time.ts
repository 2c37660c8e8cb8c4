// Time as people read it, and clocks as the server has told them.

import type { Clocked, Timing } from './protocol';
import type { mannersTexts } from '../texts/manners';

/** So many seconds before the end a clock warns. */
export const SOON = 20;

/** Seconds as a clock shows them: 4:05, and tenths when hardly any are left. */
export function clockText(seconds: number): string {
  if (seconds < 10) return Math.max(0, seconds).toFixed(1);
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What is left on a clock now, if the table told of it then (both by the clock of this page, in milliseconds). */
export function leftOn(clock: Clocked, told: number, now: number): number {
  return Math.max(0, clock.runs ? clock.left - (now - told) / 1000 : clock.left);
}

/** How much time a table gives, in words. */
export function timingText(timing: Timing, text: (typeof mannersTexts)['en']): string {
  const long = timing.seconds % 60 === 0 ? text.minutes(timing.seconds / 60) : text.seconds(timing.seconds);
  return timing.kind === 'turn' ? text.perTurn(long) : text.perGame(long, timing.increment ?? 0);
}
