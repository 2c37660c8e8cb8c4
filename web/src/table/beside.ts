// The question stands under the card that asks it: as far to its side as the window lets it.

import type { Attachment } from 'svelte/attachments';

const EDGE = 12;
const SMALL = 860;

export function beside(handle: number): Attachment<HTMLElement> {
  return (ribbon) => {
    const put = () => {
      const card = handle && innerWidth > SMALL ? document.querySelector(`.frame [data-handle="${handle}"]`)?.getBoundingClientRect() : undefined;
      if (!card) {
        ribbon.style.translate = '';
        return;
      }
      // Its place in the layout, whatever moves it now.
      const half = ribbon.offsetWidth / 2;
      const left = (ribbon.offsetParent?.getBoundingClientRect().left ?? 0) + ribbon.offsetLeft;
      const middle = Math.max(EDGE + half, Math.min(innerWidth - EDGE - half, card.left + card.width / 2));
      ribbon.style.translate = `${Math.round(middle - left - half)}px 0`;
    };
    const watcher = new ResizeObserver(() => requestAnimationFrame(put)); // when whatever changed its size has its place
    for (const sized of [ribbon, document.documentElement]) watcher.observe(sized);
    put();
    return () => watcher.disconnect();
  };
}
