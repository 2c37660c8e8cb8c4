// A desk as a link: everything that lies on it, packed into the part of an address that no server sees.

import type { Beginning } from '../lib/api';
import { BadLink, pack, unpack } from '../lib/packing';

export { BadLink, LONGEST, type Flaw } from '../lib/packing';

/** What somebody has ruled, and by which rules. */
export interface Ruling {
  question: string;
  answer: string;
  rules: string[];
}

export type Show = 'lay' | 'try' | 'rule';

/** All that lies on a desk. */
export interface Kept {
  game: string;
  beginning: Beginning;
  edition?: string;
  names?: string[];
  deeds: string[];
  /** What is asked about: may it be done? */
  tried?: string;
  ruling?: Ruling;
  show?: Show;
}

const MOST_DEEDS = 1500;
const LONGEST_TEXT = 8000;
const SHOWN: readonly string[] = ['lay', 'try', 'rule'];

/** The fragment of a desk's address; BadLink if it would be too long. */
export const packed = (kept: Kept): Promise<string> => pack(kept);

/** The desk of a fragment; BadLink if it is none. */
export const unpacked = async (fragment: string): Promise<Kept> => checked(await unpack(fragment));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT;
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.length <= MOST_DEEDS && value.every(isText);

/** Only what has the shape of a desk; what its game makes of it, the server says. */
export function checked(found: unknown): Kept {
  if (!isObject(found) || !isText(found.game) || !isObject(found.beginning) || !areTexts(found.deeds)) throw new BadLink('broken');
  const { edition, names, tried, ruling, show } = found;
  const kept: Kept = { game: found.game, beginning: found.beginning as Beginning, deeds: found.deeds };
  if (isText(edition) && edition) kept.edition = edition;
  if (areTexts(names) && names.length) kept.names = names;
  if (isText(tried) && tried) kept.tried = tried;
  if (isObject(ruling) && isText(ruling.question) && isText(ruling.answer) && areTexts(ruling.rules)) {
    kept.ruling = { question: ruling.question, answer: ruling.answer, rules: ruling.rules };
  }
  if (isText(show) && SHOWN.includes(show)) kept.show = show as Show;
  return kept;
}
