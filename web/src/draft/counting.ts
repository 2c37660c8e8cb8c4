// What a deck of a draft is made of.

import type { CardView } from '../lib/protocol';

export interface Copies {
  name: string;
  copies: number;
  cards: CardView[];
}

const costOf = (same: Copies): number => same.cards[0]?.cost ?? 0;

/** Equal cards together, along the curve of their costs, then the most frequent first. */
export function copiesOf(cards: CardView[]): Copies[] {
  const found = new Map<string, CardView[]>();
  for (const card of cards) found.set(card.name, [...(found.get(card.name) ?? []), card]);
  return [...found]
    .map(([name, same]) => ({ name, copies: same.length, cards: same }))
    .sort((a, b) => costOf(a) - costOf(b) || b.copies - a.copies || a.name.localeCompare(b.name));
}

/** Cards in the rows of their types; in one row where the game sorts them by none. */
export function rowsOf(cards: CardView[], types: readonly string[]): { type: string; cards: CardView[] }[] {
  if (!types.length) return [{ type: '', cards }];
  return types.map((type) => ({ type, cards: cards.filter((card) => card.type === type) }));
}

/** A deck as a list that can be pasted anywhere. */
export const deckList = (cards: CardView[]): string => copiesOf(cards).map(({ name, copies }) => `${copies} ${name}`).join('\n');
