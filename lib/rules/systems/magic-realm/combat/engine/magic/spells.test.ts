import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import type { Position } from '../../../scenario/position';
import { eventWords } from '../../scene/event-words';
import type { MrEvent } from '../events';
import { shotsAt } from '../melee/attacks';
import { killBy } from '../melee/kills';
import { timeOf } from '../fighters/playing';
import { ACTIVE, ALIVE, CANCELLED, COLOR, COMMITTED, DEAD, FATIGUED, FOE, NOBODY, WOUNDED } from '../state';
import { curse, pit } from './pit';
import { combat, eventOf, idleTo, type Played } from '../testing/play';

const wizard = (spell: string, more: object = {}): Position['heroes'][number] => ({
  id: 'wizard',
  with: [spell],
  ...more,
});
const casts = (game: Played, seat = 0) => game.offers(seat).filter(({ type }) => type === 'cast');

describe('casting', () => {
  const at = (more: Partial<Position>): Position => ({
    heroes: [wizard('fiery-blast')],
    foes: [{ id: 'viper', on: 0 }],
    ...more,
  });

  test('MR-124, MR-127, MR-129, MR-B24: the color comes from the clearing, or from an own color chit', () => {
    expect(casts(combat(at({})))).toEqual([]);
    const here = casts(combat(at({ colors: ['purple'] })));
    expect(here.length).toBeGreaterThan(0);
    expect(here.every(({ color }) => color === null)).toBe(true);
    const own = casts(combat(at({ heroes: [wizard('fiery-blast', { colorChits: ['MAGIC IV4*'] })] })));
    expect(own.every(({ color }) => color === 'MAGIC IV4*')).toBe(true);
  });

  test('MR-B24, MR-118: a color chit is fatigued unused, which is no action', () => {
    const game = combat(at({ heroes: [wizard('fiery-blast', { colorChits: ['MAGIC IV4*'] })] }));
    const colored = game.s.heroes[0]!.chits.indexOf(COLOR);
    game.play(0, [], { type: 'fatigue-color', chit: 'MAGIC IV4*' });
    expect(game.s.heroes[0]!.chits[colored]).toBe(FATIGUED);
    expect(eventOf(game.events, 'color-fatigued')).toMatchObject({ rule: 'MR-B24', chit: colored });
    expect(game.s).toMatchObject({ phase: 'act', stirred: 1 });
    expect(game.offers(0).map(({ type }) => type)).toContain('alert');
    expect(game.offers(0).some(({ type }) => type === 'fatigue-color')).toBe(false);
  });

  test('MR-119: a MAGIC chit may be as slow as what stands on the sheet, and no slower', () => {
    const times = casts(combat(at({ colors: ['purple'] }))).map(({ chit }) =>
      Number(/(\d)/.exec(String(chit))![1]),
    );
    // A viper moves with 4.
    expect(Math.max(...times)).toBeLessThanOrEqual(4);
    expect(casts(combat(at({ colors: ['purple'], foes: [{ id: 'octopus', on: 0 }] })))).toEqual([]);
  });

  test('MR-S19, MR-B57, MR-R48: a blast strikes each target; there is no weapon attack, and the chit tires', () => {
    const game = combat(
      at({
        colors: ['purple'],
        foes: [
          { id: 'viper', on: 0 },
          { id: 'wolf-a', on: 0 },
        ],
      }),
    );
    const { chit } = casts(game)[0]!;
    const wolf = combat(at({ colors: ['purple'] }));
    expect(casts(wolf).length).toBeGreaterThan(0);
    game.play(
      0,
      [],
      { type: 'cast', chit },
      { type: 'target', who: 'viper' },
      { type: 'target', who: 'wolf-a' },
    );
    // Both are in boxes of their own; each that is hit has a roll of its own on the Missile table.
    expect(game.s.heroes[0]!.spellState).toBe(1);
    game.play(0, [], { type: 'direct', to: 'THRUST' });
    expect(game.offers(0).every(({ type }) => type === 'maneuver')).toBe(true);
  });

  test('MR-S08: four stones for one target, two and two, two and one and one', () => {
    expect([1, 2, 3, 4, 6].map((n) => shotsAt(4, n))).toEqual([
      [4],
      [2, 2],
      [2, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 1, 1, 1],
    ]);
    expect(shotsAt(undefined, 2)).toEqual([1, 1]);
  });

  test('MR-S19: a target that another spell has killed is blasted no more', () => {
    const game = combat({
      colors: ['purple', 'black'],
      heroes: [
        { id: 'sorceror', with: ['fiery-blast'] },
        { id: 'witch-king', with: ['power-of-the-pit'] },
      ],
      foes: [{ id: 'giant' }, { id: 'viper', on: 0 }],
    });
    idleTo(game, 'act', seededDice('blast'));
    game.play(0, [], { type: 'cast' }).play(1, [], { type: 'cast' });
    game.s.drawn = [0, 1];
    game.play(0, [], { type: 'target', who: 'viper' }, { type: 'target', who: 'giant' });
    game.play(1, [2, 1], { type: 'target', who: 'viper' });
    expect(game.s.foes.map(({ alive }) => alive)).toEqual([1, 0]);
    idleTo(game, 'fatigue', seededDice('blast'));
    const blasted = game.events.flatMap((event) =>
      event.type === 'aimed' && event.by === 0 ? [event.at] : [],
    );
    expect(blasted).toEqual([FOE]);
  });

  test('MR-S21: lightning is called in mountain clearings alone', () => {
    const bolt = (clearing: 'woods' | 'mountain') =>
      casts(
        combat({
          clearing,
          colors: ['purple'],
          heroes: [{ id: 'sorceror', with: ['lightning-bolt'] }],
          foes: [{ id: 'viper', on: 0 }],
        }),
      ).length;
    expect(bolt('woods')).toBe(0);
    expect(bolt('mountain')).toBeGreaterThan(0);
  });

  test('MR-S22: the roof falls on everyone, as a smash with time 4', () => {
    const game = combat({
      clearing: 'cave',
      colors: ['purple'],
      heroes: [wizard('roof-collapses')],
      foes: [{ id: 'viper', on: 0 }],
    });
    game.play(0, [], { type: 'cast' });
    expect(game.s.heroes[0]!.targets).toEqual([100, 0]);
    game.play(0, [4, 1, 1], { type: 'maneuver', chit: null });
    const falls = game.events.filter((event) => event.type === 'aimed' && event.by === 0);
    expect(falls).toHaveLength(2);
    expect(eventOf(game.events, 'aimed', ({ by }) => by === 0)).toMatchObject({ direct: 2, time: 4 });
  });
});

test('MR-S22, MR-B58: whoever brings the roof down holds his shield where he likes', () => {
  const game = combat({
    clearing: 'cave',
    colors: ['purple'],
    heroes: [
      {
        id: 'captain',
        hidden: true,
        with: ['book-of-lore'],
        inventory: { 'book-of-lore': { active: true, awake: ['roof-collapses'] } },
      },
    ],
    foes: [{ id: 'ghost' }],
  });
  game.play(0, [], { type: 'lured' }, { type: 'cast' }, { type: 'maneuver', chit: null });
  expect(game.offers(0).map(({ to }) => to)).toEqual(['THRUST', 'SWING', 'SMASH']);
  game.play(0, [4, 1, 1], { type: 'shield', to: 'SMASH' });
  const { item, armor } = eventOf(game.events, 'struck', ({ at }) => at === 0);
  expect([game.s.game.heroes[0]!.things[item]!.id, armor]).toEqual(['shield', 'destroyed']);
});

describe('the chits of a caster', () => {
  const bolt = (more: object = {}) =>
    combat({
      clearing: 'mountain',
      heroes: [{ id: 'sorceror', with: ['lightning-bolt'], colorChits: ['MAGIC IV4*'], ...more }],
      foes: [{ id: 'heavy-serpent', on: 0 }],
    });

  test('MR-128, MR-145, MR-165: a bolt strikes with the time of its chit, once it is aimed', () => {
    const game = bolt();
    const chit = String(casts(game)[0]!.chit);
    game.play(0, [], { type: 'cast', chit }, { type: 'target' }, { type: 'direct', to: 'THRUST' });
    game.play(0, [4, 1, 1, 1, 1], { type: 'maneuver', chit: null });
    expect(eventOf(game.events, 'spell').rule).toBe('MR-145');
    expect(eventOf(game.events, 'aimed', ({ by }) => by === 0).time).toBe(Number(/(\d)/.exec(chit)![1]));
    // Medium, three stars less one for armor, and two levels by the best roll.
    expect(eventOf(game.events, 'struck', ({ by }) => by === 0).force).toMatchObject({
      stars: 2,
      rolled: 1,
      levels: 6,
    });
  });

  test('MR-194, MR-R48: color chit and MAGIC chit tire by themselves, and their asterisks tire nothing else', () => {
    const game = bolt();
    game.play(0, [], { type: 'cast' });
    const { chits, spellChit, stars } = game.s.heroes[0]!;
    const { playings } = game.s.game.heroes[0]!;
    expect(chits[playings.findIndex((one, i) => one.code === 'MAGIC IV4*' && chits[i] === 1)]).toBe(1);
    // Tied up until the Fatigue step; the asterisks count for the limit alone.
    expect(chits[spellChit]).toBe(3);
    expect(stars.slice(0, 2)).toEqual([0, 0]);
    game.play(0, [], { type: 'target' }, { type: 'direct', to: 'SWING' });
    game.play(0, [4, 1, 1], { type: 'maneuver', chit: null });
    expect(game.s.heroes[0]!.due).toBe(0);
    expect(game.s.heroes[0]!.chits[spellChit]).toBe(1);
  });
});

describe('spells that last', () => {
  test('MR-S11, MR-B25, MR-B26: Elven Grace gives move times by strength, and ties its chit up', () => {
    const game = combat({
      colors: ['gold'],
      heroes: [{ id: 'elf', with: ['elven-grace'], hidden: true }],
      foes: [{ id: 'ogre' }],
    });
    game.play(0, [], { type: 'lured' }, { type: 'cast' }, { type: 'target', who: 'elf' });
    expect(game.s.heroes[0]).toMatchObject({ grace: 0, bound: 1, spellState: 1 });
    game.play(0, [], { type: 'maneuver', chit: null });
    if (game.s.phase === 'lure') game.play(0, [], { type: 'lured' });
    // In the next round the chit is tied up still, and the spell is not cast again.
    expect(game.s.round).toBe(2);
    expect(game.s.heroes[0]!.chits.filter((state) => state === 3)).toHaveLength(1);
    expect(casts(game)).toEqual([]);
    const { playings } = game.s.game.heroes[0]!;
    playings.forEach(({ kind, strength }, chit) => {
      if (kind === 'MOVE') expect(timeOf(game.s, 0, chit)).toBe(strength);
    });
  });

  test('MR-S45: poison adds a star to the weapon on which it is', () => {
    const game = combat({
      colors: ['grey'],
      heroes: [{ id: 'witch', with: ['poison'] }, { id: 'amazon' }],
      foes: [{ id: 'ogre', on: 1 }],
    });
    game.play(0, [], { type: 'lured' }, { type: 'cast' });
    game.play(1, [], { type: 'done' });
    game.play(0, [], { type: 'target', who: 'amazon' });
    game.play(1, [], { type: 'target' });
    // A spell that took effect leaves the witch a maneuver.
    game.play(0, [], { type: 'maneuver', chit: null });
    game.play(
      1,
      [4, 1, 1],
      { type: 'attack', chit: 'FIGHT M5' },
      { type: 'direct', to: 'THRUST' },
      { type: 'maneuver', chit: null },
      { type: 'shield', to: 'SMASH' },
    );
    expect(eventOf(game.events, 'struck', ({ by }) => by === 1).force.stars).toBe(2);
  });
});

test('MR-B27: what a caster keeps up ends with him', () => {
  const game = combat({
    colors: ['gold'],
    heroes: [{ id: 'elf', with: ['elven-grace'], hidden: true }, { id: 'amazon' }],
    foes: [{ id: 'tremendous-troll' }],
  });
  game.play(0, [], { type: 'lured' });
  game.play(1, [], { type: 'lured' });
  if (game.s.order[game.s.turn] === 0) game.play(0, [], { type: 'cast' });
  for (const seat of game.s.order)
    if (game.s.phase === 'act' && game.offers(seat).length > 0) game.play(seat, [], { type: 'done' });
  game.play(0, [], { type: 'target', who: 'amazon' });
  game.play(1, [], { type: 'enough' });
  expect(game.s.heroes[1]!.grace).toBe(0);
  killBy(game.s, 0, [], 'MR-174');
  expect(game.s.heroes[1]!.grace).toBe(-1);
});

test('MR-B27, MR-197: what somebody keeps up on another ends when that one dies of his wounds', () => {
  const game = combat({
    rivals: true,
    colors: ['grey'],
    heroes: [{ id: 'witch', with: ['bad-luck'] }, { id: 'amazon' }],
    foes: [{ id: 'ghost', on: 0 }],
  });
  idleTo(game, 'act', seededDice('wounds'));
  game.play(0, [], { type: 'cast' });
  idleTo(game, 'target', seededDice('wounds'));
  game.s.drawn = [0, 1];
  game.play(0, [], { type: 'target', who: 'amazon' });
  expect(game.s.heroes[0]).toMatchObject({ bound: 0, ties: [] });
  game.play(1, [], { type: 'enough' });
  expect(game.s.heroes[0]).toMatchObject({ bound: 1, ties: [{ on: 1 }] });
  game.s.heroes[1]!.chits.fill(WOUNDED);
  idleTo(game, 'lure', seededDice('wounds'), 2);
  expect(eventOf(game.events, 'died')).toMatchObject({ seat: 1 });
  expect(game.s.heroes[0]).toMatchObject({ bound: 0, ties: [] });
  expect(game.s.heroes[0]!.chits).not.toContain(COMMITTED);
});

test.each([
  ['elven-grace', 'gold', 'MAGIC III3*', DEAD],
  ['persuade', 'gold', 'MAGIC III3*', DEAD],
  ['stones-fly', 'grey', 'MAGIC II3*', ALIVE],
] as const)(
  'MR-B13: who ties his last free chit up with %s is dead at once, if it lasts',
  (spell, color, chit, life) => {
    const game = combat({
      colors: [color],
      heroes: [
        { id: spell === 'stones-fly' ? 'druid' : 'elf', with: [spell], hidden: true },
        { id: 'amazon' },
      ],
      foes: [{ id: 'l1' }],
    });
    idleTo(game, 'act', seededDice('last chit'));
    const { playings } = game.s.game.heroes[0]!;
    const free = playings.findIndex(({ code }) => code === chit);
    game.s.heroes[0]!.chits = playings.map((_, i) => (i === free ? ACTIVE : WOUNDED));
    game.play(0, [], { type: 'cast', chit });
    expect(game.s.heroes[0]!.life).toBe(life);
  },
);

describe('spells that take effect at once', () => {
  test('MR-S01: exorcise kills demons and imps, ends curses and tires color chits', () => {
    const game = combat({
      colors: ['white'],
      heroes: [{ id: 'white-knight', with: ['exorcise'] }],
      foes: [
        { id: 'imp', on: 0 },
        { id: 'ghost', on: 0 },
      ],
    });
    const cast = casts(game);
    if (cast.length === 0) {
      // The imp moves with 2: the Knight is too slow for it alone on his sheet.
      expect(game.s.phase).toBe('act');
    }
    const free = combat({
      colors: ['white'],
      heroes: [{ id: 'white-knight', with: ['exorcise'], hidden: true }],
      foes: [{ id: 'imp' }, { id: 'ghost' }],
    });
    free.play(0, [], { type: 'lured' }, { type: 'cast' });
    expect(free.s.foes.map(({ alive }) => alive)).toEqual([0, 1]);
    expect(eventOf(free.events, 'killed')).toMatchObject({ rule: 'MR-S01', by: [0] });
    expect(free.s.heroes[0]).toMatchObject({ fame: 2, notoriety: 1 });
  });

  test('MR-S01, MR-B61: of those whom exorcise kills the most valuable counts first, whomever it serves', () => {
    const game = combat({
      colors: ['white'],
      heroes: [
        { id: 'white-knight', with: ['exorcise'], hidden: true },
        { id: 'amazon', hidden: true },
      ],
      foes: [{ id: 'imp' }, { id: 'demon', hirer: 1 }],
    });
    idleTo(game, 'act', seededDice('exorcise'));
    game.play(0, [], { type: 'cast' });
    idleTo(game, 'plot', seededDice('exorcise'));
    const killed = game.events.flatMap((e) =>
      e.type === 'killed' ? [[game.s.game.foes[e.who - FOE]!.id, e.times]] : [],
    );
    expect(killed).toEqual([
      ['demon', 1],
      ['imp', 2],
    ]);
  });

  test('MR-S02: make whole brings chits and armor back', () => {
    const game = combat({
      colors: ['white'],
      heroes: [
        {
          id: 'white-knight',
          with: ['make-whole'],
          hidden: true,
          chits: { 'FIGHT T4**': ['wounded', 'fatigued'] },
          inventory: { 'suit-of-armor': { active: true, damaged: true } },
        },
      ],
      foes: [{ id: 'wolf-a' }],
    });
    game.play(0, [], { type: 'lured' }, { type: 'cast' }, { type: 'target' });
    const { chits, items, spellChit } = game.s.heroes[0]!;
    expect(chits.filter((state, i) => state !== 0 && i !== spellChit)).toEqual([]);
    // The chit that was used tires all the same.
    expect(chits[spellChit]).toBe(1);
    expect(items.every((state) => (state & 4) === 0)).toBe(true);
  });

  test('MR-S02: what tires or is damaged in the same round stays so', () => {
    const game = combat({
      heroes: [
        {
          id: 'sorceror',
          with: ['sacred-statue'],
          inventory: { 'sacred-statue': { active: true, awake: ['make-whole'] } },
          chits: { 'MAGIC IV4*': 'fatigued' },
          colorChits: ['MAGIC IV3*'],
          hidden: true,
        },
        { id: 'white-knight', hidden: true, colorChits: ['MAGIC I5**'] },
      ],
      colors: ['white'],
      foes: [{ id: 'wolf-a' }],
    });
    idleTo(game, 'act', seededDice('whole'));
    const states = () => {
      const { playings } = game.s.game.heroes[0]!;
      return ['MAGIC IV4*', 'MAGIC IV3*'].map(
        (code) => game.s.heroes[0]!.chits[playings.findIndex((one) => one.code === code)],
      );
    };
    game.play(0, [], { type: 'fatigue-color', chit: 'MAGIC IV3*' }, { type: 'cast' });
    expect(states()).toEqual([FATIGUED, FATIGUED]);
    idleTo(game, 'target', seededDice('whole'));
    game.s.drawn = [0, 1];
    game.play(0, [], { type: 'target', who: 'sorceror' }).play(1, [], { type: 'enough' });
    expect(states()).toEqual([ACTIVE, FATIGUED]);
    // Blight would wound the chit that was made whole: the two undo each other.
    pit(game.s, 1, 0, [4], 4);
    expect(states()).toEqual([FATIGUED, FATIGUED]);
  });

  test('MR-S29: the Power of the Pit carries its target away, for the caster’s fame', () => {
    const game = combat({
      colors: ['black'],
      heroes: [{ id: 'witch-king', with: ['power-of-the-pit'] }],
      foes: [{ id: 'giant', on: 0 }],
    });
    game.play(0, [], { type: 'cast' });
    game.play(0, [2, 1], { type: 'target' });
    expect(game.s.by).toBe('victory');
    expect(game.s.heroes[0]).toMatchObject({ fame: 8, notoriety: 8 });
  });

  test('MR-143, MR-144: a faster spell at a caster cancels his, and he may strike its target instead', () => {
    const game = combat({
      rivals: true,
      colors: ['grey', 'purple'],
      heroes: [
        { id: 'witch-king', with: ['curse'] },
        { id: 'wizard', with: ['fiery-blast'] },
      ],
    });
    // The Witch King has no chit to charge with.
    game.play(1, [], { type: 'stay' });
    const timeIn = ({ chit }: Readonly<Record<string, unknown>>) => Number(/(\d)/.exec(String(chit))![1]);
    const fast = casts(game).sort((a, b) => timeIn(a) - timeIn(b))[0]!;
    game.play(0, [], { type: 'cast', chit: fast.chit });
    const slow = casts(game, 1).sort((a, b) => timeIn(b) - timeIn(a))[0]!;
    expect(timeIn(slow)).toBeGreaterThan(timeIn(fast));
    game.play(1, [], { type: 'cast', chit: slow.chit });
    game.play(0, [], { type: 'target', who: 'wizard' });
    game.play(1, [4, 1], { type: 'target', who: 'witch-king' });
    expect(game.s.heroes.map(({ spellState }) => spellState)).toEqual([1, 2]);
    expect(eventOf(game.events, 'spell', ({ works }) => !works)).toMatchObject({ rule: 'MR-143', seat: 1 });
    expect(game.offers(1).map(({ type }) => type)).toContain('attack');
  });

  test.each([
    ['the caster himself', 'white-knight', false],
    ['a hireling of his', 'r7', false],
    ['a rival', 'witch', true],
  ])(
    'MR-144: of a cancelled spell on %s nothing is left to strike, unless it is no friend',
    (_, who, strikes) => {
      const game = combat({
        house: { 'magic.benevolent': true },
        rivals: true,
        colors: ['white', 'grey'],
        heroes: [
          { id: 'white-knight', with: ['peace'], hidden: true },
          { id: 'witch', with: ['curse'] },
        ],
        foes: [{ id: 'r7', hirer: 0 }],
      });
      game.s.heroes[1]!.found = 1;
      idleTo(game, 'act', seededDice('cancelled'));
      game.play(0, [], { type: 'cast' });
      game.play(1, [], { type: 'cast', chit: 'MAGIC V4*' });
      game.s.drawn = [0, 1];
      game.play(0, [], { type: 'target', who });
      game.roll(1, seededDice('cancelled'), { type: 'target', who: 'white-knight' });
      expect(game.s.heroes[0]!.spellState).toBe(CANCELLED);
      expect(game.s.foes[0]!.owner).toBe(0);
      expect(game.s.heroes[0]!.targets).toHaveLength(strikes ? 1 : 0);
    },
  );

  test('MR-R26: a spell that was cancelled cancels nothing', () => {
    const game = combat({
      rivals: true,
      colors: ['grey', 'purple'],
      heroes: [
        { id: 'witch-king', with: ['curse'] },
        { id: 'sorceror', with: ['fiery-blast'] },
        { id: 'wizard', with: ['fiery-blast'] },
      ],
    });
    for (const seat of [0, 1, 2])
      if (game.offers(seat).length > 0 && game.s.phase === 'charge') game.play(seat, [], { type: 'stay' });
    const timeIn = ({ chit }: Readonly<Record<string, unknown>>) => Number(/(\d)/.exec(String(chit))![1]);
    const ordered = (seat: number) => casts(game, seat).sort((a, b) => timeIn(a) - timeIn(b));
    const [first] = ordered(0);
    game.play(0, [], { type: 'cast', chit: first!.chit });
    const second = ordered(1).find((one) => timeIn(one) > timeIn(first!))!;
    game.play(1, [], { type: 'cast', chit: second.chit });
    const third = ordered(2).at(-1)!;
    expect(timeIn(third)).toBeGreaterThanOrEqual(timeIn(second));
    game.play(2, [], { type: 'cast', chit: third.chit });
    game.play(0, [], { type: 'target', who: 'sorceror' });
    game.play(1, [], { type: 'target', who: 'wizard' }, { type: 'enough' });
    game.play(2, [4, 1], { type: 'target', who: 'witch-king' }, { type: 'enough' });
    expect(game.s.heroes.map(({ spellState }) => spellState)).toEqual([1, 2, 1]);
  });
});

test.each([
  ['a native', FOE, 0, ', which does nothing.'],
  ['who is protected by a pentangle', 0, 0, ', which does nothing.'],
  ['anybody else', 0, NOBODY, '.'],
])('MR-B28, MR-S28: what a curse does to %s is told as it is', (_, at, pentangle, ends) => {
  const { s } = combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'c1' }, { id: 'imp' }] });
  s.heroes[0]!.pentangle = pentangle;
  const told: MrEvent[] = [];
  curse(s, FOE + 1, at, [1, 1], 1, (event) => told.push(event));
  expect(eventWords(told[0]!, s).text).toMatch(new RegExp(`: eyemist${ends}$`));
  expect(s.heroes[0]!.curses).toBe(ends === '.' ? 1 : 0);
});
