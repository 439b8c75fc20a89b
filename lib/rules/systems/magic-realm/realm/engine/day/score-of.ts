import type { Seat } from '../../../../../kernel/game/engine';
import type { Victory } from '../../../options';
import { scoreOf, type Totals } from '../../../reckon/score';
import { victoryCategories } from '../../../sheet-words';
import { ASHES, carries, DISGUST, isCursed, itemOf, weightOf } from '../kit';
import { DEAD, FROM_CARD, type RealmState } from '../state';

/** Belongings that count: what is too heavy for all that carries is dropped. (MR-B65) */
function owned(s: RealmState, seat: Seat): readonly string[] {
  const most = carries(s, seat);
  return s.who[seat]!.items.flatMap(({ id }) => (id !== '' && weightOf(id) <= most ? [id] : []));
}

/** Cursed fame and gold count as one less than nothing. (MR-X05, MR-X06) */
const CURSED = -1;

/** What he has in each category; a view counts what it shows. (MR-003, MR-004, MR-B65) */
export function totalsOf(s: RealmState, seat: Seat): Totals {
  const who = s.who[seat]!;
  const totals = {
    greatTreasures: 0,
    spells: who.spells.filter(({ learned }) => learned === FROM_CARD).length,
    fame: isCursed(who, DISGUST) ? CURSED : who.fame,
    notoriety: who.notoriety,
    gold: (isCursed(who, ASHES) ? CURSED : who.gold) - who.outlay,
  };
  for (const id of owned(s, seat)) {
    const item = itemOf(id);
    if (item.effects.some(({ kind }) => kind === 'great')) totals.greatTreasures++;
    if (item.kind === 'horse') continue;
    totals.fame += item.fame;
    totals.notoriety += item.notoriety;
  }
  return totals;
}

/** Points by category. (MR-B64) */
const victoryOf = (s: RealmState, seat: Seat): Victory =>
  Object.fromEntries(victoryCategories.map((category, i) => [category, s.who[seat]!.victory[i] ?? 0]));

type Score = ReturnType<typeof scoreOf>;

/** Whoever is dead and has not begun anew. (MR-B66) */
const DEAD_SCORE = -100;

/** How he would stand if the game ended now. (MR-B65, MR-B66, MR-R42) */
export function scoreNow(s: RealmState, seat: Seat): Score {
  const score = scoreOf(totalsOf(s, seat), victoryOf(s, seat));
  return s.who[seat]!.life === DEAD ? { ...score, total: DEAD_SCORE, won: false } : score;
}

/** Is he at zero or more in every category? (MR-R42) */
export const meetsAll = (s: RealmState, seat: Seat): boolean =>
  s.who[seat]!.life !== DEAD && [...scoreNow(s, seat).categories.values()].every(({ raw }) => raw >= 0);
