'use client';

import { useMemo } from 'react';
import { BudgetBar } from '@/components/builder/budget-bar';
import { termsOf, AS_PRINTED } from '@/components/builder/draft/terms-of-draft';
import { ViolationText } from '@/components/builder/verdict/violation-text';
import { useSystem } from '@/components/catalogue/use-system';
import { ListLines } from '@/components/list/list-lines';
import { OptionSummary } from '@/components/list/option-summary';
import { Link } from '@/components/ui/link';
import { judge, parseList } from '@/lib/rules';
import type { ListCopy } from './stores';

/** A saved list out of this browser's copy, with its verdict reckoned here. */
export function CopyReader({ copy }: { readonly copy: ListCopy }) {
  const system = useSystem(copy.system);
  const judged = useMemo(() => {
    if (!system) return undefined;
    const { terms } = termsOf(
      system,
      copy.agreement
        ? { kind: 'agreement', agreement: copy.agreement.text }
        : { kind: 'preset', preset: AS_PRINTED },
    );
    const list = parseList(system, copy.list, terms);
    return list.ok
      ? { system, terms, list: list.value, verdict: judge(system, list.value, terms) }
      : undefined;
  }, [system, copy]);
  return (
    <article data-tone={system?.accent} className="mx-auto max-w-4xl space-y-6">
      <header className="space-y-3">
        <h1 className="text-4xl wrap-anywhere">{copy.name}</h1>
        {judged && <BudgetBar verdict={judged.verdict} />}
        <p className="text-sm text-quiet">
          A copy of version {copy.version}, saved {copy.updatedAt.slice(0, 10)}; there may be a newer one.
        </p>
        <Link className="button button-primary" href={`/lists/${copy.id}/edit`}>
          Edit
        </Link>
      </header>
      {judged && (
        <>
          <ListLines system={judged.system} list={judged.list} terms={judged.terms} source={copy.list} />
          <OptionSummary system={judged.system} list={judged.list} terms={judged.terms} />
          {judged.verdict.violations.length > 0 && (
            <ul className="space-y-3" aria-label="Verdict">
              {judged.verdict.violations.map((violation, i) => (
                <ViolationText key={i} system={judged.system} violation={violation} />
              ))}
            </ul>
          )}
        </>
      )}
    </article>
  );
}
