// Everything that the library says around the rules.

import { inBoth } from './both';

export const libraryTexts = inBoth(
  {
    title: 'Rules · Mazo', heading: 'The rule books', lead: 'In our own words, with the numbers of the books; what acts in the engine is cited by these numbers.',
    game: 'Game', edition: 'Edition', newest: 'newest', search: 'Number or words', searchHow: 'A number such as 4.2.1, or words: “drying”, “mulligan”, “block”.',
    found: (n: number) => (n === 1 ? '1 rule found' : `${n} rules found`), more: (n: number) => `and ${n} more: say it more precisely`, none: 'No rule has all these words.',
    chapters: 'Chapters', house: 'house rule', houses: 'House rules', lessons: 'Lessons', cases: 'Cases', elsewhere: (list: string) => `Elsewhere: ${list}`, link: (number: string) => `Link to rule ${number}`,
    changes: 'What changed', since: 'Compare with', nothing: 'Nothing changes between these two.', before: 'Before', shows: 'Shows it', serverGone: 'The server does not answer. Is it running?',
  },
  {
    title: 'Reglas · Mazo', heading: 'Los reglamentos', lead: 'Con nuestras palabras y los números de los libros; con esos números cita el motor lo que hace.',
    game: 'Juego', edition: 'Edición', newest: 'la más nueva', search: 'Número o palabras', searchHow: 'Un número como 4.2.1, o palabras: «secándose», «mulligan», «bloquear».',
    found: (n: number) => (n === 1 ? '1 regla encontrada' : `${n} reglas encontradas`), more: (n: number) => `y ${n} más: dilo con más precisión`, none: 'Ninguna regla tiene todas esas palabras.',
    chapters: 'Capítulos', house: 'regla de la casa', houses: 'Reglas de la casa', lessons: 'Lecciones', cases: 'Casos', elsewhere: (list: string) => `En otras: ${list}`, link: (number: string) => `Enlace a la regla ${number}`,
    changes: 'Qué ha cambiado', since: 'Comparar con', nothing: 'Nada cambia entre estas dos.', before: 'Antes', shows: 'Lo muestra', serverGone: 'El servidor no responde. ¿Está en marcha?',
  },
);
