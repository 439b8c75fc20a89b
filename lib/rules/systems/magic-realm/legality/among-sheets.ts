import type { Finding } from '../../../kernel/verdict/legality';
import { sheetOf, type RealmMatchCheck } from '../sheet';
import type { NamedOptions } from './agreed-options';
import { countOf, MOST_CHARACTERS } from './characters';
import { piecesUsed, startingNeeds, type Demand, type Demands } from './demands';

/** MR-L03 between the sheets of a table. */
const duplicateAmongSheets: RealmMatchCheck = {
  code: 'MR-L03-match',
  title: 'No character on two sheets of a game',
  stage: 'match',
  severity: 'error',
  rules: ['MR-B05'],
  because: 'party.duplicateCharacters',
  find(lists, house) {
    if (house['party.duplicateCharacters']) return [];
    const holders = new Map<string, { name: string; lists: number[] }>();
    lists.forEach((list, i) => {
      for (const { entry } of sheetOf(list, house).characters) {
        const found = holders.get(entry.id);
        if (!found) holders.set(entry.id, { name: entry.name, lists: [i] });
        else if (found.lists.at(-1) !== i) found.lists.push(i);
      }
    });
    return [...holders.values()]
      .filter((held) => held.lists.length > 1)
      .map((held) => ({ facts: { name: held.name, times: held.lists.length }, lists: held.lists }));
  },
};

/** MR-L04 over all sheets of a table. */
const limitAmongSheets: RealmMatchCheck = {
  code: 'MR-L04-match',
  title: 'At most sixteen characters in a game',
  stage: 'match',
  severity: 'error',
  rules: ['MR-007'],
  find(lists, house) {
    let count = 0;
    for (const list of lists) count += countOf(sheetOf(list, house).characters);
    return count > MOST_CHARACTERS
      ? [{ facts: { count, limit: MOST_CHARACTERS }, lists: lists.map((_, i) => i) }]
      : [];
  },
};

/** Only what several sheets need together: the list’s own check has said the rest. */
const shared = ({ lists }: Demand): boolean => lists.length > 1;

const matchFindings = (demands: Demands) =>
  [...demands.values()]
    .filter((found) => found.needed > found.supply && shared(found))
    .map(({ name, needed, supply, lists }) => ({ facts: { name, needed, supply }, lists }));

/** MR-L17 over all sheets of a table. */
const equipmentSupplyOfTable: RealmMatchCheck = {
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

/** All sheets of a game that name their options name the same ones; what a sheet leaves out has its default. */
const equalOptions = ({ asMeant }: NamedOptions): RealmMatchCheck => ({
  code: 'MR-L27',
  title: 'All sheets use the same options',
  stage: 'match',
  severity: 'error',
  rules: ['MR-B70'],
  find(lists) {
    const named = lists.flatMap(({ options }, i) => (options.agreed ? [{ i, agreed: options.agreed }] : []));
    const keys = new Set(named.flatMap(({ agreed }) => Object.keys(agreed)));
    const meant = named.map(({ agreed }) => asMeant(agreed));
    const findings: (Finding & { readonly lists: readonly number[] })[] = [];
    for (const key of keys) {
      const values = meant.map((agreed) => JSON.stringify(agreed[key] ?? null));
      if (values.every((value) => value === values[0])) continue;
      findings.push({ facts: { key, values }, lists: named.map(({ i }) => i) });
    }
    return findings;
  },
});

/** MR-L29 over all sheets of a table. */
const uniquePiecesOfTable: RealmMatchCheck = {
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

/** MR-L40 between the sheets of a table. */
const oneEmployerAmongSheets: RealmMatchCheck = {
  code: 'MR-L40-match',
  title: 'A native serves one player',
  stage: 'match',
  severity: 'error',
  rules: ['MR-B44', 'MR-B45'],
  find(lists, house) {
    const served = new Map<string, { name: string; lists: number[] }>();
    lists.forEach((list, i) => {
      for (const { entry } of sheetOf(list, house).natives) {
        const found = served.get(entry.id);
        if (!found) served.set(entry.id, { name: entry.name, lists: [i] });
        else if (found.lists.at(-1) !== i) found.lists.push(i);
      }
    });
    return [...served.values()]
      .filter((found) => found.lists.length > 1)
      .map((found) => ({ facts: { name: found.name, times: found.lists.length }, lists: found.lists }));
  },
};

/** What holds between the sheets of a table. A check that a single sheet has too carries its code with `-match`. */
export const matchChecksWith = (named: NamedOptions): readonly RealmMatchCheck[] => [
  duplicateAmongSheets,
  limitAmongSheets,
  equipmentSupplyOfTable,
  equalOptions(named),
  uniquePiecesOfTable,
  oneEmployerAmongSheets,
];
