import type { Seat } from '../../../../../kernel/game/engine';
import type { PhaseChoice, PhaseEvent } from '../../engine/day/phase-start';
import { droppedAt } from '../../engine/belongings/dropping';
import { dayOf, placeOf } from '../../engine/movers/individuals';
import type { RealmState } from '../../engine/state';
import { deedWords } from '../deed-words';
import { chitCode, itemName, placeName, seatName, theBelonging, theItem, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';
import { dealChoiceWords, dealEventWords } from './deals';

/** To touch a thing activates or deactivates it; to abandon it stands in the list alone. */
const belonging =
  (verb: string, isTouched = true) =>
  (s: RealmState, seat: Seat, { item }: { readonly item: number }) => ({
    text: `${verb} ${theBelonging(s, seat, item)}`,
    group: 'Belongings',
    rule: 'MR-076',
    touches: isTouched ? [touching.item(seat, item)] : [],
  });

const PHASE = 'The phase';
const GIFT = 'A gift';

export const phaseChoiceWords: ChoiceWriters<PhaseChoice['type']> = {
  ...dealChoiceWords,
  go: (s, seat) => {
    const deed = dayOf(s, seat).record[s.turn?.phase ?? 0];
    return {
      text: deed ? `Carry out “${deedWords(s, deed).name}”` : 'Carry out the phase',
      group: PHASE,
      rule: 'MR-016',
      touches: [],
    };
  },
  'use-token': () => ({
    text: 'Use a token of Protection from Magic: in this phase neither spells nor curses on you work',
    group: PHASE,
    rule: 'MR-S40',
    touches: [],
  }),
  'light-carpet': (s, seat, { chit }) => ({
    text: `Give a carpet its color with the color chit ${chitCode(s, seat, chit)}`,
    group: 'Sleeping spells',
    rule: 'MR-B25',
    touches: [],
  }),
  'let-sleep': () => ({ text: 'Wake no spell', group: 'Go on', rule: 'MR-B25', touches: [] }),
  skip: () => ({ text: 'Leave this phase blank', group: PHASE, rule: 'MR-016', touches: [] }),
  'follow-on': (s) => ({
    text: s.turn ? `Go on following the ${seatName(s, s.turn.seat)}` : 'Go on following',
    group: 'Following',
    rule: 'MR-059',
    touches: [],
  }),
  'stop-following': () => ({
    text: 'Stop following: your turn is over',
    group: 'Following',
    rule: 'MR-R44',
    touches: [],
  }),
  'activate-item': belonging('Activate'),
  'deactivate-item': belonging('Deactivate'),
  'abandon-item': belonging('Abandon', false),
  'drop-item': (s, seat, { item }) => ({
    ...belonging('Lay down', false)(s, seat, { item }),
    rule: 'MR-B70',
  }),
  'pick-up': (s, seat, { nth }) => ({
    text: `Pick up ${theItem(droppedAt(s, placeOf(s, seat))[nth]?.id ?? '')}`,
    group: 'Belongings',
    rule: 'MR-B70',
    touches: [],
  }),
  'fatigue-color': (s, seat, { chit }) => ({
    text: `Fatigue the color chit ${chitCode(s, seat, chit)}`,
    group: 'Belongings',
    rule: 'MR-B24',
    touches: [touching.chit(seat, chit)],
  }),
  'pass-item': (s, _seat, { from, item, to }) => ({
    text: `Pass ${theBelonging(s, from, item)} from the ${seatName(s, from)} to the ${seatName(s, to)}`,
    group: 'Belongings',
    rule: 'MR-075',
    touches: [],
  }),
  'give-item': (s, seat, { item, to }) => ({
    text: `Offer ${theBelonging(s, seat, item)} to the ${seatName(s, to)} as a gift`,
    group: 'Gifts',
    rule: 'MR-075',
    touches: [touching.item(seat, item), touching.seat(to)],
  }),
  'give-gold': (s, _seat, { gold, to }) => ({
    text: `Offer ${gold} gold to the ${seatName(s, to)} as a gift`,
    group: 'Gifts',
    rule: 'MR-075',
    touches: [],
  }),
  'accept-gift': (s, _seat, { from, item, gold }) => ({
    text: `Take ${item < 0 ? `${gold} gold` : theBelonging(s, from, item)} from the ${seatName(s, from)}`,
    group: GIFT,
    rule: 'MR-075',
    touches: item < 0 ? [] : [touching.item(from, item)],
  }),
  'refuse-gift': () => ({ text: 'Refuse the gift', group: GIFT, rule: 'MR-075', touches: [] }),
};

export const phaseEventWords: EventWriters<PhaseEvent['type']> = {
  ...dealEventWords,
  'token-used': ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} is protected from magic in this phase.`,
    touches: [touching.seat(seat)],
  }),
  'left-blank': ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} leaves the phase blank.`,
    touches: [touching.seat(seat)],
    weight: 'aside',
  }),
  'stopped-following': ({ seat, guide }, s) => ({
    text: `The ${seatName(s, seat)} stops following the ${seatName(s, guide)}: the turn of the ${seatName(s, seat)} is over.`,
    touches: [touching.seat(seat)],
  }),
  'item-packed': ({ seat, id }, s) => ({
    text: `The ${seatName(s, seat)} deactivates the ${itemName(id)}.`,
    touches: [touching.seat(seat)],
    weight: 'aside',
  }),
  'laid-down': ({ seat, id, place }, s) => ({
    text: `The ${seatName(s, seat)} lays ${theItem(id)} down in ${placeName(place)}.`,
    touches: [touching.seat(seat), touching.place(place)],
  }),
  'picked-up': ({ seat, id, place }, s) => ({
    text: `The ${seatName(s, seat)} picks ${theItem(id)} up in ${placeName(place)}.`,
    touches: [touching.seat(seat), touching.place(place)],
  }),
  'color-fatigued': ({ seat, chit }, s) => ({
    text: `The ${seatName(s, seat)} fatigues the color chit ${chitCode(s, seat, chit)}.`,
    touches: [touching.seat(seat)],
    weight: 'aside',
  }),
  'item-passed': ({ seat, to, id }, s) => ({
    text: `The ${seatName(s, seat)} passes ${theItem(id)} to the ${seatName(s, to)}.`,
    touches: [touching.seat(seat), touching.seat(to)],
    weight: 'aside',
  }),
  'gift-given': ({ seat, to, id, gold }, s) => ({
    text: `The ${seatName(s, seat)} gives ${gold > 0 ? `${gold} gold` : theItem(id)} to the ${seatName(s, to)}.`,
    touches: [touching.seat(seat), touching.seat(to)],
  }),
  'gift-refused': ({ seat, from }, s) => ({
    text: `The ${seatName(s, seat)} refuses the gift of the ${seatName(s, from)}.`,
    touches: [touching.seat(seat)],
  }),
};
