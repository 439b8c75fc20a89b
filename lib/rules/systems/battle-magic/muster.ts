import { keepLast } from '../../kernel/last';
import { officialName } from './catalogue/empires';
import { unitClasses, type UnitClass } from './catalogue/vocabulary';
import type { BmLine, BmList } from './contract';

/** What an empire's list adds up to; counted once per list, because most checks ask for it. */
export interface Muster {
  /** All counters, also those that nobody knows the class of. */
  readonly counters: number;
  /** Sum of the costs (4.2 of the points proposal). */
  readonly gold: number;
  /** By class, in the order of `unitClasses`; units of the players' own design are in none. */
  readonly byClass: readonly number[];
  /** Lines of units of the players' own design. */
  readonly own: readonly BmLine[];
  /** Sum over the counters that fight of what they count on average in the printed deck. */
  readonly fighters: number;
  readonly meanSum: number;
}

const place: Readonly<Record<UnitClass, number>> = Object.fromEntries(
  unitClasses.map((c, i) => [c, i]),
) as Record<UnitClass, number>;
/** One card of the deck counts 5/12 on average for a unit that uses one of the four types. */
const meanOfType = 5 / 12;

const nobody: readonly BmLine[] = [];

export const musterOf = keepLast((list: BmList): Muster => {
  const byClass = new Array<number>(unitClasses.length).fill(0);
  let counters = 0;
  let gold = 0;
  let fighters = 0;
  let meanSum = 0;
  let own = nobody;
  for (const line of list.lines) {
    const stats = line.entry.stats;
    if (!stats) continue;
    counters += line.count;
    gold += line.count * stats.gold;
    if (stats.counts.length > 0) {
      fighters += line.count;
      meanSum += line.count * stats.draws * stats.counts.length * meanOfType;
    }
    if (stats.unit === 'own') own = [...own, line];
    else byClass[place[stats.unit]]! += line.count;
  }
  return { counters, gold, byClass, own, fighters, meanSum };
});

/** How many counters of a class the list has. */
export const countOf = (list: BmList, unit: UnitClass): number => musterOf(list).byClass[place[unit]]!;

/** Positions of the lines of some classes. */
export function linesOf(list: BmList, ...units: readonly UnitClass[]): readonly number[] {
  const at: number[] = [];
  for (const line of list.lines)
    if (line.entry.stats && line.entry.stats.unit !== 'own' && units.includes(line.entry.stats.unit))
      at.push(line.at);
  return at;
}

/** The empire that the list says it is; a deck is none. */
export const empireOf = (list: BmList): string | undefined =>
  list.options.form === 'empire' ? list.options.empire : undefined;

/** What stands on the counters of a line: the list's own name, else the counter's, else the empire's for that class. */
export function nameOn(list: BmList, line: BmLine): string {
  const unit = line.entry.stats?.unit;
  if (unit === undefined || unit === 'own' || list.options.form !== 'empire') return line.entry.name;
  const given = list.options.names[unit];
  if (given) return given;
  return line.entry.kind === 'counter'
    ? (line.entry.label ?? line.entry.name)
    : (officialName(list.options.empire, unit) ?? line.entry.name);
}
