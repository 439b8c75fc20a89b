/** Decks for a table simulator, made of the drawings that are printed. Loaded apart: few ask for it. */
import { ok, refuse, type AnySystem, type Result } from '@/lib/rules';
import type { PrintJob } from '../job';
import { runsOf, runsOfPieces } from '../pieces';
import { readLists } from '../read-list';
import type { Sources } from '../sources';
import { decksOf, type Deck, type DeckSheet } from './decks';
import { savedObject, type SavedObject } from './saved-object';
import { zip } from './zip';

export type { Deck, DeckSheet } from './decks';

/** One picture that an object file names. */
export interface TablePicture {
  readonly name: string;
  readonly sheet: DeckSheet;
}

export interface TableExport {
  readonly decks: readonly Deck[];
  readonly object: SavedObject;
  readonly pictures: readonly TablePicture[];
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'cards';

/** The cards of a job, and its pieces where they are asked for, as decks for a table simulator. */
export function tableExport(
  system: AnySystem,
  job: PrintJob,
  name: string,
  sources?: Sources,
): Result<TableExport> {
  const cards = runsOf(system, job);
  if (!cards.ok) return cards;
  const reads = readLists(system, job.what);
  if (!reads.ok) return reads;
  const pieces =
    sources && job.options.parts.includes('pieces') ? runsOfPieces(system, reads.value, sources) : [];
  const decks = decksOf(system, [...cards.value, ...pieces], job.options);
  if (decks.length === 0)
    return refuse({ path: ['what'], code: 'nothing_to_print', message: 'There is no card in this.' });
  const names = decks.map((_, i) => ({
    face: `muster-${slugOf(name)}-${i + 1}-face.png`,
    back: `muster-${slugOf(name)}-${i + 1}-back.png`,
  }));
  return ok({
    decks,
    object: savedObject(name, decks, names),
    pictures: decks.flatMap(({ face, back }, i) => [
      { name: names[i]!.face, sheet: face },
      { name: names[i]!.back, sheet: back },
    ]),
  });
}

const READ_ME = `Unpack this archive into the folder “Tabletop Simulator” (in “My Games” of your documents).
The object file goes to “Saves/Saved Objects”, the pictures to “Mods/Images”, where the simulator finds them by their names.
Then choose Objects, Saved Objects in the simulator.
`;

/** Object file and pictures as one archive, in the folders where the simulator looks for them. */
export function tableArchive(
  name: string,
  { object }: TableExport,
  pictures: readonly { readonly name: string; readonly data: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  const text = (words: string): Uint8Array => new TextEncoder().encode(words);
  return zip([
    { name: 'READ ME.txt', data: text(READ_ME) },
    { name: `Saves/Saved Objects/${slugOf(name)}.json`, data: text(`${JSON.stringify(object, null, 2)}\n`) },
    ...pictures.map((picture) => ({ ...picture, name: `Mods/Images/${picture.name}` })),
  ]);
}
