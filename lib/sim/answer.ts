import { seededDice } from '@/lib/rules/kernel/game/dice';
import type { AnyChoice, AnyPlayable, AnyState, BotLevel, Effort, Seat } from '@/lib/rules/playing';
import { botOf } from './bots';

/** A decision to make: what the seat may know, and what it may do. */
export interface Question {
  readonly view: AnyState;
  readonly seat: Seat;
  readonly choices: readonly AnyChoice[];
  readonly level: BotLevel;
  /** Of a searching bot. */
  readonly effort?: Effort | undefined;
  readonly seed: string;
}

/** Has the bot to search for its answer, so that nobody should wait in the meantime? */
export const isLong = ({ level, choices }: Pick<Question, 'level' | 'choices'>): boolean =>
  level === 'sharp' && choices.length > 1;

/** Which of the choices the bot takes; `onLook` hears how many looks ahead are done. */
export function answer(
  playable: AnyPlayable,
  { view, seat, choices, level, effort = 'standard', seed }: Question,
  onLook?: (looks: number) => void,
): number {
  if (choices.length === 1) return 0;
  const bot = botOf(playable, level, effort, onLook);
  return Math.max(0, choices.indexOf(bot.choose(view, seat, choices, seededDice(seed))));
}
