import { z } from 'zod';
import { variation, type VariationMeta } from '../../../kernel/system';

const option = (meta: Omit<VariationMeta, 'origin'>) =>
  z
    .boolean()
    .default(false)
    .meta(variation({ origin: 'option', ...meta }));

/** Monsters, natives, combat, magic and items: how the game is played. */
export const playHouse = {
  'order.mode': z
    .enum(['seating', 'draw-order'])
    .default('seating')
    .meta(
      variation({
        title: 'Order in the Encounter step',
        description:
          'Clockwise from the owner of the first counter drawn that day, or in the order of the draw.',
        origin: 'ruling',
        rules: ['MR-102', 'MR-R20'],
        group: 'Combat',
      }),
    ),
  'monsters.quiet': option({
    title: 'Quiet monsters',
    description: 'A hidden individual does not turn up map chits at the end of a turn.',
    rules: ['MR-084', 'MR-B70'],
    group: 'Monsters and natives',
  }),
  'monsters.alerted': z
    .enum(['off', 'on', 'roll'])
    .default('off')
    .meta(
      variation({
        title: 'Alerted monsters',
        description:
          'Whether optional rule 10.B.2 is in use, in which monsters and unhired natives need not begin a combat light side up, or is rolled for. On our sheets Tremendous monsters begin red side down in every case.',
        origin: 'option',
        rules: ['MR-100', 'MR-B70'],
        group: 'Monsters and natives',
      }),
    ),
  'monsters.dragonHeads': option({
    title: 'Dragon heads',
    description: 'The heads of Tremendous dragons are missile attacks of length 15, of flying ones 13.',
    rules: ['MR-B55', 'MR-B70'],
    group: 'Monsters and natives',
  }),
  'natives.watchful': option({
    title: 'Watchful natives',
    description: 'Optional rule 10.B.4 (watchful natives) is in use.',
    rules: ['MR-B70'],
    group: 'Monsters and natives',
  }),
  'natives.extendedTreachery': option({
    title: 'Extended treachery',
    description: 'Optional rule 10.B.5 (extended treachery) is in use.',
    rules: ['MR-B45', 'MR-B70'],
    group: 'Monsters and natives',
  }),
  'natives.grudges': z
    .enum(['off', 'on', 'extended'])
    .default('off')
    .meta(
      variation({
        title: 'Grudges and gratitude',
        description:
          'Whether optional rule 10.B.6 (grudges and gratitude) is in use, and whether 10.B.7 extends it.',
        origin: 'option',
        rules: ['MR-B70'],
        group: 'Monsters and natives',
      }),
    ),
  'combat.ambush': option({
    title: 'Ambush',
    description:
      'A hidden character who attacks with a missile weapon, or casts on one individual, rolls on the Hide table and stays hidden on a success.',
    rules: ['MR-138', 'MR-B69'],
    group: 'Combat',
  }),
  'combat.seriousWounds': option({
    title: 'Serious wounds',
    description:
      'Harm equal to the vulnerability gives as many wounds as the higher of two dice instead of death.',
    rules: ['MR-B68', 'MR-R33'],
    group: 'Combat',
  }),
  'combat.optionalTables': option({
    title: 'Optional combat tables',
    description:
      'Optional rule 10.D.3 is in use: the tables for stumbling and fumbling, and another one for missiles.',
    rules: ['MR-B70'],
    group: 'Combat',
  }),
  'combat.horseSides': z
    .enum(['flip', 'gallop-once'])
    .default('flip')
    .meta(
      variation({
        title: 'Horses in both steps',
        description:
          'A horse played in the Encounter step must show its other side in the Melee step, or only may not gallop twice.',
        origin: 'ruling',
        rules: ['MR-132', 'MR-B59', 'MR-R24'],
        group: 'Combat',
      }),
    ),
  'combat.quietRoundsToEnd': z
    .int()
    .min(1)
    .max(3)
    .default(2)
    .meta(
      variation({
        title: 'Quiet rounds that end a combat',
        description: 'So many rounds in a row without any event end the combat of a clearing.',
        origin: 'seed',
        rules: ['MR-094', 'MR-R51'],
        group: 'Combat',
      }),
    ),
  'combat.maxRounds': z
    .int()
    .min(10)
    .max(200)
    .default(40)
    .meta(
      variation({
        title: 'Most rounds of a combat',
        description: 'After so many rounds in one clearing and evening the combat is broken off.',
        origin: 'ruling',
        rules: ['MR-R45'],
        group: 'Combat',
      }),
    ),
  'magic.enhanced': option({
    title: 'Enhanced magic',
    description: 'Casting ties up neither the chit nor the recorded spell.',
    rules: ['MR-124', 'MR-B70'],
    group: 'Magic',
  }),
  'magic.benevolent': option({
    title: 'Benevolent spells',
    description:
      'Day and combat spells and Peace with Nature may be cast on own hirelings without treachery.',
    rules: ['MR-B45', 'MR-B70'],
    group: 'Magic',
  }),
  'magic.enhancedItems': option({
    title: 'Enhanced artifacts and books',
    description:
      'Optional rule 10.C.3 (enhanced artifacts and spell books) is in use. Characters without MAGIC chits can then learn spells too.',
    rules: ['MR-B70'],
    group: 'Magic',
  }),
  'magic.pitAsAttack': option({
    title: 'Power of the Pit as an attack',
    description:
      'Optional rule 10.C.4 is in use: the Power of the Pit that a character casts has to hit like an attack, and is rolled then.',
    rules: ['MR-S29', 'MR-B70'],
    group: 'Magic',
  }),
  'magic.autoEnchant': option({
    title: 'Automatic enchanting',
    description: 'Optional rule 10.C.5 is in use: tiles turn over on seventh days.',
    rules: ['MR-B70'],
    group: 'Magic',
  }),
  'magic.preparedFatigueAt': z
    .enum(['midnight', 'combat-end'])
    .default('midnight')
    .meta(
      variation({
        title: 'When prepared chits fatigue',
        description: 'At midnight of the day, or when the combat in the clearing is over.',
        origin: 'ruling',
        rules: ['MR-195', 'MR-B63', 'MR-R39'],
        group: 'Magic',
      }),
    ),
  'items.potionReturn': z
    .enum(['owner', 'removed'])
    .default('owner')
    .meta(
      variation({
        title: 'Used potions',
        description: 'They return to the trader that the card names, or leave the game.',
        origin: 'ruling',
        rules: ['MR-201', 'MR-B19', 'MR-R40'],
        group: 'Items',
      }),
    ),
  'items.dropping': option({
    title: 'Dropping',
    description: 'Optional rule 10.A.5 (dropping) is in use.',
    rules: ['MR-B70'],
    group: 'Items',
  }),
  'items.caching': option({
    title: 'Caching',
    description: 'Optional rule 10.A.4 (caching) is in use.',
    rules: ['MR-B70'],
    group: 'Items',
  }),
} as const;
