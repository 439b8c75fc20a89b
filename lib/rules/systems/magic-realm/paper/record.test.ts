import { expect, test } from 'vitest';
import type { House } from '../house';
import { sheetOf, type RealmList } from '../sheet';
import { parsedOf, termsOf, type Case } from '../testing';
import { discoveryBlock, relationTo } from './record';
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
  const { rows } = discoveryBlock(knight(4, false).who);
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
    expect.arrayContaining(['Elf: relations', 'Elf: discoveries']),
  );
  const roster = { form: 'roster', clearing: 'woods', round: 1 };
  expect(titles({ entries: ['elf', 'ogre'], options: roster }).join()).not.toMatch(/relations|discoveries/);
});
