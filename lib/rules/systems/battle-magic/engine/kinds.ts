import { classById } from '../catalogue/classes';
import type { BmEffect } from '../catalogue/effects';
import type { BmEntry } from '../catalogue/entry';
import { unitClasses, type UnitClass } from '../catalogue/vocabulary';
import type { House } from '../house';
import { drawsOf } from '../muster';
import { codesOf, MAGIC, MOVE, SWORD } from './cards';
import { wayOf } from './ground';

/** Bit of a printed class; units of the players' own design share the bit after the last. */
export const bitOf = (unit: UnitClass | 'own'): number =>
  1 << (unit === 'own' ? unitClasses.length : unitClasses.indexOf(unit));
const bits = (units: readonly UnitClass[]): number => units.reduce((sum, unit) => sum | bitOf(unit), 0);

/** A class of unit with its effects as numbers, so that play reads no text and searches no list (ledger 3.3). */
export interface UnitKind {
  /** Catalogue entry of the class. */
  readonly id: string;
  readonly unit: UnitClass | 'own';
  readonly bit: number;
  readonly land: boolean;
  readonly water: boolean;
  /** How it goes: see `wayOf`. */
  readonly way: number;
  /** Most move cards in a turn, and bits of their codes (BM-066, BM-093). */
  readonly cards: number;
  readonly moveCards: number;
  /** Every territory costs 1 (BM-042). */
  readonly flies: boolean;
  /** Passes over enemies, but for these classes; −1: over none (BM-108). */
  readonly over: number;
  /** Cards in battle, and bits of the types that count. */
  readonly draws: number;
  readonly counts: number;
  readonly cost: number;
  readonly paysMagic: boolean;
  /** Units at rest with the same number share one place in a territory; −1: no limit (BM-102..BM-105, BM-R09). */
  readonly stack: number;
  /** Classes that it takes aboard as cargo, of which one at a time, and as passengers. */
  readonly cargo: number;
  readonly cargoMax: number;
  readonly passengers: number;
  readonly passengersMax: number;
  /** Passengers stay aboard after the move: ships and Juggernaughts. */
  readonly holds: boolean;
  readonly cargoDies: boolean;
  /** Attackers before which it may get away (BM-124). */
  readonly flees: number;
  /** May get away when beaten (BM-134). */
  readonly saved: boolean;
  /** Most artifacts on it (BM-080); of an artifact: what it adds (BM-079). */
  readonly bears: number;
  readonly adds: number;
  readonly safe: boolean;
  readonly attacks: boolean;
  readonly last: boolean;
  readonly cannotAttack: number;
  readonly shelter: number;
  readonly apart: boolean;
  readonly keepsAlive: boolean;
  readonly placed: 'beside-castle' | 'beside-unit' | 'on-bearer';
}

const of = <K extends BmEffect['kind']>(effects: readonly BmEffect[], kind: K) =>
  effects.find((effect): effect is Extract<BmEffect, { kind: K }> => effect.kind === kind);

/** Classes that share a place in a territory have the same number: that of the first of them. */
const stackOf = (effects: readonly BmEffect[]): number => {
  const [first] = of(effects, 'stacking')?.together ?? [];
  return first === undefined ? -1 : unitClasses.indexOf(first);
};

const typeBits = { move: 1 << MOVE, sword: 1 << SWORD, magic: 1 << MAGIC, gold: 0 } as const;

/** The class behind an entry, as this table plays it. @param id of the class, not of one empire's counter */
export function kindOf(id: string, { stats, effects }: BmEntry, house: House): UnitKind {
  if (!stats) throw new Error(`${id} is no unit`);
  const movement = of(effects, 'movement');
  const battle = of(effects, 'battle');
  const carries = of(effects, 'carries');
  const recruit = of(effects, 'recruit');
  const domain = movement?.domain ?? stats.domain;
  // A castle, or a unit that stands still, is placed on land (BM-R31).
  const land = domain === 'land' || domain === 'any' || domain === 'none';
  const water = domain === 'water' || domain === 'any';
  const flies = movement?.entry === 'one';
  return {
    id,
    unit: stats.unit,
    bit: bitOf(stats.unit),
    land,
    water,
    way: wayOf(land, water, flies),
    cards: movement?.cards ?? 0,
    moveCards: codesOf((movement?.types ?? []).reduce((sum, type) => sum | typeBits[type], 0)),
    flies,
    over: of(effects, 'flies-over-enemies') ? bits(of(effects, 'flies-over-enemies')!.except) : -1,
    draws: battle ? drawsOf(battle.draws, stats.unit, house) : 0,
    counts: (battle?.counts ?? []).reduce((sum, type) => sum | typeBits[type], 0),
    cost: recruit?.cost ?? stats.gold,
    paysMagic: recruit?.payWith.includes('magic') ?? false,
    stack: stackOf(effects),
    cargo: bits(carries?.cargo ?? []),
    cargoMax: carries?.cargoMax ?? 0,
    passengers: bits(carries?.passengers ?? of(effects, 'leads')?.passengers ?? []),
    passengersMax: carries?.passengersMax ?? 99,
    holds: (carries?.cargoMax ?? 0) > 0,
    cargoDies: of(effects, 'cargo-dies') !== undefined,
    flees: bits(of(effects, 'flees')?.from ?? []),
    saved: of(effects, 'retreats') !== undefined,
    bears: of(effects, 'bears-artifacts')?.max ?? 0,
    adds: of(effects, 'attached')?.bonus ?? 0,
    safe: of(effects, 'safe-when-attacking') !== undefined,
    attacks: battle !== undefined && of(effects, 'never-attacks') === undefined,
    last: of(effects, 'attacked-last') !== undefined,
    cannotAttack: bits(of(effects, 'cannot-attack')?.units ?? []),
    shelter: of(effects, 'shelter')?.bonus ?? 0,
    apart: of(effects, 'apart') !== undefined,
    keepsAlive: of(effects, 'last-stand') !== undefined,
    placed: of(effects, 'placement')?.at ?? 'beside-castle',
  };
}

/** A Crystal Tower counts as a ballista in advantages too where that is agreed (BM-R43). */
export const asFoe = (unit: UnitClass | 'own', house: House): UnitClass | 'own' =>
  unit === 'crystal-tower' && house.crystalTowerClass === 'fullBallista' ? 'ballista' : unit;

/** Sum of the bonuses of one entry against a class (BM-141..BM-147). */
export const advantageOf = (effects: readonly BmEffect[], against: UnitClass | 'own'): number =>
  effects.reduce(
    (sum, effect) =>
      effect.kind === 'advantage' && against !== 'own' && effect.against.includes(against)
        ? sum + effect.bonus
        : sum,
    0,
  );

/** The bonus of one class against another at this table (BM-141..BM-147, BM-R43). */
export const advantageAt = (unit: UnitClass, against: UnitClass, house: House): number =>
  advantageOf(classById.get(asFoe(unit, house) as UnitClass)!.effects, asFoe(against, house));
