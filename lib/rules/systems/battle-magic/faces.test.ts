import { expect, test } from 'vitest';
import { entries } from './catalogue/index';
import { face } from './faces';

const faceOf = (id: string) => face(entries.find((e) => e.id === id)!);

test.each([
  ['undead-ship', { size: 'counter-15', title: 'Ghost Ship', band: 'ship', badge: { value: '2' } }],
  ['orc-army', { size: 'counter-15', title: 'Army', band: 'army', tone: 'steel' }],
  ['elf-wizard', { title: 'Battle Mage', tone: 'violet' }],
  ['human-dragon', { title: 'Dragon', tone: 'ember', badge: { value: '5' } }],
  ['bm-gold-3', { shape: 'card', size: 'mini', title: 'Gold 3', tone: 'sand', badge: { value: '3' } }],
  ['dwarf', { shape: 'card', size: 'poker', title: 'Dwarf empire', badge: { value: '44' } }],
  ['mine', { size: 'disc-25', badge: { value: '2' }, stats: [{ label: '', value: 'Card: Gold' }] }],
  ['reef', { size: 'disc-25', tone: 'sky', badge: { value: '2' }, stats: [] }],
])('%s', (id, expected) => {
  expect(faceOf(id)).toMatchObject(expected);
});

test.each([
  ['hero', ['Draw 1 S/M', 'Move 2']],
  ['castle', ['Draw 2 S']],
  ['crystal-tower', ['Draw 2 M', 'Move 1']],
  ['artifact', [' +1']],
])('the counter of a %s says what it draws and how it moves', (id, stats) => {
  expect(faceOf(id).stats.map((s) => `${s.label} ${s.value}`)).toEqual(stats);
});

test('a counter has no room for sentences, a card of the deck says them all', () => {
  expect(faceOf('army').text).toEqual([]);
  expect(faceOf('bm-magic-2').text).toHaveLength(3);
});

test('the sheet of an empire has a row for each of its counters', () => {
  expect(faceOf('undead').table!.rows).toContainEqual(['Ghost Ship', '7', '2 S', '2', '2']);
  expect(faceOf('elf').table!.rows).toContainEqual(['Artifact', '6', '–', '–', '1']);
  expect(faceOf('orc').table!.rows).toHaveLength(7);
});
