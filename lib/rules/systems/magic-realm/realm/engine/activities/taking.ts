import type { Dice } from '../../../../../kernel/game/dice';
import type { Telling } from '../activity';
import { giveItem } from '../belongings/wearing';
import type { Told } from '../events';
import { itemOf } from '../kit';
import { rollCurse } from '../magic/curses';
import { isMover, placeOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { cacheNamed, closeEmpty } from '../world/caches';
import { discover, pileOf, showSite } from '../world/sites';
import { ABANDONED } from './opening';
import { findGold } from './site-tables';

/** A card that acts when it is drawn. */
export type TakingEvent = Told<'card-acts', { readonly seat: Who; readonly id: string }>;

/** A card that holds things gives them to him, or to the pile of its site; its curse comes first. (MR-T49, MR-T62) */
function drawHolder(s: RealmState, seat: Who, from: string, id: string, dice: Dice, tell: Telling): void {
  const item = itemOf(id);
  const act = item.effects.find((e) => e.kind === 'take')!;
  const rule = item.rules[0]!;
  tell?.({ type: 'card-acts', rule, seat, id });
  const held = (s.piles[id] ?? []).splice(0);
  if (act.onto === 'site') pileOf(s, placeOf(s, seat), from).unshift(...held);
  // The last question is asked first.
  else for (const one of held.toReversed()) giveItem(s, seat, one, tell);
  const gold = item.kind === 'treasure' ? (item.contents?.gold ?? 0) : 0;
  if (gold > 0) findGold(s, seat, gold, rule, tell);
  // Curses touch no natives and no monsters. (MR-B28)
  if (act.curse && !isMover(s, seat)) rollCurse(s, seat, dice, tell);
}

/** A site card lies open in the clearing from now on, and whoever sees him knows it. (MR-B39) */
function openSiteCard(s: RealmState, seat: Who, id: string, tell: Telling): void {
  const rule = itemOf(id).rules[0]!;
  tell?.({ type: 'card-acts', rule, seat, id });
  s.siteCards.push({ id, place: placeOf(s, seat) });
  discover(s, seat, [id], rule, tell);
  showSite(s, seat, id, tell);
}

/** Takes the n-th thing from the top, if there are so many; some cards act at once. (MR-B39) */
export function take(s: RealmState, seat: Who, from: string, nth: number, dice: Dice, tell: Telling): void {
  const place = placeOf(s, seat);
  const pile = pileOf(s, place, from);
  const cache = cacheNamed(s, from);
  if (cache && nth > pile.length) findGold(s, seat, cache.gold, 'MR-B70', tell);
  if (cache && nth > pile.length) cache.gold = 0;
  const [held] = pile.splice(nth - 1, 1);
  if (cache) closeEmpty(s);
  if (from === ABANDONED && pile.length === 0) delete s.abandoned[String(place)];
  if (!held) return;
  const { effects } = itemOf(held.id);
  if (effects.some((e) => e.kind === 'site-table')) openSiteCard(s, seat, held.id, tell);
  else if (effects.some((e) => e.kind === 'take' && !e.needs)) drawHolder(s, seat, from, held.id, dice, tell);
  else giveItem(s, seat, held, tell);
}
