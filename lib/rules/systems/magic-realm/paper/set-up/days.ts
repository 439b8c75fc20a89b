import { listed } from '../../../../kernel/words/words';
import { dwellings, visitorBoxes } from '../../catalogue';
import { titled } from '../../catalogue/words-helpers';
import { seasonOf } from '../../companion-lines';
import type { House } from '../../house';
import { joined, rectangle, RIM_MM, space, UPRIGHT, words, type Part, type Rect } from '../shapes';

const WEEK = 7;
const MONTH = 28;
const GAP_MM = 1;
const WIDE_MM = UPRIGHT.wMm - 2 * RIM_MM;
/** Sites that wait in the box of the Lost City and of the Lost Castle (MR-B08). */
const BROUGHT = 5;

/** Color magic everywhere on a seventh day, by the day of the month (MR-B23). */
const colorsOf = (house: House): Readonly<Record<number, readonly string[]>> => ({
  7: seasonOf(house)?.day7 ?? ['white', 'black'],
  14: ['grey'],
  21: ['purple'],
  28: ['gold'],
});

/** As many boxes beside each other as are asked for, from the left rim to the right. */
const across = (count: number, i: number, y: number, h: number): Rect => {
  const w = (WIDE_MM - GAP_MM * (count - 1)) / count;
  return { x: RIM_MM + i * (w + GAP_MM), y, w, h };
};

const heading = (label: string, y: number): Part => ({
  spaces: [],
  lines: [],
  marks: [words(label, UPRIGHT.wMm / 2, y, 2.3)],
});

interface Labelled {
  readonly id: string;
  readonly label: string;
  /** In smaller print below it. */
  readonly more?: string;
}

const line = (boxes: readonly Labelled[], y: number, h: number): Part =>
  joined(
    boxes.map(({ id, label, more }, i) => {
      const box = across(boxes.length, i, y, h);
      const x = box.x + box.w / 2;
      return {
        spaces: [space(id, more === undefined ? label : `${label}: ${more}`, rectangle(box))],
        lines: [],
        marks: [
          words(label, x, y + 3, 1.7, box.w - 1),
          ...(more === undefined ? [] : [words(more, x, y + h - 2.6, 1.6, box.w - 1)]),
        ],
      };
    }),
  );

const DAY_MM = 21;
/** The day counter goes from box to box; what is longer than a month goes round again. */
function dayParts(house: House, top: number): Part {
  const colors = colorsOf(house);
  return joined(
    Array.from({ length: Math.min(MONTH, house['game.days']) }, (_, i): Part => {
      const day = i + 1;
      const { x, y, w, h } = across(WEEK, i % WEEK, top + Math.floor(i / WEEK) * (DAY_MM + GAP_MM), DAY_MM);
      const magic = colors[day];
      return {
        spaces: [
          space(
            `day-${day}`,
            magic ? `Day ${day}, ${listed(magic)} magic` : `Day ${day}`,
            rectangle({ x, y, w, h }),
            magic ? 'portal' : 'blank',
          ),
        ],
        lines: [],
        marks: [
          words(String(day), x + 4, y + 3.6, 3),
          ...(magic ? [words(listed(magic), x + w / 2 + 3, y + 3, 1.7, w - 9)] : []),
        ],
      };
    }),
  );
}

const visitors = visitorBoxes.map((who, i): Labelled => ({
  id: `visitor-${i + 1}`,
  label: who
    .map((one) =>
      one.startsWith('leader-')
        ? `Leader of the ${titled(one.slice('leader-'.length))}`
        : titled(one.replace(/^(site|card)-/, '')),
    )
    .join(', '),
}));

const homes = dwellings.map(({ id, name, garrison }): Labelled => ({
  id,
  label: name,
  more: garrison ? titled(garrison) : 'no garrison',
}));

/** Days with their colors, and the boxes of chits and dwellings (MR-B05, MR-B08, MR-B09, MR-B49). */
export function daySheet(house: House): Part {
  const long = house['game.days'] > MONTH;
  const note = long
    ? `${house['game.days']} days: the days of each month go round again; on day 7 ${seasonOf(house) ? 'the colors of its season' : 'white in odd months, black in even ones'}`
    : `${house['game.days']} days`;
  return joined([
    heading(note, 11),
    dayParts(house, 15),
    heading('Visitors and missions of row 6: one chit in a box', 112),
    line(visitors, 116, 30),
    heading('Dwellings, until they come onto the map, and their garrisons', 156),
    line(homes, 160, 28),
    heading('Site and sound chits that come with the Lost City and the Lost Castle', 198),
    line(
      [
        { id: 'lost-city', label: 'Lost City', more: `${BROUGHT} chits` },
        { id: 'lost-castle', label: 'Lost Castle', more: `${BROUGHT} chits` },
      ],
      202,
      24,
    ),
  ]);
}
