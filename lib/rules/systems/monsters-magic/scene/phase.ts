import type { Scene } from '../../../kernel/game/scene';
import { counted, listed } from '../../../kernel/words/words';
import { labelOf } from '../engine/board';
import { sidesOf } from '../engine/force';
import type { MmState, Phase } from '../engine/state';
import { cardName, cardRule, ownedBy, seatName, typeName } from './names';

const phases: Readonly<
  Record<Exclude<Phase, 'over'>, readonly [title: string, explains: string, rule: string]>
> = {
  keep: ['Permanents', 'Each player chooses the cards that help for the whole game.', 'MM-051'],
  corner: ['Corner', 'Each player begins in a corner of his own, with a garrison.', 'MM-067'],
  figure: ['First figure', 'Each player puts one figure on the garrison in his corner.', 'MM-068'],
  middle: ['The player in the middle', 'He may stand in the empty corner too.', 'MM-302'],
  mark: ['Garrison Phase', 'Too few markers are left: say which figures get one.', 'MM-076'],
  movement: ['Movement Phase', 'Figures move one after another; into an enemy space means combat.', 'MM-077'],
  allies: ['Allies Phase', 'A card has been drawn. Cards may be used before recruitment.', 'MM-094'],
  recruit: [
    'Recruitment Phase',
    'The roll brings a figure: put it on a garrison without a figure.',
    'MM-107',
  ],
  recruitment: ['Recruitment Phase', 'Cards may still be used before the turn ends.', 'MM-096'],
  end: ['End Phase', 'The last chance for cards in this turn.', 'MM-108'],
  discard: ['End Phase', 'More cards are in the hand than may be kept.', 'MM-108'],
};

/** What the agreement makes of a phase that is explained otherwise. */
function explanationOf(s: MmState): string | undefined {
  const { movementInterleave, threePlayerMiddle } = s.game.house;
  if (s.phase === 'middle' && threePlayerMiddle === 'relocate')
    return 'He may stand in the empty corner instead.';
  if (s.phase === 'movement' && movementInterleave)
    return 'Figures move a space at a time, their steps in any order; into an enemy space means combat.';
  return undefined;
}

const waysToWin: Readonly<Record<string, string>> = {
  V1: 'Nobody else has a unit left.',
  V2: 'Temples enough at the beginning of the turn.',
  V3: 'Garrisons enough at the beginning of the turn.',
  'V2+V3': 'Temples and garrisons enough at the beginning of the turn.',
  V4: 'The turns are over, and the most spaces win.',
  draw: 'The last units fell together.',
};
const endRules: Readonly<Record<string, string>> = {
  V1: 'MM-003',
  V2: 'MM-004',
  V3: 'MM-005',
  'V2+V3': 'MM-R05',
  V4: 'MM-006',
  draw: 'MM-R30',
};

function combatPhase(s: MmState): Scene['phase'] {
  const [attack, defence] = sidesOf(s);
  const where = labelOf(s.combat.space);
  return {
    title: `Combat in ${where}`,
    explains: `${ownedBy(attack.seat)} ${typeName(attack.type)} attacks ${ownedBy(defence.seat)} ${typeName(defence.type)}. ${
      s.combat.attackRoll > 0
        ? `The dice show ${s.combat.attackRoll} against ${s.combat.defenceRoll}; both may add Force from the hand.`
        : 'Both may put cards face down before the dice are rolled.'
    }`,
    rule: 'MM-089',
  };
}

/** Where in the turn the game stands, in a line and a sentence. */
export function phaseOf(s: MmState): Scene['phase'] {
  if (s.phase === 'over')
    return {
      title:
        s.winners.length === 0
          ? 'A draw'
          : `${listed(s.winners.map(seatName))} ${s.winners.length === 1 ? 'wins' : 'win'}`,
      explains: waysToWin[s.by] ?? '',
      ...(endRules[s.by] === undefined ? {} : { rule: endRules[s.by]! }),
    };
  if (s.combat.attacker >= 0) return combatPhase(s);
  if (s.pending.card >= 0)
    return {
      title: `${cardName(s, s.pending.card)} of ${seatName(s.active)}`,
      explains: 'Say what the card is to be used on.',
      rule: cardRule(s, s.pending.card),
    };
  if (s.offer >= 0)
    return {
      title: `${seatName(s.offer)} may answer`,
      explains: 'Between two actions of the active player a card for combat may be played.',
      rule: 'MM-R11',
    };
  const [title, explains, rule] = phases[s.phase];
  const roll = s.phase === 'recruit' ? ` The Recruit Roll is ${s.roll}.` : '';
  const over = s.phase === 'keep' ? '' : ` of ${seatName(s.active)}`;
  const excess = s.phase === 'discard' ? ` There are ${counted(s.hand[s.active]!.length, 'card')}.` : '';
  return { title: `${title}${over}`, explains: `${explanationOf(s) ?? explains}${roll}${excess}`, rule };
}
