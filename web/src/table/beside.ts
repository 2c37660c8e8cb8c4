// The question stands under the card that asks it: as far to its side as the window lets it.

import type { Attachment } from 'svelte/attachments';

const EDGE = 12;
const SMALL = 860;

export function beside(handle: number): Attachment<HTMLElement> {
  return (ribbon) => {
    const put = () => {
      ribbon.style.translate = '';
      const card = handle && innerWidth > SMALL ? document.querySelector(`.frame [data-handle="${handle}"]`)?.getBoundingClientRect() : undefined;
      const own = ribbon.getBoundingClientRect();
      if (!card) return;
      const middle = Math.max(EDGE + own.width / 2, Math.min(innerWidth - EDGE - own.width / 2, card.left + card.width / 2));
      ribbon.style.translate = `${Math.round(middle - own.left - own.width / 2)}px 0`;
    };
    const watcher = new ResizeObserver(() => requestAnimationFrame(put)); // when whatever changed its size has its place
    watcher.observe(ribbon);
    put();
    return () => watcher.disconnect();
  };
}
