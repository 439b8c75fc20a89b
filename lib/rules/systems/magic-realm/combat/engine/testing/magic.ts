import type { Color } from '../../../catalogue/vocabulary';
import { line } from '../../../testing';
import type { Fight } from './table';

const everything: Color[] = ['white', 'grey', 'gold', 'purple', 'black'];
const active = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { active: true }]));

/** For tests only: combats with spells and cards that the usual characters do not bring. */
export const magicFights: readonly (readonly [string, Fight])[] = [
  [
    'peace, winds, brooms, pentangles and tokens in the mountains',
    {
      heroes: [
        {
          entries: [line('white-knight', 'peace', 'exorcise', 'withered-claw')],
          options: { form: 'roster' },
        },
        { entries: [line('magician', 'broomstick', 'pentangle', 'hurricane-winds', 'amulet')] },
        { entries: [line('elf', 'protection-from-magic', 'elven-grace'), 'l1'] },
        { entries: [line('sorceror', 'world-fades', 'hurricane-winds', 'magic-wand')] },
      ],
      denizens: { demon: 1, imp: 1, giant: 1, 'wolf-a': 2 },
      board: { clearing: 'mountain', rivals: true, hidden: true, colors: everything },
    },
  ],
  [
    'cards that fly, turn and are thrown, and books that cast',
    {
      heroes: [
        {
          entries: [
            line(
              'swordsman',
              'flying-carpet',
              'elusive-cloak',
              'battle-bracelets',
              'alchemists-mixture',
              'book-of-lore',
              'dragonfang-necklace',
            ),
          ],
          options: {
            form: 'roster',
            darkUp: ['ogre'],
            members: {
              swordsman: {
                inventory: {
                  ...active('flying-carpet', 'elusive-cloak', 'battle-bracelets', 'alchemists-mixture'),
                  'book-of-lore': { active: true, awake: ['fiery-blast', 'hurricane-winds'] },
                },
              },
            },
          },
        },
        { entries: [line('witch', 'broomstick', 'power-of-the-pit', 'magic-wand', 'withered-claw')] },
        { entries: [line('witch-king', 'curse', 'power-of-the-pit', 'amulet')] },
      ],
      denizens: { 'heavy-dragon': 1, ogre: 2, ghost: 1 },
      board: { clearing: 'mountain', rivals: true, colors: everything },
      house: { 'magic.enhanced': true, 'magic.pitAsAttack': true },
    },
  ],
  [
    'things that are laid down and picked up',
    {
      heroes: [
        {
          entries: [line('wizard', 'fiery-blast', 'book-of-lore', 'sacred-grail')],
          options: {
            form: 'roster',
            members: { wizard: { inventory: { 'book-of-lore': { active: true, awake: ['fiery-blast'] } } } },
          },
        },
        { entries: [line('elf', 'power-boots', 'pony-m2-m5', 'oil-of-poison')], options: { form: 'roster' } },
        { entries: [line('amazon', 'withered-claw', 'gloves-of-strength')], options: { form: 'roster' } },
      ],
      denizens: { ogre: 1, viper: 1 },
      board: { rivals: true, colors: everything },
      house: { 'items.dropping': true },
    },
  ],
];
