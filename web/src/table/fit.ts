// How wide cards can be so that all of them fit into a lane.

export const RATIO = 88 / 63;
const ROWS = 4;

/** The widest cards that fit in at most four rows, between the narrowest and the widest that are legible. */
export function cardWidth(width: number, height: number, cards: number, gap: number, narrow: number, wide: number): number {
  if (!cards) return wide;
  let best = narrow;
  for (let rows = 1; rows <= ROWS; rows += 1) {
    const columns = Math.ceil(cards / rows);
    const byWidth = (width - gap * (columns - 1)) / columns;
    const byHeight = (height - gap * (rows - 1)) / rows / RATIO;
    best = Math.max(best, Math.min(byWidth, byHeight));
  }
  return Math.floor(Math.min(wide, best));
}
