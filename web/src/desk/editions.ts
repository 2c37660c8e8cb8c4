// What the editions of a game are called.

import type { GameFacts } from '../lib/api';

export function editionName(game: GameFacts | undefined, edition: string): string {
  const words = (game?.board as { words?: { edition?: Record<string, string> } } | undefined)?.words;
  return words?.edition?.[edition] ?? edition;
}
