import type { Mend } from '../../../kernel/verdict/legality';
import type { ListEntry } from '../../../kernel/list/list';
import { listed } from '../../../kernel/words/words';
import { countedUnits, unitClasses, type UnitClass } from '../catalogue/vocabulary';
import type { BmList, BmTerms } from '../contract';
import { change, goldOf, needed, newPool, usableClasses, type Pool, type Usable } from '../forms/pool';
import type { House } from '../house';
import { empireOf, musterOf } from '../muster';
import { isPermitted } from '../permitted';
import { groupClasses, groups } from './bounds';
import { becomeOfficial, nearestEmpires } from './repairs';

/**
 * The list made whole under every limit of the agreement at once, for where one change breaks the next limit: the printed sets
 * in the order of their nearness, or the same counters with as few exchanged as may be.
 */
export function nearestLegal(list: BmList, house: House, terms: BmTerms): readonly Mend[] {
  if (list.form !== 'empire') return [];
  if (house.empireMode === 'official') return nearestEmpires(list).map((id) => becomeOfficial(list, id));
  const named = empireOf(list);
  const empire = named !== undefined && terms.banned.has(named) ? 'custom' : named;
  const usable = usableClasses(terms, empire);
  const pool = newPool(house, usable);
  const own = musterOf(list).own.filter(({ entry }) => isPermitted(entry, empire, terms));
  const stays = new Set(own.map(({ at }) => at));
  for (const { at, entry, count } of list.lines) {
    const unit = entry.stats?.unit;
    if (unit === undefined || unit === 'own' || !usable.has(unit) || !isPermitted(entry, empire, terms))
      continue;
    stays.add(at);
    change(pool, unit, count);
  }
  const before = new Map(pool.counts);
  const size = house.setSize - own.reduce((sum, { count }) => sum + count, 0);
  const cap =
    (house.goldValueCap ?? Infinity) -
    own.reduce((sum, { entry, count }) => sum + entry.stats!.gold * count, 0);
  settle(pool, usable, house, size, cap);

  const left = new Map([...before].map(([unit, n]) => [unit, (pool.counts.get(unit) ?? 0) - n]));
  const entries: ListEntry[] = [];
  for (const { at, entry } of list.lines) {
    const item = list.list.entries[at];
    if (!item || !stays.has(at)) continue;
    const unit = entry.stats!.unit as UnitClass;
    const by = Math.max(-item.count, left.get(unit) ?? 0);
    left.set(unit, (left.get(unit) ?? 0) - by);
    if (item.count + by > 0) entries.push({ ...item, count: item.count + by });
  }
  for (const [unit, n] of left) if (n > 0) entries.push({ entry: usable.get(unit)!.id, count: n });
  return [
    {
      label: labelOf(list, pool),
      entries,
      ...(empire === named ? {} : { options: { ...list.list.options, form: 'empire', empire: 'custom' } }),
    },
  ];
}

/** Brings the counts within what setup needs, the bounds that bind, the size of a set and the Gold value, in this order. */
function settle(pool: Pool, usable: Usable, house: House, size: number, cap: number): void {
  const units = [...usable.keys()];
  const has = (unit: UnitClass): number => pool.counts.get(unit) ?? 0;
  const byGold = (a: UnitClass, b: UnitClass): number => goldOf(usable, a) - goldOf(usable, b);
  // Under a cap the cheapest come and the dearest go; else what there is most of.
  const best = (of: readonly UnitClass[], coming: boolean): UnitClass | undefined =>
    [...of].sort((a, b) => (cap < Infinity && (coming ? byGold(a, b) : byGold(b, a))) || has(b) - has(a))[0];
  const isLastBearer = (unit: UnitClass): boolean =>
    (unit === 'hero' || unit === 'wizard') && has('hero') + has('wizard') === 1 && has('artifact') > 0;
  const mayCome = (unit: UnitClass): boolean =>
    (!house.strictBounds || pool.room(unit) > 0) && (unit !== 'artifact' || has('hero') + has('wizard') > 0);
  const mayGo = (unit: UnitClass): boolean =>
    has(unit) > (needed.has(unit) ? 1 : 0) &&
    !isLastBearer(unit) &&
    (!house.strictBounds || pool.spare(unit) > 0);

  for (const unit of needed) if (usable.has(unit) && has(unit) === 0) change(pool, unit, 1);
  if (has('artifact') > 0 && has('hero') + has('wizard') === 0)
    change(pool, usable.has('wizard') ? 'wizard' : 'hero', 1);
  if (house.strictBounds)
    for (const group of groups) {
      const of = groupClasses[group].filter((unit) => usable.has(unit));
      const [least, most] = house.classBounds[group];
      const sum = (): number => of.reduce((n, unit) => n + has(unit), 0);
      while (of.length > 0 && sum() < least) change(pool, best(of, true)!, 1);
      for (
        let gone;
        sum() > most &&
        (gone = best(
          of.filter((u) => has(u) > 0),
          false,
        ));
      )
        change(pool, gone, -1);
    }
  for (let unit; pool.size() < size && (unit = best(units.filter(mayCome), true));) change(pool, unit, 1);
  for (let unit; pool.size() > size && (unit = best(units.filter(mayGo), false));) change(pool, unit, -1);
  while (pool.gold() > cap) {
    let saved = 0;
    let exchange: readonly [UnitClass, UnitClass] | undefined;
    for (const from of units)
      for (const to of units) {
        const saves = -byGold(to, from);
        if (saves <= saved || has(from) === 0) continue;
        const alike = groups.some((g) => groupClasses[g].includes(from) && groupClasses[g].includes(to));
        if (!alike && !(mayGo(from) && mayCome(to))) continue;
        saved = saves;
        exchange = [from, to];
      }
    if (!exchange) return;
    change(pool, exchange[0], -1);
    change(pool, exchange[1], 1);
  }
}

function labelOf(list: BmList, pool: Pool): string {
  const { byClass } = musterOf(list);
  const changes = unitClasses.map((unit, i) => [unit, (pool.counts.get(unit) ?? 0) - byClass[i]!] as const);
  const named = (of: typeof changes): string =>
    listed(of.map(([unit, n]) => countedUnits(Math.abs(n), unit)));
  const [gone, come] = [changes.filter(([, n]) => n < 0), changes.filter(([, n]) => n > 0)];
  return (
    [
      ...(gone.length > 0 ? [`Take out ${named(gone)}`] : []),
      ...(come.length > 0 ? [`${gone.length > 0 ? 'add' : 'Add'} ${named(come)}`] : []),
    ].join('; ') || 'Take counters that are permitted in their place'
  );
}
