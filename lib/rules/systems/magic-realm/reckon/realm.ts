import { chart, groups, monsters, natives, type MapChit } from '../catalogue';
import type { WarningLetter } from '../catalogue/vocabulary';

/** Monsters that come out of one box of the appearance chart. */
export interface Arrival {
  readonly monster: string;
  readonly count: number;
  readonly clearing: number;
  readonly by: string;
}

const calls = (chit: MapChit, letter: WarningLetter): readonly string[] => {
  // `warning-ruins-m`, `sound-flutter-1`, `site-hoard`.
  const name = chit.id.split('-')[1] ?? '';
  if (chit.chit === 'site') return [chit.id];
  return chit.chit === 'warning' ? [`${name}-${chit.letter}`] : [name, `${name}-${letter}`];
};

const order: Readonly<Record<MapChit['chit'], number>> = { warning: 0, sound: 1, site: 1, special: 2 };

/** A box of the prowling row that a chit empties. */
export interface CalledBox {
  /** Its place among the groups of the row, and from the left in its group. */
  readonly group: number;
  readonly box: number;
  readonly clearing: number;
  readonly by: string;
}

/**
 * Which boxes the chits that were just turned up in a tile empty: warnings first, then sounds and sites by number; each takes
 * the first box of its group in the prowling row that is not empty. (MR-087, MR-088, MR-B48)
 * @param isEmpty whether a box, by its group and place from the left, is empty already
 */
export function calledBoxes(
  row: number,
  letter: WarningLetter,
  chits: readonly MapChit[],
  endsIn: number,
  isEmpty: (group: number, box: number) => boolean = () => false,
): readonly CalledBox[] {
  const summons = chart.find((one) => one.row === row)?.monsters ?? [];
  const taken = new Set<string>();
  const inOrder = [...chits].sort(
    (a, b) => order[a.chit] - order[b.chit] || (a.clearing ?? 0) - (b.clearing ?? 0),
  );
  return inOrder.flatMap((chit) =>
    summons.flatMap(({ by, boxes }, group) => {
      if (!calls(chit, letter).some((call) => by.includes(call))) return [];
      const box = boxes.findIndex((_, i) => !isEmpty(group, i) && !taken.has(`${group} ${i}`));
      if (box < 0) return [];
      taken.add(`${group} ${box}`);
      const clearing = chit.chit === 'warning' ? endsIn : (chit.clearing ?? endsIn);
      return [{ group, box, clearing, by: chit.id }];
    }),
  );
}

/** Whom the chits that were just turned up in a tile call. */
export function arrivals(...asked: Parameters<typeof calledBoxes>): readonly Arrival[] {
  const summons = chart.find((one) => one.row === asked[0])?.monsters ?? [];
  return calledBoxes(...asked).flatMap(({ group, box, clearing, by }) =>
    summons[group]!.boxes[box]!.map(({ monster, count }) => ({ monster, count, clearing, by })),
  );
}

const inRow = (row: number): ReadonlySet<string> => {
  const beasts = chart.find((one) => one.row === row)?.monsters.flatMap(({ boxes }) => boxes.flat()) ?? [];
  return new Set([
    ...beasts.map(({ monster }) => monster),
    ...groups.filter((group) => group.row === row).flatMap(({ members }) => members),
  ]);
};

const known = new Set([...monsters, ...natives].map(({ id }) => id));

/** Who of those killed or on the map goes back to its start when a row prowls at a week’s end; who is hired stays. (MR-012, MR-B34) */
export function regenerates(
  row: number,
  who: readonly string[],
  hired: readonly string[],
): readonly string[] {
  const back = inRow(row);
  return who.filter((id) => known.has(id) && !hired.includes(id) && (id === 'ghost' || back.has(id)));
}
