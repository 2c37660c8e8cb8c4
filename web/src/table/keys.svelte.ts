// Which key does what; every letter can be changed, and the choice is kept.

export const COMMANDS = [
  'fill', 'play', 'score', 'fight', 'end', 'undo', 'hint', 'why', 'last', 'log', 'board', 'sound', 'command', 'help',
] as const;

export type Command = (typeof COMMANDS)[number];

const USUAL: Record<Command, string> = {
  fill: 'i', play: 'p', score: 'q', fight: 'c', end: 'e', undo: 'u', hint: 'h', why: 'w', last: 'l', log: 'g', board: 'b', sound: 'm', command: '/', help: '?',
};

const KEPT = 'mazo.keys';

class Keys {
  bound = $state<Record<Command, string>>({ ...USUAL, ...kept() });

  commandOf(key: string): Command | undefined {
    const wanted = key.length === 1 ? key.toLowerCase() : key;
    return COMMANDS.find((command) => this.bound[command] === wanted);
  }

  /** Bind a key; false if another command has it, or it is one of those that never change. */
  bind(command: Command, key: string): boolean {
    const wanted = key.toLowerCase();
    const other = this.commandOf(wanted);
    if (wanted.length !== 1 || /[0-9 ]/.test(wanted) || (other && other !== command)) return false;
    this.bound = { ...this.bound, [command]: wanted };
    localStorage.setItem(KEPT, JSON.stringify(this.bound));
    return true;
  }

  reset(): void {
    this.bound = { ...USUAL };
    localStorage.removeItem(KEPT);
  }
}

function kept(): Partial<Record<Command, string>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof found === 'object' && found ? (found as Partial<Record<Command, string>>) : {};
  } catch {
    return {};
  }
}

export const keys = new Keys();
