import { describe, expect, test } from 'vitest';
import { proveReading, underTest } from '../../../../conformance/playable';
import { seededDice } from '../../../../kernel/game/dice';
import { ok } from '../../../../kernel/result';
import { magicRealm } from '../../index';
import { play } from '../play';
import { line } from '../../testing';
import { engine } from '../engine';
import { FOE, type MrState } from '../engine/state';
import { combat, idleTo } from '../engine/testing/play';
import { magicFights } from '../engine/testing/magic';
import { tableOf, type Fight } from '../engine/testing/table';
import { choiceWords } from './choice-words';
import { eventWords } from './event-words';
import { lossReader } from './losses';
import { idOf } from './names';
import { scene } from './scene';

/** Casters, riders, demons and cards, which the usual characters do not bring. */
const rich: readonly (readonly [string, Fight])[] = [
  [
    'rivals who cast',
    {
      heroes: [
        { entries: [line('wizard', 'fiery-blast', 'stones-fly')] },
        { entries: [line('witch-king', 'curse', 'power-of-the-pit')] },
        { entries: [line('white-knight', 'exorcise', 'make-whole')], options: { form: 'roster' } },
      ],
      denizens: { imp: 1, 'goblin-spear': 2 },
      board: { rivals: true, hidden: true, colors: ['white', 'grey', 'gold', 'purple', 'black'] },
      house: { 'combat.ambush': true },
    },
  ],
  [
    'spells that last',
    {
      heroes: [{ entries: [line('elf', 'elven-grace')] }, { entries: [line('witch', 'poison')] }, 'captain'],
      denizens: { ogre: 2, 'goblin-axe': 1 },
      board: { hidden: true, colors: ['grey', 'gold'] },
    },
  ],
  [
    'a rider with cards against riders and a dragon',
    {
      heroes: [
        {
          entries: [
            line('black-knight', 'warhorse-h4-h6', 'belt-of-strength', 'vial-of-healing', 'elusive-cloak'),
          ],
          options: {
            form: 'roster',
            members: { 'black-knight': { inventory: { 'warhorse-h4-h6': { active: true } } } },
          },
        },
        { entries: ['berserker'] },
      ],
      denizens: { 'tremendous-dragon': 1, lhq: 1, l1: 1, demon: 1 },
    },
  ],
  [
    'hired natives against trolls, serpents and each other',
    {
      heroes: [
        {
          entries: [line('wizard', 'roof-collapses', 'fiery-blast'), 'lhq', 'l1', 'c6'],
          options: { form: 'roster' },
        },
        { entries: ['captain', 'ohq', 'o1', 'r7'], options: { form: 'roster' } },
        { entries: ['elf', 'w1'] },
      ],
      denizens: { 'tremendous-serpent': 1, giant: 1, viper: 1, ghq: 1 },
      board: { rivals: true, hidden: true, colors: ['purple'] },
    },
  ],
  [
    'those of a character who runs',
    {
      heroes: [{ entries: ['amazon', 'chq', 'c1', 'l1'] }, { entries: ['dwarf', 'r6'] }],
      denizens: { 'heavy-troll': 1, 'tremendous-dragon': 1 },
    },
  ],
];

test.each([...rich, ...magicFights])('%s: everything can be read and touched', async (_, fight) => {
  const table = tableOf(fight);
  const under = await underTest(magicRealm, { ...play, table: () => ok(table) });
  for (let i = 0; i < 8; i++) proveReading(under, table.heroes.length, `rich ${i}`, 5, 4000);
});

describe('words', () => {
  const giant = () => combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'giant', on: 0 }] });

  test('a choice says what it costs and meets', () => {
    const { s } = giant();
    const said = engine.choices(s, 0).map((choice) => choiceWords(s, 0, choice).text);
    expect(said).toContain('Alert the Short Sword with FIGHT M4*, faster than 5');
    expect(said).toContain('Run out of the clearing with MOVE M4, faster than 5');
  });

  test('a hit says its arithmetic', () => {
    const game = giant();
    game.play(0, [], { type: 'done' }, { type: 'target' }, { type: 'attack', chit: 'FIGHT M5' });
    game.play(
      0,
      [4, 1, 1],
      { type: 'direct', to: 'THRUST' },
      { type: 'maneuver', chit: null },
      {
        type: 'shield',
        to: 'THRUST',
      },
    );
    const said = game.events.map((event) => eventWords(event, game.s));
    expect(said.map(({ text }) => text)).toContain('The Amazon strikes the Giant, without effect.');
    expect(said.map(({ sum }) => sum)).toContain(
      'L + 1 star + 1 for the stronger FIGHT chit = heavy, against tremendous',
    );
    const read = lossReader();
    expect(game.events.flatMap((event) => read(event, game.s))).toContainEqual({
      lost: 'shield',
      by: 'giant',
    });
  });

  test('the exact odds of the round stand at its last secret', () => {
    const game = giant();
    game.play(0, [], { type: 'done' }, { type: 'target' }, { type: 'attack', chit: 'FIGHT M5' });
    game.play(0, [], { type: 'direct', to: 'THRUST' }, { type: 'maneuver', chit: 'MOVE M4' });
    game.play(0, [], { type: 'toward', to: 'DODGE' });
    const [first] = engine.choices(game.s, 0);
    expect(choiceWords(game.s, 0, first!).odds).toMatchObject({
      kind: 'combat-round',
      who: 'amazon',
      monster: 'giant',
      weapon: 'short-sword',
      shield: 'THRUST',
    });
  });

  test.each<readonly [string, (s: MrState) => void]>([
    ['another character aims at it too', (s) => s.heroes[1]!.targets.push(FOE)],
    ['Elven Grace quickens it (MR-S11)', (s) => (s.foes[0]!.grace = 1)],
    ['Elven Grace quickens him (MR-S11)', (s) => (s.heroes[0]!.grace = 1)],
    ['it is poisoned (MR-S45)', (s) => (s.foes[0]!.poison = 1)],
    ['his weapon is poisoned (MR-S45)', (s) => (s.heroes[0]!.poison = 1)],
    ['he has wished for strength (MR-X12)', (s) => (s.heroes[0]!.strong = 1)],
    ['it is something else (MR-B29)', (s) => (s.foes[0]!.shapes = [{ id: 'frog', by: 1 }])],
  ])('no odds are offered where %s', (_, change) => {
    const game = combat({
      heroes: [{ id: 'amazon' }, { id: 'elf', hidden: true }],
      foes: [{ id: 'viper', on: 0 }],
    });
    idleTo(game, 'target', seededDice('odds'));
    game.s.drawn = [0, 1];
    game.play(0, [], { type: 'target' }).play(1, [], { type: 'enough' });
    game.play(0, [], { type: 'attack', chit: 'FIGHT M5' }, { type: 'direct', to: 'THRUST' });
    game.play(0, [], { type: 'maneuver', chit: 'MOVE M4' }, { type: 'toward', to: 'DODGE' });
    const odds = () => choiceWords(game.s, 0, engine.choices(game.s, 0)[0]!).odds;
    expect(odds()).toMatchObject({ monster: 'viper' });
    change(game.s);
    expect(odds()).toBeUndefined();
  });

  test('a hireling shows whose he is, and on whose sheet he stands; both his sides lie in the tray', () => {
    const game = combat({ heroes: [{ id: 'captain' }], foes: [{ id: 'giant' }, { id: 'l1', hirer: 0 }] });
    const said = engine.choices(game.s, 0).map((choice) => choiceWords(game.s, 0, choice).text);
    expect(said[0]).toBe('The Lancer L1 lures the Giant (H5, vulnerability T, on no sheet)');
    game.play(0, [], { type: 'lured' }, { type: 'deploy', who: 'giant', side: 1 });
    const { pieces, trays, spaces } = scene(engine.view(game.s, 0), 0);
    const sheet = idOf.near(100, 1);
    expect(spaces.find(({ id }) => id === sheet)?.name).toBe('the Giant: on the sheet, not yet in a box');
    expect(pieces.find(({ name }) => name.startsWith('Lancer L1'))).toMatchObject({
      seat: 0,
      space: sheet,
      name: expect.stringContaining('hired by Captain, dark side up') as string,
    });
    const tray = trays.find(({ title }) => title === 'Your hirelings');
    expect(tray?.items.map(({ label }) => label)).toEqual([undefined, 'up']);
    expect(game.events.map((event) => eventWords(event, game.s).text)).toContain(
      'The Lancer L1 of Captain attacks the Giant, dark side up (M*3).',
    );
  });

  test('a secret plot of another stands on no sheet', () => {
    const game = combat({ rivals: true, heroes: [{ id: 'amazon' }, { id: 'berserker' }] });
    for (const seat of [0, 1]) game.play(seat, [], { type: 'stay' });
    for (const seat of [0, 1]) game.play(seat, [], { type: 'done' });
    for (const seat of [0, 1]) game.play(seat, [], { type: 'target' });
    game.play(0, [], { type: 'attack', chit: 'FIGHT M5' }, { type: 'direct', to: 'SMASH' });
    const seen = (seat: number) =>
      scene(engine.view(game.s, seat), seat).pieces.some(({ id }) => id === 'plotted-attack-0');
    expect([seen(0), seen(1)]).toEqual([true, false]);
  });
});
