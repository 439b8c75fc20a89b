import { z } from 'zod';
import type { SpaceForm } from '../../../kernel/game/space-form';
import { structures, terrains } from '../catalogue/vocabulary';
import { SPACES } from '../engine/board';
import { idOf } from '../scene/names';
import type { MmBoard } from './board';

const Ground = z.strictObject({
  terrain: z.enum(terrains).meta({ title: 'Terrain' }),
  structure: z.enum(structures).meta({ title: 'Structure' }),
});

const places = new Map(Array.from({ length: SPACES }, (_, space) => [idOf.space(space), space]));

/** Tile and chit of a space. (MM-016, MM-018) */
export const spaceForm: SpaceForm<MmBoard> = {
  schema: (_, space) => (places.has(space) ? Ground : undefined),
  read({ terrain, structure }, space) {
    const at = places.get(space) ?? -1;
    return { terrain: terrain[at], structure: structure[at] };
  },
  write(board, space, value) {
    const at = places.get(space)!;
    const { terrain, structure } = Ground.parse(value);
    return { terrain: board.terrain.with(at, terrain), structure: board.structure.with(at, structure) };
  },
};
