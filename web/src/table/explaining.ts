// Parts of the table that explain themselves to whoever points at them, comes to them by the keyboard or holds a finger there.

/** Let a part of the page explain something on the board: `zone.deck`. */
export function explains(key: string): (part: HTMLElement) => void {
  return (part) => {
    part.dataset.explain = key;
    if (part.tabIndex < 0) part.tabIndex = 0;
  };
}
