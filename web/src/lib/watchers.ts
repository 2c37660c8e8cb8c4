// Who watches a table, by the names that they have said.

import type { Room } from './protocol';

interface Words {
  unnamed: (n: number) => string;
}

/** The names, and how many have none; nothing if nobody watches. */
export function whoWatches(room: Room | null, text: Words): string {
  const named = room?.watchers ?? [];
  const unnamed = (room?.watching ?? 0) - named.length;
  return [...named, ...(unnamed > 0 ? [text.unnamed(unnamed)] : [])].join(', ');
}
