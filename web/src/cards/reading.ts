// What a card shows and how it is spoken, from what the table says about it and what is printed on it.

import type { Face } from '../lib/api';
import type { CardView } from '../lib/protocol';
import { wordOf } from '../texts/both';
import { counterOf, hasCost, keywords, states, typeOf, type CardWords } from './known';
import { piecesOf } from './prose';

export interface Pill {
  keyword: string;
  /** What the language calls it, with its number. */
  label: string;
  /** As it is printed. */
  printed: string;
}

export interface Figure {
  name: string;
  printed: number;
  now: number;
  /** How much of it counters have eaten. */
  lost: number;
}

/** A picture behind a keyword's number. */
const SIGN = /\s*\{[A-Z]\}/g;
/** So many signs may stand behind a keyword on its line. */
const LONGER = 22;

/** The line of a card's text that is nothing but a keyword with its number. */
function lineOf(keyword: string, face: Face | undefined): string | undefined {
  const name = keyword.replaceAll('_', ' ');
  return face?.text?.find((line) => {
    const said = line.toLowerCase();
    return (said.startsWith(name) || said.includes(` ${name} `)) && line.length < name.length + LONGER;
  });
}

/** The keywords that a card has now, in play as the table says, elsewhere as it prints them. */
export function pillsOf(card: CardView, face: Face | undefined, words: CardWords): Pill[] {
  const now = keywords().filter((keyword) => card.states?.includes(keyword));
  const printed = keywords().filter((keyword) => lineOf(keyword, face)?.toLowerCase().startsWith(keyword.replaceAll('_', ' ')));
  return [...new Set([...now, ...printed])].map((keyword) => {
    const line = lineOf(keyword, face)?.replace(SIGN, '').replace(/\.$/, '') ?? keyword.replaceAll('_', ' ').replace(/(^| )[a-z]/g, (sign) => sign.toUpperCase());
    const name = keyword.replaceAll('_', ' ');
    const label = line.toLowerCase().startsWith(name) ? wordOf(words, keyword) + line.slice(name.length) : line;
    return { keyword, label, printed: line };
  });
}

/** What a card says besides its keywords. */
export function proseOf(face: Face | undefined, pills: readonly Pill[]): string[] {
  const isKeyword = (line: string) => pills.some(({ printed }) => line.startsWith(printed) && line.length < printed.length + LONGER);
  return (face?.text ?? []).filter((line) => !isKeyword(line.replace(SIGN, '')));
}

/** The names of the abilities that the lines begin with. */
export function namedIn(lines: readonly string[], names: readonly string[] = []): string[] {
  return lines.flatMap((line) => piecesOf(line, names)[0]?.title ?? []);
}

/** How wide a word is, in letters of middle width. */
export const wordWidth = (word: string): number =>
  [...word].reduce((sum, sign) => sum + (/[MWmw]/.test(sign) ? 1.5 : /[A-Z]/.test(sign) ? 1.2 : /[fijlrt'.!]/.test(sign) ? 0.65 : 1), 0);

export function figuresOf(card: CardView): Figure[] {
  return Object.entries(card.figures ?? {}).map(([name, [printed, now]]) => ({ name, printed, now, lost: card.counters?.[counterOf(name)] ?? 0 }));
}

/** The states that are shown as a word across the card. */
export function statesOf(card: CardView): string[] {
  return states().filter((state) => card.states?.includes(state));
}

/** A card as the table would show it, for a face that is not on the table. */
export function asCard(face: Face, handle = 0): CardView {
  const figures = Object.entries(face.figures ?? {}).map(([name, value]) => [name, [value, value]] as [string, [number, number]]);
  return { handle, name: face.name, type: face.type ?? '', cost: face.cost ?? 0, figures: Object.fromEntries(figures), states: face.marks ?? [] };
}

export function nameParts(name: string): [title: string, version: string] {
  const at = name.indexOf(' - ');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 3)];
}

/** Everything that the card shows, as one sentence for whoever listens. */
export function spokenCard(card: CardView, face: Face | undefined, words: CardWords, more: string[] = []): string {
  const parts = [card.name.replace(' - ', ', ')];
  if (card.type) parts.push(wordOf(words, typeOf(card)));
  if (hasCost(card)) parts.push(words.figure(words.cost, card.cost ?? 0));
  for (const { name, printed, now } of figuresOf(card)) {
    const word = wordOf(words, name);
    parts.push(printed === now ? words.figure(word, now) : words.changed(word, printed, now));
  }
  parts.push(...statesOf(card).map((state) => wordOf(words, state)));
  if (card.counters?.damage) parts.push(words.damage(card.counters.damage));
  if (card.counters?.under) parts.push(words.under(card.counters.under));
  parts.push(...pillsOf(card, face, words).map((pill) => pill.label), ...more);
  return parts.join(', ');
}
