import type { FigureType, Mode, Role, Structure, Terrain, UnitType } from './vocabulary';

/** Which use of the card has the effect: as a permanent (PC) or from the hand (HC). Absent: both (MM-109 to MM-111). */
export type Use = 'pc' | 'hc';

/**
 * What an Ally card does: the effect schema of the ledger's chapter 4.3, whose `op` is our `kind`. A condition that an
 * effect does not name is no condition.
 */
export type AllyEffect = { readonly use?: Use } & (
  | {
      readonly kind: 'force';
      readonly value: number;
      readonly who: readonly UnitType[];
      readonly role?: Role;
      /** Terrain of the contested space (MM-R14). */
      readonly terrain?: readonly Terrain[];
      readonly structure?: readonly Structure[];
      /** Type of the opposing unit. */
      readonly vs?: readonly UnitType[];
      /** One of these, the owner's, stands in a neighbour of the contested space (MM-R15). */
      readonly adjacentTo?: readonly FigureType[];
    }
  /** Force for one figure of the owner's choice until the end of the turn. */
  | { readonly kind: 'forceTarget'; readonly value: number }
  | { readonly kind: 'mp'; readonly value: number; readonly who: readonly FigureType[] }
  /** Move points for one figure of the owner's choice in this turn. */
  | { readonly kind: 'mpTarget'; readonly value: number }
  /** Move points on entering the terrain, once per figure, turn and card (MM-R28). */
  | {
      readonly kind: 'mpOnEnter';
      readonly value: number;
      readonly who: readonly FigureType[];
      readonly terrain: readonly Terrain[];
    }
  /** A figure of type `by` may pull one of type `who` next to it (MM-117, MM-R13). */
  | { readonly kind: 'summon'; readonly by: FigureType; readonly who: readonly FigureType[] }
  /** The most figures of these types that the owner may have on the map (MM-105). */
  | { readonly kind: 'figureCap'; readonly value: number; readonly who: readonly FigureType[] }
  | { readonly kind: 'recruit'; readonly value: number; readonly who: readonly FigureType[] }
  | {
      readonly kind: 'placeGarrison';
      readonly value: number;
      readonly where: 'emptyAdjacentToOwnSpace' | 'unoccupiedCityOrTown';
    }
  | { readonly kind: 'setTerrain' }
  | { readonly kind: 'lookAtHand' }
  | { readonly kind: 'discardXDrawX' }
  | { readonly kind: 'sacrificeFigureToDraw'; readonly value: number }
  | { readonly kind: 'swapPermanentWithHand'; readonly value: number }
  | { readonly kind: 'swapHands' }
  | { readonly kind: 'handSize'; readonly value: number }
  | { readonly kind: 'draw'; readonly value: number }
  | { readonly kind: 'changeFigureType' }
  | { readonly kind: 'swapTwoOwnUnits' }
);
export type AllyEffectKind = AllyEffect['kind'];

/** What a structure does for the player who occupies it, or who controls enough of its kind (ledger chapter 3.4). */
export type StructureEffect = { readonly needs: 'occupied' | 'control' } & (
  | { readonly kind: 'recruitRoll'; readonly value: number }
  | { readonly kind: 'freeEntry' }
  | { readonly kind: 'alliesDraw'; readonly value: number }
  | { readonly kind: 'defendingForce'; readonly value: number }
  | { readonly kind: 'controlForce'; readonly value: number; readonly who: readonly FigureType[] }
  | { readonly kind: 'templeVictory' }
);

/** A marker that lies on a tile and overrides its terrain (MM-R21). */
export interface MarkerEffect {
  readonly kind: 'overrideTerrain';
  readonly terrain: Terrain;
}

const lasting = ['force', 'mp', 'mpOnEnter', 'summon', 'figureCap', 'handSize'] as const;
export type LastingKind = (typeof lasting)[number];

/** Does the effect hold by itself, as long as the card is at work? All others are actions, done by choice (MM-R12). */
export const isLasting = <E extends AllyEffect>(
  effect: E,
): effect is Extract<E, { readonly kind: LastingKind }> =>
  (lasting as readonly AllyEffectKind[]).includes(effect.kind);

/**
 * May a use of a card with these effects be repeated in a turn? As long as there is a figure to sacrifice (MM-R12, MM-248); not
 * where it brings figures as well, so that every turn ends.
 */
export const repeats = (mode: Mode, effects: readonly AllyEffect[]): boolean =>
  mode === 'ability' &&
  effects.some(({ kind }) => kind === 'sacrificeFigureToDraw') &&
  !effects.some(({ kind }) => kind === 'recruit');

/** The effects that hold while the card lies face up before its owner. */
export const permanentEffects = (effects: readonly AllyEffect[]): readonly AllyEffect[] =>
  effects.filter((e) => e.use !== 'hc');

/** The effects of playing the card from the hand. */
export const handEffects = (effects: readonly AllyEffect[]): readonly AllyEffect[] =>
  effects.filter((e) => e.use !== 'pc');
