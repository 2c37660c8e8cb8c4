// A geometric emblem that stands for a card's art: the same name always draws the same figure.

export interface Emblem {
  /** Paths in a box from -50 to 50, the outermost first. */
  paths: string[];
  turn: number;
}

/** FNV-1a: small, and the same everywhere. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function rolls(seed: number): (sides: number) => number {
  let state = seed || 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

const at = (angle: number, radius: number) =>
  `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;

function polygon(corners: number, radius: number, step = 1): string {
  const points = Array.from({ length: corners }, (_, n) => at((n * step * 2 * Math.PI) / corners, radius));
  return `M${points.join('L')}Z`;
}

function star(corners: number, radius: number, inner: number): string {
  const points = Array.from({ length: corners * 2 }, (_, n) => at((n * Math.PI) / corners, n % 2 ? inner : radius));
  return `M${points.join('L')}Z`;
}

function petals(count: number, radius: number): string {
  const wide = Math.PI / count;
  return Array.from({ length: count }, (_, n) => {
    const angle = (n * 2 * Math.PI) / count;
    return `M0 0Q${at(angle - wide, radius * 0.75)} ${at(angle, radius)}Q${at(angle + wide, radius * 0.75)} 0 0Z`;
  }).join('');
}

function ring(radius: number): string {
  return `M0 ${-radius}A${radius} ${radius} 0 1 1 -.01 ${-radius}Z`;
}

function rays(count: number, inner: number, outer: number): string {
  return Array.from({ length: count }, (_, n) => {
    const angle = (n * 2 * Math.PI) / count;
    return `M${at(angle, inner)}L${at(angle, outer)}`;
  }).join('');
}

export function emblemOf(name: string): Emblem {
  const roll = rolls(seedOf(name));
  const corners = 3 + roll(6);
  const outer = [
    () => polygon(corners, 46),
    () => star(corners, 47, 20 + roll(16)),
    () => petals(corners, 48),
    () => ring(44),
    () => rays(corners * 2, 26, 47) + ring(24),
  ][roll(5)];
  const inner = [
    () => star(3 + roll(5), 26, 11 + roll(6)),
    () => petals(3 + roll(5), 30),
    () => polygon(3 + roll(5), 26),
    () => ring(20) + ring(12),
    () => rays(6 + roll(6), 10, 28),
  ][roll(5)];
  const core = [() => ring(7), () => polygon(4, 9), () => star(4, 10, 4), () => polygon(3, 9)][roll(4)];
  return { paths: [outer, inner, core].map((draw) => draw?.() ?? ''), turn: roll(12) * 15 };
}
