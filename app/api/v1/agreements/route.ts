import { createAgreement, listAgreements } from '@/lib/api/contract';
import { Problem, refused, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { showAgreement, summarizeAgreement } from '@/app/api/_server/agreements';
import { checkPictures } from '@/app/api/_server/cards';
import { handle } from '@/app/api/_server/house';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import * as db from '@/lib/db/agreements/agreements';
import { prepareTerms, settle } from '@/lib/rules';

const list = handle(listAgreements, async ({ query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const page = query.deleted
    ? await db.listDeletedAgreements(user.id, request)
    : await db.listAgreements(user.id, {
        ...request,
        words: query.q,
        ...(query.system === undefined ? {} : { system: query.system }),
      });
  return { data: await showPage(page, summarizeAgreement) };
});

const create = handle(createAgreement, async ({ body, user }) => {
  const system = await systemOf(body.system);
  const terms = prepareTerms(system, body);
  if (!terms.ok) return refused('invalid_agreement', terms.problems);
  const unseen = checkPictures(terms.value);
  if (unseen) return unseen;
  const saved = await db.createAgreement(user.id, settle(system, body));
  if (saved === 'too_many') return tooManyOf('agreements');
  return {
    data: await showAgreement(saved, true),
    location: `/api/v1/agreements/${saved.id}`,
    version: saved.version,
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list, create);
