import type { EventWords } from '../../../../kernel/game/playable';
import { capital, counted, listed, signed } from '../../../../kernel/words/words';
import { entries } from '../../catalogue';
import { missileLevels, rollTables } from '../../catalogue/tables';
import type { Force, MrEvent, Row } from '../engine/events';
import { foeAt, foeOf, isFoe, NOBODY, type MrState, type Who } from '../engine/state';
import { weaponOf } from '../engine/playing';
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
import { hirelingEventWords, isHirelingEvent } from './hireling-events';
import { endings } from './phase';

type Of<T extends MrEvent['type']> = Extract<MrEvent, { readonly type: T }>;

const names = new Map(entries.map(({ id, name }) => [id, name]));

/** Equal denizens together: `3 Wolf A and a Giant` would need grammar, so their names stand as they are. */
const foesWords = (s: MrState, foes: readonly Who[]): string => listed(foes.map((who) => foeOf(s, who).name));

/** Only what is still there can be pointed at. */
const touches = (...all: readonly Who[]): readonly string[] => all.filter((who) => who >= 0).map(idOf.who);

const dice = (faces: readonly number[], seat?: number): NonNullable<EventWords['dice']> =>
  faces.map((face) => ({ sides: 6, face, ...(seat === undefined ? {} : { seat }) }));

/** `M + 2 stars + 1 for the FIGHT chit − 1 on the Missile table (4) = heavy against heavy`. */
function sumOf({ harm, stars, bonus, rolled, levels }: Force, need: number): string {
  const parts = [
    strengthSign(harm),
    ...(stars > 0 ? [`+ ${counted(stars, 'star')}`] : []),
    ...(bonus > 0 ? ['+ 1 for the stronger FIGHT chit'] : []),
    ...(rolled > 0 ? [`${signed(missileLevels[rolled - 1]!)} on the Missile table (roll ${rolled})`] : []),
  ];
  return `${parts.join(' ')} = ${strengthWord(levels)}, against ${strengthWord(need)}`;
}

function struckWords(s: MrState, event: Of<'struck'>): EventWords {
  const { by, part, at, force, met, item, armor, effect, wounds } = event;
  const who = capital(attackerName(s, by, part));
  const target = whoName(s, at);
  const about = { touches: touches(at) };
  if (met === 'horse') {
    const horse = isFoe(at) ? foeOf(s, at).horse : s.game.heroes[at]!.things[item]?.horse;
    return {
      text: `${who} strikes the horse of ${target}, ${effect === 'killed' ? 'and kills it' : 'which is unharmed'}.`,
      sum: sumOf(force, horse?.vulnerability ?? 0),
      ...about,
    };
  }
  if (met === 'armor') {
    const name = thingName(s, at, item);
    const toughness = s.game.heroes[at]!.things[item]!.armor!.toughness;
    const state = armor === 'intact' ? 'holds' : `is ${armor}`;
    return {
      text: `${who} strikes ${target} on the ${name}, which ${state}${wounds > 0 ? '; a wound goes through' : ''}.`,
      sum: sumOf(force, toughness),
      ...about,
    };
  }
  const need = isFoe(at) ? foeOf(s, at).vulnerability : vulnerability(s, at);
  const what =
    effect === 'killed'
      ? 'which kills'
      : effect === 'wounded'
        ? `for ${counted(wounds, 'wound')}`
        : 'without effect';
  return { text: `${who} strikes ${target}, ${what}.`, sum: sumOf(force, need), ...about };
}

const vulnerability = (s: MrState, seat: number): number =>
  s.heroes[seat]!.berserk === 1 ? 4 : s.game.heroes[seat]!.vulnerability;

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
  // The kills of a character are multiplied, those of a hireling are not: where both did it no sum holds for all.
  const isMixed = by.some(isFoe) && by.some((one) => !isFoe(one));
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
  const what = spellState === 1 ? spellName(s, seat, spell) : thingName(s, seat, weaponOf(s, seat));
  const first =
    attack < 0 ? 'no attack' : `${attackWord(direct)} with the ${what} and ${chitCode(s, seat, attack)}`;
  const second = maneuver < 0 ? 'no maneuver' : `${maneuverWord(toward)} with ${chitCode(s, seat, maneuver)}`;
  const hasShield = s.game.heroes[seat]!.things.some(({ armor }) => armor?.against === 0);
  const third = hasShield && shield >= 0 ? `, shield against ${attackWord(shield)}` : '';
  return { text: `${heroName(s, seat)} shows: ${first}; ${second}${third}.`, touches: touches(seat) };
}

function rolledWords(s: MrState, { by, at, table, faces, result }: Of<'rolled'>): EventWords {
  const id = table === 'pit' ? 'power-of-the-pit' : 'curse';
  const { name, rows } = rollTables.find((one) => one.id === id)!;
  return {
    text: `${capital(whoName(s, by))} brings the ${name} on ${whoName(s, at)}: ${rows[result - 1]}.`,
    dice: dice(faces),
    touches: touches(at),
  };
}

const sheetName = (s: MrState, sheet: Who): string =>
  isFoe(sheet) ? `sheet of ${whoName(s, sheet)}` : `sheet of ${heroName(s, sheet)}`;

const rowWords: Readonly<Record<Row, string>> = {
  red: 'in the red boxes',
  circles: 'in the attack circles',
  squares: 'in the maneuver boxes',
};

/** An event for people. */
export function eventWords(event: MrEvent, s: MrState): EventWords {
  if (isHirelingEvent(event)) return hirelingEventWords(event, s);
  const name = 'seat' in event ? heroName(s, event.seat) : '';
  switch (event.type) {
    case 'began':
      return {
        text:
          event.foes.length === 0
            ? `The combat begins in a ${s.game.clearing} clearing. Nothing lives here.`
            : `The combat begins in a ${s.game.clearing} clearing, with ${foesWords(s, event.foes)}.`,
        weight: 'turn',
      };
    case 'without':
      return {
        text: `Not simulated for ${name}: ${listed(event.entries.map((id) => names.get(id) ?? id))}.`,
      };
    case 'round':
      return { text: `Round ${event.round} begins.`, weight: 'turn' };
    case 'lured':
      return {
        text: `${isFoe(event.by) ? `${capital(whoName(s, event.by))} of ${name}` : name} lures ${whoName(s, event.who)}.`,
        touches: touches(event.who),
      };
    case 'assigned':
      return {
        text: `${capital(whoName(s, event.who))} comes to ${event.to < 0 ? `the hired natives of ${name}` : event.to === event.seat ? name : whoName(s, event.to)}${event.rolls.length > 1 ? `: rolled ${listed(event.rolls.map(String))}, the highest takes it` : ''}.`,
        touches: touches(event.who),
      };
    case 'charged':
      return {
        text: `${name} charges ${whoName(s, event.at)} with ${chitCode(s, event.seat, event.chit)}.`,
        touches: touches(event.at),
      };
    case 'alerted':
      return {
        text: `${name} alerts the ${thingName(s, event.seat, event.item)} with ${chitCode(s, event.seat, event.chit)}.`,
      };
    case 'ran':
      return {
        text: `${name} runs out of the clearing with ${chitCode(s, event.seat, event.chit)}.`,
        weight: 'turn',
      };
    case 'raged':
      return { text: `${name} goes berserk: vulnerability T for this evening.` };
    case 'cast':
      return {
        text: `${name} casts ${spellName(s, event.seat, event.spell)} with ${chitCode(s, event.seat, event.chit)}.`,
      };
    case 'activated':
      return { text: `${name} activates ${thingName(s, event.seat, event.item)}.` };
    case 'deactivated':
      return { text: `${name} deactivates ${thingName(s, event.seat, event.item)}.` };
    case 'abandoned':
      return { text: `${name} abandons ${thingName(s, event.seat, event.item)}.` };
    case 'targeted':
      return { text: `${name} aims at ${whoName(s, event.who)}.`, touches: touches(event.who) };
    case 'ambushed':
      return {
        text: `${name} ${event.stays ? 'stays hidden' : 'is seen'} after aiming out of hiding.`,
        dice: dice(event.faces, event.seat),
      };
    case 'spell':
      return {
        text: `${spellName(s, event.seat, event.spell)} of ${name} ${event.works ? 'takes effect' : 'is cancelled'}.`,
      };
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
    case 'rolled':
      return rolledWords(s, event);
    case 'killed':
      return killedWords(s, event);
    case 'turned':
      return {
        text: event.red
          ? `${capital(whoName(s, event.who))} turns red side up: its next hit kills, and nobody runs from it.`
          : `${capital(whoName(s, event.who))} lets go and turns red side down.`,
        touches: foeAt(s, event.who).alive === 1 ? touches(event.who) : [],
      };
    case 'weapon':
      return {
        text: `The ${thingName(s, event.seat, event.item)} of ${name} ${event.alerted ? 'missed and is alerted' : 'hit and is unalerted'}.`,
        weight: 'aside',
      };
    case 'fatigued':
      return {
        text: `${name} fatigues ${chitCode(s, event.seat, event.chit)}${event.back === NOBODY ? '' : ` and takes ${chitCode(s, event.seat, event.back)} back`}.`,
      };
    case 'wounded':
      return {
        text: `${name} ${event.healed ? 'takes a wound that heals to fatigue' : 'takes a wound'}: ${chitCode(s, event.seat, event.chit)}.`,
      };
    case 'died':
      return { text: `${name} has no chit left to wound, and dies.`, weight: 'turn' };
    case 'quiet':
      return {
        text: `Nothing happened: ${counted(event.rounds, 'quiet round')} of ${s.game.quietRounds}.`,
        weight: 'aside',
      };
    case 'ended':
      return {
        text:
          event.winners.length === 0
            ? `The combat is over: ${endings[event.by] ?? event.by}.`
            : `${listed(event.winners.map((seat) => heroName(s, seat)))} ${event.winners.length === 1 ? 'wins' : 'win'}: ${endings[event.by] ?? event.by}.`,
        weight: 'turn',
      };
  }
}
