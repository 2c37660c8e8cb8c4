// A painted vine along the margin of a leaf: a winding stem, leaves and berries in the colours of the game's cards.

const WIDE = 34;
const HIGH = 132;
const EDGE = '#6d5230';

/** A leaf on a short stalk, to the right or to the left of the stem. */
const leaf = (x: number, y: number, turn: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C4-9 11-9 13-2 9 5 3 5 0 0z" fill="${fill}" stroke="${EDGE}" stroke-width=".8"/>`;

const berry = (x: number, y: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="2.6" fill="${fill}" stroke="${EDGE}" stroke-width=".8"/>`;

/** One length of the vine, as a picture that follows itself downwards without a seam. */
export function vineOf(colours: readonly string[]): string {
  const [one = EDGE, two = one, three = two] = colours;
  const stem = `<path d="M17 0C5 22 5 44 17 66S29 110 17 ${HIGH}" fill="none" stroke="${EDGE}" stroke-width="2"/>`;
  const curls = `<path d="M9 30c8-2 12 4 8 8m8 58c-8-2-12 4-8 8" fill="none" stroke="${EDGE}" stroke-width="1.2"/>`;
  const parts = [
    leaf(8, 22, -160, one), leaf(10, 44, -12, two), leaf(17, 64, -150, three), leaf(24, 84, -20, one), leaf(25, 106, -165, two), leaf(18, 128, 8, three),
    berry(17, 38, '#d8a63c'), berry(17, 104, '#d8a63c'), berry(23, 58, '#d8a63c'), berry(9, 122, '#d8a63c'),
  ];
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}">${stem}${curls}${parts.join('')}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(drawn)}")`;
}
