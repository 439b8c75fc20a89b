import type { Dice } from '../../../../kernel/game/dice';
import { treasures } from '../../catalogue';
import type { Held, RealmState } from '../engine/state';

const byId = new Map(treasures.map((one) => [one.id, one]));
/** Cards that are never carried lie in piles only. */
const carried: ReadonlySet<string> = new Set(treasures.flatMap(({ id, weight }) => (weight ? [id] : [])));

/** Color cards lie open wherever nobody carries them. (MR-B18) */
const isOpen = (id: string): boolean =>
  byId.get(id)!.effects.some((e) => e.kind === 'color' && e.from === 'found');

/** Cards that a view does not show are dealt anew among those that it shows nowhere. */
export function dealUnseen(world: RealmState, dice: Dice): void {
  const held = [
    ...[...world.who, ...world.movers].flatMap(({ items }) => items),
    ...Object.values(world.dropped).flat(),
  ];
  const dropped = Object.values(world.abandoned).flat();
  const lying = Object.values(world.piles).flat();
  const shown = new Set([...held, ...dropped, ...lying, ...world.siteCards].map(({ id }) => id));
  const left = dice.shuffle(treasures.flatMap(({ id }) => (shown.has(id) ? [] : [id])));
  const deal = (to: readonly Held[], fits: (id: string) => boolean): void => {
    for (const one of to) {
      const at = one.id === '' ? left.findIndex(fits) : -1;
      if (at >= 0) [one.id] = left.splice(at, 1) as [string];
    }
  };
  deal(held, (id) => carried.has(id));
  deal(dropped, (id) => carried.has(id) && !isOpen(id));
  deal(lying, () => true);
}
