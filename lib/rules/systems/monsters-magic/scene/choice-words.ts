import type { Seat } from '../../../kernel/game/engine';
import type { ChoiceWords } from '../../../kernel/game/playable';
import { labelOf } from '../engine/board';
import type { MmChoice, MmState } from '../engine/state';
import { typeOf } from '../engine/state';
import { isHostile } from '../engine/units';
import { combatQuestion, recruitQuestion } from '../odds/question';
import { aType, cardName, cardRule, figureName, idOf } from './names';
import { pickWords } from './pick-words';
import { totalsWith, verdictOf } from './totals';

const standing = (s: MmState, figure: number): string =>
  `the ${figureName(figure)} at ${labelOf(s.at[figure]!)}`;

/** A step or a summons into a space: a combat raises its question of chance. */
const entering = (s: MmState, seat: Seat, figure: number, to: number): Pick<ChoiceWords, 'odds'> =>
  isHostile(s, seat, to) ? { odds: combatQuestion(s, figure, to) } : {};

const doneWords = (s: MmState): Omit<ChoiceWords, 'touches'> => {
  const group = 'Go on';
  switch (s.phase) {
    case 'movement':
      return { text: 'End the movement and draw', group, rule: 'MM-077' };
    case 'allies':
      return { text: 'Roll for recruitment', group, rule: 'MM-096', odds: recruitQuestion(s, s.active) };
    case 'recruitment':
      return { text: 'Go to the End Phase', group, rule: 'MM-071' };
    default:
      return { text: 'End the turn', group, rule: 'MM-108' };
  }
};

function passWords(s: MmState): ChoiceWords {
  const said = { touches: [], group: s.combat.attacker < 0 ? 'Answer' : 'Combat' };
  if (s.combat.attacker < 0) return { ...said, text: 'Play nothing', rule: 'MM-R11' };
  if (s.combat.attackRoll === 0) return { ...said, text: 'No more cards: roll the dice', rule: 'MM-R11' };
  return { ...said, text: `Play nothing: ${verdictOf(totalsWith(s))}`, rule: 'MM-090' };
}

/** A choice as a line of the list, and as things to touch in their order: piece then space, card then target. */
export function choiceWords(s: MmState, seat: Seat, choice: MmChoice): ChoiceWords {
  switch (choice.type) {
    case 'keep':
      return {
        text: `Keep ${cardName(s, choice.card)} as a permanent`,
        group: 'Permanents',
        rule: 'MM-051',
        touches: [idOf.card(choice.card)],
      };
    case 'corner':
      return {
        text: `Begin in ${labelOf(choice.at)}`,
        group: 'Corner',
        rule: s.game.players === 2 ? 'MM-301' : 'MM-067',
        touches: [idOf.space(choice.at)],
      };
    case 'figure':
      return {
        text: `Begin with ${aType(choice.figure)}`,
        group: 'First figure',
        rule: 'MM-068',
        touches: [idOf.supply(seat, choice.figure)],
      };
    case 'middle':
      return middleWords(s, seat, choice.figure);
    case 'mark':
      return {
        text: `Put a garrison on ${labelOf(choice.at)}`,
        group: 'Garrisons',
        rule: 'MM-R20',
        touches: [idOf.space(choice.at)],
      };
    case 'step': {
      const { figure, to } = choice;
      const fights = isHostile(s, seat, to);
      const from = labelOf(s.at[figure]!);
      return {
        text: fights
          ? `Attack ${labelOf(to)} with the ${figureName(figure)} from ${from}`
          : `Move the ${figureName(figure)} from ${from} to ${labelOf(to)}`,
        group: fights ? 'Attack' : 'Move',
        rule: fights ? 'MM-080' : 'MM-079',
        touches: [idOf.figure(figure), idOf.space(to)],
        ...entering(s, seat, figure, to),
      };
    }
    case 'summon': {
      const { summoner, figure, to } = choice;
      const fights = isHostile(s, seat, to);
      return {
        text: `Summon ${standing(s, figure)} to ${standing(s, summoner)}, ${fights ? 'attacking' : 'into'} ${labelOf(to)}`,
        group: 'Summon',
        rule: 'MM-117',
        touches: [idOf.figure(summoner), idOf.figure(figure), idOf.space(to)],
        ...entering(s, seat, figure, to),
      };
    }
    case 'play':
      return {
        text: `Play ${cardName(s, choice.card)} from the hand`,
        group: 'Hand cards',
        rule: cardRule(s, choice.card),
        touches: [idOf.card(choice.card)],
      };
    case 'use':
      return {
        text: `Use ${cardName(s, choice.card)}`,
        group: 'Permanents',
        rule: cardRule(s, choice.card),
        touches: [(s.permanents[seat]!.includes(choice.card) ? idOf.card : idOf.working)(choice.card)],
      };
    case 'pick':
    case 'enough':
      return pickWords(s, seat, choice);
    case 'answer':
      return {
        text: `Play ${cardName(s, choice.card)}: ${verdictOf(totalsWith(s, choice.card))}`,
        group: 'Combat',
        rule: cardRule(s, choice.card),
        touches: [idOf.card(choice.card)],
      };
    case 'put':
      return {
        text: `Put ${cardName(s, choice.card)} face down`,
        group: 'Combat',
        rule: 'MM-R11',
        touches: [idOf.card(choice.card)],
      };
    case 'pass':
      return passWords(s);
    case 'recruit': {
      const type = typeOf(choice.figure);
      return {
        text: `Recruit ${aType(type)} at ${labelOf(choice.at)}`,
        group: 'Recruit',
        rule: 'MM-107',
        touches: [idOf.supply(seat, type), idOf.space(choice.at)],
      };
    }
    case 'realign':
      return {
        text: `Replace ${cardName(s, choice.permanent)} with ${cardName(s, choice.card)}`,
        group: 'Realignment',
        rule: 'MM-307',
        touches: [idOf.card(choice.permanent), idOf.card(choice.card)],
      };
    case 'discard':
      return {
        text: `Discard ${cardName(s, choice.card)}`,
        group: 'Discard',
        rule: 'MM-108',
        touches: [idOf.card(choice.card)],
      };
    case 'done':
      return { ...doneWords(s), touches: [] };
  }
}

function middleWords(s: MmState, seat: Seat, type: number): ChoiceWords {
  const group = 'Empty corner';
  if (type < 0) return { text: 'Leave the empty corner empty', group, rule: 'MM-302', touches: [] };
  return {
    text:
      s.game.house.threePlayerMiddle === 'relocate'
        ? `Begin with ${aType(type)} in the empty corner instead`
        : `Put ${aType(type)} into the empty corner too`,
    group,
    rule: 'MM-302',
    touches: [idOf.supply(seat, type)],
  };
}
