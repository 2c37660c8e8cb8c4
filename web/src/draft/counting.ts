// What a deck of a draft is made of.

import type { Tint } from '../cards/tints';
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

export interface TintRow {
  key: string;
  tints: readonly Tint[];
  cards: CardView[];
}

/** Cards that are told apart by the same colours, or by the same type where there are none, together: single ones first. */
export function tintRows(cards: readonly CardView[], tintsOf: (card: CardView) => readonly Tint[]): TintRow[] {
  const found = new Map<string, TintRow>();
  for (const card of cards) {
    const tints = tintsOf(card);
    const key = tints.map(({ name }) => name).join(' ');
    const row = found.get(key) ?? { key, tints, cards: [] };
    row.cards.push(card);
    found.set(key, row);
  }
  return [...found.values()].sort((one, other) => one.tints.length - other.tints.length || one.key.localeCompare(other.key));
}
