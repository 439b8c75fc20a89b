import { z } from 'zod';
import { variation } from '../../../kernel/system';
import { specialIds, type SpecialId } from '../catalogue/vocabulary';

const group = 'Map and specials';

const Specials = z.strictObject(
  Object.fromEntries(specialIds.map((id) => [id, z.int().min(0).max(4).optional()])) as Record<
    SpecialId,
    z.ZodOptional<z.ZodInt>
  >,
);

/** Territories of a map on which no number was agreed, by players. */
export const territoriesFor = (players: number): number =>
  players <= 3 ? 120 : players === 4 ? 160 : players === 5 ? 180 : 200;

/** Variations of the map and its special territories. */
export const mapVariations = {
  mapTerritories: z
    .int()
    .min(100)
    .max(240)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Territories of the map',
        description:
          'How many territories the map has. Where no number is agreed: 120 for two or three players, 160 for four, 180 for five, 200 for six.',
        origin: 'seed',
        rules: ['BM-012'],
        group,
      }),
    ),
  mapLayout: z
    .enum(['continent', 'inland-sea', 'two-continents', 'free'])
    .default('continent')
    .meta(
      variation({
        title: 'Layout of the map',
        description:
          'How land and water are spread: one continent, a sea within the land, two continents, or left to chance.',
        origin: 'proposal',
        rules: ['BM-008'],
        group,
      }),
    ),
  mapSymmetry: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Symmetrical map',
        description: 'For two players: the map looks the same from both sides.',
        origin: 'proposal',
        rules: ['BM-008'],
        group,
      }),
    ),
  minBorderMm: z
    .int()
    .min(3)
    .max(15)
    .default(5)
    .meta(
      variation({
        title: 'Shortest border (mm)',
        description: 'Territories that touch along less than this are not neighbours.',
        origin: 'ruling',
        rules: ['BM-003', 'BM-R62'],
        group,
      }),
    ),
  specials: Specials.default({}).meta(
    variation({
      title: 'Special territories',
      description: 'How many of each kind lie on the map. None unless the table agrees on some.',
      origin: 'seed',
      rules: ['BM-160', 'BM-L23', 'BM-L24'],
      group,
    }),
  ),
  maxPerKind: z
    .int()
    .min(1)
    .max(4)
    .default(2)
    .meta(
      variation({
        title: 'Most specials of one kind',
        description: 'A warning is given when the map has more of one kind.',
        origin: 'proposal',
        rules: ['BM-160', 'BM-L23'],
        group,
      }),
    ),
  specialEntry: z
    .enum(['replace', 'max', 'add'])
    .default('replace')
    .meta(
      variation({
        title: 'Entering a special territory',
        description:
          'Its 2 MP replace the cost of the terrain, are the least that is paid, or are paid on top of it.',
        origin: 'ruling',
        rules: ['BM-161', 'BM-R12'],
        group,
      }),
    ),
  cityEffect: z
    .enum(['maxOnly', 'maxAndThreshold'])
    .default('maxOnly')
    .meta(
      variation({
        title: 'What a City does',
        description:
          'It raises the limit of the recruit pile only, or also the number below which a chit is drawn.',
        origin: 'ruling',
        rules: ['BM-162', 'BM-R39'],
        group,
      }),
    ),
  ruinsHeroMayRetreat: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'A hero may flee the Ruins',
        description:
          'A hero whom the Ruins would destroy may retreat as from a battle, but not who flees into them or rides a fleeing dragon.',
        origin: 'ruling',
        rules: ['BM-174', 'BM-R40'],
        group,
      }),
    ),
  lairFinds: z
    .enum(['dragon', 'heavy'])
    .default('dragon')
    .meta(
      variation({
        title: 'What a Dragons Lair finds',
        description: 'Dragons only, or Juggernaughts and Giants too.',
        origin: 'ruling',
        rules: ['BM-169', 'BM-R45', 'BM-L24'],
        group,
      }),
    ),
};
