import { defaultAgreement, isSystemSlug, judgeList, loadSystem, sentence } from '@/lib/rules';
import { agreementCode } from '@/lib/seal';
import type { ReportContext } from './report-context';

/** What the browser says of itself and of the page. */
export interface Surroundings {
  readonly when: string;
  /** Whole address; what stands behind its `#` may be a secret and is left out. */
  readonly address: string;
  readonly userAgent: string;
  readonly language: string;
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
  readonly errors: readonly string[];
}

/** A report on a problem, as a file that somebody sends. It says nothing of who makes it. */
export async function makeReport(
  words: string,
  version: string,
  here: Surroundings,
  about: ReportContext,
): Promise<Readonly<Record<string, unknown>>> {
  const { list, game } = about;
  const slug = list?.system ?? game?.record.system;
  const system = slug !== undefined && isSystemSlug(slug) ? await loadSystem(slug) : undefined;
  const agreement = about.agreement ?? (system && defaultAgreement(system));
  const judged = system && list && agreement ? judgeList(system, list, agreement) : undefined;
  const verdict = judged?.ok
    ? {
        ...judged.value,
        violations: judged.value.violations.map((v) => ({ ...v, message: sentence(system!, v) })),
      }
    : judged && { unreadable: judged.problems };
  return {
    format: 'muster-report/1',
    words,
    when: here.when,
    page: here.address.replace(/#.*$/, ''),
    muster: version,
    ...(system ? { catalogue: { system: system.slug, version: system.version } } : {}),
    ...(list ? { list } : {}),
    ...(list && agreement ? { agreement, agreementCode: agreementCode(agreement) } : {}),
    ...(verdict ? { verdict } : {}),
    ...(game ? { game } : {}),
    browser: {
      userAgent: here.userAgent,
      language: here.language,
      window: `${here.width} × ${here.height}`,
      scheme: here.dark ? 'dark' : 'light',
    },
    errors: here.errors,
  };
}
