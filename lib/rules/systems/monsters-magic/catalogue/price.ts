import { permanentEffects, type AllyEffect } from './effects';
import { terrains } from './vocabulary';

const share = (parts: readonly unknown[] | undefined, of: number): number => (parts ? parts.length / of : 1);

/** The worth of one effect as a permanent, by the ledger's proposal in chapter 4.2. */
export function worth(effect: AllyEffect): number {
  switch (effect.kind) {
    case 'force':
      return (
        Math.abs(effect.value) *
        effect.who.length *
        share(effect.terrain, terrains.length) *
        (effect.role ? 1 / 2 : 1) *
        share(effect.vs, 4) *
        (effect.adjacentTo ? 1 / 2 : 1) *
        share(effect.structure, 8)
      );
    case 'mp':
      return 3 * effect.value * effect.who.length;
    case 'mpOnEnter':
      return 2 * effect.value * effect.terrain.length;
    case 'mpTarget':
      return 2 * effect.value;
    case 'forceTarget':
      return Math.abs(effect.value);
    case 'placeGarrison':
      return 6 * effect.value;
    // The ledger prices no recruit as a permanent: a figure each turn is worth no less than a garrison each turn.
    case 'recruit':
      return 6 * effect.value;
    case 'summon':
    case 'draw':
    case 'discardXDrawX':
    case 'swapPermanentWithHand':
    case 'swapHands':
    case 'swapTwoOwnUnits':
    case 'sacrificeFigureToDraw':
      return 2;
    case 'lookAtHand':
    case 'changeFigureType':
    case 'setTerrain':
    case 'handSize':
    case 'figureCap':
      return 1;
  }
}

/** The level of a card: what its uses as a permanent are worth, halves rounded up, at least 1. */
export const levelOf = (effects: readonly AllyEffect[]): number =>
  Math.max(1, Math.floor(permanentEffects(effects).reduce((sum, e) => sum + worth(e), 0) + 0.5));
