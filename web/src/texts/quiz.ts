// Everything that the quiz says around its questions.

import { inBoth } from './both';

export const quizTexts = inBoth(
  {
    heading: 'Quiz for judges', lead: 'A situation, a question, three answers. Afterwards the position is played out, with the rule beside it.',
    all: 'All topics', questions: (n: number) => (n === 1 ? '1 question' : `${n} questions`), again: 'Begin again',
    place: (n: number, all: number) => `Question ${n} of ${all}`, table: 'The table', right: 'Right.', wrong: 'Not so.', correct: (choice: string) => `The right answer: ${choice}`,
    rules: 'The rules behind it', played: 'Played out', after: 'The table afterwards', next: 'Next question', score: (right: number, all: number) => `${right} of ${all} right`,
    done: 'All questions of this topic are answered.', other: 'All games', forget: 'Forget my answers', choose: 'Choose an answer', yours: 'Your score by topic',
    serverGone: 'The server does not answer. Is it running?', loading: 'Setting the table…', unanswered: 'not answered yet',
  },
  {
    heading: 'Cuestionario para jueces', lead: 'Una situación, una pregunta y tres respuestas. Después la posición se juega hasta el final, con la regla al lado.',
    all: 'Todos los temas', questions: (n: number) => (n === 1 ? '1 pregunta' : `${n} preguntas`), again: 'Empezar de nuevo',
    place: (n: number, all: number) => `Pregunta ${n} de ${all}`, table: 'La mesa', right: 'Correcto.', wrong: 'No es así.', correct: (choice: string) => `La respuesta correcta: ${choice}`,
    rules: 'Las reglas que lo dicen', played: 'Jugado hasta el final', after: 'La mesa después', next: 'Siguiente pregunta', score: (right: number, all: number) => `${right} de ${all} correctas`,
    done: 'Todas las preguntas de este tema están respondidas.', other: 'Todos los juegos', forget: 'Olvidar mis respuestas', choose: 'Elige una respuesta', yours: 'Tu puntuación por tema',
    serverGone: 'El servidor no responde. ¿Está en marcha?', loading: 'Preparando la mesa…', unanswered: 'sin responder',
  },
);
