import { describe, expect, test } from 'vitest';
import { before, type Attack } from './melee/attacks';
import { eventWords } from '../scene/event-words';
import { byWorth, killBy } from './melee/kills';
import { fastestOn } from './fighters/playing';
import { FOE } from './state';
import { foesOn } from './who';
import { combat, eventOf, type Played, type Wanted } from './testing/play';

const of = (game: Played, seat: number, type: string, key: string) =>
  game
    .offers(seat)
    .filter((one) => one.type === type)
    .map((one) => one[key]);

const knight = {
  id: 'black-knight',
  with: ['warhorse-h4-h6'],
  inventory: { 'warhorse-h4-h6': { active: true } },
};

describe('horses', () => {
  const duel = (house: Record<string, string> = {}) => {
    const game = combat({ house, rivals: true, heroes: [{ ...knight }, { id: 'amazon' }] });
    game.play(0, [], { type: 'charge', at: 'amazon', chit: 'Warhorse H4 H6, walking' });
    game.play(1, [], { type: 'stay' });
    game.play(1, [], { type: 'done' });
    game.play(0, [], { type: 'enough' });
    game.play(1, [], { type: 'enough' });
    game.play(0, [], { type: 'attack', chit: null });
    return of(game, 0, 'maneuver', 'chit').filter((chit) => String(chit).startsWith('Warhorse'));
  };

  test('MR-132, MR-R24, MR-B59: a horse that was played shows its other side, or may walk twice where that is agreed', () => {
    expect(duel()).toEqual(['Warhorse H4 H6, galloping']);
    expect(duel({ 'combat.horseSides': 'gallop-once' })).toEqual([
      'Warhorse H4 H6, walking',
      'Warhorse H4 H6, galloping',
    ]);
  });

  test('MR-B54: whoever is held plays no horse, but may maneuver and strike', () => {
    const game = combat({ heroes: [{ ...knight }], foes: [{ id: 'giant', on: 0, dark: true }] });
    game.play(0, [], { type: 'done' }, { type: 'target' }, { type: 'attack', chit: null });
    const moves = of(game, 0, 'maneuver', 'chit');
    expect(moves.some((chit) => String(chit).startsWith('Warhorse'))).toBe(false);
    expect(moves.some((chit) => String(chit).startsWith('MOVE'))).toBe(true);
  });

  test('MR-R25, MR-B59: a ridden native counts with the time of his horse, which walks until the Melee step', () => {
    const game = combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'l1', on: 0 }] });
    const { walk, gallop } = game.s.game.foes[0]!.horse!;
    expect(fastestOn(game.s, 0)).toBe(walk);
    game.play(0, [], { type: 'done' }, { type: 'target' }, { type: 'attack', chit: 'FIGHT M5' });
    game.play(
      0,
      [4, 1, 1],
      { type: 'direct', to: 'SMASH' },
      { type: 'maneuver', chit: null },
      {
        type: 'shield',
        to: 'SMASH',
      },
    );
    expect(eventOf(game.events, 'aimed', ({ by }) => by === 0).against).toBe(gallop);
  });

  test('MR-152, MR-153: rider and horse stand in two boxes; in a cave he fights on foot (MR-L48)', () => {
    const out = combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'l1', on: 0 }] });
    expect(out.s.foes[0]!.mounted).toBe(1);
    const cave = combat({ clearing: 'cave', heroes: [{ id: 'amazon' }], foes: [{ id: 'l1', on: 0 }] });
    expect(cave.s.foes[0]!.mounted).toBe(0);
  });
});

describe('order and simultaneous blows', () => {
  const blow = (length: number, time: number) => ({ length, time }) as Attack;

  test('MR-166 to MR-168, MR-R28: length before time in the first round, time before length later, equal ones together', () => {
    const first = before(true);
    const later = before(false);
    expect(first(blow(5, 6), blow(3, 2))).toBeLessThan(0);
    expect(later(blow(5, 6), blow(3, 2))).toBeGreaterThan(0);
    expect(first(blow(3, 2), blow(3, 4))).toBeLessThan(0);
    expect(later(blow(3, 4), blow(5, 4))).toBeGreaterThan(0);
    expect(first(blow(3, 4), blow(3, 4))).toBe(0);
  });

  test('MR-B60, MR-R28: two who kill together share, and each has killed one', () => {
    const game = combat({
      house: { 'party.duplicateCharacters': true },
      heroes: [{ id: 'amazon' }, { id: 'amazon' }],
      foes: [{ id: 'ogre', on: 0 }],
    });
    game.play(1, [], { type: 'lured' });
    for (const seat of [0, 1]) game.play(seat, [], { type: 'done' });
    for (const seat of game.s.drawn.slice()) game.play(seat, [], { type: 'target' });
    const strike: Wanted[] = [
      { type: 'attack', chit: 'FIGHT M5' },
      { type: 'direct', to: 'THRUST' },
      { type: 'maneuver', chit: null },
    ];
    game.play(1, [], ...strike);
    game.play(0, [4, 1, 1], ...strike, { type: 'shield', to: 'SMASH' });
    expect(eventOf(game.events, 'killed')).toMatchObject({ by: [0, 1], notoriety: 1 });
    expect(game.s.heroes.map(({ kills }) => kills)).toEqual([1, 1]);
  });

  test('MR-B60, MR-182: it is said that they share, where it is not the same kill of the day for both', () => {
    const game = combat({ heroes: [{ id: 'amazon' }, { id: 'elf' }], foes: [{ id: 'ogre', on: 0 }] });
    game.s.heroes[0]!.kills = 1;
    killBy(game.s, FOE, [0, 1], 'MR-180', (event) => game.events.push(event));
    expect(game.s.heroes.map(({ notoriety }) => notoriety)).toEqual([2, 1]);
    const killed = eventOf(game.events, 'killed');
    expect(killed.times).toBe(0);
    expect(eventWords(killed, game.s).text).toBe(
      'The Ogre is dead, killed by the Amazon and the Elf. They share what it is worth.',
    );
  });

  test.each([
    [
      'two hirelings of one player',
      [
        [0, 'g1'],
        [0, 'g2'],
      ],
      [0, 1],
      [5, 0],
    ],
    [
      'hirelings of two',
      [
        [0, 'g1'],
        [1, 'g2'],
      ],
      [0, 1],
      [2, 2],
    ],
    [
      'two of one and one of another',
      [
        [0, 'g1'],
        [0, 'g2'],
        [1, 'ghq'],
      ],
      [0, 1, 2],
      [3, 1],
    ],
  ] as const)(
    'MR-180, MR-B60: what is worth 5 and falls to %s at one instant is divided among the players',
    (_, hired, by, points) => {
      const { s } = combat({
        heroes: [{ id: 'amazon' }, { id: 'elf' }],
        foes: [...hired.map(([hirer, id]) => ({ id, hirer })), { id: 'heavy-troll' }],
      });
      const at = (id: string) => FOE + s.game.foes.findIndex((one) => one.id === id);
      killBy(
        s,
        at('heavy-troll'),
        by.map((i) => at(hired[i]![1])),
        'MR-180',
      );
      expect(s.heroes.map(({ fame }) => fame)).toEqual(points);
    },
  );

  test('MR-B61: several victims of one instant count from the most valuable to the least', () => {
    const { s } = combat({
      heroes: [{ id: 'amazon' }],
      foes: [{ id: 'wolf-a' }, { id: 'giant' }, { id: 'viper' }],
    });
    // Counters lie in the order of the catalogue: giant, viper, wolf.
    expect(byWorth(s, [102, 101, 100])).toEqual([100, 101, 102]);
  });
});

describe('what lasts', () => {
  test('MR-189, MR-190, MR-101: what stands on a character’s sheet stays there, on the side that it shows', () => {
    const game = combat({ heroes: [{ id: 'berserker' }], foes: [{ id: 'w1', on: 0 }] });
    game.play(
      0,
      [4, 6, 1, 6],
      { type: 'done' },
      { type: 'enough' },
      { type: 'attack', chit: null },
      {
        type: 'maneuver',
        chit: 'MOVE H6',
      },
      { type: 'toward', to: 'DUCK' },
    );
    expect(game.s.round).toBe(2);
    expect(foesOn(game.s, 0)).toHaveLength(1);
    expect(game.s.foes[0]!.side).toBe(1);
  });

  test('MR-184: a native is worth notoriety and gold', () => {
    const game = combat({ heroes: [{ id: 'berserker' }], foes: [{ id: 'r7', on: 0 }] });
    game.play(
      0,
      [4, 1, 1],
      { type: 'done' },
      { type: 'target' },
      { type: 'attack', chit: 'FIGHT T4**' },
      {
        type: 'direct',
        to: 'THRUST',
      },
      { type: 'maneuver', chit: 'MOVE H6' },
      { type: 'toward', to: 'DUCK' },
    );
    expect(game.s.heroes[0]).toMatchObject({ notoriety: 2, gold: 1, fame: 0 });
  });

  test('MR-142: who stands on no sheet defends on his own, with a die and tactics of his own', () => {
    const game = combat({ heroes: [{ id: 'elf', hidden: true }], foes: [{ id: 'wolf-a' }] });
    game.play(0, [], { type: 'lured' }, { type: 'done' }, { type: 'target' });
    const chit = of(game, 0, 'attack', 'chit').find((one) => one !== null);
    game.play(
      0,
      [4, 1, 1, 1],
      { type: 'attack', chit },
      { type: 'direct', to: 'THRUST' },
      {
        type: 'maneuver',
        chit: null,
      },
    );
    expect(eventOf(game.events, 'repositioned').sheet).toBe(100);
    expect(eventOf(game.events, 'aimed')).toMatchObject({ toward: 0, why: 'match' });
  });

  test('MR-B70: with dragon heads the head is a missile that rolls for itself', () => {
    const game = combat({
      house: { 'monsters.dragonHeads': true },
      heroes: [{ id: 'white-knight' }],
      foes: [{ id: 'tremendous-dragon', on: 0 }],
    });
    game.play(0, [], { type: 'done' }, { type: 'enough' }, { type: 'attack', chit: null });
    game.play(0, [4, 1, 1, 3, 3], { type: 'maneuver', chit: 'MOVE H6' }, { type: 'toward', to: 'DODGE' });
    expect(eventOf(game.events, 'struck', ({ part }) => part).force.rolled).toBe(3);
  });

  test('MR-B18: a color source that somebody has gives its color to all who cast there', () => {
    const game = combat({
      heroes: [
        { id: 'amazon', with: ['dragon-essence'] },
        { id: 'wizard', with: ['fiery-blast'], hidden: true },
      ],
      foes: [{ id: 'octopus', on: 0 }],
    });
    for (const seat of [1]) game.play(seat, [], { type: 'lured' });
    game.play(0, [], { type: 'done' });
    expect(of(game, 1, 'cast', 'color').length).toBeGreaterThan(0);
  });
});

describe('strength', () => {
  test('MR-R29: a stronger FIGHT chit helps striking weapons alone, neither missiles nor denizens', () => {
    const game = combat({ heroes: [{ id: 'elf' }], foes: [{ id: 'ogre', on: 0 }] });
    game.play(0, [], { type: 'done' }, { type: 'target' });
    const chits = of(game, 0, 'attack', 'chit').filter((chit) => /^FIGHT M/.test(String(chit)));
    game.play(
      0,
      [4, 1, 1, 6],
      { type: 'attack', chit: chits[0] },
      { type: 'direct', to: 'THRUST' },
      {
        type: 'maneuver',
        chit: null,
      },
    );
    for (const event of game.events) if (event.type === 'struck') expect(event.force.bonus).toBe(0);
  });

  test('MR-R32: an attack without a star loses nothing to armor', () => {
    const game = combat({ heroes: [{ id: 'white-knight' }], foes: [{ id: 'heavy-dragon', on: 0 }] });
    game.play(0, [], { type: 'done' }, { type: 'enough' }, { type: 'attack', chit: null });
    game.play(0, [4, 1, 1], { type: 'maneuver', chit: null });
    expect(eventOf(game.events, 'struck')).toMatchObject({
      met: 'armor',
      armor: 'damaged',
      force: { levels: 3 },
    });
  });

  test('MR-193, MR-B12: a chit with two asterisks is fatigued, and one with one comes back', () => {
    const game = combat({
      heroes: [{ id: 'amazon', chits: { 'FIGHT M4*': ['fatigued', 'active'] } }],
      foes: [{ id: 'wolf-a', on: 0 }],
    });
    game.play(0, [], { type: 'done' }, { type: 'target' }, { type: 'attack', chit: 'FIGHT M3**' });
    game.play(
      0,
      [4, 1, 1],
      { type: 'direct', to: 'SWING' },
      { type: 'maneuver', chit: 'MOVE M4' },
      {
        type: 'toward',
        to: 'DUCK',
      },
      { type: 'shield', to: 'SWING' },
    );
    const offers = game.offers(0);
    expect(offers).toContainEqual({ type: 'fatigue', chit: 'FIGHT M3**', back: 'FIGHT M4*' });
    expect(offers).toContainEqual({ type: 'fatigue', chit: 'FIGHT M4*', back: null });
    game.play(0, [], { type: 'fatigue', chit: 'FIGHT M3**', back: 'FIGHT M4*' });
    const { playings } = game.s.game.heroes[0]!;
    expect(
      game.s.heroes[0]!.chits.filter((state, i) => state === 1 && playings[i]!.code === 'FIGHT M4*'),
    ).toEqual([]);
  });
});

describe('MR-B69: an ambush', () => {
  const aim = (id: string, house: object = { 'combat.ambush': true }) => {
    const game = combat({ house: house as never, heroes: [{ id, hidden: true }], foes: [{ id: 'ogre' }] });
    return game.play(0, [], { type: 'lured' }, { type: 'done' });
  };

  test('who shoots out of hiding stays hidden by a roll of 1 to 5', () => {
    expect(aim('elf').play(0, [5, 2], { type: 'target' }).s.heroes[0]!.hidden).toBe(1);
    expect(aim('elf').play(0, [6, 2], { type: 'target' }).s.heroes[0]!.hidden).toBe(0);
  });

  test('who strikes is seen, and so is everybody where it was not agreed (MR-138)', () => {
    expect(aim('amazon').play(0, [], { type: 'target' }).s.heroes[0]!.hidden).toBe(0);
    expect(aim('elf', {}).play(0, [], { type: 'target' }).s.heroes[0]!.hidden).toBe(0);
  });
});
