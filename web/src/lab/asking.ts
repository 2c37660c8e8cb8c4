// A question for the lab as it is chosen on the page, sent to the server, and held by a link.

import { PASTED, deckCalled, deckText } from '../home/choices';
import type { Deck, Question } from '../lib/api';
import { BadLink, pack, unpack } from '../lib/packing';

export type Experiment = Question['experiment'];
export const EXPERIMENTS: readonly Experiment[] = ['matchups', 'goldfish', 'swap', 'mulligan', 'ratings', 'openings', 'what-if'];
/** Those that play against other decks. */
export const AGAINST: readonly Experiment[] = ['matchups', 'swap', 'ratings', 'openings'];
export const SIZES = [10, 20, 50, 100, 200, 500, 1000, 2000] as const;
const USUAL: Partial<Record<Experiment, number>> = { goldfish: 200, mulligan: 100, swap: 200, 'what-if': 100 };

/** How many games are enough for a first look. */
export const usualGames = (experiment: Experiment): number => USUAL[experiment] ?? 50;

/** By how many points of a hundred a share of so many games may be wrong, 95 times in 100. */
export const marginOf = (games: number): number => Math.round(98 / Math.sqrt(games));

/** What somebody has chosen; decks as the deck box marks them. */
export interface Choices {
  experiment: Experiment;
  game: string;
  deck: string;
  pasted: string;
  /** Marks of decks to play against; none: those to begin with. */
  field: string[];
  bot: string;
  games: number;
  seed: string;
  format: string;
  out: string;
  into: string;
  copies: number;
  hand: string;
  replay: string;
  at: number;
}

export const fresh = (): Choices => ({
  experiment: 'matchups', game: '', deck: '', pasted: '', field: [], bot: 'greedy', games: usualGames('matchups'), seed: '1', format: '', out: '', into: '', copies: 1, hand: '', replay: '', at: 0,
});

/** What is still to be chosen before anything can be played. */
export type Missing = '' | 'noDeck' | 'noCards' | 'noReplay' | 'noMoment';

export function missingIn(choices: Choices): Missing {
  if (choices.experiment === 'what-if') {
    if (!choices.replay) return 'noReplay';
    return choices.at >= 0 && choices.at < (replayFacts(choices.replay)?.actions ?? 0) ? '' : 'noMoment';
  }
  if (!choices.deck || (choices.deck === PASTED && !choices.pasted.trim())) return 'noDeck';
  return choices.experiment === 'swap' && !(choices.out && choices.into) ? 'noCards' : '';
}

/** The question that was chosen; `decks` are those that come with the game, `unnamed` is what a pasted list is called. */
export function questionOf(choices: Choices, decks: readonly { name: string; title: string }[], unnamed: string): Question {
  const { experiment, game } = choices;
  const common = { experiment, game, bot: choices.bot, games: choices.games, seed: choices.seed || '0' };
  if (experiment === 'what-if') return { ...common, replay: choices.replay, at: choices.at };
  const deckOf = (mark: string): Deck => ({ name: deckCalled(mark, decks) || unnamed, source: deckText(game, mark, choices.pasted) });
  return {
    ...common,
    decks: [deckOf(choices.deck)],
    ...(choices.format && { format: choices.format }),
    ...(AGAINST.includes(experiment) && choices.field.length && { field: choices.field.map(deckOf) }),
    ...(experiment === 'swap' && { out: [choices.out], into: [choices.into], copies: choices.copies }),
    ...(experiment === 'mulligan' && choices.hand.trim() && { hand: choices.hand.split(';').map((card) => card.trim()).filter(Boolean) }),
  };
}

/** The choices that a question came from; a list of its own becomes a pasted one. */
export function choicesOf(question: Question, decks: readonly { name: string }[]): Choices {
  const markOf = (deck: Deck) => (decks.some((one) => one.name === deck.source) ? deck.source : PASTED);
  const own = question.decks?.[0];
  const deck = own ? markOf(own) : '';
  return {
    ...fresh(),
    experiment: question.experiment, game: question.game, deck, pasted: deck === PASTED ? (own?.source ?? '') : '',
    field: (question.field ?? []).map(markOf).filter((mark) => mark !== PASTED),
    bot: question.bot || 'greedy', games: question.games || usualGames(question.experiment), seed: question.seed ?? '0', format: question.format ?? '',
    out: question.out?.[0] ?? '', into: question.into?.[0] ?? '', copies: question.copies ?? 1, hand: (question.hand ?? []).join('; '), replay: question.replay ?? '', at: question.at ?? 0,
  };
}

/** A link that holds the question. */
export const linked = (question: Question): Promise<string> => pack(question);

/** The question of a link; BadLink if it holds none. */
export async function unlinked(fragment: string): Promise<Question> {
  const found = await unpack(fragment);
  if (!isQuestion(found)) throw new BadLink('broken');
  return found;
}

export function isQuestion(found: unknown): found is Question {
  const one = found as Partial<Question> | null;
  const isDeck = (deck: unknown) => typeof (deck as Deck | null)?.name === 'string' && typeof (deck as Deck).source === 'string';
  return typeof one === 'object' && one !== null && typeof one.game === 'string' && EXPERIMENTS.some((name) => name === one.experiment)
    && [one.decks ?? [], one.field ?? []].every((decks) => Array.isArray(decks) && decks.every(isDeck));
}

/** The game of a replay and how many actions it has; null if the text is no replay. */
export function replayFacts(text: string): { game: string; actions: number } | null {
  try {
    const lines = text.split('\n').filter(Boolean);
    const [head, foot] = [JSON.parse(lines[0] ?? '') as { kind?: string; game?: string }, JSON.parse(lines.at(-1) ?? '') as { actions?: number }];
    return head.kind === 'replay' && head.game ? { game: head.game, actions: foot.actions ?? 0 } : null;
  } catch {
    return null;
  }
}

export const isExperiment = (word: string): word is Experiment => EXPERIMENTS.some((name) => name === word);
