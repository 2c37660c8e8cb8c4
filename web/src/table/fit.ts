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

/** What lies together on a leaf: so many cards in a row, and so many lines beside them. */
export interface Heap {
  cards: number;
  lines: number;
  /** Whether its name stands above it. */
  titled: boolean;
}

const LEAST_ON_LEAF = 68;
const LARGE_ON_LEAF = 76;
const PADDING = 16;
const CARD_GAP = 6;
const TITLE = 14;
/** So many lines stand upon another. */
export const LINES_HIGH = 3;
const LINE_HEIGHT = 38;
const LINE_WIDTH = 96;
const HEAP_GAP = 8;

/** How heaps lie on a leaf: how wide their cards are, and whether each has a row of its own. */
export interface OnLeaf {
  /** 0: they are lines. */
  card: number;
  alone: boolean;
}

/** The largest cards with which all heaps of a leaf fit: one under the other while they are large, then side by side, then as lines. */
export function leafFit(width: number, height: number, heaps: readonly Heap[], wide: number): OnLeaf {
  for (const [alone, least] of [[true, LARGE_ON_LEAF], [false, LEAST_ON_LEAF]] as const) {
    for (let card = wide; card >= least; card -= 2) {
      if (stacked(width, heaps, card, alone) <= height) return { card, alone };
    }
  }
  return { card: 0, alone: false };
}

/** How high the heaps are in rows of that width, each of them in as many rows as it needs; endless if a card is wider. */
function stacked(width: number, heaps: readonly Heap[], card: number, alone: boolean): number {
  let [total, left, row] = [0, 0, 0];
  for (const { cards, lines, titled } of heaps) {
    const beside = Math.ceil(lines / LINES_HIGH) * LINE_WIDTH;
    const abreast = Math.min(cards, Math.floor((width - PADDING - beside) / (card + CARD_GAP)));
    if (abreast < Math.min(cards, 1)) return Infinity;
    const wide = PADDING + abreast * (card + CARD_GAP) + beside;
    const rows = cards ? Math.ceil(cards / abreast) : 0;
    const high = PADDING + (titled ? TITLE : 0) + Math.max(rows * (card * RATIO + CARD_GAP), Math.min(lines, LINES_HIGH) * LINE_HEIGHT);
    if (wide > left || alone) {
      total += row;
      [left, row] = [width, 0];
    }
    left -= wide + HEAP_GAP;
    row = Math.max(row, high + HEAP_GAP);
  }
  return total + row;
}
