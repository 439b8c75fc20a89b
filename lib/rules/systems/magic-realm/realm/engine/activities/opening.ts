import { isChanged } from '../magic/changes';
import { mapChits } from '../../../catalogue';
import type { Effect } from '../../../catalogue/effects';
import { atLeast } from '../../../catalogue/vocabulary';
import { unlikeChits } from '../belongings/alike';
import { level } from '../../../reckon/harm';
import { carries, chitsOf, isInPlay, isWorn, itemOf, strengthOf } from '../kit';
import { dayOf, isMover } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { isCache } from '../world/caches';

type Lock = 'vault' | 'crypt';
type SiteCost = NonNullable<Extract<Effect, { readonly kind: 'site' }>['cost']>;

/** The pile of things that lie abandoned in the clearing. (MR-045) */
export const ABANDONED = 'abandoned';

/** What looting a site costs. (MR-B39) */
export const costOf = (from: string): SiteCost | undefined =>
  mapChits
    .find(({ id }) => id === from)
    ?.effects.flatMap((e) => (e.kind === 'site' && e.cost ? [e.cost] : []))[0];

/** The table of a site card. (MR-B39) */
export const tableOf = (from: string): Extract<Effect, { readonly kind: 'site-table' }> | undefined =>
  from === ABANDONED || isCache(from) || mapChits.some(({ id }) => id === from)
    ? undefined
    : itemOf(from).effects.find((e) => e.kind === 'site-table');

/** What has to be opened before a roll; undefined: nothing, or it is open for good. (MR-B39, MR-T15) */
export function lockOn(s: RealmState, from: string): Lock | undefined {
  if (tableOf(from)?.needs) return 'crypt';
  return costOf(from) === 'opened-once' && !s.opened.includes(from) ? 'vault' : undefined;
}

/** Keys, boots or gloves that open it and suffer nothing by it, or the strength of a leader or monster. (MR-B39, MR-T01, MR-T32, MR-T42) */
export const opensFreely = (s: RealmState, seat: Who, lock: Lock): boolean =>
  (isMover(s, seat) && carries(s, seat) >= level('T')) ||
  dayOf(s, seat).items.some(
    (held) =>
      isWorn(held) &&
      !isChanged(s, seat) &&
      itemOf(held.id).effects.some((e) => e.kind === 'opens' && e.what.includes(lock)),
  );

/** Chits of tremendous strength, one of which is fatigued for it; alike ones once. (MR-B39, MR-A11) */
export function strongChits(s: RealmState, seat: Who): readonly number[] {
  if (isMover(s, seat) || isChanged(s, seat)) return [];
  const who = s.who[seat]!;
  const chits = chitsOf(s, seat);
  return unlikeChits(
    chits,
    (at) => isInPlay(who.chits[at]!) && atLeast(strengthOf(s, seat, chits[at]!), 'T'),
  );
}

/** With the wish for strength he opens it too. (MR-X12) */
export const mayOpen = (s: RealmState, seat: Who, lock: Lock): boolean =>
  opensFreely(s, seat, lock) || s.who[seat]?.strong === 1 || strongChits(s, seat).length > 0;
