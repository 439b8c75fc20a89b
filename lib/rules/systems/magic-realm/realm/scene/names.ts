import type { Seat } from '../../../../kernel/game/engine';
import { capital, counted, listed } from '../../../../kernel/words/words';
import { isHerd } from '../../beasts';
import { beastNames } from '../../catalogue/words-names';
import { groups, mapChits, spells, tiles, visitorIds } from '../../catalogue';
import { rollTables } from '../../catalogue/tables';
import { titled } from '../../catalogue/words-helpers';
import { placeNames } from '../../places';
import { tasks } from '../../tasks';
import { chitsOf, isWorn, itemOf, seatName } from '../engine/kit';
import { DAMAGED, type RealmState } from '../engine/state';
import { dayOf } from '../engine/movers/individuals';
import { denizenName } from '../engine/world/denizens';
import { clearingNo, discoveries, tileOf, type Place } from '../engine/world/ground';

export { denizenName, seatName };

/** `the Amazon and the Elf`. */
export const seatNames = (s: RealmState, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => `the ${seatName(s, seat)}`));

/** `Cliff 3`. */
export const placeName = (place: Place): string => `${tileOf(place).name} ${clearingNo(place)}`;
export const tileName = (tile: number): string => tiles[tile]!.name;
/** What a view does not know is called a card. */
export const itemName = (id: string): string => (id === '' ? 'a card' : itemOf(id).name);
/** `the Short Sword`, `a card`. */
export const theItem = (id: string): string => (id === '' ? itemName(id) : `the ${itemName(id)}`);
/** `Helmet, Shield (2) and 9 cards`: alike ones by their number. */
export function itemNames(ids: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const unknown = counts.get('') ?? 0;
  counts.delete('');
  const known = [...counts].map(([id, n]) => (n === 1 ? itemName(id) : `${itemName(id)} (${n})`));
  return listed([
    ...known,
    ...(unknown > 0 ? [unknown === 1 ? itemName('') : counted(unknown, 'card')] : []),
  ]);
}
/** A belonging by its place; of several that are called alike each says its state. */
function belongingName(s: RealmState, seat: Seat, at: number): string {
  const { items } = dayOf(s, seat);
  const held = items[at];
  if (!held || held.id === '') return itemName('');
  const isAlone = items.filter(({ id }) => id === held.id).length === 1;
  if (isAlone) return itemName(held.id);
  const states = [isWorn(held) ? 'active' : 'inactive', ...((held.state & DAMAGED) !== 0 ? ['damaged'] : [])];
  return `${itemName(held.id)} (${states.join(', ')})`;
}
/** `the Helmet (active)`, `a card`. */
export const theBelonging = (s: RealmState, seat: Seat, at: number): string =>
  (dayOf(s, seat).items[at]?.id ?? '') === '' ? itemName('') : `the ${belongingName(s, seat, at)}`;
/** `MAGIC IV4*`. */
export const chitCode = (s: RealmState, seat: Seat, chit: number): string => chitsOf(s, seat)[chit]!.code;
const curses = rollTables.find(({ id }) => id === 'curse')!.rows;
/** By its row, 0 for eyemist. */
export const curseName = (row: number): string => curses[row]!;
export const spellName = (id: string): string =>
  id === '' ? 'a spell card' : (spells.find((one) => one.id === id)?.name ?? titled(id));
export const chitName = (id: number): string => (id < 0 ? 'a map chit' : mapChits[id]!.name);
/** `the Rogues`, `the Scholar`, `the Goblins`. */
export const traderName = (id: string): string =>
  isHerd(id)
    ? `the ${capital(beastNames[id])}`
    : visitorIds.some((one) => one === id)
      ? `the ${titled(id)}`
      : `the ${groups.find((one) => one.id === id)?.name ?? titled(id)}`;
/** `Mission Food / Ale`, `Campaign Raid`. */
export function taskTitle(id: string): string {
  const { kind, name } = tasks.get(id)!.effect;
  return `${capital(kind)} ${name}`;
}
/** `the campaign Raid`. */
export function taskName(id: string): string {
  const { kind, name } = tasks.get(id)!.effect;
  return `the ${kind} ${name}`;
}
export const dwellingName = (id: string): string =>
  (placeNames as Readonly<Record<string, string>>)[id] ?? titled(id);

const pathKinds = { hidden: 'Hidden path', secret: 'Secret passage' } as const;
const sideWords = ['', ', enchanted side'] as const;

/** `Hidden path Cliff 2–5`; one that leads off its tile names one clearing. */
export function pathName(code: number): string {
  const found = discoveries.find((one) => one.code === code);
  if (!found) return 'Path';
  const { kind, tile, side, touches } = found;
  return `${pathKinds[kind]} ${tiles[tile]!.name} ${touches.map(clearingNo).join('–')}${sideWords[side]}`;
}

/** Ids of things on the drawing, which choices and events touch. */
export const touching = {
  place: (place: Place): string => `${tileOf(place).id}-${clearingNo(place)}`,
  tile: (tile: number): string => tiles[tile]!.id,
  seat: (seat: Seat): string => `character-${seat}`,
  denizen: (denizen: number): string => `denizen-${denizen}`,
  /** A belonging of a character, by its place among them. */
  item: (seat: Seat, at: number): string => `item-${seat}-${at}`,
  chit: (seat: Seat, at: number): string => `chit-${seat}-${at}`,
  spell: (seat: Seat, at: number): string => `spell-${seat}-${at}`,
  mapChit: (at: number): string => `map-chit-${at}`,
};

export const whose = (s: RealmState, seat: Seat, viewer: Seat | undefined): string =>
  seat === viewer ? 'Your' : `${seatName(s, seat)}:`;
