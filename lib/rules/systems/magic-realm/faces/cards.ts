import type { Face } from '../../../kernel/catalogue/face';
import { capital, listed } from '../../../kernel/words/words';
import { advantageWords } from '../catalogue/make-character';
import type { Character, ItemSpell, RealmEntry, Spell, Tile, Treasure } from '../catalogue/types';
import { relations } from '../catalogue/vocabulary';
import { titled } from '../catalogue/words-helpers';
import { stat } from '../signs';
import { worth, type Front } from './front';

/** The first table of an entry, where its face shows one. */
const tableOf = ({ tables: [first] = [] }: RealmEntry): Pick<Face, 'table'> =>
  first ? { table: { columns: first.columns, rows: first.rows } } : {};

export const character = (c: Character): Front => ({
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

export const spell = (s: Spell): Front => ({
  shape: 'card',
  size: 'realm-card',
  band: `Spell ${s.type}`,
  badge: { value: s.type, label: 'Type' },
  stats: [stat('Color', s.color), stat('Lasts', s.duration)],
  text: [s.text],
});

export const itemSpell = (s: ItemSpell): Front => ({
  shape: 'card',
  size: 'realm-card',
  band: titled(s.item),
  stats: [stat('Color', s.color), stat('Lasts', s.duration)],
  text: [s.text],
});

export const treasure = (t: Treasure): Front => {
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

export const tile = (t: Tile): Front => ({
  shape: 'card',
  size: 'tile',
  band: `${capital(t.tileKind)} tile`,
  badge: { value: t.letter, label: 'Letter' },
  stats: [stat('Code', t.code), stat('Road edges', t.roadEdges.join(' '))],
  ...tableOf(t),
  text: ['A roadway in brackets is hidden (h) or secret (s).'],
});
