import { showValue } from '@/components/entry/show-value';
import type { Entry, Reference } from '@/lib/rules/reference';

/** More than these do not stand side by side on a desk. */
export const MOST_COMPARED = 4;

export interface ComparedRow {
  readonly key: string;
  readonly name: string;
  /** One for each entry; absent where it is blank. */
  readonly cells: readonly (string | undefined)[];
  readonly differs: boolean;
}

/** The values of entries side by side, row by row; rows that are blank for all of them are left out. */
export function compareEntries(
  system: Pick<Reference, 'kinds' | 'indicia' | 'unit'>,
  entries: readonly Entry[],
): readonly ComparedRow[] {
  const row = (key: string, name: string, cells: readonly (string | undefined)[]): ComparedRow => ({
    key,
    name,
    cells,
    differs: new Set(cells).size > 1,
  });
  const kinds = new Map(system.kinds.map((k) => [k.id, k.name]));
  const priced = system.indicia.some(({ key }) => key === system.unit.one);
  return [
    row(
      'kind',
      'Kind',
      entries.map((e) => kinds.get(e.kind)),
    ),
    ...(priced
      ? []
      : [
          row(
            'cost',
            system.unit.one,
            entries.map((e) => e.cost?.toString()),
          ),
        ]),
    ...system.indicia.map(({ key, letter, name }) =>
      row(
        key,
        letter ? `${name} (${letter})` : name,
        entries.map((e) => (key in e.indicia ? showValue(e.indicia[key]!) : undefined)),
      ),
    ),
    row(
      'tags',
      'Tags',
      entries.map((e) => (e.tags.length > 0 ? [...e.tags].sort().join(', ') : undefined)),
    ),
    row(
      'text',
      'What it does',
      entries.map((e) => e.text),
    ),
  ].filter(({ cells }) => cells.some((cell) => cell !== undefined));
}
