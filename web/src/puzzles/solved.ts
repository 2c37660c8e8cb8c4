// Which puzzles are solved on this device.

const KEPT = 'mazo.puzzles';

/** The names of the solved puzzles; what can't be read counts as none. */
export function solved(): Set<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((name) => typeof name === 'string') : []);
  } catch {
    return new Set();
  }
}

export function solve(name: string): void {
  localStorage.setItem(KEPT, JSON.stringify([...solved().add(name)]));
}
