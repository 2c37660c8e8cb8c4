// Who is to sit at a new table.

import type { Chair } from '../lib/api';
import { deckText } from './choices';

/** A bot by its name, or one of these. */
export const FRIEND = 'friend';
export const HERE = 'here';

export interface OtherSeat {
  who: string;
  name: string;
  /** A choice of a deck; empty leaves it to the table. */
  deck: string;
}

export const otherSeat = (usual: string): OtherSeat => ({ who: usual, name: '', deck: '' });

export function chairOf(game: string, seat: OtherSeat): Chair {
  const deck = deckText(game, seat.deck, '');
  if (seat.who === FRIEND) return { who: 'open' };
  if (seat.who === HERE) return { who: 'here', name: seat.name, deck };
  return { who: 'bot', bot: seat.who, deck };
}
