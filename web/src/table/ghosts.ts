// Pictures of cards that travel above everything else, so that nothing hides them on their way. The card itself is where
// it belongs all the while and can be pressed there; nothing waits for its picture.

/** What a card is told by beside its face; none of that travels. */
const MARKS = ['able', 'target', 'chosen', 'stirred', 'hinted', 'away'];
const PARTS = '.sights, .tag, .number, .badge, .spoken';

export interface Spot {
  /** Where its middle is. */
  x: number;
  y: number;
  /** How large it is before it is turned. */
  width: number;
  height: number;
}

/** Where a card lies, whichever way it is turned. */
export function spotOf(card: HTMLElement): Spot {
  const box = card.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: card.offsetWidth, height: card.offsetHeight };
}

export const isSeen = ({ width }: Spot): boolean => width > 0;

/** How the fan turns a card, in degrees. */
export function turnOf(card: HTMLElement): number {
  const held = card.parentElement?.style.transform;
  if (!held) return 0;
  const { a, b } = new DOMMatrix(held);
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** A picture of a card at a spot, which moves and is gone. */
export function haunt(card: HTMLElement, { x, y, width, height }: Spot, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const ghost = card.cloneNode(true) as HTMLElement;
  for (const name of ['data-handle', 'data-name', 'aria-pressed']) ghost.removeAttribute(name);
  for (const part of ghost.querySelectorAll(PARTS)) part.remove();
  ghost.classList.remove(...MARKS);
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  ghost.style.cssText = `position:fixed;left:${x - width / 2}px;top:${y - height / 2}px;width:${width}px;height:${height}px;margin:0;z-index:12;pointer-events:none;transition:none;--card-w:${width}px`;
  document.body.append(ghost);
  const done = () => ghost.remove();
  ghost.animate(frames, timing).finished.then(done, done);
}

/** The same, while the card itself is not seen. */
export function travel(card: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  haunt(card, spotOf(card), frames, timing);
  card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.duration ?? 0 });
}
