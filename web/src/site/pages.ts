// The pages of the site: the parts that the header names, and what lies in each of them.

/** A page with its address. */
export type Page = 'play' | 'lobby' | 'lessons' | 'puzzles' | 'quiz' | 'editions' | 'rules' | 'cards' | 'judge' | 'decks' | 'results' | 'lab' | 'watch';

export interface Part {
  name: 'play' | 'learn' | 'library' | 'decks' | 'watch';
  /** The first one is where the header leads. */
  pages: readonly (readonly [page: Page, path: string])[];
}

export const PARTS: readonly Part[] = [
  { name: 'play', pages: [['play', '/'], ['lobby', '/lobby']] },
  { name: 'learn', pages: [['lessons', '/learn'], ['puzzles', '/puzzles'], ['quiz', '/quiz']] },
  { name: 'library', pages: [['rules', '/rules'], ['cards', '/cards'], ['judge', '/judge'], ['editions', '/editions']] },
  { name: 'decks', pages: [['decks', '/decks'], ['lab', '/lab'], ['results', '/results']] },
  { name: 'watch', pages: [['watch', '/watch']] },
];

/** The part that a page lies in. */
export const partOf = (page: Page | ''): Part | undefined => PARTS.find((part) => part.pages.some(([name]) => name === page));
