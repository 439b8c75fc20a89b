import type { EventWords } from '../../../../kernel/game/playable';
import { capital, listed, signed } from '../../../../kernel/words/words';
import { NEGLIGIBLE } from '../engine/melee/adjusted';
import type { Adjustment, MrEvent } from '../engine/events';
import { isFoe, type MrState, type Who } from '../engine/state';
import { foeAt, foeOf } from '../engine/who';
import { attackerName, chitCode, heroName, idOf, whoName } from './names';

const types = [
  'stumbled',
  'adjusted',
  'on-guard',
  'guard-rolled',
  'watched',
] as const satisfies readonly MrEvent['type'][];
type Mine = Extract<MrEvent, { readonly type: (typeof types)[number] }>;

export const isOptionalEvent = (event: MrEvent): event is Mine => types.some((type) => type === event.type);

const tableNames: Readonly<Record<Adjustment['table'], string>> = {
  missile: 'adjusted Missile table',
  fumble: 'Fumble table',
};

/** `− 1 on the Fumble table`. */
export const adjustmentWords = ({ table, shift }: Adjustment): string =>
  shift === NEGLIGIBLE
    ? `negligible on the ${tableNames[table]}`
    : `${signed(shift)} on the ${tableNames[table]}`;

const diceOf = (faces: readonly number[], seat?: number): NonNullable<EventWords['dice']> =>
  faces.map((face) => ({ sides: 6, face, ...(seat === undefined ? {} : { seat }) }));

const namesOf = (s: MrState, foes: readonly Who[]): string => listed(foes.map((who) => foeOf(s, who).name));
const there = (s: MrState, foes: readonly Who[]): readonly string[] =>
  foes.filter((who) => foeAt(s, who).alive === 1).map(idOf.who);

/** What only optional rules bring about, for people. */
export function optionalEventWords(event: Mine, s: MrState): EventWords {
  switch (event.type) {
    case 'stumbled': {
      const { seat, chit, faces, total, falls } = event;
      const who = heroName(s, seat);
      return {
        text: `${who} runs with ${chitCode(s, seat, chit)}: ${total} on the Stumble table, ${falls ? 'and stumbles instead of getting away' : 'and does not stumble'}.`,
        dice: diceOf(faces, seat),
      };
    }
    case 'adjusted': {
      const { by, part, at, table, faces, total, shift } = event;
      return {
        text: `${capital(attackerName(s, by, part))} rolls against ${whoName(s, at)}, adjusted to ${total}: ${adjustmentWords({ table, shift })}.`,
        dice: diceOf(faces, isFoe(by) ? undefined : by),
        weight: 'aside',
      };
    }
    case 'on-guard':
      return {
        text: `On guard, and so dark side up: ${namesOf(s, event.foes)}.`,
        touches: there(s, event.foes),
      };
    case 'guard-rolled':
      return {
        text: `${capital(whoName(s, event.who))} ${event.turned ? 'is on guard, and begins dark side up' : 'begins light side up'}.`,
        dice: diceOf(event.faces),
        touches: there(s, [event.who]),
        ...(event.turned ? {} : { weight: 'aside' as const }),
      };
    case 'watched':
      return {
        text: `Not to be surprised: ${namesOf(s, event.foes)} ${event.foes.length === 1 ? 'comes' : 'come'} to ${heroName(s, event.seat)}.`,
        touches: there(s, event.foes),
      };
  }
}
