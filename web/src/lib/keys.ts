// The tables at which somebody sits on this device: kept with the tokens that open their seats, newest first.

import type { Key } from './api';

export interface KeptTable {
  table: string;
  game: string;
  /** More than one where several people share this device. */
  keys: Key[];
  /** When it was last sat down at, in milliseconds. */
  at: number;
  /** What the decks of these seats are called, as far as they were chosen here. */
  decks?: Record<number, string>;
}

const KEPT = 'mazo.tables';
const MOST = 40;

export function keptTables(): KeptTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? (found as KeptTable[]).filter((each) => each?.table && Array.isArray(each.keys)) : [];
  } catch {
    return []; // what cannot be read is forgotten
  }
}

/** The seats of a table that this device opens; none if it only watches. */
export function keysOf(table: string): Key[] {
  return keptTables().find((each) => each.table === table)?.keys ?? [];
}

/** What the decks of one's seats at a table are called. */
export function decksOf(table: string): Record<number, string> {
  return keptTables().find((each) => each.table === table)?.decks ?? {};
}

/** Remember a table, or further seats at it. */
export function keepTable(table: string, game: string, keys: Key[], decks: Record<number, string> = {}): void {
  const seats = new Map(keysOf(table).map((key) => [key.seat, key]));
  for (const key of keys) seats.set(key.seat, key);
  const sorted = [...seats.values()].sort((a, b) => a.seat - b.seat);
  const others = keptTables().filter((each) => each.table !== table);
  write([{ table, game, keys: sorted, at: Date.now(), decks: { ...decksOf(table), ...decks } }, ...others].slice(0, MOST));
}

export function forgetTable(table: string): void {
  write(keptTables().filter((each) => each.table !== table));
}

function write(tables: KeptTable[]): void {
  localStorage.setItem(KEPT, JSON.stringify(tables));
}
