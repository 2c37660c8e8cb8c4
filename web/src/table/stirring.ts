// What happens is seen where it happens: who attacks lunges, sparks fly to who scores, numbers rise from cards and players.
// Transform and opacity only, and nothing moves longer than a quarter of a second; nothing waits for it.

import type { Told } from '../lib/protocol';
import type { BoardPlan } from './boards';
import { spotOf, travel, type Spot } from './ghosts';

const LUNGE = 240;
/** When in a lunge the other is struck, of its whole. */
export const HIT = 0.46;
const POP = 240;
/** How long a number that has come stands still to be read, and how fast it goes. */
const STANDS = 450;
const GOES = 120;
/** Events of one action overlap. */
const APART = 90;
/** Where more than that happens at once, only the end of it is seen. */
const MOST = 6;
const SPARKS = 5;
const SPARK_APART = 30;
const SPARK_FLIES = 210;

type Spots = ReadonlyMap<number, Spot>;
type Point = Pick<Spot, 'x' | 'y'>;

/** Who strikes whom; 0 where that is not one card. */
export function fightsOf(news: readonly Told[], plan: BoardPlan): Map<number, number> {
  const found = new Map<number, number>();
  news.forEach(({ event }, at) => {
    const handle = event.handle ?? 0;
    if (plan.events[event.kind] !== 'fight' || !handle) return;
    const met = news.slice(at + 1).find((other) => plan.events[other.event.kind] === 'meet' && other.event.handle !== handle);
    found.set(handle, met?.event.handle ?? 0);
  });
  return found;
}

export function stir(root: HTMLElement, news: readonly Told[], plan: BoardPlan, before: Spots): void {
  const cardOf = (handle: number) => root.querySelector<HTMLElement>(`[data-handle="${handle}"]`);
  const spotAt = (handle: number): Spot | undefined => {
    const card = handle ? cardOf(handle) : null;
    return card ? spotOf(card) : before.get(handle);
  };
  const fights = fightsOf(news, plan);
  for (const [handle, met] of [...fights].slice(0, MOST)) {
    const card = cardOf(handle);
    if (card) lunge(card, spotAt(met));
  }
  let shown = 0;
  for (const { event } of news) {
    const look = plan.events[event.kind];
    const [handle, amount] = [event.handle ?? 0, event.amount ?? 0];
    if (shown >= MOST) return;
    if (!amount || (look !== 'harm' && look !== 'mend' && look !== 'score')) continue;
    const at = look === 'score' || !handle ? crestOf(root, event.seat ?? -1) : spotAt(handle);
    const delay = Math.min(shown * APART, POP) + (look === 'harm' && fights.size ? LUNGE * HIT : 0);
    const from = look === 'score' ? spotAt(handle) : undefined;
    if (at && from) sparkle(from, at, amount);
    if (at) pop(at, look === 'harm' ? `−${amount}` : `+${amount}`, look, from ? SPARK_FLIES / 2 : delay);
    shown += 1;
  }
}

/** Where a player's score is seen, else where they sit. */
function crestOf(root: HTMLElement, seat: number): Point | undefined {
  const found = [...root.querySelectorAll(`[data-score="${seat}"]`), ...root.querySelectorAll(`[data-strip="${seat}"]`)];
  const box = found.map((each) => each.getBoundingClientRect()).find(({ width }) => width > 0);
  return box && { x: box.left + box.width / 2, y: box.top + box.height * 0.3 };
}

/** Two fifths of the way to what is attacked, and back. */
function lunge(card: HTMLElement, to: Spot | undefined): void {
  const from = spotOf(card);
  const [x, y] = to ? [to.x - from.x, to.y - from.y] : [0, from.y > innerHeight / 2 ? -120 : 120];
  const far = { translate: `${x * 0.4}px ${y * 0.4}px`, offset: HIT, easing: 'ease-out' };
  travel(card, [{ translate: '0 0', easing: 'ease-in' }, far, { translate: '0 0' }], { duration: LUNGE });
}

/** Something small that is seen for a moment, and read by nobody. */
function shortly(kind: string, text: string, { x, y }: Point): HTMLElement {
  const seen = document.createElement('span');
  seen.className = kind;
  seen.textContent = text;
  seen.ariaHidden = 'true';
  seen.style.left = `${x}px`;
  seen.style.top = `${y}px`;
  document.body.append(seen);
  return seen;
}

/** One spark for each point, from the card that earned it to whoever has it. */
function sparkle(from: Point, to: Point, amount: number): void {
  for (let at = 0; at < Math.min(amount, SPARKS); at += 1) {
    const spark = shortly('spark', '', from);
    const [x, y] = [to.x - from.x, to.y - from.y];
    const frames = [
      { opacity: 0, transform: 'translate(-50%, -50%) scale(.5)' },
      { opacity: 1, transform: `translate(calc(${x * 0.2}px - 50%), calc(${y * 0.2 - 14}px - 50%)) scale(1.2)`, offset: 0.25 },
      { opacity: 1, transform: `translate(calc(${x}px - 50%), calc(${y}px - 50%)) scale(.7)` },
    ];
    const done = () => spark.remove();
    spark.animate(frames, { duration: SPARK_FLIES, delay: at * SPARK_APART, easing: 'ease-in', fill: 'backwards' }).finished.then(done, done);
  }
}

/** A number that swells and rises from where it counts, stands there long enough to be read, and goes. */
function pop(at: Point, text: string, look: string, delay: number): void {
  const number = shortly(`popping ${look}`, text, at);
  const frames = [
    { opacity: 0, transform: 'translate(-50%, -20%) scale(.6)' },
    { opacity: 1, transform: 'translate(-50%, -50%) scale(1.15)', offset: 0.45 },
    { opacity: 1, transform: 'translate(-50%, -85%) scale(1)' },
  ];
  const coming = number.animate(frames, { duration: POP, delay, easing: 'ease-out', fill: 'both' });
  const done = () => number.remove();
  const go = () => number.animate([{ opacity: 1 }, { opacity: 0 }], { duration: GOES, fill: 'forwards' }).finished.then(done, done);
  coming.finished.then(() => setTimeout(go, STANDS), done);
}
