import type { SceneGround, SceneSpace } from '../../../../kernel/game/scene';
import { isAimedAt } from '../engine/melee/sheets';
import {
  attackNames,
  DIRECTIONS,
  FOE,
  isFoe,
  maneuverNames,
  NOBODY,
  type MrState,
  type Who,
} from '../engine/state';
import { foeAt, foesOn } from '../engine/who';
import { heroName, idOf, whoName } from './names';

/** Sizes in units of the scene: three columns to a melee sheet, and a band for each row of it. */
const COLUMN = 100;
const GAP = 24;
const CLEARING = 64;
const bands = { sheet: 78, red: 92, attack: 84, armor: 62, maneuver: 84 } as const;
const SHEET_WIDTH = DIRECTIONS * COLUMN;
const SHEET_HEIGHT = Object.values(bands).reduce((sum, height) => sum + height, 0);
/** Denizens wear no armor counters. */
const FOE_HEIGHT = SHEET_HEIGHT - bands.armor;

/** Denizens and hirelings who defend on a sheet of their own. (MR-142, MR-154) */
const foeSheets = (s: MrState): readonly Who[] =>
  s.foes.flatMap(({ alive, owner, on }, i) =>
    foesOn(s, FOE + i).length > 0 || (alive === 1 && owner >= 0 && on < 0 && isAimedAt(s, FOE + i))
      ? [FOE + i]
      : [],
  );

/** Two sheets in a row, so that they stay legible. */
const rowsFor = (sheets: number): number => Math.ceil(sheets / 2);

export function sizeOf(s: MrState): { readonly width: number; readonly height: number } {
  const [heroes, foes] = [s.heroes.length, foeSheets(s).length];
  const columns = Math.min(2, Math.max(heroes, foes));
  return {
    width: columns * SHEET_WIDTH + (columns - 1) * GAP,
    height: CLEARING + rowsFor(heroes) * (SHEET_HEIGHT + GAP) + rowsFor(foes) * (FOE_HEIGHT + GAP),
  };
}

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

/** Place of a sheet, the n-th of those of characters or of the others below them. */
function cornerOf(s: MrState, of: Who, nth: number): readonly [x: number, y: number] {
  const x = (nth % 2) * (SHEET_WIDTH + GAP);
  const top = CLEARING + GAP;
  const row = Math.floor(nth / 2);
  if (!isFoe(of)) return [x, top + row * (SHEET_HEIGHT + GAP)];
  return [x, top + rowsFor(s.heroes.length) * (SHEET_HEIGHT + GAP) + row * (FOE_HEIGHT + GAP)];
}

/** A melee sheet: who is on it, red boxes, attack circles, a character’s armor, and maneuver boxes. (MR-142, MR-146, MR-153) */
function sheetOf(s: MrState, of: Who, nth: number): SceneSpace[] {
  const corner = cornerOf(s, of, nth);
  const [x] = corner;
  let [, y] = corner;
  const name = isFoe(of) ? whoName(s, of) : heroName(s, of);
  const owner = isFoe(of) ? foeAt(s, of).owner : of;
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
    id: idOf.sheet(of),
    name: `Melee sheet of ${name}`,
    shape: rectangle(x, y, COLUMN, bands.sheet),
    ground: 'grass',
    ...(owner === NOBODY ? {} : { seat: owner }),
  };
  const near = [0, 1].map((half) => ({
    id: idOf.near(of, half),
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
      (to) => idOf.red(of, to),
      (to) => `red box ${maneuverNames[to]} and ${attackNames[to]}`,
      'desert',
      (to) => initial(maneuverNames[to]),
    ),
    ...row(
      bands.attack,
      (to) => idOf.attack(of, to),
      (to) => `attack circle ${attackNames[to]}`,
      'blank',
      (to) => initial(attackNames[to]),
    ),
    ...(isFoe(of)
      ? []
      : row(
          bands.armor,
          (to) => idOf.armor(of, to),
          (to) => `armor against ${attackNames[to]}`,
          'stone',
          () => '',
        )),
    ...row(
      bands.maneuver,
      (to) => idOf.maneuver(of, to),
      (to) => `maneuver box ${maneuverNames[to]}`,
      'blank',
      (to) => initial(maneuverNames[to]),
    ),
  ];
}

export const spacesOf = (s: MrState): SceneSpace[] =>
  [
    clearingSpace(s.game.clearing, sizeOf(s).width),
    ...s.heroes.flatMap((_, seat) => sheetOf(s, seat, seat)),
    ...foeSheets(s).flatMap((who, nth) => sheetOf(s, who, nth)),
  ].map((space) => (space.label === '' ? withoutLabel(space) : space));

const withoutLabel = ({ label: _, ...space }: SceneSpace): SceneSpace => space;
