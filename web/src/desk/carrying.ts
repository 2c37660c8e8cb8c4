// Carrying a card to a place with the mouse, in every browser alike: a press that moves takes it, a release lays it.

import type { Attachment } from 'svelte/attachments';
import type { Where } from './position';

/** What is carried: a card by its name, or one that lies somewhere. */
export interface Carried {
  name?: string;
  from?: Where;
}

const FAR = 6;
const DROPPED = 'carried';

/** Lets an element be carried to a place. */
export function carries(what: Carried): Attachment<HTMLElement> {
  return (element) => {
    const start = (down: PointerEvent) => {
      if (down.pointerType !== 'mouse' || down.button !== 0 || (down.target as Element).closest('input, select')) return;
      let ghost: HTMLElement | null = null;
      let over: Element | null = null;
      const move = (event: PointerEvent) => {
        const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
        if (!ghost && Math.hypot(x, y) > FAR) ghost = ghostOf(element);
        if (!ghost) return;
        ghost.style.translate = `${x}px ${y}px`;
        const under = placeAt(event);
        if (under !== over) {
          over?.classList.remove('over');
          under?.classList.add('over');
          over = under;
        }
      };
      const end = (event: PointerEvent) => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        over?.classList.remove('over');
        if (!ghost) return;
        ghost.remove();
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
        if (event.type === 'pointerup') placeAt(event)?.dispatchEvent(new CustomEvent<Carried>(DROPPED, { detail: what }));
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    };
    const still = (event: Event) => event.preventDefault(); // the browser's own dragging would end ours
    element.addEventListener('pointerdown', start);
    element.addEventListener('dragstart', still);
    return () => {
      element.removeEventListener('pointerdown', start);
      element.removeEventListener('dragstart', still);
    };
  };
}

/** Makes an element a place that takes what is carried to it. */
export function takes(take: (what: Carried) => void): Attachment<HTMLElement> {
  return (element) => {
    const taken = (event: Event) => take((event as CustomEvent<Carried>).detail);
    element.addEventListener(DROPPED, taken);
    return () => element.removeEventListener(DROPPED, taken);
  };
}

const placeAt = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-spot]') ?? null;

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function ghostOf(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  for (const marked of ghost.querySelectorAll('[data-laid], [data-found]')) marked.removeAttribute(marked.hasAttribute('data-laid') ? 'data-laid' : 'data-found');
  Object.assign(ghost.style, {
    position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, zIndex: '50', pointerEvents: 'none', opacity: '0.9', listStyle: 'none',
  });
  document.body.append(ghost);
  return ghost;
}
