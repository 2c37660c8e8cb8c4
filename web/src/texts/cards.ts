// What the page says of any card; types, figures and states are words of the games, which bring them.

import { inBoth } from './both';

export const cardTexts = inBoth(
  {
    cost: 'cost',
    damage: (n: number) => `${n} damage`,
    under: (n: number) => (n === 1 ? '1 card under it' : `${n} cards under it`),
    at: (place: string) => `at ${place}`,
    carries: (name: string) => `carries ${name}`,
    changed: (what: string, printed: number, now: number) => `${what} ${now}, printed ${printed}`,
    figure: (what: string, now: number) => `${what} ${now}`,
    now: 'Now',
    point: '… point to read',
    hold: '… hold to read',
    chosen: 'chosen',
    target: 'target',
    can: 'can be chosen',
    barred: 'not possible',
  },
  {
    cost: 'coste',
    damage: (n: number) => `${n} de daño`,
    under: (n: number) => (n === 1 ? '1 carta debajo' : `${n} cartas debajo`),
    at: (place: string) => `en ${place}`,
    carries: (name: string) => `porta ${name}`,
    changed: (what: string, printed: number, now: number) => `${what} ${now}, impresa ${printed}`,
    figure: (what: string, now: number) => `${what} ${now}`,
    now: 'Ahora',
    point: '… señala para leer',
    hold: '… mantén para leer',
    chosen: 'elegida',
    target: 'objetivo',
    can: 'se puede elegir',
    barred: 'no se puede',
  },
);
