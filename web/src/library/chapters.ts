// A rule book taken apart: its chapters, and how deep a rule lies in them.

import type { BookRule } from '../lib/api';

export interface Chapter {
  number: string;
  title: string;
  rules: BookRule[];
}

/** The chapter of a number: what stands before its first dot; house rules are one of their own. */
export const chapterOf = (number: string): string => (/^M\d/.test(number) ? 'M' : (number.split('.')[0] ?? ''));

/** The chapters in the order of the book; one that has a heading is called after it. */
export function chaptersOf(rules: readonly BookRule[], house: string): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    const number = chapterOf(rule.number);
    const chapter = found.get(number) ?? { number, title: number === 'M' ? house : '', rules: [] };
    if (rule.number === number) chapter.title = rule.title;
    else chapter.rules.push(rule);
    found.set(number, chapter);
  }
  return [...found.values()];
}

/** How many steps a rule lies below its chapter. */
export const depthOf = (number: string): number => Math.max(0, number.split('.').length - 2);
