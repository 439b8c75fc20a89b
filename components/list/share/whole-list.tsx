'use client';

import { useEffect, useState } from 'react';
import { BudgetBar } from '@/components/builder/budget-bar';
import { SystemLine } from '@/components/shell/system-line';
import { Link } from '@/components/ui/link';
import type { AnyList, AnySystem, AnyTerms, Agreement, List, Verdict } from '@/lib/rules';
import { ListActions } from '../list-actions';
import { ListLines } from '../list-lines';
import { OptionSummary } from '../option-summary';
import { VerdictSection } from '../verdict-section';

interface Opened {
  readonly system: AnySystem;
  readonly list: List;
  readonly agreement: Agreement;
  readonly form: string;
  readonly code: string;
  readonly judged?: { readonly parsed: AnyList; readonly terms: AnyTerms; readonly verdict: Verdict };
}

/** Reads and judges what a fragment holds; rules and schemas are loaded for it, and not before. */
async function openFragment(fragment: string): Promise<Opened | string> {
  const [{ unpackList }, rules, { codeUnder }] = await Promise.all([
    import('./read-whole-link'),
    import('@/lib/rules'),
    import('@/lib/seal'),
  ]);
  const read = await unpackList(fragment);
  if (!read.ok) return read.problems[0]!.message;
  const { system, list, agreement } = read.value;
  const terms = rules.prepareTerms(system, agreement);
  const parsed = terms.ok ? rules.parseList(system, list, terms.value) : undefined;
  return {
    system,
    list,
    agreement,
    code: codeUnder(system, agreement),
    form: parsed?.ok ? rules.formOf(system, parsed.value).name : '',
    ...(terms.ok && parsed?.ok
      ? {
          judged: {
            parsed: parsed.value,
            terms: terms.value,
            verdict: rules.judge(system, parsed.value, terms.value),
          },
        }
      : {}),
  };
}

/** The list that stands in the address of the page itself. */
export function WholeList({ signedIn }: { readonly signedIn: boolean }) {
  const [opened, setOpened] = useState<Opened | string>();
  useEffect(() => {
    let latest = 0;
    const read = () => {
      const mine = ++latest;
      openFragment(window.location.hash).then(
        (found) => mine === latest && setOpened(found),
        () => mine === latest && setOpened('The rules could not be loaded. Check the connection and reload.'),
      );
    };
    read();
    window.addEventListener('hashchange', read);
    return () => {
      latest = -1;
      window.removeEventListener('hashchange', read);
    };
  }, []);
  if (opened === undefined)
    return (
      <div aria-busy="true" className="mx-auto max-w-4xl animate-pulse space-y-4">
        <p role="status" className="sr-only">
          Reading the list
        </p>
        <div className="h-10 w-2/3 rounded-xl bg-sunk" />
        <div className="h-16 rounded-xl bg-sunk" />
        <div className="h-64 rounded-xl bg-sunk" />
      </div>
    );
  if (typeof opened === 'string')
    return (
      <div className="mx-auto max-w-2xl space-y-4">
        <h1 className="text-4xl">No list in this link</h1>
        <p role="alert">{opened}</p>
        <p className="flex flex-wrap gap-2">
          <Link className="button button-primary" href="/lists/new">
            Build a list
          </Link>
          <Link className="button" href="/lists">
            Your lists
          </Link>
        </p>
      </div>
    );
  const { system, list, agreement, judged, form, code } = opened;
  return (
    <article data-tone={system.accent} className="mx-auto max-w-4xl space-y-6">
      <header className="space-y-3">
        <SystemLine system={system}>{form !== '' && <span className="chip">{form}</span>}</SystemLine>
        <h1 className="text-4xl wrap-anywhere">{list.name}</h1>
        {judged && <BudgetBar verdict={judged.verdict} />}
        <p className="text-sm text-quiet">
          Judged here, in your browser, under “{agreement.name}”. Its code is <code>{code}</code>. The list
          stands in the link itself; no server has seen it.
        </p>
        <ListActions list={list} agreement={agreement} signedIn={signedIn} />
      </header>
      {judged ? (
        <>
          <ListLines system={system} list={judged.parsed} terms={judged.terms} source={list} />
          <OptionSummary system={system} list={judged.parsed} terms={judged.terms} />
          <VerdictSection system={system} verdict={judged.verdict} />
        </>
      ) : (
        <p className="text-bad">
          This list does not fit the rules of today. Open a copy: the builder shows what can still be used.
        </p>
      )}
    </article>
  );
}
