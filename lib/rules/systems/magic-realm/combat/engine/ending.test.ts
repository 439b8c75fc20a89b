import { expect, test } from 'vitest';
import { combat, type Wanted } from './testing/play';

/** Nobody does anything for a round. */
const NOTHING: readonly Wanted[] = [
  { type: 'done' },
  { type: 'enough' },
  { type: 'attack', chit: null },
  { type: 'maneuver', chit: 'MOVE H6' },
  { type: 'toward', to: 'DUCK' },
];

test('MR-094, MR-R51: two rounds in which nothing happens end a combat, and nobody wins', () => {
  const game = combat({ heroes: [{ id: 'berserker' }], foes: [{ id: 'w1', on: 0 }] });
  game.play(0, [4, 1, 1], ...NOTHING);
  expect([game.s.round, game.s.quiet]).toEqual([2, 1]);
  game.play(0, [4, 1, 1], ...NOTHING);
  expect(game.s).toMatchObject({ by: 'stalemate', winners: [] });
});

test('MR-R51: a round with a fatigued chit is not quiet', () => {
  const game = combat({ heroes: [{ id: 'berserker' }], foes: [{ id: 'w1', on: 0 }] });
  game.play(
    0,
    [4, 1, 1],
    { type: 'done' },
    { type: 'enough' },
    { type: 'attack', chit: 'FIGHT T4**' },
    { type: 'maneuver', chit: null },
  );
  game.play(0, [], { type: 'fatigue' });
  expect([game.s.round, game.s.quiet]).toEqual([2, 0]);
});

test('MR-R45: after the last round whatever has somebody in its grip kills him', () => {
  const game = combat({
    house: { 'combat.maxRounds': 10 },
    heroes: [{ id: 'berserker' }],
    // Red side up a spider strikes with 5: it misses a maneuver of 5 elsewhere.
    foes: [{ id: 'tremendous-spider', on: 0, dark: true }],
  });
  game.s.round = 10;
  game.play(
    0,
    [4],
    { type: 'done' },
    { type: 'enough' },
    { type: 'attack', chit: null },
    { type: 'maneuver', chit: 'MOVE H5*' },
    { type: 'toward', to: 'DUCK' },
  );
  expect(game.events.some((event) => event.type === 'aimed' && event.why === 'miss')).toBe(true);
  expect(game.events.find(({ type }) => type === 'killed')).toMatchObject({ rule: 'MR-R45' });
  expect(game.s.by).toBe('dead');
});

test('MR-196, MR-197, MR-B13: active chits are wounded before fatigued ones, and without a chit he dies', () => {
  const states = {
    'MOVE H6': 'wounded',
    'MOVE H5*': 'wounded',
    'FIGHT H4*': 'wounded',
    'MOVE T6*': 'wounded',
    'MOVE H4**': ['wounded', 'wounded'],
    'FIGHT H5': 'wounded',
    'FIGHT T6*': 'wounded',
    'FIGHT T4**': ['wounded', 'wounded'],
    'BERSERK T4**': 'wounded',
    'FIGHT T5*': 'fatigued',
  } as const;
  const game = combat({
    heroes: [{ id: 'berserker', chits: states as never }],
    foes: [{ id: 'wolf-a', on: 0 }],
  });
  game.play(0, [4, 1, 1], { type: 'done' }, { type: 'target' });
  expect(game.offers(0)).toEqual([{ type: 'wound', chit: 'FIGHT T5*' }]);
  game.play(0, [], { type: 'wound' });
  expect(game.s).toMatchObject({ by: 'dead', winners: [] });
});

test('MR-B62: with everybody gone or dead the combat is over, and it says who got away', () => {
  const game = combat({
    heroes: [{ id: 'amazon' }],
    foes: [{ id: 'viper', on: 0 }],
  });
  game.play(0, [], { type: 'run', chit: 'MOVE M3*' });
  expect(game.s).toMatchObject({ by: 'fled', winners: [] });
});

test('MR-090: rivals fight on when nothing else is left, and the last one standing wins', () => {
  const game = combat({ rivals: true, heroes: [{ id: 'amazon' }, { id: 'elf' }] });
  for (const seat of [0, 1]) game.play(seat, [], { type: 'stay' });
  game.play(0, [], { type: 'done' });
  const run = game.offers(1).find(({ type }) => type === 'run')!;
  game.play(1, [], { type: 'run', chit: run.chit });
  expect(game.s).toMatchObject({ by: 'last', winners: [0] });
});

test('MR-181, MR-R35: who kills a character gets his notoriety and gold', () => {
  const game = combat({
    rivals: true,
    heroes: [{ id: 'berserker' }, { id: 'swordsman', recorded: { notoriety: 7, gold: 25 } }],
  });
  for (const seat of [0, 1]) game.play(seat, [], { type: 'stay' });
  for (const seat of [0, 1]) game.play(seat, [], { type: 'done' });
  game.play(0, [], { type: 'target', who: 'swordsman' });
  game.play(1, [], { type: 'enough' });
  game.play(
    0,
    [],
    { type: 'attack', chit: 'FIGHT T4**' },
    { type: 'direct', to: 'SWING' },
    {
      type: 'maneuver',
      chit: null,
    },
  );
  game.play(1, [], { type: 'attack', chit: null }, { type: 'maneuver', chit: null });
  expect(game.s.heroes[0]).toMatchObject({ notoriety: 7, gold: 25, kills: 1 });
});
