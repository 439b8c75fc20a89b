import type { PaperAid, PaperTables, SheetBlock, SheetCell } from '../../../kernel/catalogue/paper';
import { capital } from '../../../kernel/words/words';
import { relations } from '../catalogue';
import type { House } from '../house';
import { categoryNames, factors } from '../points';
import { discoveryBlock, spellBlock } from './record';
import { victoryCategories } from '../sheet-words';
import { titled } from '../catalogue/words-helpers';

const short: SheetCell = { write: 'short' };
const long: SheetCell = { write: 'long' };

/** Room for the phases of a day, bonus phases too. */
const ACTIVITIES = 9;

const head: SheetBlock = {
  title: 'Character',
  columns: [{ title: 'Character' }, { title: 'Player' }, { title: 'Begins at' }],
  rows: [{ cells: [long, long, long] }],
  rules: ['MR-B07'],
};

const victory = (house: House): SheetBlock => ({
  title: 'Victory requirements',
  columns: [
    { title: 'Category' },
    { title: 'Each worth' },
    { title: 'Points' },
    { title: 'Needed' },
    { title: 'At the end' },
  ],
  rows: victoryCategories.map((category) => ({
    cells: [titled(categoryNames[category]), String(factors[category]), short, short, long],
  })),
  foot: `${house['game.victoryPoints']} points are assigned at level 4; fewer at a lower level.`,
  rules: ['MR-003', 'MR-B64', 'MR-B65'],
});

const days = (house: House): SheetBlock => ({
  title: 'Days',
  columns: [
    { title: 'Day' },
    ...Array.from({ length: ACTIVITIES }, (_, i) => ({ title: String(i + 1) })),
    { title: 'Hidden enemies' },
    { title: 'Fame' },
    { title: 'Not.' },
    { title: 'Gold' },
  ],
  rows: Array.from({ length: house['game.days'] }, (_, i) => ({
    cells: [
      String(i + 1),
      ...new Array<SheetCell>(ACTIVITIES).fill(short),
      { boxes: 1 },
      short,
      short,
      short,
    ],
  })),
  rules: ['MR-009', 'MR-022'],
});

const relationRows: SheetBlock = {
  title: 'Relations',
  columns: [{ title: 'Relation' }, { title: 'Groups and visitors' }],
  rows: relations.map((relation) => ({ cells: [capital(relation), long] })),
  rules: ['MR-B42', 'MR-B43'],
};

/** An empty record for somebody who keeps no list here (chapter 9 of the ledger). */
export const personalRecord: PaperAid<House> = {
  id: 'personal-record',
  name: 'Personal record, empty',
  explains:
    'Victory requirements, the activities of every day, spells, relations and discoveries, to be filled in.',
  rules: ['MR-009', 'MR-B07', 'MR-B22', 'MR-B64'],
  make: (house): PaperTables => ({
    kind: 'tables',
    name: 'Magic Realm: personal record',
    hints: [],
    blocks: [
      head,
      victory(house),
      days(house),
      spellBlock('Spell boxes', []),
      relationRows,
      discoveryBlock('Discoveries'),
    ],
  }),
};
