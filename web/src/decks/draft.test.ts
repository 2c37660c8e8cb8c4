import { describe, expect, it } from 'vitest';
import { changed, copiesIn, draftOf, draftText, EMPTY, marked, moved } from './draft';

describe('a list that is built', () => {
  it('grows and shrinks a copy at a time, and forgets what is no longer in it', () => {
    let draft = changed(EMPTY, 'Stitch', 1);
    draft = changed(changed(draft, 'Stitch', 1), 'Moana', 3);
    expect(draft.cards).toEqual({ Stitch: 2, Moana: 3 });
    draft = changed(draft, 'Stitch', -2);
    expect(draft.cards).toEqual({ Moana: 3 });
    expect(changed(draft, 'Stitch', -1).cards).toEqual({ Moana: 3 });
  });

  it('keeps its cards in the order in which they came', () => {
    const draft = changed(changed(changed(EMPTY, 'B', 1), 'A', 1), 'B', 1);
    expect(Object.keys(draft.cards)).toEqual(['B', 'A']);
  });

  it('is text that any reader of lists understands, the side deck below it', () => {
    const draft = moved(changed(EMPTY, 'Zeus', 3), 'Zeus', 'cards');
    expect(draftText(draft)).toBe('2 Zeus\n\nSideboard\n1 Zeus');
  });

  it('marks one copy of a card that begins in play', () => {
    const draft = marked(changed(EMPTY, 'Lira', 3), 'Lira');
    expect(draftText(draft, '(Oro inicial)')).toBe('1 Lira (Oro inicial)\n2 Lira');
    expect(marked(draft, 'Lira').marked).toEqual([]);
    expect(changed(draft, 'Lira', -3).marked).toEqual([]);
  });

  it('takes over what was judged, and keeps lines that name no card', () => {
    const judgement = { cards: 4, names: { Stitch: 4 }, colours: {}, verdicts: [], missing: [{ text: '?', line: 2 }], side: { Moana: 1 } };
    const draft = draftOf('4 Stitch\n2 Nobody', judgement);
    expect(draft.strange).toEqual(['2 Nobody']);
    expect(copiesIn(draft.side)).toBe(1);
    expect(draftText(draft)).toBe('2 Nobody\n4 Stitch\n\nSideboard\n1 Moana');
  });
});
