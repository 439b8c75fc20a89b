import { keepLast } from '../../kernel/verdict/last';
import { officialName } from './catalogue/empires';
import { unitClasses, type UnitClass } from './catalogue/vocabulary';
import type { BmLine, BmList } from './contract';
import type { House } from './house';

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
}

/** Cards that a unit draws in battle at this table: by its own row, or two for all but a hero (BM-R01). */
export const drawsOf = (printed: number, unit: UnitClass | 'own', { battleDraws }: House): number =>
  battleDraws === 'unitRow' ? printed : unit === 'hero' ? 1 : 2;

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
  let own = nobody;
  for (const line of list.lines) {
    const stats = line.entry.stats;
    if (!stats) continue;
    counters += line.count;
    gold += line.count * stats.gold;
    if (stats.unit === 'own') own = [...own, line];
    else byClass[place[stats.unit]]! += line.count;
  }
  return { counters, gold, byClass, own };
});

/** What a counter of the list that fights counts on average in the printed deck; undefined where none fights. */
export function meanTotalOf(list: BmList, house: House): number | undefined {
  let fighters = 0;
  let sum = 0;
  for (const { entry, count } of list.lines) {
    const { stats } = entry;
    if (!stats || stats.counts.length === 0) continue;
    fighters += count;
    sum += count * drawsOf(stats.draws, stats.unit, house) * stats.counts.length * meanOfType;
  }
  return fighters === 0 ? undefined : sum / fighters;
}

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
