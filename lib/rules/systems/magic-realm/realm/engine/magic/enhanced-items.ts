import type { Seat } from '../../../../../kernel/game/engine';
import { colorOfType, type Color, type MagicType } from '../../../catalogue/vocabulary';
import { castsOf } from '../../../combat/engine/fighters/heroes';
import { isWorn, itemOf } from '../kit';
import { ACTIVE, COLOR, FATIGUED, type Held, type RealmState } from '../state';
import { isChanged } from './changes';

/** An active artifact or book that serves as a MAGIC chit. */
export interface Enhanced {
  readonly item: number;
  readonly id: string;
  readonly type: MagicType;
  /** ACTIVE, COLOR, or FATIGUED until midnight. */
  readonly state: number;
}

function stateOf(s: RealmState, seat: Seat, id: string): number {
  const { colored, used } = s.who[seat]!;
  if (colored.includes(id)) return COLOR;
  return used.includes(id) || s.effects.some(({ item }) => item === id) ? FATIGUED : ACTIVE;
}

/** Active artifacts and books that serve as MAGIC chits, where that was agreed. (MR-B70) */
export function enhancedItems(s: RealmState, seat: Seat): readonly Enhanced[] {
  if (!s.game.house['magic.enhancedItems'] || isChanged(s, seat)) return [];
  return s.who[seat]!.items.flatMap((held: Held, item): Enhanced[] => {
    const casts = held.id !== '' && isWorn(held) ? castsOf(itemOf(held.id)) : undefined;
    return casts ? [{ item, id: held.id, type: casts.type, state: stateOf(s, seat, held.id) }] : [];
  });
}

export const colorOfEnhanced = ({ type }: Enhanced): Color | undefined => colorOfType[type];

/** It gives its color until it is used. (MR-069, MR-B70) */
export const colorItem = (s: RealmState, seat: Seat, id: string): void => void s.who[seat]!.colored.push(id);

/** Its color was used, and until midnight it serves for nothing. (MR-074, MR-B70) */
export function spendColor(s: RealmState, seat: Seat, id: string): void {
  const who = s.who[seat]!;
  who.colored = who.colored.filter((one) => one !== id);
  if (!who.used.includes(id)) who.used.push(id);
}

/** What he does not use any more gives no color. */
export function keepColored(s: RealmState, seat: Seat): void {
  const who = s.who[seat]!;
  if (who.colored.length > 0)
    who.colored = who.colored.filter((id) => who.items.some((held) => held.id === id && isWorn(held)));
}
