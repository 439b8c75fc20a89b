import type { AnyPlayable, AnyState, GameEvent, Loss, Outcome } from '@/lib/rules/playing';
import type { Follower } from './play-game';

/** What was read in one game. */
export interface Followed {
  /** Times by rule and by catalogue entry. */
  readonly rules: Readonly<Record<string, number>>;
  readonly entries: Readonly<Record<string, number>>;
  /** Times by `lossKey`. */
  readonly losses: Readonly<Record<string, number>>;
  /** How near the best two stood to each other throughout, up to 1000. Absent where the game was over too soon to say. */
  readonly closeness?: number;
  /** How far behind the winner once was, up to 1000. Absent where it led throughout, or nobody won. */
  readonly upset?: number;
}

/** A loss as one word: `army < hero`. */
const lossKey = ({ lost, by }: Loss): string => `${lost} < ${by}`;
/** The loss that such a word says. */
export function lossOfKey(key: string): Loss {
  const [lost = '', by = ''] = key.split(' < ');
  return { lost, by };
}

/** Every game of the first ones, then one of some: events cost a little, and a sample tells as much. */
export const isFollowed = (game: number): boolean => game < 40 || game % 10 === 0;

/** Looks at a standing are dear, so one is taken whenever the game has grown longer by one. */
const LEAST_LOOKS = 3;
const THOUSANDTHS = 1000;

/** Reads a game along: rules and entries at work, and how the seats stood. */
export function follow(
  playable: AnyPlayable,
  players: number,
): Follower & { end(outcome: Outcome): Followed } {
  const rules: Record<string, number> = {};
  const entries: Record<string, number> = {};
  const losses: Record<string, number> = {};
  const readLoss = playable.lossReader?.();
  const behind = new Array<number>(players).fill(0);
  const standing = new Array<number>(players).fill(0);
  let gaps = 0;
  let looks = 0;
  let seen = 0;
  const look = (state: AnyState): void => {
    for (let seat = 0; seat < players; seat++) standing[seat] = playable.foresight.worth(state, seat);
    const [first, second] = [...standing].sort((a, b) => b - a);
    gaps += first! - (second ?? 0);
    looks++;
    for (let seat = 0; seat < players; seat++)
      behind[seat] = Math.max(behind[seat]!, first! - standing[seat]!);
  };
  return {
    see(state: AnyState, events: readonly GameEvent[]) {
      for (const event of events) {
        rules[event.rule] = (rules[event.rule] ?? 0) + 1;
        for (const id of playable.entriesOf(event, state)) entries[id] = (entries[id] ?? 0) + 1;
        for (const key of readLoss?.(event, state).map(lossKey) ?? []) losses[key] = (losses[key] ?? 0) + 1;
      }
      const length = playable.length.of(state);
      if (length === seen) return;
      seen = length;
      if (playable.engine.outcome(state) === undefined) look(state);
    },
    end({ winners, rules: byRules }) {
      for (const rule of byRules) rules[rule] = (rules[rule] ?? 0) + 1;
      const upset = Math.round(Math.max(0, ...winners.map((seat) => behind[seat]!)) * THOUSANDTHS);
      return {
        rules,
        entries,
        losses,
        ...(looks < LEAST_LOOKS ? {} : { closeness: Math.round((1 - gaps / looks) * THOUSANDTHS) }),
        ...(looks < LEAST_LOOKS || upset === 0 ? {} : { upset }),
      };
    },
  };
}
