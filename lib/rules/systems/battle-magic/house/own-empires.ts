import { z } from 'zod';
import { variation } from '../../../kernel/system';

const group = 'Empires of your own';

/** Least and most counters of a group of classes. */
const range = (min: number, max: number) =>
  z
    .tuple([z.int().min(0).max(60).meta({ title: 'Least' }), z.int().min(0).max(60).meta({ title: 'Most' })])
    .default([min, max]);

/** The span of the five printed sets; siege is ballista and Crystal Tower, heavy is dragon, Juggernaught and Giant. */
export const ClassBounds = z
  .strictObject({
    army: range(6, 12),
    ship: range(6, 8),
    castle: range(4, 7),
    wizard: range(3, 7),
    siege: range(3, 6),
    heavy: range(3, 4),
    hero: range(0, 5),
    artifact: range(3, 7),
  })
  .refine(
    (bounds) => Object.values(bounds).every(([min, max]) => min <= max),
    'the least must not exceed the most',
  );
export type ClassBounds = z.infer<typeof ClassBounds>;
const officialSpan = ClassBounds.parse({});

/** Variations of empires of one’s own. */
export const ownEmpireVariations = {
  setSize: z
    .int()
    .min(30)
    .max(60)
    .default(44)
    .meta(
      variation({
        title: 'Counters in a set',
        description: 'How many counters an empire has. The printed sets have 44.',
        origin: 'proposal',
        rules: ['BM-031', 'BM-L02'],
        group,
      }),
    ),
  goldValueCap: z
    .int()
    .min(60)
    .max(150)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Most Gold value',
        description:
          'The most that the counters of a custom empire may cost together. 96 is the value of the humans, 106 admits all five.',
        origin: 'proposal',
        rules: ['BM-L05'],
        group,
      }),
    ),
  classBounds: ClassBounds.default(officialSpan).meta(
    variation({
      title: 'Bounds of the classes',
      description:
        'Least and most counters of each group of classes in a custom empire: the span of the five printed sets.',
      origin: 'proposal',
      rules: ['BM-L06'],
      group,
    }),
  ),
  strictBounds: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Bounds are binding',
        description:
          'A custom empire outside the bounds of the classes is illegal instead of merely unusual.',
        origin: 'proposal',
        rules: ['BM-L06'],
        group,
      }),
    ),
};
