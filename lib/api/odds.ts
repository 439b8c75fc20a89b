import { refusals } from '@/lib/rules';
import { asNumber, type Fraction, type Situation } from '@/lib/rules/playing';
import type { z } from 'zod';
import type { Odds, OddsQuestion } from './contract/shapes/odds';
import { refused, type Problem } from './problem';

const shown = (chance: Fraction) => ({
  numerator: String(chance.top),
  denominator: String(chance.bottom),
  probability: asNumber(chance),
});

/** Answers a question of chance, or says what is wrong with it and where. */
export function answerOdds(
  situations: readonly Situation[],
  { kind, ...fields }: z.output<typeof OddsQuestion>['situation'],
): z.input<typeof Odds> | Problem {
  const situation = situations.find((one) => one.kind === kind);
  if (!situation) {
    const kinds = situations.map((one) => one.kind).join(', ');
    return refused('invalid_request', [
      {
        path: ['situation', 'kind'],
        code: 'unknown_kind',
        message: `There is no “${kind}”. There is ${kinds}.`,
      },
    ]);
  }
  const read = situation.schema.safeParse(fields);
  if (!read.success) return refused('invalid_request', refusals(read.error, ['situation']));
  const { outcomes, explained, spreads } = situation.solve(read.data);
  return {
    outcomes: outcomes.map(({ key, words, chance }) => ({ key, words, ...shown(chance) })),
    explained,
    spreads: (spreads ?? []).map(({ label, values }) => ({
      label,
      values: values.map(({ value, chance }) => ({ value, ...shown(chance) })),
    })),
    rules: situation.rules,
  };
}
