/** One row of an attack table: the modified numbers it covers, its name, and the CAP it takes. */
export type AttackRow = readonly [from: number, to: number, type: string, cap: number];

/** What a number changes in an attack: the roll, the CAP taken by a hit, or how far it reaches. */
export type AttackValue = 'roll' | 'damage' | 'range';
/** Which movement a number changes: a move without an attack, or the move before one. */
export type Movement = 'free' | 'attack';
/** X stops everybody; Y may be crossed by flying over or passing under, never stopped on. */
export type Blockade = 'X' | 'Y';

/**
 * What a card does, as data. Each kind has one meaning, framed in `frames`; numbers are as on the card, with their sign.
 * Abilities `to: 'bearer'` work for the character that carries the card.
 */
export type MmsEffect =
  /** T1. One activation a round: a free move, or a move and one attack by the table. */
  | {
      readonly kind: 'activation';
      readonly free: number;
      readonly attack: number;
      readonly range: number;
      readonly rows: readonly AttackRow[];
    }
  /** T2, plus: the bearer attacks better. */
  | { readonly kind: 'bearer-attack'; readonly what: AttackValue; readonly by: number }
  /** T2, minus: whoever attacks the bearer does it worse. */
  | { readonly kind: 'bearer-defense'; readonly what: AttackValue; readonly by: number }
  /** T2, K and L of either sign. */
  | { readonly kind: 'bearer-movement'; readonly what: Movement; readonly by: number }
  /** T3. Stands on the mat and lends its values to a character next to it. */
  | {
      readonly kind: 'engine';
      readonly roll: number;
      readonly damage: number;
      readonly range: number;
      readonly siegecraft: number;
    }
  /** T4 and T5, plus: for the controller's characters inside. */
  | { readonly kind: 'area-help'; readonly what: AttackValue; readonly by: number }
  /** T4 and T5, minus: for intruders who attack into the area or out of it. */
  | { readonly kind: 'area-hindrance'; readonly what: AttackValue; readonly by: number }
  /** T4 and T5, K and L below zero: paid on entering. */
  | {
      readonly kind: 'surcharge';
      readonly what: Movement;
      readonly cost: number;
      readonly on: 'everybody' | 'intruders';
    }
  /** T4 and T5, K and L above zero: added to the controller's allowance, once a move. */
  | { readonly kind: 'road'; readonly what: Movement; readonly by: number }
  | { readonly kind: 'closed'; readonly what: Movement; readonly code: Blockade }
  /** T5. Has CAP, may be attacked, and is removed at zero or less at the end of a round. */
  | { readonly kind: 'destructible'; readonly cap: number }
  | { readonly kind: 'travel'; readonly mode: 'flying' | 'burrowing'; readonly to: 'self' | 'bearer' }
  | { readonly kind: 'stealth'; readonly to: 'self' | 'bearer' }
  | { readonly kind: 'healer' }
  | { readonly kind: 'siegecraft'; readonly by: number }
  | { readonly kind: 'reroll-miss'; readonly perRound: number }
  | { readonly kind: 'sight'; readonly by: number; readonly to: 'bearer' | 'controller-inside' }
  | { readonly kind: 'heal-more'; readonly by: number }
  | { readonly kind: 'healer-only' }
  | { readonly kind: 'detect'; readonly by: number }
  | { readonly kind: 'scale'; readonly cost: number }
  | { readonly kind: 'ram'; readonly by: number }
  | { readonly kind: 'conceals' }
  | { readonly kind: 'trap' }
  | { readonly kind: 'gate' }
  | { readonly kind: 'bridge' }
  | { readonly kind: 'solid' };

export type EffectKind = MmsEffect['kind'];

/** When an effect wakes, on whom, for how long, and how it adds up with others. */
export interface Frame {
  readonly template: 'T1' | 'T2' | 'T3' | 'T4' | 'ability';
  readonly trigger:
    | 'own activation'
    | 'bearer attacks'
    | 'bearer is attacked'
    | 'bearer moves'
    | 'operator activates'
    | 'attack in or into the area'
    | 'entering the area'
    | 'attack on the card'
    | 'heal action'
    | 'detect action'
    | 'always';
  readonly target: 'self' | 'bearer' | 'attacker' | 'operator' | 'intruder' | 'controller' | 'everybody';
  readonly lasts: 'one activation' | 'while in play';
  readonly stacks: 'sums' | 'once per card and attack' | 'each use' | 'once a move' | 'no';
}

const ability = (trigger: Frame['trigger'], target: Frame['target']): Frame => ({
  template: 'ability',
  trigger,
  target,
  lasts: 'while in play',
  stacks: 'no',
});

/** The frame of every kind of effect: typed so that none can be forgotten. T5 works as T4, with CAP beside it. */
export const frames: Readonly<Record<EffectKind, Frame>> = {
  activation: {
    template: 'T1',
    trigger: 'own activation',
    target: 'self',
    lasts: 'one activation',
    stacks: 'no',
  },
  'bearer-attack': {
    template: 'T2',
    trigger: 'bearer attacks',
    target: 'bearer',
    lasts: 'while in play',
    stacks: 'sums',
  },
  'bearer-defense': {
    template: 'T2',
    trigger: 'bearer is attacked',
    target: 'attacker',
    lasts: 'while in play',
    stacks: 'sums',
  },
  'bearer-movement': {
    template: 'T2',
    trigger: 'bearer moves',
    target: 'bearer',
    lasts: 'while in play',
    stacks: 'sums',
  },
  engine: {
    template: 'T3',
    trigger: 'operator activates',
    target: 'operator',
    lasts: 'one activation',
    stacks: 'no',
  },
  'area-help': {
    template: 'T4',
    trigger: 'attack in or into the area',
    target: 'controller',
    lasts: 'while in play',
    stacks: 'once per card and attack',
  },
  'area-hindrance': {
    template: 'T4',
    trigger: 'attack in or into the area',
    target: 'intruder',
    lasts: 'while in play',
    stacks: 'once per card and attack',
  },
  surcharge: {
    template: 'T4',
    trigger: 'entering the area',
    target: 'everybody',
    lasts: 'while in play',
    stacks: 'each use',
  },
  road: {
    template: 'T4',
    trigger: 'entering the area',
    target: 'controller',
    lasts: 'while in play',
    stacks: 'once a move',
  },
  closed: {
    template: 'T4',
    trigger: 'entering the area',
    target: 'everybody',
    lasts: 'while in play',
    stacks: 'no',
  },
  destructible: {
    template: 'T4',
    trigger: 'attack on the card',
    target: 'self',
    lasts: 'while in play',
    stacks: 'no',
  },
  travel: ability('bearer moves', 'bearer'),
  stealth: ability('always', 'bearer'),
  healer: ability('own activation', 'self'),
  siegecraft: ability('operator activates', 'self'),
  'reroll-miss': ability('bearer attacks', 'bearer'),
  sight: { ...ability('always', 'bearer'), stacks: 'sums' },
  'heal-more': ability('heal action', 'bearer'),
  'healer-only': ability('always', 'bearer'),
  detect: { ...ability('detect action', 'bearer'), stacks: 'sums' },
  scale: ability('bearer moves', 'bearer'),
  ram: { ...ability('bearer attacks', 'bearer'), stacks: 'sums' },
  conceals: ability('always', 'everybody'),
  trap: ability('always', 'everybody'),
  gate: ability('entering the area', 'controller'),
  bridge: ability('always', 'self'),
  solid: ability('always', 'self'),
};
