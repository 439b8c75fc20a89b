import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { List, type ListEntry } from './list';
import { mergeLists, type MergeChoice } from './merge';

const list = (entries: List['entries'], more: Partial<List> = {}): List => ({
  format: 'muster-list/1',
  system: 'mms',
  name: 'L',
  entries,
  options: {},
  ...more,
});

const anyLine: fc.Arbitrary<ListEntry> = fc.record(
  {
    entry: fc.constantFrom('a', 'b', 'c', 'd'),
    count: fc.integer({ min: 1, max: 4 }),
    with: fc.subarray(['x', 'y'], { minLength: 1 }),
    designation: fc.constantFrom('A', 'B'),
    note: fc.constantFrom('n', 'm'),
    module: fc.constantFrom('R', 'S'),
  },
  { requiredKeys: ['entry', 'count'] },
);
const anyList: fc.Arbitrary<List> = fc
  .record(
    {
      name: fc.constantFrom('L', 'M', 'N'),
      entries: fc.array(anyLine, { maxLength: 6 }),
      options: fc.dictionary(
        fc.constantFrom('p', 'q', '__proto__'),
        fc.oneof(
          fc.integer(),
          fc.array(fc.integer(), { maxLength: 2 }),
          fc.dictionary(fc.constantFrom('r', 's'), fc.integer()),
        ),
      ),
      out: fc.subarray(['R', 'S'], { minLength: 1 }),
    },
    { requiredKeys: ['name', 'entries', 'options'] },
  )
  .map((parts) => List.parse({ format: 'muster-list/1', system: 'mms', ...parts }));

/** The list with one line after another changed, dropped or joined by a new one. */
const changed = (base: List): fc.Arbitrary<List> =>
  fc
    .tuple(
      fc.array(fc.constantFrom('keep', 'keep', 'more', 'drop', 'note'), { maxLength: 8 }),
      fc.array(anyLine, { maxLength: 2 }),
    )
    .map(([acts, more]) => ({
      ...base,
      entries: [
        ...base.entries.flatMap((line, i) => {
          switch (acts[i]) {
            case 'drop':
              return [];
            case 'more':
              return [{ ...line, count: line.count + 5 }];
            case 'note':
              return [{ ...line, note: 'changed' }];
            default:
              return [line];
          }
        }),
        ...more,
      ],
    }));
const threeLists = anyList.chain((base) => fc.tuple(fc.constant(base), changed(base), changed(base)));

const text = (value: unknown) => JSON.stringify(value);
const fields = ['count', 'with', 'designation', 'note', 'module'] as const;

describe('a merge', () => {
  test('of a change on one side only is that change', () => {
    fc.assert(
      fc.property(anyList, anyList, (base, other) => {
        for (const merge of [mergeLists(base, base, other), mergeLists(base, other, base)]) {
          expect(merge.conflicts).toEqual([]);
          expect(merge.resolve()).toEqual(other);
        }
      }),
    );
  });

  test('of equal changes is that change, in silence', () => {
    fc.assert(
      fc.property(anyList, anyList, (base, both) => {
        const merge = mergeLists(base, both, structuredClone(both));
        expect(merge.conflicts).toEqual([]);
        expect(merge.resolve()).toEqual(both);
      }),
    );
  });

  test('is a list, whatever is chosen, and choosing one side throughout keeps all that this side has', () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (base, mine, theirs) => {
        const { conflicts, resolve } = mergeLists(base, mine, theirs);
        expect(new Set(conflicts.map((c) => c.id)).size).toBe(conflicts.length);
        for (const choice of ['mine', 'theirs', 'both'] as const) {
          const result = resolve(new Map(conflicts.map((c): [string, MergeChoice] => [c.id, choice])));
          expect(List.parse(result)).toEqual(result);
        }
      }),
    );
  });

  test('loses nothing of either side: each line is in the result, in a conflict, or was changed by the other', () => {
    fc.assert(
      fc.property(threeLists, ([base, mine, theirs]) => {
        const { conflicts, resolve } = mergeLists(base, mine, theirs);
        const result = resolve().entries.map(text);
        const untouched = new Set(base.entries.map(text));
        for (const [side, other] of [
          [mine, theirs],
          [theirs, mine],
        ] as const)
          for (const line of side.entries) {
            if (untouched.has(text(line))) continue;
            // Field by field as this side has it, or as the other one changed it.
            const isMadeOf = (l: ListEntry, k: keyof ListEntry) =>
              text(l[k]) === text(line[k]) || other.entries.some((o) => text(o[k]) === text(l[k]));
            const kept =
              result.includes(text(line)) ||
              conflicts.some(
                (c) => c.about === 'line' && [c.mine, c.theirs].some((l) => text(l) === text(line)),
              ) ||
              resolve().entries.some((l) => l.entry === line.entry && fields.every((k) => isMadeOf(l, k)));
            expect(kept, text(line)).toBe(true);
          }
      }),
    );
  });

  const archer: ListEntry = { entry: 'archer', count: 2 };
  const krag: ListEntry = { entry: 'krag', count: 1 };
  const wall: ListEntry = { entry: 'wall', count: 1 };
  const base = list([archer, krag]);

  test('takes new lines of both sides, each behind its neighbour', () =>
    expect(
      mergeLists(base, list([archer, wall, krag]), list([{ entry: 'x', count: 1 }, archer, krag])).resolve()
        .entries,
    ).toEqual([{ entry: 'x', count: 1 }, archer, wall, krag]));

  test('takes a line that both added alike only once', () =>
    expect(mergeLists(base, list([archer, krag, wall]), list([krag, wall])).resolve().entries).toEqual([
      krag,
      wall,
    ]));

  test('brings a count of one side and a note of the other together', () => {
    const merge = mergeLists(
      base,
      list([{ ...archer, count: 5 }, krag]),
      list([{ ...archer, note: 'left' }, krag]),
    );
    expect(merge.conflicts).toEqual([]);
    expect(merge.resolve().entries[0]).toEqual({ entry: 'archer', count: 5, note: 'left' });
  });

  test('asks where both changed one count, and keeps both until it is told', () => {
    const [mine, theirs] = [
      { ...archer, count: 5 },
      { ...archer, count: 1 },
    ];
    const merge = mergeLists(base, list([mine, krag]), list([theirs, krag]));
    expect(merge.conflicts).toEqual([{ id: 'line 0', about: 'line', base: archer, mine, theirs }]);
    expect(merge.resolve().entries).toEqual([mine, theirs, krag]);
    expect(merge.resolve(new Map([['line 0', 'theirs']])).entries).toEqual([theirs, krag]);
  });

  test('asks where one side changed what the other took away', () => {
    const mine = { ...krag, note: 'leads' };
    const merge = mergeLists(base, list([archer, mine]), list([archer]));
    expect(merge.conflicts).toEqual([{ id: 'line 1', about: 'line', base: krag, mine }]);
    expect(merge.resolve(new Map([['line 1', 'theirs']])).entries).toEqual([archer]);
    const turned = mergeLists(base, list([archer]), list([archer, mine]));
    expect(turned.conflicts).toHaveLength(1);
    expect(turned.resolve().entries).toEqual([archer, mine]);
  });

  test('merges options leaf by leaf and switches module by module', () => {
    const from = list([archer], { options: { form: 'army', at: { x: 1, y: 1 } } });
    const mine = { ...from, options: { form: 'army', at: { x: 2, y: 1 } }, out: ['R'] };
    const theirs = { ...from, options: { form: 'army', at: { x: 1, y: 3 } }, out: ['S'] };
    expect(mergeLists(from, mine, theirs)).toMatchObject({ conflicts: [] });
    expect(mergeLists(from, mine, theirs).resolve()).toMatchObject({
      options: { at: { x: 2, y: 3 } },
      out: ['R', 'S'],
    });
    const clash = mergeLists(from, mine, { ...from, options: { form: 'army', at: { x: 7, y: 1 } } });
    expect(clash.conflicts).toMatchObject([
      { about: 'option', path: ['at', 'x'], base: 1, mine: 2, theirs: 7 },
    ]);
    expect(clash.resolve(new Map([[clash.conflicts[0]!.id, 'theirs']])).options).toMatchObject({
      at: { x: 7 },
    });
  });

  test('of a new order and a new line keeps both', () =>
    expect(mergeLists(base, list([krag, archer]), list([archer, krag, wall])).resolve().entries).toEqual([
      krag,
      wall,
      archer,
    ]));
});
