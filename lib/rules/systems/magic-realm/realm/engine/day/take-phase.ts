import type { Dice } from '../../../../../kernel/game/dice';
import { land } from '../activities/flight';
import type { Telling } from '../activity';
import type { Deed } from '../deeds';
import type { Told } from '../events';
import { canDo, isChanged } from '../magic/changes';
import { dayOf, isMover, placeOf } from '../movers/individuals';
import { COMMITTED, FATIGUED, WOUNDED, type Adventurer, type RealmState, type Who } from '../state';
import { NOWHERE, typeAt } from '../world/ground';
import { BASIC, isSheltered, isUsableAt, phasesOf, ponyOf, SHELTERED, SUNLIGHT } from './phases';

/** Why a recorded phase cannot be used. */
export type Loss =
  /** He was in a cave today. */
  | 'cave'
  /** What gives the phase is not in use any more, or does not count here. */
  | 'source'
  /** No chit is left to act with. */
  | 'worn-out'
  /** After a sheltered phase he stands in the open. */
  | 'weather'
  /** A spell has made him something that does no such thing. */
  | 'changed'
  /** He stands half-way along a roadway. */
  | 'roadway'
  /** He was blocked as the phase began. */
  | 'blocked';

export type TakingPhaseEvent = Told<
  'phase-lost',
  { readonly seat: Who; readonly deed: Deed; readonly why: Loss }
>;

const rules: Readonly<Record<Loss, string>> = {
  cave: 'MR-018',
  source: 'MR-020',
  'worn-out': 'MR-B14',
  changed: 'MR-B29',
  weather: 'MR-B70',
  roadway: 'MR-122',
  blocked: 'MR-080',
};

/** Whose chits are all fatigued, wounded or tied to spells can only rest. (MR-B14) */
const isWornOut = ({ chits }: Pick<Adventurer, 'chits'>): boolean =>
  chits.every((state) => state === FATIGUED || state === WOUNDED || state === COMMITTED);

/** The chits of whom a spell has changed do not matter. (MR-B29) */
export const isSpent = (s: RealmState, who: Who): boolean =>
  !isMover(s, who) && !isChanged(s, who) && isWornOut(s.who[who]!);

const isFree = ({ type }: Deed): boolean => type === 'blank' || type === 'follow';

/** Why he cannot use the phase now that was recorded for it. (MR-018 to MR-020, MR-080, MR-B14, MR-B21) */
function lossOf(s: RealmState, seat: Who, deed: Deed): Loss | undefined {
  const who = dayOf(s, seat);
  const isOnRoad = who.toward >= 0;
  if (who.blocked === 1) return 'blocked';
  if (isOnRoad && deed.type !== 'move') return 'roadway';
  if (!canDo(s, seat, deed.type)) return 'changed';
  if (!isOnRoad && deed.type !== 'rest' && isSpent(s, seat)) return 'worn-out';
  const by = who.phases[s.turn!.phase] ?? BASIC;
  if (s.turn!.sheltered === 1 && !isSheltered(s, isOnRoad ? NOWHERE : placeOf(s, seat))) return 'weather';
  if (by === BASIC) return undefined;
  if (by === SUNLIGHT) return s.turn!.caved === 1 ? 'cave' : undefined;
  const here = isOnRoad ? NOWHERE : placeOf(s, seat);
  if (by === ponyOf(s, seat)) return here >= 0 && typeAt(s.sides, here) === 'cave' ? 'source' : undefined;
  const given = phasesOf(s, seat, false).filter((phase) => phase.by === by);
  return given.some((phase) => isUsableAt(s, phase, here)) ? undefined : 'source';
}

/**
 * A phase is used up; one that cannot be used is lost with what was recorded for it. MOVE phases into a mountain clearing
 * count only one after the other. (MR-016, MR-R05)
 * @returns whether its activity is carried out
 */
export function takePhase(s: RealmState, seat: Who, dice: Dice, tell: Telling): boolean {
  const turn = s.turn!;
  const who = dayOf(s, seat);
  const deed = who.record[turn.phase]!;
  if (who.toward < 0 && turn.over < 0 && typeAt(s.sides, placeOf(s, seat)) === 'cave') turn.caved = 1;
  if (deed.type !== 'move' || deed.to !== turn.climbing) {
    turn.climbed = 0;
    turn.climbing = NOWHERE;
  }
  const why = isFree(deed) ? undefined : lossOf(s, seat, deed);
  if (why === undefined && !isFree(deed) && who.phases[turn.phase] === SUNLIGHT) turn.sunlight++;
  if (why === undefined && !isFree(deed) && who.phases[turn.phase] === SHELTERED) turn.sheltered = 1;
  if (why !== undefined) {
    turn.climbed = 0;
    tell?.({ type: 'phase-lost', rule: rules[why], seat, deed, why });
    // What was not prepared prepares nothing. (MR-068)
    if (deed.type === 'prepare') who.record[turn.phase] = { type: 'blank' };
  }
  // A flight that is not flown on is over.
  if (turn.over >= 0 && (why !== undefined || deed.type !== 'fly')) {
    land(s, seat, dice, tell);
    return false;
  }
  return why === undefined;
}
