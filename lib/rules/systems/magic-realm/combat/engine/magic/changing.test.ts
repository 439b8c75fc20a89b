import { describe, expect, test } from 'vitest';
import { seededDice, type Dice } from '../../../../../kernel/game/dice';
import type { Position } from '../../../scenario/position';
import { setShapes, unchange } from './changing';
import { breakSpells, killBy } from '../melee/kills';
import { playingAt, strengthOf, timeOf } from '../fighters/playing';
import { combat, eventOf, type Played } from '../testing/play';
import { FOE } from '../state';
import { bodyIn, foeAt, foeOf, isMist, isRidden } from '../who';

const king = (spell: string, more: Partial<Position> = {}): Played =>
  combat({
    colors: ['purple', 'black'],
    heroes: [{ id: 'witch-king', with: [spell] }],
    foes: [{ id: 'viper', on: 0 }],
    ...more,
  });
const fast = (spell: string) => (spell === 'absorb-essence' ? 'MAGIC V2*' : 'MAGIC VI2*');
/** These faces first, and any after them. */
function laid(...faces: readonly number[]): Dice {
  const left = [...faces];
  const rest = seededDice('changing');
  return { ...rest, roll: (sides) => left.shift() ?? rest.roll(sides) };
}
/** He casts it with his fastest chit, at somebody. */
const cast = (game: Played, spell: string, who: string, ...faces: readonly number[]): Played =>
  game.roll(0, laid(...faces), { type: 'cast', chit: fast(spell) }, { type: 'target', who });
const codes = (game: Played, type: string, seat = 0): readonly unknown[] =>
  game.offers(seat).flatMap((one) => (one.type === type ? [one.chit] : []));
/** What comes last is chosen until that phase of a later round. */
function next(game: Played, phase: 'act' | 'target'): Played {
  const { round } = game.s;
  for (let n = 0; n < 40 && (game.s.round === round || game.s.phase !== phase); n++) {
    const last = game.offers(0).at(-1);
    if (!last) throw new Error(`nothing is asked in ${game.s.phase} of round ${game.s.round}`);
    game.roll(0, seededDice(`next ${n}`), last as { type: string });
  }
  return game;
}
/** In a round in which he is that already. */
function as(shape: string, more: Partial<Position> = {}): Played {
  const game = king('transform', { foes: [{ id: 'viper', on: 0 }, { id: 'octopus' }], ...more });
  game.play(0, [], { type: 'done' });
  game.s.heroes[0]!.shapes = [{ id: shape, by: -1 }];
  return game;
}

describe('chits that spells alter', () => {
  const brewing = (more: object = {}): Played =>
    combat({
      colors: ['grey'],
      heroes: [{ id: 'witch', with: ['witchs-brew', 'fiery-blast'], ...more }],
      foes: [{ id: 'octopus' }],
    });
  const chitOf = (game: Played, code: string): number =>
    game.s.game.heroes[0]!.playings.findIndex((one) => one.code === code);

  test('MR-S10: the caster names which of his active MAGIC chits count as another type', () => {
    const game = brewing();
    game.play(0, [], { type: 'cast', spell: 'witchs-brew', chit: 'MAGIC II2*' });
    expect(game.offers(0).map(({ type, chit }) => chit ?? type)).toEqual([
      'MAGIC VIII4*',
      'MAGIC II3*',
      'MAGIC VIII2*',
      'enough',
    ]);
    game.play(0, [], { type: 'mark', chit: 'MAGIC II3*' }, { type: 'enough' });
    expect(eventOf(game.events, 'altered')).toMatchObject({
      rule: 'MR-S10',
      spell: 'witchs-brew',
      codes: ['MAGIC II3*'],
    });
    const chit = chitOf(game, 'MAGIC II3*');
    expect(playingAt(game.s, 0, chit)).toMatchObject({ code: 'MAGIC II3* as IV3*', kind: 'MAGIC', magic: 3 });
  });

  test('MR-S10, MR-124: it casts spells of the new type, and none of its own', () => {
    const game = brewing({ chits: {} });
    const chit = chitOf(game, 'MAGIC VIII2*');
    game.s.heroes[0]!.altered = [{ spell: 'witchs-brew', chits: [chit] }];
    expect(playingAt(game.s, 0, chit).magic).toBe(2);
  });

  test('MR-S18: what one spell has altered another may alter again', () => {
    const game = brewing();
    const chit = chitOf(game, 'MAGIC II3*');
    game.s.heroes[0]!.altered = [
      { spell: 'witchs-brew', chits: [chit] },
      { spell: 'elemental-spirit', chits: [chit] },
    ];
    expect(playingAt(game.s, 0, chit).code).toBe('MAGIC II3* as VIII3*');
    game.s.heroes[0]!.altered = [{ spell: 'elemental-spirit', chits: [chit] }];
    expect(playingAt(game.s, 0, chit).code).toBe('MAGIC II3*');
  });

  test('MR-S10: without another chit to alter it is not cast', () => {
    const game = combat({
      colors: ['grey'],
      heroes: [
        {
          id: 'witch',
          with: ['witchs-brew'],
          chits: { 'II3*': ['fatigued', 'fatigued'], 'VIII4*': 'fatigued', 'VIII2*': 'fatigued' },
        },
      ],
      foes: [{ id: 'octopus' }],
    });
    expect(codes(game, 'cast')).toEqual([]);
  });

  const loose = (...which: readonly string[]): Played => {
    const game = king('unleash-power', { foes: [{ id: 'viper', on: 0 }] });
    game.play(0, [], { type: 'cast', chit: 'MAGIC VI2*' });
    for (const chit of which) game.play(0, [], { type: 'mark', chit });
    game.play(0, [], { type: 'enough' });
    return game;
  };

  test('MR-S35: let loose a chit moves or fights, by its printed time', () => {
    const game = loose('MAGIC V4*', 'MAGIC IV3*');
    expect(codes(game, 'maneuver')).toEqual([
      null,
      'MAGIC V4* as MOVE/FIGHT M4*',
      'MAGIC IV3* as MOVE/FIGHT L3*',
    ]);
    const chit = chitOf(game, 'MAGIC V4*');
    expect([strengthOf(game.s, 0, chit), timeOf(game.s, 0, chit)]).toEqual([2, 4]);
  });

  test('MR-S35, MR-B57: in one round it serves once, and tires like what it was played as', () => {
    const game = next(loose('MAGIC V4*', 'MAGIC IV3*'), 'act');
    game.play(0, [], { type: 'done' }, { type: 'target', who: 'viper' });
    expect(codes(game, 'attack')).toContain('MAGIC IV3* as MOVE/FIGHT L3*');
    game.play(
      0,
      [],
      { type: 'attack', chit: 'MAGIC IV3* as MOVE/FIGHT L3*' },
      { type: 'direct', to: 'SWING' },
    );
    expect(codes(game, 'maneuver')).toEqual([null, 'MAGIC V4* as MOVE/FIGHT M4*']);
    game.roll(
      0,
      laid(),
      { type: 'maneuver', chit: 'MAGIC V4* as MOVE/FIGHT M4*' },
      { type: 'toward', to: 'DODGE' },
    );
    expect(game.s.heroes[0]!.stars).toEqual([1, 1, 0]);
    if (game.s.phase === 'fatigue') expect(codes(game, 'fatigue')).toContain('MAGIC V4* as MOVE/FIGHT M4*');
  });

  test('MR-T08: a belt overrules the strength of what is let loose', () => {
    const game = combat({
      heroes: [
        { id: 'witch-king', with: ['belt-of-strength'], inventory: { 'belt-of-strength': { active: true } } },
      ],
      foes: [{ id: 'viper' }],
    });
    const chit = chitOf(game, 'MAGIC V4*');
    game.s.heroes[0]!.altered = [{ spell: 'unleash-power', chits: [chit] }];
    expect(strengthOf(game.s, 0, chit)).toBe(3);
  });
});

test('MR-S11, MR-119, MR-120: Elven Grace quickens what is let loose for a move, not for alerting a weapon', () => {
  const game = combat({ heroes: [{ id: 'elf' }], foes: [{ id: 'heavy-serpent', on: 0 }] });
  const hero = game.s.heroes[0]!;
  const chit = game.s.game.heroes[0]!.playings.findIndex(({ code }) => code === 'MAGIC III4*');
  hero.altered = [{ spell: 'unleash-power', chits: [chit] }];
  hero.grace = 0;
  const loose = 'MAGIC III4* as MOVE/FIGHT M4*';
  expect(codes(game, 'run')).toContain(loose);
  expect(codes(game, 'alert')).not.toContain(loose);
});

describe('transformed', () => {
  const LION = [2, 1];

  test('MR-S34, MR-table-transform, MR-B29: the table says what he becomes; he fights with its values, and plays no own chits', () => {
    const game = cast(king('transform'), 'transform', 'witch-king', ...LION);
    expect(eventOf(game.events, 'became')).toMatchObject({ shape: 'lion', faces: LION });
    expect(bodyIn(game.s, 0)).toMatchObject({ vulnerability: 3, armored: false });
  });

  test('MR-B29, MR-S34: he plays no own chits and uses nothing that he has', () => {
    const game = king('transform');
    game.s.heroes[0]!.shapes = [{ id: 'lion', by: -1 }];
    expect(game.offers(0).map(({ type }) => type)).toEqual([]);
    game.s.foes[0]!.on = -1;
    expect(game.offers(0).map(({ type }) => type)).toEqual(['run', 'done']);
  });

  test('MR-S34: his attack and his move are those of the creature', () => {
    const game = as('lion').play(0, [], { type: 'target', who: 'viper' });
    expect(codes(game, 'attack')).toEqual([null, 'the body']);
    game.play(0, [], { type: 'attack', chit: 'the body' }, { type: 'direct', to: 'SWING' });
    game.roll(0, laid(), { type: 'maneuver', chit: 'the body' }, { type: 'toward', to: 'DUCK' });
    expect(eventOf(game.events, 'aimed', ({ by }) => by === 0)).toMatchObject({ time: 3, direct: 1 });
    expect(eventOf(game.events, 'aimed', ({ at }) => at === 0)).toMatchObject({ against: 4 });
  });

  test('MR-B29: he takes no wounds: what does not kill him does nothing', () => {
    const game = as('dragon', { foes: [{ id: 'viper', on: 0 }] }).roll(
      0,
      laid(),
      { type: 'enough' },
      { type: 'attack', chit: null },
      { type: 'maneuver', chit: null },
    );
    const struck = game.events.filter((event) => event.type === 'struck' && event.at === 0);
    expect(struck).toMatchObject([{ met: 'body', effect: 'none', wounds: 0 }]);
    expect(game.s.heroes[0]!.wounds).toBe(0);
  });

  test('MR-B29: killed he is himself again, and dead', () => {
    const game = cast(king('transform'), 'transform', 'witch-king', ...LION);
    killBy(game.s, 0, [FOE], 'MR-181');
    expect(game.s.heroes[0]).toMatchObject({ life: 1, shapes: [] });
  });

  test('MR-S34: a bird strikes nobody', () => {
    expect(as('bird').offers(0)).toEqual([]);
  });

  test('MR-S34, MR-B37: who becomes a bird flies away, and does not run', () => {
    const game = king('transform');
    game.s.heroes[0]!.shapes = [{ id: 'bird', by: -1 }];
    expect(game.offers(0).map(({ type, chit }) => chit ?? type)).toEqual(['the body, flying', 'done']);
    game.play(0, [], { type: 'fly' });
    expect(game.s.heroes[0]).toMatchObject({ life: 2, flew: 1 });
    expect(game.s.heroes[0]!.items.every((state) => state < 8)).toBe(true);
  });

  test('MR-S24, MR-B37: as a monster that flies he runs or flies', () => {
    const game = king('transform', { foes: [{ id: 'octopus' }] });
    game.s.heroes[0]!.shapes = [{ id: 'giant-bat', by: -1 }];
    game.s.foes[0]!.on = -1;
    const moves = game
      .offers(0)
      .flatMap(({ type, chit }) => (chit ? [`${String(type)} ${String(chit)}`] : []));
    expect(moves).toEqual([
      'run the light side',
      'run the dark side',
      'fly the light side, flying',
      'fly the dark side, flying',
    ]);
  });

  test('MR-S34: a denizen has the values of the creature, and stays who it is', () => {
    const game = cast(
      king('transform', { foes: [{ id: 'giant', on: 0, dark: true }] }),
      'transform',
      'giant',
      6,
      1,
    );
    expect(foeOf(game.s, FOE)).toMatchObject({ id: 'giant', vulnerability: 1, fame: 8 });
    expect(foeOf(game.s, FOE).part).toBeUndefined();
    expect(foeOf(game.s, FOE).sides.map(({ attack, move }) => [attack, move])).toEqual([
      ['NONE', 3],
      ['NONE', 3],
    ]);
  });

  test('MR-S34, MR-B59: a native who is transformed rides no longer', () => {
    const game = king('transform', { foes: [{ id: 'l1', on: 0 }] });
    expect(isRidden(game.s, FOE)).toBe(true);
    setShapes(game.s, FOE, [{ id: 'lion', by: 0 }]);
    expect(isRidden(game.s, FOE)).toBe(false);
    expect(foeOf(game.s, FOE).horse).toBeUndefined();
    expect(foeOf(game.s, FOE)).toMatchObject({ native: true, vulnerability: 3 });
  });

  test('MR-B26: a second transformation adds nothing, and is not rolled', () => {
    const game = king('transform');
    game.s.foes[0]!.shapes = [{ id: 'frog', by: -1 }];
    cast(game, 'transform', 'viper');
    expect(game.s.foes[0]!.shapes).toEqual([{ id: 'frog', by: -1 }]);
    expect(game.events.some(({ type }) => type === 'became')).toBe(false);
  });

  const two = (...faces: readonly number[]): Played => {
    const game = combat({
      colors: ['purple'],
      heroes: [
        { id: 'witch-king', with: ['transform'] },
        { id: 'sorceror', with: ['transform'] },
      ],
      foes: [{ id: 'ogre' }],
    });
    for (const seat of game.s.order) game.roll(seat, laid(), { type: 'lured' });
    for (const seat of game.s.order) game.play(seat, [], { type: 'cast', chit: 'MAGIC VI4*' });
    const [first, second] = game.s.drawn as [number, number];
    game.play(first, [], { type: 'target', who: 'ogre' });
    game.roll(second, laid(...faces), { type: 'target', who: 'ogre' });
    return game;
  };

  test('MR-S34: at the same instant unlike ones cancel each other', () => {
    const game = two(2, 1, 6, 1);
    expect(eventOf(game.events, 'unchanged')).toMatchObject({ who: FOE });
    expect(game.s.foes[0]!.shapes).toEqual([]);
    expect(game.s.heroes.map(({ bound }) => bound)).toEqual([0, 0]);
  });

  test('MR-S34: like ones are one', () => {
    const game = two(2, 1, 1, 2);
    expect(game.s.foes[0]!.shapes.map(({ id }) => id)).toEqual(['lion']);
    expect(game.s.heroes.map(({ bound }) => bound).sort()).toEqual([0, 1]);
  });

  test('MR-B27: when its caster dies the target is itself again', () => {
    const game = cast(king('transform'), 'transform', 'viper', 6, 1);
    expect(foeOf(game.s, FOE).vulnerability).toBe(1);
    breakSpells(game.s, 0);
    expect(foeAt(game.s, FOE).shapes).toEqual([]);
    expect(foeOf(game.s, FOE).vulnerability).toBe(2);
  });
});

test('MR-S30, MR-B26: of several spells that change something only what the broken one has changed is as before', () => {
  const { s } = king('transform');
  const by = 0;
  const all = () => {
    setShapes(s, FOE, [
      { id: 'lion', by, spell: 0 },
      { id: 'mist', by, spell: 1 },
    ]);
    s.heroes[0]!.altered = [
      { spell: 'elemental-spirit', chits: [0], box: 2 },
      { spell: 'unleash-power', chits: [1], box: 3 },
    ];
  };
  const left = (spell?: number) => {
    all();
    unchange(s, 0, false, spell);
    return [...foeAt(s, FOE).shapes.map(({ id }) => id), ...s.heroes[0]!.altered.map((one) => one.spell)];
  };
  expect(left()).toEqual([]);
  expect(left(0)).toEqual(['mist', 'elemental-spirit', 'unleash-power']);
  expect(left(1)).toEqual(['lion', 'elemental-spirit', 'unleash-power']);
  expect(left(3)).toEqual(['lion', 'mist', 'elemental-spirit']);
  expect(left(4)).toEqual(['lion', 'mist', 'elemental-spirit', 'unleash-power']);
});

describe('mist', () => {
  test('MR-S32: nobody attacks mist, and it attacks nobody', () => {
    const game = cast(king('melt-into-mist'), 'melt-into-mist', 'witch-king');
    expect(isMist(game.s, 0)).toBe(true);
    expect(game.s.foes[0]!.on).toBe(-1);
    expect(next(game, 'act').s.foes[0]!.on).toBe(-1);
    expect(game.events.some((event) => event.type === 'aimed')).toBe(false);
  });

  test('MR-S32: it runs with time 4', () => {
    const game = cast(king('melt-into-mist'), 'melt-into-mist', 'witch-king');
    expect(codes(game, 'run')).toEqual(['the body']);
    expect(timeOf(game.s, 0, 1004)).toBe(4);
    game.play(0, [], { type: 'run' });
    expect(game.s.heroes[0]!.life).toBe(2);
  });

  test('MR-S32: a denizen of mist leaves its sheet, and is no target any more', () => {
    const game = cast(king('melt-into-mist'), 'melt-into-mist', 'viper');
    expect(game.s.foes[0]).toMatchObject({ on: -1, target: -1, alive: 1 });
    if (game.s.phase === 'act') game.play(0, [], { type: 'done' });
    expect(game.offers(0).every(({ who }) => who !== 'viper')).toBe(true);
  });

  test('MR-B26: mist is stronger than any other shape', () => {
    const game = king('melt-into-mist');
    game.s.heroes[0]!.shapes = [
      { id: 'mist', by: -1 },
      { id: 'lion', by: -1 },
      { id: 'viper', by: -1 },
    ];
    expect(bodyIn(game.s, 0)!.id).toBe('mist');
    game.s.heroes[0]!.shapes = game.s.heroes[0]!.shapes.slice(1);
    expect(bodyIn(game.s, 0)!.id).toBe('lion');
  });
});

describe('absorbed', () => {
  const taken = (id: string): Played =>
    cast(king('absorb-essence', { foes: [{ id, on: 0 }, { id: 'octopus' }] }), 'absorb-essence', id);

  test('MR-S24: only monsters are taken up', () => {
    const game = king('absorb-essence', { foes: [{ id: 'l1' }, { id: 'viper', on: 0 }] });
    game.play(0, [], { type: 'cast', chit: 'MAGIC V2*' });
    expect(game.offers(0).flatMap(({ who }) => (who === undefined ? [] : [who]))).toEqual(['viper']);
  });

  test('MR-S24: the monster is out of play, and he fights with either side of it', () => {
    const game = taken('viper');
    expect(game.s.foes.find((_, i) => game.s.game.foes[i]!.id === 'viper')).toMatchObject({
      alive: 0,
      absorbed: 0,
    });
    expect(game.s.heroes[0]).toMatchObject({ fame: 0, notoriety: 0 });
    expect(codes(as('viper').play(0, [], { type: 'target', who: 'octopus' }), 'attack')).toEqual([
      null,
      'the light side',
      'the dark side',
    ]);
  });

  test('MR-S24, MR-175: a Tremendous one shows its red side only after a hit, and then keeps its target', () => {
    const game = as('tremendous-troll');
    game.play(0, [], { type: 'target', who: 'octopus' });
    expect(codes(game, 'attack')).toEqual([null, 'the light side']);
    game.s.heroes[0]!.grip = FOE + game.s.game.foes.findIndex(({ id }) => id === 'octopus');
    expect(codes(game, 'attack')).toEqual([null, 'the red side']);
  });

  test('MR-S24, MR-B55: head or club strikes from another circle than the body', () => {
    const game = as('giant', { foes: [{ id: 'octopus', on: 0 }] });
    game.play(0, [], { type: 'target', who: 'octopus' });
    expect(codes(game, 'attack')).toEqual([
      null,
      'the light side, club light side',
      'the light side, club dark side',
    ]);
    game.play(
      0,
      [],
      { type: 'attack', chit: 'the light side, club dark side' },
      { type: 'direct', to: 'SWING' },
    );
    game.play(0, [], { type: 'maneuver', chit: null });
    expect(game.offers(0).map(({ to }) => to)).toEqual(['THRUST', 'SMASH']);
    game.roll(0, laid(), { type: 'shield', to: 'SMASH' });
    const aimed = game.events.flatMap((event) =>
      event.type === 'aimed' && event.by === 0 ? [[event.part, event.direct, event.time]] : [],
    );
    expect(aimed).toEqual([
      [false, 1, 5],
      [true, 2, 4],
    ]);
  });

  test('MR-S24, MR-B27: broken it stands there again; when the caster dies it is dead too', () => {
    const game = taken('viper');
    const at = game.s.game.foes.findIndex(({ id }) => id === 'viper');
    breakSpells(game.s, 0);
    expect(game.s.foes[at]).toMatchObject({ alive: 1, absorbed: -1, on: -1 });
    const other = taken('viper');
    killBy(other.s, 0, [FOE + 1 - at], 'MR-181');
    expect(other.s.foes[at]!.alive).toBe(0);
  });
});
