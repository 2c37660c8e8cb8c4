// How a choice of a deck is written down, in forms and addresses: a shipped deck's name, a saved list, or a pasted one.

import { savedDecks } from '../decks/saved.svelte';

export const PASTED = 'pasted:';
const SAVED = 'saved:';

export const savedMark = (name: string): string => `${SAVED}${name}`;

/** What a chosen deck is called; nothing of a list that was only pasted. */
export function deckCalled(choice: string, decks: readonly { name: string; title: string }[]): string {
  if (choice.startsWith(SAVED)) return choice.slice(SAVED.length);
  return decks.find((deck) => deck.name === choice)?.title ?? '';
}

/** What the server is told: a name that it knows, or the list itself. */
export function deckText(game: string, choice: string, pasted: string): string {
  if (choice === PASTED) return pasted;
  if (choice.startsWith(SAVED)) return savedDecks.find(game, choice.slice(SAVED.length))?.text ?? '';
  return choice;
}
