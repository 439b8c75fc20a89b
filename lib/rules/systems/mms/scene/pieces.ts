import type { ScenePiece } from '../../../kernel/game/scene';
import { counted, listed } from '../../../kernel/words/words';
import { squaresOf } from '../engine/board';
import { capOf, cardOf, HIDDEN, ON_MAT, type MmsState } from '../engine/state';
import { cardName, idOf, numberOf, ownedBy, seatName, unawareOf, whosePiece } from './names';

/** `, 2 × 3 squares` of what covers more than one. */
export const sizeWords = (s: MmsState, piece: number): string =>
  s.wide[piece]! * s.long[piece]! > 1 ? `, ${s.wide[piece]} × ${s.long[piece]} squares` : '';

/** What it carries, in words: `, carries Armor and War Axe`. */
const carriedWords = (s: MmsState, piece: number): string => {
  const names = s.carried[piece]!.map((card) => cardName(s, card));
  return names.length === 0 ? '' : `, carries ${listed(names)}`;
};

/** To whom a piece is still a marker, in words; before the parts are joined nobody has seen anything. */
const unseenWords = (s: MmsState, piece: number): string => {
  const unaware = s.phase === 'layout' ? [] : unawareOf(s, piece);
  return unaware.length === 0 ? '' : `, unknown to ${listed(unaware.map(seatName))}`;
};

/** CAP as it stands: `, 25 of 34 CAP`, and whether it is doomed (MMS-120, MMS-R26). */
export function capWords(s: MmsState, piece: number): string {
  const { cap } = cardOf(s, piece);
  if (cap === 0) return '';
  const now = capOf(s, piece);
  const shown = now < 0 ? `−${-now}` : `${now}`;
  return `, ${shown} of ${cap} CAP${now <= 0 ? ', doomed' : ''}`;
}

/** Where it stands on the board, with every square that it covers where an outline is to show them. */
function places(s: MmsState, piece: number, flat = false): Pick<ScenePiece, 'space' | 'covers' | 'flat'> {
  const at = s.at[piece]!;
  const all = squaresOf(s, piece, at, s.rot[piece]!);
  return {
    space: idOf.square(s, at),
    ...(flat || all.length > 1 ? { covers: all.map((square) => idOf.square(s, square)) } : {}),
    ...(flat ? { flat } : {}),
  };
}

/** A marker shows an outline, a number and whose it is (MMS-064, MMS-R36). */
const marker = (s: MmsState, piece: number): ScenePiece => ({
  id: idOf.piece(piece),
  ...places(s, piece),
  seat: s.game.owner[piece]!,
  name: `${ownedBy(s.game.owner[piece]!)} marker ${numberOf(s, piece)}, not identified${sizeWords(s, piece)}${
    s.lost[piece]! > 0 ? `, has lost ${counted(s.lost[piece]!, 'CAP', 'CAP')}` : ''
  }`,
  icon: 'any/cut-diamond',
  label: String(numberOf(s, piece)),
  state: 'covered',
});

function knownPiece(s: MmsState, piece: number): ScenePiece {
  const card = cardOf(s, piece);
  const owner = s.game.owner[piece]!;
  // Whoever stands in a Defense work stands on it.
  const base = { id: idOf.piece(piece), ...places(s, piece, card.kind === 'defense'), icon: card.icon };
  const name = `${whosePiece(s, piece)}${sizeWords(s, piece)}`;
  if (card.kind === 'decoy') return { ...base, seat: owner, name, size: 'small' };
  if (card.kind === 'character') {
    const acted = s.acted[piece] === 1 && s.phase === 'turn';
    const now = capOf(s, piece);
    return {
      ...base,
      seat: owner,
      name: `${name}${capWords(s, piece)}${carriedWords(s, piece)}${acted ? ', has acted' : ''}${unseenWords(s, piece)}`,
      label: now < 0 ? `−${-now}` : String(now),
      size: 'large',
      ...(acted ? { state: 'spent' as const } : {}),
    };
  }
  const holder = s.control[piece]!;
  const held = holder < 0 ? ', held by nobody' : holder === owner ? '' : `, held by ${seatName(holder)}`;
  return {
    ...base,
    ...(holder < 0 ? {} : { seat: holder }),
    name: `${name}${capWords(s, piece)}${held}${unseenWords(s, piece)}`,
    ...(card.cap > 0 ? { label: String(capOf(s, piece)) } : {}),
    ...(s.operated[piece] === 1 ? { state: 'spent' as const } : {}),
  };
}

/** Is it drawn as the ground of its squares instead of a piece of its own? */
const isGround = (s: MmsState, piece: number): boolean => s.game.cards[s.card[piece]!]?.kind === 'terrain';

/** Everything that stands on the mat as the viewer knows it; known Terrain is the ground. */
export const piecesOf = (s: MmsState): ScenePiece[] =>
  s.at.flatMap((at, piece) =>
    at < 0 || s.fate[piece] !== ON_MAT || isGround(s, piece)
      ? []
      : [s.card[piece] === HIDDEN ? marker(s, piece) : knownPiece(s, piece)],
  );

/** What to touch for a piece: itself, or the square of known Terrain; nothing where it is not on the mat. */
export const touchOf = (s: MmsState, piece: number): readonly string[] => {
  const at = s.at[piece]!;
  if (at < 0 || s.fate[piece] !== ON_MAT) return [];
  return [isGround(s, piece) ? idOf.square(s, at) : idOf.piece(piece)];
};
