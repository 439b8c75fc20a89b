import type { Finding } from '../../../kernel/verdict/legality';
import { classes } from '../catalogue/classes';
import { empireRows } from '../catalogue/empires';
import type { BmEntry } from '../catalogue/entry';
import type { BmCheck, BmTerms } from '../contract';
import { musterOf } from '../muster';

const mostDraws = 5;
const mostMoveCards = 3;
const mostKinds = 4;

/** Names that stand on printed counters; a unit of one's own must not be mistaken for them. */
const taken: ReadonlySet<string> = new Set(
  [...classes.map((c) => c.name), ...empireRows.flatMap((e) => e.counters.map((c) => c.name))].map((n) =>
    n.toLowerCase(),
  ),
);

/** What keeps a unit of one's own out of every set. */
export function faultsOf(entry: BmEntry, terms: BmTerms): readonly Finding['facts'][] {
  const stats = entry.stats!;
  const found: Finding['facts'][] = [];
  if (stats.formula !== undefined && stats.gold < stats.formula)
    found.push({ problem: 'cheap', cost: stats.gold, least: stats.formula });
  if (stats.draws > mostDraws) found.push({ problem: 'draws', draws: stats.draws, most: mostDraws });
  if ((stats.moveCards ?? 0) > mostMoveCards)
    found.push({ problem: 'moves', moves: stats.moveCards ?? 0, most: mostMoveCards });
  const name = entry.name.toLowerCase();
  let same = taken.has(name);
  for (const other of terms.cards.values())
    if (other.id !== entry.id && other.name.toLowerCase() === name) same = true;
  if (same) found.push({ problem: 'name' });
  return found;
}

/** BM-L10: a unit of the players' own design costs at least what the formula asks and keeps to its limits. */
export const ownUnits: BmCheck = {
  code: 'BM-L10',
  title: 'Units of your own are priced and named fairly',
  severity: 'error',
  stage: 'list',
  forms: ['empire'],
  rules: ['BM-032', 'BM-148'],
  find(list, _house, terms) {
    const { own } = musterOf(list);
    if (own.length === 0) return [];
    const found: Finding[] = [];
    const kinds = new Set(own.map((line) => line.entry.id));
    for (const id of kinds) {
      const lines = own.filter((line) => line.entry.id === id);
      const { entry } = lines[0]!;
      const entries = lines.map((line) => line.at);
      for (const facts of faultsOf(entry, terms))
        found.push({ facts: { unit: entry.name, ...facts }, entries });
    }
    if (kinds.size > mostKinds)
      found.push({
        facts: { problem: 'kinds', kinds: kinds.size, most: mostKinds },
        entries: own.map((line) => line.at),
      });
    return found;
  },
};
