import { capital } from '../../../../../kernel/words/words';
import type { HideEvent } from '../../engine/activities/hide';
import { seatName, seatNames, touching } from '../names';
import type { EventWriters } from '../writing';
import { diceOf } from './boxes';

export const hideEventWords: EventWriters<HideEvent['type']> = {
  'hide-roll': ({ seat, faces, success, hides }, s) => ({
    text: !success
      ? `The ${seatName(s, seat)} finds nowhere to hide.`
      : hides.length === 0
        ? `Those who serve the ${seatName(s, seat)} are hidden.`
        : `${capital(seatNames(s, hides))} ${hides.length > 1 ? 'are' : 'is'} hidden.`,
    dice: diceOf(seat, faces),
    touches: (success ? hides : [seat]).map(touching.seat),
  }),
  'no-hiding': ({ seat, cursed }, s) => ({
    text: cursed
      ? `The ${seatName(s, seat)} squeaks, and cannot hide.`
      : `The ${seatName(s, seat)} is hidden already.`,
    touches: [touching.seat(seat)],
    weight: 'aside',
  }),
};
