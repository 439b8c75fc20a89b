import { describe, expect, test } from 'vitest';
import { sentence } from '../../../kernel/verdict/judge';
import { mms } from '../index';
import { codesOf, found, repairsOf, use, verdictOf } from '../testing';

const siege = { levelTotal: 5000 };

describe('MMS-L14: room in the own area', () => {
  // 8 × 8 with 4 neutral rows: two rows of eight squares for each player.
  const small = { ...siege, boardWidth: 8, boardHeight: 8, neutralRows: 4 };

  test.each([
    ['sixteen squares of terrain fit', [use('krag'), use('moat', 16)], undefined],
    ['seventeen do not', [use('krag'), use('moat', 17)], 17],
    ['engines take room beside them', [use('krag'), use('moat', 13), use('trebuchet')], 17],
    ['bridges take none', [use('krag'), use('moat', 16), use('timber-bridge')], undefined],
    ['they lie over no other bridge (MMS-R55)', [use('krag'), use('timber-bridge', 6)], 18],
    ['attachments take none', [use('krag', 1, 'armor'), use('moat', 16)], undefined],
    ['characters have a layer of their own', [use('goblin', 16), use('moat', 16)], undefined],
    ['too many characters', [use('goblin', 17)], 17],
  ])('%s', (_, entries, squares) => {
    expect(found(verdictOf(entries, { house: small }), 'MMS-L14')?.facts['squares']).toBe(squares);
  });

  test('larger Terrain takes more room (terrainFootprint)', () => {
    const house = { ...small, terrainFootprint: [2, 1] };
    expect(found(verdictOf([use('krag'), use('moat', 8)], { house }), 'MMS-L14')).toBeUndefined();
    expect(found(verdictOf([use('krag'), use('moat', 9)], { house }), 'MMS-L14')?.facts['squares']).toBe(18);
  });

  test('groups share squares (groupMarkers)', () => {
    const house = { ...small, groupMarkers: true, groupMax: 4 };
    expect(found(verdictOf([use('goblin', 64)], { house }), 'MMS-L14')).toBeUndefined();
    expect(found(verdictOf([use('goblin', 64), use('orc')], { house }), 'MMS-L14')?.facts['squares']).toBe(
      17,
    );
    // Whoever carries other things is not identical; the order of a list makes nobody another (MMS-R51).
    const armed = [use('goblin', 60), use('goblin', 1, 'armor'), use('goblin', 1, 'war-axe', 'armor')];
    expect(
      found(verdictOf([...armed, use('goblin', 1, 'armor', 'war-axe')], { house }), 'MMS-L14')?.facts,
    ).toMatchObject({ squares: 17 });
  });

  test('a custom division is bounded by the mat without its neutral rows', () => {
    const house = { ...small, areaDivision: 'custom' };
    expect(found(verdictOf([use('krag'), use('moat', 32)], { house }), 'MMS-L14')).toBeUndefined();
    expect(found(verdictOf([use('krag'), use('moat', 33)], { house }), 'MMS-L14')).toBeDefined();
  });

  test('what nobody knows the size of covers a square at the least (MMS-L25)', () => {
    const house = { ...small, neutralRows: 6, cardPool: 'printed' };
    expect(found(verdictOf([use('warrior', 8)], { house }), 'MMS-L14')).toBeUndefined();
    const verdict = verdictOf([use('warrior', 9)], { house });
    expect(sentence(mms, found(verdict, 'MMS-L14')!)).toBe(
      'Characters cover at least 9 squares, and the own area of 8 by 1 has 8.',
    );
    const grouped = verdictOf([use('warrior', 9)], { house: { ...house, groupMarkers: true } });
    expect(found(grouped, 'MMS-L14')).toBeUndefined();
  });

  test.each([
    // Quadrants of 24 × 24, and blocks of 30 × 20, where no mat is agreed (MMS-R62).
    [3, {}, 144],
    [4, { neutralRows: 4 }, 100],
    [5, {}, 100],
    [3, { boardWidth: 10, boardHeight: 10 }, 25],
  ])('%i players %j have %i squares each', (players, mat, squares) => {
    const house = { ...siege, players, ...mat };
    const full = verdictOf([use('krag'), use('moat', squares)], { house });
    expect(found(full, 'MMS-L14')).toBeUndefined();
    expect(found(verdictOf([use('krag'), use('moat', squares + 1)], { house }), 'MMS-L14')).toMatchObject({
      facts: { limit: squares },
    });
  });

  test('with neutral rows the middle columns of six players are smaller: there it is a warning', () => {
    const house = { ...siege, players: 6, neutralRows: 4 };
    // The outer blocks have 8 × 8 squares, the middle ones 6 × 8.
    expect(found(verdictOf([use('krag'), use('moat', 48)], { house }), 'MMS-L14')).toBeUndefined();
    expect(found(verdictOf([use('krag'), use('moat', 64)], { house }), 'MMS-L14')?.severity).toBe('warning');
    expect(found(verdictOf([use('krag'), use('moat', 65)], { house }), 'MMS-L14')?.severity).toBe('error');
  });

  test('a repair lowers the count', () => {
    const [repair] = repairsOf([use('krag'), use('moat', 20)], 'MMS-L14', { house: small });
    expect(repair?.list.entries).toEqual([use('krag'), use('moat', 16)]);
  });
});

describe('MMS-L15: each piece fits the own area', () => {
  const low = { ...siege, boardWidth: 8, boardHeight: 8, neutralRows: 4 };

  test.each([
    ['a castle of 4-4 does not fit two rows', [use('krag'), use('castle')], ['MMS-L15']],
    ['a wall of 3-1 does', [use('krag'), use('wall')], []],
    ['a bridge of 1-3 fits when turned', [use('krag'), use('timber-bridge')], []],
    ['a character may be too large as well', [use('cinder-dragon')], []],
  ])('%s', (_, entries, errors) => {
    expect(codesOf(verdictOf(entries, { house: low }), 'error')).toEqual(errors);
  });

  test('everything fits the printed mat', () => {
    expect(found(verdictOf([use('krag'), use('village')], { house: siege }), 'MMS-L15')).toBeUndefined();
  });
});

describe('MMS-L26: a crew for placed Artifacts', () => {
  test.each([
    ['an engine without an engineer', [use('krag'), use('ballista')], ['Ballista']],
    ['with one', [use('engineer'), use('ballista')], undefined],
    ['no engine', [use('krag')], undefined],
  ])('%s', (_, entries, cards) => {
    const note = found(verdictOf(entries), 'MMS-L26');
    expect(note?.facts['cards']).toEqual(cards);
    if (note) expect(note.severity).toBe('note');
  });
});
