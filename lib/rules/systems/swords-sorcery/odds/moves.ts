import { z } from 'zod';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { of, outcome, percent, possible } from './words';

const ReachQuestion = z.strictObject({
  steps: z
    .int()
    .min(1)
    .max(40)
    .default(6)
    .meta({ title: 'Steps to go', description: 'A teleport is one step; the last step may make contact' }),
  cap: z.enum(['highest', 'second', 'lowest']).default('highest').meta({
    title: 'Move die of the piece',
    description:
      'The piece that moves farthest has the highest die, the next one the second, all others the lowest',
  }),
  boots: z
    .boolean()
    .default(false)
    .meta({ title: 'Seven League Boots', description: 'The lowest die counts as seven' }),
  horse: z
    .boolean()
    .default(false)
    .meta({ title: 'Horse', description: 'One die of further steps after the movement' }),
  speed: z
    .boolean()
    .default(false)
    .meta({ title: 'Speed', description: 'The wizard: two dice of steps besides' }),
});
type ReachQuestion = z.infer<typeof ReachQuestion>;

/** Ways of the three move dice, out of 216, by the steps that a piece under this cap may make. (SS-048 to SS-050, SS-R14) */
function stepsByCap(cap: ReachQuestion['cap'], boots: boolean): Float64Array {
  const ways = new Float64Array(8);
  const at = { highest: 0, second: 1, lowest: 2 }[cap];
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++) {
        const dice = [a, b, c].sort((x, y) => y - x);
        // A seven is best in place of the lowest die (SS-107, SS-R51).
        if (boots) dice.splice(0, 3, 7, dice[0]!, dice[1]!);
        ways[dice[at]!]!++;
      }
  return ways;
}

/** Ways of a sum when so many dice are added. */
function plusDice(ways: Float64Array, dice: number): Float64Array {
  let out = ways;
  for (let i = 0; i < dice; i++) {
    const next = new Float64Array(out.length + 6);
    out.forEach((n, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face]! += n;
    });
    out = next;
  }
  return out;
}

const total = (ways: Float64Array, from = 0): number => ways.subarray(from).reduce((a, b) => a + b, 0);

function reach(q: ReachQuestion): Chances {
  const ways = plusDice(stepsByCap(q.cap, q.boots), (q.horse ? 1 : 0) + (q.speed ? 2 : 0));
  const all = total(ways);
  const reached = of(total(ways, q.steps), all);
  const mean = Math.round((100 * ways.reduce((sum, n, steps) => sum + n * steps, 0)) / all) / 100;
  const die = {
    highest: 'the highest move die',
    second: 'the second-highest move die',
    lowest: 'the lowest move die',
  }[q.cap];
  const helps = [
    ...(q.boots ? ['the Boots'] : []),
    ...(q.horse ? ['a Horse'] : []),
    ...(q.speed ? ['Speed'] : []),
  ].join(' and ');
  return {
    outcomes: possible([
      outcome('reached', 'the piece comes so far', reached),
      outcome('not-reached', 'the piece does not come so far', of(all - total(ways, q.steps), all)),
    ]),
    explained: `A piece under ${die}${helps ? ` with ${helps}` : ''} makes ${q.steps === 1 ? 'one step' : `${q.steps} steps`} this turn ${percent(reached)}, if the way is free. It makes up to ${mean} steps on average.`,
    spreads: [
      {
        label: 'Steps at most',
        values: [...ways].flatMap((n, value) => (n > 0 ? [{ value, chance: of(n, all) }] : [])),
      },
    ],
  };
}

export const reached = defineSituation<ReachQuestion>({
  kind: 'reach',
  title: 'To be reached this turn',
  explains: 'Whether a piece so many free steps away comes here with the move dice of one turn.',
  rules: ['SS-044', 'SS-048', 'SS-049', 'SS-050', 'SS-R14', 'SS-R17', 'SS-R51', 'SS-R52', 'SS-145'],
  schema: ReachQuestion,
  example: ReachQuestion.parse({ steps: 6 }),
  about: ({ id }) =>
    ({ 'seven-league-boots': { boots: true }, horse: { horse: true }, speed: { speed: true, steps: 12 } })[
      id
    ],
  solve: reach,
});

export const MissileQuestion = z.strictObject({
  steps: z
    .int()
    .min(1)
    .max(14)
    .default(6)
    .meta({ title: 'Steps from the wizard', description: 'By the shortest way over vacant spots' }),
});
export type MissileQuestion = z.infer<typeof MissileQuestion>;

export const missile = defineSituation<MissileQuestion>({
  kind: 'missile',
  title: 'Reach of the Magic Missile',
  explains: 'It appears beside the wizard and flies as far as two dice show.',
  rules: ['SS-131', 'SS-R46'],
  schema: MissileQuestion,
  example: { steps: 8 },
  about: ({ id }) => (id === 'magic-missile' ? {} : undefined),
  solve({ steps }) {
    const start = new Float64Array(2);
    start[1] = 1;
    const ways = plusDice(start, 2);
    const hits = total(ways, steps);
    return {
      outcomes: possible([
        outcome('hits', 'the missile comes so far', of(hits, 36)),
        outcome('falls-short', 'the missile falls short', of(36 - hits, 36)),
      ]),
      explained: `The missile starts beside the wizard and flies on by two dice: it reaches something ${steps === 1 ? 'one step' : `${steps} steps`} from the wizard ${percent(of(hits, 36))}.`,
      spreads: [
        {
          label: 'Reach',
          values: [...ways].flatMap((n, value) => (n > 0 ? [{ value, chance: of(n, 36) }] : [])),
        },
      ],
    };
  },
});
