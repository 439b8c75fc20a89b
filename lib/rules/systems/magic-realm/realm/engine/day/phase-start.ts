import type { Seat } from '../../../../../kernel/game/engine';
import type { Questions, Telling } from '../activity';
import {
  arrange,
  arrangements,
  isArrangement,
  type ArrangeChoice,
  type ArrangeEvent,
} from '../belongings/arranging';
import { mayArrange } from '../belongings/wearing';
import type { Told } from '../events';
import { energizeBy, energizings } from '../magic/enspell';
import type { RealmState } from '../state';
import {
  deal,
  dealingAsks,
  dealings,
  type DealingAsk,
  type DealingChoice,
  type DealingEvent,
} from '../trade/dealings';
import { bandOf, leaveHired } from '../world/warband';
import { followersOf } from './sharing';
import { endTurn } from './summon';
import { takeable, takeTask } from './tasks';

export type PhaseAsk =
  | { readonly type: 'phase'; readonly seat: Seat }
  | { readonly type: 'follow-on'; readonly seat: Seat; readonly guide: Seat }
  | DealingAsk;

export type PhaseChoice =
  /** Carries out what is recorded. */
  | { readonly type: 'go' }
  /** Does nothing in this phase. */
  | { readonly type: 'skip' }
  | { readonly type: 'follow-on' }
  | { readonly type: 'stop-following' }
  | ArrangeChoice
  | DealingChoice;

export type PhaseEvent =
  | Told<'left-blank', { readonly seat: Seat }>
  | Told<'stopped-following', { readonly seat: Seat; readonly guide: Seat }>
  | ArrangeEvent
  | DealingEvent;

const deedOf = (s: RealmState, seat: Seat) => s.who[seat]!.record[s.turn!.phase]!;

/** The beginning of a phase: followers may stop, and he may arrange his belongings and leave hirelings behind before it is carried out. (MR-063, MR-075, MR-076, MR-R44) */
export function beginPhase(s: RealmState, seat: Seat, _tell: Telling): void {
  s.asks.push({ type: 'phase', seat });
  // In the air nobody stops.
  if (deedOf(s, seat).type === 'blank' || s.turn!.over >= 0) return;
  for (const follower of followersOf(s, seat).toReversed())
    s.asks.push({ type: 'follow-on', seat: follower, guide: seat });
}

export const phaseAsks: Questions<PhaseAsk['type']> = {
  ...dealingAsks,
  phase: {
    choices: (s, { seat }) => [
      { type: 'go' },
      ...(deedOf(s, seat).type === 'blank' ? [] : [{ type: 'skip' } as const]),
      ...(mayArrange(s, seat)
        ? [...takeable(s, seat), ...energizings(s, seat), ...arrangements(s, seat), ...dealings(s, seat)]
        : []),
      ...bandOf(s, seat).map((denizen) => ({ type: 'leave-hired', denizen }) as const),
    ],
    answer(s, ask, choice, dice, tell) {
      const { seat } = ask;
      if (choice.type === 'go') return;
      if (choice.type === 'skip') {
        s.who[seat]!.record[s.turn!.phase] = { type: 'blank' };
        tell?.({ type: 'left-blank', rule: 'MR-016', seat });
        return;
      }
      // Asked again, once this is done.
      s.asks.push(ask);
      if (isArrangement(choice)) arrange(s, seat, choice, dice, tell);
      else if (choice.type === 'energize') energizeBy(s, seat, choice, tell);
      else if (choice.type === 'take-task') takeTask(s, seat, choice.task, tell);
      else if (choice.type === 'leave-hired') leaveHired(s, seat, [choice.denizen], 'MR-063', tell);
      else deal(s, seat, choice, tell);
    },
  },
  /** Whoever stops has ended his turn, and his chits react. (MR-B46, MR-R44) */
  'follow-on': {
    choices: () => [{ type: 'follow-on' }, { type: 'stop-following' }],
    answer(s, { seat, guide }, choice, dice, tell) {
      if (choice.type !== 'stop-following') return;
      const who = s.who[seat]!;
      who.guide = -1;
      who.done = 1;
      tell?.({ type: 'stopped-following', rule: 'MR-R44', seat, guide });
      endTurn(s, seat, tell);
    },
  },
};
