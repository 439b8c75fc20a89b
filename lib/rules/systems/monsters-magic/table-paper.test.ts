import { expect, test } from 'vitest';
import { parseList } from '../../kernel/prepare';
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
