// Moving the focus from card to card with the arrow keys, by where the cards stand.

const AWAY = 2.2;

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The next card in a direction: near it, and rather straight ahead than aside. */
export function roam(key: string): boolean {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!step) return false;
  const [right, down] = step as [number, number];
  const scope: ParentNode = document.querySelector('dialog[open]') ?? document;
  const cards = [...scope.querySelectorAll<HTMLElement>('[data-handle]')].filter((card) => card.offsetParent !== null);
  const from = document.activeElement?.closest('[data-handle]');
  if (!from) {
    (cards.find((card) => card.classList.contains('able')) ?? cards[0])?.focus();
    return cards.length > 0;
  }
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const card of cards) {
    const [toX, toY] = middle(card);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    const far = ahead + aside * AWAY;
    if (card !== from && ahead > 4 && far < least) [best, least] = [card, far];
  }
  best?.focus();
  return true;
}

/** The card that has the focus. */
export function focusedCard(): number {
  return Number(document.activeElement?.closest<HTMLElement>('[data-handle]')?.dataset.handle ?? 0);
}
