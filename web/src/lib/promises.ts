// What a table promised before each game, as this browser saw it, and whether that was kept.

import type { Room } from './protocol';

/** The commitment that was shown before a game of the table, and the salt that was given after it. */
export interface Promised {
  game: number;
  commit: string;
  salt: string;
}

/** `unseen`: the seed fits the commitment that the table names now, which this browser did not see before the salts. */
export type Kept = 'kept' | 'broken' | 'unseen';

const numberOf = (room: Room): number => room.number ?? 1;

/** What this browser was shown before the game that the table plays or is about to begin. */
export function promiseOf(promises: readonly Promised[], room: Room): Promised | undefined {
  return promises.find((each) => each.game === numberOf(room));
}

/** With the promise of the game that waits for salts; what was shown first counts, whatever the table shows later. */
export function withPromise(promises: Promised[], room: Room, freshSalt: () => string): Promised[] {
  if (promiseOf(promises, room)) return promises;
  return [...promises, { game: numberOf(room), commit: room.commit, salt: freshSalt() }];
}

/** Whether the seed that the table has told is the promised one; null as long as nothing can be compared. */
export async function isKept(promises: readonly Promised[], room: Room): Promise<Kept | null> {
  if (!room.seed || !room.commit || !crypto.subtle) return null;
  const found = await digest(`mazo/commit/${room.seed}`);
  const promised = promiseOf(promises, room);
  if (found !== (promised?.commit ?? room.commit)) return 'broken';
  return promised ? 'kept' : 'unseen';
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
