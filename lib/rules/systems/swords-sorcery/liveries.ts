import type { Liveries } from '../../kernel/system';
import type { SsEntry } from './catalogue/entry';
import type { Options } from './options';
import { seatName, seatTone } from './scene/seats';

/** The seat colours of those who bring armies, in their order (ledger chapter 9); who prints alone has no seat yet. */
export const liveries: Liveries<SsEntry, Options> = {
  of(lists) {
    const armies = lists.filter(isArmy);
    return lists.map((one) => {
      const seat = armies.indexOf(one);
      return armies.length > 1 && seat >= 0 ? { tone: seatTone(seat), name: seatName(seat) } : undefined;
    });
  },
  worn: ({ kind }) => kind === 'piece',
};

const isArmy = ({ form }: Options): boolean => form === 'army' || form === 'muster';
