import { act, listActs } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { actDone, showAct, showActLine } from '@/app/api/_server/moderation';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import { isModerator } from '@/lib/auth';
import { decide } from '@/lib/db/moderation/acts';
import * as log from '@/lib/db/moderation/log';

const list = handle(listActs, async ({ query, user }) => {
  if (!(await isModerator(user.id))) return notFound();
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  return { data: await showPage(await log.listActs(user.id, request), showActLine) };
});

const decideOn = handle(act, async ({ body: { kind, thing, ...wish }, user }) => {
  if (!(await isModerator(user.id))) return notFound();
  const done = await decide(user.id, { kind, thing }, wish);
  switch (done) {
    case 'missing':
      return notFound(kind);
    case 'decided':
      return new Problem('decided', 'It is so already, or somebody else has answered the reports.');
    default:
      actDone(done);
      return { data: showAct(done), location: `/api/v1/moderation/acts/${done.id}` };
  }
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list, decideOn);
