// A line of the socket, taken apart.

import { WORDS, type Message } from './protocol';

export interface Line {
  sequence: number;
  message: Message | null;
  /** The mark of the stream's life, in the one line that is not a message. */
  epoch?: string;
}

/** A numbered line of the socket; an unknown word has no message, and a client skips it. */
export function readLine(line: string): Line {
  const [number, word, rest] = cut(line);
  const sequence = Number(number);
  if (word === 'mark') return { sequence, message: null, epoch: rest };
  if (!WORDS.has(word)) return { sequence, message: null };
  const json = word === 'hello' ? rest.slice(rest.indexOf(' ') + 1) : rest;
  return { sequence, message: { word, body: JSON.parse(json) } as Message };
}

function cut(line: string): [number: string, word: string, rest: string] {
  const first = line.indexOf(' ');
  const second = line.indexOf(' ', first + 1);
  const end = second < 0 ? line.length : second;
  return [line.slice(0, first), line.slice(first + 1, end), line.slice(end + 1)];
}
