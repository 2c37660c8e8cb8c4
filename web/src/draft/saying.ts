// What a game calls the things of its draft, as sentences.

import { named, type BoardPlan } from '../table/boards';
import { filled } from '../texts/filling';

export type Values = Readonly<Record<string, string | number>>;

/** A phrase of the draft, as the game says it. */
export const packWords = (plan: BoardPlan, name: string, values: Values = {}): string => filled(named(plan, 'packs', name), values);

/** So many counters of a kind. */
export const counterWords = (plan: BoardPlan, name: string, n: number): string => filled(named(plan, 'counter', name), { n });

/** At the beginning of a sentence. */
export const opening = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
