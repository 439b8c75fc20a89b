import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemSlugs } from '@/lib/rules';
import { save, setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Got } from '@/lib/testing/api/world';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
});
afterAll(() => stage.world.close());

const draw = (body: object, as?: Stage['ann']) =>
  ask(stage.world, 'POST', '/api/v1/lists/draw', { body, ...(as ? { as } : {}) });
const fill = (body: object) => ask(stage.world, 'POST', '/api/v1/lists/fill', { body });

interface Made {
  readonly list: { readonly entries: readonly { entry: string; count: number }[]; readonly options: object };
  readonly verdict: {
    readonly legal: boolean;
    readonly budget: { readonly spent: number; readonly left: number | null };
  };
  readonly added: readonly string[];
}
const made = ({ json, status }: Got): Made => {
  expect(status).toBe(200);
  return json as Made;
};
const faults = ({ status, json }: Got) => {
  expect(status).toBe(400);
  return (json as { errors: { code: string; path: (string | number)[] }[] }).errors.map(
    ({ code, path }) => `${path.join('.')}: ${code}`,
  );
};

describe('a list drawn from a seed', () => {
  test.each(systemSlugs)('is legal, and the same for the same seed: %s', async (system) => {
    const first = made(await draw({ system, seed: 'seven' }));
    expect(first.verdict.legal).toBe(true);
    expect(made(await draw({ system, seed: 'seven' }))).toEqual(first);
  });

  test('keeps to the agreement, whole or saved', async () => {
    const agreement = { format: 'muster-agreement/1', system: 'mms', name: '90', house: { levelTotal: 90 } };
    const { verdict } = made(await draw({ system: 'mms', seed: 'x', agreement }));
    expect(verdict.budget.spent).toBeLessThanOrEqual(90);
    const { id } = await save.agreement(stage);
    expect((await draw({ system: 'mms', seed: 'x', agreement: id }, stage.ann)).status).toBe(200);
    // Nobody else has it.
    expect(faults(await draw({ system: 'mms', seed: 'x', agreement: id }, stage.bob))).toHaveLength(1);
  });

  test('has a name that can be saved: its seed is a line of text', async () => {
    expect(faults(await draw({ system: 'mms', seed: 'a\u202eb' }))).toEqual(['seed: invalid_format']);
  });

  test('is refused where the form is none, or where nothing is legal', async () => {
    expect(faults(await draw({ system: 'mms', seed: 'x', form: 'crowd' }))).toEqual(['form: unknown_form']);
    const none = { format: 'muster-agreement/1', system: 'mms', name: 'None', allowed: ['woods'] };
    expect(faults(await draw({ system: 'mms', seed: 'x', agreement: none }))).toEqual([
      'agreement: none_found',
    ]);
    expect(faults(await draw({ system: 'mms', seed: ' ' }))).toEqual(['seed: too_small']);
  });
});

describe('a list that is filled', () => {
  const list = {
    format: 'muster-list/1',
    system: 'mms',
    name: 'Half',
    entries: [{ entry: 'krag', count: 1, note: 'leads' }],
    options: {},
  };

  test('keeps what stood in it, says what came, and is the same for the same seed', async () => {
    const filled = made(await fill({ list, seed: 'seven' }));
    expect(filled.list.entries[0]).toMatchObject(list.entries[0]!);
    expect(filled.added.length).toBeGreaterThan(0);
    expect(filled.verdict.legal).toBe(true);
    expect(filled.verdict.budget.spent).toBeGreaterThan(250);
    expect(made(await fill({ list, seed: 'seven' }))).toEqual(filled);
  });

  test.each(systemSlugs.filter((slug) => slug !== 'mms'))(
    'is made of nothing as well: %s',
    async (system) => {
      const empty = { ...list, system, entries: [] };
      expect(made(await fill({ list: empty, seed: 'seven' })).added.length).toBeGreaterThan(0);
    },
  );

  test('is refused where it cannot be read', async () => {
    expect(
      faults(await fill({ list: { ...list, entries: [{ entry: 'nobody', count: 1 }] }, seed: 'x' })),
    ).toEqual(['list.entries.0.entry: unknown_entry']);
    expect(faults(await fill({ list }))).toHaveLength(1);
  });
});
