import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import type { Deed } from '../deeds';
import type { Told } from '../events';
import { ALIVE, type RealmState } from '../state';
import { NOWHERE } from '../world/ground';
import { hiredWith, usualFollowers } from '../world/warband';
import { mayChoosePhases } from './choosing';
import { lastWritten, offers, written } from './offers';
import { assigned } from './phases';

export type RecordChoice =
  | { readonly type: 'record'; readonly deed: Deed }
  /** Takes back what was written last. */
  | { readonly type: 'strike' }
  | { readonly type: 'recorded' }
  | HiredChoice;
/** Whether a hireling who is with him comes along; −1: all of them. (MR-009, MR-063) */
export type HiredChoice =
  | { readonly type: 'leave-hired'; readonly denizen: number }
  | { readonly type: 'call-hired'; readonly denizen: number };
export type BirdsongEvent =
  | Told<'record-done', { readonly seat: Seat }>
  | Told<'record-plan', { readonly seat: Seat; readonly deeds: readonly Deed[] }>;

function finish(s: RealmState, seat: Seat, tell: Telling): void {
  const who = s.who[seat]!;
  who.recorded = 1;
  // Whoever follows does so all day.
  who.chooses = who.record.length === 0 && mayChoosePhases(s, seat) ? 1 : 0;
  who.phases = [...(assigned(s, seat, who.record) ?? [])];
  tell?.({ type: 'record-done', rule: 'MR-009', seat });
  tell?.({ type: 'record-plan', rule: 'MR-009', seat, deeds: [...who.record], only: seat });
}

/** What he may write down: who chooses his phases as they come can only follow somebody instead. (MR-T70) */
const recordable = (s: RealmState, seat: Seat): readonly Deed[] =>
  offers(s, seat).filter(({ type }) => type === 'follow' || !mayChoosePhases(s, seat));

/** Everybody’s record is empty, hirelings are ready to come along, and who cannot act today has none to write. (MR-009) */
export function beginBirdsong(s: RealmState, tell: Telling): void {
  s.comes = usualFollowers(s);
  s.who.forEach((one, seat) => {
    one.phases = [];
    one.cameFrom = NOWHERE;
    if (one.life === ALIVE && one.recorded === 0 && recordable(s, seat).length === 0) finish(s, seat, tell);
  });
}

/** Seats that have still to complete their record. */
export const recording = (s: RealmState): readonly Seat[] =>
  s.who.flatMap((one, seat) => (one.life === ALIVE && one.recorded === 0 ? [seat] : []));

/** Before he writes anything he may leave hirelings behind, and take them up again. (MR-009, MR-062, MR-063) */
function hiredChoices(s: RealmState, seat: Seat): RecordChoice[] {
  if (s.who[seat]!.record.length > 0) return [];
  const all = hiredWith(s, seat);
  const of = (type: HiredChoice['type'], some: readonly number[]): HiredChoice[] =>
    [...(some.length > 1 ? [-1] : []), ...some].map((denizen) => ({ type, denizen }));
  return [
    ...of(
      'leave-hired',
      all.filter((i) => s.comes[i] === 1),
    ),
    ...of(
      'call-hired',
      all.filter((i) => s.comes[i] === 0),
    ),
  ];
}

/** A record may end early: the rest of the day stays blank. Who stands between two clearings must first get off the road. (MR-009, MR-122) */
export function recordChoices(s: RealmState, seat: Seat): RecordChoice[] {
  const { record, toward } = s.who[seat]!;
  const more = recordable(s, seat).map((deed): RecordChoice => ({ type: 'record', deed }));
  const must = record.length === 0 && toward >= 0 && more.length > 0;
  return [
    ...more,
    ...(record.length > 0 ? [{ type: 'strike' } as const] : []),
    ...(must ? [] : [{ type: 'recorded' } as const]),
    ...hiredChoices(s, seat),
  ];
}

const recordTypes: readonly string[] = [
  'record',
  'strike',
  'recorded',
  'leave-hired',
  'call-hired',
] satisfies readonly RecordChoice['type'][];
export const isRecord = (choice: { readonly type: string }): choice is RecordChoice =>
  recordTypes.includes(choice.type);

export function playRecord(s: RealmState, seat: Seat, choice: RecordChoice, tell: Telling): void {
  const { record } = s.who[seat]!;
  if (choice.type === 'record') record.push(...written(s, seat, choice.deed));
  else if (choice.type === 'strike') record.splice(record.length - lastWritten(s, seat));
  else if (choice.type === 'leave-hired' || choice.type === 'call-hired')
    for (const i of choice.denizen < 0 ? hiredWith(s, seat) : [choice.denizen])
      s.comes[i] = choice.type === 'call-hired' ? 1 : 0;
  else finish(s, seat, tell);
}
