import type { Finding } from '../../../kernel/verdict/legality';
import type { HouseKey } from '../house';
import type { RealmCheck } from '../sheet';
import { mendOptions, withOption } from './mending';

/**
 * Optional rules that Muster cannot play yet; a table can. Variations that only the making of lists reads are not here.
 * A rule leaves this set with the engine’s part that plays it.
 */
const notPlayedYet: ReadonlySet<string> = new Set<HouseKey>(['party.charactersPerPlayer']);

type Values = Readonly<Record<string, unknown>>;

/** What the house variations say of options that a sheet names itself. Their schemas tell; without them, nothing is known. */
export interface NamedOptions {
  readonly defaults: Values;
  problemOf(key: string, value: unknown): 'key' | 'value' | undefined;
  /** All options that a sheet means by the ones it names; what MR-L26 refuses stays as it stands. */
  asMeant(agreed: Values): Values;
}

export const nothingKnown: NamedOptions = {
  defaults: {},
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

/** Optional rules that the table must carry out by itself. */
export const unsupportedOptions = ({ defaults }: NamedOptions): RealmCheck => ({
  code: 'MR-L28',
  title: 'Options that Muster does not play yet',
  stage: 'party',
  severity: 'warning',
  rules: ['MR-B70'],
  find(list, _house, { changed }) {
    const { agreed } = list.options;
    if (changed.length === 0 && !agreed) return [];
    const findings: Finding[] = [];
    const tell = (key: string) => {
      if (notPlayedYet.has(key)) findings.push({ facts: { key }, because: `house.${key}` });
    };
    for (const key of changed) tell(key);
    for (const key of Object.keys(agreed ?? {}))
      if (!changed.includes(key) && JSON.stringify(agreed![key]) !== JSON.stringify(defaults[key])) tell(key);
    return findings;
  },
});
