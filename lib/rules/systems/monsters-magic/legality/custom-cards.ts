import { baseDeck } from '../catalogue/allies';
import type { AllyEffect, AllyEffectKind } from '../catalogue/effects';
import { isAlly, type Ally, type MmEntry } from '../catalogue/entry';
import { figureTypes } from '../catalogue/vocabulary';
import type { MmHouse } from '../house';
import { permanentEffects, handEffects } from '../catalogue/effects';
import type { Finding } from '../../../kernel/legality';
import type { MmCheck, MmTerms } from './types';

type ValuedKind = Extract<AllyEffect, { readonly value: number }>['kind'];

/** Values that make sense for an effect: what a unit set, a hand or a die can bear. */
const ranges: Readonly<Record<ValuedKind, readonly [least: number, most: number]>> = {
  force: [-6, 6],
  forceTarget: [1, 6],
  mp: [1, 4],
  mpTarget: [1, 4],
  mpOnEnter: [1, 4],
  figureCap: [1, 5],
  recruit: [1, 5],
  placeGarrison: [1, 5],
  sacrificeFigureToDraw: [1, 12],
  swapPermanentWithHand: [1, 10],
  handSize: [-12, 12],
  draw: [1, 12],
};
const canBeNegative: readonly AllyEffectKind[] = ['force', 'handSize'];

const isInRange = (effect: AllyEffect): boolean => {
  if (!('value' in effect)) return true;
  const [least, most] = ranges[effect.kind];
  if (effect.value === 0 && canBeNegative.includes(effect.kind)) return false;
  return effect.value >= least && effect.value <= most;
};

const baseNames: ReadonlyMap<string, string> = new Map(
  [...baseDeck.values()].map((card) => [card.name.toLowerCase(), card.id]),
);

/** Why a custom card cannot be played: its name is taken, it does nothing, or a value is out of range. */
export function faultsOf(card: Ally, terms: MmTerms): readonly Finding['facts'][] {
  const out: Finding['facts'][] = [];
  const name = card.name.trim().toLowerCase();
  const printed = baseNames.get(name);
  if (name === '') out.push({ what: 'name', card: card.id });
  if (printed !== undefined && printed !== card.alters)
    out.push({ what: 'taken', card: card.name, by: 'printed' });
  for (const other of terms.cards.values())
    if (other.id !== card.id && other.name.trim().toLowerCase() === name) {
      out.push({ what: 'taken', card: card.name, by: 'custom' });
      break;
    }
  if (card.effects.length === 0) out.push({ what: 'empty', card: card.name });
  for (const effect of card.effects)
    if ('value' in effect && !isInRange(effect))
      out.push({
        what: 'value',
        card: card.name,
        effect: effect.kind,
        value: effect.value,
        least: ranges[effect.kind][0],
        most: ranges[effect.kind][1],
      });
  return out;
}

/** The custom cards in a list, each once, with the lines on which it stands. */
const customIn = (
  lines: readonly { readonly entry: MmEntry; readonly at: number }[],
  terms: MmTerms,
): ReadonlyMap<Ally, readonly number[]> => {
  const out = new Map<Ally, number[]>();
  for (const { entry, at } of lines) {
    if (!isAlly(entry) || !terms.cards.has(entry.id)) continue;
    const places = out.get(entry);
    if (places) places.push(at);
    else out.set(entry, [at]);
  }
  return out;
};

/** A custom card is named, unlike all others, does something, and within sensible values. (MM-304) */
export const customCardSound: MmCheck = {
  code: 'MM-L08',
  stage: 'deck',
  forms: ['deck', 'permanents'],
  title: 'Custom cards are well made',
  severity: 'error',
  rules: ['MM-304'],
  find({ lines }, _house, terms) {
    if (terms.cards.size === 0) return [];
    const out: Finding[] = [];
    for (const [card, entries] of customIn(lines, terms)) {
      for (const facts of faultsOf(card, terms)) out.push({ facts, entries });
      const original = card.alters;
      if (original === undefined) continue;
      const beside = lines.filter((line) => line.entry.id === original);
      if (beside.some((line) => line.entry.name.toLowerCase() === card.name.toLowerCase()))
        out.push({
          facts: { what: 'beside', card: card.name },
          entries: [...entries, ...beside.map((l) => l.at)],
        });
    }
    return out;
  },
};

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
      const effects = [...new Set([...permanentEffects(card.effects), ...handEffects(card.effects)])];
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
