import type { Seat } from '../../../../../kernel/game/engine';
import type { NativeGroupId } from '../../../catalogue/vocabulary';
import type { Telling } from '../activity';
import { returnUsed } from '../belongings/spent';
import { leaveAt } from '../belongings/wearing';
import type { Told } from '../events';
import { isWorn, itemOf, ownEffects } from '../kit';
import { layDown } from '../movers/carrying';
import { dayOf, everybody } from '../movers/individuals';
import { COMMITTED, DAMAGED, DEAD, FATIGUED, WOUNDED, type Held, type RealmState } from '../state';
import { denizens, KILLED } from '../world/denizens';
import type { Place } from '../world/ground';
import { mourn, releaseAll } from '../world/warband';
import { endSpellsOf, loseTarget } from './enspell';

export type DyingEvent =
  Told<'perished', { readonly seat: Seat }> | Told<'denizen-perished', { readonly denizen: number }>;

/** He is dead: his gold is lost, his spells end, and nobody follows him any more. @returns what he had (MR-B27, MR-B61) */
export function fall(s: RealmState, seat: Seat, tell: Telling): readonly Held[] {
  const who = s.who[seat]!;
  returnUsed(s, seat, tell);
  const left = who.items;
  who.life = DEAD;
  who.items = [];
  who.gold = 0;
  endSpellsOf(s, seat, tell);
  for (const who of everybody(s)) {
    const one = dayOf(s, who);
    // Whom he leads just now ends his turn with the phase. (MR-R44)
    if (one.guide !== seat || s.turn?.seat === seat) continue;
    one.guide = -1;
    one.done = 1;
  }
  return left;
}

/** He dies outside combat: what he had lies in his clearing. (MR-183, MR-B61) */
export function perish(s: RealmState, seat: Seat, rule: string, tell: Telling): void {
  s.asks = s.asks.filter((ask) => ask.seat !== seat);
  for (const held of fall(s, seat, tell)) leaveAt(s, s.who[seat]!.place, held);
  tell?.({ type: 'perished', rule, seat });
  releaseAll(s, seat, 'death', tell);
}

/** A group has lost its leader: its goods lie in the clearing. (MR-184) */
export function leaveGoods(s: RealmState, group: NativeGroupId, place: Place, tell: Telling): void {
  const goods = s.piles[group] ?? [];
  if (goods.length === 0) return;
  s.piles[group] = [];
  for (const held of goods) leaveAt(s, place, held);
  tell?.({ type: 'goods-left', rule: 'MR-184', group, count: goods.length, place });
}

/** A denizen dies outside combat; the goods of an unhired leader lie in the clearing. (MR-184, MR-185, MR-R31) */
export function perishDenizen(s: RealmState, denizen: number, rule: string, tell: Telling): void {
  const place = s.at[denizen]!;
  const { native } = denizens[denizen]!;
  const isFree = s.hirer[denizen]! < 0;
  layDown(s, denizen);
  s.at[denizen] = KILLED;
  tell?.({ type: 'denizen-perished', rule, denizen });
  if (native?.leader && isFree && place >= 0) leaveGoods(s, native.group, place, tell);
  mourn(s, denizen, tell);
  loseTarget(s, denizen, tell);
}

/** A wound, which the Vial of Healing turns into fatigue at once. (MR-T73) */
export function woundChit(s: RealmState, seat: Seat, chit: number): void {
  const isHealed = ownEffects(s, seat).some((e) => e.kind === 'wounds-become-fatigue');
  s.who[seat]!.chits[chit] = isHealed ? FATIGUED : WOUNDED;
}

/** Without a chit that is neither wounded nor tied to a spell he is dead. (MR-197, MR-B13) */
export function perishOfWounds(s: RealmState, seat: Seat, tell: Telling): void {
  const { chits } = s.who[seat]!;
  if (chits.every((state) => state === WOUNDED || state === COMMITTED)) perish(s, seat, 'MR-197', tell);
}

/** An armor counter is damaged, and a damaged one destroyed: back to its group, or out of the game for its gold. (MR-177, MR-B58) */
function ruinArmor(s: RealmState, seat: Seat, at: number): boolean {
  const who = s.who[seat]!;
  const held = who.items[at]!;
  const item = itemOf(held.id);
  if (item.kind !== 'armor') return false;
  if ((held.state & DAMAGED) === 0) {
    held.state |= DAMAGED;
    return false;
  }
  if (item.returnsTo !== undefined) (s.piles[item.returnsTo] ??= []).push({ id: held.id, state: 0 });
  else who.gold += item.gold.destroyed ?? 0;
  return true;
}

/** Every armor counter in use suffers; cards do not. (MR-X18) */
export function rustArmor(s: RealmState, seat: Seat): void {
  const who = s.who[seat]!;
  const lost = who.items.filter((held, at) => isWorn(held) && ruinArmor(s, seat, at));
  who.items = who.items.filter((held) => !lost.includes(held));
}
