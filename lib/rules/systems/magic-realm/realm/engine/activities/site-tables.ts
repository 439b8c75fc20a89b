import type { Dice } from '../../../../../kernel/game/dice';
import type { Effect } from '../../../catalogue/effects';
import type { Telling } from '../activity';
import { giveItem } from '../belongings/wearing';
import type { Told } from '../events';
import { itemOf } from '../kit';
import { rollCurse, rollPit, rollWish } from '../magic/curses';
import { restAll } from '../magic/wishes';
import { isMover, playerOf } from '../movers/individuals';
import type { Held, RealmState, Who } from '../state';

export type SiteTableEvent =
  Told<'gold-found', { readonly seat: Who; readonly gold: number }> | Told<'roams', { readonly seat: Who }>;

export function findGold(s: RealmState, seat: Who, gold: number, rule: string, tell: Telling): void {
  s.who[playerOf(s, seat)]!.gold += gold;
  tell?.({ type: 'gold-found', rule, seat, gold });
}

/** The thing that a row names, or the treasure card of the site; nothing where it is gone already. */
function takeFrom(pile: Held[], what: string): Held | undefined {
  const at = pile.findIndex(({ id }) =>
    what === 'treasure-card' ? itemOf(id).kind === 'treasure' : id === what,
  );
  return at < 0 ? undefined : pile.splice(at, 1)[0];
}

/** What a row of the table of a site card gives. (MR-T15, MR-T23, MR-T71) */
export function findAt(
  s: RealmState,
  seat: Who,
  site: string,
  row: Effect,
  rule: string,
  dice: Dice,
  tell: Telling,
): void {
  // Only things are of use to somebody who is no character. (MR-B28)
  if (isMover(s, seat) && row.kind !== 'find' && row.kind !== 'find-gold') return;
  switch (row.kind) {
    case 'find': {
      const held = takeFrom(s.piles[site] ?? [], row.what);
      if (held) giveItem(s, seat, held, tell);
      return;
    }
    case 'find-gold':
      return findGold(s, seat, row.amount, rule, tell);
    case 'rested':
      return restAll(s, seat, rule, tell);
    case 'teleport':
      s.asks.push({ type: 'teleport', seat, caves: row.to === 'any-cave-clearing', rule });
      return;
    case 'phase-as':
      s.who[seat]!.roams = 1;
      tell?.({ type: 'roams', rule, seat });
      return;
    case 'roll':
      if (row.tables.includes('curse')) rollCurse(s, seat, dice, tell);
      if (row.tables.includes('wish')) rollWish(s, seat, dice, tell);
      if (row.tables.includes('power-of-the-pit')) rollPit(s, seat, dice, tell);
      return;
    default:
  }
}
