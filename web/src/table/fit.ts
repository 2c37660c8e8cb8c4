// How wide cards can be so that all of them fit into a lane, and all of them equally.

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

/** How a lane lies: how wide its cards are, how far apart (less than nothing: they overlap), and in how many rows. */
export interface Laid {
  card: number;
  gap: number;
  rows: number;
}

const FAR = 19;
const NEAR = 12;
/** Narrower than this no card of a lane becomes; then they overlap. */
export const NARROW = 96;
/** From so many cards on they lie in two rows. */
const MANY = 16;
/** How much of a card is in sight where the next one lies upon it. */
const PEEK = 46;

/**
 * Cards are as high as the lane; if there are many they come nearer, then all become smaller, then they overlap. `units` is
 * how many cards' widths they need together, `cards` how many there are between which there are gaps. Where lanes stand
 * side by side, cards are as small as the fullest of them needs (`crowd`), but no nearer to each other than their own lane asks.
 */
export function laneFit(width: number, height: number, units: number, cards: number, narrow = NARROW, crowd = 0): Laid {
  const rows = Math.max(cards, crowd) >= MANY && height > 2 * 90 ? 2 : 1;
  const tall = Math.max(40, Math.floor((height - (rows - 1) * NEAR) / rows / RATIO));
  const [share, each] = [Math.max(units, crowd) / rows, Math.ceil(Math.max(cards, crowd) / rows)];
  const fitting = Math.floor((width - NEAR * (each - 1)) / share);
  const card = Math.max(Math.min(tall, narrow), Math.min(tall, fitting));
  const own = Math.ceil(cards / rows);
  const spare = own > 1 ? Math.floor((width - (units / rows) * card) / (own - 1)) : FAR;
  return { card, gap: Math.max(PEEK - card, Math.min(FAR, spare)), rows };
}
