import { describe, expect, test } from 'vitest';
import type { PaperTables, SheetBlock } from '../../../../kernel/catalogue/paper';
import { House } from '../../house';
import { rulebook } from '../../rulebook';
import { cards } from '../../catalogue/index';
import { keepsCaps } from './movement';
import { referenceSheet } from './index';

const sheetOf = (house: object = {}): PaperTables => referenceSheet.make(House.parse(house)) as PaperTables;
const block = (title: string, house: object = {}): SheetBlock =>
  sheetOf(house).blocks.find((one) => one.title.startsWith(title))!;
const words = (house: object = {}): string =>
  sheetOf(house)
    .blocks.flatMap(({ rows, foot = '' }) => [...rows.flatMap(({ cells }) => cells), foot])
    .filter((cell) => typeof cell === 'string')
    .join(' ');
const column = ({ rows }: SheetBlock, at: number): readonly unknown[] => rows.map(({ cells }) => cells[at]);

test('the odds are those of the ledger (8.1 to 8.4)', () => {
  expect(column(block('Conflict'), 1)).toEqual(['52.5', '65.9', '74.5', '80.3', '84.5', '87.6', '90.0']);
  expect(column(block('Conflict'), 4)).toEqual(['24.2', '37.3', '48.2', '57.0', '64.1', '69.9', '74.7']);
  const row = (who: string, card: string) =>
    block(`The same with a weapon of ${who}`).rows.find(({ cells }) => String(cells[0]).startsWith(card))!
      .cells;
  expect([
    row('whoever', 'Swords')[1],
    row('whoever', 'Morning')[9],
    row('the attacked', 'Swords')[9],
  ]).toEqual(['73.0', '80.2', '23.5']);
  expect(block('Saving').rows.map(({ cells }) => cells.slice(1))).toEqual([
    ['75.0', '87.5', '93.8', '96.9'],
    ['55.6', '70.4', '80.2', '86.8'],
    ['44.4', '64.8', '77.8', '85.8'],
  ]);
});

test('SS-E16: the examples of movement are judged by the three caps', () => {
  expect(column(block('Examples'), 1)).toEqual(['yes', 'yes', 'no']);
  const judged = [[3, 3, 3, 1], [6, 3, 1, 1], [0], [6]].map((steps) => keepsCaps(steps, [6, 3, 1]));
  expect(judged).toEqual([false, false, true, true]);
});

test('SS-141, SS-R43: who may go onto which spots, a wizard onto a ghost', () => {
  expect(words()).toContain('a shielded piece or a conflict; onto a ghost a wizard alone.');
});

test('SS-R20: transmitters lead to the neighbours, both to the one opponent where two play', () => {
  const leads = (players: number) => block('The ring', { players }).rows.map(({ cells }) => cells.slice(1));
  expect(leads(2)[0]).toEqual(['Rx on the right of Blue', 'Rx on the left of Blue']);
  expect(leads(4)[0]).toEqual(['Rx on the right of Blue', 'Rx on the left of Gold']);
});

describe('the clash of levels', () => {
  const against = (ward: string, house: object = {}) =>
    block('Clash', house).rows.find(({ cells }) => String(cells[0]).includes(ward))!.cells;

  test('is that of the ledger (3.4)', () => {
    expect(against('Protection').slice(2)).toEqual(['Magic Missile 5, Traitor 5', 'Magic Shield 6']);
    expect(against('Bear Trap').slice(1)).toEqual([
      'Horse 1',
      'Teleport 2, Teleport Trap 2',
      'Doppelganger 3, Domain Teleport 4, ReTeleport 4, Speed 6',
    ]);
    expect(against('Transform')[2]).toBe('Black Plague 2, Lesser Death Trap 2');
    // Sleep and Ghost Army meet the same cards.
    expect(against('Sleep')).toEqual(against('Ghost Army'));
  });

  test('is as agreed: levels that decide all, or nothing', () => {
    expect(block('Clash', { levelRule: 'strict' }).foot).toContain('(agreed)');
    expect(column(block('Clash', { levelRule: 'off' }), 1)).toEqual([
      'No level counts: of two cards that contradict each other the one resolved later wins (agreed).',
    ]);
  });
});

test('each card stands once in the list by level, the blank ones where they count', () => {
  const said = (house: object = {}) =>
    block('Cards by level', house).rows.map(({ cells }) => [cells[0], cells.slice(1).join(', ')] as const);
  for (const { name } of cards)
    expect(
      said().filter(([, names]) => names.split(', ').some((one) => one.replace(/[°*]/g, '') === name)),
    ).toHaveLength(1);
  const levelOfWisdom = (house: object) => said(house).find(([, names]) => names.includes('Wisdom'))![0];
  expect([levelOfWisdom({}), levelOfWisdom({ blankLevel: 4 })]).toEqual(['1', '4']);
});

test('says what was agreed, and nothing of it where all is as printed', () => {
  expect(words()).not.toContain('(agreed)');
  expect(words({ players: 5 })).not.toContain('(agreed)');
  expect(words({ splitMoves: false })).toContain('Each die moves one piece (agreed).');
  expect(words({ roundLimit: 40 })).toContain('After 40 rounds the score decides (agreed).');
  expect(words({ wizardBusyFrom: 'roll' })).toContain('use no scroll (agreed).');
  expect(words({ magicWindows: 'full' })).toContain('Everybody is asked (agreed).');
  expect(words({ morningStar: 'literal' })).toContain('5 as 8, 6 as 0 (agreed)');
  expect(words({ saveDice: 'two' })).toContain('Two dice for everybody; no card helps (agreed).');
  expect(words()).toContain('Armour stops weapons.');
  expect(words({ levelRule: 'strict' })).toContain('Armour stops only weapons of a lower level (agreed).');
  expect(words({ levelRule: 'off' })).toContain(
    'Armour stops only weapons that came into play before it (agreed).',
  );
});

test('cites rules that there are', () => {
  const known = new Set([
    ...[...rulebook.rules, ...rulebook.rulings].map(({ id }) => id),
    ...cards.flatMap(({ rules }) => rules.slice(0, 1)),
  ]);
  const cited = [...referenceSheet.rules, ...sheetOf().blocks.flatMap(({ rules = [] }) => rules)];
  expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
});
