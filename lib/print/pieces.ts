import {
  catalogueOf,
  defaultAgreement,
  ok,
  parseList,
  prepareTerms,
  refuse,
  type AnySystem,
  type Back,
  type Entry,
  type Face,
  type Result,
} from '@/lib/rules';
import type { PrintWhat } from './job';

/** One thing to cut out. */
export interface Piece {
  /** Whose it is: an id of the catalogue or of a custom card. */
  readonly entry: string;
  readonly face: Face;
  readonly back?: Back;
}

/** Things that come together, so many times. Runs are counted before they are spun out: a list may ask for millions. */
export interface Run {
  readonly each: readonly Piece[];
  readonly times: number;
}

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

type ListOfPlayer = Extract<PrintWhat, { readonly kind: 'lists' }>['lists'][number];
type Path = readonly (string | number)[];

const pieceOf = (system: AnySystem, entry: Entry, face: Face = system.face(entry)): Piece => {
  const back = system.back(entry);
  return { entry: entry.id, face, ...(back ? { back } : {}) };
};

/** With the player's name in the small print. Counters have no room for it. */
const named = (piece: Piece, player: string | undefined): Piece => {
  if (!player || piece.face.shape === 'counter') return piece;
  const { foot } = piece.face;
  return { ...piece, face: { ...piece.face, foot: foot === '' ? player : `${foot} · ${player}` } };
};

/** Every card and counter that is asked for, in its order. Refuses an unknown entry and a list of another system. */
export function runsOf(
  system: AnySystem,
  what: Exclude<PrintWhat, { readonly kind: 'calibration' }>,
): Result<readonly Run[]> {
  switch (what.kind) {
    case 'catalogue': {
      const kinds = what.kinds && new Set(what.kinds);
      const entries = system.entries.filter((e) => !kinds || kinds.has(e.kind));
      return ok(entries.map((e) => ({ each: [pieceOf(system, e)], times: e.copies ?? 1 })));
    }
    case 'entries': {
      const known = catalogueOf(system);
      const missing = what.entries.findIndex((id) => !known.has(id));
      if (missing >= 0)
        return refuse({
          path: ['what', 'entries', missing],
          code: 'unknown_entry',
          message: `${system.name} has no entry “${what.entries[missing]}”.`,
        });
      return ok([{ each: what.entries.map((id) => pieceOf(system, known.get(id)!)), times: 1 }]);
    }
    case 'list':
      return runsOfList(system, what, ['what']);
    case 'lists': {
      const runs: Run[] = [];
      for (const [i, one] of what.lists.entries()) {
        const of = runsOfList(system, one, ['what', 'lists', i]);
        if (!of.ok) return of;
        runs.push(...of.value);
      }
      return ok(runs);
    }
  }
}

/** Every use in a list, with what it carries, its mark and its note. */
function runsOfList(
  system: AnySystem,
  { list, agreement, player }: ListOfPlayer,
  at: Path,
): Result<readonly Run[]> {
  const terms = prepareTerms(system, agreement ?? defaultAgreement(system));
  if (!terms.ok)
    return refuse(...terms.problems.map((p) => ({ ...p, path: [...at, 'agreement', ...p.path] })));
  const parsed = parseList(system, list, terms.value);
  if (!parsed.ok) return refuse(...parsed.problems.map((p) => ({ ...p, path: [...at, 'list', ...p.path] })));
  return ok(
    parsed.value.lines.map((line) => {
      const note = list.entries[line.at]!.note;
      const main = system.face(line.entry);
      const marked: Face = {
        ...main,
        title: line.designation === undefined ? main.title : `${main.title} (${line.designation})`,
        text: note === undefined ? main.text : [...main.text, note],
      };
      const each = [
        pieceOf(system, line.entry, marked),
        ...line.with.map((part) => pieceOf(system, part)),
      ].map((piece) => named(piece, player));
      return { each, times: line.count };
    }),
  );
}
