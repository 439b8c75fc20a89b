import type { SceneGround, SceneSpace } from '../../../../kernel/game/scene';
import type { Seat } from '../../../../kernel/game/engine';
import { attackNames, DIRECTIONS, maneuverNames, type MrState } from '../engine/state';
import { heroName, idOf } from './names';

/** Sizes in units of the scene: three columns to a melee sheet, and a band for each row of it. */
const COLUMN = 100;
const GAP = 24;
const CLEARING = 64;
const bands = { sheet: 78, red: 92, attack: 84, armor: 62, maneuver: 84 } as const;
const SHEET_WIDTH = DIRECTIONS * COLUMN;
const SHEET_HEIGHT = Object.values(bands).reduce((sum, height) => sum + height, 0);

/** Two sheets in a row, so that they stay legible. */
const columnsFor = (sheets: number): number => Math.min(2, sheets);
const rowsFor = (sheets: number): number => Math.ceil(sheets / 2);

export const widthOf = (sheets: number): number =>
  columnsFor(sheets) * SHEET_WIDTH + (columnsFor(sheets) - 1) * GAP;
export const heightOf = (sheets: number): number => CLEARING + rowsFor(sheets) * (SHEET_HEIGHT + GAP);

export const clearingGrounds: Readonly<Record<MrState['game']['clearing'], SceneGround>> = {
  woods: 'forest',
  cave: 'stone',
  mountain: 'mountain',
};

const rectangle = (x: number, y: number, w: number, h: number): readonly number[] => [
  x,
  y,
  x + w,
  y,
  x + w,
  y + h,
  x,
  y + h,
];

/** The clearing itself, where whoever is on no sheet stands. */
const clearingSpace = (clearing: MrState['game']['clearing'], width: number): SceneSpace => ({
  id: idOf.clearing,
  name: `The clearing, ${clearing}`,
  shape: rectangle(0, 0, width, CLEARING),
  ground: clearingGrounds[clearing],
});

/** A melee sheet: who is on it, red boxes, attack circles, armor and maneuver boxes. (MR-142, MR-146, MR-153) */
function sheetOf(s: MrState, seat: Seat): SceneSpace[] {
  const x = (seat % 2) * (SHEET_WIDTH + GAP);
  let y = CLEARING + GAP + Math.floor(seat / 2) * (SHEET_HEIGHT + GAP);
  const name = heroName(s, seat);
  const row = (
    height: number,
    id: (to: number) => string,
    words: (to: number) => string,
    ground: SceneGround,
    label: (to: number) => string,
  ): SceneSpace[] => {
    const spaces = attackNames.map((_, to) => ({
      id: id(to),
      name: `${name}: ${words(to)}`,
      shape: rectangle(x + to * COLUMN, y, COLUMN, height),
      ground,
      label: label(to),
    }));
    y += height;
    return spaces;
  };
  const sheet: SceneSpace = {
    id: idOf.sheet(seat),
    name: `Melee sheet of ${name}`,
    shape: rectangle(x, y, COLUMN, bands.sheet),
    ground: 'grass',
    seat,
  };
  const near = [0, 1].map((half) => ({
    id: idOf.near(seat, half),
    name: `${name}: on the sheet, not yet in a box`,
    shape: rectangle(x + (half + 1) * COLUMN, y, COLUMN, bands.sheet),
    ground: 'grass' as const,
  }));
  y += bands.sheet;
  const initial = (word: string | undefined): string => word?.slice(0, 2) ?? '';
  return [
    sheet,
    ...near,
    ...row(
      bands.red,
      (to) => idOf.red(seat, to),
      (to) => `red box ${maneuverNames[to]} and ${attackNames[to]}`,
      'desert',
      (to) => initial(maneuverNames[to]),
    ),
    ...row(
      bands.attack,
      (to) => idOf.attack(seat, to),
      (to) => `attack circle ${attackNames[to]}`,
      'blank',
      (to) => initial(attackNames[to]),
    ),
    ...row(
      bands.armor,
      (to) => idOf.armor(seat, to),
      (to) => `armor against ${attackNames[to]}`,
      'stone',
      () => '',
    ),
    ...row(
      bands.maneuver,
      (to) => idOf.maneuver(seat, to),
      (to) => `maneuver box ${maneuverNames[to]}`,
      'blank',
      (to) => initial(maneuverNames[to]),
    ),
  ];
}

export const spacesOf = (s: MrState): SceneSpace[] => {
  const sheets = s.heroes.length;
  return [
    clearingSpace(s.game.clearing, widthOf(sheets)),
    ...s.heroes.flatMap((_, seat) => sheetOf(s, seat)),
  ].map((space) => (space.label === '' ? withoutLabel(space) : space));
};

const withoutLabel = ({ label: _, ...space }: SceneSpace): SceneSpace => space;
