// A replay on its way from one page to the player.

const KEPT = 'mazo.replay';

/** Leave a replay for the player; false if it is too long to be kept. */
export function handOver(text: string): boolean {
  try {
    sessionStorage.setItem(KEPT, text);
    return text.trim() !== '';
  } catch {
    return false;
  }
}

/** The replay that was left here last. */
export const handedOver = (): string => sessionStorage.getItem(KEPT) ?? '';
