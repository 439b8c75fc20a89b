import type { Seat } from '../../../../../kernel/game/engine';
import { dwellings, mapChits } from '../../../catalogue';
import type { Telling } from '../activity';
import { returnUsed, type ReturnEvent } from '../belongings/spent';
import { eveningOrder } from '../evening/combat-of';
import { keepUntilSunset } from '../evening/until-sunset';
import type { RealmEvent, Told } from '../events';
import { cursesOn, isGifted } from '../kit';
import { liftCurse } from '../magic/cursing';
import { keepColored } from '../magic/enhanced-items';
import { sleepSpells } from '../magic/enspell';
import { revert } from '../magic/reverting';
import { ACTIVE, ALERTED, ALIVE, COMMITTED, FATIGUED, PREPARED, type RealmState } from '../state';
import { NOWHERE } from '../world/ground';
import { dwellingsAt } from '../world/surroundings';
import { endService } from '../world/warband';
import type { EndingEvent } from './ending';
import { endTerms } from './tasks';

export type MidnightEvent =
  /** `quiet`: nothing ends at it. */
  | Told<'midnight', { readonly day: number; readonly quiet: boolean }>
  | ReturnEvent
  | Told<'prepared-fatigued', { readonly seat: Seat; readonly count: number }>
  | EndingEvent;

/** Chits made ready by ALERT tire at the latest now. (MR-195, MR-R39, MR-B70) */
function tirePrepared(s: RealmState, seat: Seat, tell: Telling): void {
  const { chits } = s.who[seat]!;
  let count = 0;
  const then = isGifted(s, seat, 'prepared-stay') ? ACTIVE : FATIGUED;
  chits.forEach((state, i) => {
    if (state !== PREPARED) return;
    chits[i] = then;
    if (then === FATIGUED) count++;
  });
  if (count > 0) tell?.({ type: 'prepared-fatigued', rule: 'MR-R39', seat, count });
}

/** Spells of the evening end, and their chits tire; those that are still in effect stay tied up. (MR-B25, MR-B26, MR-R48) */
function untieSpells(s: RealmState, seat: Seat): void {
  const who = s.who[seat]!;
  const own = s.effects.filter(({ by }) => by === seat);
  who.spells.forEach((one, box) => {
    if (!own.some((kept) => kept.box === box)) one.bound = 0;
  });
  who.chits.forEach((state, i) => {
    if (state === COMMITTED && !own.some(({ chit }) => chit === i)) who.chits[i] = FATIGUED;
  });
}

const lifting: ReadonlySet<string> = new Set(
  dwellings.flatMap(({ id, effects }) => (effects.some(({ kind }) => kind === 'lifts-curses') ? [id] : [])),
);

/** The chapel takes away every curse. (MR-200) */
function bless(s: RealmState, seat: Seat, tell: Telling): void {
  const { place, toward } = s.who[seat]!;
  if (toward < 0 && dwellingsAt(s, place).some((id) => lifting.has(id)))
    for (const row of cursesOn(s.who[seat]!)) liftCurse(s, seat, row, tell);
}

/** The chits of the Lost City and the Lost Castle stay as they are. (MR-B63) */
function turnDown(s: RealmState): void {
  for (const chit of s.chits) if (mapChits[chit.id]?.chit !== 'special') chit.up = 0;
}

/** All that ends at midnight, in its order. (MR-198 to MR-203, MR-B63) */
export function midnight(s: RealmState, tell: Telling): void {
  const told: RealmEvent[] = [];
  const note: Telling = tell && ((event) => void told.push(event));
  const living = eveningOrder(
    s,
    s.who.flatMap(({ life }, seat) => (life === ALIVE ? [seat] : [])),
  );
  const each = (end: (s: RealmState, seat: Seat, tell: Telling) => void): void => {
    for (const seat of living) end(s, seat, note);
  };
  each(returnUsed);
  for (const seat of living) for (const held of s.who[seat]!.items) held.state &= ~ALERTED;
  each(tirePrepared);
  each(keepColored);
  sleepSpells(s, note);
  keepUntilSunset(s);
  each(untieSpells);
  each(bless);
  each(revert);
  each(endService);
  each(endTerms);
  turnDown(s);
  s.stopped.fill(0);
  for (const one of s.who) {
    one.berserk = 0;
    one.found = 0;
    one.cameFrom = NOWHERE;
    one.kills = 0;
    one.swayed = [];
  }
  tell?.({ type: 'midnight', rule: 'MR-B63', day: s.day, quiet: told.length === 0 });
  for (const event of told) tell?.(event);
}
