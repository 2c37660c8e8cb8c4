// What was drafted, as the sites write it where drafters paste their decks and logs.

import type { Picked } from '../lib/protocol';
import { counted } from './building';

const listed = (cards: readonly string[]): string[] => counted(cards).map(([card, copies]) => `${copies} ${card}`);

/** A deck as deck builders read it: how many, then the whole name, a card a line. */
export const deckLines = (deck: readonly string[]): string => listed(deck).join('\n');

/** Deck and sideboard with their headings. */
export const deckAndSide = (deck: readonly string[], side: readonly string[]): string =>
  ['Deck', ...listed(deck), ...(side.length ? ['', 'Sideboard', ...listed(side)] : [])].join('\n');

export interface LogHead {
  event: string;
  time: Date;
  players: readonly string[];
  /** Whose log it is. */
  seat: number;
  /** What the packs are called. */
  packs: string;
}

const marked = (own: boolean, name: string): string => `${own ? '--> ' : '    '}${name}`;

/** The picks of one player in the form of the logs that drafting sites exchange: an arrow before whatever was taken. */
export function logText(head: LogHead, picks: readonly Picked[]): string {
  const lines = [`Event #: ${head.event}`, `Time: ${head.time.toISOString()}`, 'Players:', ...head.players.map((name, seat) => marked(seat === head.seat, name))];
  let round = 0;
  for (const { round: number, pick, offered, taken } of picks) {
    if (number !== round) lines.push('', `------ ${head.packs} ------`);
    round = number;
    lines.push('', `Pack ${number} pick ${pick}:`);
    const left = [...taken];
    for (const card of offered) {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      lines.push(marked(at >= 0, card));
    }
  }
  return `${lines.join('\n')}\n`;
}
