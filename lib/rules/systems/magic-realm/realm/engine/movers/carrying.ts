import { leaveAt } from '../belongings/wearing';
import { isWorn } from '../kit';
import type { Held, RealmState } from '../state';
import type { Place } from '../world/ground';
import { noThings } from '../../../lists';

/** All that a leader or a controlled monster carries is taken from it. */
export function strip(s: RealmState, denizen: number): readonly Held[] {
  const k = s.movers.findIndex((one) => one.denizen === denizen && one.items.length > 0);
  if (k < 0) return [];
  const who = s.who.length + k;
  s.asks = s.asks.filter((ask) => ask.type !== 'keep-item' || ask.seat !== who);
  return s.movers[k]!.items.splice(0);
}

/** What works in a clearing because somebody there carries it who serves: only what works for ever. (MR-B18) */
export function borneAt(s: RealmState, place: Place): readonly Held[] {
  const out = noThings<Held>();
  for (const { denizen, items } of s.movers)
    if (items.length > 0 && s.at[denizen] === place)
      for (const held of items) if (isWorn(held)) out.push(held);
  return out;
}

/** Who serves no longer leaves behind what he carried, where he is. (MR-B45) */
export function layDown(s: RealmState, denizen: number): void {
  const by = s.hirer[denizen]!;
  const place = s.at[denizen]! >= 0 || by < 0 ? s.at[denizen]! : s.who[by]!.place;
  for (const held of strip(s, denizen)) leaveAt(s, place, held);
}
