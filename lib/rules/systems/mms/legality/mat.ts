import type { Finding, Mend } from '../../../kernel/verdict/legality';
import { fits, footprintOf, layerOf, ownAreas, type Layer } from '../area';
import type { Army, ArmyCheck } from '../army';
import type { Footprint, MmsCard } from '../catalogue/card';
import { showSize } from '../catalogue/make-card';
import { onlyTimes, setCount, withoutLines } from '../edits';
import type { MmsHouse } from '../house';
import { instead } from './instead';
import { NONE } from './none';

const layers = ['areas', 'characters', 'bridges'] as const satisfies Layer[];

/** What stands on the mat covers a square at the least, though nobody knows its size (MMS-L25). */
const LEAST = [1, 1] as const satisfies Footprint;
const least = (card: MmsCard, house: MmsHouse): Footprint => footprintOf(card, house) ?? LEAST;

/** Identical one-square characters, with the same things, may share squares where groups are agreed: the least that they need (MMS-R51). */
const groupedSquares = (army: Army, house: MmsHouse): number => {
  const single = new Map<string, number>();
  let squares = 0;
  for (const { entry, count, with: parts } of army.lines) {
    if (entry.kind !== 'character') continue;
    const size = least(entry, house);
    if (size[0] * size[1] > 1) squares += size[0] * size[1] * count;
    else {
      const alike = [entry.id, ...parts.map(({ id }) => id).sort()].join();
      single.set(alike, (single.get(alike) ?? 0) + count);
    }
  }
  for (const uses of single.values()) squares += Math.ceil(uses / house.groupMax);
  return squares;
};

/** Squares that the army needs on one layer of its own area. */
export function squaresOf(army: Army, layer: Layer, house: MmsHouse): number {
  if (layer === 'characters' && house.groupMarkers) return groupedSquares(army, house);
  let squares = 0;
  for (const { entry, count } of army.lines) {
    if (layerOf(entry) !== layer) continue;
    const [width, length] = least(entry, house);
    squares += width * length * count;
  }
  return squares;
}

/** Only what has room, the smallest first; for an army of which no single line is too much. */
function largestOut(army: Army, layer: Layer, limit: number, house: MmsHouse): readonly Mend[] {
  let left = limit;
  const kept = new Map<number, number>();
  const lines = army.lines
    .filter(({ entry }) => layerOf(entry) === layer)
    .map((line) => ({ ...line, squares: least(line.entry, house)[0] * least(line.entry, house)[1] }));
  for (const { at, count, squares } of lines.sort((a, b) => a.squares - b.squares)) {
    const uses = Math.min(count, Math.floor(left / squares));
    kept.set(at, uses);
    left -= uses * squares;
  }
  const entries = army.list.entries.flatMap((item, at) => {
    const count = kept.get(at) ?? item.count;
    return count > 0 ? [{ ...item, count }] : [];
  });
  return [{ label: 'Leave out what has no room, the largest first', entries }];
}

/** What must lie in the own area has room there: area pieces on one layer, characters on another, bridges on a third. */
export const room: ArmyCheck = {
  code: 'MMS-L14',
  title: 'Room in the own area',
  stage: 'list',
  severity: 'error',
  rules: ['MMS-010', 'MMS-037', 'MMS-R12', 'MMS-R55', 'MMS-R62'],
  because: 'boardHeight',
  find(army, house) {
    let found: Finding[] | undefined;
    const areas = ownAreas(house);
    for (const layer of layers) {
      const squares = squaresOf(army, layer, house);
      if (squares <= areas.least.width * areas.least.height) continue;
      const tooMany = squares > areas.most.width * areas.most.height;
      const { width, height } = tooMany ? areas.most : areas.least;
      const lines = army.lines.filter(({ entry }) => layerOf(entry) === layer);
      const unknown = lines.some(({ entry }) => footprintOf(entry, house) === undefined);
      (found ??= []).push({
        facts: { layer, squares, width, height, limit: width * height, ...(unknown ? { unknown } : {}) },
        entries: lines.map(({ at }) => at),
        // Only a player with one of the smaller areas would lack the room.
        ...(tooMany ? {} : { severity: 'warning' as const }),
      });
    }
    return found ?? NONE;
  },
  mend(army, { facts }, house) {
    const over = Number(facts['squares']) - Number(facts['limit']);
    const mends: Mend[] = [];
    for (const line of army.lines) {
      if (layerOf(line.entry) !== facts['layer']) continue;
      const [width, length] = least(line.entry, house);
      const fewer = Math.ceil(over / (width * length));
      if (fewer < line.count)
        mends.push({
          label: onlyTimes(line.entry.name, line.count - fewer),
          entries: setCount(army.list.entries, line.at, line.count - fewer),
        });
    }
    return [...mends, ...largestOut(army, facts['layer'] as Layer, Number(facts['limit']), house)];
  },
};

/** Every piece fits the own area in one of its two rotations. */
export const pieceFits: ArmyCheck = {
  code: 'MMS-L15',
  title: 'Each piece fits the own area',
  stage: 'list',
  severity: 'error',
  rules: ['MMS-010', 'MMS-013', 'MMS-R62'],
  because: 'boardHeight',
  find(army, house) {
    let found: Finding[] | undefined;
    const { most, least } = ownAreas(house);
    for (const { at, entry } of army.lines) {
      const size = footprintOf(entry, house);
      if (!size || fits(size, least)) continue;
      const nowhere = !fits(size, most);
      const { width, height } = nowhere ? most : least;
      (found ??= []).push({
        facts: { card: entry.name, size: showSize(size), width, height },
        entries: [at],
        ...(nowhere ? {} : { severity: 'warning' as const }),
      });
    }
    return found ?? NONE;
  },
  mend(army, { entries: places = [] }, house, terms) {
    const line = army.lines.find(({ at }) => at === places[0]);
    if (!line) return [];
    return [
      {
        label: `Remove ${line.count > 1 ? `all ${line.count} ` : ''}${line.entry.name}`,
        entries: withoutLines(army.list.entries, [line.at]),
      },
      ...instead(army, line, line.entry, house, terms),
    ];
  },
};
