// What can be counted at a draft: where it stands, and what a deck is made of.

import type { CardView, View } from '../lib/protocol';

export const ROUNDS = 3;
export const HANDS = 4;
export const DECK = 24;
const A_ROUND = DECK / ROUNDS;

export const TYPES = ['property', 'face', 'political'] as const;
export type DraftType = (typeof TYPES)[number];

export interface Copies {
  name: string;
  copies: number;
  cards: CardView[];
}

/** Equal cards together, the most frequent first. */
export function copiesOf(cards: CardView[]): Copies[] {
  const found = new Map<string, CardView[]>();
  for (const card of cards) found.set(card.name, [...(found.get(card.name) ?? []), card]);
  return [...found]
    .map(([name, same]) => ({ name, copies: same.length, cards: same }))
    .sort((a, b) => b.copies - a.copies || a.name.localeCompare(b.name));
}

export const ofType = (cards: CardView[], type: DraftType): Copies[] => copiesOf(cards.filter((card) => card.type === type));

/** Which hand of the round one chooses from, from 1. */
export function handNumber(kept: number): number {
  return Math.min(HANDS, Math.floor((kept % A_ROUND) / 2) + 1);
}

/** Where the hands go: two players swap, three pass left, right and left. */
export function direction(view: View): 'swap' | 'left' | 'right' {
  if (view.players.length === 2) return 'swap';
  return view.turn % 2 ? 'left' : 'right';
}

/** The colour of a Palace is the first word of its name. */
export const colourOf = (palace: string): string => palace.split(' ')[0]?.toLowerCase() ?? '';

/** A deck as a list that can be pasted anywhere. */
export const deckList = (cards: CardView[]): string => copiesOf(cards).map(({ name, copies }) => `${copies} ${name}`).join('\n');
