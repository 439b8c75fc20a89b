import type { Position } from '../../../scenario/position';
import { describe, expect, test } from 'vitest';
import { armorAgainst } from './harm';
import { combat, eventOf, plot, toPlot, type Played } from '../testing/play';

const offered = (game: Played, type: string, key = 'chit') =>
  game
    .offers(0)
    .filter((one) => one.type === type)
    .map((one) => one[key]);

describe('what may be plotted', () => {
  test('MR-147: the FIGHT chit is as strong as the weapon weighs', () => {
    const game = toPlot({ heroes: [{ id: 'white-knight' }], foes: [{ id: 'wolf-a', on: 0 }] });
    expect(offered(game, 'attack').every((chit) => chit === null || /^FIGHT [HT]/.test(String(chit)))).toBe(
      true,
    );
  });

  test('MR-148: the MOVE chit is as strong as the heaviest thing that he carries', () => {
    const game = toPlot({ heroes: [{ id: 'white-knight' }], foes: [{ id: 'wolf-a', on: 0 }] });
    game.play(0, [], { type: 'attack', chit: null });
    expect(offered(game, 'maneuver').every((chit) => chit === null || /^MOVE [HT]/.test(String(chit)))).toBe(
      true,
    );
  });

  test('MR-151: at most two asterisks in a round, the Encounter step included', () => {
    const game = combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'giant', on: 0 }] });
    game.play(0, [], { type: 'alert', chit: 'FIGHT M4*' }, { type: 'target' });
    expect(offered(game, 'attack')).not.toContain('FIGHT M3**');
    game.play(0, [], { type: 'attack', chit: 'FIGHT M4*' }, { type: 'direct', to: 'SWING' });
    expect(offered(game, 'maneuver')).toEqual([null, 'MOVE M4']);
  });

  test('MR-B57: a chit that was played is not played again in the round', () => {
    const game = combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'giant', on: 0 }] });
    // Of FIGHT M5 there is one.
    game.play(0, [], { type: 'alert', chit: 'FIGHT M4*' }, { type: 'target' });
    const before = game.s.heroes[0]!.used.filter((used) => used === 1).length;
    expect(before).toBe(1);
  });

  test('MR-A11: the Dwarf ducks with his chit and does nothing else', () => {
    const game = toPlot({ heroes: [{ id: 'dwarf' }], foes: [{ id: 'wolf-a', on: 0 }] });
    game.play(0, [], { type: 'attack', chit: null });
    expect(offered(game, 'maneuver')).toContain('DUCK T3*');
    game.play(0, [4, 1, 1], { type: 'maneuver', chit: 'DUCK T3*' });
    expect(eventOf(game.events, 'revealed').toward).toBe(2);
  });

  test('MR-153: six wolves fill all boxes, and no head stands with its body', () => {
    const game = toPlot({
      heroes: [{ id: 'amazon' }],
      foes: ['wolf-a', 'wolf-a', 'wolf-a', 'wolf-b', 'wolf-b', 'wolf-b'].map((id) => ({ id, on: 0 })),
    });
    game.play(
      0,
      [],
      { type: 'attack', chit: null },
      { type: 'maneuver', chit: null },
      { type: 'shield', to: 'THRUST' },
    );
    expect(offered(game, 'box', 'to')).toEqual([0, 1]);
    // The first box holds the first wolf already; with four in it the last two must fill the others.
    game.play(0, [], { type: 'box', to: 0 }, { type: 'box', to: 0 });
    game.roll(0, dice(), { type: 'box', to: 0 });
    expect(new Set(game.s.foes.map(({ box }) => box)).size).toBe(3);

    const dragon = toPlot({
      heroes: [{ id: 'amazon' }],
      foes: [
        { id: 'tremendous-dragon', on: 0 },
        { id: 'wolf-a', on: 0 },
      ],
    });
    dragon.play(
      0,
      [4, 1, 1, 1, 1],
      { type: 'attack', chit: null },
      { type: 'maneuver', chit: null },
      {
        type: 'shield',
        to: 'THRUST',
      },
    );
    const [body, wolf] = dragon.s.foes;
    expect(new Set([body!.box, body!.partBox, wolf!.box]).size).toBe(3);
  });
});

describe('hits', () => {
  test.each([
    ['a match', 'THRUST', 4, 'match'],
    ['no match and too slow', 'SWING', 4, 'miss'],
  ])('MR-161, MR-162: %s', (_, direct, face, why) => {
    const game = toPlot({ heroes: [{ id: 'amazon' }], foes: [{ id: 'wolf-a', on: 0 }] });
    game.play(0, [face, 1, 1], ...plot('FIGHT M5', direct, 'MOVE M4', 'DODGE'), {
      type: 'shield',
      to: 'SWING',
    });
    expect(eventOf(game.events, 'aimed', ({ by }) => by === 0).why).toBe(why);
  });

  test('MR-162: whoever played no maneuver is undercut by everything', () => {
    const game = toPlot({ heroes: [{ id: 'amazon' }], foes: [{ id: 'wolf-a', on: 0 }] });
    game.play(0, [4, 1, 1], ...plot(null, '', null, ''), { type: 'shield', to: 'SWING' });
    expect(eventOf(game.events, 'aimed')).toMatchObject({ why: 'faster', against: -1 });
  });

  test('MR-167: in the first round the longer weapon strikes first, and the dead strike no more (MR-169, MR-179)', () => {
    const at = (round: number): Position => ({
      round,
      heroes: [{ id: 'swordsman' }],
      foes: [{ id: 'giant-bat', on: 0 }],
    });
    const plotted = plot('FIGHT M5', 'THRUST', 'MOVE L2**', 'CHARGE');
    const first = toPlot(at(1)).play(0, [4, 1, 1], ...plotted);
    expect(first.events.filter(({ type }) => type === 'struck')).toHaveLength(1);
    expect(first.s.heroes[0]!.life).toBe(0);
    // MR-168: later the faster one does.
    const later = toPlot(at(2)).play(0, [4, 1, 1], ...plotted);
    expect(later.s.heroes[0]!.life).toBe(1);
    expect(later.s.foes[0]!.alive).toBe(1);
  });

  test('MR-188: a weapon that missed is alerted, one that hit unalerted', () => {
    const missed = toPlot({ heroes: [{ id: 'amazon' }], foes: [{ id: 'wolf-a', on: 0 }] });
    missed.play(0, [4, 1, 1], ...plot('FIGHT M5', 'SWING', 'MOVE M4', 'DODGE'), {
      type: 'shield',
      to: 'SWING',
    });
    expect(eventOf(missed.events, 'weapon').alerted).toBe(true);
    const hit = toPlot({
      heroes: [{ id: 'amazon', inventory: { 'short-sword': { active: true, side: 'alerted' } } }],
      foes: [{ id: 'heavy-troll', on: 0 }],
    });
    hit.play(0, [4, 1, 1], ...plot('FIGHT M5', 'THRUST', 'MOVE M4', 'DODGE'), {
      type: 'shield',
      to: 'SWING',
    });
    expect(eventOf(hit.events, 'weapon').alerted).toBe(false);
  });

  test('MR-157, MR-158: a 6 turns Medium ones over, Tremendous ones never, and heads like Medium ones', () => {
    const game = toPlot({
      heroes: [{ id: 'amazon' }],
      foes: [{ id: 'tremendous-dragon', on: 0 }],
    });
    game.play(0, [4, 6, 1], ...plot(null, '', 'MOVE M4', 'DUCK'), { type: 'shield', to: 'SMASH' });
    expect(game.events.filter(({ type }) => type === 'tactics')).toHaveLength(1);
    expect(game.s.foes[0]!.partSide).toBe(1);
  });
});

describe('harm', () => {
  /** W24: harm of a weapon with a chit, against a target with or without armor. */
  test.each([
    ['mace', 'black-knight', 'FIGHT H4**', 'wolf-a', 3],
    ['mace', 'black-knight', 'FIGHT M3**', 'viper', 2],
    ['short-sword', 'amazon', 'FIGHT M4*', 'wolf-a', 3],
  ])('MR-170, MR-171: %s of the %s with %s against a %s', (_, id, chit, foe, levels) => {
    const game = toPlot({ heroes: [{ id }], foes: [{ id: foe, on: 0 }] });
    game.play(0, [4, 1, 1], ...plot(chit, 'THRUST', null, ''), { type: 'shield', to: 'SMASH' });
    expect(eventOf(game.events, 'struck', ({ by }) => by === 0).force.levels).toBe(levels);
  });

  test('MR-149, MR-171: without a weapon he fights with a dagger, one star and no weight', () => {
    const game = combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'wolf-a', on: 0 }] });
    game.play(0, [], { type: 'deactivate', item: 'short-sword' }, { type: 'done' }, { type: 'target' });
    game.play(0, [4, 1, 1], ...plot('FIGHT M5', 'THRUST', null, ''), { type: 'shield', to: 'SMASH' });
    // Negligible, one star, and one level for a chit stronger than negligible.
    expect(eventOf(game.events, 'struck', ({ by }) => by === 0).force).toMatchObject({
      harm: 0,
      stars: 1,
      bonus: 1,
      levels: 2,
    });
  });

  test('MR-150, MR-B58, MR-R34: the shield stops an attack before the breastplate, and the helmet a smash', () => {
    const game = combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'wolf-a', on: 0 }] });
    const names = (shield: number) => {
      game.s.heroes[0]!.plot.shield = shield;
      return [0, 1, 2].map((to) => game.s.game.heroes[0]!.things[armorAgainst(game.s, 0, to)]?.id);
    };
    expect(names(0)).toEqual(['shield', 'breastplate', 'helmet']);
    expect(names(2)).toEqual(['breastplate', 'breastplate', 'shield']);
  });

  test('MR-176, MR-177: armor lets a wound through from Medium on, and is damaged by its own weight', () => {
    const against = (dark: boolean) => {
      const game = toPlot({ heroes: [{ id: 'amazon' }], foes: [{ id: 'wolf-a', on: 0, dark }] });
      game.play(0, [4, 1, 1], ...plot(null, '', 'MOVE M4', 'CHARGE'), { type: 'shield', to: 'THRUST' });
      return eventOf(game.events, 'struck');
    };
    // Light harm: nothing. Medium harm: a wound and a damaged shield.
    expect(against(false)).toMatchObject({ rule: 'MR-176', met: 'armor', armor: 'intact', wounds: 0 });
    expect(against(true)).toMatchObject({ rule: 'MR-177', met: 'armor', armor: 'damaged', wounds: 1 });
  });

  test('MR-174, MR-R33: without armor a weaker hit is one wound, one of the vulnerability kills', () => {
    const struck = (dark: boolean) => {
      const game = toPlot({ heroes: [{ id: 'berserker' }], foes: [{ id: 'heavy-spider', on: 0, dark }] });
      game.play(0, [4, 1, 1], ...plot(null, '', null, ''));
      return eventOf(game.events, 'struck');
    };
    // He is heavy: light harm wounds him, tremendous harm kills.
    expect(struck(false)).toMatchObject({ met: 'body', effect: 'wounded', wounds: 1 });
    expect(struck(true)).toMatchObject({ met: 'body', effect: 'killed' });
  });

  test('MR-B68: with serious wounds harm equal to the vulnerability wounds by the dice instead', () => {
    const game = toPlot({
      house: { 'combat.seriousWounds': true },
      heroes: [{ id: 'berserker' }],
      foes: [{ id: 'heavy-dragon', on: 0 }],
    });
    game.play(0, [4, 1, 1, 2, 3], ...plot(null, '', null, ''));
    expect(eventOf(game.events, 'struck')).toMatchObject({ rule: 'MR-B68', effect: 'wounded', wounds: 3 });
  });

  test('MR-172, MR-A14: the Elf rolls one die on the Missile table with his bow', () => {
    const game = toPlot({
      heroes: [{ id: 'elf' }],
      foes: [{ id: 'heavy-troll', on: 0 }],
    });
    const chit = offered(game, 'attack').find((one) => one !== null) as string;
    game.play(0, [4, 1, 1, 1], ...plot(chit, 'THRUST', null, ''));
    expect(eventOf(game.events, 'struck', ({ by }) => by === 0).force.rolled).toBe(1);
  });

  test('MR-187: what hits a rider hits his horse until it is dead', () => {
    const game = toPlot({
      heroes: [
        { id: 'black-knight', with: ['warhorse-h4-h6'], inventory: { 'warhorse-h4-h6': { active: true } } },
      ],
      foes: [{ id: 'ogre', on: 0 }],
    });
    game.play(
      0,
      [4, 1, 1],
      ...plot(null, '', 'Warhorse H4 H6, walking', 'CHARGE'),
      ...[{ type: 'shield', to: 'THRUST' }],
    );
    expect(eventOf(game.events, 'struck')).toMatchObject({ met: 'horse', effect: 'killed' });
    expect(game.s.heroes[0]).toMatchObject({ life: 0, wounds: 0 });
  });
});

function dice() {
  return {
    roll: () => 1,
    below: () => 0,
    pick: <T>(items: readonly T[]) => items[0]!,
    shuffle: <T>(items: readonly T[]) => [...items],
  };
}
