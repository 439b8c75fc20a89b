import { land } from '../activities/flight';
import { canDo } from '../magic/changes';
import { isDaySpell } from '../magic/day-spells';
import type { Seat } from '../../../../../kernel/game/engine';
import { horses } from '../../../catalogue';
import type { Questions, Telling } from '../activity';
import type { Deed } from '../deeds';
import type { Told } from '../events';
import { hasEffect, ownEffects } from '../kit';
import { isMover } from '../movers/individuals';
import { isAlive, type RealmState, type Who } from '../state';
import { NOWHERE, typeAt } from '../world/ground';
import { waysOf } from '../world/roads';
import { flights, wishes, written } from './offers';
import { doubles } from './assigning';
import { hasSunlight, phasesOf, ponyOf, serves, type Phase } from './phases';
import { walkOf } from './walk';

/** What does he do next, now that he sees how the last phase went? (MR-T70) */
export type ChoosingAsk =
  | { readonly type: 'choose-phase'; readonly seat: Seat }
  /** Does he fly on, or come down? (MR-067) */
  | { readonly type: 'fly-on'; readonly seat: Seat };
export type ChoosingChoice =
  | { readonly type: 'choose-deed'; readonly deed: Deed }
  | { readonly type: 'end-day' }
  | { readonly type: 'come-down' };
/** He has put away what let him choose, and is blocked. */
export type ChoosingEvent = Told<'choice-lost', { readonly seat: Seat }>;

/** Does he choose his phases as they come, recording none? (MR-T70) */
export const mayChoosePhases = (s: RealmState, seat: Seat): boolean => hasEffect(s, seat, 'choose-phases');

/** Where he stands; nowhere: between two clearings. */
const standsAt = (s: RealmState, seat: Seat) => {
  const { place, toward } = s.who[seat]!;
  return toward >= 0 ? NOWHERE : place;
};

const isInCave = (s: RealmState, seat: Seat): boolean => {
  const at = standsAt(s, seat);
  return at >= 0 && typeAt(s.sides, at) === 'cave';
};

const isHorse = (id: string): boolean => horses.some((one) => one.id === id);

/** Does a spell that lets him choose keep him to one horse, and has another one given him a phase? (MR-S07) */
function isRefused(s: RealmState, seat: Seat, horse: string): boolean {
  const choosing = ownEffects(s, seat).filter((e) => e.kind === 'choose-phases');
  const isKept = choosing.every(({ bonusHorses }) => bonusHorses !== undefined);
  return isKept && s.who[seat]!.phases.some((by) => isHorse(by) && by !== horse);
}

/** Does it come from light in a clearing where he was not at Birdsong? Who records could not have written it down there. (MR-S17) */
const isBelated = (s: RealmState, seat: Seat, { by, at }: Phase): boolean =>
  at !== undefined && isDaySpell(by) && at !== s.who[seat]!.woke;

/** Phases of his day that he has not used. */
export function phasesLeft(s: RealmState, seat: Seat): Phase[] {
  const isSunny = s.turn!.caved === 0 && hasSunlight(s, seat, isInCave(s, seat));
  const used = [...s.who[seat]!.phases];
  return phasesOf(s, seat, isSunny).filter((phase) => {
    const { by, mounted } = phase;
    if ((mounted && isRefused(s, seat, by)) || isBelated(s, seat, phase)) return false;
    const at = used.indexOf(by);
    if (at >= 0) used.splice(at, 1);
    return at < 0;
  });
}

/** What would give the phases for this; undefined: he does not have so many. */
function paidBy(s: RealmState, seat: Seat, deeds: readonly Deed[]): readonly string[] | undefined {
  const at = standsAt(s, seat);
  const { record, phases } = s.who[seat]!;
  const active = isInCave(s, seat) ? undefined : ponyOf(s, seat);
  const pony = active !== undefined && isRefused(s, seat, active) ? undefined : active;
  const left = phasesLeft(s, seat);
  let before = { deed: record.at(-1), by: phases.at(-1) };
  const by: string[] = [];
  for (const deed of deeds) {
    const isDoubled = pony !== undefined && before.by !== pony && doubles(before.deed, deed);
    const found = isDoubled ? -1 : left.findIndex((phase) => serves(s, seat, phase, deed, at));
    if (!isDoubled && found < 0) return undefined;
    by.push(isDoubled ? pony : left.splice(found, 1)[0]!.by);
    before = { deed, by: by.at(-1) };
  }
  return by;
}

/** Only ways that he knows, and no cave once sunlight was used, where that is lost. (MR-025, MR-B31, MR-R04) */
function mayGo(s: RealmState, seat: Seat, deed: Deed): boolean {
  if (deed.type === 'follow') return false;
  const { place, toward } = s.who[seat]!;
  if (deed.type === 'leave') return waysOf(s, seat, place).some(({ to }) => to === NOWHERE);
  if (deed.type !== 'move') return true;
  const isLate = s.turn!.sunlight > 0 && s.game.house['daylight.caveRule'] === 'recorded';
  if (isLate && typeAt(s.sides, deed.to) === 'cave') return false;
  return toward >= 0 || waysOf(s, seat, place).some(({ to }) => to === deed.to);
}

const deedsNow = (s: RealmState, seat: Seat): readonly Deed[] => {
  const { record } = s.who[seat]!;
  if (record.some(({ type }) => type === 'leave')) return [];
  const way = walkOf(s, seat, record);
  return wishes(s, seat, walkOf(s, seat, [])).filter((deed) => {
    if (!canDo(s, seat, deed.type)) return false;
    const deeds: readonly Deed[] =
      deed.type === 'prepare' ? [deed, { type: 'enchant' }] : written(s, seat, deed, way);
    return mayGo(s, seat, deed) && paidBy(s, seat, deeds) !== undefined;
  });
};

/** Where he could fly on with the phases that he has left. (MR-066, MR-T70) */
const flightsOn = (s: RealmState, seat: Seat): readonly Deed[] =>
  flights(s, seat, { tile: s.turn!.over }).filter(
    (deed) => canDo(s, seat, deed.type) && paidBy(s, seat, [deed]) !== undefined,
  );

/** Whoever records nothing says in the air whether his flight is over. @returns whether he is asked (MR-067, MR-T70) */
export function askToFlyOn(s: RealmState, seat: Who): boolean {
  if (isMover(s, seat) || s.who[seat]!.chooses === 0 || flightsOn(s, seat).length === 0) return false;
  s.asks.push({ type: 'fly-on', seat });
  return true;
}

/** What he has chosen to do next counts from now on as if he had recorded it. */
function writeDown(s: RealmState, seat: Seat, deed: Deed): void {
  const who = s.who[seat]!;
  const deeds = written(s, seat, deed);
  const by = paidBy(s, seat, deeds)!;
  who.record.push(...deeds);
  who.phases.push(...by);
}

/** Whoever put it away during his turn is blocked. (MR-T70) */
function loseChoice(s: RealmState, seat: Seat, tell: Telling): void {
  const who = s.who[seat]!;
  who.chooses = 0;
  who.blocked = 1;
  who.hidden = 0;
  tell?.({ type: 'choice-lost', rule: 'MR-T70', seat });
}

/** Whoever has put it away as a phase begins is blocked at once, and does not carry that phase out. (MR-T70, MR-080) */
export function reviewChoice(s: RealmState, seat: Who, tell: Telling): void {
  if (!isMover(s, seat) && s.who[seat]!.chooses === 1 && !mayChoosePhases(s, seat)) loseChoice(s, seat, tell);
}

/** All that he chose is done: what comes next? @returns whether he is asked (MR-T70) */
export function askForPhase(s: RealmState, seat: Who, tell: Telling): boolean {
  if (isMover(s, seat)) return false;
  const who = s.who[seat]!;
  if (who.chooses === 0 || !isAlive(s, seat) || who.blocked === 1) return false;
  if (!mayChoosePhases(s, seat)) {
    loseChoice(s, seat, tell);
    return false;
  }
  if (s.turn!.phase < who.record.length || deedsNow(s, seat).length === 0) return false;
  s.asks.push({ type: 'choose-phase', seat });
  return true;
}

export const choosingAsks: Questions<ChoosingAsk['type']> = {
  'choose-phase': {
    choices: (s, { seat }) => [
      ...deedsNow(s, seat).map((deed) => ({ type: 'choose-deed', deed }) as const),
      { type: 'end-day' },
    ],
    answer(s, { seat }, choice) {
      if (choice.type === 'choose-deed') writeDown(s, seat, choice.deed);
      else s.who[seat]!.chooses = 0;
    },
  },
  'fly-on': {
    choices: (s, { seat }) => [
      ...flightsOn(s, seat).map((deed) => ({ type: 'choose-deed', deed }) as const),
      { type: 'come-down' },
    ],
    answer(s, { seat }, choice, dice, tell) {
      if (choice.type === 'choose-deed') writeDown(s, seat, choice.deed);
      else land(s, seat, dice, tell);
    },
  },
};
