import { spells } from './catalogue/spells';
import type { Effect } from './catalogue/effects';
import type { MagicType, Strength } from './catalogue/vocabulary';

/** What a spell makes of a MAGIC chit: one of another type, or one that moves and fights with a strength. */
export type Altered = { readonly magic: MagicType } | { readonly strength: Strength };

const effectsOf: ReadonlyMap<string, readonly Effect[]> = new Map(
  spells.map(({ id, effects }) => [id, effects]),
);

const isAltering = ({ kind }: Effect): boolean => kind === 'magic-becomes' || kind === 'magic-as-action';
/** Spells that change MAGIC chits of their caster. (MR-S10, MR-S12, MR-S18, MR-S35) */
export const isAlteringSpell = (spell: string): boolean => effectsOf.get(spell)?.some(isAltering) ?? false;

/** What the spell makes of a chit of that type and time; undefined: it does nothing to it. (MR-S10, MR-S12, MR-S18, MR-S35) */
export function alteredBy(spell: string, magic: MagicType, time: number): Altered | undefined {
  for (const e of effectsOf.get(spell) ?? []) {
    if (e.kind === 'magic-becomes') {
      const to = e.change.find(([from]) => from === magic)?.[1];
      if (to) return { magic: to };
    }
    // Beyond the last time that is named the strength stays the same.
    if (e.kind === 'magic-as-action') {
      const strength = e.by.findLast(([from]) => from <= time)?.[1];
      if (strength) return { strength };
    }
  }
  return undefined;
}

/** `MAGIC II3* as IV3*`, `MAGIC II3* as MOVE/FIGHT L3*`. */
export function alteredCode(code: string, altered: Altered): string {
  const [printed = code] = code.split(' as ');
  const sign = printed.replace(/^\D+/, '');
  const as = 'magic' in altered ? `${altered.magic}${sign}` : `MOVE/FIGHT ${altered.strength}${sign}`;
  return `${printed} as ${as}`;
}
