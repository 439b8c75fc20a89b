import { counted, listed } from '../../../kernel/words/words';
import { entryOf } from './make';
import type { Treasure, TreasureForm, TreasureSize } from './types';
import { siteTable } from './table-words';
import type { TreasureContents } from './types';
import { sayAll } from './words';
import { titled } from './words-helpers';

const sizes: Readonly<Record<TreasureSize, string>> = {
  small: 'small',
  large: 'large',
  twt: 'within treasures',
};

/** General rules that a form of treasure brings with it. */
const formRules: Readonly<Record<TreasureForm, readonly string[]>> = {
  boots: ['MR-077', 'MR-B17'],
  gloves: ['MR-077', 'MR-B17'],
  armor: ['MR-150', 'MR-B58'],
  potion: ['MR-201', 'MR-B19'],
  artifact: ['MR-047', 'MR-125', 'MR-126', 'MR-B30'],
  book: ['MR-047', 'MR-125', 'MR-126', 'MR-B30'],
  'color-source': ['MR-B18', 'MR-B23'],
  'site-card': ['MR-044', 'MR-B39'],
  opened: ['MR-B39'],
};

const formLines: Readonly<Record<TreasureForm, string>> = {
  boots: '67',
  gloves: '67',
  armor: '125',
  potion: '187',
  artifact: '39, 103',
  book: '39, 103',
  'color-source': '57, 103',
  'site-card': '39',
  opened: '39',
};

const held = (contents: TreasureContents): string =>
  listed([
    ...(contents.large ? [counted(contents.large, 'large treasure')] : []),
    ...[...(contents.armor ?? []), ...(contents.weapons ?? []), ...(contents.horses ?? [])].map(titled),
    ...(contents.gold ? [`${contents.gold} gold`] : []),
  ]);

type Made = 'kind' | 'indicia' | 'tags' | 'text' | 'copies' | 'provenance' | 'source' | 'rules';

type Given = Omit<Treasure, Made> & {
  /** What part of the game it serves. */
  readonly tag: string;
  /** Seed lines that name it. */
  readonly named?: string;
};

/** A treasure card; `row` is its number among the treasures of the ledger. */
export const treasure = (row: number, { tag, named, ...given }: Given): Treasure => {
  const { id, name, icon, size, great, weight, fame, notoriety, gold, fameReward, form, color, effects } =
    given;
  const table = effects.find((e) => e.kind === 'site-table');
  return entryOf(
    {
      id,
      name,
      icon,
      copies: 1,
      effects,
      text: () =>
        [...sayAll(effects), ...(given.contents ? [`Holds ${held(given.contents)}.`] : [])].join(' '),
      ...(table ? { tables: () => [siteTable(sayAll(table.rows))] } : {}),
      indicia: {
        size: sizes[size],
        great,
        ...(weight === undefined ? {} : { weight }),
        fame,
        notoriety,
        gold,
        ...(fameReward ? { fameReward: fameReward.amount } : {}),
        ...(color ? { color } : {}),
      },
      tags: [
        tag,
        ...(form ? [form] : []),
        ...(great ? ['great treasure'] : []),
        ...(fameReward ? [`reward of the ${titled(fameReward.group)}`] : []),
      ],
      rules: [`MR-T${String(row).padStart(2, '0')}`, 'MR-046', ...(form ? formRules[form] : ['MR-076'])],
      source: ['3, 27', named, form ? formLines[form] : '67'].filter(Boolean).join(', '),
      printed: ['kind', ...(named ? ['name'] : [])],
    },
    {
      ...given,
      kind: 'treasure',
    },
  );
};
