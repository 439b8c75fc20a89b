import type { Back, Face } from '../../kernel/catalogue/face';
import { capital } from '../../kernel/words/words';
import { sideWords as weaponSide } from './catalogue/make-counters';
import type { RealmEntry, Tile, Treasure } from './catalogue/types';
import { titled } from './catalogue/words-helpers';
import { face } from './faces';
import { sideStat, stat } from './signs';

type Second = Partial<Face> & Pick<Face, 'band' | 'stats'>;

/** Groups of treasures are shuffled apart, and so each has a back of its own (MR-B01). */
const groupOf = ({ size }: Treasure): string =>
  size === 'twt' ? 'Treasure within treasures' : `${capital(size)} treasure`;

const pile = (words: string, tone: 'sand' | 'violet'): Back => ({
  kind: 'common',
  tone,
  icon: 'castle-ruins',
  words,
});

/** Columns of the table of clearings that say nothing of a side. */
const notOf = { green: ['Enchanted side', 'Color'], enchanted: ['Green side'] } as const;

/** One side of a tile: its columns of the table of clearings. */
function sideOf({ tables: [clearings] = [] }: Tile, side: keyof typeof notOf): Pick<Face, 'table'> {
  if (!clearings) return {};
  const { columns, rows } = clearings;
  const without: readonly string[] = notOf[side];
  const shown = columns.flatMap((name, i) => (without.includes(name) ? [] : [i]));
  return {
    table: {
      columns: shown.map((i) => columns[i]!),
      rows: rows.map((row) => shown.map((i) => row[i]!)),
    },
  };
}

/** What a counter shows when it is turned over in play. */
function secondOf(entry: RealmEntry): Second | undefined {
  switch (entry.kind) {
    case 'weapon':
      return {
        band: 'Alerted',
        tone: 'ember',
        stats: [stat('Alerted', weaponSide(entry.alerted), 'A')],
      };
    case 'armor':
      return {
        band: 'Damaged',
        tone: 'ember',
        stats: [stat('Damaged', `${entry.gold.damaged} gold`, 'Dam', String(entry.gold.damaged))],
      };
    case 'horse': {
      const { strength, moveTime } = entry.walk;
      return { band: 'Walk', tone: 'slate', stats: [{ label: 'Walk', value: `${strength}${moveTime}` }] };
    }
    case 'native':
      return { band: 'Dark side', tone: 'slate', stats: [sideStat('Dark', entry.dark)] };
    case 'monster': {
      const label = entry.vulnerability === 'T' ? 'Red' : 'Dark';
      const { part } = entry;
      return {
        band: `${label} side`,
        tone: label === 'Red' ? 'rose' : 'slate',
        stats: [
          sideStat(label, entry.dark),
          ...(part
            ? [{ label: capital(part.part), value: `${part.dark.harm} ${part.dark.attackTime}` }]
            : []),
        ],
      };
    }
    case 'visitor-mission-chit': {
      const [, other] = entry.faces;
      return other === undefined ? undefined : { band: 'Back', title: titled(other), stats: [] };
    }
    case 'tile':
      return {
        band: 'Enchanted side',
        tone: 'violet',
        stats: [{ label: 'Code', value: entry.code }],
        ...sideOf(entry, 'enchanted'),
      };
    default:
      return undefined;
  }
}

/**
 * Spells lie in piles by type, treasures by size; counters of two sides show the second one. Map chits have blank backs by
 * the ledger (its chapter 9), and of dwellings and character cards no second face is known.
 */
export function back(entry: RealmEntry): Back | undefined {
  if (entry.kind === 'spell') return pile(`Spell ${entry.type}`, 'violet');
  if (entry.kind === 'item-spell') return pile('Spell of an item', 'violet');
  if (entry.kind === 'treasure') return pile(groupOf(entry), 'sand');
  const second = secondOf(entry);
  if (!second) return undefined;
  const front = face(entry);
  return { kind: 'face', face: { ...front, text: [], ...second }, first: firstOf(entry, front, second) };
}

/** The front of what is printed on both sides: without the values that stand on the other. */
function firstOf(entry: RealmEntry, front: Face, second: Second): Partial<Pick<Face, 'stats' | 'table'>> {
  if (entry.kind === 'tile') return sideOf(entry, 'green');
  const part = entry.kind === 'monster' ? entry.part : undefined;
  const behind = new Set([...second.stats.map(({ label }) => label), 'Back']);
  const own = part && { label: capital(part.part), value: `${part.light.harm} ${part.light.attackTime}` };
  return {
    stats: front.stats.flatMap((one) =>
      own?.label === one.label ? [own] : behind.has(one.label) ? [] : [one],
    ),
  };
}
