import type { Entry } from '../../../kernel/catalogue/entry';
import type { AllyEffect, MarkerEffect, StructureEffect } from './effects';
import type { Family } from './families';
import type { Mode, Structure, Terrain, UnitType, Window } from './vocabulary';

/** A card of the Ally deck. `cost` is its level, our own proposal. */
export interface Ally extends Entry {
  readonly kind: 'ally';
  readonly cost: number;
  readonly mode: Mode;
  readonly family: Family;
  readonly windows: readonly Window[];
  /** The printed card that a custom card stands for. */
  readonly alters?: string;
  readonly effects: readonly AllyEffect[];
}

/** A piece of a player's unit set. */
export interface UnitPiece extends Entry {
  readonly kind: 'unit';
  readonly type: UnitType;
  readonly effects: readonly [];
}

export interface TerrainTile extends Entry {
  readonly kind: 'terrain';
  readonly terrain: Terrain;
  readonly effects: readonly [];
}

export interface StructureChit extends Entry {
  readonly kind: 'structure';
  readonly structure: Structure;
  /** Spaces that a player must occupy to control it; absent where each space counts alone. */
  readonly needs?: number;
  readonly effects: readonly StructureEffect[];
}

export interface Marker extends Entry {
  readonly kind: 'marker';
  readonly effects: readonly MarkerEffect[];
}

export type MmEntry = Ally | UnitPiece | TerrainTile | StructureChit | Marker;

export const isAlly = (entry: MmEntry): entry is Ally => entry.kind === 'ally';
