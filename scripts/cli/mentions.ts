import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Part, RowChange } from '@/lib/rules/review';
import { filesBelow } from './files-below';

/** A file of the house; its path begins at the root and has slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

const folders = ['app', 'components', 'e2e', 'lib', 'scripts'];

/** Everything that may hold data or name it, as it is in the tree now. */
export async function readSources(root: string): Promise<readonly Source[]> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      ((await filesBelow(path.join(root, folder))) ?? [])
        .filter((file) => /\.(tsx?|jsonl?)$/.test(file))
        .map((file) => path.join(folder, file)),
    ),
  );
  return Promise.all(
    files.flat().map(async (file) => ({
      path: file.split(path.sep).join('/'),
      text: await readFile(path.join(root, file), 'utf8'),
    })),
  );
}

/** What a file is that names data without being its home. */
const kinds = [
  ['worked examples', /\/examples\.(test\.ts|jsonl)$/],
  ['test', /\.test\.tsx?$|^e2e\/|\/testing(\/|\.ts$)/],
  ['scenarios', /\.jsonl$/],
  ['sample lists', /^lib\/rules\/systems\/[^/]+\/samples\.ts$/],
  ['presets', /^lib\/rules\/systems\/[^/]+\/presets\.ts$/],
  ['report', /^components\/report\/cases\//],
] as const;

export interface Mention {
  readonly kind: (typeof kinds)[number][0];
  readonly path: string;
  /** Counted from 1. */
  readonly lines: readonly number[];
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const quoted = (id: string): string => `(?<=["'\`/])${escaped(id)}(?=["'\`/?#&])`;
const word = (name: string): string =>
  `(?<![\\p{L}\\p{N}_-])${escaped(name)}(?![\\p{L}\\p{N}_]|-[\\p{L}\\p{N}])`;

type Row = Pick<RowChange, 'part' | 'id' | 'name' | 'nameWas'>;

/** How other files name a row: by id or name, or by the ID of the ledger. Rows of other parts nobody names one by one. */
const spellings: { readonly [P in Part]?: (row: Row) => readonly string[] } = {
  entry: ({ id, name, nameWas }) => [quoted(id), word(name), ...(nameWas ? [word(nameWas)] : [])],
  rule: ({ id }) => [word(id)],
  ruling: ({ id }) => [word(id)],
  check: ({ id }) => [word(id)],
  variation: ({ id }) => [word(id)],
  preset: ({ id, name }) => [quoted(id), word(name)],
};

const homeOf = (file: string): string | undefined => /^lib\/rules\/systems\/([^/]+)\//.exec(file)?.[1];

/** Files of a system are about it; any other one where it says so. */
const isAbout = ({ path: file, text }: Source, slug: string): boolean => {
  const home = homeOf(file);
  return home === undefined ? new RegExp(word(slug), 'u').test(text) : home === slug;
};

const linesWith = (text: string, find: RegExp): readonly number[] =>
  text.split('\n').flatMap((line, i) => (find.test(line) ? [i + 1] : []));

/** Where tests, examples, scenarios and lists of the house name a row of a system. */
export function mentionsOf(sources: readonly Source[], slug: string, row: Row): readonly Mention[] {
  const spelt = spellings[row.part]?.(row);
  if (!spelt) return [];
  const find = new RegExp(spelt.join('|'), 'u');
  return sources.flatMap((source): Mention[] => {
    const kind = kinds.find(([, is]) => is.test(source.path))?.[0];
    if (!kind || !find.test(source.text) || !isAbout(source, slug)) return [];
    return [{ kind, path: source.path, lines: linesWith(source.text, find) }];
  });
}

/** The room of a system in which rows of a part are written. */
const rooms: { readonly [P in Part]: string } = {
  entry: 'catalogue/',
  rule: 'rulebook',
  ruling: 'rulebook',
  check: 'legality/',
  variation: 'house',
  preset: 'presets.ts',
  kind: 'catalogue/',
  indicium: 'catalogue/',
  chapter: 'rulebook',
  term: 'rulebook/',
};

/** `file:line` where a row is written; undefined where it is made of others. Its words tell rules, whose IDs are often numbers alone. */
export function placeOf(
  sources: readonly Source[],
  slug: string,
  { part, id, words }: { readonly part: Part; readonly id: string; readonly words?: string | undefined },
): string | undefined {
  const room = `lib/rules/systems/${slug}/${rooms[part]}`;
  const own = sources.filter(({ path: file }) => file.startsWith(room) && !/\.test\.ts$/.test(file));
  const spelt = [
    `\\b(id|key|code): '${escaped(id)}'`,
    ...(words ? [escaped(words.slice(0, 40))] : []),
    ...(part === 'variation' ? [`^\\s*${escaped(id)}:`] : []),
    quoted(id),
  ];
  for (const one of spelt)
    for (const { path: file, text } of own) {
      const [line] = linesWith(text, new RegExp(one, 'u'));
      if (line !== undefined) return `${file}:${line}`;
    }
  return undefined;
}
