// How a table is made from what was chosen, and how one gets there.

import { make, type Chair, type GameFacts, type Wish } from '../lib/api';
import { keepTable } from '../lib/keys';
import { keptName } from '../lib/name';
import type { Lang } from '../lib/protocol';

export const USUAL_PACE = 0.6;

/** Another page of Mazo. */
export function go(path: string): void {
  location.assign(path);
}

/** Make a table, remember the seats at it and what their decks are called, and go there. */
export async function startTable(wish: Wish, decks: Record<number, string> = {}): Promise<void> {
  const made = await make(wish);
  keepTable(made.table, wish.game, made.keys, decks);
  go(`/t/${made.table}`);
}

/** What one click starts: a game against the usual bot, with decks that are easy to read where the game has decks. */
export function firstWish(game: GameFacts, lang: Lang): Wish {
  const [mine, other] = game.first?.decks ?? game.decks?.map((deck) => deck.name) ?? [];
  const chairs: Chair[] = [
    { who: 'person', name: keptName(), ...(mine && { deck: mine }) },
    { who: 'bot', ...(other && { deck: other }) },
  ];
  return { game: game.name, chairs, lang, pace: USUAL_PACE };
}

/** What the decks of that game are called. */
export function firstDecks(game: GameFacts): Record<number, string> {
  const [mine] = game.first?.decks ?? game.decks?.map((deck) => deck.name) ?? [];
  const title = game.decks?.find((deck) => deck.name === mine)?.title;
  return title ? { 0: title } : {};
}

/** The name of a table in a link, or the name itself; empty if it is neither. */
export function tableIn(text: string): string {
  const name = /\/t\/([\w-]+)/.exec(text)?.[1] ?? text.trim();
  return /^[\w-]{4,40}$/.test(name) ? name : '';
}
