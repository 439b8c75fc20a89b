import { expect, test } from 'vitest';
import { mapChits, tiles } from '../../../catalogue';
import type { SpellChoice, SpellEvent } from '../../engine/magic/spellcraft';
import type { RealmState } from '../../engine/state';
import { layChit } from '../../engine/testing/play';
import { placeNamed, realmWith } from '../../engine/testing/realm';
import { under } from '../../engine/testing/spells';
import { choiceWords } from '../choice-words';
import { eventWords } from '../event-words';
import { scene } from '../scene';

const ruins = tiles.findIndex(({ id }) => id === 'ruins');

function enchanted(): RealmState {
  const s = realmWith([
    { id: 'wizard', at: 'cliff-1', spells: ['fog'] },
    { id: 'witch', at: 'cliff-1' },
  ]);
  under(s, 'fog', { tile: ruins });
  under(s, 'bad-luck', { by: 1, seat: 0, energized: 0 });
  layChit(s, mapChits.find(({ chit }) => chit === 'sound')!.id, 'ruins-1');
  s.who[0]!.record = [{ type: 'hide' }];
  return s;
}
const on = { by: 1, seat: 0, place: -1, tile: -1 } as const;

test.each<[SpellChoice, RegExp]>([
  [
    { type: 'energize', chit: 11, at: 1 },
    /^Wake the spell Bad Luck of the Witch on the Wizard with the color chit /,
  ],
  [{ type: 'break-spell', at: 0 }, /^Break the spell Fog of the Wizard on the tile Ruins$/],
  [{ type: 'lift-curse', of: 1, curse: 1 }, /^Break the curse of squeak on the Witch$/],
  [{ type: 'break-no-magic' }, /^Break nothing$/],
  [{ type: 'lose-phase', at: 0 }, /^Lose phase 1: Hide$/],
  [{ type: 'lose-phase', at: -1, by: 'basic' }, /^Lose a basic phase$/],
  [{ type: 'lose-phase', at: -1, by: 'cloak-of-mist' }, /^Lose the phase of the Cloak of Mist$/],
  [{ type: 'move-sound', chit: 0, tile: tiles.findIndex(({ id }) => id === 'crag') }, / from Ruins to Crag$/],
])('a choice about spells: %o', (choice, text) => {
  expect(choiceWords(enchanted(), 0, choice).text).toMatch(text);
});

test('MR-B25, MR-T28: a color chit for a carpet', () => {
  expect(choiceWords(enchanted(), 0, { type: 'light-carpet', chit: 11 }).text).toMatch(
    /^Give a carpet its color with the color chit MAGIC /,
  );
});

test.each<[SpellEvent, string]>([
  [
    { type: 'storm-rolled', rule: 'MR-S23', seat: 0, faces: [2, 3], result: 3, row: '3 phases' },
    'The storm of the Wizard takes 3 phases from everybody in the open.',
  ],
  [
    { type: 'spell-begins', rule: 'MR-B26', ...on, spell: 'bad-luck', phases: 0 },
    'The spell Bad Luck of the Witch on the Wizard is in effect until it is broken.',
  ],
  [
    {
      type: 'spell-begins',
      rule: 'MR-B26',
      ...on,
      seat: -1,
      place: placeNamed('cavern-3'),
      spell: 'blazing-light',
      phases: 0,
    },
    'The spell Blazing Light of the Witch on Cavern 3 is in effect until the next sunset.',
  ],
  [
    { type: 'spell-doubled', rule: 'MR-B26', ...on, spell: 'bad-luck' },
    'The spell Bad Luck of the Witch on the Wizard adds nothing: such a spell is in effect there.',
  ],
  [
    { type: 'spell-over', rule: 'MR-089', ...on, seat: -1, tile: ruins, spell: 'fog', why: 'sunset' },
    'The spell Fog of the Witch on the tile Ruins ends with the sunset.',
  ],
  [
    { type: 'spell-energized', rule: 'MR-008', ...on, spell: 'bad-luck', chit: -1 },
    'The spell Bad Luck of the Witch on the Wizard has its color, and works until midnight.',
  ],
  [
    { type: 'spell-energized', rule: 'MR-B25', ...on, by: 0, spell: 'flying-carpet-flight', chit: 11 },
    'The spell Flying Carpet Flight of the Wizard on the Wizard has its color, and works until midnight.',
  ],
  [
    { type: 'spells-sleep', rule: 'MR-202', count: 2 },
    '2 permanent spells sleep until the color is there again.',
  ],
  [
    { type: 'strays', rule: 'MR-S14', seat: 0, faces: [2], result: 2, to: placeNamed('ruins-2') },
    'The Wizard is lost, and comes out in Ruins 2.',
  ],
  [
    { type: 'strays', rule: 'MR-S14', seat: 0, faces: [2], result: 2, to: -1 },
    'The Wizard is lost: no way leads to a clearing 2, and the move is lost.',
  ],
  [
    {
      ...{ type: 'strays', rule: 'MR-S14', seat: 0, faces: [2], result: 2, to: -1 },
      ends: ['ruins-2', 'nut-woods-2'].map(placeNamed),
    },
    'The Wizard is lost, and comes out in Ruins 2 or Nut Woods 2.',
  ],
  [{ type: 'storm-takes', rule: 'MR-S23', seat: 0, count: 1 }, 'The storm takes 1 phase from the Wizard.'],
])('an event about spells: %o', (event, text) => {
  expect(eventWords(event, enchanted()).text).toBe(text);
});

test('MR-B26: spells in effect lie open to all', () => {
  const { trays, seats } = scene(enchanted(), undefined);
  expect(
    trays.find(({ id }) => id === 'spells-in-effect')?.items.map(({ name, label }) => [name, label]),
  ).toEqual([
    ['Fog', 'of the Wizard on the tile Ruins'],
    ['Bad Luck', 'of the Witch on the Wizard, asleep'],
  ]);
  expect(seats[0]!.facts).toContainEqual({ label: 'Under spells', value: 'Bad Luck' });
});
