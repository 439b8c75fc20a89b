import 'server-only';
import type { ReportWay } from '@/components/moderation/report-door';
import { hasModerators } from '@/lib/auth';

/** How this reader can report what others wrote. */
export const reportWay = (isSignedIn: boolean): ReportWay =>
  !hasModerators() ? 'none' : isSignedIn ? 'account' : 'sign-in';
