import type { BotLevel } from '@/lib/rules/playing';

/** Who may play both sides where lists are tried, in words. */
export const bots: readonly (readonly [BotLevel, string])[] = [
  ['steady', 'Steady bots'],
  ['sharp', 'Sharp bots, which take long'],
  ['random', 'Bots that play anything'],
];
