import { seededDice } from '../game/dice';
import type { List } from './list';
import { tidyModules } from './modules';
import type { AnySystem } from '../system';
import type { AnyOptions, AnyTerms } from './prepare';

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
