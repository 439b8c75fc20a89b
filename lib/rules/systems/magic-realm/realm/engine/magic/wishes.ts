import type { Seat } from '../../../../../kernel/game/engine';
import type { Questions, Telling } from '../activity';
import { isGone, isSlain } from '../evening/in-fight';
import type { Told } from '../events';
import { chitsOf, ILL_HEALTH, isCursed, itemOf, WITHER } from '../kit';
import { ACTIVE, FATIGUED, WOUNDED, type RealmState } from '../state';
import { denizensAt, findsHired, maySee, othersWith } from '../world/company';
import { startOf } from '../world/garrisons';
import { release } from '../world/warband';
import { isChanged } from './changes';
import { liftCurse } from './cursing';
import { loseTarget } from './enspell';

/** Whom does he wish elsewhere, and at which box does he look? (MR-X08, MR-X09) */
export type WishAsk = { readonly type: 'elsewhere-you' | 'vision'; readonly seat: Seat };
export type WishChoice =
  | { readonly type: 'send-seat'; readonly other: Seat }
  | { readonly type: 'send-denizen'; readonly denizen: number }
  | { readonly type: 'look-into'; readonly box: string };
export type WishEvent =
  | Told<'sent-home', { readonly denizen: number }>
  /** The treasure cards of a box, the top first. */
  | Told<'vision', { readonly seat: Seat; readonly box: string; readonly ids: readonly string[] }>
  | Told<'peace', { readonly place: number }>
  | Told<'strengthened', { readonly seat: Seat }>
  | Told<'rested-all', { readonly seat: Seat }>;

/** All his own chits are active again, but for what a wither keeps fatigued; those of whom a spell has changed are out of reach. (MR-X11, MR-T23, MR-X03, MR-B29) */
export function restAll(s: RealmState, seat: Seat, rule: string, tell: Telling): void {
  if (isChanged(s, seat)) return;
  const who = s.who[seat]!;
  const isWithered = isCursed(who, WITHER);
  chitsOf(s, seat).forEach(({ asterisks }, i) => {
    const state = who.chits[i]!;
    if (state === FATIGUED || state === WOUNDED)
      who.chits[i] = isWithered && asterisks > 0 ? FATIGUED : ACTIVE;
  });
  tell?.({ type: 'rested-all', rule, seat });
}

/** Hirelings of others may be hidden too. (MR-X08) */
const isOpen = (s: RealmState, seat: Seat, denizen: number): boolean =>
  s.hiding[denizen] === 0 || s.hirer[denizen] === seat || findsHired(s, seat, denizen);

const others = (s: RealmState, seat: Seat): WishChoice[] => [
  ...othersWith(s, seat).flatMap((other): WishChoice[] =>
    maySee(s, seat, other) && !isGone(s, other) ? [{ type: 'send-seat', other }] : [],
  ),
  ...denizensAt(s, s.who[seat]!.place).flatMap((denizen): WishChoice[] =>
    isSlain(s, denizen) || !isOpen(s, seat, denizen) ? [] : [{ type: 'send-denizen', denizen }],
  ),
];

const boxesToSee = (s: RealmState): WishChoice[] =>
  Object.keys(s.piles).flatMap((box) => (s.piles[box]!.length > 0 ? [{ type: 'look-into', box }] : []));

/** A wish as the roll gives it. (MR-X07 to MR-X12) */
export function grant(s: RealmState, seat: Seat, result: number, tell: Telling): void {
  const who = s.who[seat]!;
  switch (result) {
    case 1:
      s.asks.push({ type: 'teleport', seat, caves: false, rule: 'MR-X07' });
      return;
    case 2:
      if (others(s, seat).length > 0) s.asks.push({ type: 'elsewhere-you', seat });
      return;
    case 3:
      if (boxesToSee(s).length > 0) s.asks.push({ type: 'vision', seat });
      return;
    case 4:
      if (!s.peace.includes(who.place)) s.peace.push(who.place);
      tell?.({ type: 'peace', rule: 'MR-X10', place: who.place });
      return;
    case 5:
      liftCurse(s, seat, WITHER, tell);
      restAll(s, seat, 'MR-X11', tell);
      liftCurse(s, seat, ILL_HEALTH, tell);
      return;
    default:
      who.strong = 1;
      tell?.({ type: 'strengthened', rule: 'MR-X12', seat });
  }
}

/** It is where it began; what is on no map any more serves nobody, and no spell holds it. (MR-X08, MR-B45) */
function sendHome(s: RealmState, denizen: number, tell: Telling): void {
  const seat = s.hirer[denizen]!;
  s.at[denizen] = startOf(s, denizen);
  tell?.({ type: 'sent-home', rule: 'MR-X08', denizen });
  if (s.at[denizen]! >= 0) return;
  loseTarget(s, denizen, tell);
  if (seat < 0) return;
  release(s, [denizen]);
  tell?.({ type: 'service-ended', rule: 'MR-X08', seat, denizens: [denizen], why: 'sent', fame: 0 });
}

export const wishAsks: Questions<WishAsk['type']> = {
  'elsewhere-you': {
    choices: (s, { seat }) => others(s, seat),
    answer(s, _ask, choice, _dice, tell) {
      if (choice.type === 'send-seat')
        s.asks.push({ type: 'teleport', seat: choice.other, caves: false, rule: 'MR-X08' });
      if (choice.type !== 'send-denizen') return;
      sendHome(s, choice.denizen, tell);
    },
  },
  vision: {
    choices: boxesToSee,
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type !== 'look-into') return;
      const { looked } = s.who[seat]!;
      if (!looked.includes(choice.box)) looked.push(choice.box);
      const ids = s.piles[choice.box]!.flatMap(({ id }) => (itemOf(id).kind === 'treasure' ? [id] : []));
      tell?.({ type: 'vision', rule: 'MR-X09', seat, box: choice.box, ids, only: seat });
    },
  },
};
