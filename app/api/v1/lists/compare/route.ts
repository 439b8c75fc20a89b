import { compareLists } from '@/lib/api/contract';
import { notFound, refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { readableList } from '@/app/api/_server/lists';
import { comparisonOf } from '@/app/_server/compare-saved';

const compare = handle(compareLists, async ({ query, user }) => {
  const [a, b] = await Promise.all([readableList(user, query.a), readableList(user, query.b)]);
  if (!a || !b) return notFound('list');
  const compared = await comparisonOf(a.saved, b.saved, user?.id);
  return compared
    ? { data: compared.comparison }
    : refused(
        'invalid_request',
        [{ path: ['b'], code: 'wrong_system', message: 'The two lists are for different games.' }],
        [],
        'query',
      );
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(compare);
