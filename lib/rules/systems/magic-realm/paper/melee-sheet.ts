import type { PaperBoard, PaperDrawing } from '../../../kernel/catalogue/paper';
import type { House } from '../house';
import {
  arrow,
  joined,
  oval,
  rectangle,
  RIM_MM,
  space,
  UPRIGHT,
  words,
  type Part,
  type Rect,
} from './shapes';

/** The directions of an attack from the left, each with the maneuver that it meets (MR-161). */
const directions = [
  { attack: 'THRUST', maneuver: 'CHARGE' },
  { attack: 'SWING', maneuver: 'DODGE' },
  { attack: 'SMASH', maneuver: 'DUCK' },
] as const;
type Way = (typeof directions)[number];

/** Room for two Tremendous monsters with head or club (MR-153). */
const COLUMN_MM = 57;
const GAP_MM = 4.5;
const columns: readonly number[] = directions.map((_, i) => RIM_MM + i * (COLUMN_MM + GAP_MM));
const middle = (column: number): number => columns[column]! + COLUMN_MM / 2;

/** How far down each band of the sheet begins, and its height. */
const bands = {
  red: { y: 11, h: 42 },
  attack: { y: 58, h: 42 },
  shield: { y: 106, h: 23 },
  body: { y: 133, h: 23 },
  suit: { y: 160, h: 23 },
  maneuver: { y: 189, h: 38 },
  used: { y: 232, h: 18 },
} as const;
type Band = (typeof bands)[keyof typeof bands];

const LABEL_MM = 2.3;
const SMALL_MM = 1.7;

/** A place of a band from the left of one column to the right of another. */
const across = ({ y, h }: Band, from: number, to = from): Rect => ({
  x: columns[from]!,
  y,
  w: columns[to]! + COLUMN_MM - columns[from]!,
  h,
});

/** Attackers on the sheet of a character stand in one of these with attack and maneuver (MR-142, MR-153). */
const redBox = ({ attack, maneuver }: Way, i: number): Part => {
  const box = across(bands.red, i);
  const shape = rectangle(box);
  return {
    spaces: [space(`red-${i}`, `Red box ${maneuver} and ${attack}`, shape)],
    lines: [{ kind: 'frame', points: [...shape, ...shape.slice(0, 2)] }],
    marks: [
      words(`${maneuver} · ${attack}`, middle(i), box.y + 4.5, LABEL_MM),
      words('red box', middle(i), box.y + box.h - 3.5, SMALL_MM),
    ],
  };
};

/** Weapon and FIGHT chit, the chit of an attack spell, or attackers of a denizen (MR-142, MR-146). */
const attackCircle = ({ attack }: Way, i: number): Part => {
  const { y, h } = bands.attack;
  const circle = { x: middle(i) - h / 2, y, w: h, h };
  return {
    spaces: [space(`attack-${i}`, `Attack circle ${attack}`, oval(circle), 'stone')],
    lines: [arrow(middle(i), y + h + 0.8, middle(i), bands.shield.y - 0.8)],
    marks: [words(attack, middle(i), y + 7, LABEL_MM + 0.3)],
  };
};

const ovalOf = (id: string, name: string, band: Band, from: number, to = from): Part => {
  const { x, y, w, h } = across(band, from, to);
  const [inset, one] = [(w - Math.min(w, 50 + (to - from) * 54)) / 2, x + w / 2];
  return {
    spaces: [space(id, name, oval({ x: x + inset, y, w: w - 2 * inset, h }), 'stone')],
    lines: [],
    marks: [words(name, one, y + 4, 2)],
  };
};

/** Armor lies where it protects; an attack meets the first in its way, from above (MR-150, MR-B58). */
const armor: readonly Part[] = [
  ...directions.map(({ attack }, i) => ovalOf(`shield-${i}`, `Shield, ${attack}`, bands.shield, i)),
  ovalOf('breastplate', 'Breastplate', bands.body, 0, 1),
  ovalOf('helmet', 'Helmet', bands.body, 2),
  ovalOf('suit', 'Suit of armor', bands.suit, 0, 2),
];

/** Where a maneuver goes: forward, aside, down. */
const moves = [
  [0, 5, 0, -5],
  [-5, 0, 5, 0],
  [0, -5, 0, 5],
] as const;

const maneuverBox = ({ maneuver }: Way, i: number): Part => {
  const box = across(bands.maneuver, i);
  const [x, y] = [box.x + box.w - 9, box.y + 9];
  const [dx, dy, toX, toY] = moves[i]!;
  return {
    spaces: [space(`maneuver-${i}`, `Maneuver box ${maneuver}`, rectangle(box))],
    lines: [
      arrow(middle(i), bands.suit.y + bands.suit.h + 0.5, middle(i), box.y - 0.6),
      arrow(x + dx, y + dy, x + toX, y + toY),
    ],
    marks: [words(maneuver, middle(i), box.y + 5.5, LABEL_MM + 0.3)],
  };
};

/** Chits that were played in the Encounter step lie here until the round ends (MR-151, MR-B57). */
const used: Part = {
  spaces: [space('used', 'Used this round', rectangle(across(bands.used, 0, 1)))],
  lines: [],
  marks: [
    words('Used this round', (middle(0) + middle(1)) / 2, bands.used.y + 3.5, 2),
    words(
      'An attack hits the maneuver below it, or any other that is slower (MR-161, MR-162).',
      middle(2),
      bands.used.y + 3.5,
      1.7,
      COLUMN_MM - 4,
    ),
  ],
};

/** One page for whoever it is. */
export function meleeSheetOf(who: string): PaperDrawing {
  const parts = joined([
    ...directions.map(redBox),
    ...directions.map(attackCircle),
    ...armor,
    ...directions.map(maneuverBox),
    used,
  ]);
  return {
    name: `Melee sheet: ${who}`,
    ...UPRIGHT,
    spaces: parts.spaces,
    lines: [...parts.lines, { kind: 'rule', points: [columns[2]! + 12, 7, UPRIGHT.wMm - RIM_MM, 7] }],
    marks: [
      ...parts.marks,
      words(`Melee sheet: ${who}`, (middle(0) + middle(1)) / 2, 4.5, 3.2),
      words('Name', columns[2]! + 5, 6, 2),
    ],
  };
}

const rules = ['MR-095', 'MR-142', 'MR-146', 'MR-150', 'MR-152', 'MR-153', 'MR-155', 'MR-B58'];

/** Sheets for monsters and natives that defend by themselves (chapter 9 of the ledger). */
const SPARE = 6;

/** One for each character of the table, and spare ones. */
export const meleeSheets: readonly PaperBoard<House>[] = [
  {
    id: 'melee-sheets',
    name: 'Melee sheets',
    explains: 'One page for each character: attacks, armor, maneuvers and the red boxes for attackers.',
    asks: ['players'],
    rules,
    draw: ({ players }, house) => {
      const count = Math.max(1, players) * house['party.charactersPerPlayer'];
      return Array.from({ length: count }, (_, i) =>
        meleeSheetOf(count === 1 ? 'character' : `character ${i + 1}`),
      );
    },
  },
  {
    id: 'melee-sheets-spare',
    name: 'Melee sheets for denizens',
    explains: 'Six spare pages for monsters and natives that defend on a sheet of their own.',
    asks: [],
    rules,
    draw: () => Array.from({ length: SPARE }, (_, i) => meleeSheetOf(`denizen ${i + 1}`)),
  },
];
