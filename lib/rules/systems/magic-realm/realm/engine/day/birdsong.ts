import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import type { Deed } from '../deeds';
import type { Told } from '../events';
import { hiredChoices, playHired, type HiredChoice } from '../movers/bands';
import { dayOf, isLed, isMover, moversOf, playerOf, ruleFor } from '../movers/individuals';
import { muster } from '../movers/muster';
import { ALIVE, type RealmState, type Who } from '../state';
import { NOWHERE } from '../world/ground';
import { usualFollowers } from '../world/warband';
import { mayChoosePhases } from './choosing';
import { hasOffer, lastWritten, offers, written } from './offers';
import { assigned } from './assigning';
import { noThings } from '../../../lists';

/** `mover`: whose record it is, where it is not that of the character. */
export type RecordChoice =
  | { readonly type: 'record'; readonly deed: Deed; readonly mover?: Who }
  /** Takes back what was written last. */
  | { readonly type: 'strike'; readonly mover?: Who }
  | { readonly type: 'recorded'; readonly mover?: Who }
  | HiredChoice;
export type BirdsongEvent =
  | Told<'record-done', { readonly seat: Who }>
  | Told<'record-plan', { readonly seat: Who; readonly deeds: readonly Deed[] }>;

function finish(s: RealmState, seat: Who, tell: Telling): void {
  const who = dayOf(s, seat);
  who.recorded = 1;
  // Whoever follows does so all day.
  if (!isMover(s, seat)) {
    const one = s.who[seat]!;
    one.chooses = who.record.length === 0 && mayChoosePhases(s, seat) ? 1 : 0;
    one.woke = one.chooses === 1 && one.toward < 0 ? one.place : NOWHERE;
  }
  who.phases = assigned(s, seat, who.record)?.slice() ?? [];
  const rule = ruleFor(s, seat, 'MR-009');
  tell?.({ type: 'record-done', rule, seat });
  tell?.({
    type: 'record-plan',
    rule,
    seat,
    deeds: [...who.record],
    only: playerOf(s, seat),
  });
}

/** What he may write down: who chooses his phases as they come can only follow somebody instead. (MR-T70) */
const recordable = (s: RealmState, seat: Who): readonly Deed[] => {
  const all = offers(s, seat);
  return mayChoosePhases(s, seat) ? all.filter(({ type }) => type === 'follow') : all;
};

/** Can he neither write anything nor say whom his hirelings follow? */
function isIdle(s: RealmState, seat: Seat): boolean {
  const choosesLater = mayChoosePhases(s, seat);
  return (
    !hasOffer(s, seat, ({ type }) => !choosesLater || type === 'follow') && hiredChoices(s, seat).length === 0
  );
}

/** Everybody’s record is empty, hirelings are ready to come along, and who cannot act today has none to write. (MR-009) */
export function beginBirdsong(s: RealmState, tell: Telling): void {
  muster(s);
  Object.assign(s, usualFollowers(s));
  s.who.forEach((one, seat) => {
    one.phases = [];
    one.cameFrom = NOWHERE;
    if (one.life === ALIVE && one.recorded === 0 && isIdle(s, seat)) finish(s, seat, tell);
  });
}

/** Whose record its player writes now: first his own, then one after the other of those who move for him; −1: all are complete. (MR-009, MR-B32) */
export function writing(s: RealmState, seat: Seat): Who {
  const { life, recorded } = s.who[seat]!;
  if (life !== ALIVE) return -1;
  if (recorded === 0 || s.movers.length === 0) return recorded === 0 ? seat : -1;
  return moversOf(s, seat).find((who) => dayOf(s, who).recorded === 0 && !isLed(s, who)) ?? -1;
}

/** Seats that have still to complete their records. */
export function recording(s: RealmState): readonly Seat[] {
  const out: Seat[] = [];
  for (let seat = 0; seat < s.who.length; seat++) if (writing(s, seat) >= 0) out.push(seat);
  return out;
}

/** A record may end early: the rest of the day stays blank. Who stands between two clearings must first get off the road. (MR-009, MR-122) */
export function recordChoices(s: RealmState, seat: Seat): RecordChoice[] {
  const who = writing(s, seat);
  if (who < 0) return [];
  const { record, toward } = dayOf(s, who);
  const whose = who === seat ? {} : { mover: who };
  const out = noThings<RecordChoice>();
  for (const deed of recordable(s, who))
    out.push(who === seat ? { type: 'record', deed } : { type: 'record', deed, mover: who });
  const must = record.length === 0 && toward >= 0 && out.length > 0;
  if (record.length > 0) out.push({ type: 'strike', ...whose });
  if (!must) out.push({ type: 'recorded', ...whose });
  // Before he writes anything he says whom his hirelings follow.
  if (who === seat && record.length === 0) out.push(...hiredChoices(s, seat));
  return out;
}

const recordTypes: readonly string[] = [
  'record',
  'strike',
  'recorded',
  'leave-hired',
  'call-hired',
  'send-hired',
] satisfies readonly RecordChoice['type'][];
export const isRecord = (choice: { readonly type: string }): choice is RecordChoice =>
  recordTypes.includes(choice.type);

export function playRecord(s: RealmState, seat: Seat, choice: RecordChoice, tell: Telling): void {
  if (choice.type === 'leave-hired' || choice.type === 'call-hired' || choice.type === 'send-hired')
    return playHired(s, seat, choice);
  const who = choice.mover ?? seat;
  const { record } = dayOf(s, who);
  if (choice.type === 'record') record.push(...written(s, who, choice.deed));
  else if (choice.type === 'strike') record.splice(record.length - lastWritten(s, who));
  else finish(s, who, tell);
}
