import type { Telling } from '../activity';
import { ponyOf } from '../day/phases';
import { followersOf } from '../day/sharing';
import { endTurn } from '../day/summon';
import { dayOf, placeOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { maySee } from '../world/company';
import type { Place, Way } from '../world/ground';
import { waysOf } from '../world/roads';
import { outpace } from '../world/warband';
import { travel } from './travel';

/** Shall a follower come along? Who cannot see a hidden guide loses sight of him. (MR-064) */
export type LeaveBehindAsk = {
  readonly type: 'leave-behind';
  readonly seat: Who;
  readonly follower: Who;
  readonly to: Place;
  /** Followers about whom he has still to decide. */
  readonly ahead: readonly Who[];
  readonly along: readonly Who[];
  readonly behind: readonly Who[];
};

/** They follow him no more, and so their turns end where they stand. @param ruleFor why (MR-064, MR-065, MR-B36, MR-R44) */
export function partWith(
  s: RealmState,
  seat: Who,
  followers: readonly Who[],
  ruleFor: (follower: Who) => string,
  tell: Telling,
): void {
  // All are on their own before the first of them ends his turn.
  for (const follower of followers) Object.assign(dayOf(s, follower), { guide: -1, done: 1 });
  for (const follower of followers) {
    tell?.({ type: 'left-behind', rule: ruleFor(follower), seat: follower, guide: seat });
    endTurn(s, follower, tell);
  }
}

export const wayTo = (s: RealmState, seat: Who, to: Place): Way | undefined =>
  waysOf(s, seat, placeOf(s, seat)).find((way) => way.to === to);

export type Going = Omit<LeaveBehindAsk, 'type' | 'follower'>;

/** Asks about one follower after the other, then goes. */
export function leadOn(s: RealmState, going: Going, tell: Telling): void {
  const { seat, to, ahead, along, behind } = going;
  const [follower, ...more] = ahead;
  if (follower !== undefined) {
    if (!maySee(s, follower, seat)) s.asks.push({ type: 'leave-behind', ...going, follower, ahead: more });
    else leadOn(s, { ...going, ahead: more, along: [...along, follower] }, tell);
    return;
  }
  // Before a cave makes the ponies inactive.
  const slow = isDoubled(s, seat) ? behind.filter((one) => ponyOf(s, one) === undefined) : [];
  travel(s, seat, to, wayTo(s, seat, to), along, tell);
  partWith(s, seat, behind, (one) => (slow.includes(one) ? 'MR-065' : 'MR-064'), tell);
}

/** Does the pony give this phase? Only who has one too keeps up with it. (MR-065, MR-B21) */
const isDoubled = (s: RealmState, seat: Who): boolean => {
  const pony = ponyOf(s, seat);
  return pony !== undefined && dayOf(s, seat).phases[s.turn!.phase] === pony;
};

export function setOut(s: RealmState, seat: Who, to: Place, tell: Telling): void {
  const followers = followersOf(s, seat);
  const slow = isDoubled(s, seat) ? followers.filter((one) => ponyOf(s, one) === undefined) : [];
  const ahead = followers.filter((one) => !slow.includes(one));
  if (isDoubled(s, seat)) for (const one of [seat, ...ahead]) outpace(s, one, tell);
  leadOn(s, { seat, to, ahead, along: [], behind: slow }, tell);
}
