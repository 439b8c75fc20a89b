import type { Finding } from '../../../kernel/verdict/legality';
import type { AllyEffect } from '../catalogue/effects';
import { figureTypes } from '../catalogue/vocabulary';
import type { MmHouse } from '../house';
import { customIn } from './custom-lines';
import type { MmCheck } from './types';

const isStrong = (effect: AllyEffect, { customForceMax, customMpMax }: MmHouse): boolean => {
  switch (effect.kind) {
    case 'force':
    case 'forceTarget':
      return effect.value > customForceMax;
    case 'mp':
    case 'mpTarget':
    case 'mpOnEnter':
      return effect.value > customMpMax;
    case 'summon':
    case 'figureCap':
    case 'recruit':
    case 'placeGarrison':
    case 'setTerrain':
    case 'lookAtHand':
    case 'discardXDrawX':
    case 'sacrificeFigureToDraw':
    case 'swapPermanentWithHand':
    case 'swapHands':
    case 'handSize':
    case 'draw':
    case 'changeFigureType':
    case 'swapTwoOwnUnits':
      return false;
  }
};

/** Force that always counts, and Force or move points for all figures at once. */
const isUntyped = (effect: AllyEffect): boolean => {
  if (effect.kind !== 'force' && effect.kind !== 'mp') return false;
  if (figureTypes.every((type) => effect.who.includes(type))) return true;
  if (effect.kind === 'mp') return false;
  return !effect.role && !effect.terrain && !effect.structure && !effect.vs && !effect.adjacentTo;
};

/** A custom card stronger than the printed ones is playable, but everybody should know. */
export const customCardStrength: MmCheck = {
  code: 'MM-L09',
  stage: 'deck',
  forms: ['deck', 'permanents'],
  title: 'Custom cards are no stronger than agreed',
  severity: 'warning',
  rules: ['MM-304', 'MM-040'],
  find({ lines }, house, terms) {
    if (terms.cards.size === 0) return [];
    const out: Finding[] = [];
    for (const [card, entries] of customIn(lines, terms)) {
      const { effects } = card;
      for (const effect of effects.filter((e) => isStrong(e, house))) {
        const isForce = effect.kind === 'force' || effect.kind === 'forceTarget';
        out.push({
          facts: {
            what: isForce ? 'force' : 'move',
            card: card.name,
            value: 'value' in effect ? effect.value : 0,
            most: isForce ? house.customForceMax : house.customMpMax,
          },
          entries,
          because: isForce ? 'house.customForceMax' : 'house.customMpMax',
        });
      }
      if (effects.some(isUntyped)) out.push({ facts: { what: 'untyped', card: card.name }, entries });
    }
    return out;
  },
};
