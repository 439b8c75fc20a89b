import { capital } from '../../../kernel/words/words';
import type { UnitStats } from '../catalogue/effects';
import { classWords } from '../catalogue/vocabulary';
import type { BmLine, BmList } from '../contract';

/** A line of the list that is a counter with figures. */
export interface Unit {
  readonly name: string;
  readonly stats: UnitStats;
  readonly line: BmLine;
}

export const unitsOf = (list: BmList): readonly Unit[] =>
  list.lines.flatMap((line) => {
    const { stats } = line.entry;
    if (!stats) return [];
    return [
      { name: stats.unit === 'own' ? line.entry.name : capital(classWords[stats.unit].many), stats, line },
    ];
  });
