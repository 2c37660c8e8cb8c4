// One seat's line to the server: it sits down, listens, and after a break takes up where it was.

import { readLine } from './line';
import type { Lang, Message } from './protocol';

export type Condition = 'connecting' | 'open' | 'lost' | 'refused';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const POLICY = 1008;

export class Connection {
  private socket: WebSocket | null = null;
  private epoch = '';
  private last = 0;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private queue: string[] = [];

  constructor(
    private readonly table: string,
    private readonly token: string,
    private lang: Lang,
    /** What somebody who watches is called; those who play have their names at their seats. */
    private readonly name: string,
    private readonly hear: (message: Message) => void,
    private readonly feel: (condition: Condition) => void,
  ) {
    this.connect();
  }

  send(line: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(line);
    else this.queue.push(line);
  }

  /** Another language is another stream: sit down again and hear everything in it. */
  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.epoch = '';
    this.last = 0;
    this.queue = this.queue.filter((line) => !line.startsWith('do @')); // the other stream has other numbers
    this.socket?.close();
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** What was said meanwhile is sent; not answers to a question that another life of the table has numbered. */
  private sitAt(socket: WebSocket, epoch: string): void {
    if (epoch !== this.epoch) this.queue = this.queue.filter((line) => !line.startsWith('do @'));
    this.epoch = epoch;
    if (!this.token && this.name) socket.send(`watch ${this.name}`);
    for (const line of this.queue.splice(0)) socket.send(line);
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.feel('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    socket.onopen = () => {
      const mark = this.epoch ? `${this.epoch}.${this.last}` : '-';
      socket.send(`sit ${this.table} ${this.token || '-'} ${mark} ${this.lang}`);
      this.wait = FIRST_WAIT;
      this.feel('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      const line = readLine(event.data);
      if (line.epoch !== undefined) this.sitAt(socket, line.epoch);
      if (line.sequence) this.last = line.sequence;
      if (line.message) this.hear(line.message);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      if (event.code === POLICY) {
        this.feel('refused');
        return;
      }
      this.feel('lost');
      this.timer = window.setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }
}

/** A salt for the game's chance: nobody else can have known it. */
export function freshSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
