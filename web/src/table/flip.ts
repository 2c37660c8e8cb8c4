// Cards that move: from where they were to where they are, or to the pile that took them, in less than a quarter of a second.

import type { Told, View } from '../lib/protocol';
import type { BoardPlan } from './boards';
import { stir } from './stirring';

interface Seen {
  name: string;
  box: DOMRect;
  element: HTMLElement;
}

const LONG = 220;
const MOST_FLIGHTS = 12;
const EASE = 'cubic-bezier(.2,.8,.3,1)';

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const visible = (box: DOMRect) => box.width > 0;

export class Flip {
  private before = new Map<string, Seen>();
  private counts = new Map<string, number>();

  /** Remember where every card is, and how many lie in every pile. */
  note(root: HTMLElement): void {
    this.before.clear();
    for (const [handle, element] of cardsIn(root)) {
      this.before.set(handle, { name: element.dataset.name ?? '', box: element.getBoundingClientRect(), element });
    }
  }

  /**
   * Let every card that is elsewhere now come from where it was, and what has happened be seen at the cards; a card with
   * a new handle is known by its name.
   */
  play(root: HTMLElement, view: View | null, news: readonly Told[] = [], plan?: BoardPlan): void {
    const grown = this.grown(view);
    if (still()) return;
    const fallen = new Set(news.filter(({ event }) => plan?.events[event.kind] === 'fall').map(({ event }) => String(event.handle ?? 0)));
    const boxes = new Map([...this.before].map(([handle, { box }]) => [Number(handle), box]));
    const now = cardsIn(root);
    const left = [...this.before].filter(([handle]) => !now.has(handle));
    const gone = left.map(([, seen]) => seen);
    const falls = new Set(left.filter(([handle]) => fallen.has(handle)).map(([, seen]) => seen));
    for (const [handle, element] of now) {
      const known = this.before.get(handle) ?? takeNamed(gone, element.dataset.name ?? '');
      const box = element.getBoundingClientRect();
      if (known && visible(known.box)) move(element, known.box, box);
      else if (this.before.size && !known) arrive(element, originOf(root, element), box);
    }
    for (const seen of gone.slice(0, MOST_FLIGHTS)) {
      const pile = pileFor(root, view, seen, grown);
      if (pile && visible(seen.box)) (falls.has(seen) ? dissolve : fly)(seen, pile.getBoundingClientRect());
    }
    if (plan) stir(root, news, plan, boxes);
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

function takeNamed(gone: Seen[], name: string): Seen | undefined {
  const at = gone.findIndex((seen) => seen.name === name);
  return at < 0 ? undefined : gone.splice(at, 1)[0];
}

function move(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = between(from, to);
  if (Math.hypot(x, y) < 3) return;
  element.animate(
    [{ translate: `${x}px ${y}px`, scale: to.width ? from.width / to.width : 1, zIndex: 5 }, { translate: '0 0', scale: 1, zIndex: 5 }],
    { duration: LONG, easing: EASE },
  );
}

/** What has left the table goes to its pile as a picture of itself. */
function fly(seen: Seen, to: DOMRect): void {
  const [x, y] = between(to, seen.box);
  const end = { translate: `${x}px ${y}px`, scale: 0.2, opacity: 0.3 };
  leaveSight(seen, [{ translate: '0 0', scale: 1, opacity: 1 }, end]);
}

/** What falls goes out where it lies, and only leans towards its pile. */
function dissolve(seen: Seen, to: DOMRect): void {
  const [x, y] = between(to, seen.box);
  const far = Math.hypot(x, y) || 1;
  const end = { translate: `${(x / far) * 12}px ${(y / far) * 12}px`, scale: 0.94, opacity: 0 };
  leaveSight(seen, [{ translate: '0 0', scale: 1, opacity: 1 }, { scale: 1.02, opacity: 0.85, offset: 0.35 }, end]);
}

function leaveSight({ element, box }: Seen, frames: Keyframe[]): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-handle', 'data-name', 'aria-pressed']) ghost.removeAttribute(name);
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  ghost.style.cssText = `position:fixed;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;z-index:12;pointer-events:none`;
  document.body.append(ghost);
  ghost.animate(frames, { duration: LONG, easing: 'ease-in' }).finished.finally(() => ghost.remove());
}

const between = (one: DOMRect, other: DOMRect): [number, number] => [
  one.left + one.width / 2 - other.left - other.width / 2, one.top + one.height / 2 - other.top - other.height / 2,
];

/** Where a card comes from that was not seen before: one's own from the deck, those of others from their hands. */
function originOf(root: HTMLElement, element: HTMLElement): Element | null {
  if (element.closest('[data-hand]')) return root.querySelector('.side.below [data-pile$="-deck"]');
  return element.closest('.side')?.querySelector('[data-strip] .hand') ?? null;
}

function arrive(element: HTMLElement, origin: Element | null, box: DOMRect): void {
  const from = origin?.getBoundingClientRect();
  if (from && visible(from)) {
    const [x, y] = between(from, box);
    const half = { translate: `${x * 0.4}px ${y * 0.4 - 18}px`, scale: 0.7, opacity: 1, rotate: '4deg', zIndex: 5, offset: 0.5 };
    element.animate([{ translate: `${x}px ${y}px`, scale: 0.2, opacity: 0.4, zIndex: 5 }, half, { translate: '0 0', scale: 1, opacity: 1, zIndex: 5 }], { duration: LONG, easing: EASE });
  } else element.animate([{ opacity: 0, scale: 0.85 }, { opacity: 1, scale: 1 }], { duration: LONG, easing: 'ease-out' });
}
