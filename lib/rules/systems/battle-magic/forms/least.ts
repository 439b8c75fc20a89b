import { empireRows } from '../catalogue/empires';
import { entries as catalogue } from '../catalogue/index';
import type { BmEntry } from '../catalogue/entry';
import type { UnitClass } from '../catalogue/vocabulary';
import type { BmTerms } from '../contract';
import type { House } from '../house';
import { groupClasses, groups, type Group } from '../legality/bounds';
import { faultsOf } from '../legality/own-units';
import { isPermitted } from '../permitted';
import { goldOf, needed, usableClasses, type Usable } from './pool';

/** Counters of a set by their entries, and what they cost. */
export interface LeastSet {
  readonly counts: ReadonlyMap<string, number>;
  readonly gold: number;
}

const PRINTED_SIZE = 44;
const byId: ReadonlyMap<string, BmEntry> = new Map(catalogue.map((entry) => [entry.id, entry]));

/** The cheapest unit of the table's own that a custom empire may have in any number. */
function cheapestOwn(terms: BmTerms): BmEntry | undefined {
  return [...terms.cards.values()]
    .filter((entry) => isPermitted(entry, 'custom', terms) && faultsOf(entry, terms).length === 0)
    .sort((a, b) => a.stats!.gold - b.stats!.gold)[0];
}

type Bounds = Readonly<Record<Group, readonly [least: number, most: number]>>;

/** How many of each group a set needs and may have, where somebody of that class bears its artifacts, or where it has none. */
function boundsFor({ strictBounds, classBounds }: House, bearer: 'hero' | 'wizard' | undefined): Bounds {
  const bounds = groups.map((group) => {
    const [least, most] = strictBounds ? classBounds[group] : [0, Infinity];
    const isNeeded = groupClasses[group].some((unit) => needed.has(unit) || unit === bearer);
    return [
      group,
      [Math.max(least, isNeeded ? 1 : 0), group === 'artifact' && bearer === undefined ? 0 : most],
    ];
  });
  return Object.fromEntries(bounds) as Bounds;
}

/** The cheapest set within these bounds: the least of each group, then whatever is cheapest while there is room for it. */
function leastWithin(
  bounds: Bounds,
  size: number,
  usable: Usable,
  filler: BmEntry | undefined,
): LeastSet | undefined {
  const counts = new Map<string, number>();
  let [left, gold] = [size, 0];
  const take = ({ id, stats }: BmEntry, many: number): void => {
    if (many === 0) return;
    counts.set(id, (counts.get(id) ?? 0) + many);
    left -= many;
    gold += many * stats!.gold;
  };
  const offers: { readonly entry: BmEntry; readonly room: number }[] = filler
    ? [{ entry: filler, room: Infinity }]
    : [];
  for (const group of groups) {
    const [least, most] = bounds[group];
    if (least > most) return undefined;
    const cheapest = groupClasses[group]
      .filter((unit) => usable.has(unit))
      .reduce<UnitClass | undefined>(
        (a, b) => (a === undefined || goldOf(usable, b) < goldOf(usable, a) ? b : a),
        undefined,
      );
    if (cheapest === undefined) {
      if (least > 0) return undefined;
      continue;
    }
    const entry = usable.get(cheapest)!;
    take(entry, least);
    offers.push({ entry, room: most - least });
  }
  if (left < 0) return undefined;
  for (const { entry, room } of offers.sort((a, b) => a.entry.stats!.gold - b.entry.stats!.gold))
    take(entry, Math.min(left, room));
  return left === 0 ? { counts, gold } : undefined;
}

/** Who may bear the artifacts of a set; nobody where it has none. */
const bearers = [undefined, 'hero', 'wizard'] as const;

/** Do the bounds leave room for what every set needs, of whatever size it is? */
export const hasRoom = (house: House, terms: BmTerms): boolean =>
  bearers.some((bearer) => {
    const bounds = boundsFor(house, bearer);
    const size = groups.reduce((sum, group) => sum + bounds[group][0], 0);
    return leastWithin(bounds, size, usableClasses(terms), undefined) !== undefined;
  });

/** The cheapest legal set of a custom empire, its Gold value not yet held against the cap; undefined: there is none at all. */
export function leastSet(house: House, terms: BmTerms): LeastSet | undefined {
  const usable = usableClasses(terms);
  const own = cheapestOwn(terms);
  return bearers
    .flatMap((bearer) => leastWithin(boundsFor(house, bearer), house.setSize, usable, own) ?? [])
    .sort((a, b) => a.gold - b.gold)[0];
}

/** Is any set legal under this agreement? One of the printed ones, or the cheapest that can be made. */
export function isPossible(house: House, terms: BmTerms): boolean {
  if (house.empireMode === 'official')
    return (
      house.setSize === PRINTED_SIZE &&
      empireRows.some(({ id, counters }) =>
        counters.every(({ unit }) => isPermitted(byId.get(`${id}-${unit}`)!, id, terms)),
      )
    );
  const least = leastSet(house, terms);
  return least !== undefined && least.gold <= (house.goldValueCap ?? Infinity);
}
