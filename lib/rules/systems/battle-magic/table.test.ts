import { describe, expect, test } from 'vitest';
import { seededDice } from '../../kernel/game/dice';
import type { List } from '../../kernel/list/list';
import { fixtureF1 } from './boards/fixture';
import { makeMap } from './boards/make-map';
import { steady } from './bot/steady';
import type { BmTerms } from './contract';
import type { House } from './house';
import { choiceWords } from './scene/choice-words';
import { scene } from './scene/scene';
import { seatedEngine, table, withMap } from './table';
import { listOf, parsed, set, termsOf, type Table } from './testing/judged';

type Wish = Parameters<typeof table>[0];

const wish = (lists: readonly (List | undefined)[], agreed: Table = {}, board?: Wish['board']): Wish => {
  const terms = termsOf(agreed) as unknown as BmTerms;
  return {
    house: terms.house,
    terms,
    lists: lists.map((list) => list && (parsed(list, agreed) as Wish['lists'][number])),
    ...(board ? { board } : {}),
  };
};
const refusals = (asked: Wish): readonly string[] => {
  const made = table(asked);
  return made.ok ? [] : made.problems.map(({ path, code }) => `${path.join('.')} ${code}`);
};
const humans = listOf(set('human'), { form: 'empire', empire: 'human' });

describe('a table', () => {
  test('seats the agreed empire where nobody brings one, else the humans (BM-176)', () => {
    const made = table(wish([undefined, undefined], { house: { empires: ['orc', 'elf'] } }));
    const names = made.ok && made.value.sets.map((one) => one[0]!.entry.id);
    expect(names).toEqual(['orc-army', 'elf-army']);
  });

  test.each([
    [
      'a different one for each, where nobody may bring what another has (BM-L12)',
      { house: { mirrorEmpires: false } },
      ['orc', 'human', 'dwarf'],
    ],
    ['none that is banned (BM-L01)', { banned: ['human', 'dwarf'] }, ['orc', 'orc', 'orc']],
    ['humans for all, else (BM-176)', {}, ['orc', 'human', 'human']],
  ] as const)('seats where nobody brings an empire %s', (_, agreed, empires) => {
    const orcs = listOf(set('orc'), { form: 'empire', empire: 'orc' });
    const made = table(wish([orcs, undefined, undefined], agreed as Table));
    const names = made.ok && made.value.sets.map((one) => one[0]!.entry.id);
    expect(names).toEqual(empires.map((id) => `${id}-army`));
  });

  test('reads what stands on the counters of a list (BM-R42)', () => {
    const named = listOf(set('human'), { form: 'empire', empire: 'human', names: { dragon: 'Old Smoke' } });
    const made = table(wish([named, undefined]));
    expect(made.ok && made.value.sets[0]!.find(({ entry }) => entry.stats?.unit === 'dragon')?.name).toBe(
      'Old Smoke',
    );
  });

  test('grows the map with the players, and keeps a size that was chosen (BM-012)', () => {
    const six = Array.from({ length: 6 }, () => undefined);
    const grown = table(wish(six));
    expect(grown.ok && grown.value.house).toMatchObject({ players: 6, mapTerritories: 200 });
    const chosen = table(wish(six, { house: { mapTerritories: 230 } }));
    expect(chosen.ok && chosen.value.house.mapTerritories).toBe(230);
  });

  test('deals the same map from the same dice, and plays on the one that is brought', () => {
    const made = table(wish([humans, humans], { house: { mapTerritories: 100 } }));
    if (!made.ok) throw new Error('refused');
    expect(withMap(made.value, seededDice('a'))).toBe(withMap(made.value, seededDice('a')));
    const house = made.value.house as House;
    const board = makeMap('quick', seededDice('brought'), 2, house);
    const brought = table(wish([humans, humans], {}, board));
    if (!brought.ok) throw new Error('refused');
    expect(seatedEngine.setup(brought.value, seededDice('b')).game.map).toBe(board);
  });

  test('units of the players’ own design play along', () => {
    const cards = [
      {
        id: 'own:ogre',
        name: 'Ogre',
        kind: 'class',
        draws: 3,
        counts: ['sword'],
        moveCards: 1,
        domain: 'land',
        cost: 4,
      },
    ];
    const counts = { ...set('human', { 'human-army': 2 }), 'own:ogre': 7 };
    const custom = listOf(counts, { form: 'empire', empire: 'custom' });
    const made = table(wish([custom, undefined], { cards, house: { empireMode: 'custom' } }));
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    expect(made.value.sets[0]!.some(({ entry }) => entry.id === 'own:ogre')).toBe(true);
    const dice = seededDice('ogres');
    const s = seatedEngine.setup({ ...made.value, map: makeMap('quick', dice, 2, made.value.house) }, dice);
    let met = false;
    for (let i = 0; i < 400 && seatedEngine.toAct(s).length > 0; i++) {
      const seat = seatedEngine.toAct(s)[0]!;
      const choices = seatedEngine.choices(s, seat);
      const choice = steady(seatedEngine.view(s, seat), seat, choices, dice);
      expect(choiceWords(s, seat, choice).text).not.toContain('undefined');
      seatedEngine.play(s, seat, choice, dice);
      const { pieces, trays } = scene(s, 0);
      const shown = [...pieces, ...trays.flatMap(({ items }) => items)].map(({ name }) => name);
      expect(shown.join()).not.toContain('own:');
      met ||= shown.some((name) => name.includes('Ogre') && !name.includes('in the cup'));
    }
    expect(met).toBe(true);
  });

  test.each<[string, Wish, readonly string[]]>([
    ['one player', wish([humans]), ['lists BM-L11']],
    ['seven players', wish(Array.from({ length: 7 }, () => undefined)), ['lists BM-L11']],
    [
      'an empire without ships',
      wish([listOf(set('human', { 'human-ship': 0 }), { form: 'empire', empire: 'custom' }), undefined]),
      ['lists.0 BM-L03'],
    ],
    [
      'the common deck',
      wish([listOf({ 'bm-move-1': 6 }, { form: 'deck' }), undefined]),
      ['lists.0 not_an_empire'],
    ],
  ])('refuses %s', (_, asked, expected) => {
    expect(refusals(asked)).toEqual(expected);
  });

  test.each([
    ['three players ten apart', 3, { castleMinDistance: 10 }],
    ['five players on a hundred territories', 5, { mapTerritories: 100 }],
    [
      'four players seven apart on a continent of a hundred',
      4,
      { castleMinDistance: 7, mapTerritories: 100 },
    ],
  ])(
    'refuses %s where no map is brought: none is dealt with such room (BM-L16, BM-M11)',
    (_, players, house) => {
      const lists = Array.from({ length: players }, () => undefined);
      expect(refusals(wish(lists, { house: { players, ...house } }))).toEqual([
        'house.castleMinDistance BM-L16',
      ]);
    },
  );

  test('deals everybody a place as far from the others as agreed (BM-084, BM-M11)', () => {
    const made = table(wish([humans, humans, humans], { house: { players: 3, castleMinDistance: 9 } }));
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(seatedEngine.setup(made.value, seededDice(seed)).game.apart, seed).toBe(9);
  });

  test('refuses a map that breaks a rule, by its code', () => {
    expect(refusals(wish([humans, humans], {}, fixtureF1))).toContain('board BM-M10');
  });
});
