// What is said of a bot besides its name: how well it plays, and in what manner.

import type { Seated } from '../lib/protocol';
import { server } from '../lib/server.svelte';

export function sitterWord(seat: Seated, words: { bot: string }): string {
  const known = server.about?.games.flatMap((game) => game.bots ?? []).find((bot) => bot.name === seat.bot);
  return known?.temper ?? words.bot;
}
