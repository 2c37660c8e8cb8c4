// What the keys do at the table.

import { language } from '../lib/language.svelte';
import { tableTexts } from '../texts/table';
import { named, type VerbKey } from './boards';
import { askHint } from './hinting';
import { keys, type Command } from './keys.svelte';
import type { Play } from './play.svelte';
import { sounds } from './sounds.svelte';
import { focusedCard, roam } from './roam';
import { boardAloud } from './aloud';

/** What the key 0 stands for. */
const TEN = 10;

/** Whether the key was meant for the table and not for a field or a button. */
export function handleKey(play: Play, event: KeyboardEvent, help: () => void): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target.matches('input:not([type=range]), textarea, select')) return false;
  if (document.querySelector('dialog:modal')) return false;
  if (event.key === 'Escape') return escape(play);
  if (event.key === 'Enter') return enter(play, target);
  if (/^[0-9]$/.test(event.key)) return number(play, Number(event.key) || TEN, event.shiftKey);
  if (event.shiftKey && /^Digit[0-9]$/.test(event.code)) return number(play, Number(event.code.slice(5)) || TEN, true);
  if (!target.matches('[role=tab], input') && roam(event.key)) return true;
  const command = keys.commandOf(event.key);
  return command ? run(play, command, help) : false;
}

function escape(play: Play): boolean {
  if (play.sheet) play.sheet = false;
  play.forgetRefusal();
  play.passing = null;
  if (play.state.held) return true;
  play.state.hint = null;
  play.renew();
  return true;
}

/** Enter confirms a number or a choice of several cards; on a card it is a press. */
function enter(play: Play, target: HTMLElement): boolean {
  const onButton = target.matches('button, a, summary') && !target.matches('[data-handle]');
  if (onButton) return false;
  if (play.state.held) return true;
  if (play.range) {
    document.querySelector<HTMLFormElement>('form[data-range]')?.requestSubmit();
    return true;
  }
  if (!play.picking) return false;
  if (play.picking.complete && (play.picking.picked.length || !play.picking.selection.none)) play.confirm();
  else if (!play.picking.picked.length) play.decline();
  return true;
}

function number(play: Play, wanted: number, less: boolean): boolean {
  if (play.state.held) return true;
  const at = wanted - 1;
  const candidate = play.picking?.selection.candidates[at];
  if (candidate && play.picking) {
    if (less && play.picking.selection.mode === 'divide') play.picking.share(candidate.handle, -1);
    else play.take(candidate.handle);
  } else if (play.menu) play.entries(play.menu).filter((entry) => !entry.doubt)[at]?.run();
  else play.answers[at]?.run();
  return true;
}

function run(play: Play, command: Command, help: () => void): boolean {
  const table = play.state;
  switch (command) {
    case 'undo':
      if (!table.held) table.request('undo');
      break;
    case 'hint':
      if (!table.held) askHint(table);
      break;
    case 'why':
      play.askAbout(focusedCard() || (typeof play.looked === 'number' ? play.looked : 0));
      break;
    case 'last':
      play.tab = 'log';
      play.spoken = table.events.at(-1)?.text ?? '';
      break;
    case 'log':
      play.tab = 'log';
      play.sheet = !play.sheet;
      break;
    case 'board':
      play.spoken = boardAloud(play);
      break;
    case 'sound':
      sounds.toggle();
      play.spoken = sounds.on ? tableTexts[language.current].soundOn : tableTexts[language.current].soundOff;
      break;
    case 'command':
      play.commanding = true;
      break;
    case 'help':
      help();
      break;
    default:
      verb(play, command);
  }
  return true;
}

/** A verb: of the focused card if it has one, else of the cards that can do it. */
function verb(play: Play, command: VerbKey): void {
  if (play.state.held) return;
  const verbs = play.plan.keys[command] ?? [];
  const handle = focusedCard();
  const options = play.state.ask?.options ?? [];
  const here = options.filter((option) => verbs.includes(option.verb) && option.cards?.[0] === handle);
  const all = options.filter((option) => verbs.includes(option.verb));
  if (here.length === 1 && here[0]) play.choose(here[0]);
  else if (here[0]) play.aim(here[0].verb, handle);
  else if (handle && command !== 'end' && play.isOwn(handle) && play.state.ask) play.ask(`${verbs[0] ?? ''} #${handle}`);
  else if (all[0] && (all.length > 1 || all[0].cards?.length)) play.narrow(all[0].verb);
  else if (all[0]) play.choose(all[0]);
  else {
    play.spoken = tableTexts[language.current].nothingToDo(named(play.plan, 'key', command));
  }
}
