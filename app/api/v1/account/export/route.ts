import { exportAccount } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { exportUser } from '@/lib/db/export-user';

const write = handle(exportAccount, async ({ user }) => {
  const all = await exportUser(user.id);
  if (!all) return notFound('account');
  return {
    data: { ...all, format: 'muster-export/1' as const },
    headers: { 'Content-Disposition': 'attachment; filename="muster-export.json"' },
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(write);
