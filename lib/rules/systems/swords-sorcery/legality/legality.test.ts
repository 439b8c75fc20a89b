import { describe, expect, test } from 'vitest';
import { asInput } from '../forms/muster';
import { domains } from '../catalogue/index';
import { gridBoard } from '../boards/grid-board';
import { sentence } from '../../../kernel/verdict/judge';
import { swordsSorcery } from '../index';
import { samples } from '../samples';
import { found, some, verdictOf, type Case } from '../testing';
import { checks } from './index';

const pile = samples.find((s) => s.id === 'standard-pile')!.list.entries;
const without = (...ids: string[]) => pile.filter((e) => !ids.includes(e.entry));
const ten = some('6 pion, 2 guard, warrior, wizard');
const keep = samples.find((s) => s.id === 'guarded-keep')!.list;
const { form: _form, ...keepOptions } = keep.options;
const placement = keepOptions.placement as Record<string, string>;
const twin = domains[0]!.board;
const drawn = asInput(twin);
const standing = {
  A1: 'pion',
  A2: 'pion',
  A4: 'pion',
  A5: 'pion',
  C1: 'pion',
  C2: 'pion',
  C4: 'guard',
  C5: 'guard',
  D1: 'warrior',
  D3: 'wizard',
};

const muster = (options: Record<string, unknown> = {}, house = {}, entries = ten): Case => ({
  form: 'muster',
  entries,
  options: { ...keepOptions, ...options },
  house,
});
const ownBoard = (board: Record<string, unknown>, house = {}): Case => ({
  form: 'muster',
  entries: ten,
  options: { domain: 'drawn', placement: standing, board: { ...drawn, ...board } },
  house,
});
const hand = (text: string, house = {}): Case => ({ form: 'grimoire', entries: some(text), house });
const six = 'swords, horse, teleport, sleep, thief, speed';

/** A case of a code: the list, the facts of each finding, or none. */
type Row = readonly [code: string, title: string, of: Case, facts: readonly Record<string, unknown>[]];

const blade = {
  id: 'own:blade',
  name: 'Blade',
  kind: 'artifact-weapon',
  usage: 'permanent',
  power: 2,
  like: 'daggers',
};

const rows: readonly Row[] = [
  [
    'SS-L02',
    'an unknown card',
    { form: 'pile', entries: [...pile, ...some('own:none')] },
    [{ reason: 'unknown', id: 'own:none' }],
  ],
  ['SS-L02', 'a piece in a grimoire', hand('swords, pion'), [{ reason: 'misplaced', id: 'pion' }]],
  [
    'SS-L02',
    'a card in an army',
    { form: 'army', entries: [...ten, ...some('swords')] },
    [{ reason: 'misplaced', id: 'swords' }],
  ],
  [
    'SS-L02',
    'a demon in an army',
    { form: 'army', entries: [...ten, ...some('demon')] },
    [{ reason: 'misplaced', id: 'demon' }],
  ],
  [
    'SS-L02',
    'a card that carries one',
    { form: 'grimoire', entries: [{ entry: 'swords', count: 1, with: ['horse'] }] },
    [{ reason: 'carries', id: 'swords' }],
  ],
  [
    'SS-L02',
    'a card the table made',
    { form: 'pile', entries: some('own:blade'), agreement: { cards: [blade] } },
    [],
  ],
  ['SS-L02', 'the printed pile', { form: 'pile', entries: pile }, []],
  [
    'SS-L03',
    'two Swords',
    { form: 'pile', entries: some('2 swords') },
    [{ id: 'swords', count: 2, limit: 1 }],
  ],
  [
    'SS-L03',
    'a card the table made in a grimoire, which no standard pile has',
    { form: 'grimoire', entries: some('own:blade'), agreement: { cards: [blade] } },
    [{ id: 'own:blade', count: 1, limit: 0 }],
  ],
  [
    'SS-L03',
    'a card the table made in a grimoire, where the pile is the table’s own too',
    {
      form: 'grimoire',
      entries: some('own:blade'),
      house: { pileMode: 'custom' },
      agreement: { cards: [blade] },
    },
    [],
  ],
  [
    'SS-L03',
    'Swords in two lines',
    { form: 'pile', entries: some('swords, swords') },
    [{ id: 'swords', count: 2, limit: 1 }],
  ],
  [
    'SS-L03',
    'two Swords where two are agreed',
    { form: 'pile', entries: some('2 swords'), house: { maxCopies: 2 } },
    [],
  ],
  [
    'SS-L03',
    'two Swords in a hand out of the standard pile',
    hand('2 swords', { maxCopies: 2 }),
    [{ limit: 1 }],
  ],
  [
    'SS-L03',
    'two Swords in a hand out of a custom pile',
    hand('2 swords', { maxCopies: 2, pileMode: 'custom' }),
    [],
  ],
  [
    'SS-L04',
    'a banned card in the pile',
    { form: 'pile', entries: pile, agreement: { banned: ['traitor'] } },
    [{ id: 'traitor', reason: 'banned' }],
  ],
  [
    'SS-L04',
    'a card that is not among the allowed',
    { form: 'grimoire', entries: some('swords, horse'), agreement: { allowed: ['swords'] } },
    [{ id: 'horse', reason: 'not-allowed' }],
  ],
  [
    'SS-L04',
    'a banned board',
    { ...muster(), agreement: { banned: ['ss-house-2'] } },
    [{ id: 'ss-house-2', reason: 'banned' }],
  ],
  ['SS-L04', 'nothing banned', { form: 'pile', entries: pile }, []],
  [
    'SS-L05',
    'thirteen cards for two hands of six and three',
    { form: 'pile', entries: pile.slice(0, 14), house: { pileMode: 'custom' } },
    [{ cards: 14, need: 15 }],
  ],
  [
    'SS-L05',
    'fifteen cards',
    { form: 'pile', entries: pile.slice(0, 15), house: { pileMode: 'custom' } },
    [],
  ],
  [
    'SS-L05',
    'no reserve agreed',
    { form: 'pile', entries: pile.slice(0, 12), house: { pileMode: 'custom', pileReserve: 0 } },
    [],
  ],
  [
    'SS-L05',
    'seven hands of twelve',
    { form: 'pile', entries: pile, house: { players: 7, handSize: 12 } },
    [{ cards: 63, need: 87 }],
  ],
  [
    'SS-L06',
    'a card missing',
    { form: 'pile', entries: without('sleep') },
    [{ missing: 1, extra: 0, names: ['Sleep'] }],
  ],
  [
    'SS-L06',
    'a card too many',
    { form: 'pile', entries: [...pile, ...some('sleep')] },
    [{ missing: 0, extra: 1 }],
  ],
  [
    'SS-L06',
    'any pile where it is agreed',
    { form: 'pile', entries: without('sleep'), house: { pileMode: 'custom' } },
    [],
  ],
  [
    'SS-L06',
    'without a card that the table left out',
    { form: 'pile', entries: without('sleep'), agreement: { banned: ['sleep'] } },
    [],
  ],
  [
    'SS-L07',
    'seven cards dealt to two players',
    { form: 'pile', entries: pile, options: { deal: 7 } },
    [{ deal: 7, hand: 6 }],
  ],
  ['SS-L07', 'six cards dealt to two players', { form: 'pile', entries: pile, options: { deal: 6 } }, []],
  ['SS-L07', 'nothing said of the deal', { form: 'pile', entries: pile }, []],
  [
    'SS-L08',
    'five cards in a hand of six',
    hand('swords, horse, teleport, sleep, thief'),
    [{ cards: 5, hand: 6 }],
  ],
  ['SS-L08', 'seven cards in a hand of six', hand(`${six}, lever`), [{ cards: 7, hand: 6 }]],
  ['SS-L08', 'six cards in a hand of six', hand(six), []],
  ['SS-L08', 'four players', hand('swords, horse, teleport, sleep', { players: 4 }), []],
  [
    'SS-L09',
    'nineteen levels of eighteen',
    hand('swords, protection, speed, magic-missile, wisdom, sleep'),
    [{ spent: 19, limit: 18, over: 1 }],
  ],
  [
    'SS-L09',
    'eighteen with a blank as 0',
    hand('swords, protection, speed, magic-missile, wisdom, sleep', { blankLevel: 0 }),
    [],
  ],
  [
    'SS-L09',
    'a higher total agreed',
    hand('swords, protection, speed, magic-missile, wisdom, sleep', { levelTotal: 19 }),
    [],
  ],
  ['SS-L10', 'too few levels', hand(six, { levelFloor: 13 }), [{ spent: 12, floor: 13, short: 1 }]],
  ['SS-L10', 'enough levels', hand(six, { levelFloor: 12 }), []],
  ['SS-L11', 'too much power', hand(six, { powerTotal: 16 }), [{ spent: 17, limit: 16, over: 1 }]],
  ['SS-L11', 'power within the total', hand(six, { powerTotal: 17 }), []],
  ['SS-L11', 'no total agreed', hand(six), []],
  [
    'SS-L13',
    'two permanent cards of one',
    hand('swords, armour, horse', { maxPermanents: 1 }),
    [{ count: 2, limit: 1 }],
  ],
  ['SS-L13', 'one permanent card', hand('swords, horse', { maxPermanents: 1 }), []],
  [
    'SS-L14',
    'two blank cards',
    hand('wisdom, rock-transform'),
    [
      { id: 'wisdom', level: 1 },
      { id: 'rock-transform', level: 1 },
    ],
  ],
  ['SS-L14', 'a blank card counted as 4', hand('wisdom', { blankLevel: 4 }), [{ level: 4 }]],
  ['SS-L14', 'printed levels only', hand(six), []],
  [
    'SS-L15',
    'seven pions',
    { form: 'army', entries: some('7 pion, 2 guard, warrior, wizard') },
    [{ pieces: 11, pion: 7 }],
  ],
  ['SS-L15', 'the ten pieces', { form: 'army', entries: ten }, []],
  [
    'SS-L15',
    'the ten pieces, pions in two lines',
    { form: 'army', entries: some('2 pion, 4 pion, 2 guard, warrior, wizard') },
    [],
  ],
  [
    'SS-L15',
    'seven pions in a point army',
    { form: 'army', entries: some('7 pion, wizard'), house: { armyMode: 'points' } },
    [],
  ],
  [
    'SS-L15',
    'a muster short of a guard',
    muster({}, {}, some('6 pion, guard, warrior, wizard')),
    [{ pieces: 9 }],
  ],
  [
    'SS-L16',
    'no wizard',
    { form: 'army', entries: some('2 pion'), house: { armyMode: 'points' } },
    [{ wizards: 0 }],
  ],
  [
    'SS-L16',
    'two wizards',
    { form: 'army', entries: some('2 wizard'), house: { armyMode: 'points' } },
    [{ wizards: 2 }],
  ],
  ['SS-L16', 'one wizard', { form: 'army', entries: ten }, []],
  [
    'SS-L17',
    '24 points of 22',
    { form: 'army', entries: some('7 pion, 2 guard, warrior, wizard'), house: { armyMode: 'points' } },
    [{ of: 'points', spent: 24, limit: 22, over: 2 }],
  ],
  [
    'SS-L17',
    'fifteen pieces of fourteen',
    { form: 'army', entries: some('14 pion, wizard'), house: { armyMode: 'points', armyPoints: 28 } },
    [{ of: 'pieces', spent: 15, limit: 14, over: 1 }],
  ],
  ['SS-L17', '22 points', { form: 'army', entries: ten, house: { armyMode: 'points' } }, []],
  ['SS-L18', 'a drawn board that is not there', muster({ domain: 'drawn' }), [{ reason: 'no-board' }]],
  ['SS-L18', 'a board not on offer', muster({}, { domainSet: ['ss-house-1'] }), [{ reason: 'not-offered' }]],
  [
    'SS-L18',
    'too little room',
    muster({}, { minFreeSpots: 18 }),
    [{ reason: 'too-few-spots', spots: 27, need: 28 }],
  ],
  ['SS-L18', 'just enough room', muster({}, { minFreeSpots: 17 }), []],
  ['SS-L18', 'a house board', muster(), []],
  ['SS-L18', 'a copy of a house board', ownBoard({}), []],
  [
    'SS-L18',
    'a board without one pad',
    ownBoard({ pads: drawn.pads.slice(1) }),
    [{ reason: 'pad-missing', pad: 'TXL' }],
  ],
  [
    'SS-L18',
    'a pad drawn twice',
    ownBoard({ pads: [...drawn.pads, drawn.pads[0]] }),
    [{ reason: 'pad-twice', pad: 'TXL' }],
  ],
  [
    'SS-L18',
    'a pad without a spot',
    ownBoard({ pads: drawn.pads.map((p) => (p.id === 'TXL' ? { ...p, attached: [] } : p)) }),
    [{ reason: 'pad-alone', pad: 'TXL' }],
  ],
  [
    'SS-L18',
    'a pad beside an unknown spot',
    ownBoard({ pads: drawn.pads.map((p) => (p.id === 'TXL' ? { ...p, attached: ['Z9'] } : p)) }),
    [{ reason: 'pad-unknown', pad: 'TXL', spot: 'Z9' }],
  ],
  [
    'SS-L18',
    'a line to an unknown spot',
    ownBoard({ lines: [...drawn.lines, ['A1', 'Z9']] }),
    [{ reason: 'line-unknown', spot: 'Z9' }],
  ],
  [
    'SS-L18',
    'a line onto itself',
    ownBoard({ lines: [...drawn.lines, ['A1', 'A1']] }),
    [{ reason: 'line-loop', spot: 'A1' }],
  ],
  [
    'SS-L18',
    'a line drawn twice, once from each end',
    ownBoard({ lines: [...drawn.lines, ['B1', 'A1']] }),
    [{ reason: 'line-twice', line: 'A1–B1' }],
  ],
  [
    'SS-L18',
    'a board in two parts',
    ownBoard({ lines: drawn.lines.filter((l) => !l.includes('A5')) }),
    [{ reason: 'not-connected' }],
  ],
  [
    'SS-L18',
    'two spots of one name',
    ownBoard({ spots: [...drawn.spots, { ...drawn.spots[0], x: 1 }] }),
    [{ reason: 'spot-twice', spot: 'A1' }],
  ],
  [
    'SS-L18',
    'a spot with the name of a pad',
    ownBoard({
      spots: [...drawn.spots, { ...drawn.spots[0], id: 'TXL' }],
      lines: [...drawn.lines, ['A1', 'TXL']],
    }),
    [{ reason: 'spot-like-pad', spot: 'TXL' }],
  ],
  ['SS-L18', 'a rock on no spot', ownBoard({ rocks: ['Z9'] }), [{ reason: 'rock-unknown', spot: 'Z9' }]],
  [
    'SS-L19',
    'no nexus',
    ownBoard({ spots: drawn.spots.map((s) => (s.type === 'nexus' ? { ...s, type: 'plain' } : s)) }),
    [{ reason: 'no-nexus' }],
  ],
  [
    'SS-L19',
    'no trap',
    ownBoard({ spots: drawn.spots.map((s) => (s.type === 'trap' ? { ...s, type: 'plain' } : s)) }),
    [{ reason: 'no-trap' }],
  ],
  [
    'SS-L19',
    'unequal sides',
    ownBoard({ lines: drawn.lines.filter(([a, b]) => a !== 'A1' || b !== 'A2') }),
    [{ reason: 'cut-spot', spot: 'B1' }, { reason: 'not-symmetric' }],
  ],
  ['SS-L19', 'a plain grid', { ...ownBoard(asInput(gridBoard)) }, []],
  ['SS-L19', 'a house board', muster(), []],
  [
    'SS-L21',
    'the warrior on a pad',
    muster({ placement: { ...placement, R5: 'none', TXR: 'warrior' } }),
    [{ reason: 'pad', spot: 'TXR' }],
  ],
  [
    'SS-L21',
    'a pion on no spot',
    muster({ placement: { ...placement, K2: 'none', Z9: 'pion' } }),
    [{ reason: 'no-such-spot', spot: 'Z9' }],
  ],
  [
    'SS-L21',
    'guards on the rocks',
    muster({}, { initialRocks: true }),
    [
      { reason: 'rock', spot: 'K1' },
      { reason: 'rock', spot: 'K5' },
    ],
  ],
  ['SS-L21', 'guards where no rocks are played', muster(), []],
  [
    'SS-L21',
    'a second wizard on the board',
    muster({ placement: { ...placement, T1: 'wizard' } }),
    [{ reason: 'not-in-army', piece: 'wizard', placed: 2, have: 1 }],
  ],
  [
    'SS-L22',
    'two pieces left over',
    muster({ placement: { ...placement, K2: 'none', R5: 'none' } }),
    [{ left: 2, pieces: ['1 × pion', '1 × warrior'] }],
  ],
  ['SS-L22', 'an empty board', muster({ placement: {} }), [{ left: 10 }]],
  ['SS-L22', 'everybody placed', muster(), []],
  ['SS-L29', 'two weapons', hand('swords, daggers'), [{ names: ['Daggers', 'Swords'] }]],
  [
    'SS-L29',
    'one weapon twice',
    hand('2 swords', { maxCopies: 2, pileMode: 'custom' }),
    [{ names: ['Swords'] }],
  ],
  [
    'SS-L29',
    'one weapon on two lines',
    hand('swords, swords', { maxCopies: 2, pileMode: 'custom' }),
    [{ names: ['Swords'] }],
  ],
  [
    'SS-L29',
    'a weapon and the Gauntlet',
    hand('swords, gauntlet-of-might'),
    [{ names: ['Gauntlet of Might', 'Swords'] }],
  ],
  ['SS-L29', 'a weapon and Armour', hand('swords, armour'), []],
  [
    'SS-L30',
    'score without rounds',
    { form: 'army', entries: ten, house: { victory: 'score', roundLimit: 0 } },
    [{ roundLimit: 0 }],
  ],
  [
    'SS-L30',
    'score after one round',
    { form: 'army', entries: ten, house: { victory: 'score', roundLimit: 1 } },
    [],
  ],
  [
    'SS-L30',
    'no limit where nothing is scored',
    { form: 'army', entries: ten, house: { roundLimit: 0 } },
    [],
  ],
];

test.each(rows)('%s: %s', (code, _title, of, facts) => {
  const hits = found(of, code);
  expect(hits.map((v) => v.facts)).toMatchObject(facts);
  expect(hits).toHaveLength(facts.length);
  for (const hit of hits) expect(sentence(swordsSorcery, hit)).toMatch(/^[A-Z0-9“].*\.$/);
});

test.each([
  ['a banned card', hand('swords'), { banned: ['swords'] }, 'banned'],
  ['a card that is not allowed', hand('swords'), { allowed: ['horse'] }, 'allowed'],
])('SS-L04 names the line of the agreement: %s', (_, of, agreement, because) => {
  expect(found({ ...of, agreement }, 'SS-L04').map((v) => v.because)).toEqual([because]);
});

test('SS-L06 names the first of many missing cards', () => {
  const [hit] = found({ form: 'pile', entries: some('swords') }, 'SS-L06');
  expect(sentence(swordsSorcery, hit!)).toBe(
    'The standard pile is every card once: 62 cards are missing (Lever, Safe scroll, Trap Proof …).',
  );
});

// SS-L25: a card, and one that gives it something to do.
const idle: readonly (readonly [card: string, by: string])[] = [
  ['exorcise-ghosts', 'ghost-army'],
  ['lever', 'summon-rock'],
  ['shatter-rocks', 'summon-rocks'],
  ['destroy-rock', 'rock-transform'],
  ['safe-scroll', 'domain-teleport'],
  ['burn-scrolls', 'trap-expertise'],
  ['safe-artifact', 'lever'],
  ['steal-artifact', 'swords'],
  ['armour', 'daggers'],
  ['trap-proof', 'bear-trap'],
  ['evade-trap', 'lesser-death-trap'],
  ['trap-expertise', 'major-death-trap'],
  ['dual-shot', 'sleep'],
  ['spell-bounce', 'traitor'],
  ['anti-spell', 'thief'],
];

describe('SS-L25: cards with nothing to do', () => {
  const idleIds = (of: Case) => found(of, 'SS-L25').map((v) => v.facts.id);

  test.each(idle)('%s waits for %s', (card, by) => {
    expect(idleIds(hand(card))).toContain(card);
    expect(idleIds(hand(`${card}, ${by}`))).not.toContain(card);
    expect(idleIds({ form: 'pile', entries: some(card) })).toContain(card);
  });

  test('a card of the table’s own that works like Ghost Army makes ghosts', () => {
    const like = {
      name: 'Haunting',
      kind: 'spell',
      level: 1,
      usage: 'single use',
      power: 2,
      like: 'ghost-army',
    };
    expect(
      idleIds({
        form: 'pile',
        entries: some('exorcise-ghosts, own:haunting'),
        house: { pileMode: 'custom' },
        agreement: { cards: [{ id: 'own:haunting', ...like }] as never },
      }),
    ).toEqual([]);
  });

  test('a card of the table’s own waits for what the printed one waits for (SS-R80)', () => {
    const wrecker = { id: 'own:wrecker', name: 'Wrecker', kind: 'spell', usage: 'single use' };
    const agreement = { cards: [{ ...wrecker, like: 'shatter-rocks' }] } as never;
    const house = { pileMode: 'custom' };
    const pile = (text: string): Case => ({ form: 'pile', entries: some(text), house, agreement });
    expect(idleIds(pile('own:wrecker, sleep'))).toEqual(['own:wrecker']);
    expect(idleIds(pile('own:wrecker, summon-rock'))).toEqual([]);
  });

  test('rocks that stand there from the start are rocks', () => {
    expect(idleIds(hand('lever, shatter-rocks', { initialRocks: true }))).toEqual([]);
  });

  test('single-use scrolls are no scrolls to protect', () => {
    expect(idleIds(hand('safe-scroll, horse'))).toEqual(['safe-scroll']);
  });

  test('two Spell Bounces may be aimed at each other, two Dual Shots may not', () => {
    const house = { pileMode: 'custom', maxCopies: 2 };
    expect(idleIds(hand('2 spell-bounce', house))).toEqual([]);
    expect(idleIds(hand('2 dual-shot', house))).toEqual(['dual-shot']);
  });

  test('SS-106: of two Safe artifacts each may keep the other, of two Safe scrolls neither', () => {
    const house = { pileMode: 'custom', maxCopies: 2 };
    expect(idleIds(hand('safe-artifact', house))).toEqual(['safe-artifact']);
    expect(idleIds(hand('2 safe-artifact', house))).toEqual([]);
    expect(idleIds(hand('2 safe-scroll', house))).toEqual(['safe-scroll']);
  });

  test('the printed pile has no idle card', () => {
    expect(idleIds({ form: 'pile', entries: pile })).toEqual([]);
  });
});

describe('SS-L21: where a piece may stand', () => {
  const lone = (spot: string, house = {}) =>
    found(muster({ domain: 'drawn', board: drawn, placement: { [spot]: 'wizard' } }, house), 'SS-L21').map(
      ({ facts }) => facts['reason'],
    );
  const spots = drawn.spots.map(({ id }) => id);

  test('on every spot of the own domain', () => {
    for (const spot of spots) expect(lone(spot), spot).toEqual([]);
  });

  test.each(['TXL', 'RXL', 'TXR', 'RXR'])('not on the pad %s', (pad) => expect(lone(pad)).toEqual(['pad']));

  test('not on a rock where rocks are played, and nowhere else then', () => {
    for (const spot of spots)
      expect(lone(spot, { initialRocks: true }), spot).toEqual(drawn.rocks.includes(spot) ? ['rock'] : []);
  });

  test('on no spot that the own domain does not have', () => {
    expect(lone('Z9')).toEqual(['no-such-spot']);
  });

  test('no more pieces than there are, each on a spot of its own', () => {
    const crowd = Object.fromEntries(spots.slice(0, 7).map((spot) => [spot, 'pion']));
    expect(
      found(muster({ domain: 'drawn', board: drawn, placement: crowd }), 'SS-L21').map((v) => v.facts),
    ).toEqual([{ reason: 'not-in-army', piece: 'pion', placed: 7, have: 6 }]);
  });
});

describe('SS-L18: room for the pieces and the free spots', () => {
  const broken = (house: object, entries = ten) =>
    found({ ...ownBoard({}, house), entries }, 'SS-L18').map(({ facts, because }) => [
      facts['need'],
      because,
    ]);
  const spots = drawn.spots.length;

  test('as many spots as pieces and free spots, and not one less', () => {
    expect(broken({ minFreeSpots: spots - 10 })).toEqual([]);
    expect(broken({ minFreeSpots: spots - 9 })).toEqual([[spots + 1, 'house.minFreeSpots']]);
  });

  test('a smaller army leaves more room', () => {
    const house = { minFreeSpots: spots - 9, armyMode: 'points' };
    expect(broken(house, some('8 pion, wizard'))).toEqual([]);
  });
});

describe('the ledger’s examples', () => {
  const nineteen = 'swords, protection, speed, magic-missile, wisdom, sleep';

  test('SS-E28: nineteen levels of eighteen, with a note on Wisdom', () => {
    const verdict = verdictOf(hand(nineteen, { levelTotal: 18 }));
    expect(verdict.violations.map((v) => [v.code, v.severity])).toEqual([
      ['SS-L09', 'error'],
      ['SS-L14', 'note'],
    ]);
    expect(verdict.budget).toEqual({ name: 'level', spent: 19, limit: 18, left: -1 });
    expect(verdict.legal).toBe(false);
  });

  test('SS-E28: with blank levels as 0 the total is eighteen and legal', () => {
    const verdict = verdictOf(hand(nineteen, { levelTotal: 18, blankLevel: 0 }));
    expect(verdict).toMatchObject({ legal: true, budget: { spent: 18, left: 0 } });
    expect(verdict.violations.map((v) => v.code)).toEqual(['SS-L14']);
  });

  test('SS-E30: seven pions break the standard army, and a point army by two points', () => {
    const army: Case = { form: 'army', entries: some('7 pion, 2 guard, warrior, wizard') };
    expect(verdictOf(army).violations.map((v) => v.code)).toEqual(['SS-L15']);
    const byPoints = verdictOf({ ...army, house: { armyMode: 'points', armyPoints: 22 } });
    expect(byPoints.violations.map((v) => v.code)).toEqual(['SS-L17']);
    expect(byPoints.budget).toEqual({ name: 'point', spent: 24, limit: 22, left: -2 });
  });
});

test('every check has a case that breaks it and one that keeps it', () => {
  for (const { code } of checks) {
    if (code === 'SS-L25') continue;
    const mine = rows.filter((r) => r[0] === code);
    expect(
      mine.some((r) => r[3].length > 0),
      `${code} broken`,
    ).toBe(true);
    expect(
      mine.some((r) => r[3].length === 0),
      `${code} kept`,
    ).toBe(true);
  }
});

test('findings come in the order of the codes', () => {
  const verdict = verdictOf({
    form: 'grimoire',
    entries: some('2 swords, daggers, wisdom, armour, speed, protection, own:none'),
    house: { maxPermanents: 1, powerTotal: 3, levelTotal: 4 },
  });
  const codes = verdict.violations.map((v) => v.code);
  expect(codes).toEqual([...codes].sort());
  expect(new Set(codes).size).toBeGreaterThan(6);
});
