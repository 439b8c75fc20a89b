import { fits, footprintOf, layerOf, ownAreas, type Layer } from '../area';
import type { MmsTerms } from '../army';
import type { MmsCard } from '../catalogue/card';
import type { MmsHouse } from '../house';
import { poolOf } from '../pool';

/** An army that is being drawn. */
export interface Draft {
  readonly chosen: MmsCard[];
  spent: number;
}

/** What may still be added to a draft under the agreement's limits. */
export const limits = (total: number, house: MmsHouse, terms: MmsTerms) => {
  const { least } = ownAreas(house);
  const squares = least.width * least.height;
  const area = (card: MmsCard): number => {
    const size = footprintOf(card, house);
    return size ? size[0] * size[1] : 0;
  };
  const copies = (card: MmsCard): number =>
    house.uniqueNamed && card.role === 'hero' ? 1 : (house.maxCopies ?? 999);
  const mayAdd = ({ chosen, spent }: Draft, card: MmsCard): boolean => {
    if (spent + card.cost > total) return false;
    const limit = house.categoryLimits[card.kind];
    const layer: Layer | undefined = layerOf(card);
    let same = 0;
    let uses = 0;
    let levels = 0;
    let covered = 0;
    for (const other of chosen) {
      if (other === card) same++;
      if (other.kind === card.kind) {
        uses++;
        levels += other.cost;
      }
      if (layer && layerOf(other) === layer) covered += area(other);
    }
    return (
      same < copies(card) &&
      uses < (limit?.maxUses ?? Infinity) &&
      levels + card.cost <= (limit?.maxLevels ?? Infinity) &&
      (!layer || covered + area(card) <= squares)
    );
  };
  const pool = poolOf(terms).filter((card) => {
    const size = footprintOf(card, house);
    return !size || fits(size, least);
  });
  /** More uses of a category than these have no room, however small they are; groups and attachments need none, bridges have their own. */
  const roomFor = (among: readonly MmsCard[]): number => {
    const smallest = Math.min(
      ...among.map((card) => (layerOf(card) && layerOf(card) !== 'bridges' ? area(card) : 0)),
    );
    const groups = house.groupMarkers && among.some(({ kind }) => kind === 'character');
    return smallest > 0 && !groups ? Math.floor(squares / smallest) : Infinity;
  };
  return { mayAdd, pool, copies, area, roomFor };
};

/** Puts a card into a draft. */
export const add = (draft: Draft, card: MmsCard): void => {
  draft.chosen.push(card);
  draft.spent += card.cost;
};
