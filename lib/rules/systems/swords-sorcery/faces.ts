import type { Face, PaperSize, Tone } from '../../kernel/catalogue/face';
import type { CardEntry, DomainEntry, MarkerEntry, PieceEntry, SsEntry } from './catalogue/entry';
import { kinds } from './catalogue/kinds';
import type { Sort } from './catalogue/effects';

export const sizes: readonly PaperSize[] = [
  { id: 'poker', name: 'Card 63 × 88', wMm: 63, hMm: 88 },
  { id: 'counter-20', name: 'Piece 20 × 20', wMm: 20, hMm: 20 },
  { id: 'counter-12', name: 'Marker 12 × 12', wMm: 12, hMm: 12 },
  { id: 'aid', name: 'Turn aid 60 × 90', wMm: 60, hMm: 90 },
  { id: 'domain', name: 'Key of a domain 95 × 134', wMm: 95, hMm: 134 },
];

const tones: Readonly<Record<Sort, Tone>> = {
  artifact: 'sand',
  spell: 'violet',
  scroll: 'sky',
  potion: 'moss',
};

const aids: ReadonlySet<string> = new Set(['marker-first-player', 'marker-round-track']);

const bandOf = (entry: SsEntry): string => kinds.find((k) => k.id === entry.kind)?.name ?? entry.kind;

const footOf = (entry: SsEntry): string => {
  const row = entry.rules[0] ?? '';
  return `${row} · ${entry.provenance.text === 'printed' ? 'design of 1988' : 'house design'}`;
};

const cardFace = (entry: CardEntry): Face => ({
  shape: 'card',
  size: 'poker',
  title: entry.name,
  badge: { value: entry.level === undefined ? '–' : String(entry.level), label: 'Level' },
  band: bandOf(entry),
  tone: tones[entry.sort],
  icon: entry.icon,
  stats: [
    { label: 'Use', value: entry.usage },
    { label: 'When', value: String(entry.indicia.window) },
    // One face for all tables: which level it is they agree on (`blankLevel`).
    ...(entry.level === undefined ? [{ label: 'Counts as', value: 'level 1, or as agreed' }] : []),
  ],
  text: [entry.text],
  foot: footOf(entry),
});

const pieceFace = (entry: PieceEntry): Face => ({
  shape: 'counter',
  size: entry.id === 'ghost' ? 'counter-12' : 'counter-20',
  title: entry.name,
  ...(entry.dice === undefined ? {} : { badge: { value: String(entry.dice), label: 'Dice' } }),
  band: bandOf(entry),
  tone: entry.kind === 'piece' ? 'steel' : 'slate',
  icon: entry.icon,
  stats: entry.dice === undefined ? [] : [{ label: 'Dice', value: String(entry.dice) }],
  text: [entry.text],
  foot: footOf(entry),
});

/** Rounds to lay a marker on, ten to a row. */
const rounds = (): NonNullable<Face['table']> => {
  const row = (n: number): readonly string[] => Array.from({ length: 10 }, (_, i) => String(n * 10 + i + 1));
  return { columns: row(0), rows: Array.from({ length: 9 }, (_, n) => row(n + 1)) };
};

const markerFace = (entry: MarkerEntry): Face => ({
  shape: aids.has(entry.id) ? 'card' : 'counter',
  size: aids.has(entry.id) ? 'aid' : 'counter-12',
  title: entry.name,
  band: bandOf(entry),
  tone: 'rose',
  icon: entry.icon,
  stats: [],
  ...(entry.id === 'marker-round-track' ? { table: rounds() } : {}),
  text: [entry.text],
  foot: footOf(entry),
});

const spotWords = { plain: '', trap: 'trap', nexus: 'nexus' } as const;

const domainFace = (entry: DomainEntry): Face => {
  const { board } = entry;
  const beside = (id: string): string =>
    board.lines
      .flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
      .sort()
      .join(' ');
  return {
    shape: 'card',
    size: 'domain',
    title: entry.name,
    badge: { value: String(board.spots.length), label: 'Spots' },
    band: bandOf(entry),
    tone: 'ember',
    icon: entry.icon,
    stats: [
      { label: 'Entry', value: String(entry.indicia.entry) },
      { label: 'Exit', value: String(entry.indicia.exit) },
      { label: 'Traps', value: String(entry.indicia.traps) },
    ],
    table: {
      columns: ['Spot', 'Kind', 'Lines to'],
      rows: board.spots.map((s) => [s.id, spotWords[s.type], beside(s.id)]),
    },
    text: [
      entry.text,
      ...board.pads.map((p) => `${p.id} lies beside ${p.attached.join(' and ')}.`),
      `Optional rocks: ${board.rocks.join(' and ')}.`,
    ],
    foot: footOf(entry),
  };
};

/** The front of every card, piece, marker and board. */
export function face(entry: SsEntry): Face {
  switch (entry.kind) {
    case 'piece':
    case 'figure':
      return pieceFace(entry);
    case 'marker':
      return markerFace(entry);
    case 'domain':
      return domainFace(entry);
    case 'artifact':
    case 'artifact-weapon':
    case 'artifact-trap':
    case 'spell':
    case 'spell-trap':
    case 'scroll':
    case 'scroll-trap':
    case 'potion':
      return cardFace(entry);
  }
}
