import { z } from 'zod';
import type { Fraction } from '../../../kernel/game/odds';
import { cardField } from '../../../kernel/own/own-fields';
import { RELATIONS_FROM } from '../abilities';
import { groups } from '../catalogue';
import { relations, visitorIds, type Relation, type Trader } from '../catalogue/vocabulary';
import { titled } from '../catalogue/words-helpers';
import { meetingChances, friendlierThan, type Roll } from '../reckon/dice';
import { characterOf, rollerFields, rollFor } from './roller';

const traders = [...groups.map(({ id }) => id), ...visitorIds];

const purposes = ['trade', 'hire', 'battle'] as const;

/** Whom somebody meets, and how the two stand: fields of every question about the Meeting table. */
export const dealingFields = {
  ...rollerFields('meeting'),
  trader: z
    .enum(traders)
    .default('rogues')
    .meta(
      cardField({
        title: 'Group or visitor',
        labels: Object.fromEntries(traders.map((id) => [id, titled(id)])),
      }),
    ),
  relation: z
    .enum(['printed', ...relations])
    .default('printed')
    .meta(
      cardField({
        title: 'Relation',
        description: 'A campaign, a boon or a pacifying spell changes it',
        labels: { printed: 'As printed for the character' },
      }),
    ),
  drinks: z.boolean().default(false).meta({
    title: 'Drinks',
    description: 'A gold for each unhired native there: one level friendlier. Not for visitors.',
  }),
} as const;

export const purpose = z
  .enum(purposes)
  .default('trade')
  .meta(
    cardField({
      title: 'What for',
      labels: { trade: 'To buy something', hire: 'To hire', battle: 'The roll before a combat' },
    }),
  );

export type Dealing = z.output<z.ZodObject<typeof dealingFields>>;
export type Purpose = z.output<typeof purpose>;

/** Relations that are not named are neutral, and below level 3 all are. (MR-B43) */
const printedRelation = (q: Dealing): Relation =>
  (q.level < RELATIONS_FROM ? undefined : characterOf(q)?.relations[q.trader as Trader]) ?? 'neutral';

const isVisitor = ({ trader }: Dealing): boolean => visitorIds.some((id) => id === trader);

/** The column of the Meeting table on which the roll is made. (MR-053, MR-R10) */
export function columnOf(q: Dealing): Relation {
  const relation = q.relation === 'printed' ? printedRelation(q) : (q.relation as Relation);
  return q.drinks && !isVisitor(q) ? friendlierThan(relation) : relation;
}

export const meetingRoll = (q: Dealing, what: Purpose): Roll =>
  rollFor(q, 'meeting', what === 'battle' ? {} : { activity: what === 'trade' ? 'TRADE' : 'HIRE' });

export const dealingChances = (q: Dealing, what: Purpose): ReadonlyMap<string, Fraction> =>
  meetingChances(columnOf(q), meetingRoll(q, what));

/** `the Rogues`, `the Scholar`. */
export const traderName = ({ trader }: Dealing): string => `the ${titled(trader)}`;

/** How often the basic price is asked; a boon asks nothing, and what names no price is left out. (MR-X19, MR-X20) */
export const multiplierOf = (result: string): number | undefined =>
  result === 'boon' ? 0 : /^price (\d)$/.test(result) ? Number(result.slice(-1)) : undefined;
