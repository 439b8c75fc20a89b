import { expect, test } from 'vitest';
import type { House } from '../house';
import { sheetOf, type RealmList } from '../sheet';
import { parsedOf, termsOf, type Case } from '../testing';
import { discoveryBlock, relationTo, spellBlock } from './record';
import { personalRecord } from './personal-record';
import { sheet } from './sheet';

const read = (of: Case) => {
  const terms = termsOf(of);
  const list = parsedOf(of, terms) as RealmList;
  const house = terms.house as House;
  return { list, house, who: sheetOf(list, house).characters[0]! };
};
const knight = (level: number, agreed: boolean) =>
  read({
    entries: ['black-knight'],
    options: { form: 'party', members: { 'black-knight': { level } } },
    house: { 'party.optionalAbilities': agreed },
  });

test.each([
  [4, false, 'ally'],
  [2, false, 'neutral'],
  [3, true, 'friendly'],
  [2, true, 'neutral'],
] as const)(
  'at level %i, abilities agreed %s, the Company meets the Black Knight as %s',
  (level, agreed, relation) => {
    const { who, house } = knight(level, agreed);
    expect(relationTo(who, 'company', house)).toBe(relation);
  },
);

test('there are 20 hidden paths, 14 secret passages, 8 sites and 3 site cards to discover', () => {
  const { rows } = discoveryBlock('Discoveries');
  const found = rows.flatMap(({ cells }) => cells).filter((cell) => typeof cell === 'string' && cell !== '');
  const of = (kind: string) => found.filter((cell) => String(cell).includes(`: ${kind} `)).length;
  expect([of('hidden'), of('secret'), found.length]).toEqual([20, 14, 45]);
  const boxes = rows.flatMap(({ cells }) => cells).filter((cell) => typeof cell !== 'string');
  expect(boxes).toHaveLength(45);
});

test('the record of a party has both, a trial battle neither', () => {
  const titles = (of: Case) => {
    const { list, house } = read(of);
    return sheet(list, house).map(({ title }) => title);
  };
  expect(titles({ entries: ['elf'] })).toEqual(
    expect.arrayContaining(['Elf: spell boxes', 'Elf: relations', 'Elf: discoveries']),
  );
  const roster = { form: 'roster', clearing: 'woods', round: 1 };
  expect(titles({ entries: ['elf', 'ogre'], options: roster }).join()).not.toMatch(
    /relations|discoveries|boxes/,
  );
});

test('spell boxes name the spells he has, and leave lines for those he will learn', () => {
  const { who } = read({
    entries: [{ entry: 'witch', count: 1, with: ['fiery-blast'] }],
    options: { form: 'party' },
  });
  const { rows } = spellBlock('Spells', who.spells);
  const named = rows.filter(({ cells: [name] }) => typeof name === 'string').map(({ cells }) => cells[0]);
  expect(named).toEqual(['Fiery Blast']);
  expect(rows).toHaveLength(8);
  const many = spellBlock('Spells', new Array<(typeof who.spells)[number]>(9).fill({ ...who.spells[0]! }));
  expect(many.rows).toHaveLength(11);
});

test('an empty record has a line for each agreed day, with nine activities', () => {
  const made = (house: object) => {
    const { house: agreed } = read({ entries: ['elf'], options: { form: 'party' }, house });
    const sheets = personalRecord.make(agreed);
    if (sheets.kind !== 'tables') throw new Error('no tables');
    return sheets.blocks.find(({ title }) => title === 'Days')!;
  };
  expect(made({}).rows).toHaveLength(28);
  expect(made({ 'game.days': 14 }).rows).toHaveLength(14);
  expect(made({}).columns.filter(({ title }) => /^\d$/.test(title))).toHaveLength(9);
});
