// What the games bring that is on their cards: words, pictures, states, keywords. A card is looked at without its game at
// hand, and so all games are asked; where two of them call the same thing differently, the first one is heard.

import type { CardView } from '../lib/protocol';
import { language } from '../lib/language.svelte';
import { server } from '../lib/server.svelte';
import { planIn, type BoardPlan } from '../table/boards';
import { cardTexts } from '../texts/cards';
import { isIcon, type IconName } from './icons';

export type CardWords = (typeof cardTexts)['en'] & Readonly<Record<string, unknown>>;

const plans = (): BoardPlan[] => (server.about?.games ?? []).map(planIn);

const all = (part: (plan: BoardPlan) => readonly string[]): string[] => [...new Set(plans().flatMap(part))];

/** What the page says of any card, and the words of the games. */
export function cardWords(): CardWords {
  const games = plans().map((plan) => plan.words.card ?? {}).reverse();
  return { ...Object.assign({}, ...games), ...cardTexts[language.current] } as CardWords;
}

export const keywords = (): string[] => all((plan) => plan.keywords);

export const states = (): string[] => all((plan) => plan.states);

/** Marks that a reader is told of. */
export const marks = (): string[] => all((plan) => Object.keys(plan.words.mark ?? {}));

/** Whether the card has done its work for now. */
export const isTired = (card: CardView): boolean => plans().some((plan) => plan.tired && card.states?.includes(plan.tired));

/** Whether a state is that of cards that cannot work yet. */
export const isFresh = (state: string): boolean => plans().some((plan) => plan.fresh === state);

/** Whether the corner of the card has the mark of its game. */
export const isMarked = (card: { states?: readonly string[] }): boolean =>
  plans().some((plan) => plan.cost?.marked && card.states?.includes(plan.cost.marked));

/** The types of cards, in the order in which they are listed. */
export const cardTypes = (): string[] => all((plan) => plan.types);

/** What the card is: a sort of its type that goes by a name of its own, or its type. */
export function typeOf(card: CardView): string {
  const types = cardTypes();
  return card.states?.find((state) => types.includes(state)) ?? card.type ?? '';
}

/** Whether somebody pays for such a card; of one of which only the name has come, that is not known. */
export function hasCost(card: CardView): boolean {
  const free = all((plan) => plan.cost?.free ?? plan.types);
  return Boolean(card.type) && !free.includes(card.type ?? '');
}

/** What the cost of cards stands on in a game. */
export const badgeOf = (game: string): 'lozenge' | 'coin' => planIn(server.game(game)).cost?.badge ?? 'lozenge';

/** Whether a figure is what a game is won with. */
export const isScore = (figure: string): boolean => plans().some((plan) => plan.score?.name === figure);

/** The counters that eat into a figure. */
export function counterOf(figure: string): string {
  return plans().flatMap((plan) => plan.figures).find(({ name, counter }) => name === figure && counter)?.counter ?? '';
}

/** The picture of a figure, state or keyword. */
export function iconOf(name: string): IconName | undefined {
  for (const plan of plans()) {
    const icon = plan.icons[name] ?? plan.figures.find((figure) => figure.name === name)?.icon;
    if (icon && isIcon(icon)) return icon;
  }
  return undefined;
}

/** The picture and the word that a letter in a card's text stands for. */
export function signOf(letter: string): { icon: IconName; word: string } | undefined {
  const found = plans().map((plan) => plan.signs[letter]).find((sign) => sign !== undefined);
  return found && isIcon(found[0]) ? { icon: found[0], word: found[1] } : undefined;
}
