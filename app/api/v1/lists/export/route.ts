import { handle } from '@/app/api/_server/house';
import { exportLists } from '@/lib/api/contract';
import { bundleOf } from '@/lib/api/export-list';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { findAgreementsOf } from '@/lib/db/agreements/agreement-access';
import { findMany } from '@/lib/db/lists/list-bulk';

const write = handle(exportLists, async ({ query, user }) => {
  const found = await findMany(user.id, [...new Set(query.ids)]);
  if (!found.ok) return notFound('list');
  const agreements = await findAgreementsOf(found.lists, user.id);
  const lists = await Promise.all(
    found.lists.map(async (saved) => ({
      system: await systemOf(saved.system),
      list: saved.list,
      agreement: agreements.get(saved.agreementId ?? '')?.agreement,
    })),
  );
  return bundleOf(lists, query.format);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(write);
