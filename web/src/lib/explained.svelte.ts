// What lies on the boards of games, explained by their rules: fetched once a game, edition and language.

import { explanations, type Explained } from './api';
import { language } from './language.svelte';

const kept = $state<Record<string, Record<string, Explained>>>({});
const asked = new Set<string>();

/** All that a game explains on its board; nothing until it has come. */
export function allExplained(game: string, edition = ''): Record<string, Explained> {
  const id = `${game}/${edition}/${language.current}`;
  if (game && !asked.has(id)) {
    asked.add(id);
    void explanations(game, edition, language.current).then((found) => { kept[id] = found; }, () => asked.delete(id));
  }
  return kept[id] ?? {};
}

/** What something on a board is, by its section and name: `zone.deck`. */
export const explained = (game: string, key: string, edition = ''): Explained | undefined => allExplained(game, edition)[key];
