// Texts in both languages: a key that one of them lacks is a type error.

import type { Lang } from '../lib/protocol';

type Said = string | ((...values: never[]) => string);

export function inBoth<T extends Record<string, Said>>(en: T, es: NoInfer<T>): Record<Lang, T> {
  return { en, es };
}

/** A word of a table by its key, or the key itself where the table does not know it. */
export function wordOf(words: Record<string, unknown>, key: string): string {
  const found = words[key];
  return typeof found === 'string' ? found : key;
}
