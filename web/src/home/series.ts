// How many games a table plays, in words.

interface Words {
  bestOf: (n: number) => string;
  twoGames: string;
}

/** `best-of-3` and so on, as one says it. */
export function seriesText(series: string, text: Words): string {
  const best = /^best-of-(\d+)$/.exec(series)?.[1];
  return best ? text.bestOf(Number(best)) : text.twoGames;
}
