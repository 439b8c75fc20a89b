import type { Seat } from '../../../../../kernel/game/engine';
import { seatsAt, type RealmState, type Who } from '../state';
import { guideOf, hiredBy, isUnderling } from '../world/warband';
import { actsAs, isLed, moversOf, moverOf, placeOf } from './individuals';

/** Whom a hireling follows today; −1: all of them. A leader who is left has a turn of his own. (MR-009, MR-062, MR-063) */
export type HiredChoice =
  | { readonly type: 'leave-hired'; readonly denizen: number }
  | { readonly type: 'call-hired'; readonly denizen: number }
  /** He follows another character or a hired leader. */
  | { readonly type: 'send-hired'; readonly denizen: number; readonly after: Who };

const orAll = (some: readonly number[]): readonly number[] => [...(some.length > 1 ? [-1] : []), ...some];

/** Hirelings whom their employer may still call to himself. */
const callable = (s: RealmState, seat: Seat): readonly number[] => {
  const { place, toward } = s.who[seat]!;
  return hiredBy(s, seat).filter((i) => toward < 0 && s.at[i] === place && guideOf(s, i) !== seat);
};

const leadersOf = (s: RealmState, seat: Seat): readonly Who[] =>
  moversOf(s, seat).filter((who) => moverOf(s, who).kind === 'leader');

/**
 * Leaders of his who act on their own, other characters, and leaders of others, of whom nobody knows whether they have a turn of
 * their own today: his underlings may follow them. (MR-059, MR-062)
 */
const guidesFor = (s: RealmState, seat: Seat): readonly Who[] => {
  const others = s.who.flatMap((_, other) => (other === seat ? [] : [other]));
  return [
    ...leadersOf(s, seat).filter((who) => !isLed(s, who)),
    ...others,
    ...others.flatMap((other) => leadersOf(s, other)),
  ];
};

/** Underlings of his who are with somebody else and might follow him. */
const sendable = (s: RealmState, seat: Seat, after: Who): readonly number[] => {
  const place = placeOf(s, after);
  if (after < s.who.length && !seatsAt(s, place).includes(after)) return [];
  return hiredBy(s, seat).filter((i) => s.at[i] === place && isUnderling(s, i) && guideOf(s, i) !== after);
};

/** Whom his hirelings follow, each for himself or all together. (MR-009, MR-062, MR-063) */
export const hiredChoices = (s: RealmState, seat: Seat): HiredChoice[] =>
  s.hirer.includes(seat) ? choicesFor(s, seat) : [];

const choicesFor = (s: RealmState, seat: Seat): HiredChoice[] => [
  ...orAll(hiredBy(s, seat).filter((i) => guideOf(s, i) >= 0)).map((denizen): HiredChoice => ({
    type: 'leave-hired',
    denizen,
  })),
  ...orAll(callable(s, seat)).map((denizen): HiredChoice => ({ type: 'call-hired', denizen })),
  ...guidesFor(s, seat).flatMap((after) =>
    orAll(sendable(s, seat, after)).map((denizen): HiredChoice => ({ type: 'send-hired', denizen, after })),
  ),
];

/** A leader who comes along leads nobody himself: his underlings come with him. */
function joinIn(s: RealmState, seat: Seat, denizen: number): void {
  const leader = actsAs(s, denizen);
  for (const i of hiredBy(s, seat)) if (leader >= 0 && s.after[i] === leader) s.after[i] = -1;
}

export function playHired(s: RealmState, seat: Seat, choice: HiredChoice): void {
  const { type, denizen } = choice;
  const all =
    denizen >= 0
      ? [denizen]
      : type === 'call-hired'
        ? callable(s, seat)
        : type === 'send-hired'
          ? sendable(s, seat, choice.after)
          : hiredBy(s, seat).filter((i) => guideOf(s, i) >= 0);
  for (const i of all) {
    s.comes[i] = type === 'leave-hired' ? 0 : 1;
    s.after[i] = type === 'send-hired' ? choice.after : -1;
    if (type === 'call-hired') joinIn(s, seat, i);
  }
}
