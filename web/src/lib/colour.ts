// Colours as the eye measures them: contrast, difference, and how people with another sense of colour see them.

export type Rgb = readonly [red: number, green: number, blue: number];
export type Sight = 'usual' | 'protan' | 'deutan' | 'tritan';

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

// Machado, Oliveira and Fernandes (2009), full severity, on linear light.
const SIGHTS: Record<Sight, Matrix> = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

export const ALL_SIGHTS = Object.keys(SIGHTS) as Sight[];

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export function light(hex: string): Rgb {
  const part = (at: number) => linear(parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

export function seenBy(sight: Sight, [red, green, blue]: Rgb): Rgb {
  const m = SIGHTS[sight];
  const kept = (value: number) => Math.min(1, Math.max(0, value));
  return [
    kept(m[0] * red + m[1] * green + m[2] * blue),
    kept(m[3] * red + m[4] * green + m[5] * blue),
    kept(m[6] * red + m[7] * green + m[8] * blue),
  ];
}

function lab([red, green, blue]: Rgb): Rgb {
  const curve = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** ΔE (CIE 1976) between two colours as somebody sees them. */
export function difference(one: string, other: string, sight: Sight = 'usual'): number {
  const [a, b] = [lab(seenBy(sight, light(one))), lab(seenBy(sight, light(other)))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The contrast of the web's guidelines, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const bright = (hex: string) => {
    const [red, green, blue] = light(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low, high] = [bright(one), bright(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
