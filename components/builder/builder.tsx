'use client';

import { Redo2, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  addOne,
  defaultAgreement,
  formOf,
  judge,
  parseList,
  type AnySystem,
  type List,
  type Sample,
} from '@/lib/rules';
import { AgreementChoice, type KnownAgreement } from './agreement-choice';
import { BudgetBar } from './budget-bar';
import type { Draft } from './drafts';
import { rename } from './edits';
import { LineCard } from './line-card';
import { OptionFields } from './option-fields';
import { Picker } from './picker';
import { SaveBar } from './save-bar';
import { StartMenu } from './start-menu';
import { termsOf } from './terms-of-draft';
import { useDraft } from './use-draft';
import { VerdictPanel } from './verdict-panel';

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
  const { draft, dispatch, change, kept } = store;
  const { list } = draft;
  const [side, setSide] = useState<'catalogue' | 'list'>(
    initial.list.entries.length > 0 ? 'list' : 'catalogue',
  );

  const { terms, broken } = useMemo(() => termsOf(system, draft.terms), [system, draft.terms]);
  const parsed = useMemo(() => {
    const read = parseList(system, list, terms);
    if (read.ok) return { list: read.value, problems: [] };
    // Options that the system refuses: judge the entries with the form's own beginning, and say what is wrong.
    const form = system.forms.find((f) => f.id === list.options.form) ?? system.forms[0]!;
    const plain = parseList(system, { ...list, options: form.start(terms.house).options }, terms);
    return { list: plain.ok ? plain.value : undefined, problems: read.problems };
  }, [system, list, terms]);
  const verdict = useMemo(() => parsed.list && judge(system, parsed.list, terms), [system, parsed, terms]);

  const onType = useCallback((next: List) => dispatch({ type: 'type', list: next }), [dispatch]);
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
  // The button that mends goes with its problem: the focus stays at the verdict.
  const verdictHeading = useRef<HTMLHeadingElement>(null);
  const onMend = useCallback(
    (mended: List) => {
      change(mended);
      verdictHeading.current?.focus({ preventScroll: true });
    },
    [change],
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

  if (!parsed.list || !verdict)
    return <p className="text-bad">This list cannot be read: {parsed.problems[0]?.message}</p>;
  const form = formOf(system, parsed.list);
  const fields = form.fields?.(parsed.list, terms.house) ?? [];
  const bad = new Set(verdict.violations.filter((v) => v.severity === 'error').flatMap((v) => v.entries));
  const everything = [...system.entries, ...terms.cards.values()];

  return (
    <div className="space-y-4" data-tone={system.accent}>
      <div className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-64 text-sm font-semibold">
          Name of the list
          <input
            className="input mt-0.5 font-display text-xl font-bold"
            maxLength={120}
            value={list.name}
            onChange={(e) => onType(rename(list, e.target.value))}
            aria-invalid={list.name.trim() === ''}
          />
        </label>
        <SaveBar store={store} system={system} terms={terms} signedIn={signedIn} kept={kept} />
      </div>

      <div className="flex flex-wrap items-end gap-3">
        {system.forms.length > 1 && (
          <label className="text-sm font-semibold">
            What you build
            <select
              className="input mt-0.5"
              value={form.id}
              onChange={(e) => {
                const next = system.forms.find((f) => f.id === e.target.value)!;
                const start = next.start(terms.house);
                const keep = list.entries.filter((item) => {
                  const entry = everything.find((x) => x.id === item.entry);
                  return entry && next.accepts(entry);
                });
                change({
                  ...list,
                  entries: keep.length > 0 ? keep : [...start.entries],
                  options: start.options,
                });
              }}
            >
              {system.forms.map((f) => (
                <option key={f.id} value={f.id}>
                  {f.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <AgreementChoice
          system={system}
          value={draft.terms}
          known={agreements}
          onChange={(next) => dispatch({ type: 'terms', terms: next })}
        />
        <div className="flex gap-1">
          <button
            type="button"
            className="button px-3"
            aria-label="Undo"
            disabled={draft.past.length === 0}
            onClick={() => dispatch({ type: 'undo' })}
          >
            <Undo2 aria-hidden size={18} />
          </button>
          <button
            type="button"
            className="button px-3"
            aria-label="Redo"
            disabled={draft.future.length === 0}
            onClick={() => dispatch({ type: 'redo' })}
          >
            <Redo2 aria-hidden size={18} />
          </button>
        </div>
        <StartMenu
          system={system}
          form={form}
          list={parsed.list}
          terms={terms}
          onChange={change}
          onSample={onSample}
        />
      </div>
      {broken && (
        <p role="alert" className="text-bad">
          The agreement no longer holds together; the list is judged by the rules as printed until it is
          mended.
        </p>
      )}
      {parsed.problems.length > 0 && (
        <p role="alert" className="text-bad">
          Some choices cannot be used:{' '}
          {parsed.problems.map((p) => `${p.path.slice(1).join(' ')}: ${p.message}`).join('; ')}
        </p>
      )}

      <div className="sticky top-14 z-20 -mx-4 border-y border-line bg-paper/95 px-4 py-2 backdrop-blur sm:mx-0 sm:rounded-xl sm:border sm:px-5">
        <BudgetBar verdict={verdict} />
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
            list={parsed.list}
            terms={terms}
            left={verdict.budget.left}
            counts={counts}
            onAdd={onAdd}
          />
        </div>
        <div className={`space-y-5 ${side === 'list' ? '' : 'max-lg:hidden'}`}>
          <section aria-label="The list">
            {list.entries.length === 0 ? (
              <div className="sheet p-6 text-center text-quiet">
                <p className="font-display text-xl text-ink">An empty {form.name.toLowerCase()}</p>
                <p className="mt-1">{form.explains}</p>
                <p className="mt-1">Add from the catalogue, start from an example, or draw one at random.</p>
              </div>
            ) : (
              <ol className="space-y-2">
                {list.entries.map((item, at) => {
                  const entry = terms.cards.get(item.entry) ?? everything.find((e) => e.id === item.entry);
                  const parts =
                    entry && form.attaches
                      ? everything.filter((p) => form.attaches!(entry, p, terms.house))
                      : [];
                  return (
                    <LineCard
                      key={at}
                      system={system}
                      form={form}
                      terms={terms}
                      list={list}
                      at={at}
                      entry={entry}
                      parts={parts}
                      unit={verdict.budget.name}
                      bad={bad.has(at)}
                      onChange={change}
                      onType={onType}
                    />
                  );
                })}
              </ol>
            )}
          </section>
          {fields.length > 0 && (
            <OptionFields
              fields={fields}
              list={list}
              options={parsed.list.options}
              onChange={change}
              onType={onType}
            />
          )}
          <section aria-labelledby="verdict">
            <h2 id="verdict" tabIndex={-1} ref={verdictHeading} className="mb-2 text-2xl">
              Verdict under “{verdict.agreement}”
            </h2>
            <VerdictPanel judged={{ system, list: parsed.list, terms }} verdict={verdict} onMend={onMend} />
          </section>
        </div>
      </div>
    </div>
  );
}
