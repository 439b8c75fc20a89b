import { z } from 'zod';
import { certain, complement, never, sum, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { cardField } from '../../../kernel/own/own-fields';
import { counted, listed } from '../../../kernel/words/words';
import { groups } from '../catalogue';
import { product, quotient } from '../reckon/exact';
import { columnOf, dealingChances, dealingFields, multiplierOf, traderName } from './dealing';
import { nameOf } from './roller';
import { gathered, outcome, percent, possible, spreadLine } from './words';

const wages = listed(groups.map(({ name, wages: all }) => `${name} ${all}`));

const PriceQuestion = z.strictObject({
  purpose: z
    .enum(['trade', 'hire'])
    .default('trade')
    .meta(cardField({ title: 'What for', labels: { trade: 'To buy something', hire: 'To hire' } })),
  ...dealingFields,
  price: z
    .int()
    .min(0)
    .max(200)
    .default(10)
    .meta({
      title: 'Basic price',
      description: `Of the thing, or the basic wages of all who are hired; whole groups: ${wages}`,
    }),
  gold: z
    .int()
    .min(0)
    .max(1000)
    .default(20)
    .meta({ title: 'Gold at hand', description: 'What the drinks have left' }),
  phases: z.int().min(1).max(6).default(1).meta({
    title: 'Phases',
    description: 'One roll in each until it succeeds, or until a block ends the turn',
  }),
  pays: z.boolean().default(false).meta({
    title: 'Insults and challenges are paid off',
    description: 'With 5 notoriety or 5 fame; the next phase may try again',
  }),
});
type PriceQuestion = z.output<typeof PriceQuestion>;

interface Attempt {
  readonly succeeds: Fraction;
  readonly blocked: Fraction;
}

/** How one roll ends for somebody with so much gold; whatever else it gives, the next phase may try again. */
function attempt(q: PriceQuestion, chances: ReadonlyMap<string, Fraction>): Attempt {
  let succeeds = never;
  let blocked = never;
  for (const [result, chance] of chances) {
    const times = multiplierOf(result);
    if (times !== undefined && times * q.price <= q.gold) succeeds = sum(succeeds, chance);
    if (result === 'block/battle') blocked = sum(blocked, chance);
    if ((result === 'insult' || result === 'challenge') && !q.pays) blocked = sum(blocked, chance);
  }
  return { succeeds, blocked };
}

/** The gold asked where any is: a boon asks none. (MR-052, MR-B44) */
function asked(q: PriceQuestion, chances: ReadonlyMap<string, Fraction>): ReadonlyMap<number, Fraction> {
  const prices = [...chances].flatMap(([result, chance]) => {
    const times = multiplierOf(result);
    return times === undefined ? [] : [[times * q.price, chance] as const];
  });
  const all = prices.reduce((total, [, chance]) => sum(total, chance), never);
  return all.top === 0n
    ? new Map()
    : gathered(prices.map(([gold, chance]) => [gold, quotient(chance, all)] as const));
}

/** Is the thing got for the gold at hand, in one phase or in several? (MR-050, MR-052, MR-054, MR-X19 to MR-X24) */
function solvePrice(q: PriceQuestion): Chances {
  const chances = dealingChances(q, q.purpose);
  const { succeeds, blocked } = attempt(q, chances);
  let open = certain;
  let got = never;
  let stopped = never;
  for (let i = 0; i < q.phases; i++) {
    got = sum(got, product(open, succeeds));
    stopped = sum(stopped, product(open, blocked));
    open = product(open, complement(sum(succeeds, blocked)));
  }
  const thing = q.purpose === 'trade' ? 'the thing' : 'the service';
  const several = q.phases === 1 ? '' : `; in ${counted(q.phases, 'phase')} ${percent(got)}`;
  const gold = asked(q, chances);
  return {
    outcomes: possible([
      outcome('got', `${thing} is got for ${q.gold} gold or less`, got),
      outcome('blocked', 'the turn ends with a block', stopped),
      outcome('not-got', `${thing} is not got`, open),
    ]),
    explained: `${nameOf(q)} asks ${traderName(q)} on the ${columnOf(q)} column at a basic price of ${q.price}. With ${q.gold} gold one roll is enough ${percent(succeeds)}${several}.`,
    ...(gold.size === 0 ? {} : { spreads: [spreadLine('Gold asked, where a price is named', gold)] }),
  };
}

export const price = defineSituation<PriceQuestion>({
  kind: 'price',
  title: 'Buying or hiring for the gold at hand',
  explains:
    'Whether the price that the Meeting table names can be paid; a boon is taken, and dearer offers are declined.',
  rules: ['MR-050', 'MR-052', 'MR-053', 'MR-054', 'MR-B44', 'MR-X19', 'MR-X20', 'MR-X22', 'MR-X23', 'MR-X24'],
  schema: PriceQuestion,
  example: PriceQuestion.parse({
    purpose: 'hire',
    who: 'white-knight',
    trader: 'patrol',
    drinks: true,
    price: 6,
    gold: 18,
    phases: 2,
  }),
  solve: solvePrice,
});
