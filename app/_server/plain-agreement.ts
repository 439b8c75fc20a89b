import type { Plain } from '@/components/builder/draft/plain';
import { defaultAgreement, type AnySystem } from '@/lib/rules';
import { codeUnder } from '@/lib/seal';

/** What the builder is told of the agreement that leaves everything as it is printed. */
export const plainAgreement = (system: AnySystem): Plain => ({
  house: system.house.parse({}),
  code: codeUnder(system, defaultAgreement(system)),
});
