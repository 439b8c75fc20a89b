import type { Seat } from '../../../../../kernel/game/engine';
import { ruleOfRest, type RestChoice, type RestEvent } from '../../engine/activities/rest';
import { chitsOf, isGifted, itemOf } from '../../engine/kit';
import { FATIGUED, type RealmState } from '../../engine/state';
import { chitCode, seatName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';

const weaponOf = (s: RealmState, seat: Seat, item: number): string => {
  const id = s.who[seat]!.items[item]?.id ?? '';
  return id === '' ? 'weapon' : itemOf(id).name;
};

/** When it tires that was made ready. (MR-R39, MR-B70) */
function whenTired(s: RealmState, seat: Seat): string {
  if (isGifted(s, seat, 'prepared-stay')) return 'and in play at midnight';
  const isEarly = s.game.house['magic.preparedFatigueAt'] === 'combat-end';
  return isEarly ? 'fatigued after the combat, or at midnight' : 'fatigued at midnight';
}

const goOn = (text: string, rule: string) => ({ text, group: 'Go on', rule, touches: [] });

export const restChoiceWords: ChoiceWriters<RestChoice['type']> = {
  'rest-chit': (s, seat, { chit, change }) => {
    const { asterisks } = chitsOf(s, seat)[chit]!;
    const isBack = s.who[seat]!.chits[chit] === FATIGUED || asterisks === 0;
    const paid = change < 0 ? '' : `; ${chitCode(s, seat, change)} is fatigued for it`;
    return {
      text: `Rest ${chitCode(s, seat, chit)}: ${isBack ? 'back in play' : 'from wounded to fatigued'}${paid}`,
      group: 'Rest',
      rule: ruleOfRest(s, seat, chit, change),
      touches: [touching.chit(seat, chit), ...(change < 0 ? [] : [touching.chit(seat, change)])],
    };
  },
  'rest-enough': () => goOn('Rest nothing more', 'MR-038'),
  'alert-weapon': (s, seat, { item }) => ({
    text: `Alert the ${weaponOf(s, seat, item)}`,
    group: 'Be alert',
    rule: 'MR-036',
    touches: [touching.item(seat, item)],
  }),
  'prepare-chit': (s, seat, { chit }) => ({
    text: `Prepare ${chitCode(s, seat, chit)}: time 0 today, ${whenTired(s, seat)}`,
    group: 'Be alert',
    rule: 'MR-037',
    touches: [touching.chit(seat, chit)],
  }),
  'go-berserk': (s, seat, { chit }) => ({
    text: `Go berserk with ${chitCode(s, seat, chit)}, which is fatigued: vulnerability T until midnight`,
    group: 'Be alert',
    rule: 'MR-A04',
    touches: [touching.chit(seat, chit)],
  }),
  'alert-nothing': () => goOn('Alert nothing', 'MR-036'),
};

export const restEventWords: EventWriters<RestEvent['type']> = {
  rested: ({ seat, chit, change, active }, s) => ({
    text: `The ${seatName(s, seat)} rests ${chitCode(s, seat, chit)}, which is ${active ? 'back in play' : 'fatigued now'}${
      change < 0 ? '' : `; ${chitCode(s, seat, change)} is fatigued for it`
    }.`,
    touches: [touching.seat(seat)],
  }),
  'no-rest': ({ seat, rule }, s) => ({
    text:
      rule === 'MR-X04'
        ? `The ${seatName(s, seat)} is in ill health and cannot rest.`
        : `The ${seatName(s, seat)} has nothing to rest.`,
    touches: [touching.seat(seat)],
  }),
  'weapon-alerted': ({ seat, item }, s) => ({
    text: `The ${seatName(s, seat)} alerts the ${weaponOf(s, seat, item)}.`,
    touches: [touching.seat(seat)],
  }),
  'chit-prepared': ({ seat, chit }, s) => ({
    text: `The ${seatName(s, seat)} prepares ${chitCode(s, seat, chit)}.`,
    touches: [touching.seat(seat)],
  }),
  berserk: ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} goes berserk: vulnerability T until midnight.`,
    touches: [touching.seat(seat)],
  }),
  'no-alert': ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} has nothing to alert.`,
    touches: [touching.seat(seat)],
  }),
};
