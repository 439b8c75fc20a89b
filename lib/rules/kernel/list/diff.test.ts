import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Agreement } from '../agreement/agreement';
import { diffLists } from './diff';
import { diffAgreements } from '../agreement/diff-agreements';
import type { List } from './list';
import type { AnySystem } from '../system';

const system = {
  entries: [
    { id: 'archer', name: 'Archer' },
    { id: 'krag', name: 'Krag' },
    { id: 'sword', name: 'Sword' },
  ],
} as unknown as AnySystem;
const list = (entries: List['entries'], more: Partial<List> = {}): List => ({
  format: 'muster-list/1',
  system: 'mms',
  name: 'L',
  entries,
  options: {},
  ...more,
});
const words = (from: List, to: List) => diffLists(system, from, to).map((c) => c.text);

describe('what changed, in words', () => {
  const before = list([{ entry: 'archer', count: 3 }]);

  test.each([
    ['nothing', before, []],
    [
      'order alone',
      list([
        { entry: 'archer', count: 1 },
        { entry: 'archer', count: 2 },
      ]),
      [],
    ],
    ['a count', list([{ entry: 'archer', count: 4 }]), ['Archer: 3 became 4.']],
    [
      'an entry in place of another',
      list([{ entry: 'krag', count: 1 }]),
      ['3 × Archer left.', '1 × Krag joined.'],
    ],
    [
      'something to carry',
      list([{ entry: 'archer', count: 3, with: ['sword'] }]),
      ['3 × Archer: Sword attached.'],
    ],
    [
      'something to carry for some of them',
      list([
        { entry: 'archer', count: 1 },
        { entry: 'archer', count: 2, with: ['sword'] },
      ]),
      ['Archer: 3 became 1.', '2 × Archer with Sword joined.'],
    ],
    ['a note', list([{ entry: 'archer', count: 3, note: 'left wing' }]), ['Designations or notes changed.']],
    [
      'a module',
      list([
        { entry: 'archer', count: 1 },
        { entry: 'archer', count: 2, module: 'Reserve' },
      ]),
      ['2 × Archer moved into the module “Reserve”.'],
    ],
    [
      'a new line in a module that is out',
      list([before.entries[0]!, { entry: 'krag', count: 1, module: 'Reserve' }], {
        out: ['Reserve', 'Gone'],
      }),
      ['1 × Krag joined.', 'The module “Reserve” was switched out.'],
    ],
    ['the name', list(before.entries, { name: 'M' }), ['The name “L” became “M”.']],
    ['an option', list(before.entries, { options: { start: 'inn' } }), ['start: "inn".']],
  ] as const)('%s', (_, after, said) => expect(words(before, after)).toEqual(said));

  test('what is carried in place of something else', () => {
    const armed = list([{ entry: 'archer', count: 3, with: ['sword', 'bow', 'bow'] }]);
    expect(words(armed, list([{ entry: 'archer', count: 3, with: ['bow', 'krag'] }]))).toEqual([
      '3 × Archer: bow and Sword taken off, Krag attached.',
    ]);
    expect(words(armed, before)).toEqual(['3 × Archer: bow, bow and Sword taken off.']);
  });

  test('agreements say what they ban and change', () => {
    const house = z.strictObject({
      levelTotal: z.int().default(300).meta({ title: 'Level total' }),
    }) as unknown as AnySystem['house'];
    const agreement = (more: Partial<Agreement>): Agreement => ({
      format: 'muster-agreement/1',
      system: 'mms',
      name: 'A',
      house: { levelTotal: 300 },
      banned: [],
      allowed: null,
      cards: [],
      ...more,
    });
    const changes = diffAgreements(
      { ...system, house },
      agreement({}),
      agreement({ house: { levelTotal: 150 }, banned: ['krag'], allowed: ['archer'] }),
    );
    expect(changes.map((c) => c.text)).toEqual([
      'Level total: 300 became 150.',
      'Krag is now banned.',
      'Only these may be brought now: Archer.',
    ]);
  });
});
