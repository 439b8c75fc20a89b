import { describe, expect, test } from 'vitest';
import type { SheetRow } from '../../../kernel/catalogue/paper';
import type { Army } from '../army';
import type { MmsHouse } from '../house';
import { armyOf, termsOf, use, type Agreed } from '../testing';
import { paper } from './index';

const made = (entries: Parameters<typeof armyOf>[0], agreed: Agreed = {}) => {
  const terms = termsOf(agreed);
  return [armyOf(entries, terms) as unknown as Army, terms.house as MmsHouse] as const;
};

describe('the roster', () => {
  const row = (...given: Parameters<typeof made>): SheetRow['cells'] =>
    paper.sheet(...made(...given))[0]!.rows[0]!.cells;

  test('a minus on range burdens attackers, not the bearer (MMS-110, MMS-R08)', () => {
    // Blur: I −3, M −2.
    expect(row([use('archer', 1, 'blur')]).slice(6, 9)).toEqual(['8 / 4 / 8', '', 'roll −3, range −2']);
    expect(row([use('archer', 1, 'yew-bow', 'chain-mail')]).slice(6, 9)).toEqual([
      '7 / 4 / 12',
      '',
      'roll −15',
    ]);
  });

  test('what the printed cards do not say is not said (MMS-L25)', () => {
    expect(row([use('krag')], { house: { cardPool: 'printed' } }).slice(4, 7)).toEqual([
      '?',
      '',
      '10 / ? / ?',
    ]);
    expect(row([use('woods')], { house: { cardPool: 'printed' } }).slice(4, 7)).toEqual(['', '', '']);
  });
});

test('the roster shows no more of a penalty than counts (rollPenaltyCap, MMS-R04)', () => {
  const attackers = (rollPenaltyCap: number | null) =>
    paper.sheet(...made([use('krag', 1, 'armor', 'ring-of-warding')], { house: { rollPenaltyCap } }))[0]!
      .rows[0]!.cells[8];
  expect(attackers(null)).toBe('roll −33');
  expect(attackers(33)).toBe('roll −33');
  expect(attackers(30)).toBe('roll −30 of −33');
});

describe('blank markers (decoys, MMS-L23)', () => {
  const decoysOf = (house: object) => {
    const given = made([use('archer', 2, 'armor')], { house: { ...house } });
    return [
      paper.pieces(...given, 0).filter(({ face }) => face.title === 'Decoy').length,
      paper.pieces(...given, 0).filter(({ face }) => face.title === 'Gem').length,
      paper.plan!(...given)
        .marks.map(({ number, name }) => `${number} ${name}`)
        .slice(2),
    ];
  };

  test('are as many as agreed, with gems of their own, and stand on the plan', () => {
    expect(decoysOf({})).toEqual([0, 2, []]);
    expect(decoysOf({ decoys: 2 })).toEqual([2, 4, ['3 Decoy', '4 Decoy']]);
    expect(decoysOf({ decoys: 2, hiddenSetup: false })).toEqual([0, 2, []]);
  });

  test('look like any other piece from behind', () => {
    const backs = paper
      .pieces(...made([use('archer')], { house: { decoys: 1 } }), 0)
      .flatMap(({ back }) => (back?.kind === 'face' ? [{ ...back.face, title: '' }] : []));
    expect(backs).toHaveLength(2);
    expect(backs[1]).toEqual(backs[0]);
  });
});

describe('the tracks', () => {
  const fields = (house: object) => {
    const [drawing] = paper
      .boards!.find(({ id }) => id === 'tracks')!
      .draw({ seed: 'any', players: 2 }, termsOf({ house: { ...house } }).house as MmsHouse);
    const last = (track: string) => drawing!.spaces.filter(({ id }) => id.startsWith(track)).at(-1)!.name;
    return [drawing!.spaces.length, last('round'), last('fruitless')];
  };

  test('count forty rounds and twenty fruitless ones, or what is agreed (stalemateRounds, maxRounds)', () => {
    expect(fields({})).toEqual([40 + 21, 'Round 40', 'Fruitless rounds 20']);
    expect(fields({ stalemateRounds: 5, maxRounds: 30 })).toEqual([30 + 6, 'Round 30', 'Fruitless rounds 5']);
  });
});

test('nobody is doomed where pieces leave at once (removalTiming, MMS-R26)', () => {
  const doomed = (removalTiming: string) =>
    paper
      .pieces(...made([use('archer')], { house: { removalTiming } }), 0)
      .filter(({ face }) => face.title === 'Doomed').length;
  expect([doomed('endOfRound'), doomed('immediate')]).toEqual([1, 0]);
});

describe('the tiles', () => {
  const pieces = (entries: Parameters<typeof armyOf>[0], agreed: Agreed = {}, seat = 0) =>
    paper.pieces(...made(entries, agreed), seat);
  const said = (id: string) =>
    pieces([use(id)])[0]!.face.stats.map(({ label, value }) => `${label} ${value}`.trim());

  test('Terrain is as large as agreed (terrainFootprint, MMS-R06)', () => {
    const size = (house: object) => pieces([use('woods')], { house: { ...house } })[0]!.size;
    expect(size({})).toMatchObject({ wMm: 25, hMm: 25 });
    expect(size({ terrainFootprint: [2, 3] })).toMatchObject({ wMm: 50, hMm: 75 });
  });

  test('they have the values that the ledger’s chapter 9 names', () => {
    expect(said('ballista')).toEqual(['C 1-2', 'I +10', 'J +8', 'M +9']);
    expect(said('fort')).toEqual(['C 3-3', 'CAP 200', 'I −20', 'J −1', 'K −3', 'L −3', 'M −1']);
    expect(said('gate')).toEqual(['CAP 40', 'K Y', 'L Y', 'gate']);
    expect(said('woods')).toEqual(['K −3', 'L −2', 'conceals']);
    expect(said('krag')).toEqual([]);
  });

  test('behind each is the number of its gem, and nothing that tells what it is (MMS-064)', () => {
    const backs = pieces([use('krag'), use('woods')]).flatMap(({ back }) =>
      back?.kind === 'face' ? [back.face] : [],
    );
    expect(backs.map(({ title, tone }) => [title, tone])).toEqual([
      ['No. 1', 'ember'],
      ['No. 2', 'ember'],
    ]);
  });

  test('each character has an arrow for its front, whatever else stands there has none, and no back tells', () => {
    const standing = pieces([
      use('archer', 2),
      use('horned-dragon'),
      use('trebuchet'),
      use('woods'),
      use('fort'),
    ]);
    const fronts = standing.filter(({ face }) => face.front).map(({ face, times }) => [face.title, times]);
    expect(fronts).toEqual([
      ['Archer', 1],
      ['Archer', 1],
      ['Horned Dragon', 1],
    ]);
    for (const { back } of standing) expect(back?.kind === 'face' && back.face.front).not.toBe(true);
  });

  test('an area has a flag of every player, for each may take it (MMS-050)', () => {
    const flags = (seat: number) =>
      pieces([use('krag'), use('woods', 2)], { house: { players: 3 } }, seat)
        .filter(({ face }) => face.title === 'Held')
        .map(({ face, times }) => [face.tone, times]);
    expect(flags(2).map(([tone]) => tone)).toEqual(['moss', 'ember', 'sky']);
    expect(flags(0)).toEqual([
      ['ember', 2],
      ['sky', 2],
      ['moss', 2],
    ]);
  });
});

describe('the plan of a layout', () => {
  const planOf = (...given: Parameters<typeof made>) => paper.plan!(...made(...given));
  const empty = (house: object) => {
    const plan = paper
      .aids!.find(({ id }) => id === 'layout-plan')!
      .make(termsOf({ house: { ...house } }).house as MmsHouse);
    if (plan.kind !== 'plan') throw new Error('no plan');
    return plan;
  };

  test('numbers what stands on the mat by its gem, with the room that it takes (MMS-019)', () => {
    const { marks } = planOf([use('archer', 2), use('krag', 1, 'armor'), use('war-gryphon'), use('woods')], {
      house: { terrainFootprint: [2, 3] },
    });
    expect(marks).toEqual([
      { number: 1, name: 'Archer', footprint: [1, 1] },
      { number: 2, name: 'Archer', footprint: [1, 1] },
      { number: 3, name: 'Krag – The Fighter', footprint: [1, 1] },
      { number: 4, name: 'War Gryphon', footprint: [1, 2] },
      { number: 5, name: 'Woods', footprint: [2, 3] },
    ]);
  });

  test('of an army of which nothing stands yet is the empty one', () => {
    expect(planOf([use('armor')]).marks).toEqual(empty({}).marks);
    expect(empty({}).marks.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  });

  test.each([
    [{}, 20, 10],
    [{ neutralRows: 4 }, 20, 8],
    [{ players: 4 }, 12, 12],
    [{ players: 6 }, 10, 10],
    [{ areaDivision: 'custom' }, 20, 20],
    [{ areaDivision: 'custom', neutralRows: 4 }, 20, 20],
  ])('is as large as the own area: %j', (house, width, height) => {
    const { columns, rows, squareMm } = empty(house);
    expect([columns.length, rows.length, squareMm]).toEqual([width, height, 12]);
    // His first column is at his right hand, and his first row before him.
    expect([columns[0], columns.at(-1), rows[0], rows.at(-1)]).toEqual([width, 1, height, 1]);
  });
});

test('the two dials of the wheel give each number from 1 to 100 equally often (MMS-R02)', () => {
  const wheel = paper.aids!.find(({ id }) => id === 'number-wheel')!.make(termsOf().house as MmsHouse);
  if (wheel.kind !== 'dials') throw new Error('no dials');
  const [tens, ones] = wheel.dials.map(({ numbers }) => numbers.map(Number));
  const often = new Map<number, number>();
  for (const ten of tens!)
    for (const one of ones!) {
      // 00 and 0 are 100.
      const rolled = ten + one || 100;
      often.set(rolled, (often.get(rolled) ?? 0) + 1);
    }
  expect([...often.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  expect(new Set(often.values()).size).toBe(1);
});
