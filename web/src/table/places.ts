// Where the leaves of players stand on a board of columns: in the order of turns, one's own among its neighbours.

export interface Place {
  column: number;
  /** As CSS says rows of a grid. */
  rows: string;
}

/** The lines of a grid that has all its rows for one leaf, its upper one, and its lower one. */
const WHOLE = '1 / span 2';
const UPPER = '1';
const LOWER = '2';
/** So many others stand beside each other; more stand in two rows. */
const ABREAST = 3;

/** The place of one's own leaf and those of so many others, the next in turn first. */
export function placesOf(others: number): { own: Place; others: Place[] } {
  if (others > ABREAST) {
    const columns = Math.ceil(others / 2);
    const place = (_: unknown, at: number) => ({ column: 2 + (at % columns), rows: at < columns ? UPPER : LOWER });
    return { own: { column: 1, rows: WHOLE }, others: Array.from({ length: others }, place) };
  }
  // Whoever comes last before one stands at one's left.
  const place = (_: unknown, at: number) => ({ column: at === others - 1 ? 1 : 3 + at, rows: WHOLE });
  return { own: { column: 2, rows: WHOLE }, others: Array.from({ length: others }, place) };
}
