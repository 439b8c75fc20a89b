import type { Questions, Telling } from '../activity';
import {
  abandonings,
  arrange,
  arrangements,
  isArrangement,
  type ArrangeChoice,
  type ArrangeEvent,
} from '../belongings/arranging';
import { isAloft, mayArrange } from '../belongings/wearing';
import type { RealmChoice } from '../choices';
import type { Told } from '../events';
import { isChanged } from '../magic/changes';
import { lightBy, lightings } from '../magic/carpet';
import { energizeBy, energizings } from '../magic/enspell';
import { askToWake, wakeAsks, type WakeAsk, type WakeChoice } from '../magic/waking';
import { useToken, wardings, type WardChoice, type WardEvent } from '../magic/ward';
import { dayOf, isBodiless, isHidden, isMover, playerOf } from '../movers/individuals';
import { confer, pass, passings, type PassChoice, type PassEvent } from '../movers/passing';
import type { RealmState, Who } from '../state';
import {
  dealWith,
  dealingAsks,
  dealings,
  type DealingAsk,
  type DealingChoice,
  type DealingEvent,
} from '../trade/dealings';
import { bandOf, leaveHired } from '../world/warband';
import { reviewChoice } from './choosing';
import { followersOf } from './sharing';
import { endTurn } from './summon';
import { takeable, takeTask } from './tasks';
import { noThings } from '../../../lists';

export type PhaseAsk =
  | { readonly type: 'phase'; readonly seat: Who }
  | { readonly type: 'follow-on'; readonly seat: Who; readonly guide: Who }
  | DealingAsk
  | WakeAsk;

export type PhaseChoice =
  /** Carries out what is recorded. */
  | { readonly type: 'go' }
  /** Does nothing in this phase. */
  | { readonly type: 'skip' }
  | { readonly type: 'follow-on' }
  | { readonly type: 'stop-following' }
  | WakeChoice
  | WardChoice
  | ArrangeChoice
  | PassChoice
  | DealingChoice;

export type PhaseEvent =
  | Told<'left-blank', { readonly seat: Who }>
  | Told<'stopped-following', { readonly seat: Who; readonly guide: Who }>
  | WardEvent
  | ArrangeEvent
  | PassEvent
  | DealingEvent;

const deedOf = (s: RealmState, who: Who) => dayOf(s, who).record[s.turn!.phase]!;

/** His own hirelings he may leave at any time, those of another only while he is hidden: they have found no hidden enemies. (MR-063, MR-064) */
const leavable = (s: RealmState, who: Who): readonly number[] =>
  bandOf(s, who).filter((denizen) => s.hirer[denizen] === playerOf(s, who) || isHidden(s, who));

/** His own, or those of another who does not see him. (MR-063, MR-064) */
export const ruleOfLeaving = (s: RealmState, who: Who, denizen: number): string =>
  denizen < 0 || s.hirer[denizen] === playerOf(s, who) ? 'MR-063' : 'MR-064';

const leavings = (s: RealmState, who: Who): RealmChoice[] =>
  leavable(s, who).map((denizen) => ({ type: 'leave-hired', denizen }));

const leaveBehind = (s: RealmState, who: Who, denizen: number, tell: Telling): void =>
  leaveHired(s, who, [denizen], ruleOfLeaving(s, who, denizen), tell);

/** What he may do before his phase is carried out. (MR-063, MR-064, MR-075, MR-076) */
function preparations(s: RealmState, who: Who): RealmChoice[] {
  const out = noThings<RealmChoice>();
  if (mayArrange(s, who)) {
    if (!isMover(s, who))
      out.push(...takeable(s, who), ...energizings(s, who), ...lightings(s, who), ...wardings(s, who));
    out.push(...arrangements(s, who), ...passings(s, who), ...dealings(s, who));
  } else if (isAloft(s, who) && !isChanged(s, who)) out.push(...abandonings(s, who));
  out.push(...leavings(s, who));
  return out;
}

/** The beginning of a phase: followers may stop or leave hirelings of their own behind, and he may arrange his belongings and leave hirelings behind before it is carried out; whoever is there may wake spells. (MR-063, MR-075, MR-076, MR-B25, MR-R44) */
export function beginPhase(s: RealmState, seat: Who, tell: Telling): void {
  confer(s, seat, tell);
  // Who moves for somebody and has nothing to prepare does as he was told.
  if (!isMover(s, seat) || preparations(s, seat).length > 0) s.asks.push({ type: 'phase', seat });
  askToWake(s, seat);
  // In the air nobody stops.
  if (deedOf(s, seat).type === 'blank' || s.turn!.over >= 0) return;
  for (const follower of followersOf(s, seat).toReversed())
    if (!isBodiless(s, follower)) s.asks.push({ type: 'follow-on', seat: follower, guide: seat });
}

export const phaseAsks: Questions<PhaseAsk['type']> = {
  ...dealingAsks,
  ...wakeAsks,
  phase: {
    choices: (s, { seat }) => [
      { type: 'go' },
      ...(deedOf(s, seat).type === 'blank' ? [] : [{ type: 'skip' } as const]),
      ...preparations(s, seat),
    ],
    answer(s, ask, choice, dice, tell) {
      const { seat } = ask;
      if (choice.type === 'go') return reviewChoice(s, seat, tell);
      if (choice.type === 'skip') {
        dayOf(s, seat).record[s.turn!.phase] = { type: 'blank' };
        tell?.({ type: 'left-blank', rule: 'MR-016', seat });
        return;
      }
      // Asked again, once this is done.
      s.asks.push(ask);
      if (isArrangement(choice)) arrange(s, seat, choice, dice, tell);
      else if (choice.type === 'energize') energizeBy(s, seat, choice, tell);
      else if (choice.type === 'light-carpet') lightBy(s, seat, choice, tell);
      else if (choice.type === 'use-token') useToken(s, seat, tell);
      else if (choice.type === 'take-task') takeTask(s, seat, choice.task, tell);
      else if (choice.type === 'pass-item') pass(s, choice, tell);
      else if (choice.type === 'leave-hired') leaveBehind(s, seat, choice.denizen, tell);
      else dealWith(s, seat, choice, tell);
    },
  },
  /** Whoever stops has ended his turn, and his chits react; hirelings he may always leave behind. (MR-063, MR-B46, MR-R44) */
  'follow-on': {
    choices: (s, { seat }) => [{ type: 'follow-on' }, { type: 'stop-following' }, ...leavings(s, seat)],
    answer(s, ask, choice, _dice, tell) {
      const { seat, guide } = ask;
      if (choice.type === 'leave-hired') {
        s.asks.push(ask);
        return leaveBehind(s, seat, choice.denizen, tell);
      }
      if (choice.type !== 'stop-following') return;
      const who = dayOf(s, seat);
      who.guide = -1;
      who.done = 1;
      tell?.({ type: 'stopped-following', rule: 'MR-R44', seat, guide });
      endTurn(s, seat, tell);
    },
  },
};
