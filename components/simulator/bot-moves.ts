import { seededDice } from '@/lib/rules/kernel/dice';
import type { AnyChoice, AnyPlayable, AnyState, BotLevel, Seat } from '@/lib/rules/playing';
import { botOf } from '@/lib/sim/bots';

/** Play-outs that the sharp bot may spend on one decision here: about a second on a phone. */
const SHARP_PLAY_OUTS = 160;

/** A decision to make: what the seat may know, and what it may do. */
export interface Question {
  readonly view: AnyState;
  readonly seat: Seat;
  readonly choices: readonly AnyChoice[];
  readonly level: BotLevel;
  readonly seed: string;
}

/** Which of the choices the bot takes. */
export function answer(playable: AnyPlayable, { view, seat, choices, level, seed }: Question): number {
  if (choices.length === 1) return 0;
  const bot = botOf(playable, level, SHARP_PLAY_OUTS);
  return Math.max(0, choices.indexOf(bot.choose(view, seat, choices, seededDice(seed))));
}
