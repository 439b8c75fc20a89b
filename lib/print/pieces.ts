import {
  catalogueOf,
  labelsOf,
  ok,
  refuse,
  type AnySystem,
  type Back,
  type Entry,
  type Face,
  type Livery,
  type PaperSize,
  type Result,
} from '@/lib/rules';
import type { PrintJob, PrintOptions, PrintWhat } from './job';
import { readLists } from './read-list';
import type { ReadList } from './sheet/list-sheet';
import type { Sources } from './sources';

/** One thing to cut out. */
export interface Piece {
  /** Whose it is: an id of the catalogue or of a custom card; absent: it is no entry, but goes with some. */
  readonly entry?: string;
  readonly face: Face;
  readonly back?: Back;
  /** Its own size, where none of the system’s is meant. */
  readonly size?: PaperSize;
}

/** Things that come together, so many times. Runs are counted before they are spun out: a list may ask for millions. */
export interface Run {
  readonly each: readonly Piece[];
  readonly times: number;
}

/** How many things runs come to. */
export const countOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { each, times }) => sum + each.length * times, 0);

/** So many copies of each piece, one behind the other. */
export const copied = (runs: readonly Run[], copies: number): readonly Run[] =>
  copies === 1
    ? runs
    : runs.map(({ each, times }) => ({
        each: each.flatMap((p) => Array.from({ length: copies }, () => p)),
        times,
      }));

const pieceOf = (system: AnySystem, entry: Entry, face: Face = system.face(entry)): Piece => {
  const back = system.back(entry);
  return { entry: entry.id, face, ...(back ? { back } : {}) };
};

/** A piece and what lies on the table with it. */
const withAlong = (
  system: AnySystem,
  entry: Entry,
  piece: Piece = pieceOf(system, entry),
): readonly Piece[] => [piece, ...(system.along?.(entry) ?? [])];

/** In the tone of its player, behind as in front, and with his name for it. */
const inLivery = <P extends Piece>(piece: P, livery: Livery | undefined): P => {
  if (!livery) return piece;
  const { face, back } = piece;
  const dress = (one: Face): Face => ({ ...one, tone: livery.tone, mark: livery.name });
  return {
    ...piece,
    face: dress(face),
    ...(back && {
      back: back.kind === 'common' ? { ...back, tone: livery.tone } : { ...back, face: dress(back.face) },
    }),
  };
};

/** Behind as in front, where the front is somebody’s. */
const inOwn = (piece: Piece): Piece => {
  const { tone, mark } = piece.face;
  return mark === undefined ? piece : inLivery(piece, { tone, name: mark });
};

/** The liveries of lists that meet, in their order. */
const liveriesOf = (system: AnySystem, reads: readonly ReadList[]): readonly (Livery | undefined)[] =>
  system.liveries?.of(
    reads.map(({ parsed }) => parsed.options),
    reads.map(({ livery }) => livery),
  ) ?? [];

/** With the player's name in the small print. Counters have no room for it. */
const named = (piece: Piece, player: string | undefined): Piece => {
  if (!player || piece.face.shape === 'counter') return piece;
  const { foot } = piece.face;
  return { ...piece, face: { ...piece.face, foot: foot === '' ? player : `${foot} · ${player}` } };
};

/** What is printed of a catalogue. Refuses an unknown entry or kind. */
function runsOfCatalogue(
  system: AnySystem,
  what: Extract<PrintWhat, { readonly kind: 'catalogue' | 'entries' }>,
): Result<readonly Run[]> {
  if (what.kind === 'catalogue') {
    const strange = what.kinds?.findIndex((id) => !system.kinds.some((kind) => kind.id === id)) ?? -1;
    if (strange >= 0)
      return refuse({
        path: ['what', 'kinds', strange],
        code: 'unknown_kind',
        message: `${system.name} has no kind “${what.kinds![strange]}”. There is ${system.kinds.map(({ id }) => id).join(', ')}.`,
      });
    const kinds = what.kinds && new Set(what.kinds);
    const entries = system.entries.filter((e) => !kinds || kinds.has(e.kind));
    return ok(
      entries.flatMap((entry) => {
        const faces = system.printedFaces?.(entry) ?? [system.face(entry)];
        return faces.map((face) => ({
          each: withAlong(system, entry, inOwn(pieceOf(system, entry, face))),
          times: (entry.copies ?? 1) / faces.length,
        }));
      }),
    );
  }
  const known = catalogueOf(system);
  const missing = what.entries.findIndex((id) => !known.has(id));
  if (missing >= 0)
    return refuse({
      path: ['what', 'entries', missing],
      code: 'unknown_entry',
      message: `${system.name} has no entry “${what.entries[missing]}”.`,
    });
  return ok([{ each: what.entries.flatMap((id) => withAlong(system, known.get(id)!)), times: 1 }]);
}

/** A card that stands for another use of the same: its name and mark, and room for what is written on it. */
const blankOf = (face: Face): Face => {
  const { table: _, ...rest } = face;
  return {
    ...rest,
    stats: face.stats.map(({ label }) => ({ label, value: '–' })),
    text: ['Another use of this card. Its values are those of the whole one.'],
  };
};

/** The uses of lists that meet, each in the livery of its player. */
export function runsOfLists(
  system: AnySystem,
  reads: readonly ReadList[],
  duplicates: PrintOptions['duplicates'],
): readonly Run[] {
  const liveries = liveriesOf(system, reads);
  return reads.flatMap((read, seat) => runsOfList(system, read, duplicates, liveries[seat]));
}

/** Every use in a list, with what it carries, its own mark and its note. */
function runsOfList(
  system: AnySystem,
  { parsed, player }: ReadList,
  duplicates: PrintOptions['duplicates'],
  livery: Livery | undefined,
): readonly Run[] {
  const dressed = (piece: Piece, entry: Entry): Piece =>
    system.liveries?.worn(entry) ? inLivery(piece, livery) : piece;
  const seen = new Set<string>();
  return parsed.lines.flatMap((line): readonly Run[] => {
    const { entry, count, designation } = line;
    const note = parsed.list.entries[line.at]!.note;
    const main = system.face(entry);
    const use = (label: string | undefined): readonly Piece[] => {
      const marked: Face = {
        ...main,
        title: label === undefined ? main.title : `${main.title} (${label})`,
        text: note === undefined ? main.text : [...main.text, note],
      };
      const blank = duplicates === 'blank' && main.shape === 'card' && seen.has(entry.id);
      seen.add(entry.id);
      return [
        ...withAlong(system, entry, dressed(pieceOf(system, entry, blank ? blankOf(marked) : marked), entry)),
        ...line.with.flatMap((part) => withAlong(system, part)),
      ].map((piece) => named(piece, player));
    };
    const labels = designation === undefined ? [] : labelsOf(designation);
    if (labels.length === count) return labels.map((label) => ({ each: use(label), times: 1 }));
    const first: Run = { each: use(designation), times: duplicates === 'blank' ? 1 : count };
    return duplicates === 'whole' || count === 1
      ? [first]
      : [first, { each: use(designation), times: count - 1 }];
  });
}

/** Tiles, counters and markers that lists bring besides the faces of their lines, and what their table needs once. */
export function runsOfPieces(
  system: AnySystem,
  reads: readonly ReadList[],
  { paper }: Sources,
): readonly Run[] {
  const liveries = liveriesOf(system, reads);
  const own = reads.flatMap(({ parsed, terms }, seat) =>
    paper.pieces(parsed, terms.house, seat, liveries).map(({ times, worn, ...piece }) => ({
      each: [worn ? inLivery(piece, liveries[seat]) : piece],
      times,
    })),
  );
  const [first] = reads;
  if (!first || !paper.shared) return own;
  const shared = paper.shared(
    reads.map(({ parsed }) => parsed),
    first.terms.house,
  );
  return [...own, ...shared.map(({ times, worn: _, ...piece }) => ({ each: [piece], times }))];
}

/** The cards and counters of a job, whether or not they are on paper already. */
export function runsOf(system: AnySystem, { what, options }: PrintJob): Result<readonly Run[]> {
  switch (what.kind) {
    case 'catalogue':
    case 'entries':
      return runsOfCatalogue(system, what);
    case 'list':
    case 'lists': {
      const reads = readLists(system, what);
      if (!reads.ok) return reads;
      return ok(options.parts.includes('cards') ? runsOfLists(system, reads.value, options.duplicates) : []);
    }
    case 'board':
    case 'drawn':
    case 'calibration':
      return ok([]);
  }
}
