import type { Face, PaperSize, Tone } from '../../kernel/catalogue/face';
import { listed } from '../../kernel/words/words';
import { classById } from './catalogue/classes';
import type { BmEffect, CardStats } from './catalogue/effects';
import type { BmEntry } from './catalogue/entry';
import { cardTypeNames, classWords, type CardType } from './catalogue/vocabulary';
import { words } from './catalogue/words';

/** Paper of this game: cards in two sizes, counters for the cup in two, discs to lay on the map. */
export const sizes: readonly PaperSize[] = [
  { id: 'mini', name: 'Mini card', wMm: 44, hMm: 63 },
  { id: 'poker', name: 'Poker card', wMm: 63, hMm: 88 },
  { id: 'counter-15', name: 'Counter, 15 mm', wMm: 15, hMm: 15 },
  { id: 'counter-20', name: 'Counter, 20 mm', wMm: 20, hMm: 20 },
  { id: 'disc-25', name: 'Disc, 25 mm', wMm: 25, hMm: 25 },
];

/** A type of card has one colour everywhere; counters wear the colour of what they fight with. */
const toneOfType: Readonly<Record<CardType, Tone>> = {
  move: 'sky',
  sword: 'steel',
  gold: 'sand',
  magic: 'violet',
};

const toneOfUnit = (counts: readonly CardType[]): Tone =>
  counts.length > 1 ? 'ember' : counts[0] === undefined ? 'sand' : toneOfType[counts[0]];

/** `S`, `M` or `S/M`: what a unit counts, short enough for a counter. */
const letters = (counts: readonly CardType[]): string =>
  counts.map((t) => cardTypeNames[t].charAt(0)).join('/');

const foot = (entry: BmEntry): string => `${entry.rules[0]} · ${entry.provenance['text'] ?? 'printed'}`;

function unitFace(entry: BmEntry): Face {
  const stats = entry.stats!;
  const className = stats.unit === 'own' ? 'own unit' : classWords[stats.unit].one;
  return {
    shape: 'counter',
    size: 'counter-15',
    title: entry.label ?? entry.name,
    badge: { value: String(stats.gold), label: 'Gold' },
    band: className,
    tone: toneOfUnit(stats.counts),
    icon: entry.icon,
    stats:
      stats.counts.length === 0
        ? [{ label: '', value: '+1' }]
        : [
            { label: 'Draw', value: `${stats.draws} ${letters(stats.counts)}` },
            ...(stats.moveCards ? [{ label: 'Move', value: String(stats.moveCards) }] : []),
          ],
    text: [],
    foot: '',
  };
}

function cardFace(entry: BmEntry, card: CardStats): Face {
  return {
    shape: 'card',
    size: 'mini',
    title: entry.name,
    badge: { value: String(card.strength), label: 'strength' },
    band: cardTypeNames[card.type],
    tone: toneOfType[card.type],
    icon: entry.icon,
    stats: [],
    text: entry.effects.map(words),
    foot: foot(entry),
  };
}

/** The sheet of an empire: how many of each counter, and the numbers of its class. */
function empireFace(entry: BmEntry): Face {
  const set = entry.effects.find((e) => e.kind === 'set');
  return {
    shape: 'card',
    size: 'poker',
    title: entry.name,
    badge: { value: String(entry.indicia['counters']), label: 'counters' },
    band: 'Empire',
    tone: 'slate',
    icon: entry.icon,
    stats: [{ label: 'Gold value', value: String(entry.indicia['value']) }],
    table: {
      columns: ['Counter', 'No.', 'Draw', 'Move', 'Gold'],
      rows: (set?.counters ?? []).map(({ unit, name, count }) => {
        const { draws, counts, moveCards, gold } = classById.get(unit)!.stats!;
        return [
          name,
          String(count),
          counts.length === 0 ? '–' : `${draws} ${letters(counts)}`,
          moveCards === undefined ? '–' : String(moveCards),
          String(gold),
        ];
      }),
    },
    text: [],
    foot: foot(entry),
  };
}

/** The few words that fit on a disc; the whole text stands in the key. */
function short(effect: BmEffect): string | undefined {
  switch (effect.kind) {
    case 'pile-max':
      return `Pile +${effect.plus}`;
    case 'hand-max':
      return `Hand +${effect.plus}`;
    case 'draw-card':
      return `Card: ${cardTypeNames[effect.keep]}`;
    case 'draw-chit':
      return `Chit: ${listed(
        effect.keep.map((u) => classWords[u].one),
        'or',
      )}`;
    case 'ruins':
      return `First ${classWords[effect.visitor].one}: 1 card`;
    default:
      return undefined;
  }
}

function territoryFace(entry: BmEntry): Face {
  return {
    shape: 'counter',
    size: 'disc-25',
    title: entry.name,
    badge: { value: String(entry.indicia['entry']), label: 'MP' },
    band: entry.kind === 'special' ? 'special' : String(entry.indicia['ground']),
    tone: entry.kind === 'special' ? 'rose' : entry.indicia['ground'] === 'water' ? 'sky' : 'moss',
    icon: entry.icon,
    stats: entry.effects.flatMap((e) => short(e) ?? []).map((value) => ({ label: '', value })),
    text: [],
    foot: '',
  };
}

/** What the front shows, by kind. */
export function face(entry: BmEntry): Face {
  switch (entry.kind) {
    case 'class':
    case 'counter':
      return unitFace(entry);
    case 'card':
      return cardFace(entry, entry.card!);
    case 'empire':
      return empireFace(entry);
    case 'special':
    case 'terrain':
      return territoryFace(entry);
  }
}
