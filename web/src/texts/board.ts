// The words of the boards that every game shares; its own come from the server.

import { inBoth } from './both';

export const boardTexts = inBoth(
  {
    setup: 'Setup', draft: 'Draft', pool: 'Draft', game: 'Game', cleanup: 'Cleanup',
    nothing: 'nothing in play',
    ofPlayer: (what: string, player: string) => `${what} of ${player}`,
    yours: (what: string) => `your ${what}`,
    ready: (ready: number, all: number) => `${ready} of ${all} ready`,
    known: 'known to be there',
    you: 'you', gone: 'out of the game', turnOf: 'plays now', thinks: 'decides',
    empty: 'Empty.', emptyHand: 'Your hand is empty.',
  },
  {
    setup: 'Preparación', draft: 'Draft', pool: 'Draft', game: 'Juego', cleanup: 'Recogida',
    nothing: 'nada en juego',
    ofPlayer: (what: string, player: string) => `${what} de ${player}`,
    yours: (what: string) => `tu ${what}`,
    ready: (ready: number, all: number) => `${ready} de ${all} disponibles`,
    known: 'se sabe que están ahí',
    you: 'tú', gone: 'fuera de la partida', turnOf: 'juega ahora', thinks: 'decide',
    empty: 'Vacío.', emptyHand: 'No tienes cartas en la mano.',
  },
);
