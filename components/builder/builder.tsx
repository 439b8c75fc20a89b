'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  addOne,
  defaultAgreement,
  type Agreement,
  type AnySystem,
  type List,
  type Sample,
} from '@/lib/rules';
import type { KnownAgreement } from './agreement-choice';
import { BudgetBar } from './budget-bar';
import { BuilderHead } from './builder-head';
import type { Building } from './building';
import type { Draft } from './drafts';
import { ListPanel } from './list-panel';
import { Picker } from './picker';
import { SideTabs } from './side-tabs';
import { agreementOf } from './terms-of-draft';
import { useDraft } from './use-draft';
import { useJudged } from './use-judged';

/** Catalogue and list side by side; on a phone one of the two. The verdict follows every keystroke. */
export function Builder({
  system,
  initial,
  signedIn,
  agreements,
}: {
  readonly system: AnySystem;
  readonly initial: Draft;
  readonly signedIn: boolean;
  readonly agreements: readonly KnownAgreement[];
}) {
  const store = useDraft(initial);
  const { draft, dispatch, change } = store;
  const { list } = draft;
  const [side, setSide] = useState<'catalogue' | 'list'>(
    initial.list.entries.length > 0 ? 'list' : 'catalogue',
  );
  const { terms, broken, problems, read } = useJudged(system, list, draft.terms);

  const type = useCallback(
    (next: List, field: string) => dispatch({ type: 'type', list: next, field }),
    [dispatch],
  );
  const agree = useCallback(
    (agreement: Agreement) => {
      // What was changed is no longer the preset whose name it bears.
      const name = draft.terms.kind === 'preset' ? 'House rules' : agreement.name;
      dispatch({ type: 'terms', terms: { kind: 'agreement', agreement: { ...agreement, name } } });
    },
    [dispatch, draft.terms.kind],
  );
  const onSample = useCallback(
    (sample: Sample) => {
      change(sample.list);
      // An example of a house rule says nothing without that rule; any other is judged by what the table agreed.
      if (Object.keys(sample.house).length > 0)
        dispatch({
          type: 'terms',
          terms: { kind: 'agreement', agreement: defaultAgreement(system, sample.house) },
        });
    },
    [change, dispatch, system],
  );
  const onAdd = useCallback(
    (id: string) => change({ ...list, entries: [...addOne(list.entries, id)] }),
    [change, list],
  );
  const counts = useMemo(() => {
    const sums = new Map<string, number>();
    for (const item of list.entries)
      for (const id of [item.entry, ...(item.with ?? [])]) sums.set(id, (sums.get(id) ?? 0) + item.count);
    return sums;
  }, [list]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !typing) {
        event.preventDefault();
        dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
      } else if (event.key === '/' && !typing) {
        event.preventDefault();
        document.querySelector<HTMLInputElement>('#builder-catalogue input[type=search]')?.focus();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [dispatch]);

  if (!read) return <p className="text-bad">This list cannot be read: {problems[0]?.message}</p>;
  const building: Building = {
    system,
    terms,
    agreement: agreementOf(system, draft.terms),
    list,
    ...read,
    change,
    type,
    agree,
  };

  return (
    <div className="space-y-4" data-tone={system.accent}>
      <BuilderHead
        building={building}
        store={store}
        signedIn={signedIn}
        agreements={agreements}
        onSample={onSample}
      />
      {broken && (
        <p role="alert" className="text-bad">
          The agreement no longer holds together; the list is judged by the rules as printed until it is
          mended.
        </p>
      )}
      {problems.length > 0 && (
        <p role="alert" className="text-bad">
          Some choices cannot be used:{' '}
          {problems.map((p) => `${p.path.slice(1).join(' ')}: ${p.message}`).join('; ')}
        </p>
      )}

      <div className="sticky top-14 z-20 -mx-4 border-y border-line bg-paper/95 px-4 py-2 backdrop-blur sm:mx-0 sm:rounded-xl sm:border sm:px-5">
        <BudgetBar verdict={read.verdict} />
      </div>

      <div role="group" aria-label="Show" className="grid grid-cols-2 gap-2 lg:hidden">
        {(['catalogue', 'list'] as const).map((s) => (
          <button
            key={s}
            type="button"
            aria-pressed={side === s}
            className={`button ${side === s ? 'border-tone bg-tone-soft text-tone-ink' : ''}`}
            onClick={() => setSide(s)}
          >
            {s === 'catalogue' ? 'Catalogue' : `List (${list.entries.length})`}
          </button>
        ))}
      </div>

      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div
          id="builder-catalogue"
          className={`lg:sticky lg:top-40 lg:-m-1 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto lg:p-1 ${side === 'catalogue' ? '' : 'max-lg:hidden'}`}
        >
          <Picker
            system={system}
            list={read.parsed}
            terms={terms}
            left={read.verdict.budget.left}
            counts={counts}
            onAdd={onAdd}
          />
        </div>
        <div className={`min-w-0 ${side === 'list' ? '' : 'max-lg:hidden'}`}>
          <SideTabs building={building}>
            <ListPanel building={building} />
          </SideTabs>
        </div>
      </div>
    </div>
  );
}
