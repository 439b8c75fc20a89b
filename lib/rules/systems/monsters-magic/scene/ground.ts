import type { SceneGround, SceneSpace } from '../../../kernel/game/scene';
import { chits } from '../catalogue/chits';
import { labelOf, SPACES } from '../engine/board';
import { groundName, idOf } from './names';

/** Terrain as the page paints it, in the order of the vocabulary. */
const grounds: readonly SceneGround[] = ['grass', 'forest', 'mountain', 'desert'];

/** Units of the scene along one side of a space. */
export const SIDE = 100;

/** The 64 spaces with tile and chit (MM-016, MM-018); `owner` says whose units hold them. */
export const spacesOf = (
  { terrain, structure }: { readonly terrain: readonly number[]; readonly structure: readonly number[] },
  owner: (space: number) => number = () => -1,
): SceneSpace[] =>
  Array.from({ length: SPACES }, (_, space) => {
    const [x, y] = [(space % 8) * SIDE, (space >> 3) * SIDE];
    const icon = chits[structure[space] ?? -1]?.icon;
    const seat = owner(space);
    return {
      id: idOf.space(space),
      name: groundName(space, terrain[space] ?? -1, structure[space] ?? -1),
      shape: [x, y, x + SIDE, y, x + SIDE, y + SIDE, x, y + SIDE],
      ground: grounds[terrain[space] ?? -1] ?? 'blank',
      ...(icon === undefined ? {} : { icon }),
      label: labelOf(space),
      ...(seat < 0 ? {} : { seat }),
    };
  });
