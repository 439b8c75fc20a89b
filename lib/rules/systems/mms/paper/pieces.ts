import type { Face, Livery, PaperSize } from '../../../kernel/catalogue/face';
import type { PaperPiece } from '../../../kernel/catalogue/paper';
import { signed } from '../../../kernel/words/words';
import type { Army } from '../army';
import { footprintOf } from '../area';
import {
  isAttachment,
  isCharacter,
  type Ability,
  type Category,
  type Footprint,
  type MmsCard,
} from '../catalogue/card';
import { showSize } from '../catalogue/make-card';
import type { MmsHouse } from '../house';
import { liveriesAt } from '../liveries';
import { decoyGems, usesInOrder, type Use } from './sheet';

/** A square of the mat is a metre wide, and 25 mm on paper. */
export const SQUARE_MM = 25;
const DISC: PaperSize = { id: 'disc-20', name: 'Gem, 20 mm', wMm: 20, hMm: 20 };
const COUNTER: PaperSize = { id: 'disc-15', name: 'Marker, 15 mm', wMm: 15, hMm: 15 };

const bands: Readonly<Record<Category, string>> = {
  character: 'Character',
  artifact: 'Artifact',
  modification: 'Modification',
  terrain: 'Terrain',
  defense: 'Defense',
};

const tileSize = ([width, length]: Footprint): PaperSize => ({
  id: `tile-${width}-${length}`,
  name: `Tile of ${width} × ${length} squares`,
  wMm: width * SQUARE_MM,
  hMm: length * SQUARE_MM,
});

const counter = (face: Pick<Face, 'title' | 'icon' | 'tone' | 'size'> & Partial<Face>): Face => ({
  shape: 'counter',
  band: '',
  stats: [],
  text: [],
  foot: '',
  ...face,
});

/** The letters that matter on the mat, as the card has them. */
const letters = (card: MmsCard, ...which: readonly ('I' | 'J' | 'K' | 'L' | 'M')[]): Face['stats'] => {
  const values = {
    I: card.rollMod,
    J: card.damageMod,
    K: card.moveFreeMod,
    L: card.moveAttackMod,
    M: card.rangeMod,
  };
  return which.flatMap((label) => {
    const value = values[label];
    return value === undefined ? [] : [{ label, value: typeof value === 'number' ? signed(value) : value }];
  });
};

/** What a tile says of a card besides its name: whoever stands there need not look for the card (ledger chapter 9). */
const valuesOf = (card: MmsCard): Face['stats'] => {
  const sign = (ability: Ability): Face['stats'] =>
    card.abilities.includes(ability) ? [{ label: '', value: ability }] : [];
  switch (card.kind) {
    case 'terrain':
      return [...letters(card, 'K', 'L'), ...sign('conceals')];
    case 'defense':
      return [
        ...(card.cap === undefined ? [] : [{ label: 'CAP', value: String(card.cap) }]),
        ...letters(card, 'I', 'J', 'K', 'L', 'M'),
        ...sign('gate'),
      ];
    case 'artifact':
      return letters(card, 'I', 'J', 'M');
    default:
      return [];
  }
};

/** What lies up of a tile that nobody has identified: the number of its gem, and nothing that tells what it is (MMS-064). */
const hiddenBack = (
  number: number,
  { tone, name }: Livery,
  size: PaperSize,
): NonNullable<PaperPiece['back']> => ({
  kind: 'face',
  face: counter({ title: `No. ${number}`, icon: 'any/cut-diamond', tone, mark: name, size: size.id }),
});

/** What stands on the mat for a use, as large as its footprint; behind it is the number of its gem, for it lies hidden. */
function tile(
  { line: { entry }, label, gem: number }: Use,
  livery: Livery,
  house: MmsHouse,
): PaperPiece | undefined {
  if (isAttachment(entry)) return undefined;
  const footprint = footprintOf(entry, house) ?? entry.size ?? [1, 1];
  const size = tileSize(footprint);
  return {
    size,
    times: 1,
    face: counter({
      title: label === undefined ? entry.name : `${entry.name} ${label}`,
      icon: entry.icon,
      tone: entry.kind === 'terrain' ? 'moss' : livery.tone,
      mark: livery.name,
      size: size.id,
      band: bands[entry.kind],
      stats: [
        ...(footprint[0] * footprint[1] > 1 ? [{ label: 'C', value: showSize(footprint) }] : []),
        ...valuesOf(entry),
      ],
      ...(isCharacter(entry) ? { front: true } : {}),
    }),
    back: hiddenBack(number, livery, size),
  };
}

/** Two of each number: one lies on the mat, one on the card that it stands for (MMS-019, MMS-064). */
const gem = (number: number, { tone, name }: Livery): PaperPiece => ({
  size: DISC,
  times: 2,
  face: counter({
    title: 'Gem',
    badge: { value: String(number), label: 'No.' },
    icon: 'any/cut-diamond',
    tone,
    mark: name,
    size: DISC.id,
  }),
});

/** A blank marker: on the mat it looks like any piece of one square that nobody has identified (MMS-L23). */
function decoy(number: number, livery: Livery): PaperPiece {
  const size = tileSize([1, 1]);
  return {
    size,
    times: 1,
    face: counter({
      title: 'Decoy',
      icon: 'any/cut-diamond',
      tone: livery.tone,
      mark: livery.name,
      size: size.id,
    }),
    back: hiddenBack(number, livery, size),
  };
}

const marker = (title: string, icon: string, { tone, name }: Livery, times: number): readonly PaperPiece[] =>
  times === 0
    ? []
    : [{ size: COUNTER, times, face: counter({ title, icon, tone, mark: name, size: COUNTER.id }) }];

/** Tiles at 25 mm to the metre, gems in pairs, and the markers of play: as many as the army needs (ledger chapter 9). */
export function pieces(
  army: Army,
  house: MmsHouse,
  seat: number,
  known: readonly (Livery | undefined)[] = [],
): readonly PaperPiece[] {
  const all = liveriesAt(Math.max(house.players, seat + 1, known.length), known);
  const livery = all[seat]!;
  const standing = usesInOrder(army).filter(({ line }) => !isAttachment(line.entry));
  const many = (test: (card: MmsCard) => boolean): number =>
    standing.filter(({ line }) => test(line.entry)).length;
  const characters = many(isCharacter);
  const areas = many(({ kind }) => kind === 'defense' || kind === 'terrain');
  return [
    ...standing.flatMap((use) => tile(use, livery, house) ?? []),
    ...standing.map((use) => gem(use.gem, livery)),
    ...decoyGems(army, house).flatMap((number) => [decoy(number, livery), gem(number, livery)]),
    // Each area of this army has a flag of every player, for each may come to hold it (MMS-050).
    ...Array.from({ length: house.players }, (_, other) =>
      marker('Held', 'any/flying-flag', all[(seat + other) % all.length]!, areas),
    ).flat(),
    ...marker('Done', 'any/check-mark', livery, characters),
    ...(house.removalTiming === 'immediate' ? [] : marker('Doomed', 'any/death-skull', livery, characters)),
  ];
}
