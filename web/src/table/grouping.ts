// Cards of a lane as they stand together: characters at a location, weapons with their bearer.

import type { CardView } from '../lib/protocol';

export interface Group {
  /** The location that the cards are at; null for a card on its own. */
  place: CardView | null;
  cards: CardView[];
}

/** Cards at a location stand with it; everything else stands alone. */
export function groupsOf(cards: CardView[], all: CardView[]): Group[] {
  const places = new Map(all.filter((card) => card.type === 'location').map((card) => [card.handle, card]));
  const groups: Group[] = [];
  const atPlace = new Map<number, Group>();
  for (const card of cards) {
    const place = card.host ? places.get(card.host) : undefined;
    if (!place) {
      groups.push({ place: null, cards: [card] });
      continue;
    }
    const found = atPlace.get(place.handle);
    if (found) found.cards.push(card);
    else {
      const group = { place, cards: [card] };
      atPlace.set(place.handle, group);
      groups.push(group);
    }
  }
  return groups;
}

/** The cards that a card carries. */
export function carriedBy(card: CardView, all: CardView[]): CardView[] {
  return all.filter((other) => other.host === card.handle && card.type !== 'location');
}

/** Whether a card is shown with the one it is attached to, and not by itself. */
export function isCarried(card: CardView, all: CardView[]): boolean {
  const host = all.find((other) => other.handle === card.host);
  return host !== undefined && host.type !== 'location';
}

/** Whether characters are at this location, so that it stands with them. */
export function isVisited(card: CardView, all: CardView[]): boolean {
  return card.type === 'location' && all.some((other) => other.host === card.handle);
}
