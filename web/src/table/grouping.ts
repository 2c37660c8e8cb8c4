// Cards of a lane as they stand together: those that are at a place stand on it, what is carried lies with its bearer.

import type { CardView } from '../lib/protocol';

export interface Standing {
  /** The places, each with those that stand on it. */
  places: { place: CardView; guests: CardView[] }[];
  /** Those that stand by themselves. */
  alone: CardView[];
}

/** Who stands where; places are the cards of certain types. */
export function standing(cards: readonly CardView[], all: readonly CardView[], placeTypes: readonly string[]): Standing {
  const places = all.filter((card) => placeTypes.includes(card.type ?? '')).map((place) => ({ place, guests: cards.filter((card) => card.host === place.handle) }));
  const handles = new Set(places.map(({ place }) => place.handle));
  return { places, alone: cards.filter((card) => !handles.has(card.host ?? 0)) };
}

/** The cards that a card carries. */
export function carriedBy(card: CardView, all: readonly CardView[]): CardView[] {
  return all.filter((other) => other.host === card.handle);
}

/** Whether a card is shown with the one it is attached to, and not by itself. */
export function isCarried(card: CardView, all: readonly CardView[], placeTypes: readonly string[]): boolean {
  const host = all.find((other) => other.handle === card.host);
  return host !== undefined && !placeTypes.includes(host.type ?? '');
}
