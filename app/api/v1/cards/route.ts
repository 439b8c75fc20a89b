import { createCard, listCards } from '@/lib/api/contract';
import { Problem, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { checkCard, showCard } from '@/app/api/_server/cards';
import { handle } from '@/app/api/_server/house';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import * as db from '@/lib/db/cards';

const list = handle(listCards, async ({ query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const page = query.deleted
    ? await db.listDeletedCards(user.id, request)
    : await db.listCards(user.id, {
        ...request,
        words: query.q,
        ...(query.system === undefined ? {} : { system: query.system }),
      });
  return { data: await showPage(page, showCard) };
});

const create = handle(createCard, async ({ body: { system, card }, user }) => {
  const unfit = checkCard(await systemOf(system), card);
  if (unfit) return unfit;
  const saved = await db.createCard(user.id, system, card);
  if (saved === 'too_many') return tooManyOf('cards');
  return { data: await showCard(saved), location: `/api/v1/cards/${saved.id}`, version: saved.version };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list, create);
