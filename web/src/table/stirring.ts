// What happens is seen where it happens: who attacks lunges, numbers rise from cards and players. Transform and opacity
// only, a quarter of a second at most; nothing waits for it.

import type { Told } from '../lib/protocol';
import type { BoardPlan } from './boards';

const LUNGE = 240;
const POP = 250;
/** Events of one action overlap. */
const APART = 90;
/** Where more than that happens at once, only the end of it is seen. */
const MOST = 6;

type Boxes = ReadonlyMap<number, DOMRect>;

export function stir(root: HTMLElement, news: readonly Told[], plan: BoardPlan, before: Boxes): void {
  const seen = news.filter(({ event }) => plan.events[event.kind]);
  const boxOf = (handle: number) => root.querySelector(`[data-handle="${handle}"]`)?.getBoundingClientRect() ?? before.get(handle);
  let shown = 0;
  seen.forEach(({ event }, at) => {
    const look = plan.events[event.kind];
    const delay = shown * APART;
    const [handle, amount] = [event.handle ?? 0, event.amount ?? 0];
    if (shown >= MOST) return;
    if (look === 'fight') {
      const met = seen.slice(at + 1).find((other) => plan.events[other.event.kind] === 'meet' && other.event.handle !== handle);
      shown += lunge(root, handle, boxOf(met?.event.handle ?? 0)) ? 1 : 0;
    } else if ((look === 'harm' || look === 'mend') && amount) {
      const box = handle ? boxOf(handle) : crestOf(root, event.seat ?? -1);
      if (box) pop(box, look === 'harm' ? `−${amount}` : `+${amount}`, look, delay);
      shown += 1;
    } else if (look === 'score' && amount) {
      const box = crestOf(root, event.seat ?? -1);
      if (box) pop(box, `+${amount}`, look, delay);
      shown += 1;
    }
  });
}

/** Where a player's crest is. */
function crestOf(root: HTMLElement, seat: number): DOMRect | undefined {
  const found = root.querySelector(`[data-crest="${seat}"]`) ?? root.querySelector(`[data-strip="${seat}"]`);
  return found?.getBoundingClientRect();
}

/** Two fifths of the way to what is attacked, and back. */
function lunge(root: HTMLElement, handle: number, to: DOMRect | undefined): boolean {
  const card = root.querySelector<HTMLElement>(`[data-handle="${handle}"]`);
  const from = card?.getBoundingClientRect();
  if (!card || !from) return false;
  const [x, y] = to ? [to.left - from.left, to.top - from.top] : [0, from.top > innerHeight / 2 ? -60 : 60];
  const far = { translate: `${x * 0.4}px ${y * 0.4}px`, zIndex: 6, offset: 0.45, easing: 'ease-out' };
  card.animate([{ translate: '0 0', zIndex: 6, easing: 'ease-in' }, far, { translate: '0 0', zIndex: 6 }], { duration: LUNGE });
  return true;
}

/** A number that swells and rises from where it counts, stands there long enough to be read, and goes. */
function pop(box: DOMRect, text: string, look: string, delay: number): void {
  const number = document.createElement('span');
  number.className = `popping ${look}`;
  number.textContent = text;
  number.ariaHidden = 'true';
  number.style.left = `${box.left + box.width / 2}px`;
  number.style.top = `${box.top + box.height * 0.4}px`;
  document.body.append(number);
  const frames = [
    { opacity: 0, transform: 'translate(-50%, -50%) scale(.6)' },
    { opacity: 1, transform: 'translate(-50%, -60%) scale(1.15)', offset: 0.15 },
    { opacity: 1, transform: 'translate(-50%, -100%) scale(1)', offset: 0.33 },
    { opacity: 1, transform: 'translate(-50%, -100%) scale(1)', offset: 0.84 },
    { opacity: 0, transform: 'translate(-50%, -100%) scale(1)' },
  ];
  const done = () => number.remove();
  number.animate(frames, { duration: POP * 3, delay: Math.min(delay, POP), easing: 'ease-out', fill: 'backwards' }).finished.then(done, done);
}
