// A position file as hands change it, by the plan that its game gives: pure functions, each gives a new position.

import type { Along, Figure, Laying, Spot } from '../lib/api';

export type Holder = Record<string, unknown>;
/** A card in a list: its name, so many of no matter which sort, or a name with what is said of it. */
export type Listed = string | number | Holder;

/** Where something lies: at a player or (-1) in the middle, in which list, as which of it, with which card. */
export interface Where {
  seat: number;
  spot: string;
  index?: number;
  along?: string;
}

export const MIDDLE = -1;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list with so many of its parts taken out at a place, and others put in. */
const spliced = <T>(list: readonly T[], at: number, out: number, ...put: T[]): T[] => [...list.slice(0, at), ...put, ...list.slice(at + out)];

export const playersOf = (position: Holder): Holder[] => (Array.isArray(position.players) ? position.players.filter(isHolder) : []);

/** What a player has, or (in the middle) the position itself. */
export const holderAt = (position: Holder, seat: number): Holder => (seat === MIDDLE ? position : (playersOf(position)[seat] ?? {}));

function withHolder(position: Holder, seat: number, holder: Holder): Holder {
  if (seat === MIDDLE) return holder;
  return { ...position, players: playersOf(position).map((one, at) => (at === seat ? holder : one)) };
}

export const spotAt = (laying: Laying, { seat, spot }: Where): Spot | undefined => (seat === MIDDLE ? laying.middle : laying.places)?.find(({ name }) => name === spot);

/** The cards of a list; a number alone is a list of nothing else. */
export function listedAt(position: Holder, { seat, spot }: Where): Listed[] {
  const found = holderAt(position, seat)[spot];
  if (typeof found === 'number') return found ? [found] : [];
  return Array.isArray(found) ? (found as Listed[]) : [];
}

function withList(position: Holder, where: Where, listed: Listed[]): Holder {
  const holder = { ...holderAt(position, where.seat) };
  holder[where.spot] = listed;
  return withHolder(position, where.seat, holder);
}

/** The name of a listed card; nothing for cards of no matter which sort. */
export function nameOf(listed: Listed, spot: Spot): string {
  if (typeof listed === 'string') return listed;
  const found = typeof listed === 'number' ? '' : listed[spot.entry?.card ?? 'card'];
  // What was taken from somebody is named by an object.
  return isHolder(found) ? String(found.card ?? '') : typeof found === 'string' ? found : '';
}

/** A card as its list writes it. */
export function listedAs(name: string, spot: Spot): Listed {
  if (!spot.entry) return name;
  const seats = (spot.entry.figures ?? []).filter(({ sort }) => sort === 'seat').map((figure) => [figure.name, figure.usual ?? 0] as const);
  return { [spot.entry.card ?? 'card']: name, ...Object.fromEntries(seats) };
}

/** Lay a card: at the end of a list, or with a card of it. */
export function laid(position: Holder, laying: Laying, where: Where, name: string): Holder {
  const spot = spotAt(laying, where);
  if (!spot) return position;
  const listed = listedAt(position, where);
  if (where.index === undefined || !where.along) return withList(position, where, [...listed, listedAs(name, spot)]);
  const along = spot.entry?.along?.find((one) => one.name === where.along);
  const card = listed[where.index];
  if (!along || !isHolder(card)) return position;
  return withList(position, where, spliced(listed, where.index, 1, { ...card, [along.name]: along.one ? name : [...alongOf(card, along), name] }));
}

/** The names of the cards that lie with a card. */
export function alongOf(card: Listed, along: Along): string[] {
  const found = isHolder(card) ? card[along.name] : undefined;
  const all = Array.isArray(found) ? found : found ? [found] : [];
  return all.map((one) => (isHolder(one) ? String(one.card ?? '') : String(one)));
}

/** Take a card that lies with another one away. */
export function loosened(position: Holder, where: Where, along: Along, at: number): Holder {
  const listed = listedAt(position, where);
  const card = listed[where.index ?? -1];
  if (!isHolder(card) || where.index === undefined) return position;
  const left = spliced(Array.isArray(card[along.name]) ? (card[along.name] as unknown[]) : [], at, 1);
  const changed = { ...card, [along.name]: left };
  if (along.one || !left.length) delete changed[along.name];
  return withList(position, where, spliced(listed, where.index, 1, changed));
}

export function removed(position: Holder, where: Where): Holder {
  return where.index === undefined ? position : withList(position, where, spliced(listedAt(position, where), where.index, 1));
}

/** So many cards of no matter which sort: in place of those that stand there, or behind the others. */
export function withFillers(position: Holder, where: Where, count: number): Holder {
  const listed = listedAt(position, where);
  const at = where.index ?? listed.length;
  return withList(position, where, count > 0 ? spliced(listed, at, where.index === undefined ? 0 : 1, count) : spliced(listed, at, 1));
}

/** A card from one list to another: what can be said of it in both stays said. */
export function moved(position: Holder, laying: Laying, from: Where, to: Where): Holder {
  const [old, spot] = [spotAt(laying, from), spotAt(laying, to)];
  const card = listedAt(position, from)[from.index ?? -1];
  if (!old || !spot || card === undefined) return position;
  const name = nameOf(card, old);
  if (!name && !spot.fillers) return position;
  let next = name ? listedAs(name, spot) : card;
  if (isHolder(card) && isHolder(next) && old.entry?.card === spot.entry?.card) next = { ...card };
  const left = removed(position, from);
  return withList(left, to, [...listedAt(left, to), next]);
}

/** Where a figure stands: its object, if it lies in one, and its name there. */
function pathOf(name: string): [inside: string, key: string] {
  const dot = name.indexOf('.');
  return dot < 0 ? ['', name] : [name.slice(0, dot), name.slice(dot + 1)];
}

/** What a figure is set to, as a number: yes is 1, a choice its place. */
export function figureOf(holder: Holder, figure: Figure): number {
  const [inside, key] = pathOf(figure.name);
  const within = inside ? holder[inside] : holder;
  const found = typeof within === 'number' ? (figure.bare ? within : undefined) : isHolder(within) ? within[key] : undefined;
  if (figure.sort === 'choice') return Math.max(0, (figure.choices ?? []).indexOf(String(found ?? '')));
  return found === undefined || found === null ? (figure.usual ?? 0) : Number(found);
}

function withFigure(holder: Holder, figures: readonly Figure[], figure: Figure, value: number): Holder {
  const said = figure.sort === 'flag' ? value > 0 : figure.sort === 'choice' ? (figure.choices?.[value] ?? '') : value;
  const [inside, key] = pathOf(figure.name);
  if (!inside) return { ...holder, [key]: said };
  const within = holder[inside];
  const bare = figures.find((one) => one.bare && pathOf(one.name)[0] === inside);
  const object = isHolder(within) ? within : typeof within === 'number' && bare ? { [pathOf(bare.name)[1]]: within } : {};
  return { ...holder, [inside]: { ...object, [key]: said } };
}

/** Set a figure of a player or of the table. */
export function set(position: Holder, laying: Laying, seat: number, figure: Figure, value: number): Holder {
  const figures = (seat === MIDDLE ? laying.figures : laying.own) ?? [];
  return withHolder(position, seat, withFigure(holderAt(position, seat), figures, figure, value));
}

/** Set what is said of a card. */
export function setOn(position: Holder, laying: Laying, where: Where, figure: Figure, value: number): Holder {
  const spot = spotAt(laying, where);
  const listed = listedAt(position, where);
  const card = listed[where.index ?? -1];
  if (!spot?.entry || where.index === undefined || card === undefined || typeof card === 'number') return position;
  const said = isHolder(card) ? card : { [spot.entry.card ?? 'card']: card };
  return withList(position, where, spliced(listed, where.index, 1, withFigure(said, spot.entry.figures ?? [], figure, value)));
}

/** Say at which other card of the list a card is; an empty name for nowhere. */
export function setAt(position: Holder, laying: Laying, where: Where, name: string): Holder {
  const spot = spotAt(laying, where);
  const listed = listedAt(position, where);
  const card = listed[where.index ?? -1];
  if (!spot?.entry?.at || where.index === undefined || card === undefined || typeof card === 'number') return position;
  const said: Holder = isHolder(card) ? { ...card } : { [spot.entry.card ?? 'card']: card };
  if (name) said[spot.entry.at] = name;
  else delete said[spot.entry.at];
  return withList(position, where, spliced(listed, where.index, 1, said));
}

/** More or fewer players: new ones are as the empty position has its first. */
export function seated(position: Holder, laying: Laying, count: number): Holder {
  const players = playersOf(position);
  const fresh = playersOf(laying.empty)[0] ?? {};
  return { ...position, players: Array.from({ length: count }, (_, at) => players[at] ?? structuredClone(fresh)) };
}

/** Where a fault is that the server names by its place: `players[0].hand[2]`. */
export function placeOf(place: string): Where | null {
  const found = /^players\[(\d+)\](?:\.(\w+))?(?:\.\w+)?(?:\[(\d+)\])?/.exec(place);
  if (found) return { seat: Number(found[1]), spot: found[2] ?? '', ...(found[3] ? { index: Number(found[3]) } : {}) };
  const middle = /^(\w+)(?:\[(\d+)\])?/.exec(place);
  return middle ? { seat: MIDDLE, spot: middle[1] ?? '', ...(middle[2] ? { index: Number(middle[2]) } : {}) } : null;
}
