// Who is to sit at a new table.

import type { Chair } from '../lib/api';
import { deckText } from './choices';

export type Sitter = 'greedy' | 'random' | 'friend' | 'here';
const SITTERS: readonly Sitter[] = ['greedy', 'random', 'friend', 'here'];

/** Who may sit there: where no bot knows the game, none is said to play to win. */
export const sittersOf = (hints: boolean): readonly Sitter[] => (hints ? SITTERS : SITTERS.filter((who) => who !== 'greedy'));

export interface OtherSeat {
  who: Sitter;
  name: string;
  /** A choice of a deck; empty leaves it to the table. */
  deck: string;
}

export const otherSeat = (hints: boolean): OtherSeat => ({ who: hints ? 'greedy' : 'random', name: '', deck: '' });

export function chairOf(game: string, seat: OtherSeat): Chair {
  const deck = deckText(game, seat.deck, '');
  if (seat.who === 'friend') return { who: 'open' };
  if (seat.who === 'here') return { who: 'here', name: seat.name, deck };
  return { who: 'bot', bot: seat.who, deck };
}
