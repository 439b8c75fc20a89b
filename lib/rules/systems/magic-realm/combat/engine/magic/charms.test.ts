import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import type { Position } from '../../../scenario/position';
import { FLED } from '../state';
import { isAtPeace, isWarded } from './charms';
import { timeOf } from '../fighters/playing';
import { combat, eventOf, idleTo, type Played } from '../testing/play';

type HeroAt = Position['heroes'][number];
const knight = (spell: string, more: object = {}): HeroAt => ({ id: 'white-knight', with: [spell], ...more });
const states = ({ s }: Played) => s.heroes.map(({ spellState }) => spellState);
const chitsIn = ({ s }: Played, seat: number, state: number): number =>
  s.heroes[seat]!.chits.filter((one) => one === state).length;
const TIED = 3;
const TIRED = 1;

const any = () => seededDice('charms');

describe('MR-S03: peace', () => {
  const atPeace = (more: Partial<Position> = {}, hidden = false): Played => {
    const game = combat({
      colors: ['white'],
      heroes: [knight('peace', { hidden }), { id: 'amazon', hidden: true }],
      foes: [{ id: 'heavy-serpent', on: 1 }],
      ...more,
    });
    for (const seat of [0, 1]) if (game.s.phase === 'lure') game.play(seat, [], { type: 'lured' });
    game.play(0, [], { type: 'cast' });
    return idleTo(game, 'target', any());
  };

  test('a denizen leaves the sheet on which it is, and comes to nobody', () => {
    const game = atPeace();
    const aims = { 0: { type: 'target', who: 'heavy-serpent' }, 1: { type: 'enough' } } as const;
    for (const seat of game.s.drawn.slice()) game.play(seat, [], aims[seat as 0 | 1]);
    expect(game.s.foes[0]).toMatchObject({ on: -1, peace: 0 });
    expect(states(game)[0]).toBe(1);
    expect(chitsIn(game, 0, TIED)).toBe(1);
    // The next round: it can be lured by nobody, and the dice give it to nobody.
    idleTo(game, 'target', any(), 2);
    expect(game.events.filter(({ type }) => type === 'assigned' || type === 'lured')).toEqual([]);
    expect(game.s.foes[0]!.on).toBe(-1);
    // Whoever aims at it ends the peace.
    const [first] = game.s.drawn;
    game.play(first!, [], { type: 'target', who: 'heavy-serpent' });
    expect(game.s.foes[0]!.peace).toBe(-1);
    expect(eventOf(game.events, 'unbound')).toMatchObject({ rule: 'MR-B27', seat: 0 });
    expect(chitsIn(game, 0, TIED)).toBe(0);
  });

  test('it fails on whoever is aimed at', () => {
    const game = atPeace();
    const aims = { type: 'target', who: 'heavy-serpent' } as const;
    for (const seat of game.s.drawn.slice()) game.play(seat, [], aims);
    expect(game.s.foes[0]).toMatchObject({ on: 1, peace: -1 });
    expect([chitsIn(game, 0, TIED), chitsIn(game, 0, TIRED)]).toEqual([0, 1]);
  });

  test.each([
    [
      'what a hireling has lured is attacked by him',
      { type: 'lure', who: 'heavy-troll', by: 'r7' },
      'heavy-troll',
    ],
    [
      'a hireling on the sheet of a troll is attacked by it',
      { type: 'deploy', by: 'r7', who: 'heavy-troll' },
      'r7',
    ],
  ])('MR-133, MR-140: %s, and not at peace', (_, sent, who) => {
    const game = combat({
      house: { 'magic.benevolent': true },
      colors: ['white'],
      heroes: [knight('peace', { hidden: true }), { id: 'amazon' }],
      foes: [{ id: 'heavy-troll' }, { id: 'r7', hirer: 0, hidden: true }],
    });
    if (sent.type === 'lure') game.play(0, [], sent);
    else idleTo(game, 'charge', any()).play(0, [], sent);
    idleTo(game, 'act', any()).play(0, [], { type: 'cast' });
    idleTo(game, 'target', any());
    game.s.drawn = [0, 1];
    game.play(0, [], { type: 'target', who });
    idleTo(game, 'plot', any());
    expect(eventOf(game.events, 'spell')).toMatchObject({ seat: 0, works: true });
    expect(game.s.foes.map(({ peace }) => peace)).toEqual([-1, -1]);
    expect([chitsIn(game, 0, TIED), chitsIn(game, 0, TIRED)]).toEqual([0, 1]);
  });

  test('a character takes his counter back: neither spell nor attack of his works, and he aims at nobody later', () => {
    const game = combat({
      rivals: true,
      colors: ['white', 'purple'],
      heroes: [knight('peace'), { id: 'sorceror', with: ['fiery-blast'] }],
    });
    for (const seat of [0, 1]) if (game.s.phase === 'charge') game.play(seat, [], { type: 'stay' });
    game.play(0, [], { type: 'cast' });
    game.play(1, [], { type: 'cast', chit: 'MAGIC IV5*' });
    game.s.drawn = [0, 1];
    game.play(0, [], { type: 'target', who: 'sorceror' });
    // He is aimed at, and his slower blast is cancelled; the Knight is aimed at as well, and not at peace.
    game.play(1, [], { type: 'target', who: 'white-knight' });
    expect(states(game)).toEqual([1, 2]);
    expect(game.s.heroes[1]).toMatchObject({ peace: 0, targets: [] });
    idleTo(game, 'charge', any(), 2);
    game.play(0, [], { type: 'stay' });
    // In the second round he can neither charge nor aim.
    expect(game.s.phase).toBe('act');
    idleTo(game, 'target', any());
    game.s.drawn = [1, 0];
    expect(game.offers(1).filter(({ type }) => type === 'target')).toEqual([]);
  });
});

describe('MR-S28: a pentangle', () => {
  const guarded = (foe: string, ...foes: NonNullable<Position['foes']>): Played => {
    const game = combat({
      colors: ['black'],
      heroes: [{ id: 'witch', with: ['pentangle'], hidden: true }],
      foes: [{ id: foe }, ...foes],
    });
    game.play(0, [], { type: 'lure', who: foe });
    if (game.s.phase === 'lure') game.play(0, [], { type: 'lured' });
    return game;
  };

  test.each([
    ['demon', 0],
    ['giant', 2],
  ])('of a %s %i attacks come', (id, attacks) => {
    const game = combat({ heroes: [{ id: 'witch' }], foes: [{ id, on: 0 }] });
    game.s.heroes[0]!.pentangle = 0;
    idleTo(game, 'fatigue', any());
    expect(game.events.filter(({ type }) => type === 'aimed')).toHaveLength(attacks);
  });

  test('it is cast on himself, ties its chit up, and lasts', () => {
    const game = guarded('ghost');
    game.play(0, [], { type: 'cast' }, { type: 'target', who: 'witch' });
    expect(game.s.heroes[0]).toMatchObject({ pentangle: 0, bound: 1 });
    expect(chitsIn(game, 0, TIED)).toBe(1);
    expect(isWarded(game.s, 0)).toBe(true);
  });

  test('spells on him are nothing, and new ones aimed at him fail', () => {
    const game = combat({
      rivals: true,
      colors: ['grey'],
      heroes: [{ id: 'witch-king', with: ['curse'] }, { id: 'elf' }],
    });
    const moves = game.s.game.heroes[1]!.playings.flatMap(({ kind }, chit) =>
      kind === 'MOVE' ? [chit] : [],
    );
    game.s.heroes[1]!.grace = 0;
    const graced = moves.map((chit) => timeOf(game.s, 1, chit));
    game.s.heroes[1]!.pentangle = 1;
    expect(moves.map((chit) => timeOf(game.s, 1, chit))).not.toEqual(graced);
    if (game.s.phase === 'charge') game.play(1, [], { type: 'stay' });
    game.play(0, [], { type: 'cast' });
    idleTo(game, 'target', any());
    for (const seat of game.s.drawn.slice())
      game.play(seat, [], seat === 0 ? { type: 'target', who: 'elf' } : { type: 'enough' });
    // No die falls: the curse fails.
    expect(eventOf(game.events, 'warded')).toMatchObject({ rule: 'MR-S28', by: 0, at: 1 });
    expect(game.s.heroes[1]!.curses).toBe(0);
  });
});

test('MR-S03, MR-S28: a ward makes peace nothing as long as it lasts', () => {
  const { s } = combat({ heroes: [{ id: 'elf' }], foes: [{ id: 'ghost', on: 0 }] });
  Object.assign(s.heroes[0]!, { peace: 0, pentangle: 0 });
  expect(isAtPeace(s, 0)).toBe(false);
  s.heroes[0]!.pentangle = -1;
  expect(isAtPeace(s, 0)).toBe(true);
});

describe('MR-B26: a second spell of the kind on one target', () => {
  test.each([
    ['elf', 'elven-grace', 'gold', { grace: 0 }],
    ['sorceror', 'world-fades', 'black', { fades: 1 }],
  ] as const)('%s: %s has no effect, and its chit tires', (id, spell, color, state) => {
    const game = combat({
      colors: [color],
      heroes: [{ id, with: [spell], hidden: true }],
      foes: [{ id: 'ghost' }],
    });
    Object.assign(game.s.heroes[0]!, state);
    game.play(0, [], { type: 'lured' }, { type: 'cast' }, { type: 'target', who: id });
    expect(game.s.heroes[0]!.ties).toEqual([]);
    expect([chitsIn(game, 0, TIED), chitsIn(game, 0, TIRED)]).toEqual([0, 1]);
  });
});

test('MR-S01, MR-B27: exorcising ends what somebody who has run keeps up on those who are there', () => {
  const game = combat({
    colors: ['white'],
    heroes: [knight('exorcise', { hidden: true }), { id: 'elf', with: ['elven-grace'], hidden: true }],
    foes: [{ id: 'ghost' }],
  });
  Object.assign(game.s.heroes[1]!, { life: FLED, ties: [{ spell: 0, chit: -1, on: 0 }] });
  game.s.heroes[0]!.grace = 1;
  game.play(0, [], { type: 'lured' }, { type: 'cast' });
  expect(game.s.heroes[0]!.grace).toBe(-1);
  expect(game.s.heroes[1]!.ties).toEqual([]);
});

test('MR-S01, MR-B27: what somebody has on himself who has run is out of reach of an exorcism', () => {
  const game = combat({
    colors: ['white'],
    heroes: [knight('exorcise', { hidden: true }), { id: 'witch-king', with: ['transform'], hidden: true }],
    foes: [{ id: 'ghost' }],
  });
  const gone = game.s.heroes[1]!;
  Object.assign(gone, { life: FLED, shapes: [{ id: 'lion', by: 1 }], bound: 1 });
  gone.chits[2] = TIED;
  game.play(0, [], { type: 'lured' }, { type: 'cast' });
  expect(gone).toMatchObject({ shapes: [{ id: 'lion', by: 1 }], bound: 1 });
  expect(gone.chits[2]).toBe(TIED);
});

describe('MR-S36: the world fades', () => {
  const faded = (on: number): Played => {
    const game = combat({
      heroes: [{ id: 'sorceror' }, { id: 'amazon' }],
      foes: [{ id: 'heavy-serpent', on }],
    });
    game.s.heroes[0]!.fades = 1;
    return idleTo(game, 'act', any(), 2);
  };
  const rolls = (game: Played) => game.events.flatMap((event) => (event.type === 'faded' ? [event] : []));

  test('after a round he rolls on the Hide table, if nothing stands on his sheet', () => {
    const game = faded(1);
    const [first] = rolls(game);
    expect(first).toMatchObject({ rule: 'MR-S36', seat: 0 });
    expect(first!.hides).toBe(Math.max(...first!.faces) < 6);
    expect(game.s.heroes[0]!.hidden).toBe(first!.hides ? 1 : 0);
  });

  test('whoever has something on his sheet is seen', () => {
    const game = faded(0);
    expect(rolls(game)).toEqual([]);
    expect(game.s.heroes[0]!.hidden).toBe(0);
  });

  test('it is cast on a character, and stays', () => {
    const game = combat({
      colors: ['black'],
      heroes: [{ id: 'sorceror', with: ['world-fades'], hidden: true }],
      foes: [{ id: 'ghost' }],
    });
    game.play(0, [], { type: 'lured' }, { type: 'cast' }, { type: 'target', who: 'sorceror' });
    expect(game.s.heroes[0]).toMatchObject({ fades: 1, bound: 1 });
  });
});

test('MR-S40: a token protects in the round in which it is activated, and is gone then', () => {
  const game = combat({
    colors: ['gold'],
    heroes: [{ id: 'elf', with: ['protection-from-magic'], hidden: true }],
    foes: [{ id: 'ghost' }],
  });
  game.play(0, [], { type: 'lured' }, { type: 'cast' }, { type: 'target', who: 'elf' });
  expect(chitsIn(game, 0, TIED)).toBe(1);
  expect(isWarded(game.s, 0)).toBe(false);
  idleTo(game, 'act', any(), 2);
  game.play(0, [], { type: 'activate', item: 'protection-from-magic' });
  expect(isWarded(game.s, 0)).toBe(true);
  idleTo(game, 'act', any(), 3);
  expect(isWarded(game.s, 0)).toBe(false);
  // The chit that was tied up is fatigued, and the box can be used again.
  expect(chitsIn(game, 0, TIED)).toBe(0);
  expect(game.s.heroes[0]!.bound).toBe(0);
});
