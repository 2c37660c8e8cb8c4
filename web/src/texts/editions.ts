// Everything that the gallery of editions says around its cases.

import { inBoth } from './both';

export const editionTexts = inBoth(
  {
    heading: 'The same position, two rules, two ends', lead: 'Editions and tables decide some moments differently. Each of these is played out by both.',
    against: (one: string, two: string) => `${one} and ${two}`, all: 'All cases', desk: 'Try it on the judge’s desk', before: 'Before', done: 'What is done', decided: 'The rules that decide',
    refused: 'Not allowed', happens: 'What happens', board: (name: string) => `The table afterwards: ${name}`, loading: 'Setting the tables…',
    serverGone: 'The server does not answer. Is it running?', cases: (n: number) => (n === 1 ? '1 case' : `${n} cases`),
  },
  {
    heading: 'La misma posición, dos reglas, dos finales', lead: 'Hay momentos que las ediciones y las mesas deciden de otra manera. Aquí cada uno se juega con ambas.',
    against: (one: string, two: string) => `${one} y ${two}`, all: 'Todos los casos', desk: 'Probarlo en la mesa del juez', before: 'Antes', done: 'Lo que se hace', decided: 'Las reglas que deciden',
    refused: 'No se puede', happens: 'Lo que pasa', board: (name: string) => `La mesa después: ${name}`, loading: 'Preparando las mesas…',
    serverGone: 'El servidor no responde. ¿Está en marcha?', cases: (n: number) => (n === 1 ? '1 caso' : `${n} casos`),
  },
);
