import type { Finding } from '../../../kernel/verdict/legality';
import { armor, weapons } from '../catalogue';
import type { House } from '../house';
import { isNewGame, sheetOf, type RealmCheck, type RealmList, type RealmMatchCheck } from '../sheet';
import { chitOfTask } from '../tasks';

interface Demand {
  readonly name: string;
  readonly supply: number;
  needed: number;
  readonly entries: number[];
  readonly lists: number[];
}
type Demands = Map<string, Demand>;

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
const startingNeeds = (list: RealmList, house: House, demands: Demands, index: number): void => {
  if (!isNewGame(list)) return;
  for (const { has, count, at } of sheetOf(list, house).characters)
    for (const id of has.equipment) {
      const counter = counters.get(id);
      if (counter) demand(demands, counter, count, at, index);
    }
};

/** Cards and counters that a running game or a trial battle puts on the table. */
const piecesUsed = (list: RealmList, house: House, demands: Demands, index: number): void => {
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

/** Only what several sheets need together: the list’s own check has said the rest. */
const shared = ({ lists }: Demand): boolean => lists.length > 1;

const listFindings = (demands: Demands): Finding[] => {
  const findings: Finding[] = [];
  for (const { name, supply, needed, entries } of demands.values())
    if (needed > supply) findings.push({ facts: { name, needed, supply }, entries });
  return findings;
};

const matchFindings = (demands: Demands) =>
  [...demands.values()]
    .filter((found) => found.needed > found.supply && shared(found))
    .map(({ name, needed, supply, lists }) => ({ facts: { name, needed, supply }, lists }));

/** All new characters together need no more counters than the game has. */
export const equipmentSupply: RealmCheck = {
  code: 'MR-L17',
  title: 'Counters for all starting equipment',
  stage: 'party',
  forms: ['party'],
  severity: 'warning',
  rules: ['MR-B06', 'MR-B67'],
  find(list, house) {
    const demands: Demands = new Map();
    startingNeeds(list, house, demands, 0);
    return listFindings(demands);
  },
};

/** MR-L17 over all sheets of a table. */
export const equipmentSupplyOfTable: RealmMatchCheck = {
  code: 'MR-L17-match',
  title: 'Counters for the starting equipment of the whole table',
  stage: 'match',
  severity: 'warning',
  rules: ['MR-B06', 'MR-B67'],
  find(lists, house) {
    const demands: Demands = new Map();
    lists.forEach((list, i) => startingNeeds(list, house, demands, i));
    return matchFindings(demands);
  },
};

/** A running game or a roster uses no more copies than exist; a treasure card exists once. */
export const uniquePieces: RealmCheck = {
  code: 'MR-L29',
  title: 'No more copies than exist',
  stage: 'party',
  forms: ['party', 'roster'],
  severity: 'error',
  rules: ['MR-B01', 'MR-B50'],
  find(list, house) {
    const demands: Demands = new Map();
    piecesUsed(list, house, demands, 0);
    return listFindings(demands);
  },
  mend(list, finding) {
    const over = Number(finding.facts['needed']) - Number(finding.facts['supply']);
    return (finding.entries ?? []).flatMap((at) => {
      const entry = list.list.entries[at];
      if (!entry || entry.count <= over) return [];
      const count = entry.count - over;
      const entries = list.list.entries.map((e, i) => (i === at ? { ...e, count } : e));
      return [{ label: `Reduce to ${count}`, entries }];
    });
  },
};

/** MR-L29 over all sheets of a table. */
export const uniquePiecesOfTable: RealmMatchCheck = {
  code: 'MR-L29-match',
  title: 'No more copies than exist at the whole table',
  stage: 'match',
  severity: 'error',
  rules: ['MR-B01', 'MR-B50'],
  find(lists, house) {
    const demands: Demands = new Map();
    lists.forEach((list, i) => piecesUsed(list, house, demands, i));
    return matchFindings(demands);
  },
};
