import { deleteCard, getCard, updateCard } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { checkCard, showCard } from '@/app/api/_server/cards';
import { movedGame, notChanged } from '@/app/api/_server/change';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/cards';

const read = handle(getCard, async ({ params, user }) => {
  const saved = await db.findCard(user.id, params.id);
  return saved ? { data: await showCard(saved), version: saved.version } : notFound('card');
});

const update = handle(updateCard, async ({ params, body: { system, card }, user, expected }) => {
  const known = await db.findCard(user.id, params.id);
  if (!known) return notFound('card');
  const moved = await movedGame('card', known, { system });
  if (moved) return moved;
  const unfit = checkCard(await systemOf(system), card);
  if (unfit) return unfit;
  const change = await db.updateCard(user.id, params.id, expected, card);
  if (!change.ok) return notChanged(change, 'card', (current) => showCard(current));
  return { data: await showCard(change.saved), version: change.saved.version };
});

const remove = handle(deleteCard, async ({ params, user, expected }) => {
  const change = await db.deleteCard(user.id, params.id, expected);
  if (!change.ok) return notChanged(change, 'card', (current) => showCard(current));
  return { data: undefined };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, update, remove);
