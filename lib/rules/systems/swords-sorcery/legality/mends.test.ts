import { describe, expect, test } from 'vitest';
import { judge } from '../../../kernel/verdict/judge';
import { parseList } from '../../../kernel/list/prepare';
import { repairsFor } from '../../../kernel/verdict/repair';
import { swordsSorcery } from '../index';
import { samples } from '../samples';
import { parsedOf, some, verdictOf, type Case } from '../testing';

const pile = samples.find((s) => s.id === 'standard-pile')!.list.entries;
const ten = some('6 pion, 2 guard, warrior, wizard');
const { form: _form, ...placed } = samples.find((s) => s.id === 'guarded-keep')!.list.options;
const placement = placed.placement as Record<string, string>;

const muster = (options: Record<string, unknown> = {}, house = {}, entries = ten): Case => ({
  form: 'muster',
  entries,
  options: { ...placed, ...options },
  house,
});

/** What the first repair offered for a violation says, and the verdict after it. */
const firstRepair = (of: Case, code: string) => {
  const { terms, list } = parsedOf(of);
  const violation = verdictOf(of).violations.find((v) => v.code === code);
  if (!violation) throw new Error(`no ${code}`);
  const [repair] = repairsFor(swordsSorcery, list, terms, violation);
  if (!repair) return undefined;
  const after = parseList(swordsSorcery, repair.list, terms);
  if (!after.ok) throw new Error(JSON.stringify(after.problems));
  return { label: repair.label, list: repair.list, verdict: judge(swordsSorcery, after.value, terms) };
};

const rows: readonly (readonly [code: string, title: string, of: Case, label: RegExp])[] = [
  [
    'SS-L02',
    'a card that carries',
    { form: 'grimoire', house: { handSize: 1 }, entries: [{ entry: 'swords', count: 1, with: ['horse'] }] },
    /carries/,
  ],
  [
    'SS-L03',
    'too many copies',
    { form: 'pile', entries: [...pile.slice(1), ...some('3 lever')], house: { pileMode: 'custom' } },
    /Keep 1 of Lever/,
  ],
  [
    'SS-L03',
    'a card of the table’s own that no standard pile has',
    {
      form: 'grimoire',
      entries: some('2 own:blade, swords'),
      house: { handSize: 1 },
      agreement: {
        cards: [
          {
            id: 'own:blade',
            name: 'Blade',
            kind: 'artifact-weapon',
            usage: 'permanent',
            power: 2,
            like: 'daggers',
          },
        ] as never,
      },
    },
    /Leave out Blade/,
  ],
  [
    'SS-L03',
    'a card twice in a hand of the agreed size',
    { form: 'grimoire', entries: some('2 swords, horse, sleep, thief, lever') },
    /^Take .* instead of Swords$/,
  ],
  [
    'SS-L03',
    'a card too often in a pile no larger than it must be',
    { form: 'pile', entries: [...pile.slice(0, 12), ...some('4 lever')], house: { pileMode: 'custom' } },
    /^Keep 1 of Lever, and add cards/,
  ],
  [
    'SS-L04',
    'a card left out in a hand of the agreed size',
    {
      form: 'grimoire',
      entries: some('swords, horse, sleep, thief, lever, teleport'),
      agreement: { banned: ['horse'] },
    },
    /^Take .* instead of Horse$/,
  ],
  ['SS-L04', 'a domain left out', { ...muster(), agreement: { banned: ['ss-house-2'] } }, /^Move to /],
  [
    'SS-L04',
    'a rank left out, on its spots',
    { ...muster({}, { armyMode: 'points' }), agreement: { banned: ['guard'] } },
    /^Leave out Guard$/,
  ],
  [
    'SS-L05',
    'a small pile',
    { form: 'pile', entries: pile.slice(0, 9), house: { pileMode: 'custom' } },
    /Add cards/,
  ],
  [
    'SS-L05',
    'a small standard pile, though copies are agreed',
    { form: 'pile', entries: pile.slice(0, 9), house: { maxCopies: 4, players: 7, pileReserve: 30 } },
    /Take the standard pile/,
  ],
  ['SS-L06', 'a broken standard pile', { form: 'pile', entries: pile.slice(4) }, /standard pile/],
  ['SS-L07', 'a wrong deal', { form: 'pile', entries: pile, options: { deal: 9 } }, /Deal 6/],
  ['SS-L08', 'a hand too small', { form: 'grimoire', entries: some('swords, horse, sleep') }, /^Add /],
  [
    'SS-L08',
    'a hand too large',
    { form: 'grimoire', entries: some('swords, horse, sleep, thief, lever, teleport, paralysis') },
    /^Leave out /,
  ],
  [
    'SS-L08',
    'a hand of one card and seven in it',
    {
      form: 'grimoire',
      entries: some('swords, horse, sleep, thief, lever, teleport, paralysis'),
      house: { handSize: 1 },
    },
    /^Leave out .* and /,
  ],
  [
    'SS-L08',
    'a hand too small that weighs too much to be filled',
    {
      form: 'grimoire',
      entries: some('speed, anti-spell, daggers, spears, magic-shield'),
      house: { levelTotal: 23 },
    },
    /^Take .* instead of /,
  ],
  [
    'SS-L09',
    'a level too many',
    { form: 'grimoire', entries: some('swords, protection, speed, magic-missile, wisdom, sleep') },
    /^Take .* instead of /,
  ],
  [
    'SS-L10',
    'a level too few',
    {
      form: 'grimoire',
      entries: some('swords, horse, sleep, thief, lever, teleport'),
      house: { levelFloor: 8 },
    },
    /^Take .* instead of /,
  ],
  [
    'SS-L11',
    'too much power',
    {
      form: 'grimoire',
      entries: some('swords, horse, sleep, thief, lever, teleport'),
      house: { powerTotal: 15 },
    },
    /^Take .* instead of /,
  ],
  [
    'SS-L13',
    'a permanent card too many',
    {
      form: 'grimoire',
      entries: some('swords, horse, sleep, thief, lever, teleport'),
      house: { maxPermanents: 1 },
    },
    /^Take .* instead of /,
  ],
  [
    'SS-L13',
    'two permanent cards too many',
    {
      form: 'grimoire',
      entries: some('swords, armour, lever, horse, sleep, teleport'),
      house: { maxPermanents: 1 },
    },
    /^Take .* and .* instead of Armour and Lever$/,
  ],
  [
    'SS-L13',
    'two permanent cards too many, within a tight level total and power',
    {
      form: 'grimoire',
      entries: some('swords, lucky-charm, lever, horse, sleep, thief'),
      house: { maxPermanents: 1, levelTotal: 6, levelFloor: 6, powerTotal: 14 },
    },
    /^Take .* and .* instead of /,
  ],
  [
    'SS-L13',
    'one permanent card too many where every level is needed',
    {
      form: 'grimoire',
      entries: some('daggers, spears, speed, anti-spell, magic-shield, mindless-hulk'),
      house: { maxPermanents: 1, levelTotal: 36, levelFloor: 35 },
    },
    /^Take .* instead of /,
  ],
  [
    'SS-L13',
    'permanent cards where none is agreed',
    {
      form: 'grimoire',
      entries: some('2 swords, 2 armour, lever, orb-of-power'),
      house: { maxPermanents: 0, pileMode: 'custom', maxCopies: 2 },
    },
    /^Take .* instead of /,
  ],
  [
    'SS-L09',
    'more levels too many than one exchange saves',
    { form: 'grimoire', entries: some('speed, anti-spell, daggers, spears, magic-shield, mindless-hulk') },
    /^Take .* and .* instead of /,
  ],
  [
    'SS-L10',
    'more levels too few than one exchange brings',
    {
      form: 'grimoire',
      entries: some('swords, horse, sleep, thief, lever, paralysis'),
      house: { levelFloor: 16 },
    },
    /^Take .* and .* instead of /,
  ],
  [
    'SS-L15',
    'too many pions',
    { form: 'army', entries: some('8 pion, guard, warrior, wizard') },
    /ten printed pieces/,
  ],
  [
    'SS-L15',
    'too few pieces on a board without room for more',
    muster({}, { minFreeSpots: 19 }, some('pion, wizard')),
    /ten printed pieces, and move to /,
  ],
  [
    'SS-L16',
    'no wizard',
    { form: 'army', entries: some('5 pion'), house: { armyMode: 'points' } },
    /exactly one wizard/,
  ],
  [
    'SS-L17',
    'points over the limit',
    { form: 'army', entries: some('7 pion, 2 guard, warrior, wizard'), house: { armyMode: 'points' } },
    /Leave out 1 × pion/,
  ],
  ['SS-L18', 'a board not on offer', muster({}, { domainSet: ['ss-house-3'] }), /Move to Crossroads/],
  ['SS-L18', 'too little room', muster({}, { minFreeSpots: 30 }), /plain grid/],
  [
    'SS-L21',
    'a piece on a pad',
    muster({ placement: { ...placement, R5: 'none', TXR: 'warrior' } }),
    /vacant spots/,
  ],
  ['SS-L21', 'pieces on rocks', muster({}, { initialRocks: true }), /vacant spots/],
  ['SS-L22', 'pieces left over', muster({ placement: {} }), /Place the pieces/],
];

describe('repairs', () => {
  test.each(rows)('%s, %s: one tap makes the list legal', (code, _title, of, label) => {
    const repair = firstRepair(of, code);
    expect(repair?.label).toMatch(label);
    expect(repair?.verdict.violations.filter((v) => v.severity === 'error')).toEqual([]);
  });

  test('a repaired army keeps its placement where it can', () => {
    const repair = firstRepair(muster({}, {}, some('5 pion, 2 guard, warrior, wizard')), 'SS-L15');
    expect(repair?.verdict.legal).toBe(true);
    expect(repair?.list.options.placement).toMatchObject({ N: 'wizard', R5: 'warrior' });
  });

  test('SS-L09: a card too dear can be exchanged for one of the next lower level, whichever card it is', () => {
    const of: Case = {
      form: 'grimoire',
      entries: some('swords, protection, speed, magic-missile, wisdom, sleep'),
    };
    const { terms, list } = parsedOf(of);
    const [violation] = verdictOf(of).violations.filter(({ code }) => code === 'SS-L09');
    const given = repairsFor(swordsSorcery, list, terms, violation!).map(
      ({ label }) => label.split(' instead of ')[1],
    );
    expect(given).toEqual(['Protection', 'Speed', 'Magic Missile']);
  });

  test('what no change can mend is left to the players', () => {
    expect(
      firstRepair({ form: 'army', entries: ten, house: { victory: 'score', roundLimit: 0 } }, 'SS-L30'),
    ).toBeUndefined();
  });

  test('a level total out of reach offers nothing', () => {
    const of: Case = {
      form: 'grimoire',
      entries: some('speed, anti-spell, daggers, spears, magic-shield, mindless-hulk'),
      house: { levelTotal: 5 },
    };
    expect(firstRepair(of, 'SS-L09')).toBeUndefined();
  });
});
