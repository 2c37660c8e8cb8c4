// A moment of a replay as a desk: what the game was made from, and everything that was done up to there.

import type { Beginning } from '../lib/api';
import type { Kept } from './link';

interface Header extends Beginning {
  kind?: string;
  game?: string;
  edition?: string;
  names?: string[];
}

interface Line {
  n?: number;
  by?: number;
  do?: string;
  salt?: string;
}

/** The desk of a replay after so many actions; null if the text is no replay. */
export function fromReplay(text: string, at: number): Kept | null {
  try {
    const [head = '', ...rest] = text.split('\n').filter(Boolean);
    const { kind, game, edition, names, position, seed, decks, options, defined, salts } = JSON.parse(head) as Header;
    if (kind !== 'replay' || !game) return null;
    const lines = rest.map((line) => JSON.parse(line) as Line).filter(({ n, by }) => n !== undefined && n > 0 && n <= at && by !== undefined && by >= 0);
    const made = { position, seed, decks, options, defined, salts };
    return {
      game,
      beginning: Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)),
      deeds: lines.map(({ by = 0, salt, do: done = '' }) => `${by + 1}: ${salt ? `~${salt} ` : ''}${done}`),
      show: 'try',
      ...(edition ? { edition } : {}),
      ...(names?.length ? { names } : {}),
    };
  } catch {
    return null;
  }
}
