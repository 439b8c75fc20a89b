import { expect, test } from 'vitest';
import { allies } from '../catalogue/allies';
import { codesOf, entriesOf, listOf, repairsOf, type Table } from '../testing';

const base = allies.map(({ id }) => ({ entry: id, count: 1 }));
const custom = { deckVariant: 'custom' };
const seats = (one: object, two: object, three: object = {}) => ({
  seats: {
    one: { figure: 'hero', ...one },
    two: { figure: 'hero', ...two },
    three: { figure: 'hero', ...three },
  },
});

/** What is broken, and the first repair that is offered. */
test.each<readonly [string, ReturnType<typeof listOf>, Table, string]>([
  ['MM-L01', listOf('setup', [], { players: 5, ...seats({}, {}) }), {}, 'Play with 2'],
  ['MM-L02', listOf('deck', [...base, ...entriesOf('=plains')]), {}, 'Remove Plains'],
  [
    'MM-L03',
    listOf('deck', [...base, ...entriesOf('treants')]),
    { house: custom },
    'Keep only as many as agreed',
  ],
  [
    'MM-L03',
    listOf('permanents', entriesOf('empire', '2x treants', 'druids', 'giants')),
    {},
    'Keep 1 of Treants, and add Fellowship',
  ],
  [
    'MM-L04',
    listOf('permanents', entriesOf('empire', 'treants', 'druids', 'giants', 'demons')),
    { banned: ['mm-empire'] },
    'Take Fellowship instead of Empire',
  ],
  [
    'MM-L02',
    listOf('permanents', entriesOf('empire', 'treants', 'druids', 'giants', '=temple')),
    {},
    'Leave out Temple, and add Fellowship',
  ],
  [
    'MM-L03',
    listOf('permanents', entriesOf('empire', 'treants', '3x druids')),
    {},
    'Keep 1 of Druids, and add Fellowship, Legions',
  ],
  [
    'MM-L04',
    listOf('permanents', entriesOf('empire', 'treants', '3x druids')),
    { house: { ...custom, maxCopies: 3 }, banned: ['mm-druids'] },
    'Leave out Druids, and add Fellowship, Legions, School of Magic',
  ],
  ['MM-L05', listOf('deck', base.slice(3)), {}, 'Take the 64 printed cards'],
  ['MM-L06', listOf('deck', base.slice(0, 9)), { house: custom }, 'Add Giants'],
  ['MM-L07', listOf('deck', base.slice(0, 19)), { house: custom }, 'Add Oracle, Undead Hordes'],
  ['MM-L10', listOf('permanents', entriesOf('empire', 'treants', 'druids')), {}, 'Add Fellowship, Legions'],
  [
    'MM-L10',
    listOf('permanents', entriesOf('empire', '3x treants', 'druids', 'giants', 'demons', 'wings')),
    { house: { ...custom, maxCopies: 3 } },
    'Keep the first 5',
  ],
  [
    'MM-L12',
    listOf('permanents', entriesOf('empire', 'cavalry', 'treants', 'knights', 'healers')),
    { house: { permanentsLevelTotal: 8 } },
    'Take Illusionist instead of Empire',
  ],
  [
    'MM-L12',
    listOf('permanents', entriesOf('empire', 'merchant', 'treants', 'knights', 'healers')),
    { house: { permanentsLevelTotal: 6 } },
    'Take 2 cheaper cards',
  ],
  ['MM-L15', listOf('setup', [], seats({}, { colour: 'red' })), {}, 'Give player 2 the blue set'],
  ['MM-L15', listOf('setup', [], seats({}, { corner: 'a8' })), {}, 'Put player 2 in h1'],
  [
    'MM-L01',
    listOf('setup', [], { players: 5, ...seats({ corner: 'a1' }, {}) }),
    {},
    'Play with 2, each in a corner of his own',
  ],
  [
    'MM-L15',
    listOf('setup', [], { players: 3, ...seats({}, { corner: 'a8' }, { corner: 'a8' }) }),
    { house: { players: 3 } },
    'Give every player a colour and a corner of his own',
  ],
  ['MM-L16', listOf('setup', [], seats({}, { corner: 'h8' })), {}, 'Put player 2 in h1'],
  ['MM-L17', listOf('setup', [], seats({}, { figure: 'garrison' })), {}, 'A hero for player 2'],
  [
    'MM-L17',
    listOf('setup', [], seats({}, { figureAt: 'b2' })),
    {},
    'Put the first figure of player 2 in h1',
  ],
  ['MM-L17', listOf('setup', [], seats({}, { extra: 'mage' })), {}, 'Only one figure for player 2'],
  [
    'MM-L18',
    listOf('setup', [], { players: 3, ...seats({}, {}, { extra: 'mage', extraAt: 'b2' }) }),
    { house: { players: 3 } },
    'Put it in the empty corner',
  ],
  [
    'MM-L18',
    listOf('setup', [], { players: 3, ...seats({ extra: 'mage' }, {}) }),
    { house: { players: 3 } },
    'No extra figure for player 1',
  ],
  ['MM-L26', listOf('setup', [], { templesToWin: 9, ...seats({}, {}) }), {}, 'Leave it to the agreement'],
  [
    'MM-L27',
    listOf('deck', base),
    { house: { ...custom, deckLevelTotal: 70 } },
    'Leave out the dearest cards',
  ],
])('%s is mended', (code, list, table, label) => {
  const [repair] = repairsOf(list, code, table);
  expect(repair?.label).toBe(label);
  expect(codesOf(repair!.list, table).filter((c) => c.startsWith(code))).toEqual([]);
});
