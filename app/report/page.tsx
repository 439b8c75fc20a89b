import type { Metadata } from 'next';
import { ReportReader } from '@/components/report/report-reader';

export const metadata: Metadata = { title: 'Open a report', robots: { index: false } };

/** For whoever was sent a report: what it says, and whether it is still so. */
export default function ReportPage() {
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <header>
        <h1 className="text-4xl">Open a report</h1>
        <p className="mt-2 text-quiet">
          A report on a problem is judged and played again by the rules of today. It is read in this browser
          and sent nowhere.
        </p>
      </header>
      <ReportReader />
    </div>
  );
}
