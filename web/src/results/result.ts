// One finished game as a seat of this device saw it, and how it is noted.

import type { TableState } from '../lib/table.svelte';

export type Outcome = 'won' | 'lost' | 'drawn';

export interface Result {
  /** Table, game of a series, seat: noted once, however often the end is looked at. */
  id: string;
  /** When the end was seen, in milliseconds. */
  at: number;
  game: string;
  edition: string;
  format: string;
  seat: number;
  name: string;
  deck: string;
  /** Who sat in the other seats, bots among them by their names. */
  opponents: string[];
  /** Whether they are all bots. */
  bots: boolean;
  /** Whether this seat had the first turn; null where that was not to be seen. */
  first: boolean | null;
  turns: number;
  outcome: Outcome;
}

/** What is noted of a seat's table when its game is over; null for whoever only watches, for lessons and for games from a file. */
export function resultOf(state: TableState, deck: string, isTurn: (kind: string) => boolean, now: number): Result | null {
  const { room, view, over, seat } = state;
  if (!room || !view || !over || seat < 0 || state.guided || room.known || view.draft) return null;
  const others = room.seats.filter((other) => other.seat !== seat);
  const began = state.events.find(({ event }) => isTurn(event.kind) && (event.seat ?? -1) >= 0)?.event.seat;
  return {
    id: [room.table, room.number ?? 1, seat].join('/'),
    at: now,
    game: room.game,
    edition: room.edition,
    format: room.format ?? '',
    seat,
    name: view.players[seat]?.name ?? '',
    deck,
    opponents: others.map((other) => other.name),
    bots: others.every((other) => other.who === 'bot'),
    first: began === undefined ? null : began === seat,
    turns: view.turn,
    outcome: over.winner === null || over.winner === undefined ? 'drawn' : over.winner === seat ? 'won' : 'lost',
  };
}
