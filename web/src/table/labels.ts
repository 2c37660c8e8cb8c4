// How an option is written where its cards are in sight.

import type { CardView, Option, Part } from '../lib/protocol';

/** The pieces of an option as one line; arrows are drawn, and a number is still to come. */
function line(option: Option, piece: (part: Part) => string): string {
  const text = (option.parts ?? []).map((part) => (part.card ? piece(part) : part.text.replace('->', '→'))).join('');
  return `${text.replace(/\s+/g, ' ').trim()}${option.high ? '…' : ''}`;
}

/** An action with the whole names of its cards. */
export const plainText = (option: Option): string => line(option, (part) => part.text);

/** Cards by their first names, as long as no other card on the table has the same. */
export function shortText(option: Option, cards: ReadonlyMap<number, CardView>): string {
  return line(option, ({ text }) => {
    const title = text.split(' - ')[0] ?? '';
    const alike = [...cards.values()].some((card) => card.name !== text && card.name.startsWith(`${title} - `));
    return alike ? text : title;
  });
}

/** On a card's own menu its name need not be said again. */
export const withoutName = (option: Option, handle: number): string =>
  line(option, (part) => (part.card === handle ? '' : part.text));

/** The card that an option is all about. */
export function onlyCard(option: Option): { handle: number; name: string }[] {
  const [card, another] = (option.parts ?? []).filter((part) => part.card);
  return card?.card && !another ? [{ handle: card.card, name: card.text }] : [];
}

/** What one of several effects says, or the card that it comes from. */
export const entryOf = (option: Option): string => option.parts?.find((part) => part.entry)?.entry ?? '';
