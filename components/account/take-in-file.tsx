'use client';

import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { Modal } from '@/components/ui/modal';
import { isOpen } from '@/components/ui/ask-once';
import { ask } from '@/lib/api/client';
import type { Operation, ReceivedOf, SentBody } from '@/lib/api/contract';
import { LARGEST_FILE } from '@/lib/api/contract/shapes/longest';

type Import = Extract<Operation, { readonly id: 'importAccount' }>;
type Told = ReceivedOf<Import>;
type Thing = Told['things'][number];
type File = SentBody<Import>;

const kinds: Readonly<Record<Thing['kind'], readonly [one: string, many: string]>> = {
  list: ['list', 'lists'],
  agreement: ['agreement', 'agreements'],
  card: ['custom card', 'custom cards'],
  board: ['board', 'boards'],
  search: ['saved search', 'saved searches'],
  comment: ['comment', 'comments'],
  like: ['like', 'likes'],
  print: ['printed job', 'printed jobs'],
};

const states: Readonly<Record<Thing['state'], readonly [title: string, done: string]>> = {
  comes: ['New here', 'Came in'],
  returns: ['Deleted here, comes back', 'Came back'],
  differs: ['Other content here, which stays', 'Other content here, which stayed'],
  stands: ['Here already', 'Was here already'],
  past: ['Deleted too long ago', 'Deleted too long ago'],
};

const counted = (things: readonly Thing[]): string =>
  Object.entries(kinds)
    .flatMap(([kind, [one, many]]) => {
      const count = things.filter((thing) => thing.kind === kind).length;
      return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
    })
    .join(', ');

/** The file as JSON; undefined where it is none. */
const parsed = (text: string): File | undefined => {
  try {
    return JSON.parse(text) as File;
  } catch {
    return undefined;
  }
};

const NOT_OURS =
  'This is neither a file of “Download everything” nor one of many lists. A single list comes in by “Paste a list” in the builder.';

/** Takes a file of a whole account, or of many lists, into this one: first what would come, then all of it. */
export function TakeInFile() {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [file, setFile] = useState<File>();
  const [told, setTold] = useState<Told>();
  const [refused, setRefused] = useState<ReactNode>();

  const send = async (body: File, preview: boolean) => {
    setBusy(true);
    setRefused(undefined);
    const answer = await ask('POST /api/v1/account/import', {
      query: { preview: preview ? 'true' : 'false' },
      body,
    });
    setBusy(false);
    if (answer.ok) {
      setTold(answer.data);
      if (!preview) router.refresh();
      return;
    }
    if (!preview && isOpen(answer))
      return setRefused(
        <p>
          No answer came, so it may be in already or come yet. Take it in again in a moment: the same file
          twice makes nothing twice.
        </p>,
      );
    const { detail, errors = [] } = answer.problem;
    if (errors[0]?.path[0] === 'format') return setRefused(<p>{NOT_OURS}</p>);
    setRefused(
      <>
        <p>Nothing was taken in. {detail}</p>
        {errors.length > 1 && (
          <ul className="mt-1 list-disc pl-5 text-sm">
            {errors.slice(0, 8).map((e) => (
              <li key={`${e.path.join('.')} ${e.code}`} className="wrap-anywhere">
                {e.path.join('.')}: {e.message}
              </li>
            ))}
          </ul>
        )}
      </>,
    );
  };
  const choose = async (chosen: globalThis.File) => {
    setTold(undefined);
    setFile(undefined);
    if (chosen.size > LARGEST_FILE)
      return setRefused(<p>This file is larger than 32 MB, more than is taken in at once.</p>);
    const text = await chosen.text().catch(() => undefined);
    const body = text === undefined ? undefined : parsed(text);
    if (body === undefined)
      return setRefused(<p>This is not a file of ours: it could not be read as JSON.</p>);
    setFile(body);
    await send(body, true);
  };
  const close = () => {
    setOpen(false);
    setTold(undefined);
    setFile(undefined);
    setRefused(undefined);
  };
  const changes = told ? told.counts.comes + told.counts.returns : 0;

  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Take a file in
      </button>
      {open && (
        <Modal title="Take a file in" onClose={close}>
          <p className="text-sm">
            A file of “Download everything”, or of many lists at once, from here or from another server. You
            see first what would come; then all of it comes, or nothing.
          </p>
          <label className="mt-3 block text-sm font-semibold">
            File
            <input
              type="file"
              accept=".json,application/json"
              className="input mt-0.5 font-normal"
              disabled={busy}
              onChange={(event) => {
                const chosen = event.target.files?.[0];
                if (chosen) void choose(chosen);
                // So that the same file can be chosen once more, mended.
                event.target.value = '';
              }}
            />
          </label>
          <div role="alert" className="mt-3 wrap-anywhere text-bad empty:hidden">
            {refused}
          </div>
          <p role="status" className="mt-3 empty:hidden">
            {busy
              ? 'Reading …'
              : told &&
                (told.preview
                  ? changes === 0
                    ? 'Everything in the file is here already.'
                    : 'This would come:'
                  : 'Done. Everything of the file is here.')}
          </p>
          {told && <Report told={told} />}
          {told?.preview && changes > 0 && file && (
            <button
              type="button"
              className="button button-primary mt-4"
              disabled={busy}
              onClick={() => void send(file, false)}
            >
              Take it in
            </button>
          )}
          {told?.preview === false && (
            <Link className="button button-primary mt-4" href="/lists" onClick={close}>
              To your lists
            </Link>
          )}
        </Modal>
      )}
    </>
  );
}

function Report({ told }: { readonly told: Told }) {
  const groups = Object.entries(states).flatMap(([state, [title, done]]) => {
    const things = told.things.filter((thing) => thing.state === state);
    return things.length === 0 ? [] : [{ state, title: told.preview ? title : done, things }];
  });
  return (
    <div className="mt-2 space-y-2">
      {groups.map(({ state, title, things }) => (
        <details key={state} className="sheet p-3" open={things.length <= 8}>
          <summary>
            <span className="font-semibold">{title}:</span> {counted(things)}
          </summary>
          <ul className="mt-1 max-h-48 list-disc overflow-y-auto pl-5 text-sm wrap-anywhere">
            {things.map(({ kind, name }, i) => (
              <li key={i}>
                {name} <span className="text-quiet">({kinds[kind][0]})</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {told.left.length > 0 && (
        <p className="text-sm text-quiet">
          Not taken along, because it belongs to the server it was made on:{' '}
          {told.left.map(({ what, count }) => `${what} (${count})`).join(', ')}.
        </p>
      )}
    </div>
  );
}
