// Where the names of cards stand in what is said.

export interface Piece {
  text: string;
  /** The card that is named here, or nothing. */
  name: string;
}

/** A sentence in pieces: its words, and between them the names of cards; of two that begin alike the longer one is meant. */
export function splitAtNames(text: string, names: readonly string[]): Piece[] {
  const wanted = [...new Set(names)].filter(Boolean).sort((one, other) => other.length - one.length);
  const pieces: Piece[] = [];
  let from = 0;
  for (;;) {
    const found = wanted.map((name) => ({ name, at: text.indexOf(name, from) })).filter(({ at }) => at >= 0);
    const next = found.sort((one, other) => one.at - other.at)[0];
    if (!next) break;
    if (next.at > from) pieces.push({ text: text.slice(from, next.at), name: '' });
    pieces.push({ text: next.name, name: next.name });
    from = next.at + next.name.length;
  }
  if (from < text.length || !pieces.length) pieces.push({ text: text.slice(from), name: '' });
  return pieces;
}
