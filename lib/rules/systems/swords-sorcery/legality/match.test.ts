import { expect, test } from 'vitest';
import { sentence } from '../../../kernel/verdict/judge';
import { domains } from '../catalogue/index';
import { asInput } from '../forms/muster';
import { swordsSorcery } from '../index';
import { samples } from '../samples';
import { foundAtTable, some, type Case } from '../testing';
import { matchChecks } from './index';

type Seat = Omit<Case, 'house' | 'agreement'>;
type Row = readonly [
  code: string,
  title: string,
  table: readonly Seat[],
  facts: readonly Record<string, unknown>[],
  by?: Pick<Case, 'house' | 'agreement'>,
];

const on = (domain: string): Seat => ({ form: 'muster', options: { domain } });
const hand = (text: string): Seat => ({ form: 'grimoire', entries: some(text) });
const pile: Seat = { form: 'pile', entries: samples.find((s) => s.id === 'standard-pile')!.list.entries };
const drawn = asInput(domains[0]!.board);
const own = (board: Record<string, unknown>): Seat => ({
  form: 'muster',
  options: { domain: 'drawn', board: { ...drawn, ...board } },
});
const withoutTraps = own({
  spots: drawn.spots.map((s) => (s.type === 'trap' ? { ...s, type: 'plain' } : s)),
});
// A receiver right beside the nexus: two steps in, six steps out.
const shallow = own({ pads: drawn.pads.map((p) => (p.id === 'RXL' ? { ...p, attached: ['C2'] } : p)) });
// A transmitter right beside the nexus.
const open = own({ pads: drawn.pads.map((p) => (p.id === 'TXL' ? { ...p, attached: ['C2'] } : p)) });

const fog = {
  id: 'own:fog',
  name: 'Fog',
  kind: 'spell',
  usage: 'single use',
  power: 2,
  text: 'Nobody sees.',
};
const withFog = { cards: [fog] };

const rows: readonly Row[] = [
  ['SS-L01', 'two musters for two', [on('ss-house-1'), on('ss-house-2')], []],
  [
    'SS-L01',
    'three musters for two',
    [on('ss-house-1'), on('ss-house-2'), on('ss-house-3')],
    [{ seats: 3, players: 2 }],
  ],
  ['SS-L01', 'one muster and the pile for two', [on('ss-house-1'), pile], [{ seats: 1, players: 2 }]],
  [
    'SS-L01',
    'two musters, two grimoires and a pile for two',
    [on('ss-house-1'), on('ss-house-2'), hand('swords'), hand('horse'), pile],
    [],
  ],
  ['SS-L01', 'a pile alone counts no seats', [pile], []],
  [
    'SS-L12',
    'Swords in two grimoires',
    [hand('swords, horse'), hand('swords')],
    [{ id: 'swords', count: 2, inPile: 1 }],
  ],
  ['SS-L12', 'different cards', [hand('swords'), hand('horse')], []],
  [
    'SS-L12',
    'the common pile, brought by two',
    [pile, pile, hand('swords'), hand('swords')],
    [{ name: 'Swords', count: 2, inPile: 1 }],
  ],
  [
    'SS-L12',
    'two Swords in the pile',
    [hand('swords'), hand('swords'), { form: 'pile', entries: some('2 swords') }],
    [],
    { house: { pileMode: 'custom', maxCopies: 2 } },
  ],
  [
    'SS-L12',
    'a card that the pile does not have',
    [hand('horse'), { form: 'pile', entries: some('swords') }],
    [{ id: 'horse', count: 1, inPile: 0 }],
    { house: { pileMode: 'custom' } },
  ],
  [
    'SS-L12',
    'a card of the table’s own, and the standard pile that nobody brought',
    [hand('own:fog')],
    [{ id: 'own:fog', count: 1, inPile: 0 }],
    { agreement: withFog },
  ],
  [
    'SS-L12',
    'a card of the table’s own, and the standard pile',
    [hand('own:fog'), pile],
    [{ id: 'own:fog', count: 1, inPile: 0 }],
    { agreement: withFog },
  ],
  [
    'SS-L12',
    'a card of the table’s own, where the table puts its pile together',
    [hand('own:fog')],
    [],
    { house: { pileMode: 'custom' }, agreement: withFog },
  ],
  ['SS-L20', 'two house boards', [on('ss-house-1'), on('ss-house-4')], []],
  ['SS-L20', 'a nexus near a receiver', [on('ss-house-1'), shallow], [{ way: 'entry', least: 1, most: 5 }]],
  ['SS-L20', 'a nexus near a transmitter', [on('ss-house-1'), open], [{ way: 'exit', least: 2, most: 6 }]],
  [
    'SS-L24',
    'the same board twice',
    [on('ss-house-1'), on('ss-house-1')],
    [{ name: 'Twin Bastions', players: 2, allowed: true }],
  ],
  ['SS-L24', 'the same drawing twice', [withoutTraps, withoutTraps], [{ name: 'a drawn board' }]],
  [
    'SS-L24',
    'a house board and a drawing of it',
    [on('ss-house-1'), own({})],
    [{ name: 'Twin Bastions', players: 2 }],
  ],
  ['SS-L24', 'two boards', [on('ss-house-1'), on('ss-house-2')], []],
  [
    'SS-L26',
    'trap cards and no trap spot',
    [withoutTraps, pile],
    [{ names: ['Bear Trap', 'Lesser Death Trap', 'Major Death trap', 'Teleport Trap'] }],
  ],
  [
    'SS-L26',
    'the standard pile, though nobody brought it',
    [withoutTraps],
    [{ names: ['Bear Trap', 'Lesser Death Trap', 'Major Death trap', 'Teleport Trap'] }],
  ],
  [
    'SS-L26',
    'traps left out by the agreement',
    [withoutTraps],
    [],
    { agreement: { banned: ['bear-trap', 'lesser-death-trap', 'teleport-trap', 'major-death-trap'] } },
  ],
  ['SS-L26', 'a trap spot on one board', [withoutTraps, on('ss-house-1'), pile], []],
];

test.each(rows.map((row) => [`${row[0]}: ${row[1]}`, row] as const))('%s', (_, row) => {
  const [code, , table, facts, by] = row;
  const hits = foundAtTable(table, code, by);
  expect(hits.map((v) => v.facts)).toMatchObject(facts);
  expect(hits).toHaveLength(facts.length);
  for (const hit of hits) expect(sentence(swordsSorcery, hit)).toMatch(/^[A-Z0-9“].*\.$/);
});

test('SS-L24: the same board is a note, and an error where the table wants different ones', () => {
  const table = [on('ss-house-1'), on('ss-house-1')];
  expect(foundAtTable(table, 'SS-L24').map((v) => v.severity)).toEqual(['note']);
  expect(foundAtTable(table, 'SS-L24', { house: { domainCopies: false } }).map((v) => v.severity)).toEqual([
    'error',
  ]);
});

test('findings name the lists that they are about', () => {
  expect(foundAtTable([pile, hand('swords'), hand('horse'), hand('swords')], 'SS-L12')[0]?.lists).toEqual([
    1, 3,
  ]);
});

test('every check of a table has a case that breaks it and one that keeps it', () => {
  for (const { code } of matchChecks) {
    const mine = rows.filter((r) => r[0] === code);
    expect(
      mine.some((r) => r[3].length > 0),
      `${code} broken`,
    ).toBe(true);
    expect(
      mine.some((r) => r[3].length === 0),
      `${code} kept`,
    ).toBe(true);
  }
});
