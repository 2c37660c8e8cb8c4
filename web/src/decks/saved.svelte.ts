// Deck lists that somebody has saved under a name, on this device.

import { SvelteMap } from 'svelte/reactivity';

export interface SavedDeck {
  name: string;
  game: string;
  text: string;
}

const KEPT = 'mazo.decks';
const place = (game: string, name: string) => `${game}/${name}`;

class SavedDecks {
  private decks = new SvelteMap<string, SavedDeck>(read().map((deck) => [place(deck.game, deck.name), deck]));

  of(game: string): SavedDeck[] {
    return [...this.decks.values()].filter((deck) => deck.game === game).sort((a, b) => a.name.localeCompare(b.name));
  }

  find(game: string, name: string): SavedDeck | undefined {
    return this.decks.get(place(game, name));
  }

  save(game: string, name: string, text: string): void {
    this.decks.set(place(game, name), { game, name, text });
    this.write();
  }

  forget(game: string, name: string): void {
    this.decks.delete(place(game, name));
    this.write();
  }

  private write(): void {
    localStorage.setItem(KEPT, JSON.stringify([...this.decks.values()]));
  }
}

function read(): SavedDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? (found as SavedDeck[]).filter((deck) => deck?.name && deck.game && deck.text) : [];
  } catch {
    return []; // what cannot be read is forgotten
  }
}

export const savedDecks = new SavedDecks();
