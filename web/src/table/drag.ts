// Dragging a card with the mouse: sugar over the same actions that a press or a key does.

import type { Attachment } from 'svelte/attachments';
import { dropAt, dropOn } from './dropping';
import type { Play } from './play.svelte';

const FAR = 8;

/** Lets a card be dragged onto another card, the purse or the board. */
export function draggable(play: Play, handle: number): Attachment<HTMLElement> {
  return (element) => {
    const start = (down: PointerEvent) => {
      if (down.pointerType !== 'mouse' || down.button !== 0 || !play.state.ask || play.state.held || play.picking) return;
      let ghost: HTMLElement | null = null;
      const move = (event: PointerEvent) => {
        const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
        if (!ghost && Math.hypot(x, y) > FAR) {
          ghost = ghostOf(element);
          play.cancel();
          play.dragged = handle;
        }
        if (ghost) ghost.style.translate = `${x}px ${y}px`;
      };
      const end = (event: PointerEvent) => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        if (!ghost) return;
        ghost.remove();
        play.dragged = 0;
        element.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0);
        if (event.type === 'pointerup') drop(play, handle, document.elementFromPoint(event.clientX, event.clientY));
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    };
    element.addEventListener('pointerdown', start);
    return () => element.removeEventListener('pointerdown', start);
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function ghostOf(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-handle');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
    zIndex: '50', pointerEvents: 'none', opacity: '0.9', transition: 'none',
  });
  document.body.append(ghost);
  return ghost;
}

function drop(play: Play, handle: number, under: Element | null): void {
  const card = under?.closest<HTMLElement>('[data-handle]');
  if (card && Number(card.dataset.handle) !== handle && !card.closest('[data-hand]')) {
    dropOn(play, handle, Number(card.dataset.handle));
    return;
  }
  const place = under?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
  if (place === 'purse' || place === 'board') dropAt(play, handle, place);
}
