// Marks what can be moved with `data-more`: above, below or both, so that nobody takes a part of it for the whole.

import type { Attachment } from 'svelte/attachments';

/** Rounding may leave so many pixels of difference. */
const SLACK = 2;

export function moreOf({ scrollTop, clientHeight, scrollHeight }: { scrollTop: number; clientHeight: number; scrollHeight: number }): string {
  const above = scrollTop > SLACK;
  const below = scrollTop + clientHeight < scrollHeight - SLACK;
  return above && below ? 'both' : above ? 'above' : below ? 'below' : '';
}

export const marksOverflow: Attachment<HTMLElement> = (element) => {
  const mark = () => { element.dataset.more = moreOf(element); };
  const sizes = new ResizeObserver(mark);
  const changes = new MutationObserver(mark);
  sizes.observe(element);
  changes.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener('scroll', mark, { passive: true });
  mark();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    element.removeEventListener('scroll', mark);
  };
};
