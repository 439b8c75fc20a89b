import { describe, expect, test } from 'vitest';
import { proveGame } from '../../../../conformance/engine';
import { seededDice } from '../../../../kernel/game/dice';
import { line } from '../../testing';
import { magicFights } from './testing/magic';
import { underTest } from './testing';
import { tableOf, type Fight } from './testing/table';

const woodsOf = (...colors: readonly string[]) => ({ colors: colors as never });

const fights: readonly (readonly [string, Fight])[] = [
  ['one against a dragon and its head', { heroes: ['white-knight'], denizens: { 'tremendous-dragon': 1 } }],
  ['one against six wolves', { heroes: ['amazon'], denizens: { 'wolf-a': 3, 'wolf-b': 3 } }],
  [
    'two against a giant and trolls',
    { heroes: ['dwarf', 'berserker'], denizens: { giant: 1, 'heavy-troll': 2 } },
  ],
  [
    'three against the Order, on horses',
    { heroes: ['captain', 'elf', 'swordsman'], denizens: { ohq: 1, o1: 1, o2: 1, o3: 1 } },
  ],
  [
    'four rivals without anybody else',
    { heroes: ['elf', 'captain', 'black-knight', 'berserker'], board: { rivals: true } },
  ],
  [
    'rivals who cast at each other among goblins, hidden at first',
    {
      heroes: [
        {
          entries: [line('wizard', 'fiery-blast', 'stones-fly')],
          options: { form: 'party', continued: true },
        },
        { entries: [line('sorceror', 'lightning-bolt', 'fiery-blast')] },
        { entries: [line('witch', 'curse', 'power-of-the-pit')], options: { form: 'roster' } },
      ],
      denizens: { 'goblin-axe': 2, 'goblin-spear': 2 },
      board: { rivals: true, hidden: true, clearing: 'mountain', ...woodsOf('grey', 'purple', 'black') },
    },
  ],
  [
    'demons and an imp in a cave',
    {
      heroes: [
        { entries: [line('pilgrim', 'exorcise')] },
        { entries: [line('wizard', 'roof-collapses')], options: { form: 'roster' } },
      ],
      denizens: { demon: 1, 'winged-demon': 1, imp: 1, bhq: 1, b1: 1 },
      board: { clearing: 'cave', ...woodsOf('white', 'purple') },
    },
  ],
  [
    'a knight and his lancers against trolls in the woods',
    {
      heroes: [{ entries: ['black-knight', 'lhq', 'l1', 'l2', 'l3'], options: { form: 'roster' } }],
      denizens: { 'heavy-troll': 2, 'tremendous-troll': 1, giant: 1 },
    },
  ],
  [
    'rivals with companies of their own, hidden at first, and serpents',
    {
      heroes: [
        {
          entries: [line('wizard', 'roof-collapses', 'elven-grace'), 'chq', 'c1', 'c2', 'c6'],
          options: { form: 'roster' },
        },
        { entries: ['captain', 'ohq', 'o1', 'r7', 'r6'], options: { form: 'roster' } },
        'elf',
      ],
      denizens: { 'tremendous-serpent': 1, viper: 2, ghq: 1 },
      board: { rivals: true, hidden: true, ...woodsOf('gold', 'purple', 'white') },
      house: { 'magic.benevolent': true },
    },
  ],
  [
    'two who stand together with archers on foot in a cave, and a demon',
    {
      heroes: [
        { entries: ['pilgrim', 'whq', 'w1', 'w2'], options: { form: 'party' } },
        { entries: ['dwarf', 'bhq', 'b1'] },
      ],
      denizens: { demon: 1, 'tremendous-dragon': 1, 'goblin-spear': 2 },
      board: { clearing: 'cave' },
    },
  ],
  [
    'treasures, a horse and wounds that may be many',
    {
      heroes: [
        {
          entries: [
            line(
              'black-knight',
              'warhorse-h4-h6',
              'belt-of-strength',
              'draught-of-speed',
              'gloves-of-strength',
              'ointment-of-steel',
              'oil-of-poison',
              'power-boots',
              'vial-of-healing',
              'golden-crown',
              'lucky-charm',
            ),
          ],
          options: {
            form: 'roster',
            members: {
              'black-knight': {
                inventory: { 'warhorse-h4-h6': { active: true }, 'golden-crown': { active: true } },
              },
            },
          },
        },
      ],
      denizens: { lhq: 1, l1: 1, c6: 1, r4: 1, octopus: 1 },
      house: { 'combat.seriousWounds': true, 'combat.horseSides': 'gallop-once', 'order.mode': 'draw-order' },
    },
  ],
];

/** MR-B70: optional rules that change a combat. */
const optional = {
  'combat.optionalTables': true,
  'monsters.alerted': 'roll',
  'natives.watchful': true,
  'natives.extendedTreachery': true,
  'magic.enhancedItems': true,
  'party.optionalAbilities': true,
} as const;

describe.each([...fights, ...magicFights])('%s', (_, fight) => {
  const table = tableOf(fight);

  test('random combats keep every promise of the contract, and end', () => {
    for (let i = 0; i < 40; i++) proveGame(underTest, table, `mr ${i}`, i < 6 ? 1 : 23);
  });

  test('and so do combats by optional rules', () => {
    const other = tableOf({ ...fight, house: { ...fight.house, ...optional } });
    for (let i = 0; i < 10; i++) proveGame(underTest, other, `mr optional ${i}`, 17);
  });

  test('the same seed is the same combat', () => {
    const once = proveGame(underTest, table, 'again', 1000);
    expect(proveGame(underTest, table, 'again', 1000)).toEqual(once);
  });
});

test('MR-X02: where combatants begin hidden, whoever squeaks does not', () => {
  const { heroes } = underTest.engine.setup(
    tableOf({
      heroes: [
        'elf',
        { entries: ['captain'], options: { form: 'roster', members: { captain: { curses: ['squeak'] } } } },
      ],
      denizens: { ogre: 1 },
      board: { hidden: true },
    }),
    seededDice('squeak'),
  );
  expect(heroes.map(({ hidden }) => hidden)).toEqual([1, 0]);
});
