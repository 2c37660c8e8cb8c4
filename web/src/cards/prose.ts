// A line of a card's text or of a rule in pieces: the name of an ability, words, and the letters of signs.

export interface Piece {
  title?: string;
  sign?: string;
  text?: string;
}

/** Names are those that the card has; of two that a line begins with, the longer one is meant. */
export function piecesOf(line: string, names: readonly string[] = []): Piece[] {
  const title = names.filter((name) => line === name || line.startsWith(`${name} `)).sort((a, b) => b.length - a.length)[0];
  const rest = title ? line.slice(title.length) : line;
  const found = rest.split(/\{([A-Z])\}/).map((part, at) => (at % 2 ? { sign: part } : { text: part }));
  return title ? [{ title }, ...found] : found;
}
