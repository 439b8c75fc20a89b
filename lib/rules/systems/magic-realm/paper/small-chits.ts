import type { PaperBoard, PaperDrawing } from '../../../kernel/catalogue/paper';
import { weatherRolls, type Weather } from '../catalogue/seasons';
import { capital } from '../../../kernel/words/words';
import type { House } from '../house';
import { rectangle, words } from './shapes';

/** They lie on the boxes of the set-up card and on the map. */
const CHIT_MM = 15;

const chit = (name: string, top: string, below: string): PaperDrawing => ({
  name,
  wMm: CHIT_MM,
  hMm: CHIT_MM,
  floor: { shape: rectangle({ x: 0, y: 0, w: CHIT_MM, h: CHIT_MM }), ground: 'stone' },
  spaces: [],
  lines: [],
  marks: [
    words(top, CHIT_MM / 2, below === '' ? CHIT_MM / 2 : 5.5, top.length > 2 ? 2 : 4.5),
    ...(below === '' ? [] : [words(below, CHIT_MM / 2, 11, 1.5, CHIT_MM - 2)]),
  ],
});

const weathers = [...new Set<Weather>(weatherRolls)];
const NUMBERS = 6;
const ROLLS = 2;

/** What is only laid down where it is needed (chapter 9 of the ledger). */
export const smallChits: PaperBoard<House> = {
  id: 'small-chits',
  name: 'Small chits',
  explains: 'The day, two monster rolls, four kinds of weather and six numbers, 15 mm square, to be cut out.',
  asks: [],
  rules: ['MR-006', 'MR-011', 'MR-B70'],
  draw: () => [
    chit('Day', 'Day', ''),
    ...Array.from({ length: ROLLS }, (_, i) => chit(`Monster roll ${i + 1}`, 'Roll', `monsters ${i + 1}`)),
    ...weathers.map((weather) => chit(`Weather: ${weather}`, capital(weather), 'weather')),
    ...Array.from({ length: NUMBERS }, (_, i) => chit(`Number ${i + 1}`, String(i + 1), '')),
  ],
};
