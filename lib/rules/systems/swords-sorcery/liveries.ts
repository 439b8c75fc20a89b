import type { Face } from '../../kernel/catalogue/face';
import { dealLiveries } from '../../kernel/catalogue/liveries';
import type { Liveries } from '../../kernel/system';
import type { SsEntry } from './catalogue/entry';
import { face } from './faces';
import type { Options } from './options';
import { MOST_SEATS, seatName, seatTone } from './scene/seats';

const seatLivery = (seat: number) => ({ tone: seatTone(seat), name: seatName(seat) });
const choices = Array.from({ length: MOST_SEATS }, (_, seat) => seatLivery(seat));

/** The seat colours of those who bring armies, in their order (ledger chapter 9); who prints alone has no seat yet. */
export const liveries: Liveries<SsEntry, Options> = {
  choices,
  of(lists, chosen) {
    const armies = lists.flatMap((one, i) => (isArmy(one) ? [i] : []));
    if (armies.length === 1) return lists.map((one, i) => (isArmy(one) ? chosen[i] : undefined));
    const dealt = dealLiveries(
      choices,
      armies.map((i, seat) => ({ chosen: chosen[i], usual: seatLivery(seat) })),
    );
    return lists.map((_, i) => dealt[armies.indexOf(i)]);
  },
  worn: ({ kind }) => kind === 'piece',
};

/** Pieces and their flags are printed in the colours of all seats, equally many in each; of all else every copy is the same. */
export const printedFaces = (entry: SsEntry): readonly Face[] =>
  entry.kind === 'piece' || entry.id === 'marker-owner'
    ? choices.map(({ tone, name }) => ({ ...face(entry), tone, mark: name }))
    : [face(entry)];

const isArmy = ({ form }: Options): boolean => form === 'army' || form === 'muster';
