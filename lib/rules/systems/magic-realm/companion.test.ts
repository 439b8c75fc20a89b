import { expect, test } from 'vitest';
import { companion } from './companion';
import { House } from './house';
import { rulebook } from './rulebook';

const sheetOf = (house: Readonly<Record<string, unknown>> = {}) =>
  companion.sheet(House.parse(house) as House);

/** Everything that the sheet says at a table with this agreement. */
const said = (house: Readonly<Record<string, unknown>> = {}): string => {
  const { phases, ends, trackers } = sheetOf(house);
  return [
    ...[...phases.flatMap(({ may }) => may), ...ends].map(({ text }) => text),
    ...trackers.map(({ name, explains }) => `${name} ${explains ?? ''}`),
  ].join('\n');
};

// Each row: what was agreed, what is said then, and what is said no more.
test.each([
  ['MR-R04', { 'daylight.caveRule': 'on-entry' }, 'enters a cave loses', 'may be written'],
  ['MR-R05', { 'world.mountainCost': 3 }, 'takes 3 MOVE phases', 'takes 2 MOVE'],
  ['MR-R08', { 'search.peerFromMountain': 'adjacent-only' }, 'adjacent tiles only', 'into the own tile'],
  ['MR-R10', { 'trade.drinksCount': 'all-members' }, 'for each member of the group', 'unhired member of'],
  ['MR-R11', { 'trade.mustRollAfterLook': false }, 'need not roll', 'must roll'],
  ['MR-R14', { 'fly.landing': 'choose' }, 'choose the clearing', 'one die gives'],
  ['MR-R20', { 'order.mode': 'draw-order' }, 'order in which the counters', 'then clockwise'],
  ['MR-R24', { 'combat.horseSides': 'gallop-once' }, 'gallop in one step', 'one side in the Encounter'],
  [
    'MR-R39',
    { 'magic.preparedFatigueAt': 'combat-end' },
    'When the combat is over, prepared',
    'Prepared MAGIC',
  ],
  ['MR-R40', { 'items.potionReturn': 'removed' }, 'leave the game', 'go back to the traders'],
  ['MR-R41', { 'death.restart': 'none' }, 'killed is out of the game', 'starts afresh'],
  ['MR-R42', { 'victory.mode': 'all-categories' }, 'every category has won', 'A total of zero'],
  ['MR-R42', { 'victory.mode': 'sudden-death' }, 'at the first midnight', undefined],
  ['MR-R42', { 'victory.tie': 'gold' }, 'more gold decides', 'share the place'],
  ['MR-R43', { 'game.days': 35 }, 'on every seventh day', 'On day 7'],
  ['MR-B23', { 'game.days': 14 }, 'and day 14 (grey).', 'purple'],
  ['MR-B23', { 'game.days': 35 }, 'white alone in odd months', undefined],
  ['MR-B70', { 'game.days': 35, 'world.seasons': '2' }, 'the colors of its own season', undefined],
  ['MR-B70', { 'game.days': 35, 'world.seasons': '2' }, 'phases a day in the first month', undefined],
  ['MR-R45', { 'combat.maxRounds': 20 }, 'after 20 rounds', 'after 40'],
  ['MR-R51', { 'combat.quietRoundsToEnd': 3 }, 'Three quiet rounds', 'Two quiet'],
  ['MR-R33', { 'combat.seriousWounds': true }, 'as many wounds as', undefined],
  ['MR-B69', { 'combat.ambush': true }, 'stays hidden on a success', undefined],
  ['MR-B70', { 'world.solitaireTwoRows': true }, 'Second prowling row', 'Roll one die: that'],
  ['MR-B70', { 'world.seasons': '2' }, 'day 7 (black)', 'white and black'],
  ['MR-B70', { 'world.seasons': '2' }, 'clear 2 and 1 in sunlight', 'Four phases'],
  ['MR-B70', { 'world.commerce': true }, 'commerce table', undefined],
  ['MR-B70', { 'monsters.quiet': true }, 'unless you are hidden', undefined],
  ['MR-100', { 'monsters.alerted': 'roll' }, 'begin is rolled for', 'begin light side up;'],
  ['MR-B70', { 'magic.autoEnchant': true }, 'tiles turn over', undefined],
])('%s: %j is said at the table', (_, house, then, before) => {
  expect(said(house).toLowerCase()).toContain(then.toLowerCase());
  expect(said().toLowerCase()).not.toContain(then.toLowerCase());
  if (before === undefined) return;
  expect(said()).toContain(before);
  expect(said(house)).not.toContain(before);
});

test('MR-B06: everybody begins with ten gold recorded, and with no fame and no notoriety', () => {
  const start = Object.fromEntries(sheetOf().trackers.map((tracker) => [tracker.id, tracker.start]));
  expect(start).toMatchObject({ gold: 10, fame: 0, notoriety: 0 });
});

test('MR-R03: each roll of the game has its dice', () => {
  const dice = Object.fromEntries(sheetOf().dice.map(({ id, count, reads }) => [id, [count, reads]]));
  expect(dice).toEqual({ row: [1, 'each'], table: [2, 'highest'], one: [1, 'each'], tactics: [2, 'each'] });
  expect(sheetOf({ 'world.solitaireTwoRows': true }).dice[0]?.count).toBe(2);
});

test('MR-B63: midnight goes in its order', () => {
  const midnight =
    sheetOf()
      .phases.find(({ id }) => id === 'midnight')
      ?.may.map(({ text }) => text) ?? [];
  const order = ['potions', 'unalerted', 'Prepared', 'combat spells', 'Curses', 'term is over', 'face down'];
  const places = order.map((word) => midnight.join(' ').indexOf(word));
  expect(places.every((at) => at >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('every rule that the sheet names is in the rulebook, whatever was agreed', () => {
  const known = new Set([...rulebook.rules, ...rulebook.rulings].map(({ id }) => id));
  const all = {
    'world.seasons': '1',
    'world.commerce': true,
    'combat.ambush': true,
    'magic.autoEnchant': true,
  };
  for (const house of [{}, all]) {
    const { phases, ends, trackers, dice, order } = sheetOf(house);
    const named = [order, ...phases.flatMap(({ may }) => may), ...ends, ...trackers, ...dice];
    expect(named.flatMap(({ rules }) => rules).filter((id) => !known.has(id))).toEqual([]);
  }
});
