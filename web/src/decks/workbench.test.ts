import { describe, expect, it } from 'vitest';
import { changed } from './draft';
import { Workbench } from './workbench.svelte';

const judgement = (names: Record<string, number>) => ({ cards: 0, names, colours: {}, verdicts: [] });

describe('the workbench', () => {
  it('takes steps back and does them again', () => {
    const bench = new Workbench();
    bench.change((draft) => changed(draft, 'Stitch', 2));
    bench.change((draft) => changed(draft, 'Moana', 1));
    expect(bench.text).toBe('2 Stitch\n1 Moana');
    bench.undo();
    expect(bench.text).toBe('2 Stitch');
    bench.redo();
    expect(bench.draft.cards).toEqual({ Stitch: 2, Moana: 1 });
    bench.undo();
    bench.undo();
    expect([bench.text, bench.canUndo, bench.canRedo]).toEqual(['', false, true]);
  });

  it('changes nothing of a text that nobody has read yet', () => {
    const bench = new Workbench();
    bench.type('4x Stitch');
    bench.change((draft) => changed(draft, 'Moana', 1));
    expect(bench.text).toBe('4x Stitch');
    bench.judged('4x Stitch', judgement({ 'Stitch - New Dog': 4 }));
    bench.change((draft) => changed(draft, 'Moana', 1));
    expect(bench.text).toBe('4 Stitch - New Dog\n1 Moana');
    bench.undo();
    expect(bench.text).toBe('4x Stitch');
  });

  it('passes over what was found of an older text', () => {
    const bench = new Workbench();
    bench.type('4 Stitch');
    bench.type('4 Moana');
    bench.judged('4 Stitch', judgement({ Stitch: 4 }));
    expect(bench.unread).toBe(true);
  });
});
