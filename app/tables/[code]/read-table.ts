import 'server-only';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { visitorOfPage } from '@/app/api/_server/table-visitor';
import { sessionUser } from '@/lib/auth';
import { openLists } from '@/lib/db/tables/table-lists';
import { isSystemSlug, loadSystem } from '@/lib/rules';

/** The table at an address as this visitor may see it, with the lists that he may read. Not there: the page is not. */
export async function readTable(params: Promise<{ readonly code: string }>) {
  const { code } = await params;
  const user = await sessionUser();
  const found = await openLists(visitorOfPage(user, await cookies(), code), code);
  if (!found || !isSystemSlug(found.table.system)) notFound();
  return { ...found, user, system: await loadSystem(found.table.system) };
}
