import type { Face, PaperSize, Tone } from '../../../kernel/face';
import type { PaperPiece } from '../../../kernel/paper';
import type { Army } from '../army';
import { isAttachment, isCharacter, type Category, type Footprint, type MmsCard } from '../catalogue/card';
import { showSize } from '../catalogue/make-card';
import { usesInOrder, type Use } from './sheet';

/** A square of the mat is a metre wide, and 25 mm on paper. */
export const SQUARE_MM = 25;
const DISC: PaperSize = { id: 'disc-20', name: 'Gem, 20 mm', wMm: 20, hMm: 20 };
const COUNTER: PaperSize = { id: 'disc-15', name: 'Marker, 15 mm', wMm: 15, hMm: 15 };

/** Colours of the players in the order of their seats. */
const tones: readonly Tone[] = ['ember', 'sky', 'moss', 'violet', 'sand', 'rose'];
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

const valuesOf = (card: MmsCard): Face['stats'] =>
  isCharacter(card)
    ? []
    : [
        ...(card.moveFreeMod === undefined ? [] : [{ label: 'K', value: String(card.moveFreeMod) }]),
        ...(card.moveAttackMod === undefined ? [] : [{ label: 'L', value: String(card.moveAttackMod) }]),
      ];

/** What stands on the mat for a use, as large as its footprint; the badge is its gem, by which it lies hidden. */
function tile({ line: { entry }, label }: Use, tone: Tone): PaperPiece | undefined {
  if (isAttachment(entry)) return undefined;
  const footprint = entry.size ?? [1, 1];
  const size = tileSize(footprint);
  return {
    size,
    times: 1,
    face: counter({
      title: label === undefined ? entry.name : `${entry.name} ${label}`,
      icon: entry.icon,
      tone: entry.kind === 'terrain' ? 'moss' : tone,
      size: size.id,
      band: bands[entry.kind],
      stats: [
        ...(footprint[0] * footprint[1] > 1 ? [{ label: 'C', value: showSize(footprint) }] : []),
        ...valuesOf(entry),
      ],
    }),
  };
}

/** Two of each number: one lies on the mat, one on the card that it stands for (MMS-019, MMS-064). */
const gem = (number: number, tone: Tone): PaperPiece => ({
  size: DISC,
  times: 2,
  face: counter({
    title: 'Gem',
    badge: { value: String(number), label: 'No.' },
    icon: 'any/cut-diamond',
    tone,
    size: DISC.id,
  }),
});

const marker = (title: string, icon: string, tone: Tone, times: number): readonly PaperPiece[] =>
  times === 0 ? [] : [{ size: COUNTER, times, face: counter({ title, icon, tone, size: COUNTER.id }) }];

/** Tiles at 25 mm to the metre, gems in pairs, and the markers of play: as many as the army needs (ledger chapter 9). */
export function pieces(army: Army, seat: number): readonly PaperPiece[] {
  const tone = tones[seat % tones.length]!;
  const standing = usesInOrder(army).filter(({ line }) => !isAttachment(line.entry));
  const many = (test: (card: MmsCard) => boolean): number =>
    standing.filter(({ line }) => test(line.entry)).length;
  const characters = many(isCharacter);
  return [
    ...standing.flatMap((use) => tile(use, tone) ?? []),
    ...standing.map((use) => gem(use.gem, tone)),
    ...marker(
      'Held',
      'any/flying-flag',
      tone,
      many(({ kind }) => kind === 'defense' || kind === 'terrain'),
    ),
    ...marker('Done', 'any/check-mark', tone, characters),
    ...marker('Doomed', 'any/death-skull', tone, characters),
  ];
}
