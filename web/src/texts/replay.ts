// Everything that the replay player says.

import { inBoth } from './both';

export const replayTexts = inBoth(
  {
    title: 'Replay · Mazo', heading: 'Watch a replay', lead: 'A game of Mazo, step by step: every hand, every rule, and from any moment on a game of your own.',
    loading: 'Opening the replay…', other: 'Another replay', serverGone: 'The server does not answer. Is it running?',
    // the player
    board: 'Table', controls: 'Steps', first: 'To the beginning', previous: 'One step back', next: 'One step on', last: 'To the end',
    play: 'Play', pause: 'Pause', speed: 'Speed', slow: 'slow', usual: 'usual', fast: 'fast', step: (at: number, of: number) => `Step ${at} of ${of}`,
    slider: 'Step', viewpoint: 'Seen by', everybody: 'everybody: all hands open', seenBy: (name: string) => `${name}: only what was known`,
    begins: 'The table before the first action.', did: (name: string, what: string) => `${name}: ${what}`, handOf: (name: string, n: number) => `Hand of ${name} (${n})`,
    ended: (name: string) => `${name} wins`, drawn: 'Nobody wins', keys: 'Keys: ← → one step, Home and End, space plays.', save: 'Save the file',
    // continue
    goOn: 'Play on from here', goOnTitle: (at: number) => `A new game from step ${at}`, goOnHow: 'The old game stays as it is. Chance goes on as the file has it.',
    person: 'a person at this screen', who: (name: string) => `Who plays for ${name}`, start: 'Play on', close: 'Close',
    needPerson: 'At least one person must play.', overHere: 'The game is over here: go back a step.',
  },
  {
    title: 'Repetición · Mazo', heading: 'Ver una repetición', lead: 'Una partida de Mazo, paso a paso: cada mano, cada regla y, desde cualquier momento, una partida tuya.',
    loading: 'Abriendo la repetición…', other: 'Otra repetición', serverGone: 'El servidor no responde. ¿Está en marcha?',
    board: 'Mesa', controls: 'Pasos', first: 'Al principio', previous: 'Un paso atrás', next: 'Un paso adelante', last: 'Al final',
    play: 'Reproducir', pause: 'Pausa', speed: 'Velocidad', slow: 'lenta', usual: 'normal', fast: 'rápida', step: (at: number, of: number) => `Paso ${at} de ${of}`,
    slider: 'Paso', viewpoint: 'Vista por', everybody: 'todos: manos abiertas', seenBy: (name: string) => `${name}: solo lo que sabía`,
    begins: 'La mesa antes de la primera acción.', did: (name: string, what: string) => `${name}: ${what}`, handOf: (name: string, n: number) => `Mano de ${name} (${n})`,
    ended: (name: string) => `Gana ${name}`, drawn: 'No gana nadie', keys: 'Teclas: ← → un paso, Inicio y Fin, espacio reproduce.', save: 'Guardar el archivo',
    goOn: 'Jugar desde aquí', goOnTitle: (at: number) => `Una partida nueva desde el paso ${at}`, goOnHow: 'La partida anterior queda como está. El azar sigue como dice el archivo.',
    person: 'una persona ante esta pantalla', who: (name: string) => `Quién juega por ${name}`, start: 'Seguir jugando', close: 'Cerrar',
    needPerson: 'Debe jugar al menos una persona.', overHere: 'Aquí la partida ha terminado: retrocede un paso.',
  },
);
