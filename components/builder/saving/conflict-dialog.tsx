'use client';

import { Copy } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { ask } from '@/lib/api/client';
import {
  diffLists,
  mergeLists,
  type AnyRules,
  type AnySystem,
  type AnyTerms,
  type List,
  type MergeChoice,
} from '@/lib/rules';
import { MergeChoices } from './merge-choices';
import type { Conflict } from './save-draft';

type Version = Extract<
  Awaited<ReturnType<typeof ask<'GET /api/v1/lists/{id}/versions/{n}'>>>,
  { readonly ok: true }
>['data'];

/** A version of the list; `unknown` where it cannot be had. */
function useVersion(listId: string, version: number): Version | 'unknown' | undefined {
  const [read, setRead] = useState<Version | 'unknown'>();
  useEffect(() => {
    let here = true;
    void ask('GET /api/v1/lists/{id}/versions/{n}', { params: { id: listId, n: version } }).then((answer) => {
      if (here) setRead(answer.ok ? answer.data : 'unknown');
    });
    return () => {
      here = false;
    };
  }, [listId, version]);
  return read;
}

/** Who saved it: somebody who works on the list too, or the same person elsewhere. */
const saidBy = (version: Version | 'unknown' | undefined): string =>
  version && version !== 'unknown' && !version.by.you
    ? `by ${version.by.name ?? 'somebody'}`
    : 'from another tab or device';

/** The list was changed elsewhere: both versions are brought together entry by entry, and nothing is overwritten unseen. */
export function ConflictDialog({
  system,
  terms,
  mine,
  listId,
  base: baseVersion,
  conflict,
  onSave,
  onTakeTheirs,
  onKeepTwo,
  onClose,
}: {
  readonly system: AnyRules | AnySystem;
  readonly terms: AnyTerms;
  readonly mine: List;
  readonly listId: string;
  /** Number of the version that mine began with. */
  readonly base: number;
  readonly conflict: Conflict;
  readonly onSave: (list: List) => void;
  readonly onTakeTheirs: () => void;
  readonly onKeepTwo: () => void;
  readonly onClose: () => void;
}) {
  const common = useVersion(listId, baseVersion);
  // Where it cannot be had, only the two are compared, and nothing counts as changed there.
  const base = common === 'unknown' ? common : common?.list;
  const saved = useVersion(listId, conflict.saved.version);
  const theirs = conflict.list;
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeChoice>>(new Map());
  const merge = useMemo(
    () => (base && base !== 'unknown' ? mergeLists(base, mine, theirs) : undefined),
    [base, mine, theirs],
  );
  const sides: readonly (readonly [title: string, from: List, to: List])[] =
    base === 'unknown'
      ? [['From the other to yours', theirs, mine]]
      : base
        ? [
            ['You changed', base, mine],
            ['Elsewhere was changed', base, theirs],
          ]
        : [];
  return (
    <Modal title="This list was changed elsewhere" onClose={onClose}>
      <p className="text-quiet">
        Version {conflict.saved.version} was saved {saidBy(saved)}.
      </p>
      {!base && <p role="status">Comparing both …</p>}
      <div className="my-3 grid gap-4 text-sm sm:grid-cols-2">
        {sides.map(([title, from, to]) => {
          const changes = diffLists(system, from, to, terms);
          return (
            <section key={title}>
              <h3 className="text-lg">{title}</h3>
              <ul className="mt-1 max-h-52 list-disc overflow-y-auto pl-5">
                {changes.length === 0 && <li>Nothing.</li>}
                {changes.map((change) => (
                  <li key={change.text}>{change.text}</li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {merge && (
        <MergeChoices
          system={system}
          terms={terms}
          list={merge.resolve(choices)}
          conflicts={merge.conflicts}
          choices={choices}
          theirs="The other"
          onChoose={(id, choice) => setChoices((old) => new Map(old).set(id, choice))}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {merge && (
          <button
            type="button"
            className="button button-primary"
            onClick={() => onSave(merge.resolve(choices))}
          >
            Save both together
          </button>
        )}
        <button type="button" className="button" onClick={() => onSave(mine)}>
          Save mine over it
        </button>
        <button type="button" className="button" onClick={onTakeTheirs}>
          Take the other
        </button>
        <button type="button" className="button" onClick={onKeepTwo}>
          <Copy aria-hidden size={16} /> Keep as two lists
        </button>
      </div>
    </Modal>
  );
}
