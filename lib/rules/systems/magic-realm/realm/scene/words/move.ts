import { counted } from '../../../../../kernel/words/words';
import type { MoveChoice, MoveEvent, MoveLoss } from '../../engine/activities/move';
import type { Loss } from '../../engine/day/take-phase';
import { deedWords } from '../deed-words';
import { itemName, placeName, seatName, seatNames, tileName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';
import { diceOf } from './boxes';

const FOLLOWING = 'Who follows';

export const moveChoiceWords: ChoiceWriters<MoveChoice['type']> = {
  'take-along': (s, _seat, { follower }) => ({
    text: `Take the ${seatName(s, follower)} along`,
    group: FOLLOWING,
    rule: 'MR-059',
    touches: [],
  }),
  'leave-behind': (s, _seat, { follower }) => ({
    text: `Leave the ${seatName(s, follower)} behind, who has found no hidden enemies`,
    group: FOLLOWING,
    rule: 'MR-064',
    touches: [touching.seat(follower)],
  }),
  'stray-to': (_s, _seat, { to }) => ({
    text: `Come out in ${placeName(to)}`,
    group: 'The way that is lost',
    rule: 'MR-S14',
    touches: [touching.place(to)],
  }),
  land: (_s, _seat, { at }) => ({
    text: `Land in ${placeName(at)}`,
    group: 'Landing',
    rule: 'MR-R14',
    touches: [touching.place(at)],
  }),
};

const lost: Readonly<Record<Loss, string>> = {
  cave: 'whoever was in a cave has no sunlight phases',
  source: 'what gave it is not active now, or does not count here',
  weather: 'after a sheltered phase nothing is done in the open',
  changed: 'what he is now does no such thing',
  'worn-out': 'without a chit in play only rest is possible',
  roadway: 'half-way along a roadway nothing else is possible',
  blocked: 'he was blocked as it began',
};

const stayed: Readonly<Record<Exclude<MoveLoss, 'no-flight'>, string>> = {
  'no-way': 'no way that he knows leads there from here',
  sunlight: 'no cave is entered after a sunlight phase',
  strayed: 'he is still finding his way out of the mountains',
};

export const moveEventWords: EventWriters<MoveEvent['type']> = {
  moved: ({ seat, from, to, along }, s) => ({
    text: `The ${seatName(s, seat)} moves from ${placeName(from)} to ${placeName(to)}${
      along.length > 0 ? `, followed by ${seatNames(s, along)}` : ''
    }.`,
    touches: [...[seat, ...along].map(touching.seat), touching.place(to)],
  }),
  climbing: ({ seat, to, left }, s) => ({
    text: `The ${seatName(s, seat)} climbs towards ${placeName(to)}: ${counted(left, 'more phase')} to go.`,
    touches: [touching.seat(seat), touching.place(to)],
  }),
  'move-lost': ({ seat, to, why }, s) => ({
    text:
      why === 'no-flight'
        ? `The ${seatName(s, seat)} cannot fly there.`
        : `The ${seatName(s, seat)} cannot ${to < 0 ? 'leave the map' : `move to ${placeName(to)}`}: ${stayed[why]}.`,
    touches: [touching.seat(seat)],
  }),
  'phase-lost': ({ seat, deed, why }, s) => ({
    text: `The ${seatName(s, seat)} loses the phase recorded for “${deedWords(s, deed).name}”: ${lost[why]}.`,
    touches: [touching.seat(seat)],
  }),
  'horse-put-away': ({ seat, id, rule }, s) => ({
    text: `The ${itemName(id)} of the ${seatName(s, seat)} ${rule === 'MR-B17' ? 'cannot carry everything: inactive now' : 'becomes inactive in the cave'}.`,
    touches: [touching.seat(seat)],
    weight: 'aside',
  }),
  'road-learned': ({ from, to, by }, s) => ({
    text: `The way from ${placeName(from)}${to < 0 ? ' off the map' : ` to ${placeName(to)}`} is crossed off: the ${seatName(s, by)} uses it.`,
    touches: [touching.place(from), ...(to < 0 ? [] : [touching.place(to)])],
  }),
  'left-behind': ({ seat, guide }, s) => ({
    text: `The ${seatName(s, guide)} goes on without the ${seatName(s, seat)}, whose turn is over.`,
    touches: [touching.seat(seat)],
  }),
  'left-map': ({ seat, from }, s) => ({
    text: `The ${seatName(s, seat)} leaves the map from ${placeName(from)} for good.`,
    touches: [touching.place(from)],
    weight: 'turn',
  }),
  flew: ({ seat, tile }, s) => ({
    text: `The ${seatName(s, seat)} flies to ${tileName(tile)}, unhidden.`,
    touches: [touching.seat(seat)],
  }),
  landed: ({ seat, place, faces }, s) => ({
    text: `The ${seatName(s, seat)} lands in ${placeName(place)}.`,
    dice: diceOf(seat, faces),
    touches: [touching.seat(seat), touching.place(place)],
  }),
};
