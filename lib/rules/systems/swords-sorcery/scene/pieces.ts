import type { ScenePiece } from '../../../kernel/game/scene';
import { capital } from '../../../kernel/words/words';
import { figures, pieces } from '../catalogue/pieces';
import {
  ASLEEP,
  CARRIER,
  CURSED,
  DRAGON,
  GHOST,
  HELD,
  HULK,
  PARALYSED,
  pieceTypes,
  printedDice,
  ROCK,
  SHIELDED,
  STONE,
  STOPPED,
  TOKEN,
  VAPOUR,
  WIZARD,
  type SsState,
} from '../engine/state';
import { idOf, whosePiece } from './names';

const icons = new Map<string, string>([...pieces, ...figures].map((entry) => [entry.id, entry.icon]));

/** Its picture: that of its rank, of a ghost or of a rock. */
export function iconOf(s: SsState, piece: number): string {
  const flags = s.flags[piece]!;
  const id = flags & GHOST ? 'ghost' : flags & STONE ? 'rock' : pieceTypes[s.type[piece]!]!;
  return icons.get(id) ?? 'chess-pawn';
}

const states: readonly (readonly [bit: number, words: string])[] = [
  [GHOST, 'a ghost'],
  [STONE, 'a rock'],
  [ASLEEP, 'asleep'],
  [PARALYSED, 'paralysed'],
  [HELD, 'held by a trap'],
  [SHIELDED, 'shielded'],
  [CURSED, 'cursed'],
  [CARRIER, 'a carrier'],
  [DRAGON, 'a dragon'],
  [VAPOUR, 'vapour'],
];

const stateWords = (s: SsState, piece: number): string =>
  states
    .filter(([bit]) => s.flags[piece]! & bit)
    .map(([, words]) => `, ${words}`)
    .join('');

const isFighting = (s: SsState, piece: number): boolean => {
  const spot = s.at[piece]!;
  return s.guest[spot]! >= 0 && (s.on[spot] === piece || s.guest[spot] === piece);
};

const LAME = GHOST | STONE | ASLEEP | PARALYSED | HELD;

/** Everything that stands on a spot: pieces with their conflict dice, and rocks. */
export function piecesOf(s: SsState): ScenePiece[] {
  const out: ScenePiece[] = [];
  s.on.forEach((what, spot) => {
    if (what === ROCK)
      out.push({ id: idOf.rock(s, spot), space: idOf.spot(s, spot), name: 'A rock', icon: 'rock' });
  });
  s.at.forEach((spot, piece) => {
    if (spot < 0) return;
    const [type, owner, flags] = [s.type[piece]!, s.owner[piece]!, s.flags[piece]!];
    const done = s.phase === 'move' && owner === s.active && (flags & STOPPED) !== 0;
    const dice = printedDice[type]!;
    out.push({
      id: idOf.piece(piece),
      space: idOf.spot(s, spot),
      ...(owner < 0 ? {} : { seat: owner }),
      name: `${capital(whosePiece(s, piece))}${stateWords(s, piece)}${isFighting(s, piece) ? ', in conflict' : ''}`,
      icon: iconOf(s, piece),
      ...(dice > 0 ? { label: String(dice) } : {}),
      ...(flags & LAME || done ? { state: 'spent' as const } : {}),
      ...(type === TOKEN
        ? { size: 'small' as const }
        : type === HULK || type === WIZARD
          ? { size: 'large' as const }
          : {}),
    });
  });
  return out;
}
