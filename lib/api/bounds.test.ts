import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cases } from '@/lib/testing/api/cases';
import { inProcess } from '@/lib/testing/api/in-process';
import { setStage, type Case, type Stage } from '@/lib/testing/api/stage';
import { ask, type Ask } from '@/lib/testing/api/world';
import { boundedKinds, sayMost, type BoundedKind } from '../bounds';
import { operations, type ContractShape } from './contract';
import { openApiDocument } from './openapi';

// As many as the cases below need themselves, and few enough to be filled one by one.
vi.mock('../bounds', async (original) => {
  const bounds = await original<typeof import('../bounds')>();
  return { ...bounds, MOST_KEPT: Object.fromEntries(bounds.boundedKinds.map((kind) => [kind, 24])) };
});

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await inProcess());
}, 120_000);
afterAll(() => stage?.world.close());

const keeping: readonly ContractShape[] = operations.filter((c: ContractShape) => c.keeps);
const asAnn = (c: ContractShape): Ask => ({ as: stage.ann, by: c.auth === 'session' ? 'session' : 'token' });

/** What makes one more of a kind, again and again. */
const maker: Readonly<Record<BoundedKind, string>> = {
  lists: 'createList',
  agreements: 'createAgreement',
  cards: 'createCard',
  boards: 'createBoard',
  searches: 'createSearch',
  comments: 'createComment',
  tables: 'createTable',
  tokens: 'createToken',
};

async function fill(kind: BoundedKind): Promise<void> {
  const c = operations.find(({ id }) => id === maker[kind])!;
  const { path, body } = await cases[c.id]!(stage);
  for (let made = 0; made < 100; made++) {
    const { status, json } = await ask(stage.world, c.method, path, { ...asAnn(c), body });
    if (status === 201) continue;
    expect([status, (json as { code: string }).code]).toEqual([409, `too_many_${kind}`]);
    return;
  }
  throw new Error(`there is no bound to ${kind}`);
}

test('in an account that is full, nothing that makes more of a kind does, and each says why', async () => {
  const bundle = { format: 'muster-lists/1', lists: [{ ...stage.list, name: 'Another' }] };
  const given = new Map<string, Case>();
  for (const { id } of keeping)
    given.set(
      id,
      id === 'importAccount'
        ? { path: '/api/v1/account/import', body: bundle }
        : id === 'bulkLists'
          ? {
              path: '/api/v1/lists/bulk',
              body: { do: 'restore', ids: [(await cases.restoreList!(stage)).path.split('/')[4]!] },
            }
          : await cases[id]!(stage),
    );
  for (const kind of boundedKinds) await fill(kind);
  for (const c of keeping) {
    const { path, body, headers = {} } = given.get(c.id)!;
    const asked = { ...asAnn(c), ...(body === undefined ? {} : { body }), headers };
    const got = await ask(stage.world, c.method, path, asked);
    const kind = c.keeps![0]!;
    expect(got, c.id).toMatchObject({
      status: 409,
      json: { code: `too_many_${kind}`, detail: expect.stringContaining(sayMost(kind)) as string },
    });
  }
}, 120_000);

test('the document states each bound where it is met', () => {
  const paths = openApiDocument().paths as Record<string, Record<string, { description?: string }>>;
  for (const { path, method, keeps = [] } of keeping)
    for (const kind of keeps)
      expect(paths[path]![method.toLowerCase()]!.description).toContain(sayMost(kind));
});

test('each kind is kept by something', () => {
  expect(new Set(keeping.flatMap(({ keeps = [] }) => keeps))).toEqual(new Set(boundedKinds));
});
