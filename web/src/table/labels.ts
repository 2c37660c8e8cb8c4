// How an option is written where its cards are in sight.

import type { CardView, Option } from '../lib/protocol';

/** The text of an action without the handles, which only tell equal cards apart. */
export const plainText = (option: Option): string => option.text.replace(/ #\d+/g, '').replace(' {n}', '…');

/** Cards by their first names, as long as no other card on the table has the same. */
export function shortText(option: Option, cards: ReadonlyMap<number, CardView>): string {
  let text = plainText(option);
  for (const handle of option.cards ?? []) {
    const name = cards.get(handle)?.name ?? '';
    const title = name.split(' - ')[0] ?? '';
    const alike = [...cards.values()].some((card) => card.name !== name && card.name.startsWith(`${title} - `));
    if (title && !alike) text = text.replace(name, title);
  }
  return text.replace('->', '→');
}

/** On a card's own menu its name need not be said again. */
export function withoutName(option: Option, name: string): string {
  return plainText(option).replace(name, '').replace('->', '→').replace(/\s+/g, ' ').trim();
}

/** The card that an option is all about, by its name in the text after the verb. */
export function onlyCard(option: Option): { handle: number; name: string }[] {
  const handle = option.cards?.length === 1 ? option.cards[0] : undefined;
  const label = option.label ?? option.verb;
  return handle && option.text.startsWith(`${label} `) ? [{ handle, name: plainText(option).slice(label.length + 1) }] : [];
}
