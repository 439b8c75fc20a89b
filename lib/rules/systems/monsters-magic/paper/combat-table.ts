import type { PaperAid, SheetBlock } from '../../../kernel/catalogue/paper';
import type { MmHouse } from '../house';
import { roundWays, WAYS } from '../odds/round';

/** Differences of Force that come about in play; what lies beyond says nothing new (ledger 3.5). */
const MOST = 6;
const percent = (ways: number): string => ((100 * ways) / WAYS).toFixed(1);
const signed = (n: number): string => (n === 0 ? '0' : n > 0 ? `+${n}` : `−${-n}`);

const lone: SheetBlock = {
  title: 'One unit against another',
  even: true,
  columns: [
    { title: 'Attacker’s Force less the defender’s' },
    { title: 'Attacker wins' },
    { title: 'Both destroyed' },
    { title: 'Defender wins' },
  ],
  rows: Array.from({ length: 2 * MOST + 1 }, (_, i) => {
    const { win, tie, lose } = roundWays(i - MOST);
    return { cells: [signed(i - MOST), ...[win, tie, lose].map(percent)] };
  }),
  foot: 'In percent. From 11 on the stronger side always wins.',
  rules: ['MM-087', 'MM-090', 'MM-091', 'MM-092'],
};

/** Forces of a figure against which a garrison of its own is two weaker by itself. */
const GARRISON = 2;

/** The attacker fights the figure first and, if he lives, the garrison (MM-086). */
const both: SheetBlock = {
  title: 'Against a figure with its garrison, which is weaker by 2',
  even: true,
  columns: [
    { title: 'Attacker’s Force less the figure’s' },
    { title: 'Space taken' },
    { title: 'Space empty' },
    { title: 'Garrison left' },
    { title: 'Both left' },
  ],
  rows: Array.from({ length: 2 * MOST + 1 }, (_, i) => {
    const [first, second] = [roundWays(i - MOST), roundWays(i - MOST + GARRISON)];
    const left = first.tie + (first.win * second.lose) / WAYS;
    return {
      cells: [
        signed(i - MOST),
        percent((first.win * second.win) / WAYS),
        percent((first.win * second.tie) / WAYS),
        percent(left),
        percent(first.lose),
      ],
    };
  }),
  foot: 'In percent, no card from hand. The attacker must win twice.',
  rules: ['MM-086', 'MM-087', 'MM-039'],
};

/** How combats end (MM-P09). */
export const combatTable: PaperAid<MmHouse> = {
  id: 'combat-table',
  name: 'Combat table',
  explains:
    'How likely each end of a combat is by the difference of Force, against one unit and against two.',
  rules: ['MM-086', 'MM-087', 'MM-092'],
  make: () => ({
    kind: 'tables',
    name: 'Monsters and Magic: combat table',
    hints: ['Two dice and Force for each side; the higher total wins, equal totals destroy both.'],
    blocks: [lone, both],
  }),
};
