import {
  defaultAgreement,
  parseList,
  prepareTerms,
  type Agreement,
  type AnySystem,
  type List,
} from '@/lib/rules';
import type { z } from 'zod';
import type { Statistics } from './contract/shapes/statistics';
import { refused, type Problem } from './problem';
import { reckonedBy } from './reckoned-by';

/** The figures of a list as the builder shows them; a problem where list or agreement cannot be read. */
export async function statisticsOf(
  system: AnySystem,
  list: List,
  agreement: Agreement = defaultAgreement(system),
): Promise<z.input<typeof Statistics> | Problem> {
  const terms = prepareTerms(system, agreement);
  if (!terms.ok) return refused('invalid_agreement', terms.problems, ['agreement']);
  const parsed = parseList(system, list, terms.value);
  if (!parsed.ok) return refused('invalid_list', parsed.problems, ['list']);
  const insights = await system.insights?.();
  return {
    ...reckonedBy(system, agreement),
    statistics: insights?.statistics(parsed.value, terms.value.house, terms.value) ?? [],
  };
}
