import type { EventWords } from '../../../../kernel/game/playable';
import { capital, counted, listed, signed } from '../../../../kernel/words/words';
import { missileLevels } from '../../catalogue/combat-tables';
import type { Force, MrEvent, Row } from '../engine/events';
import { weaponOf } from '../engine/fighters/playing';
import { isOfBody } from '../engine/magic/becoming';
import { vulnerabilityOf } from '../engine/melee/harm';
import { isFoe, WORKING, type MrState, type Who } from '../engine/state';
import { bodyIn, foeOf, isPresent } from '../engine/who';
import {
  attackerName,
  attackWord,
  boxWord,
  chitCode,
  heroName,
  idOf,
  maneuverWord,
  spellName,
  strengthSign,
  strengthWord,
  thingName,
  whoName,
} from './names';
import { adjustmentWords } from './optional-events';

const types = [
  'revealed',
  'repositioned',
  'tactics',
  'aimed',
  'struck',
  'grabbed',
  'killed',
  'turned',
  'weapon',
] as const satisfies readonly MrEvent['type'][];
type Mine = Extract<MrEvent, { readonly type: (typeof types)[number] }>;
type Of<T extends Mine['type']> = Extract<Mine, { readonly type: T }>;

export const isMeleeEvent = (event: MrEvent): event is Mine => types.some((type) => type === event.type);

const touches = (...all: readonly Who[]): readonly string[] => all.map(idOf.who);

const dice = (faces: readonly number[]): NonNullable<EventWords['dice']> =>
  faces.map((face) => ({ sides: 6, face }));

/** `M + 2 stars + 1 for the FIGHT chit − 1 on the Missile table (4) = heavy against heavy`. */
function sumOf({ harm, stars, bonus, rolled, adjusted, levels }: Force, need: number): string {
  const parts = [
    strengthSign(harm),
    ...(stars > 0 ? [`+ ${counted(stars, 'star')}`] : []),
    ...(bonus > 0 ? ['+ 1 for the stronger FIGHT chit'] : []),
    ...(rolled > 0 ? [`${signed(missileLevels[rolled - 1]!)} on the Missile table (roll ${rolled})`] : []),
    ...(adjusted ? [adjustmentWords(adjusted)] : []),
  ];
  return `${parts.join(' ')} = ${strengthWord(levels)}, against ${strengthWord(need)}`;
}

function struckWords(s: MrState, event: Of<'struck'>): EventWords {
  const { by, part, at, force, met, item, armor, already, effect, wounds } = event;
  const who = capital(attackerName(s, by, part));
  const target = whoName(s, at);
  const about = { touches: touches(at) };
  if (met === 'horse') {
    const horse = isFoe(at) ? foeOf(s, at).horse : s.game.heroes[at]!.things[item]?.horse;
    const state = effect === 'killed' ? 'and kills it' : 'which is unharmed';
    return {
      text: `${who} strikes the horse of ${target}, ${already ? 'which falls at the same instant' : state}.`,
      sum: sumOf(force, horse?.vulnerability ?? 0),
      ...about,
    };
  }
  if (met === 'armor') {
    const name = thingName(s, at, item);
    const toughness = s.game.heroes[at]!.things[item]!.armor!.toughness;
    const state = armor === 'intact' ? 'holds' : `is ${armor}${already ? ' at the same instant' : ''}`;
    return {
      text: `${who} strikes ${target} on the ${name}, which ${state}${wounds > 0 ? '; a wound goes through' : ''}.`,
      sum: sumOf(force, toughness),
      ...about,
    };
  }
  const need = isFoe(at) ? foeOf(s, at).vulnerability : vulnerabilityOf(s, at);
  const what =
    effect === 'killed'
      ? 'which kills'
      : effect === 'wounded'
        ? `for ${counted(wounds, 'wound')}`
        : 'without effect';
  return { text: `${who} strikes ${target}, ${what}.`, sum: sumOf(force, need), ...about };
}

function aimedWords(
  s: MrState,
  { by, part, at, direct, time, toward, against, why }: Of<'aimed'>,
): EventWords {
  const who = capital(attackerName(s, by, part));
  const target = whoName(s, at);
  const way = `${attackWord(direct)} at ${toward < 0 ? 'no maneuver' : `a ${maneuverWord(toward)}`}`;
  const slower = against < 0 ? 'no maneuver' : `${against}`;
  const verdict = {
    match: `the directions match, a hit`,
    faster: `${time} is faster than ${slower}, a hit`,
    equal: `${time} is as fast as ${slower}, a hit with the ointment`,
    miss: `${time} is not faster than ${slower}, a miss`,
  }[why];
  return {
    text: `${who} against ${target}: ${way}, ${verdict}.`,
    touches: touches(by, at),
  };
}

function killedWords(s: MrState, { who, by, fame, notoriety, gold, times }: Of<'killed'>): EventWords {
  const killers = listed(by.map((seat) => whoName(s, seat)));
  const gains = [
    ...(fame > 0 ? [`${fame} fame`] : []),
    ...(notoriety > 0 ? [`${notoriety} notoriety`] : []),
    ...(gold > 0 ? [`${gold} gold`] : []),
  ];
  // Kills of a character are multiplied by their number in his day, those of a hireling are not: then no sum holds for all.
  const isMixed = times === 0 || (by.some(isFoe) && by.some((one) => !isFoe(one)));
  const share =
    gains.length > 0 && !isMixed ? ` ${by.length > 1 ? 'Each brings in' : 'That is'} ${listed(gains)}.` : '';
  const multiplied = isMixed
    ? ' They share what it is worth.'
    : times > 1 && fame + notoriety > 0
      ? ` Fame and notoriety count ${times} times.`
      : '';
  return {
    text: `${capital(whoName(s, who))} is dead${killers === '' ? '' : `, killed by ${killers}`}.${share}${multiplied}`,
    weight: 'turn',
  };
}

function revealedWords(s: MrState, event: Of<'revealed'>): EventWords {
  const { seat, attack, direct, maneuver, toward, shield } = event;
  const { spell, spellState } = s.heroes[seat]!;
  const what = spellState === WORKING ? spellName(s, seat, spell) : thingName(s, seat, weaponOf(s, seat));
  const part = isOfBody(attack) ? bodyIn(s, seat)?.part : undefined;
  const isBody = isOfBody(attack) ? '' : `the ${what} and `;
  const first = attack < 0 ? 'no attack' : `${attackWord(direct)} with ${isBody}${chitCode(s, seat, attack)}`;
  const second = maneuver < 0 ? 'no maneuver' : `${maneuverWord(toward)} with ${chitCode(s, seat, maneuver)}`;
  const hasShield = s.game.heroes[seat]!.things.some(({ armor }) => armor?.against === 0);
  const third = part
    ? `, ${part.name} at ${attackWord(shield)}`
    : hasShield && shield >= 0 && !bodyIn(s, seat)
      ? `, shield against ${attackWord(shield)}`
      : '';
  return { text: `${heroName(s, seat)} shows: ${first}; ${second}${third}.`, touches: touches(seat) };
}

const sheetName = (s: MrState, sheet: Who): string =>
  isFoe(sheet) ? `sheet of ${whoName(s, sheet)}` : `sheet of ${heroName(s, sheet)}`;

const rowWords: Readonly<Record<Row, string>> = {
  red: 'in the red boxes',
  circles: 'in the attack circles',
  squares: 'in the maneuver boxes',
};

/** The Melee step from the reveal on, for people. */
export function meleeEventWords(event: Mine, s: MrState): EventWords {
  switch (event.type) {
    case 'revealed':
      return revealedWords(s, event);
    case 'repositioned':
      return {
        text: `Repositioning ${rowWords[event.row]} on the ${sheetName(s, event.sheet)}: a ${event.face}.`,
        dice: dice([event.face]),
      };
    case 'tactics':
      return {
        text: `Tactics in ${boxWord(event.box)} ${rowWords[event.row]} on the ${sheetName(s, event.sheet)}: ${event.turned ? 'a 6, and those in the box turn over' : 'no 6, nothing turns'}.`,
        dice: dice(event.faces),
        ...(event.turned ? {} : { weight: 'aside' as const }),
      };
    case 'aimed':
      return aimedWords(s, event);
    case 'struck':
      return struckWords(s, event);
    case 'grabbed':
      return {
        text: `${capital(whoName(s, event.by))} has ${whoName(s, event.at)} in its grip and kills, through armor and all.`,
      };
    case 'killed':
      return killedWords(s, event);
    case 'turned':
      return {
        text: event.red
          ? `${capital(whoName(s, event.who))} turns red side up: its next hit kills, and nobody runs from it.`
          : `${capital(whoName(s, event.who))} lets go and turns red side down.`,
        touches: isPresent(s, event.who) ? touches(event.who) : [],
      };
    case 'weapon':
      return {
        text: `The ${thingName(s, event.seat, event.item)} of ${heroName(s, event.seat)} ${event.alerted ? 'is alerted now' : 'hit and is unalerted'}.`,
        weight: 'aside',
      };
  }
}
