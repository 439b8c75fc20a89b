import type { SheetBlock } from '../../../kernel/catalogue/paper';
import { cardTypeNames, classWords } from '../catalogue/vocabulary';
import type { BmLine, BmList } from '../contract';
import type { House } from '../house';
import { countOf, drawsOf, musterOf, nameOn } from '../muster';
import { abilities } from './abilities';

/** The unit table of an empire, with a box for each counter: none is lost for good, they go back to the cup (BM-139, BM-P03). */
const counters = (list: BmList, house: House): SheetBlock => ({
  title: 'Counters',
  columns: [
    { title: 'Counter' },
    { title: 'Class', part: 'designations' },
    { title: 'Draws', part: 'values' },
    { title: 'Counts', part: 'values' },
    { title: 'Move', part: 'values' },
    { title: 'Gold', part: 'values' },
    { title: 'No.', part: 'values' },
    { title: 'Out of the cup', part: 'boxes' },
  ],
  rows: list.lines.flatMap((line) => {
    const { stats } = line.entry;
    if (!stats) return [];
    return [
      {
        at: line.at,
        cells: [
          nameOn(list, line),
          stats.unit === 'own' ? 'own unit' : classWords[stats.unit].one,
          stats.counts.length === 0 ? '–' : String(drawsOf(stats.draws, stats.unit, house)),
          stats.counts.map((type) => cardTypeNames[type]).join(' or '),
          stats.moveCards === undefined ? '–' : String(stats.moveCards),
          String(stats.gold),
          String(line.count),
          { boxes: line.count },
        ],
      },
    ];
  }),
  foot: `${musterOf(list).counters} counters, ${musterOf(list).gold} Gold in all. A destroyed counter goes back into the cup: rub its mark out.`,
  rules: ['BM-031', 'BM-125', 'BM-139'],
});

const cards = (lines: readonly BmLine[]): SheetBlock => ({
  title: 'Common deck',
  columns: [
    { title: 'Card' },
    { title: 'Type', part: 'values' },
    { title: 'Strength', part: 'values' },
    { title: 'No.', part: 'values' },
    { title: 'Played', part: 'boxes' },
  ],
  rows: lines.flatMap(({ entry, count, at }) =>
    entry.card
      ? [
          {
            at,
            cells: [
              entry.name,
              cardTypeNames[entry.card.type],
              String(entry.card.strength),
              String(count),
              { boxes: count },
            ],
          },
        ]
      : [],
  ),
});

/** Castles on the map, and who stands by them: a row for each of the set, to be written as they rise and fall (BM-058, BM-180). */
const castles = (list: BmList): SheetBlock => ({
  title: 'Castles and territories',
  part: 'trackers',
  columns: [{ title: 'Castle in territory' }, { title: 'Units beside it' }, { title: 'Special held' }],
  rows: Array.from({ length: Math.max(1, countOf(list, 'castle')) }, () => ({
    cells: [{ write: 'short' as const }, { write: 'long' as const }, { write: 'long' as const }],
  })),
  rules: ['BM-002', 'BM-151', 'BM-160'],
});

export const sheet = (list: BmList, house: House): readonly SheetBlock[] =>
  list.form === 'deck' ? [cards(list.lines)] : [counters(list, house), abilities(list, house), castles(list)];
