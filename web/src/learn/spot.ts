// Leading the eye: what a step is about is marked on the board, cards by their names and places by what they hold.

const MARK = 'spotted';

/** The elements that a word of a lesson means. */
export function spotted(root: ParentNode, word: string): Element[] {
  const named = root.querySelectorAll(`[data-name="${CSS.escape(word)}"]`);
  if (named.length) return [...named];
  const places: Record<string, string> = { score: '[data-score]', hand: '[data-hand]', answers: '[data-ask]', log: '.rail' };
  const found = [...root.querySelectorAll(places[word] ?? `[data-pile$="-${CSS.escape(word)}"], [data-zone="${CSS.escape(word)}"]`)];
  if (!found.length) return [...root.querySelectorAll(`[data-explain$=".${CSS.escape(word)}"]`)];
  const own = found.filter((part) => part.matches('.purse.own')); // one pays with one's own
  return own.length ? own : found;
}

/** Mark what the words mean and nothing else. */
export function mark(root: ParentNode, words: readonly string[]): void {
  for (const old of root.querySelectorAll(`.${MARK}`)) old.classList.remove(MARK);
  for (const word of words) for (const found of spotted(root, word)) found.classList.add(MARK);
}
