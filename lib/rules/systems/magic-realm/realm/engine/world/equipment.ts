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

/** Of the groups the one that has most of them gives it, then an abandoned pile. */
function isGiven(s: RealmState, id: string): boolean {
  const has = (group: string): number => s.piles[group]?.filter((held) => held.id === id).length ?? 0;
  const ranked = groups.map((group) => group.id).sort((a, b) => has(b) - has(a));
  if (taken(s.piles[ranked[0]!], id)) return true;
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
