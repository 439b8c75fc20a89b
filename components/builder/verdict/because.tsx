import { variationsOf, type AnySystem, type AnyTerms } from '@/lib/rules';

const shown = (value: unknown): string | undefined => {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

const titles = new WeakMap<AnySystem, ReadonlyMap<string, string>>();

const titleOf = (system: AnySystem, key: string): string => {
  let known = titles.get(system);
  if (!known)
    titles.set(system, (known = new Map(variationsOf(system).map((v) => [v.key, v.title ?? v.key]))));
  return known.get(key) ?? key;
};

/** The line of the agreement behind a violation, in words: `“Level total per player”, 300`. */
function becauseOf(system: AnySystem, terms: AnyTerms, because: string): string {
  const key = because.replace(/^house\./, '');
  if (key === because) return because;
  const value = shown(terms.house[key]);
  const agreed = terms.changed.includes(key) ? 'agreed' : 'as printed';
  return `“${titleOf(system, key)}”${value === undefined ? '' : `, ${value}`} (${agreed})`;
}

/** The same as part of a sentence. Its words come with the schemas of the variations, and so only when they are wanted. */
export const Because = ({
  system,
  terms,
  because,
}: {
  readonly system: AnySystem;
  readonly terms: AnyTerms;
  readonly because: string;
}) => becauseOf(system, terms, because);
