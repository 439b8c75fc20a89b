import { armor, weapons } from '../catalogue';
import type { House } from '../house';
import { isNewGame, sheetOf, type RealmList } from '../sheet';
import { chitOfTask } from '../tasks';

/** How much is needed of a piece that the game has only so often, and where. */
export interface Demand {
  readonly name: string;
  readonly supply: number;
  needed: number;
  readonly entries: number[];
  readonly lists: number[];
}
export type Demands = Map<string, Demand>;

const counters = new Map([...weapons, ...armor].map((entry) => [entry.id, entry]));

const demand = (
  demands: Demands,
  entry: { readonly id: string; readonly name: string; readonly copies?: number },
  count: number,
  at: number,
  list: number,
): void => {
  let found = demands.get(entry.id);
  if (!found) {
    found = { name: entry.name, supply: entry.copies ?? 1, needed: 0, entries: [], lists: [] };
    demands.set(entry.id, found);
  }
  found.needed += count;
  if (!found.entries.includes(at)) found.entries.push(at);
  if (!found.lists.includes(list)) found.lists.push(list);
};

/** Weapon and armor counters that new characters take from the natives. */
export const startingNeeds = (list: RealmList, house: House, demands: Demands, index: number): void => {
  if (!isNewGame(list)) return;
  for (const { has, count, at } of sheetOf(list, house).characters)
    for (const id of has.equipment) {
      const counter = counters.get(id);
      if (counter) demand(demands, counter, count, at, index);
    }
};

/** Cards and counters that a running game or a trial battle puts on the table. */
export const piecesUsed = (list: RealmList, house: House, demands: Demands, index: number): void => {
  if (isNewGame(list)) return;
  const { characters, monsters } = sheetOf(list, house);
  for (const { items, member, count, at } of characters) {
    for (const { item } of items) demand(demands, item, count, at, index);
    for (const task of member.tasks ?? []) {
      const chit = chitOfTask(task);
      if (chit) demand(demands, chit, count, at, index);
    }
  }
  for (const { entry, count, at } of monsters) demand(demands, entry, count, at, index);
};
