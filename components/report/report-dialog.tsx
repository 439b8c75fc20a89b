'use client';

import { useEffect, useState } from 'react';
import { copyText } from '@/components/ui/copy-text';
import { Link } from '@/components/ui/link';
import { Modal } from '@/components/ui/modal';
import { contextOfPage, lastErrors, type ReportContext } from './report-context';

/** What the builder has open: its draft lives in the browser, under the id in the address. */
async function contextHere(): Promise<ReportContext> {
  const offered = contextOfPage();
  if (offered.list || offered.game) return offered;
  const { draftOfSaved, readDraft } = await import('@/components/builder/draft/drafts');
  const { pathname, search } = window.location;
  const draftId = new URLSearchParams(search).get('draft');
  const savedId = /^\/lists\/([0-9a-z]+)\/edit$/.exec(pathname)?.[1];
  const draft = draftId ? readDraft(draftId) : savedId ? draftOfSaved(savedId) : undefined;
  if (!draft) return {};
  if (draft.terms.kind === 'agreement') return { list: draft.list, agreement: draft.terms.agreement };
  const [{ agreementOf }, { isSystemSlug, loadSystem }] = await Promise.all([
    import('@/components/builder/draft/terms-of-draft'),
    import('@/lib/rules'),
  ]);
  return isSystemSlug(draft.list.system)
    ? { list: draft.list, agreement: agreementOf(await loadSystem(draft.list.system), draft.terms) }
    : { list: draft.list };
}

const surroundings = () => ({
  when: new Date().toISOString(),
  address: window.location.href,
  userAgent: navigator.userAgent,
  language: navigator.language,
  width: window.innerWidth,
  height: window.innerHeight,
  dark: window.matchMedia('(prefers-color-scheme: dark)').matches,
  errors: lastErrors(),
});

/** A report as a file: shown before it is saved, and sent by nobody but the reader. */
export function ReportDialog({
  version,
  onClose,
}: {
  readonly version: string;
  readonly onClose: () => void;
}) {
  const [words, setWords] = useState('');
  const [here] = useState(surroundings);
  const [text, setText] = useState<string>();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    let wanted = true;
    void (async () => {
      const [{ makeReport }, about] = await Promise.all([import('./make-report'), contextHere()]);
      const report = JSON.stringify(await makeReport(words, version, here, about), null, 2);
      if (wanted) setText(report);
    })().catch(() => wanted && setText(''));
    return () => {
      wanted = false;
    };
  }, [words, version, here]);
  return (
    <Modal title="Report a problem" onClose={onClose}>
      <label className="block text-sm font-semibold">
        What went wrong, and what did you expect?
        <textarea
          rows={3}
          maxLength={4000}
          className="input mt-1 font-normal"
          value={words}
          onChange={(e) => setWords(e.target.value)}
        />
      </label>
      {text === '' ? (
        <p role="alert" className="mt-3 text-bad">
          The report could not be put together. Check the connection and try again.
        </p>
      ) : (
        <label className="mt-3 block text-sm font-semibold">
          The whole report
          <textarea
            readOnly
            aria-busy={text === undefined}
            className="input mt-1 h-56 font-mono text-xs font-normal"
            value={text ?? 'Putting it together …'}
          />
        </label>
      )}
      <p className="mt-1 text-xs text-quiet">
        This is all that it holds: no name and no address of yours. Nothing is sent; save the file and give it
        to whoever runs this Muster.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          className="button button-primary"
          aria-disabled={!text}
          href={
            text
              ? `data:application/json;charset=utf-8,${encodeURIComponent(text.toWellFormed())}`
              : undefined
          }
          download={`muster-report-${here.when.slice(0, 10)}.json`}
        >
          Save the file
        </a>
        <button
          type="button"
          className="button"
          disabled={!text}
          onClick={() => void copyText(text ?? '').then(setCopied)}
        >
          {copied ? 'Copied' : 'Copy'}
        </button>
        <Link className="button button-quiet" href="/report">
          Open a report
        </Link>
      </div>
    </Modal>
  );
}
