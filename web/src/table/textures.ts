// How the grounds look close up. Each is one picture that the browser paints once; nothing of it moves.

import type { Texture } from '../lib/materials';

const WIDE = 1200;
const HIGH = 760;

const noise = (frequency: string, octaves: number, rest: string, seed = 7): string =>
  `<filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>${rest}</filter>`;

const GREY = '<feColorMatrix values=".6 .6 .6 0 -.4 .6 .6 .6 0 -.4 .6 .6 .6 0 -.4 0 0 0 0 1"/>';
const LIT = '<feDiffuseLighting surfaceScale="2.6" lighting-color="#fff" diffuseConstant=".72"><feDistantLight azimuth="225" elevation="48"/></feDiffuseLighting>';

const FILTERS: Record<Texture, string> = {
  cloud: noise('.0032 .006', 5, '<feColorMatrix values="1.3 0 0 0 -.35 .5 .3 0 0 -.2 1 0 1.1 0 -.4 0 0 0 0 1"/>', 11),
  stone: noise('.012 .018', 4, LIT, 4),
  wood: noise('.003 .09', 4, GREY, 9),
  cloth: noise('.35 .5', 2, GREY, 3),
};

const picture = (width: number, height: number, filter: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${filter}<rect width="100%" height="100%" filter="url(#n)"/></svg>`)}")`;

/** The ground of a table, as wide as the page. */
export const textureOf = (texture: Texture): string => picture(WIDE, HIGH, FILTERS[texture]);

/** A tile of fine grain that lies over every ground. */
export const GRAIN: string = picture(220, 220, noise('.8', 2, GREY, 2));
