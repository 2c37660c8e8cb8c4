// The road of the score: a gentle wave from the left to the right, and where everybody stands on it.

const MARGIN = 30;
const WAVE = 0.1;
const STEPS = 24;

/** Where on the road something is that has come a part of the way. */
export function along(width: number, height: number, part: number): [x: number, y: number] {
  const x = MARGIN + (width - 2 * MARGIN) * part;
  return [x, height / 2 + Math.sin(part * Math.PI * 2) * height * WAVE];
}

export function roadPath(width: number, height: number): string {
  const points = Array.from({ length: STEPS + 1 }, (_, at) => along(width, height, at / STEPS));
  return points.map(([x, y], at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

export interface Walker {
  seat: number;
  value: number;
  below: boolean;
}

/** Beside one another where several stand on the same spot, and each on a line of its own. */
export function stand(walkers: readonly Walker[]): (Walker & { aside: number; lane: number })[] {
  return walkers.map((walker, at) => {
    const same = walkers.slice(0, at).filter((other) => other.value === walker.value && other.below === walker.below);
    return { ...walker, aside: same.length * 3, lane: at - (walkers.length - 1) / 2 };
  });
}
