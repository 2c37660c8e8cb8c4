// A list while it is built: how often each card is in the deck and beside it, and what is marked.

import type { Judgement } from '../lib/api';

export interface Draft {
  cards: Readonly<Record<string, number>>;
  side: Readonly<Record<string, number>>;
  /** The cards that begin the game in play, in games whose lists mark them. */
  marked: readonly string[];
  /** Lines that name no card: they are kept until somebody mends them. */
  strange: readonly string[];
}

export type Part = 'cards' | 'side';

export const EMPTY: Draft = { cards: {}, side: {}, marked: [], strange: [] };

/** The words over the cards beside the deck, as any reader of lists knows them (mazo/texts/decklists.py). */
const SIDE = 'Sideboard';

/** What a judged text lists; lines that were not understood are taken over as they stand. */
export function draftOf(text: string, judgement: Judgement): Draft {
  const lines = text.split('\n');
  const strange = (judgement.missing ?? []).flatMap((problem) => (problem.line ? [lines[problem.line - 1] ?? ''] : [])).filter((line) => line.trim());
  return { cards: judgement.names, side: judgement.side ?? {}, marked: judgement.marked ?? [], strange: [...new Set(strange)] };
}

/** So many copies more or fewer of a card; none are left of it at 0. */
export function changed(draft: Draft, name: string, by: number, part: Part = 'cards'): Draft {
  const copies = Math.max(0, (draft[part][name] ?? 0) + by);
  const { [name]: _, ...others } = draft[part];
  const known = name in draft[part];
  const next = copies ? (known ? { ...draft[part], [name]: copies } : { ...others, [name]: copies }) : others;
  const marked = part === 'cards' && !copies ? draft.marked.filter((one) => one !== name) : draft.marked;
  return { ...draft, [part]: next, marked };
}

/** One copy goes to the other part of the list. */
export function moved(draft: Draft, name: string, from: Part): Draft {
  if (!draft[from][name]) return draft;
  return changed(changed(draft, name, -1, from), name, 1, from === 'cards' ? 'side' : 'cards');
}

/** A card is marked alone, or no longer. */
export function marked(draft: Draft, name: string): Draft {
  return { ...draft, marked: draft.marked.includes(name) ? [] : [name] };
}

export const copiesIn = (part: Readonly<Record<string, number>>): number => Object.values(part).reduce((sum, n) => sum + n, 0);

/** The list as text; `behind` stands behind the line of a marked card, of which one copy is written apart. */
export function draftText(draft: Draft, behind = ''): string {
  const lines = Object.entries(draft.cards).flatMap(([name, copies]) =>
    draft.marked.includes(name) && behind
      ? [`1 ${name} ${behind}`, ...(copies > 1 ? [`${copies - 1} ${name}`] : [])]
      : [`${copies} ${name}`],
  );
  const side = Object.entries(draft.side).map(([name, copies]) => `${copies} ${name}`);
  return [...draft.strange, ...lines, ...(side.length ? ['', SIDE, ...side] : [])].join('\n');
}
