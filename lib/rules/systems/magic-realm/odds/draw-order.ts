import { z } from 'zod';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { choose, fraction } from '../../../kernel/game/odds';
import { of } from '../reckon/exact';
import { outcome, percent, possible, spreadLine } from './words';

const DrawOrderQuestion = z
  .strictObject({
    counters: z.int().min(2).max(24).default(4).meta({
      title: 'Attention counters',
      description: 'Of all characters and hired leaders who do not follow',
    }),
    mine: z.int().min(1).max(12).default(1).meta({
      title: 'Counters on the own side',
      description: 'It is enough that one of them is early',
    }),
    rivals: z.int().min(1).max(12).default(1).meta({ title: 'Counters that should come later' }),
  })
  .refine(({ counters, mine, rivals }) => mine + rivals <= counters, {
    path: ['counters'],
    message: 'There are fewer counters than those of both sides.',
  });
type DrawOrderQuestion = z.output<typeof DrawOrderQuestion>;

/** Whose attention counter is drawn first: all orders are alike. (MR-013, MR-014) */
function solveDrawOrder({ counters, mine, rivals }: DrawOrderQuestion): Chances {
  const first = of(mine, mine + rivals);
  const spread = new Map(
    Array.from({ length: counters - mine + 1 }, (_, i) => [
      i + 1,
      // The first of the own counters is drawn as this one: the others are among those that follow.
      fraction(choose(counters - i - 1, mine - 1), choose(counters, mine)),
    ]),
  );
  return {
    outcomes: possible([
      outcome('before', 'the own side is drawn first', first),
      outcome('after', 'the others are drawn first', of(rivals, mine + rivals)),
    ]),
    explained: `${mine === 1 ? 'The own counter' : `One of the ${mine} own counters`} comes before ${rivals === 1 ? 'the other' : `all ${rivals} others`} ${percent(first)}, and first of all ${counters} ${percent(of(mine, counters))}.`,
    spreads: [spreadLine('Draw in which the first own counter comes', spread)],
  };
}

export const drawOrder = defineSituation<DrawOrderQuestion>({
  kind: 'draw-order',
  title: 'Whose turn comes first',
  explains:
    'Whether an attention counter is drawn before those of others, by Daylight or when targets are chosen.',
  rules: ['MR-013', 'MR-014', 'MR-134'],
  schema: DrawOrderQuestion,
  example: DrawOrderQuestion.parse({ counters: 6, mine: 1, rivals: 2 }),
  solve: solveDrawOrder,
});
