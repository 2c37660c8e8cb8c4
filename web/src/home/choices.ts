// How a choice of a deck is written down, in forms and addresses: a shipped deck's name, a saved list, or a pasted one.

import { savedDecks } from '../decks/saved.svelte';

export const PASTED = 'pasted:';
const SAVED = 'saved:';

export const savedMark = (name: string): string => `${SAVED}${name}`;

/** What the server is told: a name that it knows, or the list itself. */
export function deckText(game: string, choice: string, pasted: string): string {
  if (choice === PASTED) return pasted;
  if (choice.startsWith(SAVED)) return savedDecks.find(game, choice.slice(SAVED.length))?.text ?? '';
  return choice;
}
