// Everything that the lessons' pages say around the lessons.

import { inBoth } from './both';

export const learnTexts = inBoth(
  {
    heading: 'Learn to play',
    lead: 'At the table itself, a step at a time: you do it, and the rule stands beside it. Nothing is asked of you but to try.',
    begin: 'Begin', again: 'Once more', finished: 'finished', steps: (n: number) => `${n} steps`,
    met: (met: number, all: number) => `${met} of ${all} basic rules met`, rulesOf: (game: string) => `Basic rules of ${game}`,
    step: (n: number, all: number) => `Step ${n} of ${all}`, next: 'Go on', hint: 'What is meant?', restart: 'Begin again', leave: 'All lessons',
    question: 'One question', choose: 'Choose an answer', right: 'Right.', wrong: 'Not that one.', refused: 'The rules say no, as you see:',
    over: (title: string) => `You have finished “${title}”.`, following: (title: string) => `Next: ${title}`, playNow: 'Play a game against level 1',
    panel: 'Lesson', loading: 'Setting the table…', serverGone: 'The server does not answer. Is it running?', rules: 'The rules of this step',
  },
  {
    heading: 'Aprende a jugar',
    lead: 'En la mesa misma, paso a paso: tú lo haces y la regla está al lado. Solo se te pide probar.',
    begin: 'Empezar', again: 'Otra vez', finished: 'terminada', steps: (n: number) => `${n} pasos`,
    met: (met: number, all: number) => `${met} de ${all} reglas básicas vistas`, rulesOf: (game: string) => `Reglas básicas de ${game}`,
    step: (n: number, all: number) => `Paso ${n} de ${all}`, next: 'Seguir', hint: '¿Qué se espera?', restart: 'Empezar de nuevo', leave: 'Todas las lecciones',
    question: 'Una pregunta', choose: 'Elige una respuesta', right: 'Correcto.', wrong: 'Esa no es.', refused: 'Las reglas dicen que no, como ves:',
    over: (title: string) => `Has terminado «${title}».`, following: (title: string) => `A continuación: ${title}`, playNow: 'Jugar contra el nivel 1',
    panel: 'Lección', loading: 'Preparando la mesa…', serverGone: 'El servidor no responde. ¿Está en marcha?', rules: 'Las reglas de este paso',
  },
);
