import { capital } from '../../../../../kernel/words/words';
import { monsters } from '../../../catalogue';
import type { BlockChoice, BlockEvent } from '../../engine/day/block';
import { denizenName, seatName, touching, traderName } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';

const GROUP = 'Blocking';

export const blockChoiceWords: ChoiceWriters<BlockChoice['type']> = {
  'block-seat': (s, _seat, { at }) => ({
    text: `Block the ${seatName(s, at)}: both end their turns, unhidden`,
    group: GROUP,
    rule: 'MR-078',
    touches: [touching.seat(at)],
  }),
  'block-monster': (_s, _seat, { denizen }) => ({
    text: `Block the ${denizenName(denizen)}: it prowls no more today`,
    group: GROUP,
    rule: 'MR-078',
    touches: [touching.denizen(denizen)],
  }),
  'let-pass': () => ({ text: 'Block nobody', group: 'Go on', rule: 'MR-078', touches: [] }),
};

/** A monster by its kind, or the trader whose roll went wrong. */
const blockerName = (id: string): string => {
  const monster = monsters.find((one) => one.id === id);
  return monster ? `the ${monster.name}` : traderName(id);
};

export const blockEventWords: EventWriters<BlockEvent['type']> = {
  blocked: ({ seat, by }, s) => ({
    text: `${capital(blockerName(by))} ${monsters.some(({ id }) => id === by) ? 'blocks' : 'block'} the ${seatName(s, seat)}: his turn is over.`,
    touches: [touching.seat(seat)],
  }),
  'seat-blocked': ({ seat, at }, s) => ({
    text: `The ${seatName(s, seat)} blocks the ${seatName(s, at)}: the turns of both are over.`,
    touches: [touching.seat(seat), touching.seat(at)],
  }),
  'monster-blocked': ({ seat, denizen }, s) => ({
    text: `The ${seatName(s, seat)} blocks the ${denizenName(denizen)}, which prowls no more today.`,
    touches: [touching.seat(seat), touching.denizen(denizen)],
  }),
};
