import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_QUERY, operators, readSyntax, writeSyntax, type Clause } from './syntax';

const bare = ({ clauses }: { readonly clauses: readonly Clause[] }) =>
  clauses.map((c) =>
    c.kind === 'compare'
      ? `${c.not ? 'not ' : ''}${c.field} ${c.operator} ${c.values.join('|')}`
      : `${c.not ? 'not ' : ''}${c.kind} ${c.text}`,
  );

describe('what is written, and what is read', () => {
  test.each([
    ['', []],
    ['  \t ', []],
    ['magic sword', ['word magic', 'word sword']],
    ['two-handed', ['word two-handed']],
    ['level<20', ['level < 20']],
    ['level < 20', ['level < 20']],
    ['level <= 20 moves>=2', ['level <= 20', 'moves >= 2']],
    ['level!=20', ['level != 20']],
    ['level=-3', ['level = -3']],
    ['kind:artifact', ['kind : artifact']],
    ['kind: artifact', ['kind : artifact']],
    ['kind:artifact,terrain wood', ['kind : artifact|terrain', 'word wood']],
    ['kind:"defense works"', ['kind : defense works']],
    ['"attack range">3', ['attack range > 3']],
    ['"heavy armor" fire', ['phrase heavy armor', 'word fire']],
    ['“heavy armor”', ['phrase heavy armor']],
    ['-fire -kind:terrain -"heavy armor"', ['not word fire', 'not kind : terrain', 'not phrase heavy armor']],
    ['level:10..20', ['level : 10..20']],
    ['a,b', ['word a', 'word b']],
    ['Ÿ é 龍', ['word Ÿ', 'word é', 'word 龍']],
  ])('%s', (text, clauses) => {
    expect(bare(readSyntax(text))).toEqual(clauses);
  });

  test.each([
    ['level<', 'no_value', 0, 6],
    ['fire level<', 'no_value', 5, 11],
    ['<20', 'no_field', 0, 1],
    ['fire "heavy armor', 'open_quote', 5, 17],
    ['fire -', 'lone_minus', 5, 6],
    ['x'.repeat(LONGEST_QUERY + 1), 'too_long', LONGEST_QUERY, LONGEST_QUERY + 1],
  ])('%s is told what is wrong, and where', (text, code, from, to) => {
    const [problem, ...others] = readSyntax(text).problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code, at: { from, to } });
    expect(problem!.message).toMatch(/^[A-Z].*\.$/s);
  });
});

describe('whatever is typed', () => {
  test('is read without a throw, each clause from its own place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const { clauses, problems } = readSyntax(text);
        let last = 0;
        for (const { at } of clauses) {
          expect(at.from).toBeGreaterThanOrEqual(last);
          expect(at.to).toBeGreaterThan(at.from);
          last = at.to;
        }
        for (const { at } of problems) expect(at.to).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test('is read back as it was written', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
    const value = fc.oneof(word, fc.stringMatching(/^[a-z]{1,4} [a-z]{1,4}$/), fc.integer().map(String));
    const clause = fc.oneof(
      fc.record({ kind: fc.constant('word' as const), text: word, not: fc.boolean() }),
      fc.record({
        kind: fc.constant('phrase' as const),
        text: fc.stringMatching(/^[a-z]{1,5} [a-z]{1,5}$/),
        not: fc.boolean(),
      }),
      fc.record({
        kind: fc.constant('compare' as const),
        field: fc.oneof(word, fc.constant('attack range')),
        operator: fc.constantFrom(...operators),
        values: fc.array(value, { minLength: 1, maxLength: 3 }),
        not: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(fc.array(clause, { maxLength: 6 }), (clauses) => {
        const written = writeSyntax(clauses.map((c) => ({ ...c, at: { from: 0, to: 0 } })));
        fc.pre(written.length <= LONGEST_QUERY);
        const read = readSyntax(written);
        expect(read.problems).toEqual([]);
        expect(read.clauses.map(({ at: _, ...rest }) => rest)).toEqual(clauses);
      }),
    );
  });
});
