// The addresses of the gallery: of a card, and of a search with all that was chosen.

import type { AskCards } from '../lib/api';

export interface Wanted {
  asked: string;
  chosen: Record<string, string[]>;
  order: string;
}

export const NOTHING: Wanted = { asked: '', chosen: {}, order: '' };

const WORDS = 'q';
const ORDER = 'order';
/** What the address says besides. */
const APART: readonly string[] = [WORDS, ORDER, 'lang'];

/** A card's page; it stays the same as long as the card keeps its name. */
export const cardPath = (game: string, name: string): string => `/cards/${game}/${encodeURIComponent(name)}`;

/** A search as it stands behind the address of the gallery. */
export function queryOf({ asked, chosen, order }: Wanted): string {
  const query = new URLSearchParams();
  if (asked.trim()) query.set(WORDS, asked.trim());
  if (order) query.set(ORDER, order);
  for (const [name, values] of Object.entries(chosen)) if (values.length) query.set(name, values.join('~'));
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** The search in an address; of filters that the game does not have nothing is taken over. */
export function wantedIn(query: string, filters: readonly string[]): Wanted {
  const found = new URLSearchParams(query);
  const chosen: Record<string, string[]> = {};
  for (const [name, values] of found) if (!APART.includes(name) && filters.includes(name)) chosen[name] = values.split('~').filter(Boolean);
  return { asked: found.get(WORDS) ?? '', chosen, order: found.get(ORDER) ?? '' };
}

export const asAsked = ({ asked, chosen, order }: Wanted, at = 0, names = false): AskCards => ({ asked, chosen, order, at, names });

/** How many values are chosen. */
export const chosenCount = (wanted: Wanted): number => Object.values(wanted.chosen).reduce((sum, values) => sum + values.length, 0);

/** The search with one value more or less. */
export function toggled(wanted: Wanted, filter: string, value: string): Wanted {
  const values = wanted.chosen[filter] ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...wanted, chosen: { ...wanted.chosen, [filter]: next } };
}
