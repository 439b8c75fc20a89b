import type { Agreement, AnySystem } from '@/lib/rules';
import { codeUnder } from '@/lib/seal';

/** By which catalogue and under which agreement something was reckoned. */
export const reckonedBy = (system: AnySystem, agreement: Agreement) => ({
  system: system.slug,
  catalogueVersion: system.version,
  agreement: agreement.name,
  agreementCode: codeUnder(system, agreement),
});
