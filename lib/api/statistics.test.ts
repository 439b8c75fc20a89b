import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Agreement, loadSystems, parseList, prepareTerms } from '@/lib/rules';
import { save, setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld } from '@/lib/testing/api/world';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

const post = (body: object, as?: Stage['ann']) =>
  ask(stage.world, 'POST', '/api/v1/statistics', { body, ...(as ? { as } : {}) });
const systems = await loadSystems();

describe('statistics', () => {
  test.each(systems.map((s) => [s.slug, s] as const))(
    'of every sample of %s are those of the rules code, under its own house variations',
    async (slug, system) => {
      const insights = await system.insights!();
      for (const { list, house } of system.samples) {
        const agreement = Agreement.parse({
          format: 'muster-agreement/1',
          system: slug,
          name: 'Ours',
          house,
        });
        const terms = prepareTerms(system, agreement);
        const parsed = terms.ok && parseList(system, list, terms.value);
        if (!terms.ok || !parsed || !parsed.ok) throw new Error(list.name);
        const { status, json, text } = await post({ list, agreement });
        expect(status, text).toBe(200);
        expect(json).toMatchObject({
          system: slug,
          catalogueVersion: system.version,
          agreement: 'Ours',
          statistics: insights.statistics(parsed.value, terms.value.house, terms.value),
        });
      }
    },
  );

  test('a saved agreement is used by who may use it, and is not there for others', async () => {
    const { id } = await save.agreement(stage);
    const body = { list: stage.list, agreement: id };
    const mine = await post(body, stage.ann);
    expect(mine.status).toBe(200);
    expect(mine.json).toMatchObject({ agreement: stage.agreement.name });
    for (const as of [stage.bob, undefined]) {
      const { status, json } = await post(body, as);
      expect(status).toBe(400);
      expect((json as { errors: { path: unknown }[] }).errors).toMatchObject([{ path: ['agreement'] }]);
    }
  });

  test('an entry that nobody knows is named by its place', async () => {
    const list = { ...stage.list, entries: [{ entry: 'no-such-card', count: 1 }] };
    const { status, json } = await post({ list });
    expect(status).toBe(400);
    expect((json as { errors: { path: unknown[] }[] }).errors[0]!.path).toEqual([
      'list',
      'entries',
      0,
      'entry',
    ]);
  });
});
