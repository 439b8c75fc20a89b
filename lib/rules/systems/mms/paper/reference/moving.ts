import type { SheetBlock } from '../../../../kernel/catalogue/paper';
import { linesBlock, told } from '../../../../kernel/catalogue/sheet-lines';
import type { MmsHouse } from '../../house';
import type { Part } from './words';

const corners: Readonly<Record<MmsHouse['cornerCutting'], string>> = {
  notBetweenTwo: 'No diagonal step between two closed squares.',
  never: 'No diagonal step past a closed square.',
  free: 'Diagonal steps may pass any closed squares.',
};

/** What a path costs, and what is in its way. */
export const moving: Part = (house, by) =>
  linesBlock(
    'Movement',
    [
      told(
        'A step',
        'Straight 1, diagonal 1½; only the sum counts, nothing is rounded.',
        'MMS-015',
        'MMS-R09',
      ),
      told('Corners', by(corners[house.cornerCutting], 'cornerCutting'), 'MMS-R13'),
      told(
        'Long pieces',
        `Each step moves all of the piece. ${by(`A quarter turn about one of its own squares costs ${house.pivotCost}.`, 'pivotCost')} Only squares newly covered must be free.`,
        'MMS-013',
        'MMS-R14',
      ),
      told(
        'Other pieces',
        (house.passThroughFriends
          ? `Nobody enters a square of a foe or of an engine. ${by('Own characters may be passed, not stopped on.', 'passThroughFriends')}`
          : 'Nobody enters a square of a character, friend or foe, or of an engine.') +
          ' Flyers and burrowers pass all, and stop on none.' +
          (house.groupMarkers
            ? ` ${by(`Up to ${house.groupMax} identical characters of one square share it and move together.`, 'groupMarkers', 'groupMax')}`
            : ''),
        'MMS-R12',
        'MMS-R51',
      ),
      told(
        'Areas',
        'Each use of a Terrain or Defense card that is entered on foot costs its minus, once each time: K without an attack, L with one. Where you begin costs nothing. A plus lengthens the controller’s move, once for all uses of one card. Flyers and burrowers pay only where they end.',
        'MMS-133',
        'MMS-145',
        'MMS-R15',
        'MMS-R16',
        'MMS-R17',
      ),
      told(
        'Attack into one',
        'Whoever walked and attacks a piece in an area where he is an intruder pays its L as well, if the path has not.',
        'MMS-136',
        'MMS-147',
        'MMS-R19',
      ),
      ...(house.hiddenSetup
        ? [
            told(
              'Surprises',
              'A closed square that you did not know of ends the move before it. An unknown trap is entered, shown to you and paid; go on as far as you still can.',
              'MMS-R30',
            ),
          ]
        : []),
    ],
    ['About', 'What holds'],
  );

/** The allowances of all characters, and how many diagonal steps each pays for (MMS-015, MMS-R09). */
const MOST = 14;
const allowances = Array.from({ length: MOST }, (_, i) => i + 1);
const DIAGONAL = 1.5;

export const diagonals: SheetBlock = {
  title: 'Diagonal steps alone',
  even: true,
  columns: [{ title: 'Allowance' }, ...allowances.map((n) => ({ title: String(n) }))],
  rows: [{ cells: ['Steps', ...allowances.map((n) => String(Math.floor(n / DIAGONAL)))] }],
  rules: ['MMS-015', 'MMS-R09'],
};
