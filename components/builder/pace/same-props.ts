import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/**
 * For `memo`: have the props stayed the same? Those named are small and made anew with each verdict, mostly to say what they
 * said before, so they are compared by what they say.
 */
export const sameProps =
  <P extends object>(...madeAnew: readonly (keyof P)[]) =>
  (was: P, is: P): boolean =>
    (Object.keys(is) as (keyof P)[]).every(
      (key) => Object.is(was[key], is[key]) || (madeAnew.includes(key) && isSameValue(was[key], is[key])),
    );
