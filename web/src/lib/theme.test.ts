import { describe, expect, it } from 'vitest';
import { ALL_SIGHTS, contrast, difference } from './colour';
import { INKS, ON_INK, SURFACES, type Theme } from './theme';

const READABLE = 4.5;
const APART = 20;

describe('inks', () => {
  it.each(Object.entries(INKS))('%s carries white text', (_, colour) => {
    expect(contrast(colour, ON_INK)).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(ALL_SIGHTS)('stay apart for %s sight', (sight) => {
    const inks = Object.entries(INKS);
    for (const [at, [name, colour]] of inks.entries()) {
      for (const [other, second] of inks.slice(at + 1)) {
        expect(difference(colour, second, sight), `${name} and ${other}`).toBeGreaterThanOrEqual(APART);
      }
    }
  });
});

describe.each(Object.keys(SURFACES) as Theme[])('%s theme', (theme) => {
  const colours = SURFACES[theme];
  const texts = ['ink', 'quiet', 'accent', 'alert', 'chosen'] as const;
  const grounds = ['felt', 'panel', 'paper'] as const;

  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))('%s is legible on %s', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(READABLE);
  });

  it.each([['accent', 'onAccent'], ['chosen', 'onChosen'], ['alert', 'onAlert']] as const)('%s carries text', (ground, text) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(READABLE);
  });
});
