import { describe, expect, it } from 'vitest';
import { ALL_SIGHTS, contrast, difference } from './colour';
import { HUES, ON_HUE, SURFACES, type Theme } from './theme';

const READABLE = 4.5;
const APART = 20;

describe('hues', () => {
  it.each(Object.entries(HUES))('%s carries white text', (_, colour) => {
    expect(contrast(colour, ON_HUE)).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(ALL_SIGHTS)('stay apart for %s sight', (sight) => {
    const hues = Object.entries(HUES);
    for (const [at, [name, colour]] of hues.entries()) {
      for (const [other, second] of hues.slice(at + 1)) {
        expect(difference(colour, second, sight), `${name} and ${other}`).toBeGreaterThanOrEqual(APART);
      }
    }
  });
});

describe.each(Object.keys(SURFACES) as Theme[])('%s theme', (theme) => {
  const colours = SURFACES[theme];
  const texts = ['text', 'quiet', 'accent', 'alert', 'chosen'] as const;
  const grounds = ['felt', 'panel', 'paper'] as const;

  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))('%s is legible on %s', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(READABLE);
  });

  it.each([['accent', 'onAccent'], ['chosen', 'onChosen'], ['alert', 'onAlert']] as const)('%s carries text', (ground, text) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(READABLE);
  });
});
