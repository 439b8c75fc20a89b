import { defineRules } from '../../kernel/system';
import { forms } from './forms/index';
import { checks, messages } from './legality/index';
import { presets } from './presets';
import { reference } from './reference';

/** What judges a list of the game and helps to build one. It knows no schemas, so that the first keystroke waits for none. */
export const rules = defineRules({
  ...reference,
  presets,
  forms,
  checks,
  messages,
  insights: () => import('./insights').then((m) => m.insights),
  companion: () => import('./companion').then((m) => m.companion),
});
