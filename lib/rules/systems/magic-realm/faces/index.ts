import type { Face, PaperSize, Tone } from '../../../kernel/catalogue/face';
import type { RealmEntry, RealmKind } from '../catalogue/types';
import { character, itemSpell, spell, tile, treasure } from './cards';
import { armor, dwelling, horse, mapChit, monster, native, visitorChit, weapon } from './counters';
import type { Front } from './front';

/** Sizes for home printing; nobody has written down the printed ones. A tile measures 95 mm across its flats. */
export const sizes: readonly PaperSize[] = [
  { id: 'realm-card', name: 'Treasure or spell card', wMm: 44, hMm: 68 },
  { id: 'character-card', name: 'Character card', wMm: 88, hMm: 125 },
  { id: 'tile', name: 'Map tile', wMm: 110, hMm: 95 },
  { id: 'counter-12', name: 'Chit', wMm: 12, hMm: 12 },
  { id: 'counter-15', name: 'Small counter', wMm: 15, hMm: 15 },
  { id: 'counter-18', name: 'Dwelling', wMm: 18, hMm: 18 },
  { id: 'counter-20', name: 'Heavy monster', wMm: 20, hMm: 20 },
  { id: 'counter-25', name: 'Tremendous monster', wMm: 25, hMm: 25 },
];

const tones: Readonly<Record<RealmKind, Tone>> = {
  character: 'ember',
  spell: 'violet',
  'item-spell': 'violet',
  treasure: 'sand',
  weapon: 'steel',
  armor: 'steel',
  horse: 'steel',
  native: 'sky',
  monster: 'rose',
  tile: 'moss',
  'map-chit': 'slate',
  dwelling: 'slate',
  'visitor-mission-chit': 'slate',
};

const front = (entry: RealmEntry): Front => {
  switch (entry.kind) {
    case 'character':
      return character(entry);
    case 'spell':
      return spell(entry);
    case 'item-spell':
      return itemSpell(entry);
    case 'treasure':
      return treasure(entry);
    case 'weapon':
      return weapon(entry);
    case 'armor':
      return armor(entry);
    case 'horse':
      return horse(entry);
    case 'native':
      return native(entry);
    case 'monster':
      return monster(entry);
    case 'tile':
      return tile(entry);
    case 'map-chit':
      return mapChit(entry);
    case 'dwelling':
      return dwelling(entry);
    case 'visitor-mission-chit':
      return visitorChit(entry);
  }
};

/** What a piece shows at the table: cards with their text, counters with the values of both sides. */
export const face = (entry: RealmEntry): Face => ({
  stats: [],
  text: [],
  tone: tones[entry.kind],
  ...front(entry),
  title: entry.name,
  icon: entry.icon,
  foot: `${entry.rules[0]!} · ${entry.provenance['text'] ?? 'facts'}`,
});
