import type { IndiciumValue } from '../../../kernel/entry';
import { lines, type Provenance } from '../../../kernel/provenance';
import type { CardValues, Category, Footprint, MmsCard } from './card';
import type { AttackRow } from './effects';
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

const categoryLines: Readonly<Record<Category, string>> = {
  character: '216–243',
  artifact: '192–214',
  modification: '284–286',
  terrain: '287–312',
  defense: '245–281',
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

/** A row made into an entry: letters, tags, effects and words follow from its values. */
export function makeCard(row: CardRow): MmsCard {
  const { row: _, printed, lines: named, ...values } = row;
  const card = { ...values, abilities: row.abilities ?? [] };
  const effects = effectsOf(card);
  const origin: Provenance = printed ? 'printed' : 'house';
  const provenance: Record<string, Provenance> = {
    name: origin,
    kind: origin,
    text: 'house',
    effects: 'house',
  };
  const shown: Record<string, IndiciumValue> = {};
  for (const { key } of indicia) {
    const value = show(row, key);
    if (value === undefined) continue;
    shown[key] = value;
    // A Terrain card covers one square whatever its name: line 293, read by ruling MMS-R06.
    const ruled = row.kind === 'terrain' && key === 'size' && row.row !== undefined;
    provenance[key] = printed?.includes(key) ? 'printed' : ruled ? 'ruled' : 'house';
  }
  provenance['cost'] = provenance['level'] ?? 'house';
  if (effects.length === 0) delete provenance['effects'];
  const tags: string[] = [...card.abilities];
  if (row.role) tags.push(row.role);
  if (row.slot) tags.push(row.slot);
  tags.push(printed ? 'named in the rules' : row.row ? 'house card' : 'own card');
  const tables = row.attackTable && [
    {
      title: 'Attack table',
      columns: ['Roll', 'Attack', 'CAP'],
      rows: row.attackTable.map(([from, to, type, cap]) => [`${from}–${to}`, type, `${cap}`]),
    },
  ];
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
    abilities: card.abilities,
    rollMod: row.rollMod,
    damageMod: row.damageMod,
    moveFreeMod: row.moveFreeMod,
    moveAttackMod: row.moveAttackMod,
    rangeMod: row.rangeMod,
    indicia: shown,
    tags,
    text: cardWords(effects).join(' ') || 'Covers its squares and does nothing else.',
    effects,
    tables,
    icon: row.icon,
    copies: undefined,
    provenance,
    source: lines(named ?? categoryLines[row.kind]),
    rules: rulesOf(row),
  };
  return made as MmsCard;
}
