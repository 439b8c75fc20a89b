import { sentence, showBudget, unitOf, type AnySystem, type Verdict } from '@/lib/rules';

/** What a comparison shows of a verdict. */
export const briefOf = (verdict: Verdict | undefined) =>
  verdict ? { legal: verdict.legal, agreement: verdict.agreement, budget: verdict.budget } : null;

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** What changed from one verdict to another, in words: the total, the verdict, and each finding that came or went. */
export function changesInVerdict(
  system: AnySystem,
  from: Verdict | undefined,
  to: Verdict | undefined,
): readonly string[] {
  if (!from || !to) return from || to ? ['One of the two no longer fits the rules and has no verdict.'] : [];
  const { name } = to.budget;
  const step = to.budget.spent - from.budget.spent;
  const findings = (verdict: Verdict) =>
    new Map(
      verdict.violations
        .filter((v) => v.severity === 'error')
        .map((v) => [sentence(system, v), `${sentence(system, v)} (${v.code})`]),
    );
  const [before, after] = [findings(from), findings(to)];
  return [
    ...(step === 0 && showBudget(from.budget) === showBudget(to.budget)
      ? []
      : [
          `Total: ${showBudget(from.budget)} became ${showBudget(to.budget)}` +
            (step === 0 ? '.' : ` (${signed(step)} ${unitOf(name, Math.abs(step))}).`),
        ]),
    ...(from.agreement === to.agreement
      ? []
      : [`Judged under “${to.agreement}” instead of “${from.agreement}”.`]),
    ...(from.legal === to.legal ? [] : [to.legal ? 'It became legal.' : 'It is no longer legal.']),
    ...[...after].filter(([key]) => !before.has(key)).map(([, text]) => `New: ${text}`),
    ...[...before].filter(([key]) => !after.has(key)).map(([, text]) => `Mended: ${text}`),
  ];
}
