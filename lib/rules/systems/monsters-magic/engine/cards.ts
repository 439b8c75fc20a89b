import type { Ally } from '../catalogue/entry';
import { isLasting, repeats, type AllyEffect, type LastingKind, type Use } from '../catalogue/effects';
import { figureTypes, roles, structures, terrains, unitTypes, windows } from '../catalogue/vocabulary';
import { countOf } from './bits';

/** A Force bonus with its conditions as sets of bits, so that a fight is reckoned without strings. */
export interface ForceRow {
  readonly value: number;
  /** Bits of all that the row allows, laid out as `fightBits` lays out a fight. */
  readonly when: number;
  /** Bits of figure types of which one must stand in a neighbour of the contested space; 0: none needed. */
  readonly near: number;
}

/** Where each condition has its bits: unit type 5, role 2, terrain 4, structure 8, opposing unit type 5. */
const ROLE = 5;
const TERRAIN = 7;
const STRUCTURE = 11;
const FOE = 19;

/**
 * One side of a fight, one bit for each condition: a row applies where it allows them all. Types 0 to 3 are figures and 4 a
 * garrison; role 1 attacks and 2 defends.
 */
export const fightBits = (
  type: number,
  role: 1 | 2,
  terrain: number,
  structure: number,
  foe: number,
): number =>
  (1 << type) |
  (role << ROLE) |
  (1 << (TERRAIN + terrain)) |
  (1 << (STRUCTURE + structure)) |
  (1 << (FOE + foe));

/** How many kinds of own unit a row helps. */
export const typesHelped = (when: number): number => countOf(when & 0x1f);

/** The share of such a unit's fights that a row allows; a foe is seldom of one type. */
export const shareOfFights = (when: number): number =>
  (countOf((when >> ROLE) & 3) *
    countOf((when >> TERRAIN) & 0xf) *
    countOf((when >> STRUCTURE) & 0xff) *
    Math.min(4, countOf((when >> FOE) & 0x1f))) /
  (2 * 4 * 8 * 4);

/** An effect that needs a decision or happens once. */
export type Action = Exclude<AllyEffect, { kind: LastingKind }>;

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
  /** May be used again in the same turn, as often as there is something to sacrifice (MM-R12). */
  readonly repeats: boolean;
  /** Force that it gives one figure of the owner's choice: in a combat the one that attacks (MM-R37). */
  readonly charge: number;
}

/** One copy of a card in this game. Plain JSON, shared by all states of the game. */
export interface GameCard {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly mode: Ally['mode'];
  readonly pc: Uses;
  readonly hc: Uses;
  /** Does something to the end of the turn when played from the hand. */
  readonly lasts: boolean;
  /** Bits of the windows in which it may be played from the hand (`WINDOW`). */
  readonly windows: number;
}

/** When a card may be played from the hand: a custom card may say it otherwise than its effects usually do (chapter 4.3). */
export const WINDOW = { combat: 1, combatAttacker: 2, main: 4 } as const;

/** May it be played in a combat window, by the attacker (turn 0) or the defender (1)? */
export const playsInCombat = (card: GameCard, turn: number): boolean =>
  (card.windows & (turn === 0 ? WINDOW.combat | WINDOW.combatAttacker : WINDOW.combat)) !== 0;

const bits = <T extends string>(all: readonly T[], some: readonly T[] | undefined): number =>
  some === undefined ? (1 << all.length) - 1 : some.reduce((sum, one) => sum | (1 << all.indexOf(one)), 0);

function usesOf(
  all: readonly AllyEffect[],
  use: Use,
  { mode }: Pick<Ally, 'mode'>,
  capWithCard: number,
): Uses {
  const effects = all.filter((effect) => effect.use === undefined || effect.use === use);
  const mp = figureTypes.map(() => 0);
  const cap = figureTypes.map(() => 0);
  const force: ForceRow[] = [];
  const enter: Uses['enter'][number][] = [];
  const summon: Uses['summon'][number][] = [];
  const actions: Action[] = [];
  let handSize = 0;
  for (const effect of effects) {
    if (!isLasting(effect)) actions.push(effect);
    else if (effect.kind === 'force')
      force.push({
        value: effect.value,
        when:
          bits(unitTypes, effect.who) |
          (bits(roles, effect.role && [effect.role]) << ROLE) |
          (bits(terrains, effect.terrain) << TERRAIN) |
          (bits(structures, effect.structure) << STRUCTURE) |
          (bits(unitTypes, effect.vs) << FOE),
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
  const charge = actions.reduce((sum, one) => (one.kind === 'forceTarget' ? sum + one.value : sum), 0);
  return { force, mp, enter, summon, cap, handSize, actions, repeats: repeats(mode, actions), charge };
}

/** What a card could matter for, as bits: most questions pass most cards over at a glance. */
export const TRAIT = {
  uses: 1,
  plays: 2,
  lasts: 4,
  pcForce: 8,
  hcForce: 16,
  pcEnter: 32,
  hcEnter: 64,
  pcSummon: 128,
  hcSummon: 256,
  /** From the hand it still does something after the Movement Phase: a hand size, or a limit of figures (MM-R12). */
  hcStays: 512,
  /** At work, it may be used like a permanent. */
  hcUses: 1024,
  pcMp: 2048,
  hcMp: 4096,
  pcCap: 8192,
  hcCap: 16384,
  /** From the hand, in the main window. */
  main: 32768,
} as const;

export const traitsOf = ({ pc, hc, mode, lasts, windows }: GameCard): number =>
  (pc.actions.length > 0 ? TRAIT.uses : 0) |
  (hc.actions.length > 0 ? TRAIT.plays : 0) |
  (lasts ? TRAIT.lasts : 0) |
  (pc.force.length > 0 ? TRAIT.pcForce : 0) |
  (hc.force.length > 0 ? TRAIT.hcForce : 0) |
  (pc.enter.length > 0 ? TRAIT.pcEnter : 0) |
  (hc.enter.length > 0 ? TRAIT.hcEnter : 0) |
  (pc.summon.length > 0 ? TRAIT.pcSummon : 0) |
  (hc.summon.length > 0 ? TRAIT.hcSummon : 0) |
  (stays(hc) ? TRAIT.hcStays : 0) |
  (hc.actions.length > 0 && mode === 'ability' ? TRAIT.hcUses : 0) |
  (isSome(pc.mp) ? TRAIT.pcMp : 0) |
  (isSome(hc.mp) ? TRAIT.hcMp : 0) |
  (isSome(pc.cap) ? TRAIT.pcCap : 0) |
  (isSome(hc.cap) ? TRAIT.hcCap : 0) |
  (windows & WINDOW.main ? TRAIT.main : 0);

const isSome = (byType: readonly number[]): boolean => byType.some((n) => n !== 0);

const stays = ({ handSize, cap }: Uses): boolean => handSize !== 0 || isSome(cap);

const lasts = (uses: Uses, mode: Ally['mode']): boolean =>
  uses.force.length > 0 ||
  uses.enter.length > 0 ||
  uses.summon.length > 0 ||
  isSome(uses.mp) ||
  stays(uses) ||
  mode === 'ability';

/** A card made ready for play. @param capWithCard the agreement's `figureCapWithCard` */
export function gameCard(
  { id, name, rules, mode, effects, windows: when }: Ally,
  capWithCard: number,
): GameCard {
  const pc = usesOf(effects, 'pc', { mode }, capWithCard);
  const hc = usesOf(effects, 'hc', { mode }, capWithCard);
  return {
    id,
    name,
    rule: rules[0] ?? 'MM-118',
    mode,
    pc,
    hc,
    lasts: lasts(hc, mode),
    windows: bits(windows, when),
  };
}
