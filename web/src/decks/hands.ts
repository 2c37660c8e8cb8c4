// Hands that are drawn to see how a list feels: shuffled here, dealt as the game deals.

import type { DealingFacts } from '../lib/api';

export interface Drawn {
  /** The rest of the deck, the next card last. */
  deck: readonly string[];
  hand: readonly string[];
  /** What was drawn after the hand was kept. */
  later: readonly string[];
  /** How large the last first hand was, and whether it was changed. */
  size: number;
  changed: boolean;
}

/** A number from 0 up to and without `below`. */
export type Dice = (below: number) => number;

export const chance: Dice = (below) => Math.floor(Math.random() * below);

/** The cards in a random order. */
export function shuffled(cards: readonly string[], dice: Dice): string[] {
  const mixed = [...cards];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = dice(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as string, mixed[at] as string];
  }
  return mixed;
}

/** Every card as often as it is in the deck; what begins in play is not in it. */
export function cardsOf(names: Readonly<Record<string, number>>, begins = ''): string[] {
  return Object.entries(names).flatMap(([name, copies]) => Array.from({ length: copies - (name === begins ? 1 : 0) }, () => name));
}

export function dealt(cards: readonly string[], size: number, dice: Dice, changed = false): Drawn {
  const deck = shuffled(cards, dice);
  const hand = deck.splice(Math.max(0, deck.length - size));
  return { deck, hand: hand.reverse(), later: [], size, changed };
}

/** The chosen cards go under the deck, as many are drawn, and the deck is shuffled again. */
export function withSomeChanged(drawn: Drawn, places: readonly number[], dice: Dice): Drawn {
  const put = places.map((at) => drawn.hand[at]).filter((name) => name !== undefined);
  const kept = drawn.hand.filter((_, at) => !places.includes(at));
  const deck = [...put, ...drawn.deck];
  const fresh = deck.splice(Math.max(0, deck.length - put.length)).reverse();
  return { ...drawn, deck: shuffled(deck, dice), hand: [...kept, ...fresh], changed: true };
}

/** The whole hand goes back for one card fewer. */
export function withOneFewer(drawn: Drawn, dice: Dice): Drawn {
  return dealt([...drawn.deck, ...drawn.hand], Math.max(0, drawn.size - 1), dice, true);
}

/** One card more. */
export function drawOne(drawn: Drawn): Drawn {
  const card = drawn.deck.at(-1);
  return card === undefined ? drawn : { ...drawn, deck: drawn.deck.slice(0, -1), later: [...drawn.later, card] };
}

/** Whether the hand may be changed now. */
export const mayChange = (drawn: Drawn, dealing: DealingFacts): boolean =>
  !drawn.later.length && (dealing.again === 'some' ? !drawn.changed : dealing.again === 'fewer' && drawn.hand.length > 1);
