import type { Seat } from '../../../kernel/game/engine';
import { patronOf } from '../engine/pieces';
import {
  CURSED,
  DRAGON,
  GHOST,
  HULK,
  PARALYSED,
  printedDice,
  SHIELDED,
  STONE,
  TOKEN,
  WIZARD,
  type SsState,
} from '../engine/state';
import { modifierOf, potionDice } from '../odds/question';
import { modifierNumber, quickChance } from '../odds/quick';

/** What a piece is worth: its dice, and a wizard five and its hand. (Ledger 7.5) */
export function worthOf(s: SsState, piece: number): number {
  const type = s.type[piece]!;
  if (type === TOKEN) return 0.5;
  if (type !== WIZARD) return printedDice[type]!;
  const owner = s.owner[piece]!;
  return 5 + (owner >= 0 ? s.hand[owner]!.length : 0);
}

/** Pieces on the boards that the seat has to beat; ghosts, tokens and rocks not. */
export const isFoe = (s: SsState, piece: number, me: Seat): boolean =>
  s.at[piece]! >= 0 &&
  s.owner[piece] !== me &&
  s.type[piece] !== TOKEN &&
  !(s.flags[piece]! & (GHOST | STONE));

export const isMine = (s: SsState, piece: number, me: Seat): boolean =>
  s.at[piece]! >= 0 && s.owner[piece] === me && s.type[piece] !== TOKEN;

export function foesOf(s: SsState, me: Seat): number[] {
  const out: number[] = [];
  for (let piece = 0; piece < s.at.length; piece++) if (isFoe(s, piece, me)) out.push(piece);
  return out;
}

const GAUNTLET = modifierNumber['gauntlet-of-might'];
/** What each modifier adds on average, to choose among those at hand (chapter 8.3). */
const gain: readonly number[] = [0, 22, 4.9, 12, 1.2, 4.7, 11, 8.2];
export const gainOf = (modifier: number): number => gain[modifier] ?? 0;

const has = (s: SsState, seat: Seat, kind: 'block-weapons' | 'win-ties'): boolean => {
  if (seat < 0) return false;
  for (const card of s.play[seat]!) if (s.game.cards[card]?.deed?.kind === kind) return true;
  return false;
};

/** The best modifier that works for the seat against a foe with or without Armour. */
export function modifierFor(s: SsState, seat: Seat, armoured: boolean): number {
  if (seat < 0) return 0;
  let best = 0;
  for (const card of s.play[seat]!) {
    const deed = s.game.cards[card]?.deed;
    if (deed?.kind !== 'weapon' && deed?.kind !== 'roll-bonus') continue;
    const modifier = modifierNumber[modifierOf(s.game.cards[card])];
    if (armoured && modifier !== GAUNTLET) continue;
    if (gain[modifier]! > gain[best]!) best = modifier;
  }
  return best;
}

const diceOf = (s: SsState, piece: number): number => {
  if (s.flags[piece]! & CURSED) return 1;
  const dice = printedDice[s.type[piece]!]!;
  return s.type[piece] === WIZARD && s.lasting.length > 0 ? Math.min(8, dice + potionDice(s, piece)) : dice;
};

/** Chance that the piece wins if it moves in on the other, by everything that lies open. */
export function chanceOf(s: SsState, piece: number, foe: number): number {
  const [flags, foes] = [s.flags[piece]!, s.flags[foe]!];
  if (foes & (SHIELDED | DRAGON) || s.type[piece] === TOKEN || flags & PARALYSED) return 0;
  if (s.type[foe] === TOKEN || foes & PARALYSED) return 1;
  const [mine, theirs] = [patronOf(s, piece), patronOf(s, foe)];
  const bare = (seat: Seat): boolean => seat < 0 || s.play[seat]!.length === 0;
  if (bare(mine) && bare(theirs)) return quickChance(diceOf(s, piece), 0, diceOf(s, foe), 0, false, false);
  return quickChance(
    diceOf(s, piece),
    flags & CURSED ? 0 : modifierFor(s, mine, has(s, theirs, 'block-weapons')),
    diceOf(s, foe),
    foes & CURSED ? 0 : modifierFor(s, theirs, has(s, mine, 'block-weapons')),
    has(s, theirs, 'win-ties') && !has(s, mine, 'win-ties'),
    s.game.house.morningStar === 'literal',
  );
}

/** What an attack brings on average; nobody mourns a hulk that nobody owns. */
export function attackWorth(
  s: SsState,
  piece: number,
  foe: number,
  chance = chanceOf(s, piece, foe),
): number {
  const loss = s.type[piece] === HULK && s.owner[piece]! < 0 ? 0 : worthOf(s, piece);
  return chance * worthOf(s, foe) - (1 - chance) * loss;
}

type Ways = readonly (readonly number[])[];
const onWays = new WeakMap<object, Ways>();
const backWays = new WeakMap<object, Ways>();

/** Spots one step from each spot, links included; the same for a whole game. */
function waysOf(s: SsState): Ways {
  const { adj, links } = s.game;
  const before = onWays.get(adj);
  if (before) return before;
  const out = adj.map((near, spot) => [...new Set([...near, ...(links[spot] ?? []).flat()])]);
  onWays.set(adj, out);
  return out;
}

function backOf(s: SsState): Ways {
  const { adj } = s.game;
  const before = backWays.get(adj);
  if (before) return before;
  const out: number[][] = adj.map(() => []);
  waysOf(s).forEach((to, spot) => {
    for (const one of to) out[one]!.push(spot);
  });
  backWays.set(adj, out);
  return out;
}

const blanks: number[][] = [];
/** A new row of −1, one for each spot; a copy of a plain array is made several times as fast as a typed one. */
const unreached = (spots: number): number[] => (blanks[spots] ??= new Array<number>(spots).fill(-1)).slice();

/** Spots in the order in which a walk comes to them; each walk begins it anew. */
const queue: number[] = [];

function walk(s: SsState, ways: Ways, start: number, most: number, last: number): number[] {
  const { on } = s;
  const steps = unreached(on.length);
  steps[start] = 0;
  queue[0] = start;
  let end = 1;
  for (let i = 0; i < end; i++) {
    const here = queue[i]!;
    const next = steps[here]! + 1;
    if (next > most) break;
    if (i > 0 && on[here] !== -1) continue;
    const near = ways[here]!;
    for (let k = 0; k < near.length; k++) {
      const to = near[k]!;
      if (steps[to]! >= 0) continue;
      steps[to] = next;
      if (to === last) return steps;
      queue[end++] = to;
    }
  }
  return steps;
}

/** Steps by spot, −1: out of reach. */
export type Reach = readonly number[];

/** Steps from a spot over vacant spots and links; what stands somewhere is reached but not passed. */
export const stepsFrom = (s: SsState, start: number, most = 99): Reach => walk(s, waysOf(s), start, most, -1);

/** Steps from every spot to this one; up to `last`, only from those that are nearer than it. */
export const stepsTo = (s: SsState, goal: number, most = 99, last = -1): Reach =>
  walk(s, backOf(s), goal, most, last);
