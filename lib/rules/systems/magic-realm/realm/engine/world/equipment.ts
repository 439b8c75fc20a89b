import { groups } from '../../../catalogue';
import { itemOf } from '../kit';
import type { Adventurer, Held, RealmState } from '../state';

/** Takes the first counter of that kind out of a pile. */
function taken(pile: Held[] | undefined, id: string): boolean {
  const at = pile?.findIndex((held) => held.id === id) ?? -1;
  if (at < 0) return false;
  pile!.splice(at, 1);
  return true;
}

const priceOf = (id: string): number => {
  const item = itemOf(id);
  return item.kind === 'armor' ? item.gold.intact : item.gold;
};

/** How many of them lie in a pile. */
function countIn(pile: readonly Held[] | undefined, id: string): number {
  let count = 0;
  if (pile) for (const held of pile) if (held.id === id) count++;
  return count;
}

/** The pile of the group that has most of them; of several the first. */
function richest(s: RealmState, id: string): Held[] | undefined {
  let found: Held[] | undefined;
  let most = 0;
  for (const group of groups) {
    const pile = s.piles[group.id];
    const count = countIn(pile, id);
    if (count > most) [found, most] = [pile, count];
  }
  return found;
}

/** Of the groups the one that has most of them gives it, then an abandoned pile. */
function isGiven(s: RealmState, id: string): boolean {
  if (taken(richest(s, id), id)) return true;
  for (const lying of [s.abandoned, s.dropped])
    for (const place of Object.keys(lying)) {
      if (!taken(lying[place], id)) continue;
      if (lying[place]!.length === 0) delete lying[place];
      return true;
    }
  // Cards lie wherever they were dealt.
  const { kind } = itemOf(id);
  return (kind === 'treasure' || kind === 'horse') && Object.values(s.piles).some((pile) => taken(pile, id));
}

/** Weapon and armor of a newcomer and what he brings from a game that is under way, are taken from whoever holds them; what nobody holds he gets in gold. (MR-B06, MR-B67) */
export function equip(s: RealmState, who: Adventurer): void {
  who.items = who.items.filter(({ id }) => {
    if (isGiven(s, id)) return true;
    who.gold += priceOf(id);
    return false;
  });
}
