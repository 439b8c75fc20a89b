import { chart, type Box, type ChartRow, type Summons } from '../../catalogue/appearance-chart';
import { mapChits } from '../../catalogue/map-chits';
import { monsters } from '../../catalogue/monsters';
import { several, titled } from '../../catalogue/words-helpers';
import { face, sizes } from '../../faces';
import { joined, PLAY_MM, rectangle, RIM_MM, space, UPRIGHT, words, type Part } from '../shapes';

const ROLL_MM = 17;
const GAP_MM = 4;
/** What comes with a chit stands above its boxes, the name of a monster below. */
const ABOVE_MM = 6;
const BELOW_MM = 6.6;
const FIRST_MM = 9;
const SMALL_MM = 1.5;

/** The counter of each monster in millimetres. */
const counterMm = new Map(
  monsters.map((monster) => [monster.id, sizes.find(({ id }) => id === face(monster).size)!.wMm]),
);
const stackMm = (monster: string): number => counterMm.get(monster)! + PLAY_MM;
const widthOf = (box: Box): number => box.reduce((sum, { monster }) => sum + stackMm(monster), 0);
const heightOf = (box: Box): number => Math.max(...box.map(({ monster }) => stackMm(monster)));

/** `smoke-M` as `Smoke M`, `site-hoard` as `Hoard`. */
const summoner = (by: string): string =>
  mapChits.find(({ id }) => id === by)?.name.replace(/ \d$/, '') ?? titled(by);

/** Alike monsters stand on each other, unlike ones of a box beside each other. */
function boxPart(id: string, box: Box, x: number, y: number): Part {
  const [w, h] = [widthOf(box), heightOf(box)];
  let left = x;
  return {
    spaces: [
      space(
        id,
        box.map(({ monster, count }) => several(count, monster)).join(', '),
        rectangle({ x, y, w, h }),
      ),
    ],
    lines: [],
    marks: box.map(({ monster, count }) => {
      const mm = stackMm(monster);
      left += mm;
      return words(several(count, monster), left - mm / 2, y + h + 1.8, SMALL_MM, mm + 0.6);
    }),
  };
}

const summonsWidth = ({ boxes }: Summons): number => boxes.reduce((sum, box) => sum + widthOf(box) + 1, -1);

function summonsPart(row: number, at: number, summons: Summons, x: number, y: number): Part {
  let left = x;
  return joined([
    {
      spaces: [],
      lines: [],
      marks: [words(summons.by.map(summoner).join(', '), x + summonsWidth(summons) / 2, y + 3, 1.8)],
    },
    ...summons.boxes.map((box, i) => {
      const begin = left;
      left += widthOf(box) + 1;
      return boxPart(`row-${row}-${at + 1}-${i + 1}`, box, begin, y + ABOVE_MM);
    }),
  ]);
}

/** The monster roll lies on the row that prowls (MR-011); natives of the row stand on a sheet of their own. */
const rollPart = ({ row, natives }: ChartRow, y: number): Part => ({
  spaces: [
    space(`roll-${row}`, `Monster roll ${row}`, rectangle({ x: RIM_MM, y, w: ROLL_MM, h: ROLL_MM }), 'stone'),
  ],
  lines: [],
  marks: [
    words(String(row), RIM_MM + ROLL_MM / 2, y + ROLL_MM / 2, 6),
    words('monster roll', RIM_MM + ROLL_MM / 2, y + ROLL_MM + 2.2, SMALL_MM),
    words(natives ? titled(natives.group) : 'Visitors', RIM_MM + ROLL_MM / 2, y + ROLL_MM + 5.4, SMALL_MM),
  ],
});

/** The monsters of the appearance chart, a line for each monster roll (MR-B48). */
export function monsterSheet(): Part {
  let y = FIRST_MM;
  const rows = chart.map((line) => {
    const { row, monsters: all } = line;
    const top = y;
    y += ABOVE_MM + Math.max(...all.flatMap(({ boxes }) => boxes.map(heightOf))) + BELOW_MM;
    let x = RIM_MM + ROLL_MM + GAP_MM;
    return joined([
      rollPart(line, top + ABOVE_MM),
      ...all.map((summons, at) => {
        const begin = x;
        x += summonsWidth(summons) + GAP_MM;
        return summonsPart(row, at, summons, begin, top);
      }),
    ]);
  });
  return joined([
    ...rows,
    {
      spaces: [],
      lines: [],
      marks: [
        words(
          'Boxes are emptied from the left. The two ghosts begin on the map, and prowl every day.',
          UPRIGHT.wMm / 2,
          UPRIGHT.hMm - 2,
          1.7,
        ),
      ],
    },
  ]);
}
