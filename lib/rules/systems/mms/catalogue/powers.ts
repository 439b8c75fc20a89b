import type { PowersByKind } from '../../../kernel/catalogue/tag-powers';
import type { MmsEffect } from './effects';

/** What the effects of this game are called in all games. */
export const powersOf: PowersByKind<MmsEffect> = {
  'bearer-attack': ({ by }) => (by > 0 ? ['combat bonus'] : []),
  'bearer-defense': ['protection'],
  'bearer-movement': ({ by }) => (by > 0 ? ['movement'] : []),
  engine: ['attack'],
  'area-help': ['combat bonus'],
  'area-hindrance': ['protection'],
  surcharge: ['ground'],
  closed: ['ground'],
  road: ['movement', 'ground'],
  travel: ['flight'],
  stealth: ['hiding'],
  conceals: ['hiding'],
  healer: ['healing'],
  'heal-more': ['healing'],
  siegecraft: ['combat bonus'],
  'reroll-miss': ['combat bonus', 'dice'],
  ram: ['combat bonus'],
  sight: ['knowledge'],
  detect: ['knowledge'],
  scale: ['movement'],
  trap: ['trap'],
  gate: ['movement'],
  bridge: ['ground'],
};
