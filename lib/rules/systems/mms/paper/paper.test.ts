import { describe, expect, test } from 'vitest';
import type { SheetRow } from '../../../kernel/paper';
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
