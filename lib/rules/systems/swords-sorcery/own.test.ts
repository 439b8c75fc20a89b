import { describe, expect, test } from 'vitest';
import { cards } from './catalogue/index';
import { own, OwnMagicCard, toEntry } from './own';
import { found, some, termsOf, verdictOf } from './testing';
import { face } from './faces';

const plain = {
  id: 'own:fog',
  name: 'Fog',
  kind: 'spell',
  usage: 'single use',
  power: 2,
  text: 'Nobody sees.',
};

describe('cards of a table’s own', () => {
  test('the example works like Swords under its own level', () => {
    const entry = own.toEntry(OwnMagicCard.parse(own.example));
    const swords = cards.find((c) => c.id === 'swords')!;
    expect(entry).toMatchObject({
      id: 'own:elven-blades',
      cost: 3,
      effects: swords.effects,
      text: swords.text,
    });
    expect(new Set(Object.values(entry.provenance))).toEqual(new Set(['house']));
    expect(face(entry).badge).toEqual({ value: '3', label: 'Level' });
  });

  test('a card without a level is blank and counts as the table says', () => {
    const entry = toEntry(OwnMagicCard.parse(plain));
    expect(entry.cost).toBeUndefined();
    const of = {
      form: 'grimoire',
      entries: some('own:fog'),
      house: { blankLevel: 5 },
      agreement: { cards: [plain] },
    };
    expect(verdictOf(of).budget.spent).toBe(5);
    expect(found(of, 'SS-L14').map((v) => v.facts.name)).toEqual(['Fog']);
  });

  test('wards and holds are as strong as the card’s own level, which decides (SS-037)', () => {
    const like = (printed: string, level?: number): string =>
      toEntry({ ...plain, like: printed, ...(level === undefined ? {} : { level }) } as OwnMagicCard).text;
    expect(like('protection', 3)).toContain('Ward 3: a lower card has no effect');
    expect(like('sleep', 4)).toContain('Hold 4.');
    expect(like('magic-shield', 2)).toContain('nor cards below level 2 can kill it');
    expect(like('bear-trap')).toContain('Hold of its blank level against');
    expect(like('magic-shield')).toContain('nor cards below its level can kill it');
  });

  test('what works like a weapon is one for Armour and beside the Gauntlet', () => {
    const blades = { ...plain, id: 'own:blades', kind: 'artifact', usage: 'permanent', like: 'swords' };
    const of = (cards: string) => ({
      form: 'grimoire',
      entries: some(cards),
      house: { pileMode: 'custom' },
      agreement: { cards: [blades] },
    });
    expect(found(of('armour, own:blades'), 'SS-L25')).toEqual([]);
    expect(found(of('gauntlet-of-might, own:blades'), 'SS-L29')).toHaveLength(1);
    expect(found(of('armour, own:blades'), 'SS-L29')).toEqual([]);
  });

  test.each([
    ['neither text nor model', { ...plain, text: undefined }],
    ['an unknown model', { ...plain, like: 'fireball' }],
    ['a kind of piece', { ...plain, kind: 'piece' }],
    ['a level of 7', { ...plain, level: 7 }],
    ['a field we do not know', { ...plain, colour: 'red' }],
    ['a printed id', { ...plain, id: 'swords' }],
  ])('refuses a card with %s', (_, card) => {
    expect(OwnMagicCard.safeParse(JSON.parse(JSON.stringify(card))).success).toBe(false);
  });

  test('it stands in a custom pile, but is too many in the standard one', () => {
    const pile = cards.map((c) => ({ entry: c.id, count: 1 }));
    const of = { form: 'pile', entries: [...pile, ...some('own:fog')], agreement: { cards: [plain] } };
    expect(found(of, 'SS-L06').map((v) => v.facts)).toMatchObject([{ missing: 0, extra: 1 }]);
    expect(found({ ...of, house: { pileMode: 'custom' } }, 'SS-L06')).toEqual([]);
    expect(termsOf({ agreement: { cards: [plain] } }).cards.size).toBe(1);
  });

  test('a trap of its own wakes the cards that wait for traps', () => {
    const trap = { ...plain, id: 'own:pit', kind: 'scroll-trap', like: 'lesser-death-trap' };
    const of = { form: 'grimoire', entries: some('evade-trap, own:pit'), agreement: { cards: [trap] } };
    expect(found(of, 'SS-L25')).toEqual([]);
  });
});
