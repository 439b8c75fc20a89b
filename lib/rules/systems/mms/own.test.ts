import { describe, expect, test } from 'vitest';
import { mms } from './index';
import { MmsOwnCard, own } from './own';
import { codesOf, use, verdictOf } from './testing';

const captain = own.example;
const lance = {
  id: 'own:lance',
  name: 'Lance',
  kind: 'artifact',
  slot: 'weapon',
  level: 9,
  damageMod: 2,
  rangeMod: 1,
} as const;
const bog = {
  id: 'own:bog',
  name: 'Bog',
  kind: 'terrain',
  level: 6,
  moveFreeMod: 'Y',
  moveAttackMod: 'Y',
} as const;
const mangonel = {
  id: 'own:mangonel',
  name: 'Mangonel',
  kind: 'artifact',
  slot: 'placed',
  size: [2, 1],
  level: 30,
  damageMod: 10,
  rangeMod: 8,
} as const;
const tollhouse = {
  id: 'own:tollhouse',
  name: 'Tollhouse',
  kind: 'defense',
  level: 50,
  cap: 30,
  size: [2, 1],
  rollMod: -8,
  abilities: ['gate'],
} as const;
const drill = {
  id: 'own:drill',
  name: 'Drill',
  kind: 'modification',
  slot: 'training',
  level: 4,
  rollMod: 4,
} as const;

const priced = (card: unknown): number | undefined => own.price?.(MmsOwnCard.parse(card));

describe('blank cards', () => {
  test.each([captain, lance, bog, mangonel, tollhouse, drill])('$name is read and becomes a card', (card) => {
    const entry = own.toEntry(MmsOwnCard.parse(card));
    expect(entry).toMatchObject({ id: card.id, name: card.name, kind: card.kind, cost: card.level });
    expect(JSON.parse(JSON.stringify(entry))).toEqual(entry);
    expect(Object.values(entry.provenance).every((from) => from === 'house')).toBe(true);
    expect(entry.text).toMatch(/^[A-Z].*\.$/);
    expect(mms.face(entry).foot).toBe('own card');
  });

  test.each([
    ['a character', captain, 62],
    ['an attachment', lance, 9],
    ['closed terrain', bog, 6],
    ['an engine', mangonel, 31],
    // 0.5·30 + 2·(4 + ½(8.8 + 0.96)) + 4 for the gate = 36.76
    ['a defense work', tollhouse, 37],
    ['training', drill, 4],
  ])('the price of %s follows the ledger', (_, card, price) => {
    expect(priced(card)).toBe(price);
  });

  test('every card of the deck, typed in again, costs the same', () => {
    for (const entry of mms.entries) {
      const { id, name, kind, slot, size, role, cap, attackTable, abilities, ...rest } =
        entry as unknown as Record<string, unknown>;
      const values = Object.fromEntries(
        [
          'moveFree',
          'moveAttack',
          'range',
          'rollMod',
          'damageMod',
          'moveFreeMod',
          'moveAttackMod',
          'rangeMod',
        ]
          .filter((key) => rest[key] !== undefined)
          .map((key) => [key, rest[key]]),
      );
      const typed = {
        id: `own:${String(id)}`,
        name,
        kind,
        level: entry.cost,
        ...values,
        ...(slot === undefined ? {} : { slot }),
        ...(size === undefined || kind === 'terrain' ? {} : { size }),
        ...(role === undefined ? {} : { role }),
        ...(cap === undefined ? {} : { cap }),
        ...(attackTable === undefined
          ? {}
          : {
              attackTable: (attackTable as readonly (readonly unknown[])[]).map(
                ([from, to, type, takes]) => ({
                  from,
                  to,
                  type,
                  cap: takes,
                }),
              ),
            }),
        abilities: slot === 'placed' ? [] : abilities,
      };
      expect(priced(typed), entry.id).toBe(entry.cost);
    }
  });

  test.each([
    ['a gap in the attack table', { ...captain, attackTable: [{ from: 31, to: 60, type: 'Cut', cap: 7 }] }],
    ['a character without CAP', { ...captain, cap: undefined }],
    ['an engine without a size', { ...mangonel, size: undefined }],
    ['a carried artifact with a size', { ...lance, size: [1, 1] }],
    ['X on an attachment', { ...lance, moveFreeMod: 'X' }],
    ['an ability of another category', { ...captain, abilities: ['gate'] }],
    ['an unknown field', { ...captain, luck: 7 }],
    ['a name in the deck’s own style', { ...captain, id: 'captain' }],
  ])('%s is refused', (_, card) => {
    expect(MmsOwnCard.safeParse(card).success).toBe(false);
  });

  test('an engine lends I, J and M only: K and L that were typed in count for nothing (MMS-R25)', () => {
    const [plain, moving] = [mangonel, { ...mangonel, moveFreeMod: -1, moveAttackMod: 4 }].map((card) =>
      MmsOwnCard.parse(card),
    );
    expect(own.toEntry(moving!).text).toBe(own.toEntry(plain!).text);
    expect(own.toEntry(moving!).indicia).toEqual(own.toEntry(plain!).indicia);
    expect(own.price!(moving!)).toBe(own.price!(plain!));
  });

  test('a card without values says only what it is', () => {
    const said = (card: unknown) => own.toEntry(MmsOwnCard.parse(card)).text;
    expect(said({ ...drill, rollMod: undefined })).toBe('Is carried and does nothing else.');
    expect(said({ ...bog, moveFreeMod: undefined, moveAttackMod: undefined })).toBe(
      'Covers its squares and does nothing else.',
    );
  });

  test('an agreement’s cards can be bought and carried', () => {
    const verdict = verdictOf([use('own:captain', 2, 'own:lance'), use('krag')], { cards: [captain, lance] });
    expect(verdict.budget.spent).toBe(2 * (62 + 9) + 122);
    expect(codesOf(verdict, 'error')).toEqual([]);
  });

  test('a custom card that the agreement does not hold is unknown (MMS-L06)', () => {
    expect(codesOf(verdictOf([use('krag'), use('own:captain')]), 'error')).toEqual(['MMS-L06']);
  });
});
