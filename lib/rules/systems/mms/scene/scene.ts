import type { Seat } from '../../../kernel/game/engine';
import type { Scene, SceneLine } from '../../../kernel/game/scene';
import { acrossOf, downOf } from '../engine/board';
import { posesAlong } from '../engine/moves';
import type { MmsState } from '../engine/state';
import { bordersOf, squaresOfScene } from './ground';
import { SIDE } from './mat';
import { phaseOf } from './phase';
import { piecesOf } from './pieces';
import { seatOfScene } from './seats';
import { traysOf } from './trays';

/** The middle of a piece in a pose. */
function middleOf(s: MmsState, piece: number, pose: number): readonly [x: number, y: number] {
  const [at, rot] = [pose >> 1, pose & 1];
  return [
    ((at % s.game.width) + acrossOf(s, piece, rot) / 2) * SIDE,
    (Math.floor(at / s.game.width) + downOf(s, piece, rot) / 2) * SIDE,
  ];
}

/** The path as far as it is laid by hand (MMS-072). */
function pathOf(s: MmsState): SceneLine[] {
  const { piece, path } = s.acting;
  if (path.length === 0 || s.at[piece]! < 0) return [];
  return [{ kind: 'link', points: posesAlong(s, piece, path).flatMap((pose) => middleOf(s, piece, pose)) }];
}

/** The position as its viewer may see it. */
export const scene = (s: MmsState, viewer: Seat | undefined): Scene => ({
  width: s.game.width * SIDE,
  height: s.game.height * SIDE,
  spaces: squaresOfScene(s),
  lines: s.phase === 'layout' ? bordersOf(s.game.part, s.game.width) : pathOf(s),
  pieces: piecesOf(s),
  trays: traysOf(s, viewer),
  seats: Array.from({ length: s.game.players }, (_, seat) => seatOfScene(s, seat)),
  phase: phaseOf(s, viewer),
});
