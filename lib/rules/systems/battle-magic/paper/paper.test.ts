import { describe, expect, test } from 'vitest';
import { asNumber } from '../../../kernel/game/odds';
import type { PaperTables, SheetBlock } from '../../../kernel/catalogue/paper';
import { capital } from '../../../kernel/words/words';
import { boards } from '../boards';
import { graphOf } from '../boards/map';
import { classWords, unitClasses, type UnitClass } from '../catalogue/vocabulary';
import type { BmList } from '../contract';
import { House } from '../house';
import { solveNumbers } from '../odds/battle';
import { BattleQuestion } from '../odds/battle-asked';
import { listOf, parsed, set } from '../testing/judged';
import { chanceOf } from './battle-table';
import { paper } from './index';

const house = (more: object = {}): House => House.parse(more) as House;
const sheetOf = (empire: string, more: object = {}) =>
  paper.sheet(parsed(listOf(set(empire), { form: 'empire', empire })) as BmList, house(more));
const block = (blocks: readonly SheetBlock[], title: string): SheetBlock =>
  blocks.find((one) => one.title === title)!;

test('BM-058, BM-180: the sheet has a row for each castle of the set', () => {
  const rows = ['human', 'dwarf', 'elf'].map(
    (empire) => block(sheetOf(empire), 'Castles and territories').rows.length,
  );
  expect(rows).toEqual([5, 7, 4]);
});

test('BM-139: no counter is ticked off as destroyed, for it comes back', () => {
  const [counters] = sheetOf('human');
  expect(counters!.columns.map(({ title }) => title)).not.toContain('Destroyed');
  expect(counters!.foot).toContain('goes back into the cup');
});

describe('BM-P03: the sheet of an empire tells what its units can do', () => {
  const told = (empire: string, counter: string, more: object = {}) => {
    const { rows } = block(sheetOf(empire, more), 'What they can do');
    return rows.find(({ cells }) => cells[0] === counter)!.cells.join(' | ');
  };

  test.each([
    ['human', 'Army', '+1 against heroes and ballistae.', 'BM-144'],
    ['human', 'Dragon', '+1 against wizards and castles.', 'BM-141, BM-142'],
    ['human', 'Castle', '+1 against ships.', 'BM-145'],
    ['human', 'Castle', 'Your other units that defend in its territory get +1.', 'BM-140'],
    ['human', 'Giant Ballista', '+1 against dragons.', 'BM-147'],
    ['human', 'Artifact', '+1 in battle', 'BM-079'],
    ['undead', 'Ghost Ship', 'Carries 1 army, ballista or Crystal Tower', 'BM-109'],
    ['undead', 'Skeletal Dragon', 'Carries 1 hero', 'BM-112'],
    ['undead', 'Necromancer', '+1 against armies and ships.', 'BM-143'],
    ['dwarf', 'Juggernaught', 'Land only', 'BM-187'],
    ['elf', 'Elven Avatar', '+1 against dragons and wizards.', 'BM-146'],
  ])('%s, %s: %s (%s)', (empire, counter, says) => {
    expect(told(empire, counter)).toContain(says);
  });

  test('by the agreement: Crystal Towers as ballistae, castles that shelter themselves (BM-R28, BM-R43)', () => {
    const agreed = { crystalTowerClass: 'fullBallista', castleOwnBonus: true };
    expect(told('elf', 'Crystal Tower')).not.toContain('against');
    expect(told('elf', 'Crystal Tower', agreed)).toContain('+1 against dragons (agreed).');
    expect(told('elf', 'Army', agreed)).toContain('heroes, ballistae and Crystal Towers (agreed).');
    expect(told('elf', 'Castle', agreed)).toContain('to itself too (agreed).');
  });
});

test('BM-M14, BM-R62: contacts too short for a border by the agreement are drawn as such', () => {
  const { id } = boards.named[0]!;
  const walls = (minBorderMm: number): number => {
    const [map] = paper
      .boards!.find((one) => one.id === id)!
      .draw({ seed: '', players: 2 } as never, house({ minBorderMm }));
    return map!.lines.filter(({ kind }) => kind === 'wall').length;
  };
  expect(walls(15)).toBeGreaterThan(walls(5));
});

describe('BM-P05: the battle table', () => {
  const table = (more: object = {}) => {
    const made = paper.aids!.find(({ id }) => id === 'battle-table')!.make(house(more));
    if (made.kind !== 'tables') throw new Error('no tables');
    return made.blocks;
  };
  const cell = (block: SheetBlock, attacker: string, defender: string): unknown => {
    const column = block.columns.findIndex(({ title }) => title.replace('- ', '') === defender);
    return block.rows.find(({ cells }) => cells[0] === attacker)!.cells[column];
  };

  test('has the chance of every attack, in the open and beside a castle, as the odds reckon it (3.7)', () => {
    const blocks = table();
    const shown = [false, true].flatMap((sheltered, i) =>
      unitClasses.flatMap((attacker) =>
        unitClasses.flatMap((defender) => {
          const title = (unit: UnitClass): string => capital(classWords[unit].one);
          const isSafe = attacker === 'ballista' || attacker === 'crystal-tower';
          const question = BattleQuestion.safeParse({ attacker, defender, sheltered });
          if (!question.success || (sheltered && defender === 'castle')) return [];
          const percent = (asNumber(solveNumbers(question.data).win) * 100).toFixed(1);
          return [[cell(blocks[i]!, title(attacker) + (isSafe ? ' *' : ''), title(defender)), percent]];
        }),
      ),
    );
    expect(shown).toHaveLength(89 + 80 - 8);
    for (const [printed, reckoned] of shown) expect(printed).toBe(reckoned);
    expect(cell(blocks[0]!, 'Army', 'Ship')).toBe('–');
  });

  test('follows the agreement: draws, decks, castles that shelter themselves, towers that count as ballistae', () => {
    const at = (more: object, attacker: string, defender: string) =>
      cell(table(more)[0]!, attacker, defender);
    expect(at({ battleDraws: 'flatTwoHeroOne' }, 'Juggernaught', 'Army')).toBe('50.0');
    expect(at({ castleOwnBonus: true }, 'Army', 'Castle')).toBe('24.6');
    expect(at({ crystalTowerClass: 'fullBallista' }, 'Army', 'Crystal Tower')).toBe('76.7');
    const copies = [1, 2].map((deckCopies) => chanceOf('army', 'dragon', 0, house({ deckCopies })));
    expect(copies[0]!).not.toBe(copies[1]!);
  });
});

test('BM-P05: the chances of the battle table are reckoned one at a time', () => {
  const aid = paper.aids!.find(({ id }) => id === 'battle-table')!;
  const sheet = aid.make(house()) as PaperTables;
  const shown = sheet.blocks.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.slice(1)));
  expect([...aid.prepare!(house())]).toHaveLength(shown.length);
});

describe('BM-P08: the list of territories', () => {
  const { id } = boards.named[0]!;
  const board = boards.named[0]!.board;
  const drawn = (more: object = {}) =>
    paper.boards!.find((one) => one.id === id)!.draw({ seed: '', players: 2 }, house(more))[0]!;
  /** Cells of each territory by its number. */
  const rows = (more: object = {}) => {
    const [list] = drawn(more).beside!.blocks;
    const cells = list!.rows.flatMap((row) => row.cells as string[]);
    return new Map(
      Array.from({ length: cells.length / 3 }, (_, i) => [
        Number(cells[3 * i]),
        cells.slice(3 * i + 1, 3 * i + 3),
      ]),
    );
  };

  test('has every territory with what it costs, and neighbours both ways, rivers marked', () => {
    const all = rows();
    expect(all.size).toBe(board.territories.length);
    const near = (at: number): readonly string[] => all.get(at)![1]!.split(', ');
    for (const [at] of all)
      for (const to of near(at))
        expect(near(Number.parseInt(to))).toContain(`${at}${to.endsWith('r') ? 'r' : ''}`);
    const rivers = [...all.keys()].flatMap(near).filter((to) => to.endsWith('r'));
    expect(rivers.length).toBe(graphOf(board, 5).rivers.flat().filter(Boolean).length);
    expect(all.get(1)![0]).toMatch(/ \d$/);
  });

  test('counts the borders that the agreement counts (BM-R62)', () => {
    const many = (more: object): number => [...rows(more).values()].join().split(',').length;
    expect(many({ minBorderMm: 15 })).toBeLessThan(many({ minBorderMm: 5 }));
  });

  test('names the places to begin', () => {
    const block = drawn().beside!.blocks[1];
    expect(block?.rows.length ?? 0).toBe(board.starts.length);
  });
});

test('BM-P06: the key has the thirteen kinds, how many were agreed, and what entering costs', () => {
  const key = (more: object = {}) =>
    (paper.aids!.find(({ id }) => id === 'special-key')!.make(house(more)) as PaperTables).blocks;
  const [kinds, ground] = key({ specials: { mine: 2 }, specialEntry: 'add' });
  expect(kinds!.rows).toHaveLength(13);
  expect(kinds!.rows.find(({ cells }) => cells[0] === 'Mine')!.cells).toEqual([
    'Mine',
    'Draw Phase: reveal 1 more card; keep it if it is Gold.',
    '2',
  ]);
  expect(kinds!.foot).toBe('Entering one costs 2 MP more than its terrain (agreed).');
  expect(key()[0]!.foot).not.toContain('(agreed)');
  expect(ground!.rows.map(({ cells }) => cells.join(' '))).toEqual([
    'Clear land 1',
    'Forest land 2',
    'Mountain land 3',
    'Sea water 1',
    'Reef water 2',
  ]);
});

test.each([
  [{ lairFinds: 'heavy' }, 'Dragons Lair', 'keep it if it is a dragon, a Juggernaught or a Giant (agreed).'],
  [
    { crystalTowerClass: 'fullBallista' },
    'Workshops',
    'a ballista, a Crystal Tower or an artifact (agreed).',
  ],
  [{ cityEffect: 'maxAndThreshold' }, 'City', 'A chit is drawn up to one more (agreed).'],
  [{ ruinsHeroMayRetreat: true }, 'Ruins', 'For a Move card from hand it may retreat instead (agreed).'],
])('BM-P06: the key says what was agreed: %j', (more, kind, words) => {
  const said = (agreed: object) => {
    const made = paper.aids!.find(({ id }) => id === 'special-key')!.make(house(agreed)) as PaperTables;
    return String(made.blocks[0]!.rows.find(({ cells }) => cells[0] === kind)!.cells[1]);
  };
  expect(said(more)).toContain(words);
  expect(said({})).not.toContain('(agreed)');
});

describe('BM-P09: the match sheet', () => {
  const rowsOf = ({ blocks }: PaperTables): readonly (readonly unknown[])[] =>
    blocks.find(({ title }) => title.startsWith('Empires'))!.rows.map(({ cells }) => cells);

  test('has a row for each player, and one for each special territory that was agreed', () => {
    const made = paper
      .aids!.find(({ id }) => id === 'match-sheet')!
      .make(house({ players: 4, specials: { ruins: 2, mine: 1 } })) as PaperTables;
    expect(rowsOf(made)).toHaveLength(4);
    const special = made.blocks.find(({ title }) => title.startsWith('Special'))!;
    expect(special.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['Mine', '1'],
      ['Ruins', '2'],
    ]);
  });

  test('of a table names players and empires, and leaves room for those to come', () => {
    const list = (empire: string): BmList =>
      parsed(listOf(set(empire), { form: 'empire', empire, colour: 'red' })) as BmList;
    const rows = rowsOf(paper.match!([list('orc'), list('elf')], ['Ann', undefined], house({ players: 3 })));
    expect(rows.map(([, player, empire, colour]) => [player, empire, colour])).toEqual([
      ['Ann', 'Orc empire', 'red'],
      [{ write: 'long' }, 'Elf empire', 'red'],
      [{ write: 'long' }, { write: 'long' }, { write: 'short' }],
    ]);
  });
});
