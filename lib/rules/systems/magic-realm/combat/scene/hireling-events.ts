import type { EventWords } from '../../../../kernel/game/playable';
import { capital, counted, listed } from '../../../../kernel/words/words';
import type { MrEvent } from '../engine/events';
import { isFoe, type MrState, type Who } from '../engine/state';
import { foeAt, foeOf, isRidden } from '../engine/who';
import {
  attackWord,
  boxWord,
  counterName,
  heroName,
  idOf,
  maneuverWord,
  sideName,
  sideSign,
  whoName,
} from './names';

const types = [
  'hired',
  'took',
  'deployed',
  'followed',
  'rebelled',
  'held',
  'service',
  'dismissed',
  'picked',
  'placed',
  'stood',
  'lost',
  'spoils',
] as const satisfies readonly MrEvent['type'][];
type Mine = Extract<MrEvent, { readonly type: (typeof types)[number] }>;

export const isHirelingEvent = (event: MrEvent): event is Mine => types.some((type) => type === event.type);

const touches = (s: MrState, ...all: readonly Who[]): readonly string[] =>
  all.filter((who) => who >= 0 && (!isFoe(who) || foeAt(s, who).alive === 1)).map(idOf.who);

const namesOf = (s: MrState, foes: readonly Who[]): string => listed(foes.map((who) => foeOf(s, who).name));

function placedWords(s: MrState, { who, part, to }: Extract<Mine, { type: 'placed' }>): EventWords {
  const { on } = foeAt(s, who);
  return {
    text: `${capital(counterName(s, { who, part }))} stands for ${attackWord(to)} and ${maneuverWord(to)}${isFoe(on) ? ` against ${whoName(s, on)}` : ''}.`,
    touches: touches(s, who),
    weight: 'aside',
  };
}

function spoilsWords(s: MrState, { who, to }: Extract<Mine, { type: 'spoils' }>): EventWords {
  if (isFoe(who))
    return { text: `The goods of the group of ${whoName(s, who)} lie abandoned in the clearing.` };
  const isGroup = to >= 0 && isFoe(to) && foeAt(s, to).owner < 0;
  const heir = to < 0 ? '' : isGroup ? `the group of ${whoName(s, to)}` : whoName(s, to);
  return {
    text: `The belongings of ${whoName(s, who)} ${heir === '' ? 'lie abandoned in the clearing' : `go to ${heir}`}.`,
  };
}

/** What happens with hirelings, and what is left of who dies, for people. */
export function hirelingEventWords(event: Mine, s: MrState): EventWords {
  const name = 'seat' in event ? heroName(s, event.seat) : '';
  switch (event.type) {
    case 'hired':
      return { text: `${name} leads ${namesOf(s, event.foes)}.`, touches: touches(s, ...event.foes) };
    case 'took':
      return {
        text: `${capital(whoName(s, event.by))} takes ${whoName(s, event.who)} for ${name}.`,
        touches: touches(s, event.by, event.who),
      };
    case 'deployed': {
      const horse =
        isFoe(event.who) || !isRidden(s, event.by) ? '' : event.gallop === 1 ? ', galloping' : ', walking';
      return {
        text: `${capital(whoName(s, event.by))} of ${name} attacks ${whoName(s, event.who)}, ${sideName(event.side)} up (${sideSign(s, event.by, event.side)})${horse}.`,
        touches: touches(s, event.by, event.who),
      };
    }
    case 'followed':
      return {
        text: `${capital(whoName(s, event.who))} has no attacker left, and goes to the sheet of ${whoName(s, event.to)}.`,
        touches: touches(s, event.who),
      };
    case 'rebelled':
      return {
        text: `Treachery: ${namesOf(s, event.foes)} ${event.foes.length === 1 ? 'rebels' : 'rebel'} against ${name}, who loses ${event.fame} fame.`,
        weight: 'turn',
      };
    case 'held':
      return {
        text: event.serves
          ? `${capital(namesOf(s, event.foes))} ${event.foes.length === 1 ? 'serves' : 'serve'} ${name} until the next sunset.`
          : `${capital(namesOf(s, event.foes))} ${event.foes.length === 1 ? 'fights' : 'fight'} neither ${name} nor who serves ${name}, until the next sunset.`,
        touches: touches(s, ...event.foes),
        weight: 'turn',
      };
    case 'service':
      return {
        text: event.rests
          ? `${capital(whoName(s, event.who))} does not serve ${name} while a pentangle guards it.`
          : `${capital(whoName(s, event.who))} serves ${name} again.`,
        touches: touches(s, event.who),
        weight: 'turn',
      };
    case 'dismissed':
      return {
        text: `${namesOf(s, event.foes)} ${event.foes.length === 1 ? 'serves' : 'serve'} ${name} no longer.`,
      };
    case 'picked':
      return {
        text: `${capital(whoName(s, event.by))} of ${name} turns to ${whoName(s, event.who)}.`,
        touches: touches(s, event.by, event.who),
      };
    case 'placed':
      return placedWords(s, event);
    case 'stood': {
      const horse = isRidden(s, event.who) ? `, the horse in ${boxWord(event.horse)}` : '';
      return {
        text: `${capital(whoName(s, event.who))} of ${name} defends: ${sideName(event.side)} up (${sideSign(s, event.who, event.side)}), in ${boxWord(event.box)}${horse}.`,
        touches: touches(s, event.who),
      };
    }
    case 'lost':
      return {
        text: `${name} loses ${counted(event.notoriety, 'point')} of notoriety for ${whoName(s, event.who)}.`,
      };
    case 'spoils':
      return spoilsWords(s, event);
  }
}
