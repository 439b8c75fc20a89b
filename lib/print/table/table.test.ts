import { describe, expect, test } from 'vitest';
import { loadSystem, loadSystems, type AnySystem, type Result } from '@/lib/rules';
import { drawnOps, type Op } from '../drawing';
import { PrintJob } from '../job';
import { loadSources } from '../sources';
import { SavedObject } from './saved-object';
import { tableArchive, tableExport, type TableExport } from './index';

const valueOf = (made: Result<TableExport>): TableExport => {
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
};
const exported = (system: AnySystem, what: object): TableExport =>
  valueOf(tableExport(system, PrintJob.parse({ what: { system: system.slug, ...what } }), 'All of it'));

/** The files of an archive, read by its directory. */
function unzip(archive: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < view.getUint16(end + 10, true); i++) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [size, nameLength] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const local = view.getUint32(at + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength));
    const from = local + 30 + view.getUint16(local + 26, true);
    files.set(name, archive.subarray(from, from + size));
    at += 46 + nameLength;
  }
  return files;
}

const wordsIn = (op: Op): string =>
  drawnOps([op])
    .flatMap((one) => (one.op === 'text' ? [one.text] : []))
    .join(' ');

describe.each(await loadSystems())('decks of $name', (system) => {
  const { object, pictures, decks } = exported(system, { kind: 'catalogue' });

  test('are read again by the format, with every card once and in its cell', () => {
    const read = SavedObject.parse(JSON.parse(JSON.stringify(object)));
    const cards = read.ObjectStates.flatMap((state) =>
      state.Name === 'Card' ? [state] : state.ContainedObjects,
    );
    const pieces = (e: (typeof system.entries)[number]): number => 1 + (system.along?.(e) ?? []).length;
    expect(cards).toHaveLength(system.entries.reduce((sum, e) => sum + (e.copies ?? 1) * pieces(e), 0));
    expect(new Set(cards.map(({ CardID }) => CardID)).size).toBe(cards.length);
    for (const state of read.ObjectStates) {
      if (state.Name !== 'DeckCustom') continue;
      expect(state.DeckIDs).toEqual(state.ContainedObjects.map(({ CardID }) => CardID));
      const [key, custom] = Object.entries(state.CustomDeck)[0]!;
      const { sheet } = pictures.find(({ name }) => name === custom.FaceURL)!;
      expect([custom.NumWidth, custom.NumHeight]).toEqual([sheet.columns, sheet.rows]);
      for (const { CardID, Nickname } of state.ContainedObjects) {
        const cell = sheet.ops[CardID - 100 * Number(key)]!;
        // A name on a counter may stand on several lines.
        for (const word of Nickname.split(/[\s-]/)) expect(wordsIn(cell), Nickname).toContain(word);
      }
      // The last cell is what a hidden card shows.
      expect(state.ContainedObjects.length).toBeLessThan(custom.NumWidth * custom.NumHeight);
    }
  });

  test('have cells of the size that is printed', () => {
    for (const { face, cardWMm, cardHMm, titles } of decks) {
      expect([face.wMm, face.hMm]).toEqual([face.columns * cardWMm, face.rows * cardHMm]);
      face.ops.slice(0, titles.length).forEach((op, i) => {
        if (op.op !== 'window') throw new Error('no cell');
        expect([op.x, op.y]).toEqual([(i % face.columns) * cardWMm, Math.floor(i / face.columns) * cardHMm]);
      });
    }
  });
});

test('pieces that are turned over in play have a back of their own each', async () => {
  const realm = await loadSystem('magic-realm');
  const { object } = exported(realm, { kind: 'entries', entries: ['giant'] });
  const customs = object.ObjectStates.flatMap((state) => Object.values(state.CustomDeck));
  expect(customs.some(({ UniqueBack }) => UniqueBack)).toBe(true);
});

test('a crowded counter says there in words what it says on paper in signs', async () => {
  const realm = await loadSystem('magic-realm');
  const { pictures } = exported(realm, { kind: 'entries', entries: ['bane-sword', 'ogre'] });
  const said = pictures.flatMap(({ sheet }) => sheet.ops.map(wordsIn)).join(' ');
  expect(said).toContain('Unalerted');
  expect(said).toMatch(/Dark H 5/);
});

test('more than a deck holds is shared among several, and no ink is spared on a screen', async () => {
  const game = await loadSystem('monsters-magic');
  const job = (options: object) =>
    PrintJob.parse({ what: { kind: 'catalogue', system: 'monsters-magic' }, options });
  const made = valueOf(tableExport(game, job({}), 'All'));
  // Cards, tiles, 132 garrisons with 16 markers, 80 figures, chits.
  expect(made.decks.map(({ titles }) => titles.length).sort((a, b) => b - a)).toEqual([
    69, 69, 69, 64, 64, 64, 11, 10,
  ]);
  expect(new Set(made.pictures.map(({ name }) => name)).size).toBe(2 * made.decks.length);
  expect(valueOf(tableExport(game, job({ lowInk: true, paper: 'letter' }), 'All'))).toEqual(made);
});

test('tiles and gems of a list come with its cards where they are asked for', async () => {
  const mms = await loadSystem('mms');
  const { list } = mms.samples[0]!;
  const job = (parts: string[]) => PrintJob.parse({ what: { kind: 'list', list }, options: { parts } });
  const count = ({ decks }: TableExport) => decks.reduce((sum, { titles }) => sum + titles.length, 0);
  const cards = count(valueOf(tableExport(mms, job(['cards']), 'x')));
  const all = count(valueOf(tableExport(mms, job(['cards', 'pieces']), 'x', await loadSources(mms))));
  expect(cards).toBe(7);
  expect(all).toBe(7 + 20);
});

test('the archive holds the object file and each picture that it names, and is read again', async () => {
  const mms = await loadSystem('mms');
  const made = exported(mms, { kind: 'entries', entries: ['krag', 'cleric'] });
  const pictures = made.pictures.map(({ name }, i) => ({ name, data: Uint8Array.of(i, 1, 2) }));
  const files = unzip(tableArchive('All of it', made, pictures));
  const json = new TextDecoder().decode(files.get('Saves/Saved Objects/all-of-it.json'));
  const read = SavedObject.parse(JSON.parse(json));
  for (const { FaceURL, BackURL } of read.ObjectStates.flatMap((s) => Object.values(s.CustomDeck)))
    for (const name of [FaceURL, BackURL]) expect(files.has(`Mods/Images/${name}`), name).toBe(true);
  expect([...files.get('Mods/Images/muster-all-of-it-1-back.png')!]).toEqual([1, 1, 2]);
});
