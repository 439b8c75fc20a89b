import { agreementFor } from '@/app/api/_server/agreements';
import { handle } from '@/app/api/_server/house';
import { drawList } from '@/lib/api/contract';
import { drawnBy } from '@/lib/api/make-list';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';

const draw = handle(drawList, async ({ body: { system, agreement, ...wanted }, user }) => {
  const under = await agreementFor(user, agreement, ['agreement']);
  if (under instanceof Problem) return under;
  const drawn = drawnBy(await systemOf(system), wanted, under);
  return drawn instanceof Problem ? drawn : { data: drawn };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(draw);
