import {
  sharpBot,
  type AnyChoice,
  type AnyPlayable,
  type AnyState,
  type Bot,
  type BotLevel,
} from '@/lib/rules/playing';

/** Play-outs that a searching bot may look at before each decision. */
export const SHARP_PLAY_OUTS = 48;

export interface AnyBot {
  readonly choose: Bot<AnyState, AnyChoice>;
  /** It does not look at the game, so that nobody need show it. */
  readonly isBlind: boolean;
  /** It searches: one decision may take milliseconds. */
  readonly isSlow: boolean;
}

/** The bot of a level for a game. */
export function botOf(playable: AnyPlayable, level: BotLevel, playOuts = SHARP_PLAY_OUTS): AnyBot {
  switch (level) {
    case 'random':
      return { choose: (_view, _seat, choices, dice) => dice.pick(choices), isBlind: true, isSlow: false };
    case 'steady':
      return { choose: playable.steady, isBlind: false, isSlow: false };
    case 'sharp':
      return { choose: sharpBot(playable, playOuts), isBlind: false, isSlow: true };
  }
}
