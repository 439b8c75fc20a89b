import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { DeedRules, Questions, Telling } from '../activity';
import { askToFlyOn } from '../day/choosing';
import { followersOf } from '../day/sharing';
import type { TakingPhaseEvent } from '../day/take-phase';
import { costInto } from '../day/walk';
import type { Told } from '../events';
import { endSpellsOf } from '../magic/enspell';
import { rollOnTables } from '../magic/red-die';
import { dayOf, placeOf, setHidden } from '../movers/individuals';
import { LEFT, type RealmState, type Who } from '../state';
import { denizens } from '../world/denizens';
import { NOWHERE, placesOn, typeAt, type Place } from '../world/ground';
import type { RoadEvent } from '../world/roads';
import { bandOf, leaveHired, releaseAll } from '../world/warband';
import {
  comeDown,
  flightOf,
  land,
  tileNow,
  tilesFlown,
  type LandAsk,
  type LandChoice,
  type LandEvent,
} from './flight';
import { leadOn, partWith, setOut, wayTo, type Going, type LeaveBehindAsk } from './guiding';
import { isLost, stray } from './lost';
import { dropHeavy, dropHorses, type TravelEvent } from './travel';

export type MoveAsk =
  | LeaveBehindAsk
  | LandAsk
  /** In which of several clearings of the number that was rolled does he come out? (MR-S14) */
  | { readonly type: 'stray'; readonly seat: Who; readonly ends: readonly Place[] };
export type MoveChoice =
  | { readonly type: 'take-along'; readonly follower: Who }
  | { readonly type: 'leave-behind'; readonly follower: Who }
  | { readonly type: 'stray-to'; readonly to: Place }
  | LandChoice;

/** Why a move or flight that was recorded is lost. */
export type MoveLoss = 'no-way' | 'sunlight' | 'no-flight' | 'strayed';

export type MoveEvent =
  | TravelEvent
  | RoadEvent
  | LandEvent
  | TakingPhaseEvent
  | Told<'climbing', { readonly seat: Who; readonly to: Place; readonly left: number }>
  | Told<'move-lost', { readonly seat: Who; readonly to: Place; readonly why: MoveLoss }>
  | Told<'left-behind', { readonly seat: Who; readonly guide: Who }>
  | Told<'left-map', { readonly seat: Who; readonly from: Place }>
  | Told<'flew', { readonly seat: Who; readonly tile: number }>;

/** Why he cannot move there now. (MR-016, MR-025, MR-R04) */
function lossOf(s: RealmState, seat: Who, to: Place): MoveLoss | undefined {
  const { toward } = dayOf(s, seat);
  const isEnd = to === placeOf(s, seat) || to === toward;
  if (toward >= 0 ? !isEnd : !wayTo(s, seat, to)) return 'no-way';
  return isTooLate(s, to) ? 'sunlight' : undefined;
}

/** After a sunlight phase he enters no cave. (MR-R04) */
const isTooLate = (s: RealmState, to: Place): boolean =>
  s.turn!.sunlight > 0 && s.game.house['daylight.caveRule'] === 'recorded' && typeAt(s.sides, to) === 'cave';

/** Who has lost his way comes out somewhere. (MR-S14) */
export function strayBy(s: RealmState, seat: Seat, faces: readonly number[], tell: Telling): void {
  const turn = s.turn!;
  turn.climbed = 0;
  turn.climbing = NOWHERE;
  const ends = stray(s, seat, faces, tell);
  const [to, ...more] = ends;
  if (more.length > 0) s.asks.push({ type: 'stray', seat, ends });
  else if (to !== undefined) strayTo(s, seat, to, tell);
}

/** There he comes out; in the mountains that uses up his next MOVE phase too. (MR-S14, MR-R04) */
function strayTo(s: RealmState, seat: Who, to: Place, tell: Telling): void {
  const turn = s.turn!;
  if (isTooLate(s, to)) {
    tell?.({ type: 'move-lost', rule: 'MR-R04', seat, to, why: 'sunlight' });
    return;
  }
  if (typeAt(s.sides, to) === 'mountain') turn.strayed = 1;
  setOut(s, seat, to, tell);
}

/** Who has lost his way does not move where he would, nor off the map. @returns whether that is so (MR-S14) */
function isAstray(s: RealmState, seat: Seat, to: Place, dice: Dice, tell: Telling): boolean {
  const turn = s.turn!;
  if (turn.strayed === 1) {
    turn.strayed = 0;
    tell?.({ type: 'move-lost', rule: 'MR-S14', seat, to, why: 'strayed' });
    return true;
  }
  if (!isLost(s, seat)) return false;
  rollOnTables(s, seat, ['lost'], dice, tell);
  return true;
}

/** Everybody sees him rise; hirelings who cannot fly, horses and heavy things stay on the ground. (MR-065, MR-B37) */
function rise(s: RealmState, seat: Who, strength: number, tell: Telling): void {
  setHidden(s, seat, 0);
  leaveHired(
    s,
    seat,
    bandOf(s, seat).filter((i) => denizens[i]!.monster?.flies !== true),
    'MR-065',
    tell,
  );
  dropHorses(s, seat, tell);
  dropHeavy(s, seat, strength, tell);
}

export const moveAsks: Questions<MoveAsk['type']> = {
  'leave-behind': {
    choices: (_s, { follower }) => [
      { type: 'take-along', follower },
      { type: 'leave-behind', follower },
    ],
    answer(s, { seat, to, follower, ahead, along, behind }, choice, _dice, tell) {
      const leaves = choice.type === 'leave-behind';
      const going: Going = {
        seat,
        to,
        ahead,
        along: leaves ? along : [...along, follower],
        behind: leaves ? [...behind, follower] : behind,
      };
      leadOn(s, going, tell);
    },
  },
  stray: {
    choices: (_s, { ends }) => ends.map((to) => ({ type: 'stray-to', to })),
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type === 'stray-to') strayTo(s, seat, choice.to, tell);
    },
  },
  landing: {
    choices: (_s, { tile }) => placesOn(tile).map((at) => ({ type: 'land', at })),
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type === 'land') comeDown(s, seat, choice.at, [], tell);
    },
  },
};

export const moveDeeds: DeedRules<'move' | 'leave' | 'fly' | 'follow' | 'blank'> = {
  move(s, seat, { to }, dice, tell) {
    const turn = s.turn!;
    if (isAstray(s, seat, to, dice, tell)) return;
    const why = lossOf(s, seat, to);
    if (why) {
      turn.climbed = 0;
      tell?.({ type: 'move-lost', rule: why === 'sunlight' ? 'MR-R04' : 'MR-016', seat, to, why });
      return;
    }
    turn.climbed = turn.climbing === to ? turn.climbed + 1 : 1;
    turn.climbing = to;
    const left = costInto(s, to, dayOf(s, seat).toward >= 0) - turn.climbed;
    if (left > 0) {
      tell?.({ type: 'climbing', rule: 'MR-R05', seat, to, left });
      return;
    }
    turn.climbed = 0;
    turn.climbing = NOWHERE;
    setOut(s, seat, to, tell);
  },
  /** He leaves the game for good; whoever followed or served him stays. (MR-B36, MR-B45) */
  leave(s, seat, _deed, dice, tell) {
    const who = s.who[seat]!;
    if (isAstray(s, seat, NOWHERE, dice, tell)) return;
    if (!wayTo(s, seat, NOWHERE)) {
      tell?.({ type: 'move-lost', rule: 'MR-016', seat, to: NOWHERE, why: 'no-way' });
      return;
    }
    const followers = followersOf(s, seat);
    who.life = LEFT;
    releaseAll(s, seat, 'left', tell);
    endSpellsOf(s, seat, tell);
    tell?.({ type: 'left-map', rule: 'MR-B36', seat, from: who.place });
    partWith(s, seat, followers, () => 'MR-B36', tell);
  },
  /** Followers who cannot fly stay on the ground. (MR-065, MR-066, MR-B37) */
  fly(s, seat, { tile }, dice, tell) {
    const turn = s.turn!;
    const who = dayOf(s, seat);
    const strength = flightOf(s, seat);
    if (strength === undefined || !tilesFlown(s, tileNow(s, seat)).includes(tile)) {
      tell?.({ type: 'move-lost', rule: 'MR-066', seat, to: NOWHERE, why: 'no-flight' });
      if (turn.over >= 0) land(s, seat, dice, tell);
      return;
    }
    const followers = turn.over < 0 ? followersOf(s, seat) : [];
    rise(s, seat, strength, tell);
    const left = followers.filter((one) => {
      const own = flightOf(s, one);
      if (own !== undefined) rise(s, one, own, tell);
      return own === undefined;
    });
    turn.over = tile;
    tell?.({ type: 'flew', rule: 'MR-066', seat, tile });
    partWith(s, seat, left, () => 'MR-065', tell);
    if (who.record[turn.phase + 1]?.type === 'fly' || askToFlyOn(s, seat)) return;
    land(s, seat, dice, tell);
  },
  follow() {},
  blank() {},
};
