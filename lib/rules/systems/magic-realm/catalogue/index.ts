import { characters } from './characters';
import { natives } from './natives';
import { itemSpells, spells } from './spells';
import type {
  Armor,
  Dwelling,
  Horse,
  MapChit,
  Monster,
  RealmEntry,
  Tile,
  Treasure,
  VisitorChit,
  Weapon,
} from './types';
import type { Indicium, Kind } from '../../../kernel/entry';
import type { Face, PaperSize } from '../../../kernel/face';

export { groups } from './native-groups';
export { characters, itemSpells, natives, spells };
export type * from './types';
export type { Effect } from './effects';
export * from './vocabulary';

export const treasures: readonly Treasure[] = [];
export const weapons: readonly Weapon[] = [];
export const armor: readonly Armor[] = [];
export const horses: readonly Horse[] = [];
export const monsters: readonly Monster[] = [];
export const tiles: readonly Tile[] = [];
export const mapChits: readonly MapChit[] = [];
export const dwellings: readonly Dwelling[] = [];
export const visitorChits: readonly VisitorChit[] = [];

export const entries: readonly RealmEntry[] = [...characters, ...spells, ...itemSpells, ...natives];

export const kinds: readonly Kind[] = [];
export const indicia: readonly Indicium[] = [];
export const sizes: readonly PaperSize[] = [];

export const face = (entry: RealmEntry): Face => ({
  shape: 'card',
  size: 'realm-card',
  title: entry.name,
  band: entry.kind,
  tone: 'slate',
  icon: entry.icon,
  stats: [],
  text: [entry.text],
  foot: entry.rules[0]!,
});
