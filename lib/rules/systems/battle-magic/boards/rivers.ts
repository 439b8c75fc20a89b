import type { Dice } from '../../../kernel/game/dice';
import type { TerrainId } from '../catalogue/vocabulary';
import type { Cells } from './cells';
import { isLand } from './map';

const RIVERS = 0.15;
const LONGEST = 10;

/** Rivers from the mountains to the coast along borders between land and land (step 5, BM-006, BM-M09): by border. */
export function runRivers(dice: Dice, cells: Cells, terrain: readonly TerrainId[]): boolean[] {
  const { borders, twin } = cells;
  const land = terrain.map(isLand);
  const dry = borders.map(({ a, b }) => land[a]! && land[b]!);
  const river = borders.map(() => false);

  // Corners of the map: which borders end there, which land and water lies around.
  const corner = (x: number, y: number): number => x * 20_001 + y;
  const ends = borders.map(({ line }) => [corner(line[0]!, line[1]!), corner(line.at(-2)!, line.at(-1)!)]);
  const at = new Map<number, { borders: number[]; source: boolean; mouth: boolean }>();
  borders.forEach(({ a, b }, i) => {
    for (const end of ends[i]!) {
      const here = at.get(end) ?? { borders: [], source: false, mouth: false };
      here.borders.push(i);
      here.source ||= terrain[a] === 'mountain' || terrain[b] === 'mountain';
      here.mouth ||= !land[a] || !land[b];
      at.set(end, here);
    }
  });
  const opposite = new Map(borders.map(({ a, b }, i) => [a * 400 + b, i]));
  const twinOf = (i: number): number => {
    const { a, b } = borders[i]!;
    const [c, d] = [twin![a]!, twin![b]!];
    return opposite.get(Math.min(c, d) * 400 + Math.max(c, d)) ?? i;
  };

  const sources = dice.shuffle(
    [...at].flatMap(([key, { source, mouth }]) => (source && !mouth ? [key] : [])),
  );
  const wanted = Math.round(dry.filter(Boolean).length * RIVERS);
  let run = 0;
  for (const source of sources) {
    if (run >= wanted) break;
    const course = toCoast(source, (c) => at.get(c)!, ends, dry);
    if (course.length < 2 || course.length > LONGEST) continue;
    const whole = twin ? [...course, ...course.map(twinOf)] : course;
    if (run + whole.length > wanted * 1.25) continue;
    for (const i of whole)
      if (!river[i]) {
        river[i] = true;
        run++;
      }
  }
  return river;
}

/** The shortest way along borders between land and land to a corner by the water. */
function toCoast(
  source: number,
  at: (corner: number) => { readonly borders: readonly number[]; readonly mouth: boolean },
  ends: readonly (readonly number[])[],
  dry: readonly boolean[],
): number[] {
  const from = new Map<number, readonly [corner: number, border: number]>([[source, [-1, -1]]]);
  const queue = [source];
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!;
    if (at(here).mouth) {
      const course: number[] = [];
      for (let back = here; back !== source; back = from.get(back)![0]) course.push(from.get(back)![1]);
      return course;
    }
    for (const border of at(here).borders) {
      if (!dry[border]) continue;
      const to = ends[border]![0] === here ? ends[border]![1]! : ends[border]![0]!;
      if (from.has(to)) continue;
      from.set(to, [here, border]);
      queue.push(to);
    }
  }
  return [];
}
