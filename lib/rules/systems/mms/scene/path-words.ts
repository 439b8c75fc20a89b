import type { ChoiceWords } from '../../../kernel/game/playable';
import { acrossOf, downOf } from '../engine/board';
import { isPivot, posesAlong } from '../engine/moves';
import type { MmsChoice, MmsState } from '../engine/state';
import { idOf, pieceName, squareName } from './names';

const directions = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** The squares that a piece covers in a pose: `(5,9)`, or its first and last: `(5,9)–(5,10)`. */
export function extentName(s: MmsState, piece: number, pose: number): string {
  const [at, rot] = [pose >> 1, pose & 1];
  const last = at + (downOf(s, piece, rot) - 1) * s.game.width + acrossOf(s, piece, rot) - 1;
  return last === at ? squareName(s, at) : `${squareName(s, at)}–${squareName(s, last)}`;
}

/** The square into which a step leads with the edge or corner that goes ahead: it lies outside of where the piece is. */
function aheadOf(s: MmsState, piece: number, pose: number, step: number): number {
  const { width } = s.game;
  const [at, rot] = [pose >> 1, pose & 1];
  const goes = directions[step]!;
  const dx = goes.endsWith('east') ? acrossOf(s, piece, rot) : goes.endsWith('west') ? -1 : 0;
  const dy = goes.startsWith('north') ? -1 : goes.startsWith('south') ? downOf(s, piece, rot) : 0;
  return at + dy * width + dx;
}

/** One more step of a path that is laid by hand (MMS-014, MMS-016, MMS-R14). */
export function stepWords(s: MmsState, step: number): ChoiceWords {
  const { piece, path } = s.acting;
  const [from, to] = posesAlong(s, piece, [...path, step]).slice(-2) as [number, number];
  const where = extentName(s, piece, to);
  if (isPivot(step))
    return {
      text: `Turn to ${where}`,
      group: 'Turn',
      rule: 'MMS-R14',
      touches: [idOf.piece(piece), idOf.square(s, to >> 1)],
    };
  return {
    text: `Step ${directions[step]} to ${where}`,
    group: 'Step',
    rule: 'MMS-014',
    touches: [idOf.square(s, aheadOf(s, piece, from, step))],
  };
}

/** A path that the rules lay themselves, by where it leads. */
export function goWords(s: MmsState, { at, rot }: Extract<MmsChoice, { type: 'go' }>): ChoiceWords {
  const { piece, deed } = s.acting;
  const where = extentName(s, piece, at * 2 + rot);
  const stays = at === s.at[piece] && rot === s.rot[piece];
  const isTurned = rot !== s.rot[piece];
  return {
    text:
      deed !== 'attack' ? `Go to ${where}` : stays ? 'Attack from where it stands' : `Attack from ${where}`,
    group: deed === 'attack' ? 'From where' : 'Where to',
    rule: 'MMS-R31',
    // A turned one is touched first; where it stays as it is, it is touched itself.
    touches: stays ? [idOf.piece(piece)] : [...(isTurned ? [idOf.piece(piece)] : []), idOf.square(s, at)],
  };
}

/** The path is laid by hand, given up, or walked (MMS-072). */
export function pathWords(s: MmsState, type: 'byHand' | 'back' | 'declare'): ChoiceWords {
  const { piece, deed, path } = s.acting;
  const group = 'Path';
  const rule = 'MMS-072';
  if (type === 'byHand') return { text: 'Lay the path step by step', group, rule, touches: [] };
  if (type === 'back') return { text: 'Lay the path anew', group, rule, touches: [] };
  const where = extentName(s, piece, posesAlong(s, piece, path).at(-1)!);
  return {
    text: `Let ${pieceName(s, piece)} take this path to ${where}${deed === 'attack' ? ' and attack' : ''}`,
    group,
    rule,
    touches: [idOf.piece(piece)],
  };
}
