import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProcess } from '@/lib/testing/api/in-process';
import { save, setStage, type Stage } from '@/lib/testing/api/stage';
import { ask } from '@/lib/testing/api/world';

let stage: Stage;
beforeAll(async () => {
  process.env.MODERATORS = '';
  stage = await setStage(await inProcess());
}, 120_000);
afterAll(() => stage?.world.close());

test('where nobody moderates, a report is refused with the reason, and nobody is a moderator', async () => {
  const { shareId } = await save.list(stage);
  const path = `/api/v1/moderation/reports/list/${shareId}`;
  for (const thing of [path, '/api/v1/moderation/reports/list/nowhere'])
    expect(await ask(stage.world, 'PUT', thing, { as: stage.bob, body: { reason: 'spam' } })).toMatchObject({
      status: 409,
      json: { code: 'no_moderators', detail: 'Nobody moderates this server. Tell whoever runs it.' },
    });
  expect(await ask(stage.world, 'GET', '/api/v1/moderation/reports', { as: stage.bob })).toMatchObject({
    status: 200,
    json: { data: [] },
  });
  // The account that other servers name has no rights here.
  const as = await stage.world.moderator();
  for (const asked of ['cases', 'acts'])
    expect((await ask(stage.world, 'GET', `/api/v1/moderation/${asked}`, { as })).status).toBe(404);
});
