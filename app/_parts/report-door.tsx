import { ReportThing } from '@/components/moderation/report-thing';
import { kindWords, type ThingKind } from '@/components/moderation/words';
import { Link } from '@/components/ui/link';
import { hasModerators } from '@/lib/auth';

/**
 * The way to report what somebody else wrote. Only where somebody moderates, and for people with an account: a report is one
 * for each person, and nobody can tell guests apart.
 */
export function ReportDoor({
  kind,
  thing,
  isSignedIn,
  here,
}: {
  readonly kind: ThingKind;
  readonly thing: string;
  readonly isSignedIn: boolean;
  /** Address of the page. */
  readonly here: string;
}) {
  if (!hasModerators()) return null;
  if (isSignedIn) return <ReportThing kind={kind} thing={thing} />;
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
