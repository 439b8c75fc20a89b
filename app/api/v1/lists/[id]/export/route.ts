import { exportList } from '@/lib/api/contract';
import { exportFile } from '@/lib/api/export-list';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';
import { readableList } from '@/app/api/_server/lists';
import { findAgreementOf } from '@/lib/db/agreements/agreement-access';

const write = handle(exportList, async ({ params, query, user }) => {
  const saved = (await readableList(user, params.id))?.saved;
  if (!saved) return notFound('list');
  const under = await findAgreementOf(saved, user?.id);
  return exportFile(await systemOf(saved.system), saved.list, query.format, under?.agreement);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(write);
