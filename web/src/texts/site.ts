// What the header says, and what it calls the parts of the site and their pages.

import { inBoth } from './both';

export const siteTexts = inBoth(
  { skip: 'Skip to the content', site: 'Mazo', settings: 'Settings', claim: 'The card table that plays by the book.', pagesOf: (part: string) => `Pages: ${part}` },
  { skip: 'Saltar al contenido', site: 'Mazo', settings: 'Ajustes', claim: 'La mesa de cartas que juega según el reglamento.', pagesOf: (part: string) => `Páginas: ${part}` },
);

export const partNames = inBoth(
  { play: 'Play', learn: 'Learn', library: 'Library', decks: 'Deck box', watch: 'Replays' },
  { play: 'Jugar', learn: 'Aprender', library: 'Biblioteca', decks: 'Mazos', watch: 'Repeticiones' },
);

export const pageNames = inBoth(
  {
    play: 'Play', lobby: 'Lobby', lessons: 'Lessons', puzzles: 'Puzzles', quiz: 'Quiz', rules: 'Rules', cards: 'Cards', judge: 'Judge’s desk', editions: 'Two editions',
    decks: 'Decks', lab: 'Lab', results: 'Results', watch: 'Replays',
  },
  {
    play: 'Jugar', lobby: 'Sala', lessons: 'Lecciones', puzzles: 'Puzles', quiz: 'Cuestionario', rules: 'Reglas', cards: 'Cartas', judge: 'Mesa del juez', editions: 'Dos ediciones',
    decks: 'Mazos', lab: 'Laboratorio', results: 'Resultados', watch: 'Repeticiones',
  },
);
