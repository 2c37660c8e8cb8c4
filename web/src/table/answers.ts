// The numbered answers to a question: few of them as they are, many of them by verb, then by card, then by target.

import { grouped } from '../lib/group';
import type { Option } from '../lib/protocol';
import { PASSING } from './boards';
import { capital } from './confirming';
import { entryOf, shortText } from './labels';
import type { Play } from './play.svelte';

export interface Answer {
  key: string;
  label: string;
  cards: number[];
  /** A verb whose cards are chosen next. */
  leads: boolean;
  /** It only passes on or ends something. */
  passes: boolean;
  run: () => void;
}

const FEW = 4;

export function answersOf(play: Play): Answer[] {
  if (play.verb && !play.first) return byCard(play);
  const different = play.open.filter(({ alike }) => !alike);
  if (play.first || different.length <= FEW) return different.map((option) => answerOf(play, option));
  const groups = [...grouped(different, (option) => option.verb).values()];
  const word = ({ label, verb }: Option) => label ?? verb;
  const said = groups.map(([first]) => (first ? word(first) : ''));
  return groups.flatMap((group, at) => {
    const first = group[0];
    if (group.length === 1 || !first?.cards?.length) return group.map((option) => answerOf(play, option));
    const shared = said.some((other, place) => place !== at && other === word(first));
    return [byVerb(play, first.verb, group, shared && first.cards.length > 1 ? `${word(first)} ${namesOf(play, group)}` : word(first))];
  });
}

function answerOf(play: Play, option: Option): Answer {
  return {
    key: option.do, label: labelOf(play, option), cards: option.cards ?? [], leads: false, passes: PASSING.includes(option.verb),
    run: () => play.choose(option),
  };
}

/** While something is aimed at, only the other card is named. */
function labelOf(play: Play, option: Option): string {
  const entry = entryOf(option);
  if (entry) return play.plan.kind === 'draft' ? capital(entry) : `${option.text}: ${entry}`;
  const other = play.first ? play.state.cards.get(option.cards?.[1] ?? 0) : undefined;
  if (!other) return shortText(option, play.state.cards);
  const owner = play.where(other.handle)?.player;
  return owner && owner.seat !== play.state.seat ? `${other.name} (${owner.name})` : other.name;
}

/** Two verbs may be called by one word (a card that is played, and one that is played upon another): then the cards tell them apart. */
const namesOf = (play: Play, group: Option[]): string =>
  [...new Set(group.map((option) => play.state.cards.get(option.cards?.[0] ?? 0)?.name ?? ''))].filter(Boolean).join(', ');

function byVerb(play: Play, verb: string, group: Option[], label: string): Answer {
  const cards = group.flatMap((option) => option.cards?.slice(0, 1) ?? []);
  return { key: verb, label: `${label}…`, cards, leads: true, passes: false, run: () => play.narrow(verb) };
}

function byCard(play: Play): Answer[] {
  return [...grouped(play.open, (option) => option.cards?.[0] ?? 0)].flatMap(([handle, group]) => {
    const card = play.state.cards.get(handle);
    if (group.length === 1 || !card) return group.map((option) => answerOf(play, option));
    const run = () => play.aim(play.verb, handle);
    return [{ key: String(handle), label: `${card.name}…`, cards: [handle], leads: true, passes: false, run }];
  });
}
