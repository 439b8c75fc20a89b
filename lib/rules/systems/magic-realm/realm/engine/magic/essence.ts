import { KILLED } from '../world/denizens';
import type { RealmState, SpellInEffect } from '../state';

/** What was taken up dies with who had it, and stands in his clearing when the spell is broken. (MR-S24) */
export function setFree(s: RealmState, { essence, by }: SpellInEffect, isDead: boolean): void {
  if (essence === undefined) return;
  s.at[essence] = isDead ? KILLED : s.who[by]!.place;
}
