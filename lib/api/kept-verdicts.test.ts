import { afterAll, beforeAll, expect, test } from 'vitest';
import { save, setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld } from '@/lib/testing/api/world';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

interface Told {
  readonly verdict: { readonly legal: boolean; readonly budget: { readonly spent: number } };
  readonly savedVerdict: { readonly legal: boolean; readonly findings: readonly unknown[] } | null;
  readonly since: Readonly<Record<string, unknown>> | null;
}
interface File {
  readonly lists: readonly { readonly versions: readonly Readonly<Record<string, unknown>>[] }[];
}

const asAnn = async <T>(method: 'GET' | 'PUT', path: string, more = {}): Promise<T> =>
  (await ask(stage.world, method, path, { as: stage.ann, ...more })).json as T;

test('a list keeps the verdict that it was saved with, and so do its versions', async () => {
  const { id } = await save.list(stage);
  const { verdict, savedVerdict, since } = await asAnn<Told>('GET', `/api/v1/lists/${id}`);
  expect(since).toBeNull();
  expect(savedVerdict).toMatchObject({ legal: verdict.legal, budget: verdict.budget, findings: [] });
  const version = await asAnn<{ savedVerdict: unknown }>('GET', `/api/v1/lists/${id}/versions/1`);
  expect(version.savedVerdict).toEqual(savedVerdict);
});

test('where the rules say something else by now, both are told, with what has changed since', async () => {
  await save.list(stage);
  const file = await asAnn<File>('GET', '/api/v1/account/export');
  const was = {
    legal: false,
    agreement: 'As printed',
    agreementCode: '0000-0000',
    budget: { name: 'level', spent: 999, limit: 300, left: -699 },
    findings: [{ code: 'MMS-L01', message: 'The list spends 999 levels, 699 over the agreed 300.' }],
  };
  const older = {
    ...file,
    lists: file.lists.map((list) => ({
      ...list,
      versions: list.versions.map((v) => ({ ...v, catalogueVersion: '2025.01', verdict: was })),
    })),
  };
  const cleo = await stage.world.person('cleo');
  const done = await ask(stage.world, 'POST', '/api/v1/account/import', { as: cleo, body: older });
  const { things } = done.json as { things: { kind: string; id: string }[] };
  const { id } = things.find(({ kind }) => kind === 'list')!;
  const shown = await ask(stage.world, 'GET', `/api/v1/lists/${id}`, { as: cleo });
  const told = shown.json as Told;
  expect(told.savedVerdict).toEqual(was);
  expect(told.verdict.legal).toBe(true);
  expect(told.since).toMatchObject({
    was,
    is: { legal: true, budget: told.verdict.budget },
    came: [],
    gone: was.findings,
    catalogue: { from: '2025.01', to: stage.system.version, changes: [] },
    isOtherAgreement: true,
  });
  // Whoever saves it again takes the verdict of today.
  const saved = await ask(stage.world, 'PUT', `/api/v1/lists/${id}`, {
    as: cleo,
    body: stage.list,
    headers: { 'If-Match': shown.headers.get('etag')! },
  });
  expect(saved.json).toMatchObject({ savedVerdict: { legal: true }, since: null });
  const before = await ask(stage.world, 'GET', `/api/v1/lists/${id}/versions/1`, { as: cleo });
  expect(before.json).toMatchObject({ savedVerdict: was });
});

test('an agreement that was changed under a list is a reason too', async () => {
  const { id: agreement, etag } = await save.agreement(stage);
  const made = await ask(stage.world, 'POST', '/api/v1/lists', {
    as: stage.ann,
    body: { ...stage.list, agreement },
  });
  const { id, verdict } = made.json as Told & { id: string };
  const stricter = { ...stage.agreement, house: { levelTotal: verdict.budget.spent - 1 } };
  await asAnn('PUT', `/api/v1/agreements/${agreement}`, { body: stricter, headers: { 'If-Match': etag } });
  const told = await asAnn<Told>('GET', `/api/v1/lists/${id}`);
  expect(told.verdict.legal).toBe(false);
  expect(told.since).toMatchObject({ was: { legal: true }, is: { legal: false }, isOtherAgreement: true });
  expect(told.since).not.toHaveProperty('catalogue');
});
