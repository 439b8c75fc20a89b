import type { Seat } from '../../../../kernel/game/engine';
import type { ChoiceWords } from '../../../../kernel/game/playable';
import { capital, listed } from '../../../../kernel/words/words';
import { fastestOn, isPrepared, playingAt, strengthOf, timeOf, weaponOf } from '../engine/fighters/playing';
import { lyingThing } from '../engine/encounter/laying';
import { isOfBody } from '../engine/magic/becoming';
import { countersOn } from '../engine/fighters/counters';
import { turnsRather } from '../engine/fighters/hirelings';
import { aimOf } from '../engine/magic/spells';
import type { MrChoice } from '../engine/choices';
import { isFoe, type MrState, type Who } from '../engine/state';
import { bodyIn, foeAt, foeOf } from '../engine/who';
import { bodyWords, markWords } from './change-words';
import { hirelingWords, isHirelingChoice } from './hireling-words';
import { fasterWords, isMagicChoice, magicWords } from './magic-words';
import {
  attackWord,
  boxWord,
  chitCode,
  counterName,
  heroName,
  idOf,
  maneuverWord,
  sideSign,
  spellName,
  strengthSign,
  thingName,
  whoName,
} from './names';
import { roundQuestion } from './question';

/** Where a denizen stands, for those who choose among several; an own hireling is aimed at by treachery. */
const standing = (s: MrState, who: Who, seat?: Seat): string => {
  const { on, owner } = foeAt(s, who);
  const foe = foeOf(s, who);
  const sheet = on < 0 ? 'on no sheet' : `on the sheet of ${isFoe(on) ? whoName(s, on) : heroName(s, on)}`;
  const whose =
    owner < 0 ? '' : owner === seat ? ', your hireling: treachery' : `, hired by ${whoName(s, owner)}`;
  return `${sideSign(s, who)}, vulnerability ${strengthSign(foe.vulnerability)}, ${sheet}${whose}`;
};

/** `FIGHT M3*`, and what a belt or draught makes of it. */
function chitWords(s: MrState, seat: Seat, chit: number): string {
  const { code, strength, time, kind } = playingAt(s, seat, chit);
  const [nowStrong, nowTime] = [strengthOf(s, seat, chit), timeOf(s, seat, chit)];
  if (isOfBody(chit)) return bodyWords(s, seat, chit);
  if (kind === 'MAGIC' && isPrepared(s, seat, chit)) return `${code}, prepared`;
  if (kind === 'MAGIC' || (nowStrong === strength && nowTime === time)) return code;
  return `${code}, now ${strengthSign(nowStrong)}${nowTime}`;
}

/** Whom a spell of the days does not pick, it is on all of the place. */
function enoughWords(s: MrState, seat: Seat): string {
  const { targets, spell } = s.heroes[seat]!;
  if (targets.length > 0) return 'No more targets';
  return spell >= 0 && aimOf(s, seat, spell) === 'rival-or-place' ? 'Aim at the whole tile' : 'Aim at nobody';
}

/** Where running has its own table, any chit may be tried. */
const onTrial = (s: MrState, seat: Seat): string => {
  const fastest = fastestOn(s, seat);
  return fastest === Infinity ? '' : `, with a roll: the fastest has ${fastest}`;
};

/** A choice as a line of the list, and as things to touch in their order. */
export function choiceWords(s: MrState, seat: Seat, choice: MrChoice): ChoiceWords {
  const chitId = (chit: number) => idOf.chit(seat, chit);
  if (isHirelingChoice(choice)) return hirelingWords(s, seat, choice);
  if (isMagicChoice(choice)) return magicWords(s, seat, choice);
  switch (choice.type) {
    case 'lure':
      if (isFoe(choice.by))
        return {
          text: `${capital(whoName(s, choice.by))} lures ${whoName(s, choice.who)} (${standing(s, choice.who)})${turnsRather(s, choice.by, choice.who) ? ': treachery' : ''}`,
          group: 'Luring by hirelings',
          rule: 'MR-104',
          touches: [idOf.who(choice.by), idOf.who(choice.who)],
        };
      return {
        text: `Lure ${whoName(s, choice.who)} (${standing(s, choice.who)})`,
        group: 'Luring',
        rule: 'MR-103',
        touches: [idOf.who(choice.who)],
      };
    case 'lured':
      return { text: 'Lure nobody more', group: 'Go on', rule: 'MR-103', touches: [] };
    case 'charge':
      return {
        text: `Charge ${whoName(s, choice.at)} with ${chitWords(s, seat, choice.chit)}`,
        group: 'Charging',
        rule: 'MR-116',
        touches: [chitId(choice.chit), idOf.who(choice.at)],
      };
    case 'stay':
      return { text: 'Deploy and charge nobody more', group: 'Go on', rule: 'MR-116', touches: [] };
    case 'alert':
      return {
        text: `Alert the ${thingName(s, seat, weaponOf(s, seat))} with ${chitWords(s, seat, choice.chit)}${fasterWords(s, seat)}`,
        group: 'Alert the weapon',
        rule: 'MR-120',
        touches: [chitId(choice.chit), idOf.thing(seat, weaponOf(s, seat))],
      };
    case 'run':
      return {
        text: `${s.game.optional?.tables ? 'Try to run' : 'Run'} out of the clearing with ${chitWords(s, seat, choice.chit)}${s.game.optional?.tables ? onTrial(s, seat) : fasterWords(s, seat)}`,
        group: 'Run away',
        rule: 'MR-121',
        touches: [chitId(choice.chit), idOf.clearing],
      };
    case 'rage':
      return {
        text: `Go berserk with ${chitWords(s, seat, choice.chit)}: vulnerability T for this evening`,
        group: 'Go berserk',
        rule: 'MR-A04',
        touches: [chitId(choice.chit)],
      };
    case 'cast': {
      const { spell, chit, color } = choice;
      const source = color < 0 ? 'color of the clearing' : `color chit ${chitCode(s, seat, color)}`;
      return {
        text: `Cast ${spellName(s, seat, spell)} with ${chitWords(s, seat, chit)}, ${source}`,
        group: 'Cast a spell',
        rule: 'MR-124',
        touches: [idOf.spell(seat, spell), chitId(chit), color < 0 ? idOf.clearing : chitId(color)],
      };
    }
    case 'activate':
      return {
        text: `Activate: ${thingName(s, seat, choice.item)}`,
        group: 'Belongings',
        rule: 'MR-130',
        touches: [idOf.thing(seat, choice.item)],
      };
    case 'deactivate':
      return {
        text: `Deactivate: ${thingName(s, seat, choice.item)}`,
        group: 'Belongings',
        rule: 'MR-130',
        touches: [idOf.thing(seat, choice.item)],
      };
    case 'abandon':
      return {
        text: `Abandon: ${thingName(s, seat, choice.item)}`,
        group: 'Belongings',
        rule: 'MR-130',
        touches: [],
      };
    case 'lay-down':
      return {
        text: `Lay down: ${thingName(s, seat, choice.item)}`,
        group: 'Belongings',
        rule: 'MR-B70',
        touches: [],
      };
    case 'take-up': {
      const { nth, chit, worn } = choice;
      const { thing } = lyingThing(s, s.lying[nth]!);
      return {
        text: `Pick up${worn ? ' and use' : ''}: ${thing.name}${chit < 0 ? ', which lies at your feet' : ` with ${chitWords(s, seat, chit)}${fasterWords(s, seat)}`}`,
        group: 'Belongings',
        rule: 'MR-B70',
        touches: worn ? [] : [idOf.lying(nth), ...(chit < 0 ? [] : [chitId(chit)])],
      };
    }
    case 'done':
      return { text: 'Nothing (more) in this step', group: 'Go on', rule: 'MR-118', touches: [] };
    case 'target':
      return {
        text: isFoe(choice.who)
          ? `Aim at ${whoName(s, choice.who)} (${standing(s, choice.who, seat)})`
          : choice.who === seat
            ? 'Aim at yourself'
            : `Aim at ${whoName(s, choice.who)}`,
        group: 'Targets',
        rule: 'MR-135',
        touches: [idOf.who(choice.who)],
      };
    case 'mark':
      return markWords(s, seat, choice.chit);
    case 'enough':
      return {
        text: enoughWords(s, seat),
        group: 'Go on',
        rule: 'MR-135',
        touches: [],
      };
    case 'attack':
      return choice.chit < 0
        ? { text: 'No attack', group: 'Attack', rule: 'MR-146', touches: [] }
        : {
            text: isOfBody(choice.chit)
              ? `Attack with ${bodyWords(s, seat, choice.chit)}`
              : `Attack with ${chitWords(s, seat, choice.chit)} and the ${thingName(s, seat, weaponOf(s, seat))}`,
            group: 'Attack',
            rule: 'MR-147',
            touches: [chitId(choice.chit)],
          };
    case 'direct':
      return {
        text: `Attack: ${attackWord(choice.to)}, which hits a ${maneuverWord(choice.to)}`,
        group: 'Direction of the attack',
        rule: 'MR-161',
        touches: [idOf.attack(seat, choice.to)],
      };
    case 'maneuver':
      return choice.chit < 0
        ? { text: 'No maneuver: every attack is fast enough', group: 'Maneuver', rule: 'MR-162', touches: [] }
        : {
            text: `Maneuver with ${chitWords(s, seat, choice.chit)}`,
            group: 'Maneuver',
            rule: 'MR-148',
            touches: [chitId(choice.chit)],
          };
    case 'toward': {
      const odds = roundQuestion(s, seat, choice.to);
      return {
        text: `Maneuver: ${maneuverWord(choice.to)}, which a ${attackWord(choice.to)} hits`,
        group: 'Direction of the maneuver',
        rule: 'MR-161',
        touches: [idOf.maneuver(seat, choice.to)],
        ...(odds ? { odds } : {}),
      };
    }
    case 'shield': {
      const part = bodyIn(s, seat)?.part;
      if (part)
        return {
          text: `${capital(part.name)} at ${attackWord(choice.to)}`,
          group: capital(part.name),
          rule: 'MR-B55',
          touches: [idOf.attack(seat, choice.to)],
        };
      const odds = roundQuestion(s, seat, s.heroes[seat]!.plot.toward, choice.to);
      return {
        text: `Shield against ${attackWord(choice.to)}`,
        group: 'Shield',
        rule: 'MR-B58',
        touches: [idOf.armor(seat, choice.to)],
        ...(odds ? { odds } : {}),
      };
    }
    case 'box': {
      const { boxes } = s.heroes[seat]!.plot;
      const counters = countersOn(s, seat);
      const there = boxes.flatMap((box, i) => (box === choice.to ? [counterName(s, counters[i]!)] : []));
      return {
        text: `Put ${counterName(s, counters[boxes.length]!)} into ${boxWord(choice.to)}${there.length > 0 ? `, beside ${listed(there)}` : ''}`,
        group: 'Red boxes',
        rule: 'MR-153',
        touches: [idOf.red(seat, choice.to)],
      };
    }
    case 'fatigue':
      return {
        text:
          choice.back < 0
            ? `Fatigue ${chitCode(s, seat, choice.chit)}`
            : `Fatigue ${chitCode(s, seat, choice.chit)} and take ${chitCode(s, seat, choice.back)} back`,
        group: 'Fatigue',
        rule: choice.back < 0 ? 'MR-191' : 'MR-193',
        touches: [chitId(choice.chit), ...(choice.back < 0 ? [] : [chitId(choice.back)])],
      };
    case 'wound':
      return {
        text: `Wound ${chitCode(s, seat, choice.chit)}`,
        group: 'Wounds',
        rule: 'MR-196',
        touches: [chitId(choice.chit)],
      };
  }
}
