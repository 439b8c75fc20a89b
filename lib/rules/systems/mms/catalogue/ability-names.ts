import type { Ability } from './card';

/** The ability codes as people read them (MMS-R07). */
export const abilityNames: Readonly<Record<Ability, string>> = {
  flying: 'Flying',
  burrowing: 'Burrowing',
  stealth: 'Stealth',
  healer: 'Healer',
  siegecraft: 'Siegecraft',
  'reroll-miss': 'Rolls a miss again',
  'sight+5': 'Sees 5 farther',
  'grant-flying': 'Lets its bearer fly',
  'grant-burrowing': 'Lets its bearer burrow',
  'grant-stealth': 'Hides its bearer',
  'heal+4': 'Heals 4 more',
  'healer-only': 'For healers only',
  'detect+20': 'Detects with +20',
  scale: 'Climbs walls',
  'ram+12': 'Rams for 12 more',
  placed: 'Stands on the mat',
  conceals: 'Conceals',
  trap: 'Trap',
  gate: 'Gate',
  bridge: 'Bridge',
  'lookout+5': 'Lookout: sees 5 farther',
  solid: 'Solid: blocks sight',
};
