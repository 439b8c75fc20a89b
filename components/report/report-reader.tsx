'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Report } from './read-report';
import type { Rechecked } from './recheck';

const ReportView = dynamic(() => import('./report-view').then((m) => m.ReportView), { ssr: false });

interface Opened {
  readonly report: Report;
  readonly rechecked: Rechecked;
}

/** Takes the file of a report, and shows what becomes of it. */
export function ReportReader() {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState('');
  const [opened, setOpened] = useState<Opened>();
  const open = async (file: string) => {
    setBusy(true);
    setWhy('');
    setOpened(undefined);
    try {
      const [{ readReport }, { recheck }] = await Promise.all([import('./read-report'), import('./recheck')]);
      const report = readReport(file);
      if ('why' in report) setWhy(report.why);
      else setOpened({ report, rechecked: await recheck(report) });
    } catch {
      setWhy('The rules could not be loaded. Check the connection and try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <form
        className="sheet space-y-3 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          void open(text);
        }}
      >
        <label className="block text-sm font-semibold">
          File
          <input
            type="file"
            accept=".json,application/json"
            className="input mt-0.5 font-normal"
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file may be chosen again.
              event.target.value = '';
              if (file) void file.text().then(open, () => setWhy('The file could not be read.'));
            }}
          />
        </label>
        <label className="block text-sm font-semibold">
          Or its text
          <textarea
            className="input mt-0.5 h-28 font-mono text-xs font-normal"
            spellCheck={false}
            value={text}
            onChange={(e) => setText(e.target.value)}
          />
        </label>
        <div role="alert" className="text-bad empty:hidden">
          {why}
        </div>
        <button type="submit" className="button button-primary" disabled={busy || text.trim() === ''}>
          {busy ? 'Opening …' : 'Open'}
        </button>
      </form>
      {opened && <ReportView key={opened.report.when} {...opened} />}
    </>
  );
}
