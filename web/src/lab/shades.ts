// How a share is coloured: to one side above a half, to the other below, stronger the farther it is.

export interface Shade {
  side: 'won' | 'lost';
  /** From 0 to 100. */
  strength: number;
}

/** So far from a half nothing becomes stronger. */
const FULL = 0.35;

export const shadeOf = (share: number): Shade => ({ side: share >= 0.5 ? 'won' : 'lost', strength: Math.round(Math.min(1, Math.abs(share - 0.5) / FULL) * 100) });
