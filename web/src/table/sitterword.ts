// What is said of a bot besides its name: that it is one, and how well it plays.

import type { Seated } from '../lib/protocol';

interface Words {
  bot: string;
  botGreedy: string;
  botRandom: string;
}

export function sitterWord(seat: Seated, words: Words): string {
  if (seat.bot === 'greedy') return words.botGreedy;
  return seat.bot === 'random' ? words.botRandom : words.bot;
}
