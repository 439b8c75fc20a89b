import type { ChoosingChoice, ChoosingEvent } from '../../engine/day/choosing';
import { seatName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';
import { birdsongChoiceWords } from './birdsong';

export const choosingChoiceWords: ChoiceWriters<ChoosingChoice['type']> = {
  'choose-deed': (s, seat, { deed }) => ({
    ...birdsongChoiceWords.record(s, seat, { type: 'record', deed }),
    group: deed.type === 'move' ? 'Move' : 'The next phase',
  }),
  'come-down': () => ({ text: 'Come down here', group: 'Go on', rule: 'MR-067', touches: [] }),
  'end-day': () => ({ text: 'End your turn', group: 'Go on', rule: 'MR-T70', touches: [] }),
};

export const choosingEventWords: EventWriters<ChoosingEvent['type']> = {
  'choice-lost': ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} has nothing any more that lets him choose his phases, and is blocked.`,
    touches: [touching.seat(seat)],
  }),
};
