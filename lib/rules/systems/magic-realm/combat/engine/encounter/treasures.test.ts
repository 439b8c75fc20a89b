import { describe, expect, test } from 'vitest';
import type { Position } from '../../../scenario/position';
import { FATIGUED, FLED, GONE, LEFT_BEHIND } from '../state';
import { rollBy } from '../tables';
import { combat, eventOf, type Played, type Wanted } from '../testing/play';

/** The Amazon with things in use, and a foe on her sheet. */
function amazon(foe: string, things: readonly string[], more: Partial<Position> = {}): Played {
  const game = combat({
    heroes: [
      {
        id: 'amazon',
        with: [...things],
        inventory: Object.fromEntries(things.map((id) => [id, { active: true }])),
      },
    ],
    foes: [{ id: foe, on: 0 }],
    ...more,
  });
  return game.play(0, [], { type: 'done' }, { type: 'target' });
}
const codes = (game: Played) => game.offers(0).map(({ chit }) => chit);
const strikes = (chit: string, to: string): Wanted[] => [
  { type: 'attack', chit },
  { type: 'direct', to },
  { type: 'maneuver', chit: null },
  { type: 'shield', to: 'SMASH' },
];
const blow = (game: Played) => eventOf(game.events, 'struck', ({ by }) => by === 0);

describe('what changes a weapon', () => {
  test('MR-T50: oil of poison adds a star to a hit', () => {
    const plain = amazon('wolf-a', []).play(0, [4, 1, 1], ...strikes('FIGHT M5', 'THRUST'));
    const oiled = amazon('wolf-a', ['oil-of-poison']).play(0, [4, 1, 1], ...strikes('FIGHT M5', 'THRUST'));
    expect(blow(oiled).force.stars).toBe(blow(plain).force.stars + 1);
  });

  test('MR-T53: penetrating grease loses no star to armor', () => {
    const plain = amazon('viper', []).play(0, [4, 1, 1], ...strikes('FIGHT M5', 'THRUST'));
    const greased = amazon('viper', ['penetrating-grease']).play(
      0,
      [4, 1, 1],
      ...strikes('FIGHT M5', 'THRUST'),
    );
    expect([blow(plain).force.stars, blow(greased).force.stars]).toEqual([0, 1]);
  });

  test('MR-T51: the ointment of bite hits at equal time', () => {
    const at: Partial<Position> = { foes: [{ id: 'heavy-troll', on: 0 }] };
    const aimed = (things: readonly string[]) => {
      // A troll moves with 4, and stands elsewhere.
      const game = amazon('heavy-troll', things, things.length === 0 ? at : {});
      game.play(0, [4, 1, 1], ...strikes('FIGHT M4*', 'SWING'));
      return eventOf(game.events, 'aimed', ({ by }) => by === 0).why;
    };
    expect([aimed([]), aimed(['ointment-of-bite'])]).toEqual(['miss', 'equal']);
  });

  test('MR-T38: gripping dust keeps the weapon alerted when it hits', () => {
    const game = combat({
      heroes: [
        {
          id: 'amazon',
          with: ['gripping-dust'],
          inventory: { 'gripping-dust': { active: true }, 'short-sword': { active: true, side: 'alerted' } },
        },
      ],
      foes: [{ id: 'viper', on: 0 }],
    });
    game.play(0, [], { type: 'done' }, { type: 'target' });
    game.play(0, [4, 1, 1], ...strikes('FIGHT M5', 'THRUST'));
    expect(game.events.some(({ type }) => type === 'weapon')).toBe(false);
  });
});

describe('what changes chits', () => {
  test('MR-T08: the belt gives strength by asterisks', () => {
    const game = combat({
      heroes: [
        {
          id: 'elf',
          with: ['belt-of-strength', 'great-axe'],
          inventory: { 'belt-of-strength': { active: true } },
        },
      ],
      foes: [{ id: 'wolf-a', on: 0 }],
    });
    game.play(0, [], { type: 'done' }, { type: 'target' }, { type: 'attack', chit: null });
    // The axe weighs heavy: with the belt a chit with an asterisk bears it, one without none.
    const moves = codes(game).filter((chit) => chit !== null);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every((chit) => String(chit).endsWith('*'))).toBe(true);
  });

  test('MR-T20, MR-T29: the draught of speed gives time by asterisks, before the garb', () => {
    const time = (things: readonly string[]) => {
      const game = amazon('wolf-a', things);
      game.play(0, [4, 1, 1], ...strikes('FIGHT M5', 'THRUST'));
      return eventOf(game.events, 'aimed', ({ by }) => by === 0).time;
    };
    expect([time([]), time(['garb-of-speed']), time(['garb-of-speed', 'draught-of-speed'])]).toEqual([
      5, 5, 4,
    ]);
  });

  test('MR-T30, MR-T55, MR-R37: more effort, and as many asterisks less one to fatigue', () => {
    const game = amazon('giant', ['potion-of-energy']);
    game.play(0, [], { type: 'attack', chit: 'FIGHT M3**' }, { type: 'direct', to: 'SWING' });
    expect(codes(game)).toContain('MOVE M3*');
    game.play(
      0,
      [4, 1, 1],
      { type: 'maneuver', chit: 'MOVE M3*' },
      { type: 'toward', to: 'DUCK' },
      {
        type: 'shield',
        to: 'SWING',
      },
    );
    expect(game.s.heroes[0]!.due).toBe(2);
  });

  test('MR-R37, MR-B12: of two that are due, a chit with two asterisks is both, and nothing is lost', () => {
    const game = amazon('giant', ['potion-of-energy']);
    const [seat] = game.s.heroes;
    Object.assign(game.s, { phase: 'fatigue', turn: 0 });
    Object.assign(seat!, { due: 2, stars: [3, 0, 0] });
    game.play(0, [], { type: 'fatigue', chit: 'FIGHT M3**', back: null });
    expect([seat!.due, seat!.chits.filter((state) => state === FATIGUED)]).toEqual([0, [FATIGUED]]);
  });

  test.each([[['potion-of-energy', 'girtle-of-energy']], [['girtle-of-energy', 'potion-of-energy']]])(
    'MR-T30, MR-T55: of %j the one that allows more counts',
    (things) => {
      const game = amazon('giant', things);
      game.play(0, [], { type: 'attack', chit: 'FIGHT M3**' }, { type: 'direct', to: 'SWING' });
      // The girtle alone would stop at three.
      game.s.heroes[0]!.stars = [3, 0, 0];
      expect(codes(game)).toContain('MOVE M3*');
    },
  );

  test('MR-T32, MR-T57: gloves fight and boots move like chits that never tire', () => {
    const game = amazon('wolf-a', ['gloves-of-strength', 'power-boots']);
    expect(codes(game)).toContain('Gloves of Strength T5');
    game.play(0, [], { type: 'attack', chit: 'Gloves of Strength T5' }, { type: 'direct', to: 'SWING' });
    expect(codes(game)).toContain('Power Boots H4');
  });
});

describe('what protects', () => {
  const hit = (things: readonly string[], direction: string, dark = true) => {
    const game = amazon('wolf-a', things, { foes: [{ id: 'wolf-a', on: 0, dark }] });
    game.play(
      0,
      [4, 1, 1],
      { type: 'attack', chit: null },
      { type: 'maneuver', chit: null },
      {
        type: 'shield',
        to: direction,
      },
    );
    return game;
  };

  test('MR-T52, MR-B58: the ointment of steel is met before all else', () => {
    const game = hit(['ointment-of-steel'], 'THRUST');
    const { item } = eventOf(game.events, 'struck');
    expect(game.s.game.heroes[0]!.things[item]!.id).toBe('ointment-of-steel');
  });

  test('MR-T07: a vest is met after the shield and before the breastplate', () => {
    const behind = eventOf(hit(['bejeweled-dwarf-vest'], 'SMASH').events, 'struck');
    const shielded = eventOf(hit(['bejeweled-dwarf-vest'], 'THRUST').events, 'struck');
    const { things } = hit(['bejeweled-dwarf-vest'], 'SMASH').s.game.heroes[0]!;
    expect([things[behind.item]!.id, things[shielded.item]!.id]).toEqual(['bejeweled-dwarf-vest', 'shield']);
  });

  test('MR-T60: reflecting grease lets no wound through armor', () => {
    expect(eventOf(hit([], 'THRUST').events, 'struck').wounds).toBe(1);
    expect(eventOf(hit(['reflecting-grease'], 'THRUST').events, 'struck').wounds).toBe(0);
  });

  test('MR-T73: with the Vial of Healing a wound is fatigue', () => {
    const game = hit(['vial-of-healing'], 'THRUST');
    game.play(0, [], { type: 'wound', chit: 'FIGHT M5' });
    expect(eventOf(game.events, 'wounded')).toMatchObject({ rule: 'MR-T73', healed: true });
  });
});

test('MR-T14, MR-T43: the lucky charm makes one die of every roll, the cloven hoof adds one to all', () => {
  const bow = (things: readonly string[]) => {
    const game = combat({
      heroes: [
        {
          id: 'amazon',
          level: 1,
          with: [...things],
          inventory: Object.fromEntries(things.map((id) => [id, { active: true }])),
        },
      ],
      foes: [{ id: 'heavy-troll', on: 0 }],
    });
    return game.play(0, [], { type: 'done' }, { type: 'target' });
  };
  const chits: Wanted[] = [
    { type: 'attack', chit: 'FIGHT L4' },
    { type: 'direct', to: 'THRUST' },
    { type: 'maneuver', chit: null },
  ];
  // Two dice for the tactics of the troll, then those of the missile.
  expect(blow(bow([]).play(0, [4, 1, 1, 3, 2], ...chits)).force.rolled).toBe(3);
  expect(blow(bow(['lucky-charm']).play(0, [4, 1, 1, 2], ...chits)).force.rolled).toBe(2);
  expect(blow(bow(['cloven-hoof']).play(0, [4, 1, 1, 3, 2], ...chits)).force.rolled).toBe(4);
});

test('MR-T14, MR-B18, MR-B29: the hoof troubles all there, whatever its owner has become, and where he leaves it', () => {
  const amazon = { id: 'amazon', with: ['cloven-hoof'], inventory: { 'cloven-hoof': { active: true } } };
  const { s } = combat({ heroes: [amazon, { id: 'elf' }], foes: [{ id: 'wolf-a' }] });
  const plus = () => [0, 1].map((seat) => rollBy(s, seat, 'hide').plus);
  const [owner] = s.heroes;
  expect(plus()).toEqual([1, 1]);
  owner!.shapes = [{ id: 'lion', by: -1 }];
  expect(plus()).toEqual([1, 1]);
  owner!.life = FLED;
  expect(plus()[1]).toBe(0);
  owner!.items = owner!.items.map((state) => state | LEFT_BEHIND | GONE);
  expect(plus()[1]).toBe(1);
});
