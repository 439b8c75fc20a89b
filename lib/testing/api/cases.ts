import { accountCases } from './cases/account';
import { agreementCases } from './cases/agreements';
import { catalogueCases } from './cases/catalogue';
import { listCases } from './cases/lists';
import { moderationCases } from './cases/moderation';
import { simulatorCases } from './cases/simulator';
import { tableCases } from './cases/tables';
import type { Cases } from './stage';

/** One for each operation; a test misses the ones that nobody wrote. */
export const cases: Cases = {
  ...catalogueCases,
  ...listCases,
  ...agreementCases,
  ...moderationCases,
  ...tableCases,
  ...simulatorCases,
  ...accountCases,
};
