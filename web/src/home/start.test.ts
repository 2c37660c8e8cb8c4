import { describe, expect, it } from 'vitest';
import { tableIn } from './start';

describe('a table that somebody names', () => {
  it('is found in a link, with or without its token', () => {
    expect(tableIn('http://localhost:8320/t/tjD62K69B8Nd')).toBe('tjD62K69B8Nd');
    expect(tableIn('https://mazo.example/t/x_-4567890ab#secret')).toBe('x_-4567890ab');
  });

  it('may be its bare name', () => {
    expect(tableIn('  tjD62K69B8Nd ')).toBe('tjD62K69B8Nd');
  });

  it('is nothing else', () => {
    expect(tableIn('http://localhost:8320/decks')).toBe('');
    expect(tableIn('a b c d')).toBe('');
    expect(tableIn('')).toBe('');
  });
});
