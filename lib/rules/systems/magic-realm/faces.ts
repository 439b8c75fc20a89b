import type { Face, PaperSize, Stat, Tone } from '../../kernel/catalogue/face';
import { capital, listed } from '../../kernel/words/words';
import { advantageWords } from './catalogue/make-character';
import { sideWords as weaponSide } from './catalogue/make-counters';
import type {
  Armor,
  Character,
  Dwelling,
  Horse,
  ItemSpell,
  MapChit,
  Monster,
  Native,
  RealmEntry,
  RealmKind,
  Spell,
  Tile,
  Treasure,
  VisitorChit,
  Weapon,
} from './catalogue/types';
import { relations } from './catalogue/vocabulary';
import { titled } from './catalogue/words-helpers';
import { sideStat, stat, type Sign } from './signs';

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

type Front = Partial<Face> & Pick<Face, 'shape' | 'size' | 'band'>;

const stopped = { THRUST: 'Th', SWING: 'Sw', SMASH: 'Sm' } as const satisfies Record<string, Sign>;

/** Values that are not zero: a small card shows what counts. */
const worth = (fame: number, notoriety: number, gold: number): readonly Stat[] => [
  ...(fame !== 0 ? [stat('Fame', fame, 'F')] : []),
  ...(notoriety !== 0 ? [stat('Not.', notoriety, 'Not')] : []),
  ...(gold !== 0 ? [stat('Gold', gold, 'G')] : []),
];

/** The first table of an entry, where its face shows one. */
const tableOf = ({ tables: [first] = [] }: RealmEntry): Pick<Face, 'table'> =>
  first ? { table: { columns: first.columns, rows: first.rows } } : {};

const character = (c: Character): Front => ({
  shape: 'card',
  size: 'character-card',
  band: 'Character',
  badge: { value: c.vulnerability, label: 'Vulnerability' },
  stats: [stat('Starts at', c.start.map(titled).join(', '))],
  table: {
    columns: ['Level', 'Weapon and armor', 'Spells', 'Chits'],
    rows: c.levels.map((l) => [
      `${l.level} ${l.name}`,
      [...(l.weapon ? [l.weapon] : []), ...l.armor].map(titled).join(', '),
      l.startingSpells === 0 ? '' : `${l.startingSpells} of ${l.spellTypes.join(', ')}`,
      c.chits
        .filter((chit) => chit.level === l.level)
        .map((chit) => chit.code)
        .join(', '),
    ]),
  },
  text: [
    ...c.advantages.map(advantageWords),
    ...relations.flatMap((relation) => {
      const who = Object.entries(c.relations).flatMap(([trader, r]) =>
        r === relation ? [titled(trader)] : [],
      );
      return who.length > 0 ? [`${capital(relation)}: ${listed(who)}.`] : [];
    }),
  ],
});

const spell = (s: Spell): Front => ({
  shape: 'card',
  size: 'realm-card',
  band: `Spell ${s.type}`,
  badge: { value: s.type, label: 'Type' },
  stats: [stat('Color', s.color), stat('Lasts', s.duration)],
  text: [s.text],
});

const itemSpell = (s: ItemSpell): Front => ({
  shape: 'card',
  size: 'realm-card',
  band: titled(s.item),
  stats: [stat('Color', s.color), stat('Lasts', s.duration)],
  text: [s.text],
});

const treasure = (t: Treasure): Front => {
  return {
    shape: 'card',
    size: 'realm-card',
    band:
      t.size === 'twt'
        ? `Treasure within treasures ${t.twt}`
        : `${capital(t.size)} treasure${t.great ? ', great' : ''}`,
    ...(t.weight === undefined ? {} : { badge: { value: t.weight, label: 'Weight' } }),
    stats: worth(t.fame, t.notoriety, t.gold),
    ...tableOf(t),
    text: [t.text],
  };
};

const weapon = (w: Weapon): Front => ({
  shape: 'counter',
  size: 'counter-15',
  band: 'Weapon',
  badge: { value: w.weight, label: 'Weight' },
  stats: [
    stat('Length', w.length, 'Len'),
    stat('Unalerted', weaponSide(w.unalerted), 'U'),
    stat('Alerted', weaponSide(w.alerted), 'A'),
    ...worth(w.fame, w.notoriety, w.gold),
  ],
  text: [],
});

const armor = (a: Armor): Front => ({
  shape: 'counter',
  size: 'counter-15',
  band: capital(a.place),
  badge: { value: a.weight, label: 'Weight' },
  stats: [
    a.protects === 'any-one'
      ? stat('Stops', 'any one')
      : { ...stat('Stops', a.protects.join(', ')), brief: a.protects.map((way) => stopped[way]).join(' ') },
    stat('Damaged', a.gold.damaged, 'Dam'),
    ...worth(a.fame, a.notoriety, a.gold.intact),
  ],
  text: [],
});

const horse = (h: Horse): Front => ({
  shape: 'counter',
  size: 'counter-15',
  band: capital(h.breed),
  badge: { value: h.vulnerability, label: 'Vulnerability' },
  stats: [
    stat('Gallop', `${h.gallop.strength}${h.gallop.moveTime}*`, 'g'),
    stat('Walk', `${h.walk.strength}${h.walk.moveTime}`, 'w'),
    stat('Gold', h.gold, 'G'),
  ],
  text: [],
});

const native = (n: Native): Front => ({
  shape: 'counter',
  size: 'counter-15',
  band: titled(n.group),
  badge: { value: n.vulnerability, label: 'Vulnerability' },
  stats: [
    sideStat('Light', n.light),
    sideStat('Dark', n.dark),
    ...(n.horse
      ? [
          stat('Walk', `${n.horse.walk.strength}${n.horse.walk.moveTime}`, 'w'),
          stat('Gallop', `${n.horse.gallop.strength}${n.horse.gallop.moveTime}*`, 'g'),
        ]
      : []),
    stat('Wage', n.wage),
  ],
  text: [],
});

const monsterSizes = {
  N: 'counter-15',
  L: 'counter-15',
  M: 'counter-15',
  H: 'counter-20',
  T: 'counter-25',
} as const;

const monster = (m: Monster): Front => ({
  shape: 'counter',
  size: monsterSizes[m.vulnerability],
  band: 'Monster',
  badge: { value: m.vulnerability, label: 'Size' },
  stats: [
    sideStat('Light', m.light),
    sideStat(m.vulnerability === 'T' ? 'Red' : 'Dark', m.dark),
    ...(m.part
      ? [
          stat(
            capital(m.part.part),
            `${m.part.light.harm} ${m.part.light.attackTime}/${m.part.dark.harm} ${m.part.dark.attackTime}`,
          ),
        ]
      : []),
    ...worth(m.fame, m.notoriety, 0),
  ],
  text: [],
});

const tile = (t: Tile): Front => ({
  shape: 'card',
  size: 'tile',
  band: `${capital(t.tileKind)} tile`,
  badge: { value: t.letter, label: 'Letter' },
  stats: [stat('Code', t.code), stat('Road edges', t.roadEdges.join(' '))],
  ...tableOf(t),
  text: ['A roadway in brackets is hidden (h) or secret (s).'],
});

/** Warnings are yellow, sites gold; sounds are red, and the chits that bring five others (MR-084). */
const chitTones: Readonly<Record<MapChit['chit'], Tone>> = {
  warning: 'sand',
  sound: 'rose',
  site: 'ember',
  special: 'rose',
};

const mapChit = (m: MapChit): Front => ({
  shape: 'counter',
  size: 'counter-12',
  band: capital(m.chit),
  tone: chitTones[m.chit],
  stats: [],
  text: [],
});

const dwelling = (d: Dwelling): Front => ({
  shape: 'counter',
  size: 'counter-18',
  band: d.building ? 'Building' : 'Campfire',
  stats: d.garrison ? [stat('Garrison', titled(d.garrison))] : [],
  text: [],
});

const visitorChit = (v: VisitorChit): Front => ({
  shape: 'counter',
  size: 'counter-15',
  band: 'Visitor or mission',
  // Its name says the same, in that order.
  stats: v.faces.map((f, i) => ({ ...stat(i === 0 ? 'Front' : 'Back', titled(f)), brief: '' })),
  text: [],
});

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
