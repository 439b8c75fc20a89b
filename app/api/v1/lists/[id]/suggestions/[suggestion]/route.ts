import { decideSuggestion, getSuggestion, withdrawSuggestion } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { movedGame } from '@/app/api/_server/change';
import { showSuggestion, tellList } from '@/app/api/_server/editing';
import { handle } from '@/app/api/_server/house';
import { contextOf } from '@/app/api/_server/lists';
import { findAgreementOf } from '@/lib/db/agreements/agreement-access';
import type { UserId } from '@/lib/db/ids';
import * as db from '@/lib/db/lists/list-suggestions';
import { findList } from '@/lib/db/lists/lists';

const shown = async (user: UserId, listId: string, id: string) => {
  const found = await db.findSuggestion(user, listId, id);
  return found ? { data: await showSuggestion(user, listId, found) } : notFound('suggestion');
};

const read = handle(getSuggestion, ({ params: { id, suggestion }, user }) => shown(user.id, id, suggestion));

const decide = handle(decideSuggestion, async ({ params: { id, suggestion }, body, user }) => {
  // Its agreement stays the list's own.
  const saved = await findList(user.id, id);
  if (!saved) return notFound('list');
  const under = await findAgreementOf(saved, user.id);
  const moved = body.do === 'accept' ? await movedGame('list', saved, body.list, ['list']) : undefined;
  if (moved) return moved;
  const context =
    body.do === 'accept' ? await contextOf(body.list, under?.usableAs, user, ['list']) : undefined;
  if (context instanceof Problem) return context;
  const accepted =
    body.do === 'accept' && context ? { version: body.version, list: body.list, context } : undefined;
  const done = await db.decideSuggestion(user.id, id, suggestion, accepted);
  if (done === 'missing') return notFound('suggestion');
  if (done === 'decided')
    return new Problem('decided', 'You have accepted or refused this suggestion before.');
  if (done === 'stale')
    return new Problem('moved_on', 'The list was changed since you saw it. Look again, and then accept.');
  tellList(id);
  return shown(user.id, id, suggestion);
});

const withdraw = handle(withdrawSuggestion, async ({ params: { id, suggestion }, user }) =>
  (await db.withdrawSuggestion(user.id, id, suggestion)) ? { data: undefined } : notFound('suggestion'),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, decide, withdraw);
