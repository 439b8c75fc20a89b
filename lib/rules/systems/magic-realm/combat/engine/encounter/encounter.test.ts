import { describe, expect, test } from 'vitest';
import { weaponOf } from '../fighters/playing';
import { FATIGUED, WOUNDED } from '../state';
import { combat, eventOf } from '../testing/play';

const types = (offers: readonly Readonly<Record<string, unknown>>[]) => [
  ...new Set(offers.map(({ type }) => type)),
];
const of = (offers: readonly Readonly<Record<string, unknown>>[], type: string, key: string) =>
  offers.filter((one) => one.type === type).map((one) => one[key]);

describe('luring and assignment', () => {
  test('MR-103, MR-105: of two, one may take what stands on the other’s sheet, but not out of a grip', () => {
    const game = combat({
      heroes: [{ id: 'amazon' }, { id: 'dwarf' }],
      foes: [
        { id: 'wolf-a', on: 1 },
        { id: 'giant', on: 1, dark: true },
      ],
    });
    expect(of(game.offers(0), 'lure', 'who')).toEqual(['wolf-a']);
    game.play(0, [], { type: 'lure', who: 'wolf-a' });
    expect(game.s.foes.map(({ on }) => on)).toEqual([1, 0]);
  });

  test('MR-103: whoever lures is hidden no longer; one alone and unhidden is not asked', () => {
    const hidden = combat({ heroes: [{ id: 'amazon', hidden: true }], foes: [{ id: 'wolf-a' }] });
    expect(types(hidden.offers(0))).toEqual(['lure', 'lured']);
    hidden.play(0, [], { type: 'lure', who: 'wolf-a' });
    expect(hidden.s.heroes[0]!.hidden).toBe(0);
    expect(combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'wolf-a' }] }).s.phase).toBe('act');
  });

  test('MR-A17: demons can neither be lured by the Pilgrim nor come to him', () => {
    const game = combat({
      heroes: [{ id: 'pilgrim' }, { id: 'dwarf' }],
      foes: [{ id: 'demon' }, { id: 'imp' }],
    });
    expect(types(game.offers(0))).toEqual([]);
    game.play(1, [], { type: 'lured' });
    expect(game.s.foes.map(({ on }) => on)).toEqual([1, 1]);
  });

  test('MR-106, MR-B53: each character rolls for a denizen, the highest takes it and ties roll again', () => {
    const game = combat({ heroes: [{ id: 'amazon' }, { id: 'dwarf' }], foes: [{ id: 'wolf-a' }] });
    game.play(0, [], { type: 'lured' });
    game.play(1, [3, 2, 1, 3, 1, 4, 5, 1], { type: 'lured' });
    expect(eventOf(game.events, 'assigned')).toMatchObject({ seat: 1, rolls: [4, 5] });
  });

  test('MR-109: with nobody unhidden it comes to nobody, and can still be aimed at', () => {
    const game = combat({ heroes: [{ id: 'elf', hidden: true }], foes: [{ id: 'wolf-a' }] });
    game.play(0, [], { type: 'lured' }, { type: 'done' });
    expect(game.s.foes[0]!.on).toBe(-1);
    expect(of(game.offers(0), 'target', 'who')).toEqual(['wolf-a']);
    // MR-138: aiming shows him, but it is too late for the wolf to come.
    game.play(0, [], { type: 'target' });
    expect(game.s.heroes[0]!.hidden).toBe(0);
    game.play(0, [4, 1, 1], { type: 'attack', chit: null }, { type: 'maneuver', chit: null });
    expect(game.events.some(({ type }) => type === 'aimed')).toBe(false);
  });
});

describe('charging', () => {
  const duel = () => combat({ rivals: true, heroes: [{ id: 'amazon' }, { id: 'elf' }] });

  test('MR-116: hidden characters are not charged, and the charger is hidden no longer', () => {
    const game = combat({
      rivals: true,
      heroes: [
        { id: 'amazon', hidden: true },
        { id: 'elf', hidden: true },
      ],
    });
    // Nobody to charge: the first question is that for an action.
    expect(game.s.phase).toBe('act');
    const open = combat({ rivals: true, heroes: [{ id: 'amazon', hidden: true }, { id: 'elf' }] });
    open.play(0, [], { type: 'charge', at: 'elf', chit: 'MOVE M4' });
    expect(open.s.heroes[0]!.hidden).toBe(0);
  });

  test('MR-118, MR-136: who charged has no action, and aims at whom he charged or at nobody', () => {
    const game = duel();
    game.play(0, [], { type: 'charge', at: 'elf', chit: 'MOVE M4' });
    game.play(1, [], { type: 'stay' });
    // Seat 0 has no action at all.
    expect(game.offers(0)).toEqual([]);
    expect(types(game.offers(1))).toContain('done');
  });

  test('MR-117, MR-119: an action must be faster than the chit that charged', () => {
    const game = duel();
    game.play(0, [], { type: 'charge', at: 'elf', chit: 'MOVE M3*' });
    game.play(1, [], { type: 'stay' });
    expect(of(game.offers(1), 'run', 'chit').every((chit) => /2/.test(String(chit)))).toBe(true);
    expect(of(duelStay(), 'run', 'chit').length).toBeGreaterThan(of(game.offers(1), 'run', 'chit').length);
  });

  const duelStay = () => {
    const game = duel();
    game.play(0, [], { type: 'stay' });
    game.play(1, [], { type: 'stay' });
    game.play(0, [], { type: 'done' });
    return game.offers(1);
  };
});

describe('actions', () => {
  test('MR-120: a FIGHT chit alerts the weapon, and the turn is over', () => {
    const game = combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'giant', on: 0 }] });
    game.play(0, [], { type: 'alert', chit: 'FIGHT M4*' });
    expect(eventOf(game.events, 'alerted').rule).toBe('MR-120');
    expect(game.s.phase).toBe('target');
    expect(game.s.heroes[0]!.stars).toEqual([1, 0, 0]);
  });

  test('MR-121, MR-122: who runs leaves what stood on his sheet behind', () => {
    const game = combat({
      heroes: [{ id: 'amazon' }, { id: 'dwarf' }],
      foes: [{ id: 'viper', on: 0 }],
    });
    game.play(1, [], { type: 'lured' });
    game.play(0, [], { type: 'run', chit: 'MOVE M3*' });
    expect(game.s.heroes[0]!.life).toBe(2);
    expect(game.s.foes[0]!.on).toBe(-1);
    expect(game.s.by).toBe('');
  });

  test('MR-123: nobody runs from what has him in its grip', () => {
    const free = combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'giant', on: 0 }] });
    const held = combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'giant', on: 0, dark: true }] });
    expect(types(free.offers(0))).toContain('run');
    expect(types(held.offers(0))).not.toContain('run');
  });

  test('MR-A04: the berserk chit makes him tremendous, and counts for effort like a FIGHT chit', () => {
    const game = combat({ heroes: [{ id: 'berserker' }], foes: [{ id: 'giant', on: 0 }] });
    game.play(0, [], { type: 'rage', chit: 'BERSERK T4**' });
    expect(game.s.heroes[0]).toMatchObject({ berserk: 1, stars: [2, 0, 0] });
  });

  test('MR-T38: what works on a weapon is not activated without one', () => {
    const game = combat({
      heroes: [{ id: 'amazon', with: ['gripping-dust'], inventory: { 'gripping-dust': { active: false } } }],
      foes: [{ id: 'giant', on: 0 }],
    });
    expect(types(game.offers(0))).toContain('activate');
    game.s.heroes[0]!.items[weaponOf(game.s, 0)] = 0;
    const dust = game.s.game.heroes[0]!.things.findIndex(({ id }) => id === 'gripping-dust');
    expect(game.offers(0)).not.toContainEqual({ type: 'activate', item: dust });
  });

  test('MR-T73: the Vial of Healing turns the wounds that he has into fatigue at once', () => {
    const game = combat({
      heroes: [
        { id: 'amazon', with: ['vial-of-healing'], inventory: { 'vial-of-healing': { active: false } } },
      ],
      foes: [{ id: 'giant', on: 0 }],
    });
    game.s.heroes[0]!.chits[0] = WOUNDED;
    game.play(0, [], { type: 'activate' });
    expect(game.s.heroes[0]!.chits[0]).toBe(FATIGUED);
  });

  test('MR-130, MR-R23: one activation and one deactivation, or things are abandoned; a potion stays', () => {
    const game = combat({
      heroes: [
        {
          id: 'amazon',
          with: ['axe', 'oil-of-poison'],
          inventory: { 'oil-of-poison': { active: true } },
        },
      ],
      foes: [{ id: 'giant', on: 0 }],
    });
    // One weapon may be active: the axe waits for the sword to be put away. (MR-077)
    expect(of(game.offers(0), 'activate', 'item')).toEqual([]);
    expect(of(game.offers(0), 'deactivate', 'item')).toEqual([
      'short-sword',
      'helmet',
      'breastplate',
      'shield',
    ]);
    game.play(0, [], { type: 'deactivate', item: 'short-sword' });
    expect(types(game.offers(0))).toEqual(['activate', 'done']);
    game.play(0, [], { type: 'activate', item: 'axe' });
    expect(game.s.phase).toBe('target');
  });

  test.each([
    [['pony-m4-m5'], []],
    [
      ['pony-m4-m5', 'workhorse-h6-h7'],
      ['pony-m4-m5', 'workhorse-h6-h7'],
    ],
  ])(
    'MR-B17, MR-R06: of %j is mounted what bears him and all that another one does not',
    (horses, mounts) => {
      const game = combat({
        heroes: [{ id: 'amazon', with: ['suit-of-armor', ...horses] }],
        foes: [{ id: 'wolf-a', on: 0 }],
      });
      expect(horses.filter((id) => of(game.offers(0), 'activate', 'item').includes(id))).toEqual(mounts);
    },
  );

  test('MR-021, MR-B17: no horse is mounted in a cave', () => {
    const rider = (clearing: 'cave' | 'woods') =>
      combat({
        clearing,
        heroes: [{ id: 'black-knight', with: ['warhorse-h4-h6'] }],
        foes: [{ id: 'wolf-a', on: 0 }],
      });
    expect(of(rider('woods').offers(0), 'activate', 'item')).toContain('warhorse-h4-h6');
    expect(of(rider('cave').offers(0), 'activate', 'item')).not.toContain('warhorse-h4-h6');
  });
});

test('MR-102, MR-131, MR-134, MR-137, MR-139: targets are named in the order of the draw, also on another’s sheet', () => {
  const game = combat({
    heroes: [{ id: 'amazon' }, { id: 'dwarf' }],
    foes: [
      { id: 'wolf-a', on: 0 },
      { id: 'wolf-b', on: 1 },
    ],
  });
  game.play(0, [], { type: 'lured' });
  game.play(1, [], { type: 'lured' });
  game.play(0, [], { type: 'done' });
  game.play(1, [], { type: 'done' });
  expect(game.s.drawn).toEqual([0, 1]);
  expect(of(game.offers(0), 'target', 'who')).toEqual(['wolf-a', 'wolf-b']);
});
