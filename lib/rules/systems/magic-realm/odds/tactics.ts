import { z } from 'zod';
import { certain, complement, sum } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { cardField } from '../../../kernel/own/own-fields';
import { counted } from '../../../kernel/words/words';
import { product } from '../reckon/exact';
import { TACTICS } from '../reckon/round';
import { times } from '../reckon/times';
import { outcome, percent, possible, spreadLine } from './words';

const TacticsQuestion = z.strictObject({
  boxes: z.int().min(1).max(3).default(1).meta({
    title: 'Boxes that may turn over',
    description: 'Those with Medium or Heavy monsters, natives, heads or clubs; all in a box turn together',
  }),
  rounds: z.int().min(1).max(12).default(1).meta({ title: 'Rounds' }),
  side: z
    .enum(['light', 'dark'])
    .default('light')
    .meta(cardField({ title: 'Side up before', labels: { light: 'Light side', dark: 'Dark side' } })),
});
type TacticsQuestion = z.output<typeof TacticsQuestion>;

/** Change of tactics: a 6 on either of two dice for a box turns over what is in it. (MR-157) */
function solveTactics({ boxes, rounds, side }: TacticsQuestion): Chances {
  const turns = times(TACTICS, boxes);
  const none = turns.get(0)!;
  let turned = complement(certain);
  let calm = certain;
  for (let i = 0; i < rounds; i++) {
    turned = sum(product(turned, complement(TACTICS)), product(complement(turned), TACTICS));
    calm = product(calm, none);
  }
  const other = side === 'light' ? 'dark' : 'light';
  return {
    outcomes: possible(
      [...turns].map(([n, chance]) =>
        outcome(
          `boxes-${n}`,
          n === 0 ? 'no box turns over' : `${counted(n, 'box', 'boxes')} ${n === 1 ? 'turns' : 'turn'} over`,
          chance,
        ),
      ),
    ),
    explained: `In a round each box turns over ${percent(TACTICS)}, and one of ${counted(boxes, 'box', 'boxes')} ${percent(complement(none))}.${rounds === 1 ? '' : ` Within ${rounds} rounds something turns ${percent(complement(calm))}; what lay ${side} side up is then ${other} side up ${percent(turned)}.`}`,
    spreads: [spreadLine('Boxes turned in a round', turns)],
  };
}

export const tactics = defineSituation<TacticsQuestion>({
  kind: 'tactics',
  title: 'Change of tactics',
  explains:
    'Whether Medium and Heavy monsters, natives, heads and clubs show their other side after the plots.',
  rules: ['MR-157', 'MR-158', 'MR-159', 'MR-B55', 'MR-table-tactics'],
  schema: TacticsQuestion,
  example: TacticsQuestion.parse({ boxes: 2, rounds: 3 }),
  solve: solveTactics,
});
