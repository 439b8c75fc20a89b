import {
  seededDice,
  tidyModules,
  type AnyOptions,
  type AnySystem,
  type AnyTerms,
  type List,
} from '@/lib/rules';

/** The legal list that a seed draws in place of this one; the same one whenever the seed is typed again. */
export function drawnList(
  form: AnySystem['forms'][number],
  list: List,
  terms: AnyTerms,
  seed: string,
): { readonly list: List; readonly options: AnyOptions } | undefined {
  const drawn = form.random(seededDice(seed), terms.house, terms);
  return (
    drawn && {
      options: drawn.options,
      list: tidyModules({
        ...list,
        name: `Drawn from seed ${seed}`,
        entries: [...drawn.entries],
        options: drawn.options,
      }),
    }
  );
}
