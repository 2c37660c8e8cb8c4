// The board as it is read to whoever listens.

import { language } from '../lib/language.svelte';
import { boardTexts } from '../texts/board';
import { wordOf } from '../texts/both';
import { cardTexts } from '../texts/cards';
import { tableTexts } from '../texts/table';
import { spokenCard } from '../cards/reading';
import type { Play } from './play.svelte';

export function boardAloud(play: Play): string {
  const [words, cards, texts] = [boardTexts[language.current], cardTexts[language.current], tableTexts[language.current]];
  const { plan } = play;
  const zones = [...new Set(plan.lanes.map((lane) => lane.zone))];
  const lines = (play.state.view?.players ?? []).map((player) => {
    const [ready, spent] = [plan.purse.ready(player), plan.purse.spent(player)];
    const inPlay = zones.flatMap((zone) => player.zones[zone]?.cards ?? []).map((card) => spokenCard(card, undefined, cards));
    return texts.boardLine(
      player.name,
      `${plan.score.value(player)} ${wordOf(words, plan.score.word)}`,
      `${wordOf(words, plan.purse.word)}: ${words.ready(ready, ready + spent)}`,
      `${words.hand} ${player.zones[plan.hand]?.count ?? 0}`,
      inPlay.join('; ') || words.nothing,
    );
  });
  const own = play.state.view?.players.find((player) => player.seat === play.state.seat);
  const held = own?.zones[plan.hand]?.cards ?? [];
  if (held.length) lines.push(texts.handLine(held.map((card) => card.name).join('; ')));
  return lines.join(' ');
}
