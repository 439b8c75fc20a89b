'use client';

import { useMemo, useState } from 'react';
import { draftHeads, DRAFT_PREFIX } from '@/components/builder/draft/draft-heads';
import { FindLists } from '@/components/list/find-lists';
import { joined, type OwnList } from '@/components/list/own-lists';
import { keptJson } from '@/components/ui/kept-text';
import { useAlive } from '@/components/ui/use-alive';
import { ask, sayProblem } from '@/lib/api/client';
import { MOST_LETTERS_PASTED } from '@/lib/api/contract/shapes/import';
import type { Agreement, List } from '@/lib/rules';
import { BuildLink } from './build-link';
import { sendList } from './send-list';
import { WhatWasRead, type ReadText } from './what-was-read';

/** Hands a list in: one of the account, a draft of this browser, one that is ready, or pasted text. The salt is made here. */
export function HandIn({
  code,
  seat,
  system,
  agreement,
  own,
  more,
  ready,
  again,
  onDone,
}: {
  readonly code: string;
  readonly seat: number;
  readonly system: string;
  readonly agreement: Agreement;
  /** Lists of the account that fit the game, the newest ones. */
  readonly own: readonly OwnList[];
  /** There are others. */
  readonly more: boolean;
  /** Examples that are legal here, for whoever brings none of his own. */
  readonly ready: readonly OwnList[];
  /** A list is in already; this one takes its place. */
  readonly again: boolean;
  readonly onDone: () => Promise<void>;
}) {
  const alive = useAlive();
  // Drafts are known in the browser alone.
  const drafts = useMemo(
    () => (alive ? draftHeads().filter((d) => d.system === system) : []),
    [alive, system],
  );
  const [found, setFound] = useState<readonly OwnList[]>([]);
  const offered = joined(own, found);
  const [choice, setChoice] = useState('');
  const [text, setText] = useState('');
  const [understood, setUnderstood] = useState<ReadText & { readonly of: string }>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  // Of a text that was typed on while it was read nothing is known.
  const read = understood?.of === text ? understood : undefined;

  const send = async (list: List) => {
    const sent = await sendList(code, seat, list);
    setSaid(sent.said);
    if (sent.isIn) await onDone();
  };
  const sendChosen = async () => {
    const [kind, id = ''] = choice.split(/ (.*)/s);
    if (kind === 'list') {
      const saved = await ask('GET /api/v1/lists/{id}', { params: { id } });
      if (saved.ok) await send(saved.data.list);
      else setSaid(sayProblem(saved.problem));
    } else if (kind === 'draft') {
      const draft = keptJson(DRAFT_PREFIX + id) as { list: List } | null | undefined;
      if (draft) await send(draft.list);
      else setSaid('This browser no longer has that draft.');
    } else if (kind === 'ready') {
      const list = await (await import('./example-list')).exampleList(system, id);
      if (list) await send(list);
      else setSaid('This example is there no more.');
    } else if (read) await send(read.list);
  };
  const handIn = async () => {
    setBusy(true);
    setSaid('');
    await sendChosen().catch(() =>
      setSaid('A part of this page could not be loaded. Check the connection and press again.'),
    );
    setBusy(false);
  };
  const understand = async () => {
    setBusy(true);
    setSaid('');
    const answer = await ask('POST /api/v1/lists/import', { body: { text, system, save: false } });
    if (answer.ok) setUnderstood({ of: text, list: answer.data.list, lines: answer.data.lines });
    else setSaid(sayProblem(answer.problem));
    setBusy(false);
  };
  const pasted = choice === 'paste';
  const isChosen = choice !== '' && (!pasted || read !== undefined);

  return (
    <div className="space-y-3">
      <label className="block max-w-xl text-sm font-semibold">
        {again ? 'Another list in its place' : 'The list that you bring'}
        <select
          className="input mt-0.5 font-normal"
          value={choice}
          disabled={!alive}
          onChange={(e) => setChoice(e.target.value)}
        >
          <option value="">Choose …</option>
          {offered.length > 0 && (
            <optgroup label="Your saved lists">
              {offered.map((list) => (
                <option key={list.id} value={`list ${list.id}`}>
                  {list.name}
                </option>
              ))}
            </optgroup>
          )}
          {drafts.length > 0 && (
            <optgroup label="Drafts of this browser">
              {drafts.map((draft) => (
                <option key={draft.id} value={`draft ${draft.id}`}>
                  {draft.name}
                </option>
              ))}
            </optgroup>
          )}
          {ready.length > 0 && (
            <optgroup label="Examples that are legal here">
              {ready.map(({ id, name }) => (
                <option key={id} value={`ready ${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <option value="paste">Paste a list as text</option>
        </select>
      </label>
      {more && <FindLists system={system} onFound={(lists) => setFound((before) => joined(before, lists))} />}
      {pasted && (
        <div className="max-w-xl space-y-2">
          <label className="block text-sm font-semibold">
            One entry a line, or a list as JSON
            <textarea
              className="input mt-0.5 h-36 font-mono text-sm font-normal"
              value={text}
              maxLength={MOST_LETTERS_PASTED}
              onChange={(e) => setText(e.target.value)}
            />
          </label>
          {read ? (
            <WhatWasRead read={read} />
          ) : (
            <button
              type="button"
              className="button"
              disabled={busy || text.trim() === ''}
              onClick={() => void understand()}
            >
              Read it
            </button>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button button-primary"
          disabled={busy || !isChosen}
          onClick={() => void handIn()}
        >
          {again ? 'Replace my list' : 'Hand it in'}
        </button>
        <BuildLink system={system} agreement={agreement} />
      </div>
      <p role="status" className="min-h-5 text-sm text-quiet">
        {said}
      </p>
    </div>
  );
}
