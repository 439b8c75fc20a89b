import { ReportButton } from '@/components/report/report-button';
import { Link } from '@/components/ui/link';
import { version } from '@/package.json';

export function Footer() {
  return (
    <footer className="mt-10 border-t border-line pb-20 text-sm text-quiet sm:pb-6 print:hidden">
      <nav
        aria-label="About"
        className="mx-auto flex max-w-7xl flex-wrap gap-x-5 px-4 pt-4 *:inline-flex *:min-h-9 *:items-center sm:px-6"
      >
        <Link className="link" href="/boards">
          Boards
        </Link>
        <Link className="link" href="/print">
          Print
        </Link>
        <Link className="link" href="/docs/api">
          API
        </Link>
        <Link className="link" href="/offline">
          Without a network
        </Link>
        <Link className="link" href="/credits">
          Credits and licences
        </Link>
        <ReportButton version={version} />
        <span>Muster keeps score of the rules so that you can play.</span>
      </nav>
    </footer>
  );
}
