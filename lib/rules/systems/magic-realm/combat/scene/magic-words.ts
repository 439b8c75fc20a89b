import { isOfBody } from '../engine/magic/becoming';
import type { Seat } from '../../../../kernel/game/engine';
import type { ChoiceWords } from '../../../../kernel/game/playable';
import { bewitched, isWarded } from '../engine/magic/charms';
import { ruleOfBreaking } from '../engine/magic/owed';
import type { MrChoice } from '../engine/choices';
import { fastestOn } from '../engine/fighters/playing';
import { isFoe, type MrState, type Who } from '../engine/state';
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
  'fly',
  'light',
  'fatigue-color',
  'unbind',
  'uncurse',
  'break-other',
  'send',
  'red-die',
  'broom',
  'let-be',
  'redirect',
  'elude',
] as const satisfies readonly MrChoice['type'][];
type Mine = Extract<MrChoice, { readonly type: (typeof types)[number] }>;

export const isMagicChoice = (choice: MrChoice): choice is Mine => types.some((type) => type === choice.type);

/** `, faster than 4`: what stands on his sheet. */
export const fasterWords = (s: MrState, seat: Seat): string => {
  const fastest = fastestOn(s, seat);
  return fastest === Infinity ? '' : `, faster than ${fastest}`;
};

/** ` away`, or at whom: what a broom in the Encounter step makes of a run or a charge. (MR-S26) */
function whereto(s: MrState): string {
  const [first] = s.steered;
  if (!first) return '';
  return first.against < 0 ? ' away' : ` at ${whoName(s, first.against)}`;
}

/** What spells and cards let somebody choose, in words. */
export function magicWords(s: MrState, seat: Seat, choice: Mine): ChoiceWords {
  switch (choice.type) {
    case 'fly':
      return {
        text: `Fly away with ${chitCode(s, seat, choice.chit)}${fasterWords(s, seat)}${isOfBody(choice.chit) ? '' : '; horses and what is too heavy stay behind'}`,
        group: 'Fly away',
        rule: 'MR-B37',
        touches: [idOf.chit(seat, choice.chit), idOf.clearing],
      };
    case 'light':
      return {
        text: `Give the ${thingName(s, seat, choice.item)} its color with ${chitCode(s, seat, choice.chit)}, which is no action`,
        group: 'Color',
        rule: 'MR-118',
        touches: [idOf.chit(seat, choice.chit), idOf.thing(seat, choice.item)],
      };
    case 'fatigue-color':
      return {
        text: `Fatigue the color chit ${chitCode(s, seat, choice.chit)} unused, which is no action`,
        group: 'Color',
        rule: 'MR-B24',
        touches: [idOf.chit(seat, choice.chit)],
      };
    case 'unbind':
      return {
        text: `Break ${spellName(s, choice.of, choice.spell)} of ${heroName(s, choice.of)} on ${whoName(s, choice.on)}`,
        group: 'Break magic',
        rule: ruleOfBreaking(s, seat),
        touches: [idOf.who(choice.on)],
      };
    case 'uncurse':
      return {
        text: `Lift the curse from ${whoName(s, choice.at)}: ${curseName(choice.curse)}`,
        group: 'Break magic',
        rule: ruleOfBreaking(s, seat),
        touches: [idOf.who(choice.at)],
      };
    case 'break-other':
      return {
        text: s.game.evening ? 'Break something else, or nothing' : 'Break nothing',
        group: 'Break magic',
        rule: ruleOfBreaking(s, seat),
        touches: [],
      };
    case 'send':
      return {
        text: `Wish ${whoName(s, choice.who)} elsewhere`,
        group: 'A wish',
        rule: 'MR-X08',
        touches: [idOf.who(choice.who)],
      };
    case 'red-die':
      return {
        text: `Let the red die show a ${choice.face}`,
        group: 'Magic Wand',
        rule: 'MR-T45',
        touches: [],
      };
    case 'broom':
      return {
        text: choice.flies
          ? `Let the broom carry ${whoName(s, choice.at)}${whereto(s)}: strength L, time 1`
          : `End the broom of ${whoName(s, choice.at)}`,
        group: 'Broomstick',
        rule: 'MR-S26',
        touches: [idOf.who(choice.at)],
      };
    case 'let-be':
      return { text: 'Leave the broom as it is', group: 'Go on', rule: 'MR-S26', touches: [] };
    case 'redirect':
      return {
        text:
          choice.to === s.heroes[seat]!.plot.direct
            ? `Leave the attack in ${attackWord(choice.to)}`
            : `Turn the attack to ${attackWord(choice.to)}, which hits a ${maneuverWord(choice.to)}`,
        group: 'Battle Bracelets',
        rule: 'MR-T05',
        touches: [idOf.attack(seat, choice.to)],
      };
    case 'elude':
      return {
        text:
          choice.to === s.heroes[seat]!.plot.toward
            ? `Stay in ${maneuverWord(choice.to)}`
            : `Be in ${maneuverWord(choice.to)} instead, which a ${attackWord(choice.to)} hits`,
        group: 'Elusive Cloak',
        rule: 'MR-T21',
        touches: [idOf.maneuver(seat, choice.to)],
      };
  }
}

/** What spells on somebody do that the counter does not show: `, at peace`. */
export function enchantedWords(s: MrState, who: Who): string {
  const { peace, pentangle } = bewitched(s, who);
  return [
    ...(peace >= 0 ? [', at peace'] : []),
    ...(pentangle >= 0 ? [', in a pentangle'] : isWarded(s, who) ? [', protected from magic'] : []),
    ...(!isFoe(who) && s.heroes[who]!.fades === 1 ? [', fading'] : []),
  ].join('');
}
