// What the table of any draft says; what a game calls its packs and piles comes from the server (`words.packs`).

import { inBoth } from './both';

export const draftTexts = inBoth(
  {
    board: 'Draft', chooseFrom: (n: number) => (n === 1 ? '1 card' : `${n} cards`), over: 'The draft is over',
    players: 'Players', you: 'you', choosing: 'is choosing', chosen: 'has chosen', gone: 'has left',
    keep: 'kept', picked: 'chosen', sealed: 'Your choice is sealed.', change: 'Choose again',
    copies: (n: number, card: string) => `${n} ${card}`, none: 'nothing',
    copy: 'Copy the list', copied: 'Copied', again: 'New draft', watch: 'Watch the replay', result: 'Result',
  },
  {
    board: 'Draft', chooseFrom: (n: number) => (n === 1 ? '1 carta' : `${n} cartas`), over: 'El draft ha terminado',
    players: 'Jugadores', you: 'tú', choosing: 'está eligiendo', chosen: 'ya ha elegido', gone: 'se ha ido',
    keep: 'guardada', picked: 'elegida', sealed: 'Tu elección está sellada.', change: 'Elegir de nuevo',
    copies: (n: number, card: string) => `${n} ${card}`, none: 'nada',
    copy: 'Copiar la lista', copied: 'Copiada', again: 'Otro draft', watch: 'Ver la repetición', result: 'Resultado',
  },
);
