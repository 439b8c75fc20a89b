import type { Ally } from '../catalogue/entry';
import type { AllyEffect, Use } from '../catalogue/effects';
import { figureTypes, structures, terrains, unitTypes } from '../catalogue/vocabulary';

/** A Force bonus with its conditions as sets of bits, so that a fight is reckoned without strings. */
export interface ForceRow {
  readonly value: number;
  /** Bits of the unit types it helps. */
  readonly who: number;
  /** 1 attack, 2 defend, 3 both. */
  readonly role: number;
  readonly terrain: number;
  readonly structure: number;
  /** Bits of the opposing unit types. */
  readonly vs: number;
  /** Bits of figure types of which one must stand in a neighbour of the contested space; 0: none needed. */
  readonly near: number;
}

/** An effect that needs a decision or happens once. */
export type Action = Extract<
  AllyEffect,
  {
    kind:
      | 'forceTarget'
      | 'mpTarget'
      | 'recruit'
      | 'placeGarrison'
      | 'setTerrain'
      | 'lookAtHand'
      | 'discardXDrawX'
      | 'sacrificeFigureToDraw'
      | 'swapPermanentWithHand'
      | 'swapHands'
      | 'draw'
      | 'changeFigureType'
      | 'swapTwoOwnUnits';
  }
>;

/** What a card does in one of its uses. */
export interface Uses {
  readonly force: readonly ForceRow[];
  /** Move points for each figure type. */
  readonly mp: readonly number[];
  readonly enter: readonly { readonly value: number; readonly who: number; readonly terrain: number }[];
  readonly summon: readonly { readonly by: number; readonly who: number }[];
  /** Most figures of each type; 0: says nothing. */
  readonly cap: readonly number[];
  readonly handSize: number;
  readonly actions: readonly Action[];
}

/** One copy of a card in this game. Plain JSON, shared by all states of the game. */
export interface GameCard {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly mode: Ally['mode'];
  readonly pc: Uses;
  readonly hc: Uses;
}

const bits = <T extends string>(all: readonly T[], some: readonly T[] | undefined): number =>
  some === undefined ? (1 << all.length) - 1 : some.reduce((sum, one) => sum | (1 << all.indexOf(one)), 0);

const isAction = (effect: AllyEffect): effect is Action & AllyEffect =>
  !['force', 'mp', 'mpOnEnter', 'summon', 'figureCap', 'handSize'].includes(effect.kind);

function usesOf(effects: readonly AllyEffect[], use: Use, capWithCard: number): Uses {
  const mp = figureTypes.map(() => 0);
  const cap = figureTypes.map(() => 0);
  const force: ForceRow[] = [];
  const enter: Uses['enter'][number][] = [];
  const summon: Uses['summon'][number][] = [];
  const actions: Action[] = [];
  let handSize = 0;
  for (const effect of effects) {
    if (effect.use !== undefined && effect.use !== use) continue;
    if (isAction(effect)) actions.push(effect);
    else if (effect.kind === 'force')
      force.push({
        value: effect.value,
        who: bits(unitTypes, effect.who),
        role: effect.role === 'attack' ? 1 : effect.role === 'defend' ? 2 : 3,
        terrain: bits(terrains, effect.terrain),
        structure: bits(structures, effect.structure),
        vs: bits(unitTypes, effect.vs),
        near: effect.adjacentTo ? bits(figureTypes, effect.adjacentTo) : 0,
      });
    else if (effect.kind === 'mp')
      for (const type of effect.who) mp[figureTypes.indexOf(type)]! += effect.value;
    else if (effect.kind === 'mpOnEnter')
      enter.push({
        value: effect.value,
        who: bits(figureTypes, effect.who),
        terrain: bits(terrains, effect.terrain),
      });
    else if (effect.kind === 'summon')
      summon.push({ by: figureTypes.indexOf(effect.by), who: bits(figureTypes, effect.who) });
    else if (effect.kind === 'figureCap')
      for (const type of effect.who)
        // The printed cards say 5, which the agreement may change; a custom card says its own number.
        cap[figureTypes.indexOf(type)] = effect.value === 5 ? capWithCard : Math.min(5, effect.value);
    else handSize += effect.value;
  }
  return { force, mp, enter, summon, cap, handSize, actions };
}

/** A card made ready for play. @param capWithCard the agreement's `figureCapWithCard` */
export const gameCard = (card: Ally, capWithCard: number): GameCard => ({
  id: card.id,
  name: card.name,
  rule: card.rules[0] ?? 'MM-118',
  mode: card.mode,
  pc: usesOf(card.effects, 'pc', capWithCard),
  hc: usesOf(card.effects, 'hc', capWithCard),
});

/** Does the card do something lasting when played from the hand? */
export const lasts = ({ hc, mode }: GameCard): boolean =>
  hc.force.length > 0 ||
  hc.enter.length > 0 ||
  hc.summon.length > 0 ||
  hc.mp.some((n) => n !== 0) ||
  mode === 'ability';
