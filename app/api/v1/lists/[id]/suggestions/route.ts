import { createSuggestion, listSuggestions } from '@/lib/api/contract';
import { notFound, Problem, refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { checkEntries } from '@/lib/api/verdict';
import { movedGame, staysWith } from '@/app/api/_server/change';
import { showSuggestion } from '@/app/api/_server/editing';
import { handle } from '@/app/api/_server/house';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import { findWorkedList } from '@/lib/db/lists/list-access';
import * as db from '@/lib/db/lists/list-suggestions';

const list = handle(listSuggestions, async ({ params: { id }, query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const open = query.open === undefined ? {} : { open: query.open };
  const page = await db.listSuggestions(user.id, id, { ...request, ...open });
  return page
    ? { data: await showPage(page, (suggestion) => showSuggestion(user.id, id, suggestion)) }
    : notFound('list');
});

const create = handle(createSuggestion, async ({ params: { id }, body, user }) => {
  const unknown = checkEntries(await systemOf(body.list.system), body.list, ['list']);
  if (unknown) {
    // A list that is not his comes first, then one for another game, whose entries nobody would look for here.
    const worked = await findWorkedList(user.id, id);
    if (!worked) return notFound('list');
    return (await movedGame('list', worked.saved, body.list, ['list'])) ?? unknown;
  }
  const made = await db.addSuggestion(user.id, id, body);
  if (made === 'missing') return notFound('list');
  if (made === 'too_many')
    return new Problem(
      'too_many_suggestions',
      `${db.MOST_OPEN} suggestions wait for the owner of this list.`,
    );
  if (made === 'unknown_base')
    return refused('invalid_request', [
      { path: ['base'], code: 'unknown_version', message: 'The list has no such version.' },
    ]);
  if ('otherThan' in made) return staysWith('list', made.otherThan, body.list.system, ['list']);
  return {
    data: await showSuggestion(user.id, id, made),
    location: `/api/v1/lists/${id}/suggestions/${made.id}`,
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list, create);
