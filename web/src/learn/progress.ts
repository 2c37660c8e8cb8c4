// Which lessons are finished on this device, and so which rules somebody has met.

import type { School } from '../lib/api';

const KEPT = 'mazo.lessons';

/** The names of the finished lessons, by game; what can't be read counts as none. */
export function finished(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

export function finish(game: string, lesson: string): void {
  const done = finished();
  const names = new Set(done[game] ?? []).add(lesson);
  localStorage.setItem(KEPT, JSON.stringify({ ...done, [game]: [...names] }));
}

/** The numbers of the rules of a school that its finished lessons show. */
export function metRules(school: School, done: Record<string, string[]>): Set<string> {
  const names = new Set(done[school.game] ?? []);
  return new Set(school.lessons.filter((lesson) => names.has(lesson.name)).flatMap((lesson) => lesson.rules));
}
