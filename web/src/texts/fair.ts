// What the page says of the fairness of a shuffle: what is proven, what is not, and who may know the cards.

import { inBoth } from './both';

export const fairTexts = inBoth(
  {
    fair: 'Fair shuffle', commit: 'Commitment (hash of the seed)', salts: 'Salts that your browser added', noSalts: 'none yet',
    seed: 'Seed', seedLater: 'The seed is shown when the game is over.',
    fairAbout: 'Before the first card of each game is dealt the table shows the hash of its seed; only then every player adds a salt. Nobody can have chosen the order of the decks.',
    verifyHow: 'Check it yourself: the hash of "mazo/commit/" followed by the seed is the commitment, and the replay plays the same game again.',
    kept: 'Proven: the seed fits the commitment that your browser was shown before it added its salt.',
    broken: 'The seed does not fit the commitment that was shown!',
    unseen: 'Not proven: the seed fits the commitment, but this browser was not shown it before the salts.',
    known: 'The cards may be known',
    knownLong: 'This game goes on from a replay: whoever made this table knows the order of the cards.',
    friend: 'a friend, by link: will be told that you know the cards', understood: 'Understood', shared: 'shares the host’s screen',
  },
  {
    fair: 'Barajado justo', commit: 'Compromiso (hash de la semilla)', salts: 'Sales que añadió tu navegador', noSalts: 'ninguna aún',
    seed: 'Semilla', seedLater: 'La semilla se muestra al terminar la partida.',
    fairAbout: 'Antes de repartir en cada partida, la mesa muestra el hash de su semilla; solo después añade cada jugador una sal. Nadie puede haber elegido el orden de los mazos.',
    verifyHow: 'Compruébalo: el hash de "mazo/commit/" seguido de la semilla es el compromiso, y la repetición vuelve a jugar la misma partida.',
    kept: 'Probado: la semilla corresponde al compromiso que se mostró a tu navegador antes de que añadiera su sal.',
    broken: '¡La semilla no corresponde al compromiso que se mostró!',
    unseen: 'No probado: la semilla corresponde al compromiso, pero a este navegador no se le mostró antes de las sales.',
    known: 'Cartas quizá conocidas',
    knownLong: 'Esta partida continúa una repetición: quien creó esta mesa conoce el orden de las cartas.',
    friend: 'una amistad, por enlace: sabrá que conoces las cartas', understood: 'Entendido', shared: 'comparte la pantalla de quien creó la mesa',
  },
);
