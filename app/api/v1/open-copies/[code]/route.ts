import { getOpenCopy } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { openCopyByCode } from '@/app/_server/open-copies';

const read = handle(getOpenCopy, async ({ params }) => {
  const open = await openCopyByCode(params.code);
  return open ? { data: open.shown } : notFound('list');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);
