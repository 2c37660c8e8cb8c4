// What can be counted about a deck.

import { cardTypes, hasCost, isMarked, typeOf } from '../cards/known';
import { asCard } from '../cards/reading';
import type { Face } from '../lib/api';

export interface CostStep {
  cost: number;
  marked: number;
  other: number;
}

export interface DeckFigures {
  /** One step a cost, without gaps; the last one holds everything dearer as well. */
  curve: CostStep[];
  cards: number;
  /** Those with the mark of their game in the corner. */
  marked: number;
  /** The average cost of the cards that have one. */
  average: number;
}

export interface CardLine {
  name: string;
  copies: number;
  face: Face | undefined;
}

export interface CardGroup {
  type: string;
  copies: number;
  lines: CardLine[];
}

export const DEAREST = 8;
/** Counted over the cards whose faces are known already. */
export function figuresOf(lines: CardLine[]): DeckFigures {
  const curve = Array.from({ length: DEAREST + 1 }, (_, cost) => ({ cost, marked: 0, other: 0 }));
  let [cards, marked, paid, sum] = [0, 0, 0, 0];
  for (const { face, copies } of lines) {
    cards += copies;
    if (!face || !hasCost(asCard(face))) continue;
    const cost = face.cost ?? 0;
    const step = curve[Math.min(cost, DEAREST)];
    const told = isMarked(asCard(face));
    if (step) step[told ? 'marked' : 'other'] += copies;
    if (told) marked += copies;
    paid += copies;
    sum += cost * copies;
  }
  const first = curve[0] && curve[0].marked + curve[0].other ? 0 : 1;
  return { curve: curve.slice(first), cards, marked, average: paid ? sum / paid : 0 };
}

/** The cards by type, the cheap ones first. */
export function groupsOf(lines: CardLine[]): CardGroup[] {
  const groups = new Map<string, CardLine[]>();
  for (const line of lines) {
    const type = line.face ? typeOf(asCard(line.face)) : '';
    groups.set(type, [...(groups.get(type) ?? []), line]);
  }
  const order = cardTypes();
  const place = (type: string) => (order.includes(type) ? order.indexOf(type) : order.length);
  return [...groups]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([type, found]) => ({
      type,
      copies: found.reduce((sum, line) => sum + line.copies, 0),
      lines: found.sort((a, b) => (a.face?.cost ?? 0) - (b.face?.cost ?? 0) || a.name.localeCompare(b.name)),
    }));
}

/** How many cards there are of each kind, such as a race. */
export function kindsOf(lines: CardLine[]): [kind: string, copies: number][] {
  const found = new Map<string, number>();
  for (const { face, copies } of lines) for (const kind of face?.kinds ?? []) found.set(kind, (found.get(kind) ?? 0) + copies);
  return [...found];
}
