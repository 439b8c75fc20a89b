import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystems } from '../../registry';
import type { Agreement } from './agreement';
import { readAgreementText } from './agreement-read';
import { labelsOf, writeAgreementText } from './agreement-text';
import { defaultAgreement, prepareTerms } from '../list/prepare';
import { settle } from './settle';
import { variationsOf } from './variations';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly maxItems?: number;
  readonly minItems?: number;
}

/** Any value that a variation may have, by its schema. */
const anyOf = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(anyOf));
  const step = schema.multipleOf ?? 1;
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc
        .integer({
          min: Math.ceil((schema.minimum ?? 0) / step),
          max: Math.floor((schema.maximum ?? 99) / step),
        })
        .map((n) => n * step);
    case 'string':
      return fc.string({ maxLength: 20 });
    case 'array':
      return schema.prefixItems
        ? fc.tuple(...schema.prefixItems.map(anyOf))
        : fc.uniqueArray(anyOf(schema.items ?? {}), {
            minLength: schema.minItems ?? 0,
            maxLength: Math.min(4, schema.maxItems ?? 4),
          });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, s]) => [key, anyOf(s)])),
        { requiredKeys: [] },
      );
    default:
      return fc.constant(null);
  }
};

const systems = (await loadSystems()).map((s) => [s.slug, s] as const);

describe.each(systems)('the text of agreements of %s', (_, system) => {
  const own = (system.own ? [system.own.example] : []) as unknown as Agreement['cards'];
  const ids = system.entries.map((e) => e.id);

  test('each variation has a name of its own', () => {
    const names = [...labelsOf(system).values()];
    expect(new Set(names).size).toBe(names.length);
  });

  test('what is written is read back, line for line', () => {
    const keys = variationsOf(system);
    const houses = fc
      .subarray([...keys])
      .chain((chosen) =>
        fc.record(Object.fromEntries(chosen.map((v) => [v.key, anyOf(v as unknown as Schema)]))),
      );
    const sets = fc.subarray(ids, { maxLength: 6 });
    fc.assert(
      fc.property(houses, sets, fc.option(sets), fc.boolean(), (house, banned, allowed, withCard) => {
        const agreement = settle(system, {
          ...defaultAgreement(system, house),
          name: 'A night of 300',
          banned,
          allowed,
          cards: withCard ? own : [],
        });
        fc.pre(prepareTerms(system, agreement).ok);
        const read = readAgreementText(system, writeAgreementText(system, agreement));
        expect(read.lines.filter((l) => l.sure !== 'exact')).toEqual([]);
        expect(settle(system, read.agreement)).toEqual(agreement);
      }),
      { numRuns: 60 },
    );
  });

  test('the presets too', () => {
    for (const preset of system.presets) {
      const agreement = { ...defaultAgreement(system, preset.house), name: preset.name };
      expect(
        settle(system, readAgreementText(system, writeAgreementText(system, agreement)).agreement),
      ).toEqual(settle(system, agreement));
    }
  });
});

test('people’s own lines are understood where they can be, and every other line is told', () => {
  const mms = systems[0]![1];
  const { agreement, lines } = readAgreementText(
    mms,
    [
      '**Agreement: Kitchen table**',
      '- level total: 450',
      '- attachment per slot: yes',
      '- Order of play: Random card',
      '- banned: village; Nobody at all',
      '- level total: many',
      '- Mood: good',
      'see you on Friday',
    ].join('\n'),
  );
  expect(agreement).toMatchObject({
    name: 'Kitchen table',
    house: { levelTotal: 450, onePerSlot: true, orderOfPlay: 'randomCard' },
    banned: ['village'],
  });
  expect(lines.map((l) => l.sure)).toEqual([
    'exact',
    'exact',
    'guess',
    'exact',
    'guess',
    'ignored',
    'ignored',
    'ignored',
  ]);
});
