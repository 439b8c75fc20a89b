import type { Seat } from '../../../kernel/game/engine';
import type { ChoiceWords } from '../../../kernel/game/playable';
import { counted } from '../../../kernel/words/words';
import { sightOf } from '../engine/sight';
import { cardOf, HIDDEN, isCharacter, type MmsChoice, type MmsState } from '../engine/state';
import { layoutWords } from './layout-words';
import { pieceName, seatName, squareName, whosePiece } from './names';
import { goWords, pathWords, stepWords } from './path-words';
import { capWords, touchOf } from './pieces';
import { attackQuestion, detectQuestion, healQuestion } from './question';
import { units } from './units';

/** A piece with its place. */
const placed = (s: MmsState, piece: number): string =>
  `${pieceName(s, piece)} at ${squareName(s, s.at[piece]!)}`;
/** Somebody else's, with its place and its CAP where that is known. */
const struck = (s: MmsState, piece: number): string =>
  `${whosePiece(s, piece)} at ${squareName(s, s.at[piece]!)}${s.card[piece] === HIDDEN ? '' : capWords(s, piece)}`;

const withOdds = (odds: ChoiceWords['odds']): Pick<ChoiceWords, 'odds'> => (odds ? { odds } : {});

/** Characters of a seat that could still act. */
function idle(s: MmsState, seat: Seat): number {
  const { first } = s.game;
  let n = 0;
  for (let piece = first[seat]!; piece < first[seat + 1]!; piece++)
    if (s.acted[piece] === 0 && isCharacter(s, piece)) n++;
  return n;
}

function rowWords(s: MmsState, nth: number): ChoiceWords {
  const [from, , name, cap] = cardOf(s, s.acting.piece).rows[nth]!;
  const verb = s.acting.deed === 'heal' ? 'restores' : 'takes';
  return {
    text: `${name}: from ${from} on it ${verb} ${cap} CAP`,
    group: 'Name a row',
    rule: 'MMS-R03',
    touches: [],
  };
}

/** A choice as a line of the list, and as things to touch in their order: a character, what it does it to, or where it goes. */
export function choiceWords(s: MmsState, seat: Seat, choice: MmsChoice): ChoiceWords {
  const { piece } = s.acting;
  switch (choice.type) {
    case 'place':
    case 'leave':
    case 'layOut':
      return layoutWords(s, choice);
    case 'activate':
      return {
        text: `${placed(s, choice.piece)}${capWords(s, choice.piece)}`,
        group: 'Let a character act',
        rule: 'MMS-041',
        touches: touchOf(s, choice.piece),
      };
    case 'endTurn': {
      const left = idle(s, seat);
      return {
        text: left === 0 ? 'End the turn' : `End the turn; ${counted(left, 'character')} will do nothing`,
        group: 'Go on',
        rule: 'MMS-041',
        touches: [],
      };
    }
    case 'pass':
      return {
        text:
          s.stage === 'follow'
            ? `${pieceName(s, piece)} does not attack`
            : `${pieceName(s, piece)} does nothing`,
        group: 'Go on',
        rule: 'MMS-041',
        touches: [],
      };
    case 'move':
      return {
        text: `Move ${pieceName(s, piece)}`,
        group: 'Move',
        rule: 'MMS-R31',
        touches: touchOf(s, piece),
      };
    case 'attack':
      return {
        text: `Attack ${struck(s, choice.target)}`,
        group: 'Attack',
        rule: 'MMS-R32',
        touches: touchOf(s, choice.target),
        ...withOdds(attackQuestion(s, seat, choice.target, { stays: s.stage === 'follow' })),
      };
    case 'operate': {
      const { engine, target } = choice;
      return {
        text: `With ${placed(s, engine)} at ${struck(s, target)}`,
        group: 'Shoot with an engine',
        rule: 'MMS-R25',
        touches: [...touchOf(s, engine), ...touchOf(s, target)],
        ...withOdds(attackQuestion(s, seat, target, { stays: true, engine })),
      };
    }
    case 'heal': {
      const { target } = choice;
      const self = target === piece;
      return {
        text: `Heal ${self ? 'itself' : placed(s, target)}, ${counted(s.lost[target]!, 'CAP', 'CAP')} below its original`,
        group: 'Heal',
        rule: 'MMS-061',
        // The healer touched once would move, another’s piece would be attacked.
        touches: [
          ...(s.game.owner[target] === seat && !self ? [] : touchOf(s, piece)),
          ...touchOf(s, target),
        ],
        ...withOdds(healQuestion(s, target)),
      };
    }
    case 'detect': {
      const reach = (sightOf(s, piece, seat) * (100 + s.game.house.detectionSightBonusPct)) / 100;
      return {
        text: `Look closely at everything within ${units(reach)} units`,
        group: 'Detect',
        rule: 'MMS-096',
        touches: [],
        odds: detectQuestion(s, seat),
      };
    }
    case 'tell':
      return { text: `Tell ${seatName(choice.to)} something`, group: 'Tell', rule: 'MMS-100', touches: [] };
    case 'relay':
      return {
        text: `Through ${placed(s, choice.piece)}, who has acted then`,
        group: `Tell ${seatName(s.acting.to)}`,
        rule: 'MMS-105',
        touches: touchOf(s, choice.piece),
      };
    case 'show':
      return {
        text: `Show what ${struck(s, choice.piece)} is`,
        group: `Tell ${seatName(s.acting.to)}`,
        rule: 'MMS-R42',
        touches: touchOf(s, choice.piece),
      };
    case 'enough':
      return { text: 'Enough told', group: 'Go on', rule: 'MMS-103', touches: [] };
    case 'go':
      return goWords(s, choice);
    case 'byHand':
    case 'back':
    case 'declare':
      return pathWords(s, choice.type);
    case 'step':
      return stepWords(s, choice.step);
    case 'row':
      return rowWords(s, choice.row);
  }
}
