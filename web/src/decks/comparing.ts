// What two lists have in common, and what they have not.

export interface Difference {
  name: string;
  here: number;
  there: number;
}

export interface Compared {
  onlyHere: Difference[];
  onlyThere: Difference[];
  more: Difference[];
  fewer: Difference[];
  /** How many cards both have, copy by copy. */
  shared: number;
}

type Cards = Readonly<Record<string, number>>;

export function compare(here: Cards, there: Cards): Compared {
  const all = [...new Set([...Object.keys(here), ...Object.keys(there)])].sort((a, b) => a.localeCompare(b));
  const rows = all.map((name) => ({ name, here: here[name] ?? 0, there: there[name] ?? 0 }));
  return {
    onlyHere: rows.filter((row) => !row.there),
    onlyThere: rows.filter((row) => !row.here),
    more: rows.filter((row) => row.there && row.here > row.there),
    fewer: rows.filter((row) => row.here && row.there > row.here),
    shared: rows.reduce((sum, row) => sum + Math.min(row.here, row.there), 0),
  };
}
