import { describe, expect, test } from 'vitest';
import { cards } from './catalogue/index';
import { checks, matchChecks } from './legality/index';
import { rulebook } from './rulebook';

const pad = (n: number, digits: number): string => String(n).padStart(digits, '0');
const ids = new Set(rulebook.rules.map((r) => r.id));

describe('the rulebook', () => {
  test('has every row of the rules, from SS-001 to SS-076 and SS-164 to SS-166', () => {
    for (let n = 1; n <= 76; n++) expect(ids, `SS-${pad(n, 3)}`).toContain(`SS-${pad(n, 3)}`);
    for (let n = 164; n <= 166; n++) expect(ids).toContain(`SS-${n}`);
  });

  test('leaves the rows of the cards to the cards', () => {
    for (const card of cards) expect(ids).not.toContain(card.rules[0]);
  });

  test('has every ruling from SS-R01 to SS-R85, each with its readings', () => {
    expect(rulebook.rulings.map((r) => r.id)).toEqual(
      Array.from({ length: 85 }, (_, i) => `SS-R${pad(i + 1, 2)}`),
    );
    for (const { id, readings, source } of rulebook.rulings) {
      expect(readings.length, id).toBeGreaterThan(0);
      expect(source.length, id).toBeGreaterThan(0);
    }
  });

  test('explains every check from SS-L01 to SS-L30', () => {
    for (let n = 1; n <= 30; n++) expect(ids).toContain(`SS-L${pad(n, 2)}`);
    for (const { code } of [...checks, ...matchChecks]) expect(ids).toContain(code);
  });

  test('every sentence ends like one', () => {
    const texts = [
      ...rulebook.rules.map((r) => r.text),
      ...rulebook.rulings.flatMap((r) => [r.ruling, ...r.readings]),
      ...rulebook.vocabulary.map((t) => t.meaning),
    ];
    for (const text of texts) expect(text).toMatch(/^[A-Z“0-9].*[.?]$/);
  });
});

/** The ward and hold table by level: SS-037 and SS-038, worked out from the cards. */
describe('clashes of level', () => {
  const level = new Map(cards.map((c) => [c.name, c.level ?? 1]));
  const wards: readonly (readonly [string, string])[] = [
    ['SS-C01', 'Protection'],
    ['SS-C02', 'Magic Shield'],
    ['SS-C03', 'Transform to Dragon'],
    ['SS-C04', 'Sleep'],
    ['SS-C05', 'Paralysis'],
    ['SS-C06', 'Ghost Army'],
    ['SS-C07', 'Bear Trap'],
  ];

  test.each(wards)(
    '%s: %s stops lower cards, trades with equal ones, gives way to higher ones',
    (id, ward) => {
      const text = rulebook.rules.find((r) => r.id === id)!.text;
      const named = (heading: string): string[] =>
        (new RegExp(`${heading}: ([^.]*)\\.`).exec(text)?.[1] ?? '').split(', ').filter((n) => n !== '');
      const mine = level.get(ward)!;
      const all = [...named('Without effect'), ...named('Both destroyed'), ...named('Works')];
      expect(all.length).toBeGreaterThan(3);
      for (const name of all) expect(level.has(name), name).toBe(true);
      for (const name of named('Without effect')) expect(level.get(name), name).toBeLessThan(mine);
      for (const name of named('Both destroyed')) expect(level.get(name), name).toBe(mine);
      for (const name of named('Works')) expect(level.get(name), name).toBeGreaterThan(mine);
    },
  );

  test('57 pairs are decided by level', () => {
    const pairs = wards.flatMap(([id]) => {
      const text = rulebook.rules.find((r) => r.id === id)!.text;
      return [...text.matchAll(/(?:Without effect|Both destroyed|Works): ([^.]*)\./g)].flatMap((m) =>
        m[1]!.split(', '),
      );
    });
    expect(pairs).toHaveLength(57);
  });
});
