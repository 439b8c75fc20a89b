import { defineSystem } from '../../kernel/system';
import { deckForm } from './forms/deck';
import { permanentsForm } from './forms/permanents';
import { setupForm } from './forms/setup';
import { MmHouse, presets } from './house';
import { contradictions } from './house/contradictions';
import { checks, matchChecks } from './legality';
import { messages } from './legality/messages';
import { MmOptions } from './options';
import { own } from './own';
import { reference } from './reference';
import { samples } from './samples';

/** Monsters and Magic: a board of 64 spaces, four unit sets and one deck of allies for two to four players. */
export const monstersMagic = defineSystem({
  ...reference,
  house: MmHouse,
  presets,
  contradictions,
  options: MmOptions,
  forms: [deckForm, permanentsForm, setupForm],
  checks,
  matchChecks,
  messages,
  own,
  samples,
  insights: () => import('./insights').then((m) => m.insights),
  companion: () => import('./companion').then((m) => m.companion),
});
