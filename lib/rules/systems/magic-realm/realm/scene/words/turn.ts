import { counted } from '../../../../../kernel/words/words';
import { ruleOfChoice } from '../../engine/day/counters';
import type { TurnEvent } from '../../engine/day/turn';
import { seatName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';

export const turnChoiceWords: ChoiceWriters<'now' | 'later'> = {
  now: (s, seat) => ({
    text: 'Take the turn now, before the next counter is drawn',
    group: 'When to take the turn',
    rule: ruleOfChoice(s, seat),
    touches: [],
  }),
  later: (s, seat) => ({
    text: 'Let another counter be drawn first',
    group: 'When to take the turn',
    rule: ruleOfChoice(s, seat),
    touches: [],
  }),
};

export const turnEventWords: EventWriters<TurnEvent['type']> = {
  day: ({ day }) => ({ text: `Day ${day} begins.`, weight: 'turn' }),
  turn: ({ seat, kept }, s) => ({
    text: kept
      ? `The ${seatName(s, seat)} takes his turn at a moment of his own choice.`
      : `The counter of the ${seatName(s, seat)} is drawn.`,
    touches: [touching.seat(seat)],
    weight: 'turn',
  }),
  skipped: ({ seat, rule }, s) => ({
    text: `The counter of the ${seatName(s, seat)} is drawn, but he ${rule === 'MR-T27' ? 'sleeps' : 'was blocked'}: his turn is lost.`,
    touches: [touching.seat(seat)],
    weight: 'turn',
  }),
  'falls-asleep': ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} falls asleep among the Flowers of Rest, until sunset.`,
    touches: [touching.seat(seat)],
  }),
  wakes: ({ seat, rested }, s) => ({
    text: `The ${seatName(s, seat)} wakes${rested === 0 ? '' : `, and has ${counted(rested, 'chit')} back in play`}.`,
    touches: [touching.seat(seat)],
  }),
  sunset: () => ({ text: 'The sun sets, and the evening begins.', weight: 'turn' }),
};
