import { describe, expect, test } from 'vitest';
import { isPlayable, isSystemSlug, systemSlugs } from '../registry';
import {
  covers,
  loadNotation,
  readScenarios,
  runScenario,
  scenarioEngine,
  type Scenario,
} from '../scenarios';

const texts = import.meta.glob<string>('../systems/*/scenario/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const scenarios = Object.entries(texts).flatMap(([file, text]) => {
  const read = readScenarios(text);
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.problems)}`);
  return read.value;
});

const ask = scenarioEngine(async (slug) => {
  const notated = isSystemSlug(slug) ? await loadNotation(slug) : undefined;
  if (!notated) throw new Error(`${slug} has no engine`);
  return notated;
});

/** The ledgers’ worked examples that an engine can play, and what is written beside them. */
test.each(scenarios.map((one) => [one.scenario, one.says, one] as const))('%s: %s', async (_, _says, one) => {
  expect(await runScenario(one, ask)).toBeUndefined();
});

test('every game that can be played has scenarios, each under a name of its own', () => {
  expect([...new Set(scenarios.map(({ system }) => system))].sort()).toEqual(
    systemSlugs.filter(isPlayable).sort(),
  );
  const names = scenarios.map(({ scenario }) => scenario);
  expect(new Set(names).size).toBe(names.length);
});

describe('what does not hold is told, with its line', () => {
  const text = Object.entries(texts).find(([file]) => file.includes('monsters-magic'))![1];
  const [first] = text.split('\n\n');

  /** The first scenario of a file with something in it changed. */
  async function changed(from: string, to: string): Promise<string> {
    expect(first).toContain(from);
    const read = readScenarios(first!.replace(from, to));
    if (!read.ok) return read.problems.map((p) => `${p.path.join('.')}: ${p.code}`).join();
    const failure = await runScenario(read.value[0] as Scenario, ask);
    return `${failure?.line}: ${failure?.why}`;
  }

  test.each([
    ['another total', '"totals":[8,9]', '"totals":[9,8]', /^2: .*did not happen/],
    ['a die too many', '"dice":[2,3,4,4]', '"dice":[2,3,4,4,1]', /^2: refused: .*nobody rolled/],
    ['a die too few', '"dice":[2,3,4,4]', '"dice":[2,3,4]', /^2: refused: roll 4 of a d6/],
    ['a move that the rules do not offer', '"to":"d4"', '"to":"d3"', /^2: refused: .*not offered to seat 0/],
    ['another position', '"garrisons":{"d4":1}', '"garrisons":{"d4":0}', /^3: looks is/],
    ['a piece too many', '"figures":{"d4":null', '"figures":{"d4":"0 army 1"', /^3: looks is/],
    ['a card that is not there', '"knights"', '"nights"', /^0: refused: the deck has no nights/],
    ['a field that is not there', '"units"', '"unit"', /^0: refused: /],
    ['another game', '"monsters-magic"', '"chess"', /^0: refused: chess has no engine/],
    ['no JSON', '{"seat"', '{seat', /no_json/],
  ])('%s', async (_, from, to, why) => {
    expect(await changed(from, to)).toMatch(why);
  });

  test.each([
    [{ a: 1, b: 2 }, { a: 1 }, true],
    [{ a: 1 }, { b: null }, true],
    [{ a: 1 }, { a: null }, false],
    [[1, 2], [1], false],
    [[1, { a: 2, b: 3 }], [1, { b: 3 }], true],
  ])('%j covers %j: %s', (has, asked, holds) => {
    expect(covers(has, asked)).toBe(holds);
  });
});
