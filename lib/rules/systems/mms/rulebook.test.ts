import { describe, expect, test } from 'vitest';
import { chapters } from './rulebook/chapters';
import { MmsHouse } from './house';
import { rulebook } from './rulebook';

const three = (n: number) => String(n).padStart(3, '0');

describe('the rulebook', () => {
  test('has every row MMS-001 to MMS-149, printed, with its lines', () => {
    expect(rulebook.rules.map((rule) => rule.id).sort()).toEqual(
      Array.from({ length: 149 }, (_, i) => `MMS-${three(i + 1)}`),
    );
    for (const rule of rulebook.rules) expect(rule.provenance, rule.id).toBe('printed');
  });

  test('has every ruling MMS-R01 to MMS-R66 with other readings', () => {
    expect(rulebook.rulings.map((ruling) => ruling.id)).toEqual(
      Array.from({ length: 66 }, (_, i) => `MMS-R${String(i + 1).padStart(2, '0')}`),
    );
    for (const ruling of rulebook.rulings) {
      expect(ruling.readings.length, ruling.id).toBeGreaterThan(1);
      expect(ruling.source.length, ruling.id).toBeGreaterThan(0);
    }
  });

  test('cites only lines that the source has', () => {
    for (const { id, source } of [...rulebook.rules, ...rulebook.rulings])
      for (const [from, to] of source) expect(from >= 1 && from <= to && to <= 313, id).toBe(true);
  });

  test('says everything in whole sentences', () => {
    for (const { id, text } of rulebook.rules) expect(text, id).toMatch(/^[A-Z“].*\.$/);
    for (const { id, ruling } of rulebook.rulings) expect(ruling, id).toMatch(/^[A-Z“].*\.$/);
    for (const { term, meaning } of rulebook.vocabulary) expect(meaning, term).toMatch(/^[A-Z].*\.$/);
    for (const { id, intro } of chapters) expect(intro, id).toMatch(/^[A-Z].*\.$/);
  });

  test('every variation that answers a ruling otherwise stands beside that ruling', () => {
    for (const [key, schema] of Object.entries(MmsHouse.shape)) {
      const { origin, rules } = schema.meta() as { origin: string; rules: readonly string[] };
      if (origin !== 'ruling') continue;
      const beside = rulebook.rulings
        .filter(({ variations }) => variations.includes(key))
        .map(({ id }) => id);
      expect(rules.filter((id) => beside.includes(id)).length, key).toBeGreaterThan(0);
    }
    const known = Object.keys(MmsHouse.shape);
    for (const { id, variations } of rulebook.rulings)
      for (const key of variations) expect(known, id).toContain(key);
  });

  test.each([
    ['MMS-R15', 'only if it is left and entered again'],
    ['MMS-R15', 'flying or burrowing only where the move ends'],
    ['MMS-R18', 'the square of its operator'],
    ['MMS-R19', 'X and Y add nothing'],
    ['MMS-R21', 'by the order of play where two did at once'],
    ['MMS-R25', 'does not move'],
    ['MMS-R30', 'a flyer goes back to the last square where it may stop'],
    ['MMS-R33', 'Terrain does not count'],
    ['MMS-R62', 'With three or five one part stays empty'],
  ])('%s keeps its bound: %s', (id, words) =>
    expect(rulebook.rulings.find((ruling) => ruling.id === id)!.ruling).toContain(words),
  );

  test.each([
    ['rehide', 'concealed and did not attack'],
    ['decoys', 'do not act or block'],
    ['divulgePenalty', 'out of turn: the next one'],
    ['controlAtSetup', 'until then it hinders and helps nobody'],
    ['groupMarkers', 'an attack hits the first that has CAP left'],
    ['stalemateRounds', 'after two players are left'],
    ['neutralRows', 'half as many lines on each side'],
    ['buildMinutes', 'not placed by then is lost'],
  ] as const)('the variation %s says how it is played: %s', (key, words) =>
    expect((MmsHouse.shape[key].meta() as { description: string }).description).toContain(words),
  );
});
