import { defineRules } from '../../kernel/system';
import { deckForm } from './forms/deck';
import { permanentsForm } from './forms/permanents';
import { setupForm } from './forms/setup';
import { checks } from './legality';
import { messages } from './legality/messages';
import { presets } from './presets';
import { reference } from './reference';

/** What judges a list of the game and helps to build one. It knows no schemas, so that the first keystroke waits for none. */
export const rules = defineRules({
  ...reference,
  presets,
  forms: [deckForm, permanentsForm, setupForm],
  checks,
  messages,
  insights: () => import('./insights').then((m) => m.insights),
  companion: () => import('./companion').then((m) => m.companion),
});
