import { z } from 'zod';
import { updateOf, versionsBetween, type CatalogueChange, type Versioned } from '../catalogue/changelog';
import type { List } from '../list/list';

const Findings = z
  .array(z.strictObject({ code: z.string().max(40), message: z.string().max(1000) }))
  .max(100)
  .readonly();

/** What the rules said of a list when it was saved: kept, so that a later verdict never replaces it in silence. */
export const KeptVerdict = z
  .strictObject({
    legal: z.boolean(),
    agreement: z.string().max(200),
    agreementCode: z.string().max(40),
    budget: z.strictObject({
      name: z.string().max(40),
      spent: z.number(),
      limit: z.number().exactOptional(),
      left: z.number().exactOptional(),
    }),
    findings: Findings.meta({ description: 'What made it illegal; the first hundred' }),
  })
  .meta({ id: 'KeptVerdict', description: 'The verdict of the moment of saving' });
export type KeptVerdict = z.infer<typeof KeptVerdict>;
type Finding = KeptVerdict['findings'][number];

/** What is kept of a verdict. */
export const keptVerdict = ({
  legal,
  agreement,
  agreementCode,
  budget: { name, spent, limit, left },
  violations,
}: Omit<KeptVerdict, 'findings' | 'budget'> & {
  readonly budget: Pick<KeptVerdict['budget'], 'name' | 'spent'> & {
    readonly limit?: number | undefined;
    readonly left?: number | undefined;
  };
  readonly violations: readonly (Finding & { readonly severity: string })[];
}): KeptVerdict => ({
  legal,
  agreement,
  agreementCode,
  budget: { name, spent, ...(limit === undefined ? {} : { limit }), ...(left === undefined ? {} : { left }) },
  findings: violations
    .filter(({ severity }) => severity === 'error')
    .slice(0, 100)
    .map(({ code, message }) => ({ code, message })),
});

/** How the verdict of today differs from the kept one, and what has changed since that may be the reason. */
export interface VerdictSince {
  readonly was: KeptVerdict;
  readonly is: KeptVerdict;
  readonly came: readonly Finding[];
  readonly gone: readonly Finding[];
  /** Absent where the catalogue is still that of then. */
  readonly catalogue?: {
    readonly from: string;
    readonly to: string;
    /** Changes of rules, and of what is in the list; empty also where the version of then is not known. */
    readonly changes: readonly { readonly version: string; readonly change: CatalogueChange }[];
  };
  /** Is the agreement another than the one of then, or has it another text? */
  readonly isOtherAgreement: boolean;
}

const without = (all: readonly Finding[], others: readonly Finding[]): readonly Finding[] =>
  all.filter(({ code, message }) => !others.some((o) => o.code === code && o.message === message));

/** Undefined where both say the same. */
export function verdictSince(
  system: Versioned,
  saved: {
    readonly list: Pick<List, 'entries' | 'options'>;
    readonly builtUnder: string;
    readonly verdict: KeptVerdict;
  },
  is: KeptVerdict,
): VerdictSince | undefined {
  const { verdict: was, list, builtUnder } = saved;
  const came = without(is.findings, was.findings);
  const gone = without(was.findings, is.findings);
  const isSame =
    was.legal === is.legal &&
    was.budget.spent === is.budget.spent &&
    was.budget.limit === is.budget.limit &&
    came.length + gone.length === 0;
  if (isSame) return undefined;
  const update = updateOf(system, list, builtUnder);
  const ofRules = versionsBetween(system, builtUnder, system.version).flatMap(({ version, changes }) =>
    changes.filter(({ kind }) => kind === 'rules').map((change) => ({ version, change })),
  );
  const touching = update?.touching.filter(({ change }) => change.kind !== 'rules') ?? [];
  return {
    was,
    is,
    came,
    gone,
    ...(update
      ? {
          catalogue: {
            from: update.from,
            to: update.to,
            changes: update.known ? [...touching, ...ofRules] : [],
          },
        }
      : {}),
    isOtherAgreement: was.agreementCode !== is.agreementCode,
  };
}
