import { chart, groups, monsters } from '../../catalogue';

/** A part of the appearance chart: what prowls with one roll. Ghosts prowl always. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly monsters: readonly string[];
  readonly natives: readonly string[];
}

const inRow = (row: number): readonly string[] => [
  ...new Set(
    chart
      .filter((one) => one.row === row)
      .flatMap((one) => one.monsters.flatMap(({ boxes }) => boxes.flat().map(({ monster }) => monster))),
  ),
];

/** The six rows, and the ghosts, who stand in none of them. (MR-B34, MR-B48) */
export const rows: readonly Row[] = [
  ...[1, 2, 3, 4, 5, 6].map((row) => ({
    id: `row-${row}`,
    name: `Row ${row}`,
    monsters: monsters.map(({ id }) => id).filter((id) => inRow(row).includes(id)),
    natives: groups.filter((group) => group.row === row).flatMap(({ members }) => members),
  })),
  { id: 'ghosts', name: 'Ghosts', monsters: ['ghost'], natives: [] },
];

const spaces = new Map(
  rows.flatMap(({ id, monsters: some, natives: others }) =>
    [...some, ...others].map((one) => [one, id] as const),
  ),
);

/** Where a denizen stands on the drawing of a clearing. */
export const spaceOf = (denizen: string): string => spaces.get(denizen) ?? 'clearing';
