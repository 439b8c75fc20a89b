import { z } from 'zod';
import { defineSituation } from '../../../kernel/game/situation';
import { decimal, of, outcome, percent, possible } from './words';

const GainQuestion = z.strictObject({
  wizard: z
    .enum(['nexus', 'elsewhere', 'dead'])
    .default('nexus')
    .meta({ title: 'Wizard', description: 'Where it stands when the dice are rolled' }),
  orbs: z
    .int()
    .min(0)
    .max(4)
    .default(0)
    .meta({ title: 'Orbs of Power', description: 'Each draws one more card on a triple' }),
  tripleCountsAsDouble: z
    .boolean()
    .default(false)
    .meta({ title: 'A triple is also a double', description: 'Where the table agreed on that' }),
  wizardlessDraw: z
    .boolean()
    .default(false)
    .meta({ title: 'Triple without a wizard', description: 'Where the table agreed on that draw' }),
});
type GainQuestion = z.infer<typeof GainQuestion>;

/** Ways of three dice to show a triple, an exact double, and neither. (SS-041, SS-042, SS-R11) */
const rollWays = { triple: 6, double: 90, other: 120, all: 216 } as const;

export const gain = defineSituation<GainQuestion>({
  kind: 'card-gain',
  title: 'Cards gained with the move roll',
  explains:
    'A triple gives a card, a double gives one to a wizard on a nexus, and Orbs of Power give more on a triple.',
  rules: ['SS-041', 'SS-042', 'SS-104', 'SS-R11', 'SS-R12', 'SS-R13'],
  schema: GainQuestion,
  example: { wizard: 'nexus', orbs: 0, tripleCountsAsDouble: false, wizardlessDraw: false },
  about: ({ id }) => (id === 'orb-of-power' ? { orbs: 1 } : undefined),
  solve({ wizard, orbs, tripleCountsAsDouble, wizardlessDraw }) {
    const onNexus = wizard === 'nexus' ? 1 : 0;
    const basic = wizard === 'dead' ? (wizardlessDraw ? 1 : 0) : 1;
    const byTriple = basic + orbs + (tripleCountsAsDouble ? onNexus : 0);
    const ways = new Float64Array(8);
    ways[byTriple]! += rollWays.triple;
    ways[onNexus]! += rollWays.double;
    ways[0]! += rollWays.other;
    const mean = of(byTriple * rollWays.triple + onNexus * rollWays.double, rollWays.all);
    const some = of(rollWays.all - ways[0]!, rollWays.all);
    const kept = wizard === 'dead' ? ' Without a wizard only an artifact is of use.' : '';
    return {
      outcomes: possible(
        [...ways].map((n, cards) =>
          outcome(
            `cards-${cards}`,
            cards === 0 ? 'no card' : cards === 1 ? '1 card' : `${cards} cards`,
            of(n, rollWays.all),
          ),
        ),
      ),
      explained: `The roll gives a card or more ${percent(some)}; that is ${decimal(mean)} cards a turn on average.${kept}`,
    };
  },
});
