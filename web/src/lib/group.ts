/** Things by what they have in common, in the order in which they come. */
export function grouped<T, K>(things: readonly T[], key: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const found = groups.get(key(thing));
    if (found) found.push(thing);
    else groups.set(key(thing), [thing]);
  }
  return groups;
}
