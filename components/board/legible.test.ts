import { expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import {
  beginGame,
  isPlayable,
  lastState,
  loadPlayable,
  playMove,
  type GameUnderWay,
  type Scene,
} from '@/lib/rules/playing';
import { seededDice } from '@/lib/rules/kernel/game/dice';
import { spotOf } from '@/lib/rules/kernel/game/spot';
import { systemSlugs } from '@/lib/rules/registry';
import { pieceRoom, placePieces } from './geometry';
import { reachOf } from './piece';
import { labelBox, labelSpot } from './printed';

const MOVES = 160;
const EVERY = 8;

/** The label of a space with the pieces on it that lie under it, in words; what lies flat is stood on and written on. */
function covered(scene: Scene): readonly string[] {
  const spots = new Map(scene.spaces.map((space) => [space.id, spotOf(space)]));
  const { placed } = placePieces(scene, pieceRoom(scene.spaces, spots));
  return scene.spaces.flatMap((space) => {
    if (!space.label) return [];
    const there = placed.filter(({ piece }) => piece.space === space.id && !piece.flat && !piece.covers);
    const { left, right, top, bottom } = labelBox(
      labelSpot(space, spots.get(space.id)!, there.length > 0),
      space.label,
    );
    return there.flatMap(({ piece, spot }) => {
      const [dx, dy] = [
        Math.max(left - spot.x, 0, spot.x - right),
        Math.max(top - spot.y, 0, spot.y - bottom),
      ];
      const free = Math.hypot(dx, dy) - reachOf(piece, spot);
      return free < 0 ? [`${space.id} ${space.label} under ${piece.name}, of ${there.length}: ${free}`] : [];
    });
  });
}

test.each(systemSlugs.filter(isPlayable))(
  'in a game of %s no piece stands on the label of its space',
  async (slug) => {
    const playable = (await loadPlayable(slug))!;
    const begun = beginGame(await loadSystem(slug), playable, { lists: [null, null] }, 'labels');
    if (!begun.ok) throw new Error('not begun');
    let game: GameUnderWay = begun.value;
    const dice = seededDice('choices');
    for (let n = 0; n < MOVES; n++) {
      const state = lastState(game);
      if (n % EVERY === 0) expect(covered(playable.scene(state, 0))).toEqual([]);
      const [seat] = playable.engine.toAct(state);
      if (seat === undefined) break;
      const choices = playable.engine.choices(state, seat);
      const steady = playable.steady(playable.engine.view(state, seat), seat, choices, dice);
      const next = playMove(playable, game, seat, choices.indexOf(steady));
      if (!next.ok) throw new Error('not played');
      game = next.value;
    }
  },
);
