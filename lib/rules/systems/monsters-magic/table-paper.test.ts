import { expect, test } from 'vitest';
import { parseList } from '../../kernel/list/prepare';
import { monstersMagic } from './index';
import { listOf, termsOf } from './testing';

test('the setup sheet names the extra figure of the middle player (MM-302, MM-P11)', async () => {
  const { sheet } = await monstersMagic.paper!();
  const terms = termsOf({ house: { players: 3 } });
  const setup = listOf('setup', [], {
    players: 3,
    seats: {
      one: { figure: 'hero', extra: 'mage' },
      two: { corner: 'h8', figure: 'army' },
      three: { corner: 'a1' },
    },
  });
  const read = parseList(monstersMagic, setup, terms);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const [players] = sheet(read.value, terms.house);
  expect(players!.rows.map(({ cells }) => cells[3])).toEqual([
    'hero on a8, mage on h1',
    'army on h8',
    { write: 'short' },
  ]);
});

test('the companion offers realignment where it is agreed, and declares nothing where control is live', async () => {
  const { sheet } = await monstersMagic.companion!();
  const said = (house: object) => JSON.stringify(sheet(termsOf({ house: { ...house } }).house).phases);
  expect(said({})).toContain('Declare each kind');
  expect(said({})).not.toContain('discard a permanent');
  // MM-307, MM-R42: once, before the hand is cut down.
  expect(said({ realignment: true })).toContain('First you may discard a permanent');
  expect(said({ controlTiming: 'live', controlThreshold: 4 })).toContain(
    'Nothing is declared: whoever holds 4 spaces',
  );
});

test.each([
  [{}, 'With 5 or more villages', 'Occupying 5 or more', 5],
  [{ controlThreshold: 3, templesToWin: 6 }, 'With 3 or more villages', 'Occupying 6 or more', 3],
  [{ templesToWin: null }, 'With 5 or more villages', 'At this table temples do not win.', 5],
] as const)(
  'the sheet of a player says what structures give under %j (MM-072, MM-004)',
  async (house, villages, temples, boxes) => {
    const { sheet } = await monstersMagic.paper!();
    const terms = termsOf({ house });
    const read = parseList(monstersMagic, listOf('permanents', []), terms);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { rows } = sheet(read.value, terms.house).find(({ title }) => title === 'Structures')!;
    const cellsOf = (name: string) => rows.find(({ cells }) => cells[0] === name)!.cells;
    expect(cellsOf('Village')[1]).toContain(villages);
    expect(cellsOf('Village')[2]).toEqual({ boxes });
    expect(cellsOf('Temple')[1]).toContain(temples);
  },
);

test('the companion tells of a Recruit Roll of 7 (MM-103, MM-104)', async () => {
  const { sheet } = await monstersMagic.companion!();
  expect(JSON.stringify(sheet(termsOf().house).phases)).toContain('6 or more any figure');
});

test.each([
  ['MM-R44, Emperor', {}, 'Discard down to 5 cards; each Emperor among your permanents adds 2.', undefined],
  ['MM-R44, no permanents', { permanentsCount: 0 }, 'Discard down to 5 cards. What', 'Emperor'],
  ['MM-108, handMax', { handMax: 1 }, 'Discard down to 1 card;', 'Discard down to 1 cards'],
  ['MM-R08, townEntry', { townEntry: 'freeOnlyIfLeaving' }, 'costs none, if the figure goes on', undefined],
  [
    'MM-R10, movementInterleave',
    { movementInterleave: true },
    'their steps in any order',
    'one after another',
  ],
  ['MM-R06, turnLimitCount', { turnLimitCount: 'playerTurns' }, 'only those really taken', '20 turns each'],
] as const)('%s: the companion says what is played', async (_rule, house, says, not) => {
  const { sheet } = await monstersMagic.companion!();
  const { phases, ends } = sheet(termsOf({ house }).house);
  const said = [...phases.flatMap(({ may }) => may), ...ends].map(({ text }) => text).join('\n');
  expect(said).toContain(says);
  if (not) expect(said).not.toContain(not);
});

test('MM-R44, MM-025: the trackers of the companion know Emperor, and boards with more Temples than the box', async () => {
  const { sheet } = await monstersMagic.companion!();
  const tracker = (id: string, house = {}) =>
    sheet(termsOf({ house }).house).trackers.find((one) => one.id === id)!;
  expect(tracker('hand').explains).toBe(
    'At the end of a turn 5 cards at the most; each Emperor among the permanents adds 2.',
  );
  expect([tracker('temples').max, tracker('temples', { boardDeal: 'custom' }).max]).toEqual([8, 64]);
});
