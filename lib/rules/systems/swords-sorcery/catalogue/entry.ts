import type { Entry, IndiciumValue } from '../../../kernel/catalogue/entry';
import { lines } from '../../../kernel/catalogue/provenance';
import type { Board } from '../boards/board';
import type { CardEffect, Sort } from './effects';
import { cardWords, momentNames } from './words';

export const cardKinds = [
  'artifact',
  'artifact-weapon',
  'artifact-trap',
  'spell',
  'spell-trap',
  'scroll',
  'scroll-trap',
  'potion',
] as const;
/** The printed kind. Its first word is the sort. (SS-026) */
export type CardKind = (typeof cardKinds)[number];

export const usages = ['permanent', 'single use'] as const;
export type Usage = (typeof usages)[number];

/** Parts that cards play in clashes. (SS-R06, SS-R36) */
export type Role = 'answer' | 'ward' | 'hold' | 'mover';

export const armyPieces = ['pion', 'guard', 'warrior', 'wizard'] as const;
/** The four pieces an army is made of. (SS-016) */
export type ArmyPiece = (typeof armyPieces)[number];

/** A magic card. */
export interface CardEntry extends Entry {
  readonly kind: CardKind;
  readonly effects: readonly CardEffect[];
  readonly sort: Sort;
  readonly usage: Usage;
  /** As printed; absent on the three cards that leave it blank. (SS-R02) */
  readonly level?: number;
  /** House estimate of its strength, since the level is only a rank. */
  readonly power: number;
}

/** A piece of an army, or a figure that cards bring. */
export interface PieceEntry extends Entry {
  readonly kind: 'piece' | 'figure';
  /** Conflict dice; absent for things that never roll. */
  readonly dice?: number;
  /** Points in a point army; absent for what no army holds. */
  readonly points?: number;
}

/** A marker or aid that lies beside or under the pieces. */
export interface MarkerEntry extends Entry {
  readonly kind: 'marker';
}

/** A domain board. */
export interface DomainEntry extends Entry {
  readonly kind: 'domain';
  readonly board: Board;
}

export type SsEntry = CardEntry | PieceEntry | MarkerEntry | DomainEntry;

export const isCard = (entry: SsEntry): entry is CardEntry => 'sort' in entry;
export const isTrapCard = (entry: CardEntry): boolean => entry.kind.endsWith('-trap');
export const isArmyPiece = (entry: SsEntry): entry is PieceEntry & { readonly id: ArmyPiece } =>
  entry.kind === 'piece';

/** The ids in the catalogue file; checks read them as plain strings. */
export interface CardRow {
  readonly no: number;
  readonly id: string;
  readonly name: string;
  readonly kind: CardKind;
  readonly level?: number;
  readonly usage: Usage;
  readonly power: number;
  readonly roles?: readonly Role[];
  readonly icon: string;
  readonly at: string;
  /** Rulings that fill its gaps. */
  readonly rulings?: readonly string[];
  readonly does: CardEffect;
}

const generalRules: Readonly<Record<Sort, string>> = {
  potion: 'SS-027',
  scroll: 'SS-028',
  spell: 'SS-029',
  artifact: 'SS-030',
};

export const sortOf = (kind: CardKind): Sort => kind.split('-')[0] as Sort;

/** Words to filter a card by. */
export const cardTags = (
  kind: CardKind,
  usage: Usage,
  roles: readonly Role[],
  effects: readonly CardEffect[],
): string[] => {
  const [, subtype] = kind.split('-');
  const tags: string[] = [sortOf(kind), usage, ...roles];
  if (subtype) tags.push(subtype);
  for (const effect of effects) if (effect.when !== 'any') tags.push(momentNames[effect.when]);
  return tags;
};

/** A card of the printed deck as an entry. What a ruling decided is marked as ruled. */
export function card(row: CardRow): CardEntry {
  const sort = sortOf(row.kind);
  const roles = row.roles ?? [];
  const ruled = (row.rulings?.length ?? 0) > 0;
  const indicia: Record<string, IndiciumValue> = {
    ...(row.level === undefined ? {} : { level: row.level }),
    sort,
    usage: row.usage,
    window: momentNames[row.does.when],
    ...(roles.length === 0 ? {} : { role: roles }),
    power: row.power,
  };
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    ...(row.level === undefined ? {} : { cost: row.level, level: row.level }),
    indicia,
    tags: cardTags(row.kind, row.usage, roles, [row.does]),
    text: cardWords([row.does]),
    effects: [row.does],
    icon: row.icon,
    copies: 1,
    sort,
    usage: row.usage,
    power: row.power,
    provenance: {
      name: 'printed',
      kind: 'printed',
      text: 'printed',
      effects: ruled ? 'ruled' : 'printed',
      copies: 'printed',
      ...(row.level === undefined ? {} : { cost: 'printed', level: 'printed' }),
      sort: 'printed',
      usage: row.id === 'doppelganger' ? 'ruled' : 'printed',
      window: 'printed',
      ...(roles.length === 0 ? {} : { role: 'ruled' }),
      power: 'house',
    },
    source: lines(row.at),
    rules: [`SS-${row.no}`, generalRules[sort], ...(row.rulings ?? [])],
  };
}
