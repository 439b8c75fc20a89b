import {
  defaultAgreement,
  formOf,
  parseList,
  prepareTerms,
  type Agreement,
  type AnySystem,
  type List,
} from '@/lib/rules';
import { drawnList, filledList } from '@/lib/rules/filling';
import type { z } from 'zod';
import type { drawList, fillList } from './contract/operations/make-list';
import { Problem, refused } from './problem';
import { verdictOn } from './verdict';

type Drawn = z.input<typeof drawList.success.schema>;
type Filled = z.input<typeof fillList.success.schema>;

/** The legal list that a seed draws, with its verdict; a problem where there is none. */
export function drawnBy(
  system: AnySystem,
  {
    form: wanted,
    seed,
    name = seed,
  }: { readonly form?: string | undefined; readonly seed: string; readonly name?: string },
  agreement: Agreement = defaultAgreement(system),
): Drawn | Problem {
  const form = system.forms.find(({ id }) => wanted === undefined || id === wanted);
  if (!form) {
    const forms = system.forms.map(({ id }) => id).join(', ');
    return refused('invalid_request', [
      { path: ['form'], code: 'unknown_form', message: `There is no form “${wanted}”. There is ${forms}.` },
    ]);
  }
  const terms = prepareTerms(system, agreement);
  if (!terms.ok) return refused('invalid_agreement', terms.problems, ['agreement']);
  const blank: List = { format: 'muster-list/1', system: system.slug, name, entries: [], options: {} };
  const drawn = drawnList(form, blank, terms.value, seed);
  if (!drawn)
    return refused('invalid_request', [
      { path: ['agreement'], code: 'none_found', message: 'No legal list was found under this agreement.' },
    ]);
  const verdict = verdictOn(system, drawn.list, agreement);
  return verdict instanceof Problem ? verdict : { list: drawn.list, verdict };
}

/** A list with what it lacks, as the builder fills it; a problem where list or agreement cannot be read. */
export function filledBy(
  system: AnySystem,
  list: List,
  seed: string,
  agreement: Agreement = defaultAgreement(system),
): Filled | Problem {
  const terms = prepareTerms(system, agreement);
  if (!terms.ok) return refused('invalid_agreement', terms.problems, ['agreement']);
  const parsed = parseList(system, list, terms.value);
  if (!parsed.ok) return refused('invalid_list', parsed.problems, ['list']);
  const filled = filledList(system, system, formOf(system, parsed.value), parsed.value, terms.value, seed);
  const verdict = verdictOn(system, filled.list, agreement);
  return verdict instanceof Problem ? verdict : { list: filled.list, added: filled.added, verdict };
}
