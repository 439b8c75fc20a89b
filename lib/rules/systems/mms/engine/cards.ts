import type { Category, MmsCard, Slot } from '../catalogue/card';
import type { AttackRow, Blockade } from '../catalogue/effects';
import { footprintOf } from '../area';
import type { MmsHouse } from '../house';

/** Abilities as bits (3.2 of the ledger), whatever their letters on the card. */
export const CAN = {
  flying: 1 << 0,
  burrowing: 1 << 1,
  stealth: 1 << 2,
  healer: 1 << 3,
  siegecraft: 1 << 4,
  rerollMiss: 1 << 5,
  healerOnly: 1 << 6,
  scale: 1 << 7,
  ram: 1 << 8,
  conceals: 1 << 9,
  trap: 1 << 10,
  gate: 1 << 11,
  bridge: 1 << 12,
  lookout: 1 << 13,
  solid: 1 << 14,
  sight: 1 << 15,
  healMore: 1 << 16,
  detect: 1 << 17,
} as const;

/** How much the abilities with a number give. */
export const SIEGECRAFT = 10;
export const RAM = 12;
export const HEAL_MORE = 4;
export const DETECT_MORE = 20;
/** In halves of a unit. */
export const SIGHT_MORE = 10;
export const LOOKOUT_MORE = 10;
/** What it costs to scale one use of a Defense card, in halves of a unit. */
export const SCALE_COST = 6;

const bits: Readonly<Record<MmsCard['abilities'][number], number>> = {
  flying: CAN.flying,
  'grant-flying': CAN.flying,
  burrowing: CAN.burrowing,
  'grant-burrowing': CAN.burrowing,
  stealth: CAN.stealth,
  'grant-stealth': CAN.stealth,
  healer: CAN.healer,
  siegecraft: CAN.siegecraft,
  'reroll-miss': CAN.rerollMiss,
  'healer-only': CAN.healerOnly,
  scale: CAN.scale,
  'ram+12': CAN.ram,
  conceals: CAN.conceals,
  trap: CAN.trap,
  gate: CAN.gate,
  bridge: CAN.bridge,
  'lookout+5': CAN.lookout,
  solid: CAN.solid,
  'sight+5': CAN.sight,
  'heal+4': CAN.healMore,
  'detect+20': CAN.detect,
  placed: 0,
};

/** What a card closes its squares to: nobody, all but those who cross (Y), all (X). */
export const OPEN = 0;
export const CROSSED = 1;
export const CLOSED = 2;
export type Closure = typeof OPEN | typeof CROSSED | typeof CLOSED;

/** What a piece is to the rules: the categories, with engines (placed Artifacts) told from what is carried. */
export type PieceKind = Category | 'engine' | 'decoy';

/** A card as the engine reads it. Movement and distance are in halves of a unit, so that they stay whole (MMS-R09). */
export interface GameCard {
  /** The catalogue's id; `decoy` for a blank marker. */
  readonly id: string;
  readonly name: string;
  /** Name of its picture. */
  readonly icon: string;
  readonly kind: PieceKind;
  readonly slot?: Slot | undefined;
  readonly level: number;
  /** A; 0 where the card has none and cannot be destroyed (MMS-053). */
  readonly cap: number;
  /** C: squares along x and along y as it lies unturned. */
  readonly wide: number;
  readonly long: number;
  /** D. */
  readonly rows: readonly AttackRow[];
  /** E, F and G, in halves. */
  readonly free: number;
  readonly attack: number;
  readonly range: number;
  /** I and J. */
  readonly roll: number;
  readonly damage: number;
  /** K and L in halves, 0 where they are X or Y. */
  readonly freeMod: number;
  readonly attackMod: number;
  /** What K and L close: by whether the move ends in an attack. */
  readonly closesFree: Closure;
  readonly closesAttack: Closure;
  /** M, in halves. */
  readonly rangeMod: number;
  /** H: bits of `CAN`. */
  readonly can: number;
}

const number = (value: number | Blockade | undefined): number => (typeof value === 'number' ? value * 2 : 0);
const closure = (value: number | Blockade | undefined): Closure =>
  value === 'X' ? CLOSED : value === 'Y' ? CROSSED : OPEN;

/** A card of catalogue or agreement as the engine reads it. */
export function gameCard(card: MmsCard, house: MmsHouse): GameCard {
  const [wide, long] = footprintOf(card, house) ?? [1, 1];
  return {
    id: card.id,
    name: card.name,
    icon: card.icon,
    kind: card.slot === 'placed' ? 'engine' : card.kind,
    slot: card.slot,
    level: card.level,
    cap: card.cap ?? 0,
    wide,
    long,
    rows: card.attackTable ?? [],
    free: (card.moveFree ?? 0) * 2,
    attack: (card.moveAttack ?? 0) * 2,
    range: (card.range ?? 0) * 2,
    roll: card.rollMod ?? 0,
    damage: card.damageMod ?? 0,
    freeMod: number(card.moveFreeMod),
    attackMod: number(card.moveAttackMod),
    closesFree: closure(card.moveFreeMod),
    closesAttack: closure(card.moveAttackMod),
    rangeMod: (card.rangeMod ?? 0) * 2,
    can: card.abilities.reduce((all, code) => all | bits[code], 0),
  };
}

/** A blank marker (MMS-L23). */
export const decoyCard: GameCard = {
  id: 'decoy',
  name: 'Decoy',
  icon: 'any/cut-diamond',
  kind: 'decoy',
  level: 0,
  cap: 0,
  wide: 1,
  long: 1,
  rows: [],
  free: 0,
  attack: 0,
  range: 0,
  roll: 0,
  damage: 0,
  freeMod: 0,
  attackMod: 0,
  closesFree: OPEN,
  closesAttack: OPEN,
  rangeMod: 0,
  can: 0,
};
