import { describe, expect, test } from 'vitest';
import { proveReading, underTest } from '../../../../conformance/playable';
import { ok } from '../../../../kernel/result';
import { magicRealm } from '../../index';
import { line } from '../../testing';
import { engine } from '../engine';
import type { MrChoice } from '../engine/choices';
import { combat } from '../engine/testing/play';
import { tableOf, type Fight } from '../engine/testing/table';
import { play } from '../play';
import { choiceWords } from './choice-words';
import { eventWords } from './event-words';
import { scene } from './scene';

const colors = ['white', 'grey', 'gold', 'purple', 'black'] as const;
const fights: readonly (readonly [string, Fight])[] = [
  [
    'casters who change each other',
    {
      heroes: [
        { entries: [line('witch-king', 'transform', 'melt-into-mist', 'unleash-power')] },
        { entries: [line('sorceror', 'transform', 'unleash-power', 'elemental-spirit')] },
        'white-knight',
      ],
      denizens: { giant: 1, viper: 1 },
      board: { rivals: true, colors: [...colors] },
    },
  ],
  [
    'casters who take up monsters',
    {
      heroes: [
        { entries: [line('witch-king', 'absorb-essence', 'melt-into-mist')] },
        { entries: [line('witch', 'absorb-essence', 'witchs-brew')] },
      ],
      denizens: { giant: 1, 'tremendous-flying-dragon': 1, demon: 1, 'heavy-spider': 1 },
      board: { hidden: true, colors: [...colors] },
      house: { 'monsters.dragonHeads': true },
    },
  ],
];

/** Casts whenever it can, and otherwise anything. */
const casting = {
  ...play,
  engine: {
    ...engine,
    choices: (...[s, seat]: Parameters<typeof engine.choices>): MrChoice[] => {
      const all = engine.choices(s, seat);
      const casts = all.filter(({ type }) => type === 'cast' || type === 'mark');
      return casts.length > 0 ? casts : [...all];
    },
  },
};

test.each(fights)('%s: everything can be read and touched', async (_, fight) => {
  const table = tableOf(fight);
  const under = await underTest(magicRealm, { ...casting, table: () => ok(table) });
  for (let i = 0; i < 12; i++) proveReading(under, table.heroes.length, `changed ${i}`, 5, 4000);
});

describe('words', () => {
  const changed = (shape: string) => {
    const game = combat({ heroes: [{ id: 'witch-king' }], foes: [{ id: 'octopus' }] });
    game.s.heroes[0]!.shapes = [{ id: shape, by: -1 }];
    return game;
  };
  const texts = (game: ReturnType<typeof changed>): readonly string[] =>
    engine.choices(game.s, 0).map((choice) => choiceWords(game.s, 0, choice).text);

  test('a changed body says what it strikes and moves with', () => {
    const game = changed('ogre');
    game.play(0, [], { type: 'target', who: 'octopus' });
    expect(texts(game)).toEqual([
      'No attack',
      'Attack with the light side, T5',
      'Attack with the dark side, H5',
    ]);
  });

  test('head or club has a direction of its own', () => {
    const game = changed('giant');
    game.play(0, [], { type: 'target', who: 'octopus' });
    expect(texts(game)).toContain('Attack with the light side, club dark side, H5 and T4');
    game.play(
      0,
      [],
      { type: 'attack', chit: 'the light side, club dark side' },
      { type: 'direct', to: 'SWING' },
    );
    game.play(0, [], { type: 'maneuver', chit: null });
    expect(texts(game)).toEqual(['Club at thrust', 'Club at smash']);
  });

  test('who is something else says so, and his chits are out of reach', () => {
    const { s } = changed('lion');
    const { pieces, trays } = scene(engine.view(s, 0), 0);
    expect(pieces.find(({ id }) => id === 'hero-0')?.name).toBe('Witch King, as a lion');
    const chits = trays.find(({ id }) => id === 'chits-0')!.items;
    expect(chits.slice(0, 3).map(({ name, label }) => [name, label])).toEqual([
      ['The body, H3', undefined],
      ['The body, time 4', undefined],
      ['MAGIC IV4*', 'out of reach'],
    ]);
  });

  test('what happens', () => {
    const { s } = changed('mist');
    s.heroes[0]!.altered = [{ spell: 'witchs-brew', chits: [] }];
    const said = (event: Parameters<typeof eventWords>[0]) => eventWords(event, s).text;
    expect(said({ type: 'became', rule: 'MR-S34', seat: 0, who: 100, shape: 'eagle', faces: [3, 1] })).toBe(
      'The Octopus becomes an eagle.',
    );
    expect(said({ type: 'became', rule: 'MR-S32', seat: 0, who: 0, shape: 'mist', faces: [] })).toBe(
      'The Witch King becomes mist.',
    );
    expect(said({ type: 'absorbed', rule: 'MR-S24', seat: 0, who: 100 })).toBe(
      'Witch King absorbs the Octopus, and fights like it.',
    );
    expect(said({ type: 'unchanged', rule: 'MR-S34', seat: 0, who: 100 })).toBe(
      'Two transformations at one instant cancel each other: the Octopus is not changed.',
    );
  });

  test('a chit says what it was and what it is', () => {
    const game = combat({
      colors: ['grey'],
      heroes: [{ id: 'witch', with: ['witchs-brew'] }],
      foes: [{ id: 'octopus' }],
    });
    game.play(0, [], { type: 'cast', chit: 'MAGIC II2*' });
    expect(texts(game)).toContain('Change MAGIC II3* by Witch’s Brew');
    game.play(0, [], { type: 'mark', chit: 'MAGIC II3*' }, { type: 'enough' });
    expect(game.events.map((event) => eventWords(event, game.s).text)).toContain(
      'Witch changes MAGIC II3* to IV3*.',
    );
  });
});
