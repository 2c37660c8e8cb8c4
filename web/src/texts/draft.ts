// Everything that the table of a draft says; its words are those of the game's glossary.

import { inBoth } from './both';

export const draftTexts = inBoth(
  {
    board: 'Draft', pack: 'The hand before you', packOf: (name: string, n: number) => `Hand of ${name} (${n})`, keptOf: (name: string, n: number) => `Deck of ${name} (${n})`, chooseFrom: (n: number) => (n === 1 ? '1 card' : `${n} cards`), yourDeck: (n: number, of: number) => `Your deck: ${n} of ${of}`,
    round: (n: number, of: number) => `Round ${n} of ${of}`, hand: (n: number, of: number) => `hand ${n} of ${of}`, setup: 'Setting up the game', over: 'The draft is over',
    left: 'Hands go to the left', right: 'Hands go to the right', swap: 'Hands are swapped',
    undealt: (n: number) => `undealt ${n}`, discarded: (n: number) => `discarded ${n}`, aside: (n: number) => `set aside ${n}`,
    earls: 'Earls', you: 'you', choosing: 'is choosing', chosen: 'has chosen', gone: 'has left', holds: (hand: number, deck: number) => `hand ${hand} · deck ${deck}`,
    towers: (n: number) => (n === 1 ? '1 Tower' : `${n} Towers`), towersAre: (names: string) => `Towers: ${names}`, palace: 'Palace',
    bag: 'Viking bag', cubes: (colour: string, n: number) => (n === 1 ? `1 ${colour} cube` : `${n} ${colour} cubes`), emptyBag: 'no cubes yet',
    property: 'Properties', face: 'Face cards', political: 'Political cards', nothing: 'nothing yet', blue: 'blue', red: 'red', green: 'green', gold: 'gold',
    keep: 'kept', picked: 'chosen', sealed: 'Your choice is sealed.', change: 'Choose again',
    copies: (n: number, card: string) => `${n} ${card}`, choosePalace: 'Choose your Palace',
    ready: 'Your Earl deck', readyHow: 'The game can begin: 24 cards, a Palace, two Towers.', off: 'The draft is off: somebody has left.', copy: 'Copy the list', copied: 'Copied', again: 'New draft', watch: 'Watch the replay', result: 'Result',
    aloud: (round: string, pack: string, deck: string) => `${round}. Before you: ${pack}. Your deck: ${deck}.`, none: 'nothing',
  },
  {
    board: 'Draft', pack: 'La mano que tienes delante', packOf: (name: string, n: number) => `Mano de ${name} (${n})`, keptOf: (name: string, n: number) => `Mazo de ${name} (${n})`, chooseFrom: (n: number) => (n === 1 ? '1 carta' : `${n} cartas`), yourDeck: (n: number, of: number) => `Tu mazo: ${n} de ${of}`,
    round: (n: number, of: number) => `Ronda ${n} de ${of}`, hand: (n: number, of: number) => `mano ${n} de ${of}`, setup: 'Preparando la partida', over: 'El draft ha terminado',
    left: 'Las manos pasan a la izquierda', right: 'Las manos pasan a la derecha', swap: 'Las manos se intercambian',
    undealt: (n: number) => `sin repartir ${n}`, discarded: (n: number) => `descartadas ${n}`, aside: (n: number) => `apartadas ${n}`,
    earls: 'Condes', you: 'tú', choosing: 'está eligiendo', chosen: 'ya ha elegido', gone: 'se ha ido', holds: (hand: number, deck: number) => `mano ${hand} · mazo ${deck}`,
    towers: (n: number) => (n === 1 ? '1 Torre' : `${n} Torres`), towersAre: (names: string) => `Torres: ${names}`, palace: 'Palacio',
    bag: 'Bolsa Vikinga', cubes: (colour: string, n: number) => (n === 1 ? `1 cubo ${colour}` : `${n} cubos de color ${colour}`), emptyBag: 'aún sin cubos',
    property: 'Propiedades', face: 'Personalidades', political: 'Política', nothing: 'aún nada', blue: 'azul', red: 'rojo', green: 'verde', gold: 'dorado',
    keep: 'guardada', picked: 'elegida', sealed: 'Tu elección está sellada.', change: 'Elegir de nuevo',
    copies: (n: number, card: string) => `${n} ${card}`, choosePalace: 'Elige tu Palacio',
    ready: 'Tu Mazo de Conde', readyHow: 'La partida puede empezar: 24 cartas, un Palacio y dos Torres.', off: 'El draft queda anulado: alguien se ha ido.', copy: 'Copiar la lista', copied: 'Copiada', again: 'Otro draft', watch: 'Ver la repetición', result: 'Resultado',
    aloud: (round: string, pack: string, deck: string) => `${round}. Delante de ti: ${pack}. Tu mazo: ${deck}.`, none: 'nada',
  },
);

export type DraftWords = (typeof draftTexts)['en'];
