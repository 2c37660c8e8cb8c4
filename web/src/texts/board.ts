// The words of the boards that every game shares; its own come from the server.

import { inBoth } from './both';

export const boardTexts = inBoth(
  {
    setup: 'Setup', draft: 'Draft', pool: 'Draft', game: 'Game', cleanup: 'Cleanup', end: 'Over',
    nothing: 'nothing in play',
    ofPlayer: (what: string, player: string) => `${what} of ${player}`,
    yours: (what: string) => `your ${what}`,
    ready: (ready: number, all: number) => `${ready} of ${all} ready`,
    known: 'known to be there',
    you: 'you', gone: 'out of the game', turnOf: 'plays now', thinks: 'decides',
    yourTurn: 'Your turn', theirTurn: (player: string) => `${player}’s turn`, then: (player: string) => `then ${player}`,
    outOf: (all: number) => ` of ${all}`, of: (n: number, all: number, what: string) => `${n} of ${all} ${what}`, bot: 'bot',
    road: (goal: number, what: string) => `The road to ${goal} ${what}`,
    empty: 'Empty.', emptyHand: 'No cards in hand.',
  },
  {
    setup: 'Preparación', draft: 'Draft', pool: 'Draft', game: 'Juego', cleanup: 'Recogida', end: 'Fin',
    nothing: 'nada en juego',
    ofPlayer: (what: string, player: string) => `${what} de ${player}`,
    yours: (what: string) => `tu ${what}`,
    ready: (ready: number, all: number) => `${ready} de ${all} disponibles`,
    known: 'se sabe que están ahí',
    you: 'tú', gone: 'fuera de la partida', turnOf: 'juega ahora', thinks: 'decide',
    yourTurn: 'Tu turno', theirTurn: (player: string) => `Turno de ${player}`, then: (player: string) => `luego ${player}`,
    outOf: (all: number) => ` de ${all}`, of: (n: number, all: number, what: string) => `${n} de ${all} ${what}`, bot: 'bot',
    road: (goal: number, what: string) => `El camino a ${goal} de ${what}`,
    empty: 'Vacío.', emptyHand: 'No tienes cartas en la mano.',
  },
);
