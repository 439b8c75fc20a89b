import { expect, test } from 'vitest';
import type { House } from '../house';
import type { SsTerms } from '../legality/check';
import { termsOf, type Case } from '../testing';
import { contradictions } from './contradictions';

const idsOf = (of: Pick<Case, 'house' | 'agreement'>): readonly string[] => {
  const terms = termsOf(of) as unknown as SsTerms;
  return contradictions.filter(({ when }) => when(terms.house as House, terms)).map(({ id }) => id);
};

const once = { domainCopies: false, players: 3 };

test.each([
  [
    'three boards for three players',
    { ...once, domainSet: ['ss-house-1', 'ss-house-2', 'ss-house-3'] },
    [],
    [],
  ],
  [
    'one of them is left out',
    { ...once, domainSet: ['ss-house-1', 'ss-house-2', 'ss-house-3'] },
    ['ss-house-2'],
    ['SS-C15'],
  ],
  ['the last one on offer is left out', { ...once, domainSet: ['ss-house-1'] }, ['ss-house-1'], ['SS-C30']],
  ['none has room', { ...once, minFreeSpots: 18 }, [], ['SS-C29']],
  ['a point army may be small enough', { armyMode: 'points', minFreeSpots: 18 }, [], []],
  ['no domain has room for a wizard alone', { armyMode: 'points', minFreeSpots: 27 }, [], ['SS-C29']],
] as const)('SS-011, SS-L18: %s', (_, house, banned, ids) => {
  expect(idsOf({ house, agreement: { banned: [...banned] } })).toEqual(ids);
});

test('SS-L15, SS-L16: the printed army needs every rank, a point army its wizard', () => {
  const left = (banned: string, armyMode: string) =>
    idsOf({ house: { armyMode }, agreement: { banned: [banned] } });
  expect(left('pion', 'standard')).toEqual(['SS-C32']);
  expect(left('pion', 'points')).toEqual([]);
  expect(left('wizard', 'points')).toEqual(['SS-C32']);
});

test('SS-L06: cards of the table’s own do not fill a standard pile', () => {
  const own = (id: string) => ({
    id,
    name: 'Haunting',
    kind: 'spell',
    usage: 'single use',
    power: 2,
    like: 'sleep',
  });
  const cards = Array.from({ length: 9 }, (_, i) => own(`own:haunting-${i}`)) as never;
  const short = { players: 7, handSize: 9, pileReserve: 3 };
  expect(idsOf({ house: short, agreement: { cards } })).toEqual(['SS-C03', 'SS-C34']);
  expect(idsOf({ house: { ...short, pileMode: 'custom' }, agreement: { cards } })).toEqual([]);
  // Nor do grimoires bring them (SS-L12).
  expect(idsOf({ house: { cardSource: 'grimoire' }, agreement: { cards } })).toEqual(['SS-C34']);
});
