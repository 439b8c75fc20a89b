import type { EventWords } from '../../../../kernel/game/playable';
import { capital } from '../../../../kernel/words/words';
import { rollTables } from '../../catalogue/tables';
import type { MrEvent } from '../engine/events';
import type { MrState, Who } from '../engine/state';
import { isPresent } from '../engine/who';
import {
  attackWord,
  chitCode,
  curseName,
  heroName,
  idOf,
  maneuverWord,
  spellName,
  thingName,
  whoName,
} from './names';

const types = [
  'rolled',
  'flew',
  'lit',
  'color-fatigued',
  'warded',
  'unbound',
  'uncursed',
  'sent',
  'seized',
  'blown',
  'faded',
  'broomed',
  'redirected',
  'eluded',
] as const satisfies readonly MrEvent['type'][];
type Mine = Extract<MrEvent, { readonly type: (typeof types)[number] }>;

export const isMagicEvent = (event: MrEvent): event is Mine => types.some((type) => type === event.type);

/** Only what is still there can be pointed at. */
const touching = (s: MrState, who: Who): readonly string[] => (isPresent(s, who) ? [idOf.who(who)] : []);

function rolledWords(
  s: MrState,
  { by, at, table, faces, result, vain }: Extract<Mine, { readonly type: 'rolled' }>,
): EventWords {
  const id = table === 'pit' ? 'power-of-the-pit' : table;
  const { name, rows } = rollTables.find((one) => one.id === id)!;
  const who = capital(whoName(s, by));
  const what = by === at ? `rolls on the ${name} table` : `brings the ${name} on ${whoName(s, at)}`;
  return {
    text: `${who} ${what}: ${rows[result - 1]}${vain ? ', which does nothing' : ''}.`,
    dice: faces.map((face) => ({ sides: 6, face })),
    touches: [idOf.who(at)],
  };
}

/** What spells and cards do beside blows, for people. */
export function magicEventWords(event: Mine, s: MrState): EventWords {
  switch (event.type) {
    case 'rolled':
      return rolledWords(s, event);
    case 'flew':
      return {
        text: `${heroName(s, event.seat)} flies away with ${chitCode(s, event.seat, event.chit)}.`,
        weight: 'turn',
      };
    case 'lit':
      return {
        text: `${heroName(s, event.seat)} gives the ${thingName(s, event.seat, event.item)} its color with ${chitCode(s, event.seat, event.chit)}.`,
      };
    case 'color-fatigued':
      return {
        text: `${heroName(s, event.seat)} fatigues the color chit ${chitCode(s, event.seat, event.chit)} unused.`,
      };
    case 'warded':
      return {
        text: `What ${whoName(s, event.by)} aims at ${whoName(s, event.at)} fails: magic does not reach there.`,
        touches: touching(s, event.at),
      };
    case 'unbound':
      return {
        text: `${spellName(s, event.seat, event.spell)} of ${heroName(s, event.seat)} on ${whoName(s, event.on)} is over.`,
        touches: touching(s, event.on),
      };
    case 'uncursed':
      return { text: `${heroName(s, event.seat)} is free of a curse: ${curseName(event.curse)}.` };
    case 'sent':
      return { text: `${capital(whoName(s, event.who))} is wished elsewhere.`, weight: 'turn' };
    case 'seized':
      return {
        text: `${capital(whoName(s, event.who))} is seized by winds, and is carried off when the round is over.`,
        touches: touching(s, event.who),
      };
    case 'blown':
      return { text: `The winds carry ${whoName(s, event.who)} off.`, weight: 'turn' };
    case 'faded':
      return {
        text: `The world fades for ${heroName(s, event.seat)}, who ${event.hides ? 'vanishes from sight' : 'is still seen'}.`,
        dice: event.faces.map((face) => ({ sides: 6, face, seat: event.seat })),
        touches: touching(s, event.seat),
      };
    case 'broomed':
      return {
        text: event.flies
          ? `A broom of ${heroName(s, event.seat)} carries ${whoName(s, event.at)}: strength L, time 1.`
          : `${heroName(s, event.seat)} ends the broom of ${whoName(s, event.at)}.`,
        touches: touching(s, event.at),
      };
    case 'redirected':
      return {
        text: `Battle Bracelets turn the attack of ${heroName(s, event.seat)} to ${attackWord(event.direct)}.`,
        touches: touching(s, event.seat),
      };
    case 'eluded':
      return {
        text: `The Elusive Cloak puts ${heroName(s, event.seat)} into ${maneuverWord(event.toward)} instead.`,
        touches: touching(s, event.seat),
      };
  }
}
