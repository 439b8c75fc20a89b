import type { Finding } from '../../../kernel/verdict/legality';
import type { RealmCheck } from '../sheet';
import { mendOptions, withOption } from './mending';

type Values = Readonly<Record<string, unknown>>;

/** What the house variations say of options that a sheet names itself. Their schemas tell; without them, nothing is known. */
export interface NamedOptions {
  problemOf(key: string, value: unknown): 'key' | 'value' | undefined;
  /** All options that a sheet means by the ones it names; what MR-L26 refuses stays as it stands. */
  asMeant(agreed: Values): Values;
}

export const nothingKnown: NamedOptions = {
  problemOf: () => undefined,
  asMeant: (agreed) => agreed,
};

/** Options that a sheet names itself are house variations of this system, with values in range. */
export const knownOptions = ({ problemOf }: NamedOptions): RealmCheck => ({
  code: 'MR-L26',
  title: 'Every option is known',
  stage: 'party',
  severity: 'error',
  rules: ['MR-B70'],
  find(list) {
    const { agreed } = list.options;
    if (!agreed) return [];
    const findings: Finding[] = [];
    for (const key of Object.keys(agreed)) {
      const problem = problemOf(key, agreed[key]);
      if (problem) findings.push({ facts: { key, problem, value: JSON.stringify(agreed[key]) ?? '' } });
    }
    return findings;
  },
  mend(list) {
    const { agreed = {} } = list.options;
    const known = Object.fromEntries(Object.entries(agreed).filter(([key, value]) => !problemOf(key, value)));
    return [mendOptions('Leave these options out', withOption(list, 'agreed', known))];
  },
});
