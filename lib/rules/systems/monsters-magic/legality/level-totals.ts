import { levelTotal } from './count';
import { cheaperRow, dropDearest } from './mends';
import type { MmCheck } from './types';

/** A player's permanents stay within the agreed level total: a proposal of ours. (MM-051) */
export const permanentsLevels: MmCheck = {
  code: 'MM-L12',
  stage: 'permanents',
  forms: ['permanents'],
  title: 'Permanents within the level total',
  severity: 'error',
  rules: ['MM-051'],
  because: 'permanentsLevelTotal',
  find({ lines }, { permanentsLevelTotal: limit }) {
    if (limit === null) return [];
    const spent = levelTotal(lines);
    return spent > limit ? [{ facts: { spent, limit, over: spent - limit } }] : [];
  },
  mend: (list, { facts }, house, terms) => cheaperRow(list, Number(facts['over']), house, terms),
};

/** The deck stays within the agreed level total: a proposal of ours. (MM-304) */
export const deckLevels: MmCheck = {
  code: 'MM-L27',
  stage: 'deck',
  forms: ['deck'],
  title: 'Deck within the level total',
  severity: 'error',
  rules: ['MM-304'],
  because: 'deckLevelTotal',
  find({ lines }, { deckLevelTotal: limit }) {
    if (limit === null) return [];
    const spent = levelTotal(lines);
    return spent > limit ? [{ facts: { spent, limit, over: spent - limit } }] : [];
  },
  mend: (list, { facts }) => [
    {
      label: 'Leave out the dearest cards',
      entries: dropDearest(list, Number(facts['over'])),
    },
  ],
};
