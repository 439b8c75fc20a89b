import { describe, expect, test } from 'vitest';
import { combat, eventOf, plot, toPlot } from '../testing/play';

describe('denizens of a kind', () => {
  test('MR-175, MR-R49: a giant that hits turns red at the end of the round; its next hit kills', () => {
    const game = toPlot({ heroes: [{ id: 'captain' }], foes: [{ id: 'giant', on: 0 }] });
    // The body comes from thrust; the shield of the Captain stands there.
    game.play(0, [4, 1, 1], ...plot(null, '', 'MOVE M4*', 'CHARGE'), { type: 'shield', to: 'THRUST' });
    expect(game.s.heroes[0]!.life).toBe(0);
    while (game.s.phase === 'fatigue') game.play(0, [], { type: String(game.offers(0)[0]!.type) });
    expect(game.s.foes[0]!.side).toBe(1);
    expect(eventOf(game.events, 'turned').red).toBe(true);
  });

  test('MR-B56: a demon’s hit rolls the Power of the Pit, past armor', () => {
    const game = toPlot({ heroes: [{ id: 'white-knight' }], foes: [{ id: 'demon', on: 0 }] });
    game.play(0, [4, 2, 1], ...plot(null, '', null, ''));
    expect(eventOf(game.events, 'rolled')).toMatchObject({ table: 'pit', result: 2 });
    expect(game.s.heroes[0]!.life).toBe(1);
  });

  test.each([
    [1, 'everybody dies', 'MR-X13'],
    [3, 'light and medium chits are wounded', 'MR-X15'],
    [4, 'chits with asterisks are wounded', 'MR-X16'],
    [6, 'armor is damaged', 'MR-X18'],
  ])('MR-X13 to MR-X18: a %i: %s', (face, _, rule) => {
    const game = toPlot({ heroes: [{ id: 'amazon' }], foes: [{ id: 'demon', on: 0 }] });
    game.play(0, [4, face, 1], ...plot(null, '', null, ''), { type: 'shield', to: 'SWING' });
    expect(eventOf(game.events, 'rolled').rule).toBe(rule);
    const { chits, items, life } = game.s.heroes[0]!;
    const { playings } = game.s.game.heroes[0]!;
    if (face === 1) expect([life, game.s.foes[0]!.alive]).toEqual([1, 0]);
    if (face === 3) expect(playings.every(({ strength }, i) => strength > 2 || chits[i] === 2)).toBe(true);
    if (face === 4)
      expect(playings.every(({ asterisks }, i) => asterisks === 0 || chits[i] === 2)).toBe(true);
    if (face === 6) expect(items.slice(1).every((state) => (state & 4) !== 0)).toBe(true);
  });

  test('MR-X03: the imp’s curse withers: all chits with asterisks are fatigued', () => {
    const game = toPlot({ heroes: [{ id: 'amazon' }], foes: [{ id: 'imp', on: 0 }] });
    game.play(0, [4, 1, 1, 3, 2], ...plot(null, '', null, ''), { type: 'shield', to: 'SWING' });
    const { playings } = game.s.game.heroes[0]!;
    expect(game.s.heroes[0]!.chits.every((state, i) => playings[i]!.asterisks === 0 || state === 1)).toBe(
      true,
    );
  });

  test('MR-B56: an archer does not attack light side up, and rolls one die dark side up', () => {
    const light = toPlot({ heroes: [{ id: 'amazon' }], foes: [{ id: 'w1', on: 0 }] });
    light.play(0, [4, 1, 1], ...plot(null, '', null, ''), { type: 'shield', to: 'SWING' });
    expect(light.events.some(({ type }) => type === 'aimed')).toBe(false);
    const dark = toPlot({ heroes: [{ id: 'amazon' }], foes: [{ id: 'w1', on: 0, dark: true }] });
    dark.play(0, [4, 1, 1, 5], ...plot(null, '', null, ''), { type: 'shield', to: 'SWING' });
    expect(eventOf(dark.events, 'struck').force).toMatchObject({ rolled: 5 });
  });

  test('MR-180, MR-182: fame and notoriety count as often as it is the n-th kill of the day', () => {
    const game = combat({
      heroes: [{ id: 'white-knight' }],
      foes: [
        { id: 'goblin-axe', on: 0 },
        { id: 'viper', on: 0 },
      ],
    });
    const tire = () => {
      while (game.s.phase === 'fatigue') game.play(0, [], { type: String(game.offers(0)[0]!.type) });
    };
    game.play(0, [], { type: 'done' }, { type: 'target', who: 'goblin-axe' });
    // The viper comes first, in thrust; the goblin swings.
    game.play(0, [4, 1, 1, 1, 1], ...plot('FIGHT T4**', 'SWING', null, ''));
    tire();
    expect(eventOf(game.events, 'killed')).toMatchObject({ times: 1, fame: 1, notoriety: 1 });
    game.play(0, [], { type: 'done' }, { type: 'target', who: 'viper' });
    game.play(0, [4, 1, 1], ...plot('FIGHT T4**', 'THRUST', null, ''));
    expect(eventOf(game.events, 'killed', ({ times }) => times === 2)).toMatchObject({
      fame: 2,
      notoriety: 4,
    });
    expect(game.s.heroes[0]).toMatchObject({ fame: 3, notoriety: 5 });
  });
});
