// A deck that is being built out of what was drafted.

/** Cards without some of them, each taken away once. */
export function moved(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Names with how often they are there, in alphabetical order. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].sort(([one], [other]) => one.localeCompare(other));
}

/** Cards by what they cost, the cheapest first. */
export function costGroups(cards: readonly string[], cost: (card: string) => number): { cost: number; cards: string[] }[] {
  const found = new Map<number, string[]>();
  for (const card of cards) found.set(cost(card), [...(found.get(cost(card)) ?? []), card]);
  return [...found].map(([price, same]) => ({ cost: price, cards: same })).sort((one, other) => one.cost - other.cost);
}
