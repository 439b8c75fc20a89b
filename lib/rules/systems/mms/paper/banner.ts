import type { PaperDrawing } from '../../../kernel/catalogue/paper';
import type { SceneSpace } from '../../../kernel/game/scene';
import { cards } from '../catalogue/index';
import { seatLivery } from '../liveries';
import { terrainGround } from '../scene/ground';
import { squareId } from '../scene/names';
import { SQUARE_MM } from './pieces';

const [COLUMNS, ROWS] = [9, 4];

/** Whose card lies with its upper left corner on which square. */
export interface BannerCard {
  readonly seat: number;
  readonly card: string;
  readonly column: number;
  readonly row: number;
}

const on = (seat: number, card: string, column: number, row: number): BannerCard => ({
  seat,
  card,
  column,
  row,
});

/** Two armies that the level total allows (MMS-025), lined up against each other across the middle of the mat. */
export const lineUp: readonly BannerCard[] = [
  on(1, 'horned-dragon', 1, 0),
  on(1, 'mageron', 4, 0),
  on(1, 'war-gryphon', 7, 0),
  on(0, 'woods', 5, 2),
  on(0, 'archer', 1, 3),
  on(0, 'krag', 3, 3),
  on(0, 'cleric', 5, 3),
  on(0, 'spearman', 7, 3),
];

export const bannerCard = (id: string) => cards.find((card) => card.id === id)!;

/** So many squares as corners of a rectangle. */
const rectangle = (column: number, row: number, across: number, down: number): readonly number[] => {
  const [left, top, right, bottom] = [column, row, column + across, row + down].map((n) => n * SQUARE_MM);
  return [left!, top!, right!, top!, right!, bottom!, left!, bottom!];
};

/** What the empty mat does not show: the game under way. */
export function banner(): PaperDrawing {
  const terrain = new Map(
    lineUp
      .filter(({ card }) => bannerCard(card).kind === 'terrain')
      .map(({ card, column, row }) => [squareId(row * COLUMNS + column, COLUMNS), bannerCard(card)]),
  );
  return {
    name: 'Two armies on the mat',
    wMm: COLUMNS * SQUARE_MM,
    hMm: ROWS * SQUARE_MM,
    spaces: Array.from({ length: COLUMNS * ROWS }, (_, at): SceneSpace => {
      const id = squareId(at, COLUMNS);
      const card = terrain.get(id);
      return {
        id,
        name: card?.name ?? id,
        shape: rectangle(at % COLUMNS, Math.floor(at / COLUMNS), 1, 1),
        ground: card ? terrainGround(card.id) : 'grass',
        ...(card ? { icon: card.icon } : {}),
      };
    }),
    lines: [],
    pieces: lineUp.flatMap(({ seat, card: id, column, row }) => {
      const { kind, icon, size: [across, down] = [1, 1] } = bannerCard(id);
      return kind === 'character'
        ? [{ shape: rectangle(column, row, across, down), icon, tone: seatLivery(seat)!.tone }]
        : [];
    }),
  };
}
