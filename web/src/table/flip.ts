// Cards that move: from where they were to where they are, or to the pile that took them, in less than a quarter of a second.

import type { Told, View } from '../lib/protocol';
import type { BoardPlan } from './boards';
import { haunt, isSeen, spotOf, travel, turnOf, type Spot } from './ghosts';
import { fightsOf, HIT, stir } from './stirring';

interface Seen extends Spot {
  name: string;
  element: HTMLElement;
  /** The row in which it lay. */
  row: Element | null;
}

const LONG = 240;
const MOST_FLIGHTS = 12;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
/** How high a card is lifted on its way. */
const LIFT = 18;
const LEAN = 4;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Flip {
  private before = new Map<string, Seen>();
  private counts = new Map<string, number>();

  /** Remember where every card is, and how many lie in every pile. */
  note(root: HTMLElement): void {
    this.before.clear();
    for (const [handle, element] of cardsIn(root)) {
      this.before.set(handle, { ...spotOf(element), name: element.dataset.name ?? '', element, row: rowOf(element) });
    }
  }

  /**
   * Let every card that is elsewhere now come from where it was, and what has happened be seen at the cards; a card with
   * a new handle is known by its name.
   */
  play(root: HTMLElement, view: View | null, news: readonly Told[] = [], plan?: BoardPlan): void {
    const grown = this.grown(view);
    if (still()) return;
    const fights = plan ? fightsOf(news, plan) : new Map<number, number>();
    const fallen = new Set(news.filter(({ event }) => plan?.events[event.kind] === 'fall').map(({ event }) => String(event.handle ?? 0)));
    const spots = new Map([...this.before].map(([handle, seen]) => [Number(handle), seen]));
    const now = cardsIn(root);
    const left = [...this.before].filter(([handle]) => !now.has(handle));
    const gone = left.map(([, seen]) => seen);
    const falls = new Map(left.filter(([handle]) => fallen.has(handle)).map(([handle, seen]) => [seen, Number(handle)]));
    for (const [handle, element] of now) {
      const known = this.before.get(handle) ?? takeNamed(gone, element.dataset.name ?? '');
      if (known && isSeen(known)) move(element, known);
      else if (this.before.size && !known) arrive(element, originOf(root, element));
    }
    for (const seen of gone.slice(0, MOST_FLIGHTS)) {
      const pile = pileFor(root, view, seen, grown);
      if (!pile || !isSeen(seen)) continue;
      const handle = falls.get(seen);
      if (handle === undefined) fly(seen, middleOf(pile));
      else dissolve(seen, middleOf(pile), spots.get(fights.get(handle) ?? 0), fights.size > 0);
    }
    if (plan) stir(root, news, plan, spots);
  }

  /** The piles that have more cards than when this was asked last. */
  private grown(view: View | null): string[] {
    const old = this.counts;
    this.counts = new Map(
      (view?.players ?? []).flatMap((player) => Object.values(player.zones).map((zone) => [`${player.seat}-${zone.name}`, zone.count] as const)),
    );
    return [...this.counts].filter(([pile, count]) => count > (old.get(pile) ?? count)).map(([pile]) => pile);
  }
}

/** The pile that shows a card of that name on top, else one that has grown. */
function pileFor(root: HTMLElement, view: View | null, seen: Seen, grown: readonly string[]): Element | null {
  const open = (view?.players ?? []).flatMap((player) =>
    Object.values(player.zones).filter((zone) => zone.cards?.some((card) => card.name === seen.name)).map((zone) => `${player.seat}-${zone.name}`),
  );
  const named = grown.filter((pile) => open.includes(pile));
  for (const pile of [...named, ...grown]) {
    const found = root.querySelector(`[data-pile="${pile}"]`);
    if (found) return found;
  }
  return null;
}

function cardsIn(root: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-handle]')) found.set(element.dataset.handle ?? '', element);
  return found;
}

const rowOf = (element: Element): Element | null => element.closest('section');

function takeNamed(gone: Seen[], name: string): Seen | undefined {
  const at = gone.findIndex((seen) => seen.name === name);
  return at < 0 ? undefined : gone.splice(at, 1)[0];
}

/** Within its row a card makes way for others; from one row to another it travels above the table. */
function move(element: HTMLElement, from: Seen): void {
  const to = spotOf(element);
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(x, y) < 3) return;
  const scale = to.width ? from.width / to.width : 1;
  if (from.row === rowOf(element)) {
    element.animate([{ translate: `${x}px ${y}px`, scale }, { translate: '0 0', scale: 1 }], { duration: LONG, easing: EASE });
  } else arc(element, x, y, scale, 1);
}

/** On a bow from somewhere to where it is now, leaning a little on its way. */
function arc(element: HTMLElement, x: number, y: number, scale: number, opacity: number): void {
  const turned = `${turnOf(element)}deg`;
  const half = { translate: `${x * 0.4}px ${y * 0.4 - LIFT}px`, scale: 1 + (scale - 1) * 0.4, opacity: 1, rotate: `${LEAN}deg`, offset: 0.4, easing: 'ease-out' };
  const frames = [{ translate: `${x}px ${y}px`, scale, opacity, rotate: '0deg', easing: 'ease-in' }, half, { translate: '0 0', scale: 1, opacity: 1, rotate: turned }];
  travel(element, frames, { duration: LONG });
}

/** What has left the table goes to its pile as a picture of itself. */
function fly(seen: Seen, to: Spot): void {
  const end = { translate: `${to.x - seen.x}px ${to.y - seen.y}px`, scale: 0.2, opacity: 0.3 };
  haunt(seen.element, seen, [{ translate: '0 0', scale: 1, opacity: 1 }, end], { duration: LONG, easing: 'ease-in' });
}

/** What falls goes out where it lies, and only leans towards its pile; in a fight it is struck first, or strikes. */
function dissolve(seen: Seen, to: Spot, struck: Spot | undefined, fought: boolean): void {
  const [x, y] = [to.x - seen.x, to.y - seen.y];
  const far = Math.hypot(x, y) || 1;
  const reach = struck ? `${(struck.x - seen.x) * 0.4}px ${(struck.y - seen.y) * 0.4}px` : '0 0';
  const begun = { translate: reach, scale: 1, opacity: 1, offset: fought ? HIT : 0.2, easing: 'ease-in' };
  const end = { translate: `${(x / far) * 12}px ${(y / far) * 12}px`, scale: 0.94, opacity: 0 };
  haunt(seen.element, seen, [{ translate: '0 0', scale: 1, opacity: 1, easing: 'ease-in' }, begun, end], { duration: LONG });
}

function middleOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

/** Where a card comes from that was not seen before: one's own from the deck, those of others from their hands. */
function originOf(root: HTMLElement, element: HTMLElement): Element | null {
  if (element.closest('[data-hand]')) return root.querySelector('.side.below [data-pile$="-deck"]');
  return element.closest('.side')?.querySelector('[data-strip] .hand') ?? null;
}

function arrive(element: HTMLElement, origin: Element | null): void {
  const from = origin && middleOf(origin);
  const to = spotOf(element);
  if (from && isSeen(from)) arc(element, from.x - to.x, from.y - to.y, 0.3, 0.4);
  else element.animate([{ opacity: 0, scale: 0.85 }, { opacity: 1, scale: 1 }], { duration: LONG, easing: 'ease-out' });
}
