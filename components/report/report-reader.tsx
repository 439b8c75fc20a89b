'use client';

import { useState } from 'react';
import { FileOrText } from '@/components/ui/file-or-text';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Report } from './read-report';
import type { Rechecked } from './recheck';

const ReportView = lazyPart(() => import('./report-view').then((m) => m.ReportView));

interface Opened {
  readonly report: Report;
  readonly rechecked: Rechecked;
}

/** Takes the file of a report, and shows what becomes of it. */
export function ReportReader() {
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
      <div className="sheet p-4">
        <FileOrText
          pasted="Or its text"
          refused={why}
          isBusy={busy}
          onText={(text) => {
            void open(text);
          }}
        />
      </div>
      {opened && <ReportView key={opened.report.when} {...opened} />}
    </>
  );
}
