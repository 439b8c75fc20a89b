import { z } from 'zod';
import type { SpaceForm } from '../../../kernel/game/space-form';
import { specialNames, terrains } from '../catalogue/territories';
import { specialIds, terrainIds } from '../catalogue/vocabulary';
import type { BmMap } from './map';
import { placeWords, spaceId } from './map-scene';

const terrainNames = Object.fromEntries(terrains.map(({ id, name }) => [id, name]));

/** Place of a territory by its id in scenes; −1: there is none. */
const placeOf = ({ territories }: BmMap, space: string): number =>
  territories.findIndex((_, at) => spaceId(at) === space);

/** Borders of a territory, each with the one beyond it. */
const bordersAt = ({ borders }: BmMap, at: number) =>
  borders.flatMap(({ a, b, river }) =>
    a === at || b === at ? [{ beyond: spaceId(a === at ? b : a), river }] : [],
  );

/** Terrain, what is special, a name, and the rivers round a territory. (BM-003 to BM-007) */
const formOf = (map: BmMap, at: number) => {
  const beyond = bordersAt(map, at).map((border) => border.beyond);
  return z.strictObject({
    terrain: z.enum(terrainIds).meta({ title: 'Terrain', labels: terrainNames }),
    special: z.enum(specialIds).optional().meta({ title: 'Special territory', labels: specialNames }),
    name: z.string().trim().min(1).max(40).optional().meta({ title: 'Name' }),
    rivers: z.array(z.enum(beyond)).meta({
      title: 'Rivers on the border with',
      labels: Object.fromEntries(beyond.map((id) => [id, placeWords(map, placeOf(map, id))])),
    }),
  });
};

export const spaceForm: SpaceForm<BmMap> = {
  schema(map, space) {
    const at = placeOf(map, space);
    return at < 0 ? undefined : formOf(map, at);
  },
  read(map, space) {
    const at = placeOf(map, space);
    const { terrain, special, name } = map.territories[at]!;
    const rivers = bordersAt(map, at).flatMap(({ beyond, river }) => (river ? [beyond] : []));
    return {
      terrain,
      ...(special === undefined ? {} : { special }),
      ...(name === undefined ? {} : { name }),
      rivers,
    };
  },
  write(map, space, value) {
    const at = placeOf(map, space);
    const { rivers, ...said } = formOf(map, at).parse(value);
    const { shape, centre } = map.territories[at]!;
    return {
      ...map,
      territories: map.territories.with(at, { ...said, shape, centre }),
      borders: map.borders.map((border) =>
        border.a === at || border.b === at
          ? { ...border, river: rivers.includes(spaceId(border.a === at ? border.b : border.a)) }
          : border,
      ),
    };
  },
};
