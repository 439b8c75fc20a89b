import { expect, test } from 'vitest';
import { openCopy } from './open-copy';
import { line, listOf } from './testing';

const elf = {
  level: 4,
  start: 'inn',
  victory: { greatTreasures: 1, spells: 1, fame: 1, notoriety: 1, gold: 1 },
  colorChits: ['MAGIC III4*'],
  recorded: { fame: 12, notoriety: -5, gold: 40 },
  chits: { 'MOVE L3*': 'wounded' },
  inventory: {
    'lucky-charm': { active: true },
    'lost-keys': { active: false },
    'light-bow': { active: true, side: 'alerted' },
  },
};
const { list } = openCopy(
  listOf({
    entries: [
      line('elf', 'illusion', 'lucky-charm', 'lost-keys', 'golden-icon', 'light-bow', 'pony-m4-m5'),
      'r7',
    ],
    options: { form: 'party', continued: true, members: { elf } },
  }),
);

test('MR-B22: recorded fame and notoriety are public, gold, goals and the start are not', () => {
  expect(list.options['members']).toMatchObject({ elf: { recorded: { fame: 12, notoriety: -5 } } });
  const text = JSON.stringify(list);
  for (const secret of ['"gold"', 'victory', 'start', 'colorChits', 'illusion'])
    expect(text).not.toContain(secret);
});

test('MR-B16, MR-B18: active treasures and color sources lie open, inactive ones are secret', () => {
  expect(list.entries).toEqual([
    line('elf', 'lucky-charm', 'golden-icon', 'light-bow', 'pony-m4-m5'),
    { entry: 'r7', count: 1 },
  ]);
  expect(list.options['members']).toMatchObject({
    elf: { inventory: { 'lucky-charm': { active: true }, 'light-bow': { side: 'alerted' } } },
  });
  expect(JSON.stringify(list)).not.toContain('lost-keys');
});

test('states of chits are public', () => {
  expect(list.options['members']).toMatchObject({ elf: { chits: { 'MOVE L3*': 'wounded' } } });
});

test('a sheet that names no state of a treasure keeps it secret', () => {
  const open = openCopy(listOf({ entries: [line('elf', 'lucky-charm')], options: { form: 'roster' } }));
  expect(open.list.entries).toEqual([{ entry: 'elf', count: 1 }]);
});
