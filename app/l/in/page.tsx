import type { Metadata } from 'next';
import { WholeList } from '@/components/list/share/whole-list';
import { sessionUser } from '@/lib/auth';

export const metadata: Metadata = {
  title: 'A list in a link',
  description: 'A list that stands in its own link: no server keeps it.',
  robots: { index: false },
};

/** What stands behind the # of the address never gets here; the browser reads and judges it. */
export default async function WholeListPage() {
  return <WholeList signedIn={(await sessionUser()) !== undefined} />;
}
