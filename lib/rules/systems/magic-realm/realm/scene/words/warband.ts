import { capital } from '../../../../../kernel/words/words';
import type { HiredChoice } from '../../engine/day/birdsong';
import type { Leave, WarbandEvent } from '../../engine/world/warband';
import { denizenName, placeName, seatName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';
import { nativesNamed } from './hire';

const GROUP = 'Hired natives';

export const warbandChoiceWords: ChoiceWriters<HiredChoice['type']> = {
  'leave-hired': (_s, _seat, { denizen }) => ({
    text: denizen < 0 ? 'Leave all hired natives behind' : `Leave ${denizenName(denizen)} behind`,
    group: GROUP,
    rule: 'MR-063',
    touches: denizen < 0 ? [] : [touching.denizen(denizen)],
  }),
  'call-hired': (_s, _seat, { denizen }) => ({
    text: denizen < 0 ? 'Take all hired natives along' : `Take ${denizenName(denizen)} along`,
    group: GROUP,
    rule: 'MR-062',
    touches: denizen < 0 ? [] : [touching.denizen(denizen)],
  }),
};

const because: Readonly<Record<Leave, string>> = {
  term: 'their term is over',
  death: 'their employer is dead',
  left: 'their employer has left the realm',
  treachery: 'they were betrayed',
};

export const warbandEventWords: EventWriters<WarbandEvent['type']> = {
  'service-ended': ({ seat, denizens, why, fame }, s) => ({
    text: `${capital(nativesNamed(denizens))} ${denizens.length === 1 ? 'serves' : 'serve'} the ${seatName(s, seat)} no longer: ${because[why]}${fame > 0 ? `, which costs ${fame} fame` : ''}.`,
    touches: denizens.slice(0, 1).map(touching.denizen),
  }),
  'hired-left': ({ seat, denizens, place }, s) => ({
    text: `${capital(nativesNamed(denizens))} ${denizens.length === 1 ? 'stays' : 'stay'} in ${placeName(place)}, without the ${seatName(s, seat)}.`,
    touches: denizens.slice(0, 1).map(touching.denizen),
  }),
  'hireling-lost': ({ seat, denizen, notoriety }, s) => ({
    text: `The ${seatName(s, seat)} loses ${denizenName(denizen)}, and ${notoriety} notoriety with him.`,
    touches: [touching.seat(seat)],
  }),
};
