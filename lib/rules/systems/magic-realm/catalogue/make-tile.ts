import { listed } from '../../../kernel/words/words';
import { entryOf } from './make';
import { clearingTable } from './table-words';
import type { Clearing, Roadway, Tile, TileSide } from './types';
import { edges, type ClearingType, type Color, type Edge, type RoadKind, type TileKind } from './vocabulary';

const clearing =
  (type: ClearingType) =>
  (n: number, x: number, y: number, ...colors: readonly Color[]): Clearing => ({
    n,
    type,
    at: [x, y],
    ...(colors.length > 0 ? { colors } : {}),
  });

export const woods = clearing('woods');
export const cave = clearing('cave');
export const mountain = clearing('mountain');

type Roads = { readonly [K in RoadKind]?: string };

const isEdge = (text: string): text is Edge => (edges as readonly string[]).includes(text);

/** Reads `1-6 4-SE`: from clearing 1 to clearing 6, and from clearing 4 over the south-east edge. */
const roadways = (text: string, kind: RoadKind): readonly Roadway[] =>
  text.split(' ').map((road) => {
    const [from, to] = road.split('-') as [string, string];
    return [Number(from), isEdge(to) ? to : Number(to), kind];
  });

const roadKinds: readonly RoadKind[] = ['open', 'tunnel', 'hidden', 'secret'];

/** One side of a tile. */
export const side = (given: Roads & Pick<TileSide, 'clearings' | 'groups'>): TileSide => ({
  clearings: given.clearings,
  roadways: roadKinds.flatMap((kind) => (given[kind] === undefined ? [] : roadways(given[kind], kind))),
  groups: given.groups,
});

const opening: Readonly<Record<TileKind, string>> = {
  cave: 'Cave tile: a C warning chit and a sound, a site or the Lost City.',
  mountain: 'Mountain tile: an M warning chit and a sound, a site or the Lost Castle.',
  valley: 'Valley tile: a V warning chit, exchanged for a dwelling or the ghosts before play.',
  woods: 'Woods tile: a W warning chit.',
};

const colored = ({ clearings }: TileSide): string => {
  const all = clearings.map((c) => listed(c.colors ?? []));
  return new Set(all).size === 1
    ? `${all[0]} magic in every clearing`
    : clearings.map((c) => `${c.n} ${listed(c.colors ?? [])}`).join(', ');
};

const findable = (name: string, { roadways: roads }: TileSide): string => {
  const hidden = roads.filter(([, , kind]) => kind === 'hidden').map(([a, b]) => `${a}–${b}`);
  const secret = roads.filter(([, , kind]) => kind === 'secret').map(([a, b]) => `${a}–${b}`);
  const found = [
    ...(hidden.length > 0 ? [`hidden ${hidden.join(', ')}`] : []),
    ...(secret.length > 0 ? [`secret ${secret.join(', ')}`] : []),
  ];
  return found.length > 0 ? `${name} side: ${found.join('; ')}.` : '';
};

type Made = 'kind' | 'indicia' | 'tags' | 'text' | 'effects' | 'copies' | 'provenance' | 'source' | 'rules';

/** A map tile with both its sides. */
export const tile = (given: Omit<Tile, Made>): Tile => {
  const { id, name, icon, tileKind, letter, normal, enchanted, roadEdges } = given;
  return entryOf(
    {
      id,
      name,
      icon,
      copies: 1,
      effects: [],
      text: () =>
        [
          opening[tileKind],
          `Roads leave at ${roadEdges.join(', ')}.`,
          `Enchanted: ${colored(enchanted)}.`,
          findable('Green', normal),
          findable('Enchanted', enchanted),
        ]
          .filter((s) => s !== '')
          .join(' '),
      indicia: { tileKind, clearings: normal.clearings.length, letter, roadEdges: roadEdges.length },
      tags: [...new Set([tileKind, ...normal.clearings.map((c) => `${c.type} clearing`)])],
      rules: ['MR-B03', 'MR-B04', 'MR-B08', 'MR-024', 'MR-071', 'MR-072', 'MR-B23'],
      tables: () => [clearingTable(normal, enchanted)],
      source: '3, 25, 27, 29, 49, 55',
      printed: ['kind'],
    },
    {
      ...given,
      kind: 'tile',
    },
  );
};
