import { expect, test } from 'vitest';
import { formulaCost } from './catalogue/formula';
import { face } from './faces';
import { own, OwnUnit, toEntry } from './own';

const design = { draws: 2, counts: ['sword'], moveCards: 2, domain: 'land' } as const;
const plain = { carries: false, flies: false, safeWhenAttacking: false, standsStill: false };

// Prices of units of one's own by the formula (BM-L10).
test.each([
  ['land, two draws, two move cards', {}, 3],
  ['the same on water', { domain: 'water' }, 2],
  ['the same anywhere', { domain: 'any' }, 3],
  ['counting Magic too', { counts: ['sword', 'magic'] }, 4],
  ['flying anywhere', { domain: 'any', flies: true }, 4],
  ['safe when attacking', { safeWhenAttacking: true }, 4],
  ['with room for cargo', { carries: true }, 3],
  ['standing still', { standsStill: true, moveCards: 0 }, 1],
  [
    'five draws, both types, three cards, everything',
    {
      draws: 5,
      counts: ['sword', 'magic'],
      moveCards: 3,
      domain: 'any',
      carries: true,
      flies: true,
      safeWhenAttacking: true,
    },
    12,
  ],
] as const)('%s', (_, change, cost) => {
  expect(formulaCost({ ...design, ...plain, ...change })).toBe(cost);
});

test('the example is well formed, fairly priced and has a counter of its own', () => {
  const card = OwnUnit.parse(own.example);
  expect(own.price!(card)).toBeLessThanOrEqual(card.cost);
  const entry = toEntry(card);
  expect(entry).toMatchObject({ kind: 'class', stats: { unit: 'own', gold: 5, formula: 4 } });
  expect(new Set(Object.values(entry.provenance))).toEqual(new Set(['house']));
  expect(face(entry)).toMatchObject({
    shape: 'counter',
    size: 'counter-15',
    title: 'Storm Griffin',
    badge: { value: '5' },
  });
});

test.each([
  ['a name of two lines', { name: 'a\nb' }],
  ['a type twice', { counts: ['sword', 'sword'] }],
  ['no type at all', { counts: [] }],
  ['half a Gold', { cost: 1.5 }],
  ['a field that nobody knows', { wings: 2 }],
  ['another kind', { kind: 'card' }],
])('%s is refused', (_, change) => {
  expect(OwnUnit.safeParse({ ...own.example, ...change }).success).toBe(false);
});
