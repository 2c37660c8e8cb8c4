// The results that this device keeps.

import type { Result } from './result';

const KEPT = 'mazo.results';
const MOST = 5000;

interface Stored {
  results: Result[];
  /** What was deleted, so that it is not noted again when its table is looked at. */
  gone: string[];
}

class KeptResults {
  private stored = $state.raw<Stored>(read());

  /** The newest first. */
  get all(): Result[] {
    return this.stored.results;
  }

  /** Note a game, unless that was done before. */
  note(result: Result): void {
    this.add([result]);
  }

  /** Take further results in; how many of them were new. */
  add(results: readonly Result[]): number {
    const known = new Set([...this.stored.results.map((one) => one.id), ...this.stored.gone]);
    const fresh = results.filter((one) => !known.has(one.id) && known.add(one.id));
    if (fresh.length) this.write({ ...this.stored, results: [...fresh, ...this.stored.results].sort((a, b) => b.at - a.at).slice(0, MOST) });
    return fresh.length;
  }

  forget(id: string): void {
    this.write({ results: this.stored.results.filter((one) => one.id !== id), gone: [...this.stored.gone, id].slice(-MOST) });
  }

  forgetAll(): void {
    this.write({ results: [], gone: [...this.stored.gone, ...this.stored.results.map((one) => one.id)].slice(-MOST) });
  }

  private write(stored: Stored): void {
    this.stored = stored;
    localStorage.setItem(KEPT, JSON.stringify(stored));
  }
}

function read(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Stored>;
    return { results: Array.isArray(found.results) ? found.results.filter((one) => one?.id && one.game) : [], gone: Array.isArray(found.gone) ? found.gone : [] };
  } catch {
    return { results: [], gone: [] }; // what cannot be read is forgotten
  }
}

export const keptResults = new KeptResults();
