import { beforeAll, describe, expect, test } from 'vitest';
import { loadSystems, type AnySystem } from '@/lib/rules';
import { askEverywhere } from './everywhere';

let systems: readonly AnySystem[];
beforeAll(async () => {
  systems = await loadSystems();
});

const found = (query: string) => {
  const { answers } = askEverywhere(systems, query);
  return Object.fromEntries(answers.map((a) => [a.system.slug, a.entries.map((e) => e.id)]));
};

describe('one question to all games', () => {
  test('all teleport effects', () => {
    const ids = found('tag:teleport');
    expect(ids['swords-sorcery']!.length).toBeGreaterThan(2);
    expect(ids['magic-realm']!.length).toBeGreaterThan(0);
    expect(ids.mms).toEqual([]);
  });

  test('all artifacts and treasures that help in a fight', () => {
    const { answers } = askEverywhere(systems, 'tag:"combat bonus" kind:artifact');
    for (const { system, entries } of answers)
      for (const entry of entries) {
        expect(entry.tags, `${system.slug} ${entry.id}`).toContain('combat bonus');
        expect(entry.kind).toMatch(/artifact/);
      }
    expect(answers.filter((a) => a.entries.length > 0).length).toBeGreaterThan(1);
  });

  test('a game that does not know a field is left out, and the others answer', () => {
    const { answers, problems } = askEverywhere(systems, 'vulnerability:heavy');
    expect(problems).toEqual([]);
    expect(answers.find((a) => a.system.slug === 'mms')!.problems[0]!.code).toBe('unknown_field');
  });

  test('what no game knows is a mistake, with what was probably meant', () => {
    const { problems, total } = askEverywhere(systems, 'kindd:artifact');
    expect(total).toBe(0);
    expect(problems[0]).toMatchObject({
      code: 'unknown_field',
      instead: 'kind:artifact',
      at: { from: 0, to: 14 },
    });
  });

  test('near misses only where there is no true hit anywhere', () => {
    const sure = askEverywhere(systems, 'dragon');
    expect(sure.forgiven).toBe(false);
    for (const { entries } of sure.answers)
      for (const e of entries)
        expect(`${e.name} ${e.kind} ${e.tags.join(' ')} ${e.text}`.toLowerCase()).toContain('dragon');
    expect(askEverywhere(systems, 'dragno').forgiven).toBe(true);
  });

  test('nothing asked, everything found', () =>
    expect(askEverywhere(systems, '').total).toBe(systems.reduce((n, s) => n + s.entries.length, 0)));
});
