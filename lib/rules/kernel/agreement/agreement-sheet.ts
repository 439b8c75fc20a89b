import type { PaperTables, SheetBlock } from '../catalogue/paper';
import { numbersOf } from '../catalogue/sheet-lines';
import type { AnySystem } from '../system';
import { showSetting } from './show-setting';
import { variationsOf, type VariationSchema } from './variations';
import { isSameValue } from '../canonical-value';

/** What an agreement sheet is made of. */
interface Asked extends Pick<AnySystem, 'house' | 'entries'> {
  readonly name: string;
  readonly players: number;
}

/** Variations of a group, each with the printed answer and that of the table, or a line for one, and a box to tick. */
function groupBlock(
  title: string,
  variations: readonly VariationSchema[],
  house: Readonly<Record<string, unknown>>,
  asked: Asked,
): SheetBlock {
  return {
    title,
    columns: [
      { title: 'Variation' },
      { title: 'As printed' },
      { title: 'Otherwise' },
      { title: 'Tick' },
      { title: 'Rules', small: true },
    ],
    rows: variations.map(({ key, title: says, rules = [], default: printed }) => ({
      cells: [
        says ?? key,
        showSetting(printed, asked),
        isSameValue(house[key], printed) ? { write: 'short' as const } : showSetting(house[key], asked),
        { boxes: 1 },
        numbersOf(rules),
      ],
    })),
    rules: [...new Set(variations.flatMap(({ rules = [] }) => rules))],
  };
}

const signatures = (players: number): SheetBlock => ({
  title: 'Signed',
  columns: [{ title: 'Player' }, { title: 'Name' }, { title: 'Signature' }],
  rows: Array.from({ length: players }, (_, i) => ({
    cells: [String(i + 1), { write: 'short' as const }, { write: 'long' as const }],
  })),
});

/** Every house variation of a game to tick or to write otherwise, with room for all to sign. */
export function agreementSheet(house: Readonly<Record<string, unknown>>, asked: Asked): PaperTables {
  const groups = new Map<string, VariationSchema[]>();
  for (const one of variationsOf(asked)) {
    const group = one.group ?? 'Other';
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return {
    kind: 'tables',
    name: `${asked.name}: agreement`,
    narrow: true,
    hints: ['Tick what all agree on. Whatever stands under “otherwise” counts in place of what is printed.'],
    blocks: [
      ...[...groups].map(([title, variations]) => groupBlock(title, variations, house, asked)),
      signatures(asked.players),
    ],
  };
}
