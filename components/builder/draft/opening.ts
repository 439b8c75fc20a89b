import type { AnyRules } from '@/lib/rules';
import { freshDraft, freshList } from './draft-under';
import type { Draft } from './drafts';
import type { Plain } from './plain';
import { AS_PRINTED } from './terms-of-draft';

export { Builder } from '../builder';

/** A new list, which nothing has to be read for; with one entry in it where the address asks for that. */
export function freshBeginning(system: AnyRules, { house }: Pick<Plain, 'house'>, add: string | null): Draft {
  const accepts =
    add === null
      ? undefined
      : system.forms.find((f) => system.entries.some((e) => e.id === add && f.accepts(e)));
  const entries = add !== null && accepts ? [{ entry: add, count: 1 }] : undefined;
  return freshDraft(freshList(system, house, accepts ?? system.forms[0]!, entries), {
    kind: 'preset',
    preset: AS_PRINTED,
  });
}
