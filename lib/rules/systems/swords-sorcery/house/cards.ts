import { z } from 'zod';
import { variation } from '../../../kernel/system';

/** The pile, first hands and grimoires. */
export const cards = {
  handSize: z
    .int()
    .min(0)
    .max(12)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'First hand',
        description: 'Cards each player begins with. Left open: eight less the number of players.',
        origin: 'proposal',
        rules: ['SS-013', 'SS-L07', 'SS-L08'],
        group: 'Cards',
      }),
    ),
  cardSource: z
    .enum(['dealt', 'grimoire', 'snake-draft'])
    .default('dealt')
    .meta(
      variation({
        title: 'How first hands arise',
        description:
          'Dealt from the pile, brought by each player, or drafted from the open pile: one card a pick, forth and back round the table.',
        origin: 'proposal',
        rules: ['SS-013', 'SS-L08'],
        group: 'Cards',
      }),
    ),
  pileMode: z
    .enum(['standard', 'custom'])
    .default('standard')
    .meta(
      variation({
        title: 'Pile',
        description: 'The 63 cards once each, or a pile that the table puts together.',
        origin: 'proposal',
        rules: ['SS-L06', 'SS-R80'],
        group: 'Cards',
      }),
    ),
  maxCopies: z
    .int()
    .min(1)
    .max(4)
    .default(1)
    .meta(
      variation({
        title: 'Copies of a card',
        description: 'How many copies of one card a custom pile may hold. One of each is printed.',
        origin: 'proposal',
        rules: ['SS-L03', 'SS-L12', 'SS-R80'],
        group: 'Cards',
      }),
    ),
  pileReserve: z
    .int()
    .min(0)
    .max(30)
    .default(3)
    .meta(
      variation({
        title: 'Cards left in the pile',
        description: 'So many must be left when all first hands are out; three serve one Wisdom.',
        origin: 'proposal',
        rules: ['SS-L05'],
        group: 'Cards',
      }),
    ),
  levelTotal: z
    .int()
    .min(0)
    .max(72)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Level total of a grimoire',
        description: 'The sum of levels may not be higher. Left open: three for each card of the hand.',
        origin: 'proposal',
        rules: ['SS-L09'],
        group: 'Grimoire',
      }),
    ),
  levelFloor: z
    .int()
    .min(0)
    .max(72)
    .default(0)
    .meta(
      variation({
        title: 'Least level total',
        description: 'The sum of levels of a grimoire may not be lower.',
        origin: 'proposal',
        rules: ['SS-L10'],
        group: 'Grimoire',
      }),
    ),
  powerTotal: z
    .int()
    .min(0)
    .max(60)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'House power of a grimoire',
        description: 'A second limit, by our estimate of each card’s strength. Left open: none.',
        origin: 'proposal',
        rules: ['SS-L11'],
        group: 'Grimoire',
      }),
    ),
  maxPermanents: z
    .int()
    .min(0)
    .max(12)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Permanent cards in a grimoire',
        description: 'At most so many permanent cards. Left open: any number.',
        origin: 'proposal',
        rules: ['SS-L13'],
        group: 'Grimoire',
      }),
    ),
  blankLevel: z
    .int()
    .min(0)
    .max(6)
    .default(1)
    .meta(
      variation({
        title: 'Level of the three blank cards',
        description: 'Belt of Levitation, Rock transform and Wisdom print no number; they count as this.',
        origin: 'ruling',
        rules: ['SS-R02', 'SS-L09', 'SS-L14'],
        group: 'Grimoire',
      }),
    ),
  handLimit: z
    .int()
    .min(0)
    .max(12)
    .default(0)
    .meta(
      variation({
        title: 'Hand limit',
        description: 'Cards a player may keep at the end of a turn; 0 means no limit.',
        origin: 'ruling',
        rules: ['SS-R72'],
        group: 'Cards',
      }),
    ),
};
