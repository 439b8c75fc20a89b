import type { ChoiceWords } from '../../../kernel/game/playable';
import type { MmsChoice, MmsState } from '../engine/state';
import { idOf, pieceName } from './names';
import { extentName } from './path-words';

type Laid = Extract<MmsChoice, { type: 'place' | 'leave' | 'layOut' }>;

/** Where a piece is laid out: a square is touched, and before it the piece itself where it lies turned (MMS-037). */
export function layoutWords(s: MmsState, choice: Laid): ChoiceWords {
  switch (choice.type) {
    case 'place': {
      const { piece, at, rot } = choice;
      return {
        text: `Lay out at ${extentName(s, piece, at * 2 + rot)}`,
        group: `Lay out ${pieceName(s, piece)}`,
        rule: 'MMS-037',
        touches: [...(rot === 1 ? [idOf.piece(piece)] : []), idOf.square(s, at)],
      };
    }
    case 'leave':
      return {
        text: `Leave out ${pieceName(s, choice.piece)}: it finds no place`,
        group: 'Layout',
        rule: 'MMS-036',
        touches: [],
      };
    case 'layOut':
      return { text: 'Let all that is left be laid out', group: 'Layout', rule: 'MMS-030', touches: [] };
  }
}
