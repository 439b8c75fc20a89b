import type { Finding, Mend } from '../../../kernel/legality';
import { fits, footprintOf, layerOf, ownAreas, type Layer } from '../area';
import type { Army, ArmyCheck } from '../army';
import type { MmsCard } from '../catalogue/card';
import { showSize } from '../catalogue/make-card';
import { onlyTimes, setCount } from '../edits';
import type { MmsHouse } from '../house';
import { NONE } from './none';

const layers = ['areas', 'characters'] as const satisfies Layer[];

/** Identical one-square characters may share squares where groups are agreed: the least squares that they need. */
const groupedSquares = (army: Army, house: MmsHouse): number => {
  const single = new Map<MmsCard, number>();
  let squares = 0;
  for (const { entry, count } of army.lines) {
    if (entry.kind !== 'character') continue;
    const size = footprintOf(entry, house);
    if (!size) continue;
    if (size[0] * size[1] > 1) squares += size[0] * size[1] * count;
    else single.set(entry, (single.get(entry) ?? 0) + count);
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
    const size = footprintOf(entry, house);
    if (size) squares += size[0] * size[1] * count;
  }
  return squares;
}

/** What must lie in the own area has room there: area pieces on one layer, characters on the other. */
export const room: ArmyCheck = {
  code: 'MMS-L14',
  title: 'Room in the own area',
  stage: 'list',
  severity: 'error',
  rules: ['MMS-010', 'MMS-037', 'MMS-R12', 'MMS-R55', 'MMS-R62'],
  because: 'boardHeight',
  find(army, house) {
    let found: Finding[] | undefined;
    const { most, least } = ownAreas(house);
    for (const layer of layers) {
      const squares = squaresOf(army, layer, house);
      if (squares <= least.width * least.height) continue;
      const tooMany = squares > most.width * most.height;
      const { width, height } = tooMany ? most : least;
      (found ??= []).push({
        facts: { layer, squares, width, height, limit: width * height },
        entries: army.lines.filter(({ entry }) => layerOf(entry) === layer).map(({ at }) => at),
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
      const size = layerOf(line.entry) === facts['layer'] ? footprintOf(line.entry, house) : undefined;
      if (!size) continue;
      const fewer = Math.ceil(over / (size[0] * size[1]));
      if (fewer < line.count)
        mends.push({
          label: onlyTimes(line.entry.name, line.count - fewer),
          entries: setCount(army.list.entries, line.at, line.count - fewer),
        });
    }
    return mends;
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
};
