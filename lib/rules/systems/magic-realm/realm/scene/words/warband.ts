import { capital } from '../../../../../kernel/words/words';
import { ruleOfLeaving } from '../../engine/day/phase-start';
import type { HiredChoice } from '../../engine/movers/bands';
import type { Leave, WarbandEvent } from '../../engine/world/warband';
import { actsAs } from '../../engine/movers/individuals';
import type { RealmState } from '../../engine/state';
import { denizenName, placeName, seatName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';
import { hiredNamed } from './hire';

const GROUP = 'Hirelings';

/** In the morning a leader who is left has the day to himself. (MR-062) */
function leaveWords(s: RealmState, denizen: number): string {
  if (denizen < 0) return 'Leave all hirelings behind';
  const acts = s.part === 'birdsong' && actsAs(s, denizen) >= 0;
  return acts
    ? `Record a day of its own for ${denizenName(denizen)}`
    : `Leave ${denizenName(denizen)} behind`;
}

export const warbandChoiceWords: ChoiceWriters<HiredChoice['type']> = {
  'leave-hired': (s, seat, { denizen }) => ({
    text: leaveWords(s, denizen),
    group: GROUP,
    rule: ruleOfLeaving(s, seat, denizen),
    // Who follows somebody else is called by a touch.
    touches: denizen < 0 || s.after[denizen]! >= 0 ? [] : [touching.denizen(denizen)],
  }),
  'send-hired': (s, _seat, { denizen, after }) => ({
    text: `Let ${denizen < 0 ? 'all underlings there' : denizenName(denizen)} follow the ${seatName(s, after)}`,
    group: GROUP,
    rule: 'MR-062',
    touches: denizen < 0 ? [] : [touching.denizen(denizen), touching.seat(after)],
  }),
  'call-hired': (_s, _seat, { denizen }) => ({
    text: denizen < 0 ? 'Take all hirelings along' : `Take ${denizenName(denizen)} along`,
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
  sent: 'they were wished off the map',
};

export const warbandEventWords: EventWriters<WarbandEvent['type']> = {
  'service-ended': ({ seat, denizens, why, fame }, s) => ({
    text: `${capital(hiredNamed(denizens))} ${denizens.length === 1 ? 'serves' : 'serve'} the ${seatName(s, seat)} no longer: ${because[why]}${fame > 0 ? `, which costs ${fame} fame` : ''}.`,
    touches: denizens.slice(0, 1).map(touching.denizen),
  }),
  'hired-left': ({ seat, denizens, place }, s) => ({
    text: `${capital(hiredNamed(denizens))} ${denizens.length === 1 ? 'stays' : 'stay'} in ${placeName(place)}, without the ${seatName(s, seat)}.`,
    touches: denizens.slice(0, 1).map(touching.denizen),
  }),
  'hireling-lost': ({ seat, denizen, notoriety }, s) => ({
    text: `The ${seatName(s, seat)} loses ${denizenName(denizen)}, and ${notoriety} notoriety with him.`,
    touches: [touching.seat(seat)],
  }),
};
