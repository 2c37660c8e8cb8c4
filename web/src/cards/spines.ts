// The spine of a card: a colour, a pattern and a letter, so that no hue is told by colour alone.

import type { Face } from '../lib/api';
import { server } from '../lib/server.svelte';
import type { HueName } from '../lib/theme';
import { planIn } from '../table/boards';

export type Pattern = 'dots' | 'waves' | 'leaves' | 'lozenges' | 'bars' | 'rivets';

export interface Spine {
  hue: HueName;
  pattern: Pattern;
  letter: string;
  /** The key of its word. */
  word: string;
}

const PATTERNS: Record<HueName, Pattern> = {
  amber: 'dots', amethyst: 'waves', emerald: 'leaves', ruby: 'lozenges', sapphire: 'bars', steel: 'rivets',
};

const LETTERS: Record<HueName, string> = {
  amber: 'A', amethyst: 'Y', emerald: 'E', ruby: 'R', sapphire: 'S', steel: 'T',
};

/** The spine of a type of card, in whichever game there are such cards. */
function ofType(type: string): readonly [HueName, string] | undefined {
  return server.about?.games.map((game) => planIn(game).spines[type]).find((found) => found !== undefined);
}

/** One spine a colour; a game without colours has one for each type of card. */
export function spinesOf(face: Face | undefined, type: string): Spine[] {
  const hues = (face?.colours ?? []).map((colour) => colour.toLowerCase()).filter((name): name is HueName => name in PATTERNS);
  if (hues.length) return hues.map((hue) => ({ hue, pattern: PATTERNS[hue], letter: LETTERS[hue], word: hue }));
  const known = ofType(type);
  if (!known) return [];
  const [hue, letter] = known;
  return [{ hue, pattern: PATTERNS[hue], letter, word: type }];
}

export const PATTERN_PATHS: Record<Pattern, string> = {
  dots: 'M5 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM0 8a2 2 0 1 1 0 4zM10 8a2 2 0 1 0 0 4z',
  waves: 'M0 3q2.500-3 5 0t5 0v2q-2.500 3-5 0t-5 0z',
  leaves: 'M5 0q4 5 0 10q-4-5 0-10z',
  lozenges: 'M5 1.500 8 5 5 8.500 2 5z',
  bars: 'M0 7 7 0h3L0 10z',
  rivets: 'M1 1h3v3H1zM6 6h3v3H6z',
};
