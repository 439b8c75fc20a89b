import { z } from 'zod';
import { complement, exactly, never, sum, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { cardField } from '../../../kernel/own/own-fields';
import { counted } from '../../../kernel/words/words';
import { mapChits, treasures } from '../catalogue';
import type { TreasureSize } from '../catalogue/types';
import { product } from '../reckon/exact';
import { idsOf, namesOf } from './roller';
import { gathered, outcome, percent, possible, spreadLine } from './words';

const sites = mapChits.filter(({ chit }) => chit === 'site');

const kinds = (size: TreasureSize) => {
  const all = treasures.filter((one) => one.size === size);
  return { all: all.length, great: all.filter(({ great }) => great).length };
};
const small = kinds('small');
const large = kinds('large');
const within = kinds('twt');
/** Large cards of the sites: those that are left over by the boxes of the treasures within treasures, and these. (MR-B02) */
const BOXES = treasures.reduce((all, { contents }) => all + (contents?.large ?? 0), 0);
const onSites = large.all - BOXES + within.all;

const GreatTreasuresQuestion = z.strictObject({
  site: idsOf(sites)
    .default('site-hoard')
    .meta(cardField({ title: 'Site', labels: namesOf(sites) })),
  least: z.int().min(1).max(9).default(1).meta({ title: 'At least so many' }),
});
type GreatTreasuresQuestion = z.output<typeof GreatTreasuresQuestion>;

/** Great treasures among the cards of a site, before anybody has looted it or looked. (MR-B02) */
function greatOf(holds: { readonly small: number; readonly large: number }): ReadonlyMap<number, Fraction> {
  const fromLarge: [number, Fraction][] = [];
  for (let boxes = 0; boxes <= Math.min(holds.large, within.all); boxes++) {
    const split = exactly(boxes, within.all, onSites, holds.large);
    const drawn = holds.large - boxes;
    for (let n = 0; n <= Math.min(drawn, large.great); n++)
      fromLarge.push([n, product(split, exactly(n, large.great, large.all, drawn))]);
  }
  const all: [number, Fraction][] = [];
  for (const [n, chance] of gathered(fromLarge))
    for (let more = 0; more <= Math.min(holds.small, small.great); more++)
      all.push([n + more, product(chance, exactly(more, small.great, small.all, holds.small))]);
  return gathered(all);
}

function solveGreatTreasures({ site, least }: GreatTreasuresQuestion): Chances {
  const chit = sites.find(({ id }) => id === site)!;
  const holds = chit.effects.find((e) => e.kind === 'site')!;
  const spread = greatOf(holds);
  const found = [...spread].reduce((all, [n, chance]) => (n >= least ? sum(all, chance) : all), never);
  const cards = [
    ...(holds.large > 0 ? [counted(holds.large, 'large treasure')] : []),
    ...(holds.small > 0 ? [counted(holds.small, 'small one')] : []),
  ].join(' and ');
  return {
    outcomes: possible([
      outcome('found', `${counted(least, 'great treasure')} or more`, found),
      outcome('fewer', least === 1 ? 'no great treasure' : 'fewer', complement(found)),
    ]),
    explained: `${chit.name} holds ${cards}, and ${counted(least, 'great treasure')} or more among them ${percent(found)}. What lies in treasures within treasures is not counted.`,
    spreads: [spreadLine('Great treasures', spread)],
  };
}

export const greatTreasures = defineSituation<GreatTreasuresQuestion>({
  kind: 'great-treasures',
  title: 'Great treasures of a site',
  explains: 'How many great treasures the cards that were dealt to a site hold.',
  rules: ['MR-003', 'MR-B01', 'MR-B02'],
  schema: GreatTreasuresQuestion,
  example: GreatTreasuresQuestion.parse({ site: 'site-hoard', least: 2 }),
  about: ({ id }) => (sites.some((one) => one.id === id) ? { site: id } : undefined),
  solve: solveGreatTreasures,
});
