import type { Statistic } from '../../kernel/list/statistics';
import type { BmList } from './contract';
import type { House } from './house';
import { battle } from './statistics/battle';
import { byClass } from './statistics/by-class';
import { deckStatistics } from './statistics/deck';
import { payments } from './statistics/payments';
import { unitsOf } from './statistics/units';

/** Figures of a counter set, or of the common deck. */
export function statistics(list: BmList, house: House): readonly Statistic[] {
  if (list.form === 'deck') return deckStatistics(list);
  const units = unitsOf(list);
  if (units.length === 0) return [];
  return [...byClass(units, list), ...battle(units, house), ...payments(units, house)];
}
