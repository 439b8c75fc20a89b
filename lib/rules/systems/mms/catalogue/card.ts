import type { Entry } from '../../../kernel/catalogue/entry';
import type { AttackRow, Blockade, MmsEffect } from './effects';

/** The five categories of cards, in the order of the builder (MMS-003). */
export const categories = ['character', 'artifact', 'modification', 'terrain', 'defense'] as const;
export type Category = (typeof categories)[number];

/** Where an attachment is worn or held; `placed` artifacts stand on the mat instead (a house design). */
export const slots = [
  'weapon',
  'shield',
  'charm',
  'tool',
  'worn',
  'armor',
  'training',
  'enchantment',
  'placed',
] as const;
export type Slot = (typeof slots)[number];

export const roles = ['hero', 'soldier', 'rogue', 'cleric', 'shaman', 'magician', 'monster'] as const;
export type Role = (typeof roles)[number];

/** Ability codes, the house's use of the unexplained letter H (MMS-R07). */
export type Ability =
  | 'flying'
  | 'burrowing'
  | 'stealth'
  | 'healer'
  | 'siegecraft'
  | 'reroll-miss'
  | 'sight+5'
  | 'grant-flying'
  | 'grant-burrowing'
  | 'grant-stealth'
  | 'heal+4'
  | 'healer-only'
  | 'detect+20'
  | 'scale'
  | 'ram+12'
  | 'placed'
  | 'conceals'
  | 'trap'
  | 'gate'
  | 'bridge'
  | 'lookout+5'
  | 'solid';

/** Squares: width and length. */
export type Footprint = readonly [width: number, length: number];
export type MovementMod = number | Blockade;

/** The typed values of a card; what its category does not have, or what nobody gave it, is absent. */
export interface CardValues {
  readonly kind: Category;
  /** B. */
  readonly level: number;
  readonly slot?: Slot;
  readonly role?: Role;
  /** C. */
  readonly size?: Footprint;
  /** A. */
  readonly cap?: number;
  /** D. */
  readonly attackTable?: readonly AttackRow[];
  /** E: most movement without an attack. */
  readonly moveFree?: number;
  /** F: most movement with an attack. */
  readonly moveAttack?: number;
  /** G. */
  readonly range?: number;
  /** H. */
  readonly abilities: readonly Ability[];
  /** I. */
  readonly rollMod?: number;
  /** J. */
  readonly damageMod?: number;
  /** K. */
  readonly moveFreeMod?: MovementMod;
  /** L. */
  readonly moveAttackMod?: MovementMod;
  /** M. */
  readonly rangeMod?: number;
}

/** One card of the game. `cost` is always its level. */
export interface MmsCard extends Entry, CardValues {
  readonly kind: Category;
  readonly cost: number;
  readonly effects: readonly MmsEffect[];
}

/** Carried Artifacts and Modifications have no footprint and belong to a Character. */
export const isAttachment = (card: MmsCard): boolean =>
  card.kind === 'modification' || (card.kind === 'artifact' && card.slot !== 'placed');

export const isCharacter = (card: MmsCard): boolean => card.kind === 'character';
