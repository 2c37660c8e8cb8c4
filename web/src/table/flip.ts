// Cards that move: from where they were to where they are, in less than a quarter of a second.

interface Seen {
  name: string;
  box: DOMRect;
}

const LONG = 220;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const visible = (box: DOMRect) => box.width > 0;

export class Flip {
  private before = new Map<string, Seen>();

  /** Remember where every card is. */
  note(root: HTMLElement): void {
    this.before.clear();
    for (const [handle, element] of cardsIn(root)) {
      this.before.set(handle, { name: element.dataset.name ?? '', box: element.getBoundingClientRect() });
    }
  }

  /** Let every card that is elsewhere now come from where it was; a card with a new handle is known by its name. */
  play(root: HTMLElement): void {
    if (still()) return;
    const now = cardsIn(root);
    const gone = [...this.before].filter(([handle]) => !now.has(handle)).map(([, seen]) => seen);
    for (const [handle, element] of now) {
      const known = this.before.get(handle) ?? takeNamed(gone, element.dataset.name ?? '');
      const box = element.getBoundingClientRect();
      if (known && visible(known.box)) move(element, known.box, box);
      else if (this.before.size && !known) appear(element);
    }
  }
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
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  if (Math.hypot(x, y) < 3) return;
  element.animate(
    [{ translate: `${x}px ${y}px`, scale: to.width ? from.width / to.width : 1, zIndex: 5 }, { translate: '0 0', scale: 1, zIndex: 5 }],
    { duration: LONG, easing: 'cubic-bezier(.2,.8,.3,1)' },
  );
}

function appear(element: HTMLElement): void {
  element.animate([{ opacity: 0, scale: 0.85 }, { opacity: 1, scale: 1 }], { duration: LONG, easing: 'ease-out' });
}
