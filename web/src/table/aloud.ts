// The board, and what happens on it, as they are read to whoever listens.

import { language } from '../lib/language.svelte';
import type { Told } from '../lib/protocol';
import { boardTexts } from '../texts/board';
import { cardWords } from '../cards/known';
import { tableTexts } from '../texts/table';
import { spokenCard } from '../cards/reading';
import { named, purseOf, scoreOf } from './boards';
import type { Play } from './play.svelte';

export function boardAloud(play: Play): string {
  const [words, cards, texts] = [boardTexts[language.current], cardWords(), tableTexts[language.current]];
  const { plan } = play;
  const zones = [...new Set(plan.lanes.map((lane) => lane.zone))];
  const lines = (play.state.view?.players ?? []).map((player) => {
    const { ready, spent } = plan.purse ? purseOf(plan.purse, player) : { ready: 0, spent: 0 };
    const inPlay = zones.flatMap((zone) => player.zones[zone]?.cards ?? []).map((card) => spokenCard(card, undefined, cards));
    return texts.boardLine(
      player.name,
      `${scoreOf(plan, player)} ${named(plan, 'score', plan.score?.name ?? '')}`,
      `${named(plan, 'purse', plan.purse?.name ?? '')}: ${words.ready(ready, ready + spent)}`,
      `${named(plan, 'zone', plan.hand)} ${player.zones[plan.hand]?.count ?? 0}`,
      inPlay.join('; ') || words.nothing,
    );
  });
  const own = play.state.view?.players.find((player) => player.seat === play.state.seat);
  const held = own?.zones[plan.hand]?.cards ?? [];
  if (held.length) lines.push(texts.handLine(held.map((card) => card.name).join('; ')));
  return lines.join(' ');
}

/** What has happened, in order; what happened several times in a row is said once. */
export function newsAloud(news: readonly Told[]): string {
  const firsts = news.flatMap(({ text }, at) => (text === news[at - 1]?.text ? [] : [at]));
  const said = firsts.map((at, nth) => {
    const times = (firsts[nth + 1] ?? news.length) - at;
    return times > 1 ? `${news[at]?.text} ${tableTexts[language.current].times(times)}` : news[at]?.text;
  });
  return said.join(' ');
}
