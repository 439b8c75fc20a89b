import type { PaperTables, SheetCell } from '../../../kernel/catalogue/paper';
import { capital } from '../../../kernel/words/words';
import { hexesRound, hexKey, laidOf, type RealmMap } from '../boards/map';
import { wayNames } from '../boards/names';
import { placeNames } from '../places';

const ways = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** How each tile lies and what lies round it, to lay a map by words alone. */
export function mapList(name: string, map: RealmMap): PaperTables {
  const laid = laidOf(map);
  const at = new Map(laid.map((one) => [hexKey(one.q, one.r), one]));
  return {
    kind: 'tables',
    name: `${name}: tiles`,
    hints: [],
    blocks: [
      {
        title: 'Tiles',
        columns: [
          { title: 'Tile' },
          { title: 'Code' },
          { title: 'Side' },
          { title: 'Name points' },
          ...ways.map((way) => ({ title: way })),
          { title: 'Holds' },
        ],
        rows: laid.map(({ tile, q, r, turn, side, holds }) => ({
          cells: [
            tile.name,
            tile.code,
            side,
            wayNames[(turn + 3) % 6]!,
            ...hexesRound(q, r).map((hex): SheetCell => at.get(hexKey(...hex))?.tile.code ?? '–'),
            holds === undefined ? '' : capital(placeNames[holds]),
          ],
        })),
        foot: 'The name of a tile stands at its south edge before it is turned. Under the points of the compass stands what lies there.',
        rules: ['MR-B03', 'MR-B09'],
      },
    ],
  };
}
