// The chance of cards among the first ones of a shuffled deck, in closed form (as mazo/lab/odds.py has it).

import type { DealingFacts } from '../lib/api';

/** The number of ways to choose, as a logarithm: the numbers themselves grow beyond what can be written. */
function logChoose(all: number, some: number): number {
  let sum = 0;
  for (let at = 1; at <= some; at += 1) sum += Math.log(all - some + at) - Math.log(at);
  return sum;
}

/** The chance that just so many of the copies are among the drawn cards. */
export function exactly(wanted: number, copies: number, deck: number, drawn: number): number {
  if (wanted < 0 || wanted > copies || drawn - wanted < 0 || drawn - wanted > deck - copies) return 0;
  return Math.exp(logChoose(copies, wanted) + logChoose(deck - copies, drawn - wanted) - logChoose(deck, drawn));
}

/** The chance of so many of the copies, or more. */
export function atLeast(wanted: number, copies: number, deck: number, drawn: number): number {
  let sum = 0;
  for (let number = Math.max(0, wanted); number <= Math.min(copies, drawn); number += 1) sum += exactly(number, copies, deck, drawn);
  return Math.min(1, sum);
}

/** How many cards of the deck somebody has seen in their turn of that number. */
export function seenBy(turn: number, dealing: DealingFacts, first: boolean, deck: number): number {
  const more = turn + (first ? dealing.on_play : dealing.on_draw);
  return Math.min(deck, dealing.hand + Math.max(0, more));
}

export interface TurnOdds {
  turn: number;
  play: number;
  draw: number;
}

/** The chance of so many of the copies in each turn, for who starts and for who does not. */
export function oddsByTurn(wanted: number, copies: number, deck: number, dealing: DealingFacts, turns: number): TurnOdds[] {
  return Array.from({ length: turns }, (_, at) => ({
    turn: at + 1,
    play: atLeast(wanted, copies, deck, seenBy(at + 1, dealing, true, deck)),
    draw: atLeast(wanted, copies, deck, seenBy(at + 1, dealing, false, deck)),
  }));
}
