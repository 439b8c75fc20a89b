import { z } from 'zod';
import { asPercent } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { cardField } from '../../../kernel/own/own-fields';
import { listed } from '../../../kernel/words/words';
import { tiles } from '../catalogue';
import { clearingTypes } from '../catalogue/vocabulary';
import { of } from '../reckon/exact';
import { idsOf, namesOf } from './roller';
import { outcome, percent } from './words';

const LandingQuestion = z.strictObject({
  tile: idsOf(tiles)
    .default('borderland')
    .meta(cardField({ title: 'Tile', labels: namesOf(tiles) })),
  side: z
    .enum(['normal', 'enchanted'])
    .default('normal')
    .meta(cardField({ title: 'Side', labels: { normal: 'Green side', enchanted: 'Enchanted side' } })),
  wish: z.int().min(1).max(6).default(1).meta({
    title: 'Clearing wished for',
    description: 'A number that the tile does not have is never landed in',
  }),
});
type LandingQuestion = z.output<typeof LandingQuestion>;

/** One die gives the clearing, and is rolled again for a number that the tile does not have. (MR-067, MR-B37) */
function solveLanding(q: LandingQuestion): Chances {
  const tile = tiles.find(({ id }) => id === q.tile)!;
  const { clearings } = tile[q.side];
  const all = clearings.length;
  const kinds = clearingTypes.flatMap((type) => {
    const n = clearings.filter((one) => one.type === type).length;
    return n === 0 ? [] : [`in a ${type} clearing ${asPercent(of(n, all))}`];
  });
  const wished = of(clearings.some(({ n }) => n === q.wish) ? 1 : 0, all);
  return {
    outcomes: [...clearings]
      .sort((a, b) => a.n - b.n)
      .map(({ n, type }) => outcome(`clearing-${n}`, `lands in clearing ${n} (${type})`, of(1, all))),
    explained: `A flight that ends over ${tile.name} leads to clearing ${q.wish} ${percent(wished)}. It ends ${listed(kinds)}.`,
  };
}

export const landing = defineSituation<LandingQuestion>({
  kind: 'landing',
  title: 'Landing after a flight',
  explains:
    'In which clearing of a tile a flight ends, where the table has not agreed that the flier chooses.',
  rules: ['MR-067', 'MR-B37', 'MR-R14'],
  schema: LandingQuestion,
  example: LandingQuestion.parse({ tile: 'cliff', wish: 3 }),
  solve: solveLanding,
});
