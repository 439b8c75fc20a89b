import { expect, test } from 'vitest';
import { z } from 'zod';
import { proveChances, proveSituation } from '../../../conformance/situations';
import { rulebook } from '../rulebook';
import { situations } from './index';

const rules = new Set([...rulebook.rules, ...rulebook.rulings].map(({ id }) => id));
const each = situations.map((one) => [one.kind, one] as const);

interface Field {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Field;
}

/** What a field may hold at its ends, and each of its choices. */
function ends({ type, enum: choices, minimum, maximum, items }: Field): readonly unknown[] {
  if (choices) return choices;
  if (type === 'boolean') return [false, true];
  if (type === 'integer') return [minimum, maximum];
  if (items?.enum) return [[], ...items.enum.map((one) => [one]), items.enum];
  return [[]];
}

test('no two questions are of a kind', () => {
  expect(new Set(situations.map(({ kind }) => kind)).size).toBe(situations.length);
});

test.each(each)('%s has an example, a form and whole chances', (_, situation) => {
  proveSituation(situation, rules);
});

test.each(each)('%s answers at the ends of every field, and refuses what lies beyond', (kind, situation) => {
  const { schema, example, solve } = situation;
  const fields = z.toJSONSchema(schema, { io: 'input' }).properties as Readonly<Record<string, Field>>;
  for (const [name, field] of Object.entries(fields)) {
    for (const value of ends(field)) {
      const read = schema.safeParse({ ...(example as object), [name]: value });
      if (!read.success) continue;
      const answer = solve(read.data);
      const at = `${kind}: ${name} ${JSON.stringify(value)}`;
      proveChances(answer, at);
      expect(answer.explained, at).toMatch(/^[A-Z0-9“].*\.$/);
      expect(answer.explained, at).not.toMatch(/ {2}|Infinity|\w-\w+-\w/);
      expect(new Set(answer.outcomes.map(({ words }) => words)).size, at).toBe(answer.outcomes.length);
    }
    const beyond = field.type === 'integer' ? [field.minimum! - 1, field.maximum! + 1, 1.5] : ['nonsense'];
    for (const value of beyond)
      expect(schema.safeParse({ ...(example as object), [name]: value }).success, name).toBe(false);
  }
});
