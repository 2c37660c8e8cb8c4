// Rulings that somebody has written, kept on this device.

import { checked, type Kept } from './link';

const KEPT = 'mazo.rulings';
const MOST = 200;

class KeptRulings {
  all = $state.raw<Kept[]>(read());

  keep(ruling: Kept): void {
    const same = (one: Kept) => one.game === ruling.game && one.ruling?.question === ruling.ruling?.question;
    this.write([ruling, ...this.all.filter((one) => !same(one))].slice(0, MOST));
  }

  forget(ruling: Kept): void {
    this.write(this.all.filter((one) => one !== ruling));
  }

  private write(all: Kept[]): void {
    this.all = all;
    localStorage.setItem(KEPT, JSON.stringify(all));
  }
}

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? found.map(checked) : [];
  } catch {
    return []; // what cannot be read is forgotten
  }
}

export const keptRulings = new KeptRulings();

/** A ruling in the shape of the cases that come with a game, to be sent to whoever collects them. */
export function asCase(kept: Kept, edition: string): Record<string, unknown> {
  const { question = '', answer = '', rules = [] } = kept.ruling ?? {};
  const { position, ...made } = kept.beginning;
  const bare = (deed: string) => deed.replace(/^\d+: (?:~\w+ )?/, '');
  return {
    rules,
    question: { en: question, es: question },
    answer: { en: answer, es: answer },
    do: kept.deeds.map(bare),
    ...(kept.tried ? { refused: bare(kept.tried) } : {}),
    ...(position ? { position: { ...position, edition } } : { new: { ...made, edition } }),
  };
}
