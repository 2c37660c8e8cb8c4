// What has not changed is the very same thing as before, so that whoever shows it has nothing to do.

type Fields = Record<string, unknown>;

/** The new value, made of the old one wherever the two are equal; cards are known by their handles wherever they lie. */
export function shared<T>(old: unknown, now: T): T {
  if (Object.is(old, now) || typeof old !== 'object' || typeof now !== 'object' || !old || !now) return now;
  if (Array.isArray(now)) return (Array.isArray(old) ? sharedList(old, now) : now) as T;
  return Array.isArray(old) ? now : (sharedFields(old as Fields, now as Fields) as T);
}

function sharedList(old: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const known = new Map(old.map((one, at) => [keyOf(one, at), one]));
  const made = now.map((one, at) => shared(known.get(keyOf(one, at)), one));
  return made.length === old.length && made.every((one, at) => one === old[at]) ? old : made;
}

function sharedFields(old: Fields, now: Fields): Fields {
  const names = Object.keys(now);
  const made = Object.fromEntries(names.map((name) => [name, shared(old[name], now[name])]));
  return names.length === Object.keys(old).length && names.every((name) => made[name] === old[name] && name in old) ? old : made;
}

const keyOf = (one: unknown, at: number): unknown => (one as { handle?: number } | null)?.handle ?? `at ${at}`;
