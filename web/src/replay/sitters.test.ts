import { expect, it } from 'vitest';
import { chairsOf } from './sitters';

const NAMES = ['Ana', 'Blas', 'Cleo'];

it('seats whoever makes the table, who shares the screen, and leaves a friend’s seat open', () => {
  expect(chairsOf(['friend', 'person', 'person'], NAMES)).toEqual([
    { who: 'open', name: 'Ana' }, { who: 'person', name: 'Blas' }, { who: 'here', name: 'Cleo' },
  ]);
});

it('gives a bot no name of the old game', () => {
  expect(chairsOf(['person', '3'], NAMES)).toEqual([{ who: 'person', name: 'Ana' }, { who: 'bot', bot: '3' }]);
});
