// Everything that the puzzles' pages say around the puzzles.

import { inBoth } from './both';

export const puzzleTexts = inBoth(
  {
    heading: 'Puzzles', lead: 'Positions out of games, each with exactly one way to win this turn. The table refuses what the rules refuse, and says why.',
    title: (n: number) => `Puzzle ${n}`, grade: (n: number) => `Grade ${n}`, about: (grade: number) => ABOUT_EN[grade] ?? '', solvedOf: (n: number, all: number) => `${n} of ${all} solved`,
    solved: 'solved', deeds: (n: number) => (n === 1 ? '1 deed' : `${n} deeds`), leave: 'All puzzles', loading: 'Setting the table…', next: 'Next puzzle',
    task: 'Win this turn.', once: 'Every winning line has the same deeds; their order may differ. Nobody else surprises you with a card that you cannot know.',
    hint: 'A hint', solution: 'Show the solution', solutionTitle: 'The solution', again: 'Try again', restart: 'Begin again',
    failed: 'The turn has ended without the win.', won: 'Solved: the game is won.', wonBy: 'Won by this rule', free: 'may go otherwise', theirs: 'the others',
    serverGone: 'The server does not answer. Is it running?', rules: 'Rules',
  },
  {
    heading: 'Puzles', lead: 'Posiciones sacadas de partidas, cada una con una sola manera de ganar este turno. La mesa no deja hacer lo que las reglas no dejan, y dice por qué.',
    title: (n: number) => `Puzle ${n}`, grade: (n: number) => `Nivel ${n}`, about: (grade: number) => ABOUT_ES[grade] ?? '', solvedOf: (n: number, all: number) => `${n} de ${all} resueltos`,
    solved: 'resuelto', deeds: (n: number) => (n === 1 ? '1 acción' : `${n} acciones`), leave: 'Todos los puzles', loading: 'Preparando la mesa…', next: 'Siguiente puzle',
    task: 'Gana este turno.', once: 'Toda línea que gana tiene las mismas acciones; el orden puede variar. Nadie te sorprende con una carta que no puedas conocer.',
    hint: 'Una pista', solution: 'Ver la solución', solutionTitle: 'La solución', again: 'Probar otra vez', restart: 'Empezar de nuevo',
    failed: 'El turno ha terminado sin la victoria.', won: 'Resuelto: la partida está ganada.', wonBy: 'Se gana por esta regla', free: 'puede ser otra', theirs: 'los demás',
    serverGone: 'El servidor no responde. ¿Está en marcha?', rules: 'Reglas',
  },
);

const ABOUT_EN: Record<number, string> = { 1: 'seen at a glance', 2: 'a small step', 3: 'look twice', 4: 'hard', 5: 'very hard' };
const ABOUT_ES: Record<number, string> = { 1: 'de un vistazo', 2: 'un paso corto', 3: 'mira dos veces', 4: 'difícil', 5: 'muy difícil' };
