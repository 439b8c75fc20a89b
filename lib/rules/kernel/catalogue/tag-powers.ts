import type { Effect, Entry } from './entry';
import type { Power } from './powers';

/** By kind of effect: the powers that it gives, always or depending on its values. */
export type PowersByKind<F extends Effect> = {
  readonly [K in F['kind']]?: readonly Power[] | ((effect: Extract<F, { kind: K }>) => readonly Power[]);
};

/** What one effect can do. */
export function powersOfEffect<F extends Effect>(effect: F, byKind: PowersByKind<F>): readonly Power[] {
  const table: Readonly<Record<string, readonly Power[] | ((effect: F) => readonly Power[]) | undefined>> =
    byKind as never;
  const given = table[effect.kind];
  return typeof given === 'function' ? given(effect) : (given ?? []);
}

/** Tags with what such effects can do; those that are there already stay in front. */
export function tagsWithPowers<F extends Effect>(
  tags: readonly string[],
  effects: readonly F[],
  byKind: PowersByKind<F>,
): readonly string[] {
  const given = effects.flatMap((effect) => powersOfEffect(effect, byKind));
  return given.length === 0 ? tags : [...new Set([...tags, ...given])];
}

/** Tags each entry with what its effects can do. */
export const withPowers = <E extends Entry>(
  entries: readonly E[],
  byKind: PowersByKind<E['effects'][number]>,
): readonly E[] =>
  entries.map((entry) => {
    const tags = tagsWithPowers<E['effects'][number]>(entry.tags, entry.effects, byKind);
    return tags === entry.tags ? entry : { ...entry, tags };
  });
