import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import type { Position } from '../../../scenario/position';
import { WORN } from '../state';
import { combat, eventOf, idleTo, type Played } from '../testing/play';
import { colorsHere } from '../magic/colors';
import { isWorn, weaponOf } from '../fighters/playing';

const dice = seededDice('laying');
const DONE = { type: 'done' };

/** Up to the action turn of the Amazon, beside whoever else is there. */
const acting = (at: Partial<Position> = {}): Played =>
  idleTo(
    combat({
      house: { 'items.dropping': true },
      rivals: true,
      heroes: [{ id: 'amazon', with: ['power-boots'] }, { id: 'elf' }],
      ...at,
    }),
    'act',
    dice,
  );
const itemOf = (game: Played, seat: number, id: string): number =>
  game.s.game.heroes[seat]!.things.findLastIndex((one) => one.id === id);
const offered = (game: Played, seat: number, type: string) =>
  game.offers(seat).filter((one) => one.type === type);
/** The next action turn of a seat; nobody is sent home because nothing happens. */
const nextRound = (game: Played, seat: number): Played => {
  game.s.quiet = 0;
  idleTo(game, 'act', dice, game.s.round + 1);
  while (game.offers(seat).length === 0) game.roll(1 - seat, dice, DONE);
  return game;
};

describe('MR-B70: laying down and picking up in a combat', () => {
  test('what he has laid down himself lies at his feet, and takes no chit', () => {
    const game = acting();
    const spear = weaponOf(game.s, 0);
    game.play(0, [], { type: 'lay-down', item: 'short-sword' });
    expect(eventOf(game.events, 'laid-open')).toMatchObject({ seat: 0, item: spear });
    expect(weaponOf(game.s, 0)).toBe(-1);
    // He may lay down more, but in this round he neither takes it up nor uses anything.
    expect(offered(game, 0, 'take-up')).toEqual([]);
    expect(offered(game, 0, 'activate')).toEqual([]);
    expect(offered(game, 0, 'lay-down').length).toBeGreaterThan(0);
    nextRound(game, 0);
    expect(offered(game, 0, 'take-up')).toEqual([
      { type: 'take-up', nth: 0, chit: null, worn: false },
      { type: 'take-up', nth: 0, chit: null, worn: true },
    ]);
    game.play(0, [], { type: 'take-up', worn: true });
    expect(weaponOf(game.s, 0)).toBe(spear);
    expect(game.s.lying).toEqual([]);
    expect(game.s.game.heroes[0]!.things).toHaveLength(game.s.heroes[0]!.items.length);
  });

  test('for what another has laid down he plays a MOVE chit, which counts as effort', () => {
    const game = acting();
    game.play(0, [], { type: 'lay-down', item: 'power-boots' }, DONE);
    const takes = offered(game, 1, 'take-up');
    expect(takes.map(({ chit }) => chit)).not.toContain(null);
    expect(new Set(takes.map(({ worn }) => worn))).toEqual(new Set([true, false]));
    const before = game.s.game.heroes[1]!;
    game.play(1, [], { type: 'take-up', chit: takes[0]!.chit, worn: true });
    expect(eventOf(game.events, 'taken-up')).toMatchObject({
      seat: 1,
      item: before.things.length,
      worn: true,
    });
    expect(game.s.heroes[1]!.used.filter((used) => used === 1)).toHaveLength(1);
    const boots = itemOf(game, 1, 'power-boots');
    expect(isWorn(game.s, 1, boots)).toBe(true);
    expect(game.s.game.heroes[1]!.playings.at(-1)).toMatchObject({ item: boots, kind: 'MOVE', time: 4 });
    // Those of before are as they were.
    expect(before.things).toHaveLength(boots);
  });

  test('MR-119: the chit must be faster than what stands on his sheet', () => {
    const game = acting({ foes: [{ id: 'viper', on: 1 }] });
    game.play(0, [], { type: 'lay-down', item: 'power-boots' }, DONE);
    const times = offered(game, 1, 'take-up').map(({ chit }) => Number(/\d/.exec(String(chit))![0]));
    expect(times.length).toBeGreaterThan(0);
    // A viper moves with 4.
    expect(Math.max(...times)).toBeLessThan(4);
  });

  test('MR-B17: who wears boots that cannot bear it puts them off first', () => {
    const game = acting({
      heroes: [{ id: 'black-knight' }, { id: 'elf', with: ['elven-slippers'] }],
    });
    const boots = itemOf(game, 1, 'elven-slippers');
    game.s.heroes[1]!.items[boots]! |= WORN;
    game.play(0, [], { type: 'lay-down', item: 'mace' }, DONE);
    expect(offered(game, 1, 'take-up')).toEqual([]);
    game.s.heroes[1]!.items[boots] = 0;
    expect(offered(game, 1, 'take-up')).not.toEqual([]);
  });

  test('MR-125: an artifact that is picked up casts, and what it has cast today it casts no more', () => {
    const book = { active: true, awake: ['fiery-blast'] };
    const game = acting({
      colors: ['purple'],
      heroes: [{ id: 'amazon', with: ['book-of-lore'], inventory: { 'book-of-lore': book } }, { id: 'elf' }],
    });
    expect(offered(game, 0, 'cast')).toHaveLength(1);
    game.play(0, [], { type: 'lay-down', item: 'book-of-lore' }, DONE);
    game.roll(1, dice, { type: 'take-up', worn: true });
    nextRound(game, 1);
    const casting = { type: 'cast', spell: 'fiery-blast' };
    expect(offered(game, 1, 'cast')).toContainEqual(expect.objectContaining(casting));
    game.roll(1, dice, casting);
    nextRound(game, 1).roll(1, dice, { type: 'lay-down', item: 'book-of-lore' });
    nextRound(game, 0).roll(0, dice, { type: 'take-up', worn: true });
    expect(offered(nextRound(game, 0), 0, 'cast')).toEqual([]);
  });

  test('it goes back and forth without growing', () => {
    const game = acting();
    const boots = () =>
      game.s.game.heroes.map(({ things }) => things.filter(({ id }) => id === 'power-boots').length);
    for (const seat of [0, 1, 0, 1]) {
      nextRound(game, seat).roll(seat, dice, { type: 'lay-down', item: 'power-boots' });
      nextRound(game, 1 - seat).roll(1 - seat, dice, { type: 'take-up', worn: false });
    }
    expect(boots()).toEqual([1, 1]);
    expect(game.s.lying).toEqual([]);
  });

  test('MR-B18: a color source gives its color where it lies, and may be left behind too', () => {
    const game = acting({ heroes: [{ id: 'amazon', with: ['sacred-grail'] }, { id: 'elf' }] });
    game.play(0, [], { type: 'lay-down', item: 'sacred-grail' });
    expect(colorsHere(game.s)).toContain('white');
    const left = acting({ heroes: [{ id: 'amazon', with: ['sacred-grail'] }, { id: 'elf' }] });
    left.play(0, [], { type: 'abandon', item: 'sacred-grail' });
    expect(colorsHere(left.s)).toContain('white');
  });

  test('MR-B19: a potion that works is not left', () => {
    const game = acting({ heroes: [{ id: 'amazon', with: ['potion-of-energy'] }, { id: 'elf' }] });
    expect(offered(game, 0, 'lay-down').map(({ item }) => item)).toContain('potion-of-energy');
    game.s.heroes[0]!.items[itemOf(game, 0, 'potion-of-energy')]! |= WORN;
    for (const type of ['lay-down', 'abandon'])
      expect(offered(game, 0, type).map(({ item }) => item)).not.toContain('potion-of-energy');
  });

  test('without the option things are only abandoned', () => {
    const game = acting({ house: {} });
    expect([offered(game, 0, 'lay-down'), offered(game, 0, 'abandon').length > 0]).toEqual([[], true]);
  });
});
