import type { Seat } from '../../../kernel/game/engine';
import type { ChoiceWords } from '../../../kernel/game/playable';
import { counted, listed } from '../../../kernel/words/words';
import { strengthOf, typeOf } from '../engine/cards';
import { wayRule } from '../engine/move';
import { sharingRule } from '../engine/sharing';
import type { BmChoice, BmState } from '../engine/state';
import { battleQuestion } from './battle-question';
import { cardName, idOf, kindOf, ownedBy, unitIn, unitName, where, whereInFull } from './names';

const setupWords = {
  castle: ['Build your castle on', 'First castle', 'BM-083'],
  army: ['Put your army on', 'First army', 'BM-085'],
  ship: ['Put your ship on', 'First ship', 'BM-086'],
} as const;

function settleWords(s: BmState, at: number): ChoiceWords {
  const [text, group, rule] = setupWords[s.phase as keyof typeof setupWords];
  return { text: `${text} ${whereInFull(s, at)}`, group, rule, touches: [idOf.space(at)] };
}

/** What a step costs the unit that takes it. */
function costOf(s: BmState, unit: number, to: number): number {
  const { ground } = s.game;
  const from = s.at[unit]!;
  const i = ground.neighbours[from]!.indexOf(to);
  return (kindOf(s, unit).flies ? ground.tollAir : ground.toll)[from]![i] ?? 0;
}

function stepWords(s: BmState, to: number, aboard = -1): ChoiceWords {
  const flees = s.flight.unit >= 0;
  const unit = flees ? s.flight.unit : s.leader;
  const cost =
    flees && s.game.house.retreatDistance === 'oneSpace'
      ? ''
      : ` for ${costOf(s, unit, to)} of ${flees ? s.flight.pool : s.pool} MP`;
  return {
    text: `${flees ? 'Retreat' : `Move ${unitName(s, unit)}`} to ${whereInFull(s, to)}${aboard < 0 ? '' : `, aboard ${unitName(s, aboard)}`},${cost || ' one space'}`,
    group: flees ? 'Retreat' : 'Move on',
    rule: wayRule(s),
    touches: [idOf.unit(unit), aboard < 0 ? idOf.space(to) : idOf.unit(aboard)],
  };
}

function declineWords(s: BmState): Omit<ChoiceWords, 'touches'> {
  if (s.flight.why === 'asked') return { text: 'Let the hero be destroyed', group: 'Ruins', rule: 'BM-174' };
  if (s.fight.stage === 'flee') return { text: 'Stand and fight', group: 'Retreat', rule: 'BM-124' };
  if (s.fight.stage === 'save')
    return { text: 'Let the hero be destroyed', group: 'Retreat', rule: 'BM-135' };
  return { text: 'Use no card', group: 'Battle', rule: 'BM-136' };
}

function doneWords(s: BmState): Omit<ChoiceWords, 'touches'> {
  const group = 'Go on';
  if (s.phase === 'move') return { text: 'End the Move Phase', group, rule: 'BM-092' };
  if (s.phase === 'battle') return { text: 'End the Battle Phase', group, rule: 'BM-092' };
  return { text: 'End the Recruit Phase and draw', group, rule: 'BM-092' };
}

const strength = (card: number): number => strengthOf(card);

/** A choice as a line of the list, and as things to touch in their order: unit then territory, unit then card. */
export function choiceWords(s: BmState, seat: Seat, choice: BmChoice): ChoiceWords {
  switch (choice.type) {
    case 'settle':
      return settleWords(s, choice.at);
    case 'move': {
      const { unit, card } = choice;
      const more = s.leader === unit;
      return {
        text: `${cardName(card)} for ${unitIn(s, unit)}: ${more ? `${counted(strength(card), 'more move point')}` : counted(strength(card), 'move point')}`,
        group: 'Move cards',
        rule: typeOf(card) === 0 ? 'BM-093' : 'BM-066',
        touches: [idOf.unit(unit), idOf.card(seat, card)],
      };
    }
    case 'step':
      return stepWords(s, choice.to, choice.aboard);
    case 'join':
      return {
        text: `Take ${unitName(s, choice.unit)} along with ${unitName(s, s.leader)}`,
        group: 'Carry',
        rule: sharingRule(s, s.leader, choice.unit),
        touches: [idOf.unit(choice.unit), idOf.unit(s.leader)],
      };
    case 'drop':
      return {
        text: `Leave ${unitIn(s, choice.unit)}`,
        group: 'Carry',
        rule: 'BM-R13',
        touches: [idOf.unit(choice.unit), idOf.space(s.at[choice.unit]!)],
      };
    case 'board':
      return {
        text: `Take ${unitIn(s, choice.unit)} aboard ${unitName(s, s.leader)}`,
        group: 'Carry',
        rule: sharingRule(s, s.leader, choice.unit),
        touches: [idOf.unit(choice.unit), idOf.unit(s.leader)],
      };
    case 'land':
      return {
        text: `Land ${unitName(s, choice.unit)} in ${whereInFull(s, choice.to)}`,
        group: 'Carry',
        rule: sharingRule(s, s.leader, choice.unit),
        touches: [idOf.unit(choice.unit), idOf.space(choice.to)],
      };
    case 'visit':
      return {
        text: `${unitName(s, choice.unit)} goes in first`,
        group: 'Ruins',
        rule: 'BM-R40',
        touches: [idOf.unit(choice.unit)],
      };
    case 'attack': {
      const { attacker, target } = choice;
      const odds = battleQuestion(s, seat, attacker, target);
      return {
        text: `Attack ${ownedBy(s.game.ownerOf[target]!)} ${unitIn(s, target)} with ${unitIn(s, attacker)}`,
        group: 'Attack',
        rule: 'BM-115',
        touches: [idOf.unit(attacker), idOf.unit(target)],
        ...(odds ? { odds } : {}),
      };
    }
    case 'retreat':
      return {
        text: `Retreat with ${cardName(choice.card)}${choice.rider < 0 ? '' : `, and ${unitName(s, choice.rider)} rides along`}`,
        group: 'Retreat',
        rule: s.fight.stage === 'flee' ? 'BM-124' : s.fight.stage === 'save' ? 'BM-134' : 'BM-R40',
        touches: [idOf.card(seat, choice.card), ...(choice.rider < 0 ? [] : [idOf.unit(choice.rider)])],
      };
    case 'substitute':
      return {
        text: `Use ${cardName(choice.card)} from the hand`,
        group: 'Battle',
        rule: 'BM-136',
        touches: [idOf.card(seat, choice.card)],
      };
    case 'decline':
      return { ...declineWords(s), touches: [] };
    case 'stay':
      return {
        text: `Stay in ${where(s, s.at[s.flight.unit]!)}`,
        group: 'Retreat',
        rule: wayRule(s),
        touches: [],
      };
    case 'buy': {
      const kind = kindOf(s, choice.chit);
      return {
        text: `Buy ${unitName(s, choice.chit)} for ${kind.cost} ${kind.paysMagic ? 'Gold or Magic' : 'Gold'}`,
        group: 'Recruit',
        rule: kind.paysMagic ? 'BM-069' : 'BM-148',
        touches: [idOf.chit(choice.chit)],
      };
    }
    case 'place':
      return {
        text: `Put ${unitName(s, s.buying)} on ${whereInFull(s, choice.at)}`,
        group: 'Place',
        rule: kindOf(s, s.buying).placed === 'beside-unit' ? 'BM-152' : 'BM-151',
        touches: [idOf.space(choice.at)],
      };
    case 'attach':
      return {
        text: `Give ${unitName(s, s.buying)} to ${unitIn(s, choice.bearer)}`,
        group: 'Place',
        rule: 'BM-078',
        touches: [idOf.unit(choice.bearer)],
      };
    case 'pay':
      return payWords(s, seat, choice.cards);
    case 'find':
      return {
        text: `Draw for ${whereInFull(s, choice.at)}`,
        group: 'Draw',
        rule: 'BM-R35',
        touches: [idOf.space(choice.at)],
      };
    case 'discard':
      return {
        text: `Discard ${cardName(choice.card)}`,
        group: 'Discard',
        rule: 'BM-155',
        touches: [idOf.card(seat, choice.card)],
      };
    case 'return':
      return {
        text: `Put ${unitName(s, choice.chit)} back into the cup`,
        group: 'Discard',
        rule: 'BM-159',
        touches: [idOf.chit(choice.chit)],
      };
    case 'done':
      return { ...doneWords(s), touches: [] };
  }
}

function payWords(s: BmState, seat: Seat, cards: readonly number[]): ChoiceWords {
  const paid = cards.reduce((sum, card) => sum + strength(card), 0);
  const lost = paid - s.owed;
  return {
    text: `Pay with ${listed(cards.map(cardName))}${lost > 0 ? `; ${lost} too much is lost` : ''}`,
    group: 'Pay',
    rule: 'BM-149',
    touches: cards.map((card) => idOf.card(seat, card)),
  };
}
