import { gameChanged, keyTo } from '@/app/api/_server/games';
import { handle } from '@/app/api/_server/house';
import { showAct } from '@/app/api/_server/moderation';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import { listGameMessages, sayAtGame } from '@/lib/api/contract';
import { badCursor } from '@/lib/api/memory/cursor';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import * as talk from '@/lib/db/game-talk';
import { findGame } from '@/lib/jobs/games';

const show = ({ name, saidAt, hiding, ...message }: talk.GameMessage) => ({
  ...message,
  name: name ?? null,
  saidAt: saidAt.toISOString(),
  hidden: hiding ? showAct(hiding) : null,
});

const list = handle(
  listGameMessages,
  async ({ request: asked, params: { id }, query: { seat, ...query } }) => {
    const request = asPageRequest(query);
    if (request instanceof Problem) return request;
    if (request.cursor !== undefined && !/^\d{1,9}$/.test(request.cursor)) return badCursor();
    const kept = await findGame(id);
    if (!kept || (seat !== undefined && keyTo(asked, kept, seat) === undefined)) return notFound('game');
    return { data: await showPage(await talk.listTalk(id, seat, request), show) };
  },
);

const say = handle(sayAtGame, async ({ request, params: { id }, body: { seat, text } }) => {
  const kept = await findGame(id);
  if (!kept || keyTo(request, kept, seat) === undefined) return notFound('game');
  const said = await talk.sayAtGame(id, seat, text);
  if (said === undefined) return notFound('game');
  if (said === 'too_many')
    return new Problem('too_many_requests', 'That is more than one seat may say in a minute.', {
      headers: { 'Retry-After': '60' },
    });
  gameChanged(id);
  return { data: show(said), location: `/api/v1/games/${id}/messages` };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list, say);
