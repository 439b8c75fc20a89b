import {
  pickBlindly,
  randomBot,
  sharpBot,
  type AnyChoice,
  type AnyPlayable,
  type AnyState,
  type Bot,
  type BotLevel,
  type Effort,
  type Seat,
} from '@/lib/rules/playing';
import type { Dice } from '@/lib/rules/kernel/game/dice';

/** Play-outs that a searching bot may look at before each decision; `standard` is about a second on a phone. */
export const LOOKS: Readonly<Record<Effort, number>> = { quick: 48, standard: 160, deep: 640 };

export interface AnyBot {
  readonly choose: Bot<AnyState, AnyChoice>;
  /** It does not look at the game, so that nobody need show it. */
  readonly isBlind: boolean;
  /** It searches: one decision may take milliseconds. */
  readonly isSlow: boolean;
}

/** The bot of a level for a game; `onLook` hears how many looks ahead of its decision are done. */
export function botOf(
  playable: AnyPlayable,
  level: BotLevel,
  effort: Effort = 'quick',
  onLook?: (looks: number) => void,
): AnyBot {
  switch (level) {
    case 'random':
      return { choose: randomBot, isBlind: true, isSlow: false };
    case 'steady':
      return { choose: playable.steady, isBlind: false, isSlow: false };
    case 'sharp':
      return { choose: sharpBot(playable, LOOKS[effort], onLook), isBlind: false, isSlow: true };
  }
}

/** What the bot does at its seat: who looks is shown what the seat may know, who does not need not even be offered all. */
export function decide(
  { choose, isBlind }: AnyBot,
  { engine }: AnyPlayable,
  state: AnyState,
  seat: Seat,
  dice: Dice,
): AnyChoice {
  if (isBlind) return pickBlindly(engine, state, seat, dice);
  const choices = engine.choices(state, seat);
  return choices.length === 1 ? choices[0]! : choose(engine.view(state, seat), seat, choices, dice);
}
