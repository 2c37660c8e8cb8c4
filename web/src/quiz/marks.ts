// Which questions were answered on this device, and whether rightly: the first answer to each counts.

const KEPT = 'mazo.quiz';

export type Marks = Record<string, Record<string, boolean>>;

/** The answers by game and question; what can't be read counts as none. */
export function marks(): Marks {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return found && typeof found === 'object' && !Array.isArray(found) ? (found as Marks) : {};
  } catch {
    return {};
  }
}

export function mark(game: string, question: string, right: boolean): void {
  const all = marks();
  if (question in (all[game] ?? {})) return;
  localStorage.setItem(KEPT, JSON.stringify({ ...all, [game]: { ...all[game], [question]: right } }));
}

export function forget(game: string): void {
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(Object.entries(marks()).filter(([name]) => name !== game))));
}

/** How many of these questions were answered, and how many of them rightly. */
export function scoreOf(answers: Record<string, boolean> | undefined, names: readonly string[]): { right: number; answered: number } {
  const given = names.filter((name) => name in (answers ?? {}));
  return { right: given.filter((name) => answers?.[name]).length, answered: given.length };
}
