import type { Seat } from '../../../../kernel/game/engine';
import type { ChoiceWords } from '../../../../kernel/game/playable';
import { capital } from '../../../../kernel/words/words';
import { turnsRather } from '../engine/fighters/hirelings';
import { postsOf, type Post } from '../engine/melee/posts';
import { preyOf } from '../engine/melee/sheets';
import type { MrChoice } from '../engine/choices';
import { isFoe, type MrState, type Who } from '../engine/state';
import { foeAt, isRidden } from '../engine/who';
import { attackWord, boxWord, counterName, idOf, maneuverWord, sideName, sideSign, whoName } from './names';

const types = ['take', 'deploy', 'pick', 'place', 'post'] as const satisfies readonly MrChoice['type'][];
type Mine = Extract<MrChoice, { readonly type: (typeof types)[number] }>;

export const isHirelingChoice = (choice: MrChoice): choice is Mine =>
  types.some((type) => type === choice.type);

/** `light side up, H*5`. */
const sideUp = (s: MrState, who: Who, side: number): string =>
  `${sideName(side)} up, ${sideSign(s, who, side)}`;

/** Who stands in the box already, of the counters that were put there before. */
const rowWords: Readonly<Record<Exclude<Post['what'], 'side'>, (to: number) => string>> = {
  own: (to) => `the red box ${boxWord(to)}`,
  square: (to) => `the maneuver box ${maneuverWord(to)}`,
  circle: (to) => `the attack circle ${attackWord(to)}`,
};

function deployWords(s: MrState, { by, who, side, gallop }: Extract<Mine, { type: 'deploy' }>): ChoiceWords {
  const horse = isFoe(who) || !isRidden(s, by) ? '' : gallop === 1 ? ', galloping' : ', walking';
  const isOwn = isFoe(who) && foeAt(s, who).owner === foeAt(s, by).owner;
  const whose = isOwn || turnsRather(s, by, who) ? ': treachery' : '';
  return {
    text: `${capital(whoName(s, by))} (${sideUp(s, by, side)}${horse}) attacks ${whoName(s, who)}${whose}`,
    group: 'Deployment',
    rule: 'MR-110',
    touches: [idOf.side(by, side), ...(gallop === 1 ? [idOf.part(by)] : []), idOf.who(who)],
  };
}

function placeWords(s: MrState, { who, part, to }: Extract<Mine, { type: 'place' }>): ChoiceWords {
  const sheet = foeAt(s, who).on;
  const isPrey = preyOf(s, sheet) === who;
  return {
    text: `Put ${counterName(s, { who, part })} into ${rowWords[isPrey ? 'square' : 'circle'](to)} on the sheet of ${whoName(s, sheet)}`,
    group: 'Hirelings who attack',
    rule: 'MR-142',
    touches: [isPrey ? idOf.maneuver(sheet, to) : idOf.attack(sheet, to)],
  };
}

function postWords(s: MrState, seat: Seat, to: number): ChoiceWords {
  const { who, part, sheet, what } = postsOf(s, seat)[s.heroes[seat]!.plot.posts.length]!;
  if (what === 'side')
    return {
      text: `${capital(whoName(s, who))} defends with the ${sideUp(s, who, to)}`,
      group: 'Hirelings who defend',
      rule: 'MR-154',
      touches: [idOf.side(who, to)],
    };
  const space = { own: idOf.red, square: idOf.maneuver, circle: idOf.attack }[what];
  return {
    text: `Put ${counterName(s, { who, part })} into ${rowWords[what](to)}`,
    group: what === 'own' ? 'Hirelings who defend' : `On the sheet of ${whoName(s, sheet)}`,
    rule: what === 'own' ? 'MR-154' : 'MR-155',
    touches: [space(sheet, to)],
  };
}

/** What is decided for hirelings, in words. */
export function hirelingWords(s: MrState, seat: Seat, choice: Mine): ChoiceWords {
  switch (choice.type) {
    case 'take':
      return {
        text: `${capital(whoName(s, choice.by))} takes ${whoName(s, choice.who)}`,
        group: 'Assignment',
        rule: 'MR-107',
        touches: [idOf.who(choice.by)],
      };
    case 'deploy':
      return deployWords(s, choice);
    case 'pick':
      return {
        text: `${capital(whoName(s, choice.by))} attacks ${whoName(s, choice.who)}`,
        group: 'Targets of hirelings',
        rule: 'MR-140',
        touches: [idOf.who(choice.who)],
      };
    case 'place':
      return placeWords(s, choice);
    case 'post':
      return postWords(s, seat, choice.to);
  }
}
