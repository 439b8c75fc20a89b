import type { AnyForm, AnyTerms, Verdict, Violation } from '@/lib/rules';
import { listOf } from './draft-steps';
import type { Draft } from './drafts';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/**
 * Does it stand as its form begins, and nobody has changed anything in it yet, whatever was agreed? Then what it lacks is what
 * comes next, and no fault.
 */
export const isUntouched = (
  { saved, past, future, list }: Pick<Draft, 'saved' | 'past' | 'future' | 'list'>,
  form: AnyForm,
  house: AnyTerms['house'],
): boolean =>
  saved === undefined &&
  [...past, ...future].every((step) => isSameValue(listOf(step), list)) &&
  isSameValue(list.entries, form.start(house).entries);

/** What the page says of a list: to one that nobody has touched nothing graver than a note. The verdict is what it is. */
export const saidTo = ({ violations }: Verdict, untouched: boolean): readonly Violation[] =>
  untouched ? violations.map((violation) => ({ ...violation, severity: 'note' as const })) : violations;
