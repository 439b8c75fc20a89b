import { counted, listed } from '../../../../../kernel/words/words';
import { FREELY, WISH, type LootChoice, type LootEvent } from '../../engine/activities/loot';
import { dayOf } from '../../engine/movers/individuals';
import { holderName } from '../holders';
import { chitCode, itemName, placeName, seatName, theBelonging, theItem, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';
import { boxName, diceOf } from './boxes';

export const lootChoiceWords: ChoiceWriters<LootChoice['type']> = {
  'loot-effort': (s, seat, { chit, back }) => ({
    text: `Fatigue ${chitCode(s, seat, chit)}${back < 0 ? '' : `, and get ${chitCode(s, seat, back)} back`}`,
    group: 'The price of looting',
    rule: 'MR-B12',
    touches: [touching.chit(seat, chit), ...(back < 0 ? [] : [touching.chit(seat, back)])],
  }),
  'open-with': (s, seat, { chit }) => ({
    text: chit === WISH ? 'Open it with the wish for strength' : `Open it with ${chitCode(s, seat, chit)}`,
    group: 'Opening',
    rule: chit === WISH ? 'MR-X12' : 'MR-B39',
    touches: chit === WISH ? [] : [touching.chit(seat, chit)],
  }),
  keep: (s, seat, { at, as, instead }) => {
    const thing = theItem(dayOf(s, seat).items[at]?.id ?? '');
    const swap = instead < 0 ? '' : ` instead of ${theBelonging(s, seat, instead)}`;
    return {
      text:
        as === 'active'
          ? `Activate ${thing}${swap}`
          : as === 'inactive'
            ? `Carry ${thing} inactive`
            : as === 'abandoned'
              ? `Abandon ${thing}`
              : `Lay ${thing} down`,
      group: 'What becomes of it',
      rule: 'MR-046',
      touches:
        as === 'active'
          ? [touching.item(seat, at), ...(instead < 0 ? [] : [touching.item(seat, instead)])]
          : [],
    };
  },
};

export const lootEventWords: EventWriters<LootEvent['type']> = {
  'loot-rolled': ({ seat, from, faces, result, things }, s) => ({
    text: `The ${seatName(s, seat)} loots ${boxName(from)}: ${result > things ? `nothing, as only ${counted(things, 'thing')} ${things === 1 ? 'lies' : 'lie'} there` : `thing ${result} of ${things}`}.`,
    dice: diceOf(seat, faces),
    touches: [touching.seat(seat)],
  }),
  'site-rolled': ({ seat, from, faces, result }, s) => ({
    text: `The ${seatName(s, seat)} loots ${boxName(from)}: row ${result} of its table.`,
    dice: diceOf(seat, faces),
    touches: [touching.seat(seat)],
  }),
  'loot-effort': ({ seat, chit, back }, s) => ({
    text: `The ${seatName(s, seat)} fatigues ${chitCode(s, seat, chit)} for it${back < 0 ? '' : `; ${chitCode(s, seat, back)} comes back`}.`,
    touches: [touching.seat(seat)],
  }),
  'site-opened': ({ seat, from, chit }, s) => ({
    text: `The ${seatName(s, seat)} opens ${boxName(from)}${
      chit === FREELY
        ? ''
        : chit === WISH
          ? ' with the wish for strength'
          : ` with ${chitCode(s, seat, chit)}, which fatigues`
    }.`,
    touches: [touching.seat(seat)],
  }),
  'card-acts': ({ seat, id }, s) => ({
    text: `The ${seatName(s, seat)} draws ${boxName(id)}.`,
    touches: [touching.seat(seat)],
  }),
  'chest-opened': ({ seat, id, gold }, s) => ({
    text: `The ${seatName(s, seat)} opens the ${holderName(id)}: ${gold} gold, and its treasures.`,
    touches: [touching.seat(seat)],
  }),
  'sites-found': ({ seat, sites }, s) => ({
    text: `The ${seatName(s, seat)} discovers ${listed(sites.map(boxName))}.`,
    touches: [touching.seat(seat)],
  }),
  'gold-found': ({ seat, gold }, s) => ({
    text: `The ${seatName(s, seat)} finds ${gold} gold.`,
    touches: [touching.seat(seat)],
  }),
  roams: ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} may peer into any clearing and enchant anywhere until midnight.`,
    touches: [touching.seat(seat)],
  }),
  'got-item': ({ seat, id }, s) => ({
    text: `The ${seatName(s, seat)} gets the ${itemName(id)}.`,
    touches: [touching.seat(seat)],
  }),
  'item-worn': ({ seat, id }, s) => ({
    text: `The ${seatName(s, seat)} activates the ${itemName(id)}.`,
    touches: [touching.seat(seat)],
  }),
  'item-dropped': ({ seat, id, place, faces }, s) => ({
    text: faces
      ? `The ${seatName(s, seat)} lets the ${itemName(id)} fall to ${placeName(place)}.`
      : `The ${seatName(s, seat)} abandons the ${itemName(id)} in ${placeName(place)}.`,
    ...(faces ? { dice: diceOf(seat, faces) } : {}),
    touches: [touching.seat(seat), touching.place(place)],
  }),
};
