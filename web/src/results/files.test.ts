import { describe, expect, it } from 'vitest';
import { asCsv, asJson, readResults } from './files';
import type { Result } from './result';

const RESULTS: Result[] = [
  { id: 'abc/1/0', at: 1_700_000_000_000, game: 'lorcana', edition: '2.3.0', format: '', seat: 0, name: 'Ana', deck: 'Sparks, "fast"', opponents: ['Nico', 'Marta'], bots: true, first: false, turns: 17, outcome: 'lost' },
  { id: 'abd/1/1', at: 1_700_000_100_000, game: 'myl', edition: '', format: 'free', seat: 1, name: '=Ana', deck: '', opponents: ['Blas'], bots: false, first: null, turns: 3, outcome: 'won' },
];

describe('results in a file', () => {
  it('are read again from JSON', () => {
    expect(readResults(asJson(RESULTS))).toEqual(RESULTS);
  });

  it('are read again from CSV, whatever is in a name', () => {
    expect(readResults(asCsv(RESULTS))).toEqual(RESULTS);
  });

  it('never begin a cell like a formula', () => {
    expect(asCsv(RESULTS)).toContain(",'=Ana,");
  });

  it('are refused where there are none', () => {
    expect(readResults('hello')).toBeNull();
    expect(readResults('{"kind":"other","results":[]}')).toBeNull();
    expect(readResults('{"kind":"mazo-results","results":[{"id":1}]}')).toBeNull();
    expect(readResults('id,at\n1,2')).toBeNull();
    expect(readResults('{')).toBeNull();
  });
});
