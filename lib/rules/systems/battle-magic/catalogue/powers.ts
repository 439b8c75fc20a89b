import type { PowersByKind } from '../../../kernel/catalogue/tag-powers';
import type { BmEffect } from './effects';

/** What the effects of this game are called in all games. */
export const powersOf: PowersByKind<BmEffect> = {
  'battle-strength': ['combat bonus'],
  advantage: ['combat bonus'],
  attached: ['combat bonus'],
  shelter: ['protection'],
  'safe-when-attacking': ['protection'],
  flees: ['protection'],
  retreats: ['protection'],
  'pays-retreat': ['protection'],
  'move-points': ['movement'],
  'moves-class': ['movement'],
  carries: ['movement'],
  leads: ['movement'],
  'flies-over-enemies': ['flight'],
  'attacks-coast': ['attack'],
  'draw-card': ['cards'],
  'hand-max': ['cards'],
  ruins: ['cards'],
  'draw-chit': ['summon'],
  'pile-max': ['summon'],
};
