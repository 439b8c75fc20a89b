import { cardCount } from './count';
import { addCards, keepFirst } from './mends';
import type { MmCheck } from './types';

/** Exactly the agreed number of permanents. (MM-051, MM-305) */
export const permanentsCount: MmCheck = {
  code: 'MM-L10',
  stage: 'permanents',
  forms: ['permanents'],
  title: 'Exactly the agreed number of permanents',
  severity: 'error',
  rules: ['MM-051', 'MM-066', 'MM-305'],
  because: 'permanentsCount',
  find({ lines }, { permanentsCount: agreed }) {
    const count = cardCount(lines);
    if (count === agreed) return [];
    return [{ facts: { count, agreed }, entries: count > agreed ? lines.map((line) => line.at) : [] }];
  },
  mend(list, { facts }, house, terms) {
    const missing = house.permanentsCount - Number(facts['count']);
    return missing > 0
      ? addCards(list, missing, house, terms)
      : [
          {
            label: `Keep the first ${house.permanentsCount}`,
            entries: keepFirst(list, house.permanentsCount),
          },
        ];
  },
};
