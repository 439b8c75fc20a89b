import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import { giveItem } from '../belongings/wearing';
import type { Told } from '../events';
import { itemOf } from '../kit';
import { rollCurse } from '../magic/curses';
import type { RealmState } from '../state';
import { discover, pileOf, showSite } from '../world/sites';
import { ABANDONED } from './opening';
import { findGold } from './site-tables';

/** A card that acts when it is drawn. */
export type TakingEvent = Told<'card-acts', { readonly seat: Seat; readonly id: string }>;

/** A card that holds things gives them to him, or to the pile of its site; its curse comes first. (MR-T49, MR-T62) */
function drawHolder(s: RealmState, seat: Seat, from: string, id: string, dice: Dice, tell: Telling): void {
  const item = itemOf(id);
  const act = item.effects.find((e) => e.kind === 'take')!;
  const rule = item.rules[0]!;
  tell?.({ type: 'card-acts', rule, seat, id });
  const held = (s.piles[id] ?? []).splice(0);
  if (act.onto === 'site') pileOf(s, s.who[seat]!.place, from).unshift(...held);
  // The last question is asked first.
  else for (const one of held.toReversed()) giveItem(s, seat, one, tell);
  const gold = item.kind === 'treasure' ? (item.contents?.gold ?? 0) : 0;
  if (gold > 0) findGold(s, seat, gold, rule, tell);
  if (act.curse) rollCurse(s, seat, dice, tell);
}

/** A site card lies open in the clearing from now on, and whoever sees him knows it. (MR-B39) */
function openSiteCard(s: RealmState, seat: Seat, id: string, tell: Telling): void {
  const rule = itemOf(id).rules[0]!;
  tell?.({ type: 'card-acts', rule, seat, id });
  s.siteCards.push({ id, place: s.who[seat]!.place });
  discover(s, seat, [id], rule, tell);
  showSite(s, seat, id, tell);
}

/** Takes the n-th thing from the top, if there are so many; some cards act at once. (MR-B39) */
export function take(s: RealmState, seat: Seat, from: string, nth: number, dice: Dice, tell: Telling): void {
  const { place } = s.who[seat]!;
  const pile = pileOf(s, place, from);
  const [held] = pile.splice(nth - 1, 1);
  if (from === ABANDONED && pile.length === 0) delete s.abandoned[String(place)];
  if (!held) return;
  const { effects } = itemOf(held.id);
  if (effects.some((e) => e.kind === 'site-table')) openSiteCard(s, seat, held.id, tell);
  else if (effects.some((e) => e.kind === 'take' && !e.needs)) drawHolder(s, seat, from, held.id, dice, tell);
  else giveItem(s, seat, held, tell);
}
