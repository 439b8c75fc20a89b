import { z } from 'zod';
import { structures, terrains } from '../catalogue/vocabulary';
import { SPACES, type Ground } from '../engine/board';

/** A drawn or dealt board: tile and chit of each space, row by row from a8 to h1. */
export const MmBoard = z
  .strictObject({
    terrain: z
      .array(z.enum(terrains))
      .length(SPACES)
      .meta({ description: 'Tiles from a8 to h1, row by row' }),
    structure: z
      .array(z.enum(structures))
      .length(SPACES)
      .meta({ description: 'Chits from a8 to h1, row by row' }),
  })
  .meta({ id: 'MonstersMagicBoard', title: 'Board of Monsters and Magic' });
export type MmBoard = Readonly<z.infer<typeof MmBoard>>;

export const groundOf = (board: MmBoard): Ground => ({
  terrain: board.terrain.map((name) => terrains.indexOf(name)),
  structure: board.structure.map((name) => structures.indexOf(name)),
});
export const boardOf = (ground: Ground): MmBoard => ({
  terrain: ground.terrain.map((i) => terrains[i]!),
  structure: ground.structure.map((i) => structures[i]!),
});

/** A board out of its north-west quarter, row by row, turned from corner to corner: every player looks at the same. */
export function turned(terrain: readonly number[], structure: readonly number[]): Ground {
  const ground: Ground = {
    terrain: new Array<number>(SPACES).fill(0),
    structure: new Array<number>(SPACES).fill(0),
  };
  for (let i = 0; i < 16; i++) {
    let [row, col] = [i >> 2, i % 4];
    for (let turn = 0; turn < 4; turn++) {
      ground.terrain[row * 8 + col] = terrain[i]!;
      ground.structure[row * 8 + col] = structure[i]!;
      [row, col] = [col, 7 - row];
    }
  }
  return ground;
}
