import type { Face, PaperSize, Tone } from '../../kernel/catalogue/face';
import { signed } from '../../kernel/words/words';
import type { Ally, MmEntry, StructureChit } from './catalogue/entry';
import { familyNames, type Family } from './catalogue/families';
import { modeNames, plurals, type Terrain } from './catalogue/vocabulary';
import { allyWords, handWords, structureBrief } from './catalogue/words';

export const sizes: readonly PaperSize[] = [
  { id: 'mini', name: 'Mini card', wMm: 44, hMm: 63 },
  { id: 'poker', name: 'Poker card', wMm: 63, hMm: 88 },
  { id: 'tile-42', name: 'Terrain tile', wMm: 42, hMm: 42 },
  { id: 'chit-18', name: 'Structure chit', wMm: 18, hMm: 18 },
  { id: 'counter-15', name: 'Small counter', wMm: 15, hMm: 15 },
  { id: 'counter-20', name: 'Figure counter', wMm: 20, hMm: 20 },
];

/** Force is ember, movement sky, figures violet, cards and knowledge sand, the map moss. */
const familyTones: Readonly<Record<Family, Tone>> = {
  'force-terrain': 'ember',
  'force-versus': 'ember',
  'force-role': 'ember',
  'force-adjacent': 'ember',
  'force-structure': 'ember',
  'force-garrison': 'ember',
  'force-target': 'ember',
  'force-always': 'ember',
  move: 'sky',
  summon: 'violet',
  recruit: 'violet',
  figures: 'violet',
  garrison: 'steel',
  cards: 'sand',
  information: 'sand',
  map: 'moss',
};

const terrainTones: Readonly<Record<Terrain, Tone>> = {
  plains: 'sand',
  forests: 'moss',
  mountains: 'slate',
  badlands: 'ember',
};

const allyFace = (card: Ally): Face => {
  const { force, move } = card.indicia;
  return {
    shape: 'card',
    size: 'mini',
    title: card.name,
    badge: { value: String(card.cost), label: 'Level' },
    band:
      card.mode === 'static'
        ? familyNames[card.family]
        : `${familyNames[card.family]} · ${modeNames[card.mode]}`,
    tone: familyTones[card.family],
    icon: card.icon,
    stats: [
      ...(force === undefined ? [] : [{ label: 'F', value: signed(Number(force)) }]),
      ...(move === undefined ? [] : [{ label: 'MP', value: signed(Number(move)) }]),
    ],
    text:
      card.effects.length > 0
        ? [...allyWords(card.effects, card.mode), ...handWords(card.effects, card.mode, card.windows)]
        : [card.text],
    foot: `${card.rules[0]} · ${card.provenance['text'] ?? 'house'} · level: house`,
  };
};

const chitFace = (chit: StructureChit): Face => {
  const effect = chit.effects[0];
  return {
    shape: 'counter',
    size: 'chit-18',
    title: chit.name,
    band: chit.needs === undefined ? 'Each space' : `${chit.needs} for control`,
    tone: chit.structure === 'temple' ? 'violet' : chit.needs === undefined ? 'slate' : 'sky',
    icon: chit.icon,
    stats: effect
      ? [{ label: chit.needs === undefined ? '' : `${chit.needs}:`, value: structureBrief(effect) }]
      : [],
    text: [],
    foot: chit.rules[0] ?? '',
  };
};

/** What the front of a card, tile, chit or counter shows (ledger chapter 9). */
export function face(entry: MmEntry): Face {
  switch (entry.kind) {
    case 'ally':
      return allyFace(entry);
    case 'structure':
      return chitFace(entry);
    case 'terrain':
      return {
        shape: 'counter',
        size: 'tile-42',
        title: entry.name,
        band: 'Terrain',
        tone: terrainTones[entry.terrain],
        icon: entry.icon,
        stats: [{ label: '', value: entry.name.charAt(0) }],
        text: [],
        foot: entry.rules[0] ?? '',
      };
    case 'unit':
      return {
        shape: 'counter',
        size: entry.type === 'garrison' ? 'counter-15' : 'counter-20',
        title: entry.name,
        band: plurals[entry.type],
        tone: entry.type === 'garrison' ? 'steel' : 'rose',
        icon: entry.icon,
        stats: [
          { label: 'F', value: entry.type === 'garrison' ? '−2' : '0' },
          { label: 'MP', value: String(entry.indicia['move']) },
        ],
        text: [],
        foot: entry.rules[0] ?? '',
      };
    case 'marker':
      return {
        shape: 'counter',
        size: 'counter-15',
        title: entry.name,
        band: 'Counts as',
        tone: terrainTones[entry.effects[0]?.terrain ?? 'plains'],
        icon: entry.icon,
        stats: [],
        text: [],
        foot: entry.rules[0] ?? '',
      };
  }
}
