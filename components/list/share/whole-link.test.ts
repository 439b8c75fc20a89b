import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultAgreement, loadSystems, type Agreement, type List } from '@/lib/rules';
import { unpackList } from './read-whole-link';
import { MOST_LENGTH, packList } from './whole-link';

const systems = await loadSystems();
const samples = systems.flatMap((system) => system.samples.map((sample) => ({ system, sample })));

const line = (max: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: max })
    .map((text) =>
      text
        .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
        .trim()
        .slice(0, max)
        .toWellFormed()
        .trim(),
    )
    .filter((text) => text !== '');

/** A sample of some game, dressed with whatever people write. */
const anyWhole: fc.Arbitrary<readonly [List, Agreement]> = fc
  .record({
    of: fc.constantFrom(...samples),
    name: line(60),
    note: line(80),
    agreement: line(60),
  })
  .map(({ of: { system, sample }, name, note, agreement }) => [
    { ...sample.list, name, entries: sample.list.entries.map((item) => ({ ...item, note })) },
    { ...defaultAgreement(system, sample.house), name: agreement },
  ]);

describe('a link that holds the whole list', () => {
  test('gives back list and agreement as they were', () =>
    fc.assert(
      fc.asyncProperty(anyWhole, async ([list, agreement]) => {
        const fragment = await packList(list, agreement);
        expect(fragment).toMatch(/^1[\w-]+$/);
        const back = await unpackList(`#${fragment}`);
        expect(back).toMatchObject({ ok: true });
        if (back.ok) expect([back.value.list, back.value.agreement]).toEqual([list, agreement]);
      }),
      { numRuns: 60 },
    ));

  test('stays short for the lists that people bring', async () => {
    for (const { system, sample } of samples) {
      const fragment = await packList(sample.list, defaultAgreement(system, sample.house));
      expect(fragment.length, sample.id).toBeLessThan(MOST_LENGTH / 10);
    }
  });

  test('never becomes another list when it is damaged', () =>
    fc.assert(
      fc.asyncProperty(anyWhole, fc.nat(), async ([list, agreement], where) => {
        const fragment = await packList(list, agreement);
        const cut = await unpackList(fragment.slice(0, where % fragment.length));
        expect(cut.ok).toBe(false);
        if (!cut.ok) expect(cut.problems[0]!.message).toMatch(/^[A-Z].*\.$/);
      }),
      { numRuns: 60 },
    ));

  const packed = async (value: unknown) => {
    const stream = new Blob([JSON.stringify(value)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    return `1${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
  };

  const [{ system, sample }] = samples as [(typeof samples)[number]];
  const agreement = defaultAgreement(system);

  test.each([
    ['', 'empty'],
    ['#', 'empty'],
    ['hello', 'unknown_writing'],
    ['1%%%', 'damaged'],
    ['1AAAA', 'damaged'],
    ['1'.repeat(MOST_LENGTH + 1), 'too_long'],
  ])('%.12s is refused: %s', async (fragment, code) => {
    expect(await unpackList(fragment)).toMatchObject({ ok: false, problems: [{ code }] });
  });

  test.each([
    ['no list', { a: 1 }, 'no_list'],
    ['a list with a field too many', [{ ...sample.list, colour: 'red' }, agreement], 'no_list'],
    [
      'a list of no game',
      [
        { ...sample.list, system: 'chess' },
        { ...agreement, system: 'chess' },
      ],
      'unknown_system',
    ],
    ['two games', [sample.list, { ...agreement, system: 'battle-magic' }], 'unknown_system'],
    ['far too much', 'x'.repeat(3_000_000), 'damaged'],
  ])('%s is refused', async (_, value, code) => {
    expect(await unpackList(await packed(value))).toMatchObject({ ok: false, problems: [{ code }] });
  });
});
