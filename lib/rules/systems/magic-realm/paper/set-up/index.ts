import type { PaperBoard, PaperDrawing } from '../../../../kernel/catalogue/paper';
import { listed } from '../../../../kernel/words/words';
import type { House } from '../../house';
import { UPRIGHT, words, type Part } from '../shapes';
import { PILED, PILES, pileSheet } from './card-boxes';
import { daySheet } from './days';
import { monsterSheet } from './monsters';
import { GROUPS, owners, ownerSheet } from './natives';
import { spellPiles, treasurePiles, type Pile } from './piles';

interface Sheet {
  readonly about: string;
  readonly size: typeof UPRIGHT | typeof PILED;
  readonly part: Part;
}

/** As many at a time as go on a sheet. */
const shared = <T>(all: readonly T[], each: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / each) }, (_, i) => all.slice(i * each, (i + 1) * each));

/** Treasures and spells in turn, without a page that either of them does not fill. */
function pileSheets(piles: readonly (Pile & { readonly about: string })[]): readonly Sheet[] {
  return shared(piles, PILES).map((some) => ({
    about: listed([...new Set(some.map(({ about }) => about))]),
    size: PILED,
    part: pileSheet(some),
  }));
}

const sheetsOf = (house: House): readonly Sheet[] => [
  { about: 'appearance chart, monsters', size: UPRIGHT, part: monsterSheet() },
  ...shared(owners, GROUPS).map((some) => ({
    about: 'natives and their goods',
    size: UPRIGHT,
    part: ownerSheet(some),
  })),
  ...pileSheets([
    ...treasurePiles.map((pile) => ({ ...pile, about: 'treasures' })),
    ...spellPiles.map((pile) => ({ ...pile, about: 'spells' })),
  ]),
  { about: 'days, chits and dwellings', size: UPRIGHT, part: daySheet(house) },
];

function draw(house: House): readonly PaperDrawing[] {
  const sheets = sheetsOf(house);
  return sheets.map(({ about, size, part }, i) => {
    const name = `Set-up card ${i + 1} of ${sheets.length}: ${about}`;
    return { name, ...size, ...part, marks: [...part.marks, words(name, size.wMm / 2, 4, 2.8)] };
  });
}

/** The set-up card on single pages that are laid beside each other (chapter 9 of the ledger). */
export const setUpCard: PaperBoard<House> = {
  id: 'set-up-card',
  name: 'Set-up card',
  explains:
    'Appearance chart, natives, treasures, spells and days on pages that lie beside each other, with boxes as large as the counters and cards printed here.',
  asks: [],
  rules: ['MR-011', 'MR-B01', 'MR-B02', 'MR-B05', 'MR-B08', 'MR-B09', 'MR-B23', 'MR-B48', 'MR-B49'],
  draw: (_, house) => draw(house),
};
