import type { EntryTable, IndiciumValue } from '../../../kernel/catalogue/entry';
import { tagsWithPowers, type PowersByKind } from '../../../kernel/catalogue/tag-powers';
import { lines, type LineRange, type Provenance } from '../../../kernel/catalogue/provenance';
import { whenAsked } from '../../../kernel/catalogue/when-asked';
import type { CardValues, Category, Footprint, MmsCard } from './card';
import type { AttackRow, MmsEffect } from './effects';
import { effectsOf } from './effects-of';
import { indicia, type IndiciumKey } from './indicia';
import { cardWords } from './words';

/** A card as the catalogue files write it: its values, and what of them the rules print. */
export interface CardRow extends Omit<CardValues, 'abilities'> {
  readonly id: string;
  readonly name: string;
  readonly abilities?: CardValues['abilities'];
  readonly icon: string;
  /** Its row of the ledger; a custom card has none. */
  readonly row?: string;
  /** Present on the 25 cards that the rules name: which of their values are printed. */
  readonly printed?: readonly IndiciumKey[];
  /** Lines that name it; absent on house cards, which cite the lines of their category. */
  readonly lines?: string;
}

const categoryLines: Readonly<Record<Category, readonly LineRange[]>> = {
  character: lines('216–243'),
  artifact: lines('192–214'),
  modification: lines('284–286'),
  terrain: lines('287–312'),
  defense: lines('245–281'),
};

const categoryRules: Readonly<Record<Category, readonly string[]>> = {
  character: ['MMS-119', 'MMS-120', 'MMS-123', 'MMS-124', 'MMS-125', 'MMS-126'],
  artifact: ['MMS-108', 'MMS-110', 'MMS-R08'],
  modification: ['MMS-139', 'MMS-140', 'MMS-R08'],
  terrain: ['MMS-044', 'MMS-046', 'MMS-142', 'MMS-R15', 'MMS-R18'],
  defense: ['MMS-047', 'MMS-048', 'MMS-128', 'MMS-R15', 'MMS-R18'],
};

const rulesOf = (card: CardRow): readonly string[] => {
  const rules = [...(card.row ? [card.row] : []), ...categoryRules[card.kind]];
  const abilities = card.abilities ?? [];
  if (abilities.includes('healer')) rules.push('MMS-058', 'MMS-061', 'MMS-R28');
  if (abilities.includes('stealth') || abilities.includes('grant-stealth')) rules.push('MMS-096', 'MMS-R36');
  if (card.slot === 'placed') rules.push('MMS-113', 'MMS-R25');
  if (abilities.includes('sight+5')) rules.push('MMS-093');
  if (card.moveFreeMod === 'X' || card.moveFreeMod === 'Y') rules.push('MMS-R16');
  if (abilities.includes('gate')) rules.push('MMS-038', 'MMS-R56');
  if (abilities.includes('bridge')) rules.push('MMS-R55');
  if (abilities.includes('trap')) rules.push('MMS-R30');
  if (abilities.length > 0) rules.push('MMS-R07');
  return rules;
};

export const showSize = ([width, length]: Footprint): string => `${width}-${length}`;
const showRow = ([from, to, type, cap]: AttackRow): string => `${from}–${to} ${type} ${cap}`;

const show = (card: CardRow, key: IndiciumKey): IndiciumValue | undefined => {
  switch (key) {
    case 'size':
      return card.size && showSize(card.size);
    case 'attackTable':
      return card.attackTable?.map(showRow);
    case 'abilities':
      return card.abilities?.length ? card.abilities : undefined;
    case 'cap':
    case 'level':
    case 'moveFree':
    case 'moveAttack':
    case 'range':
    case 'rollMod':
    case 'damageMod':
    case 'moveFreeMod':
    case 'moveAttackMod':
    case 'rangeMod':
      return card[key];
  }
};

/** Values by letter, as they are shown. */
function indiciaOf(row: CardRow): Readonly<Record<string, IndiciumValue>> {
  const shown: Record<string, IndiciumValue> = {};
  for (const { key } of indicia) {
    const value = show(row, key);
    if (value !== undefined) shown[key] = value;
  }
  return shown;
}

function provenanceOf(row: CardRow, { indicia, effects }: MmsCard): Readonly<Record<string, Provenance>> {
  const { printed } = row;
  const origin: Provenance = printed ? 'printed' : 'house';
  const from: Record<string, Provenance> = { name: origin, kind: origin, text: 'house' };
  if (effects.length > 0) from['effects'] = 'house';
  for (const key of Object.keys(indicia) as IndiciumKey[]) {
    // A Terrain card covers one square whatever its name: line 293, read by ruling MMS-R06.
    const isRuled = row.kind === 'terrain' && key === 'size' && row.row !== undefined;
    from[key] = printed?.includes(key) ? 'printed' : isRuled ? 'ruled' : 'house';
  }
  from['cost'] = from['level'] ?? 'house';
  return from;
}

function tagsOf({ abilities = [], role, slot, printed, row }: CardRow): readonly string[] {
  const tags: string[] = [...abilities];
  if (role) tags.push(role);
  if (slot) tags.push(slot);
  tags.push(printed ? 'named in the rules' : row ? 'house card' : 'own card');
  return tags;
}

const tablesOf = ({ attackTable }: CardRow): readonly EntryTable[] | undefined =>
  attackTable && [
    {
      title: 'Attack table',
      columns: ['Roll', 'Attack', 'CAP'],
      rows: attackTable.map(([from, to, type, cap]) => [`${from}–${to}`, type, `${cap}`]),
    },
  ];

/**
 * A row made into an entry: letters, tags, effects and words follow from its values, and are made when they are asked for.
 * @param powers what the effects are called in all games; without it no tag says so
 */
export function makeCard(row: CardRow, powers: PowersByKind<MmsEffect> = {}): MmsCard {
  const abilities = row.abilities ?? [];
  const effects = whenAsked(() => effectsOf({ ...row, abilities }));
  const shown = whenAsked(() => indiciaOf(row));
  const tags = whenAsked(() => tagsWithPowers(tagsOf(row), effects(), powers));
  const idle =
    row.kind === 'terrain' || row.kind === 'defense'
      ? 'Covers its squares and does nothing else.'
      : 'Is carried and does nothing else.';
  const text = whenAsked(() => cardWords(effects()).join(' ') || idle);
  const tables = whenAsked(() => tablesOf(row));
  const provenance = whenAsked(() => provenanceOf(row, card));
  const source = whenAsked(() => (row.lines ? lines(row.lines) : categoryLines[row.kind]));
  const rules = whenAsked(() => rulesOf(row));
  // All cards are made with the same keys in the same order, even where there is no value: engines read objects of one
  // shape several times as fast, and checks read cards at every keystroke. JSON knows no difference.
  const made: { [K in keyof Required<MmsCard>]: MmsCard[K] | undefined } = {
    id: row.id,
    name: row.name,
    kind: row.kind,
    cost: row.level,
    level: row.level,
    slot: row.slot,
    role: row.role,
    size: row.size,
    cap: row.cap,
    attackTable: row.attackTable,
    moveFree: row.moveFree,
    moveAttack: row.moveAttack,
    range: row.range,
    abilities,
    rollMod: row.rollMod,
    damageMod: row.damageMod,
    moveFreeMod: row.moveFreeMod,
    moveAttackMod: row.moveAttackMod,
    rangeMod: row.rangeMod,
    get indicia() {
      return shown();
    },
    get tags() {
      return tags();
    },
    get text() {
      return text();
    },
    get effects() {
      return effects();
    },
    get tables() {
      return tables();
    },
    icon: row.icon,
    copies: undefined,
    get provenance() {
      return provenance();
    },
    get source() {
      return source();
    },
    get rules() {
      return rules();
    },
  };
  const card = made as MmsCard;
  return card;
}
