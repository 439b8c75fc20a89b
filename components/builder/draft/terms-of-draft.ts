import {
  defaultAgreement,
  prepareTerms,
  type Agreement,
  type AnyRules,
  type AnySystem,
  type AnyTerms,
} from '@/lib/rules';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';
import type { DraftTerms } from './drafts';

/** Id of the preset that is the system's own defaults. */
export const AS_PRINTED = 'as-printed';

/** Is nothing agreed but the rules as printed? */
export const isAsPrinted = (terms: DraftTerms): boolean =>
  terms.kind === 'preset' && terms.preset === AS_PRINTED;

/**
 * The terms of a draft under an agreement that stands in no account of ours: of a table, or of somebody else’s list. Where that is
 * the rules as printed they are chosen as such; saved as an agreement they would stand in the account again with each copy.
 */
export const termsUnder = (agreement: Agreement): DraftTerms =>
  isSameValue(agreement, defaultAgreement({ slug: agreement.system }))
    ? { kind: 'preset', preset: AS_PRINTED }
    : { kind: 'agreement', agreement };

/** The agreement that a draft is judged under, with a preset's variations written out. */
export function agreementOf(system: AnyRules, terms: DraftTerms): Agreement {
  if (terms.kind === 'agreement') return terms.agreement;
  const preset = system.presets.find((p) => p.id === terms.preset);
  return preset ? { ...defaultAgreement(system, preset.house), name: preset.name } : defaultAgreement(system);
}

/** The same, ready for judging. An agreement that no longer holds together falls back to the printed rules. */
export function termsOf(
  system: AnySystem,
  terms: DraftTerms,
): { readonly terms: AnyTerms; readonly broken: boolean } {
  const read = prepareTerms(system, agreementOf(system, terms));
  if (read.ok) return { terms: read.value, broken: false };
  const plain = prepareTerms(system, defaultAgreement(system));
  if (!plain.ok) throw new Error(`${system.slug}: the defaults do not hold together`);
  return { terms: plain.value, broken: true };
}
