import { freshId } from './fresh-id';

/**
 * Keys for what may only be done once, also where its answer is lost on the way: the same wish is sent again under the key that
 * it was sent under, until it is done.
 */
export function retryKeys(): { readonly keyFor: (wish: unknown) => string; readonly done: () => void } {
  let last: { readonly wish: string; readonly key: string } | undefined;
  return {
    keyFor: (asked) => {
      const wish = JSON.stringify(asked);
      if (last?.wish !== wish) last = { wish, key: freshId() };
      return last.key;
    },
    done: () => {
      last = undefined;
    },
  };
}
