import type { Questions } from '../activity';
import { putOn } from '../belongings/activating';
import { dropItem } from '../belongings/dropping';
import { abandonItem, inTheWay, isWearable, type WearAsk } from '../belongings/wearing';
import { isWorn } from '../kit';
import { dayOf } from '../movers/individuals';

export type KeepChoice = {
  readonly type: 'keep';
  /** Place of the thing among his belongings. */
  readonly at: number;
  readonly as: 'active' | 'inactive' | 'abandoned' | 'dropped';
  /** What is put away for it, by its place; −1: nothing. */
  readonly instead: number;
};

export const keepAsks: Questions<WearAsk['type']> = {
  /** Active, inactive or abandoned; a color source is active or abandoned. (MR-046, MR-B15, MR-B18) */
  'keep-item': {
    choices(s, { seat, at }) {
      const isSource = isWorn(dayOf(s, seat).items[at]!);
      const instead = isWearable(s, seat, at) ? inTheWay(s, seat, at) : -1;
      const states: readonly KeepChoice['as'][] = [
        ...(isSource || isWearable(s, seat, at) ? (['active'] as const) : []),
        ...(isSource ? [] : (['inactive'] as const)),
        'abandoned',
        ...(s.game.house['items.dropping'] ? (['dropped'] as const) : []),
      ];
      return states.map((as) => ({ type: 'keep', at, as, instead: as === 'active' ? instead : -1 }));
    },
    answer(s, { seat, at }, choice, dice, tell) {
      if (choice.type !== 'keep') return;
      if (choice.as === 'abandoned') abandonItem(s, seat, at, tell);
      else if (choice.as === 'dropped') dropItem(s, seat, at, tell);
      else if (choice.as === 'active' && !isWorn(dayOf(s, seat).items[at]!)) putOn(s, seat, at, dice, tell);
    },
  },
};
