import { Link } from '@/components/ui/link';
import { ReportThing } from './report-thing';
import { kindWords, type ThingKind } from './words';

/**
 * How a reader of what somebody else wrote can report it: not at all where nobody moderates, and else with an account. A report
 * is one for each person, and nobody can tell guests apart.
 */
export type ReportWay = 'none' | 'sign-in' | 'account';

/** The way to report what somebody else wrote. */
export function ReportDoor({
  way,
  kind,
  thing,
  here,
}: {
  readonly way: ReportWay;
  readonly kind: ThingKind;
  readonly thing: string;
  /** Address of the page. */
  readonly here: string;
}) {
  if (way === 'none') return null;
  if (way === 'account') return <ReportThing kind={kind} thing={thing} />;
  return (
    <Link
      className="link shrink-0 text-sm print:hidden"
      href={`/signin?callbackUrl=${encodeURIComponent(here)}`}
      aria-label={`Report this ${kindWords[kind]}`}
    >
      Report
    </Link>
  );
}
