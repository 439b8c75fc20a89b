import { capped } from './caps';
import { IN_MOVES } from './cards';
import { BY_DICE, CONTACT, mayEnter, NOT, VACANT } from './entering';
import { homeOf, inConflict, isRock, isVacant, patronOf, sideOf } from './pieces';
import { addRockWork } from './rocks';
import {
  ASLEEP,
  GHOST,
  HELD,
  HULK,
  PARALYSED,
  ROCK,
  STONE,
  STOPPED,
  TOKEN,
  type SsChoice,
  type SsState,
} from './state';

const BOUND = ASLEEP | PARALYSED | HELD | GHOST | STONE | STOPPED;

/** Does an effect or a conflict keep the piece where it stands? */
const isBound = (s: SsState, piece: number, here: number): boolean =>
  (s.flags[piece]! & BOUND) !== 0 || (s.guest[here]! >= 0 && inConflict(s, piece));

/** Is it a piece that the active player may move at all now? */
export const mayMove = (s: SsState, piece: number): boolean =>
  s.at[piece]! >= 0 &&
  !isBound(s, piece, s.at[piece]!) &&
  sideOf(s, piece) === s.active &&
  (s.type[piece] !== TOKEN || s.game.house.doppelgangersMove);

// Steps are the same few objects in all games, so that listing them makes none.
const known: SsChoice[][] = [];
const stepTo = (steps: SsChoice[], piece: number, to: number): SsChoice =>
  (steps[to] ??= { type: 'step', piece, to });

/**
 * Every step of a piece that can make so many, along lines and links (SS-046, SS-063 to SS-066). Says whether one of them neither
 * attacks nor jams (SS-R14, `diceUse`).
 */
export function addStepsOf(s: SsState, piece: number, room: number, out: SsChoice[]): boolean {
  const { on } = s;
  const here = s.at[piece]!;
  const steps = (known[piece] ??= []);
  let quiet = false;
  const adj = s.game.adj[here]!;
  for (let k = 0; k < adj.length; k++) {
    const to = adj[k]!;
    // Most spots are vacant.
    const how = on[to] === -1 ? VACANT : mayEnter(s, piece, to, 1, room);
    if (how === NOT) continue;
    if (how !== CONTACT) quiet = true;
    out.push(stepTo(steps, piece, to));
  }
  const links = s.game.links[here]!;
  for (let pad = 0; pad < links.length; pad++) {
    const landings = links[pad]!;
    let jammed = true;
    for (let k = 0; k < landings.length; k++) {
      const to = landings[k]!;
      const how = mayEnter(s, piece, to, 1, room);
      if (how === NOT) continue;
      jammed = false;
      if (how !== CONTACT) quiet = true;
      if (pad === 0 || !links[0]!.includes(to)) out.push(stepTo(steps, piece, to));
    }
    if (jammed) out.push({ type: 'jam', piece, pad });
  }
  return quiet;
}

/** Exits from here on are jams: at the first Tx beside the spot, at the second (see `SsGame.exits`). */
export const JAM = -2;

/** Is there nowhere to come out of the Tx with these landing spots (SS-065)? */
export const isJammed = (s: SsState, piece: number, landings: readonly number[], room: number): boolean =>
  landings.every((to) => mayEnter(s, piece, to, 1, room) === NOT);

/** The step of a piece that can make one by the dice, by one of its exits; undefined: it may not go there. */
export function stepBy(s: SsState, piece: number, exit: number): SsChoice | undefined {
  if (exit <= JAM) {
    const pad = JAM - exit;
    const landings = s.game.links[s.at[piece]!]![pad]!;
    return isJammed(s, piece, landings, BY_DICE) ? { type: 'jam', piece, pad } : undefined;
  }
  if (s.on[exit] !== -1 && mayEnter(s, piece, exit, 1, BY_DICE) === NOT) return undefined;
  // Made anew: one of those kept for lists mostly lies far off, and to fetch it takes longer.
  return { type: 'step', piece, to: exit };
}

/** Could one of the `count` that `findMovers` found make a step that neither attacks nor jams (SS-R14, `diceUse`)? */
export function hasQuietStep(s: SsState, count: number): boolean {
  for (let k = 0; k < count; k++) {
    const piece = movers[k]!;
    for (const exit of s.game.exits[s.at[piece]!]!) {
      if (exit <= JAM) continue;
      const how = mayEnter(s, piece, exit, 1, BY_DICE);
      if (how !== NOT && how !== CONTACT) return true;
    }
  }
  return false;
}

/**
 * What else the active player may do between steps: by powers of his cards, with the `count` that `findMovers` found, and to
 * rocks.
 */
export function addDeeds(s: SsState, count: number, out: SsChoice[]): void {
  if ((s.able[s.active]! & IN_MOVES) !== 0) addPowers(s, count, out);
  addRockWork(s, s.active, out);
}

/** Powers of the active player's cards that work in movement. */
function addPowers(s: SsState, count: number, out: SsChoice[]): void {
  let belt = false;
  const play = s.play[s.active]!;
  for (let k = 0; k < play.length; k++) {
    const card = play[k]!;
    const { kind, use } = s.game.cards[card]!;
    if (use !== IN_MOVES || s.used[card] !== 0) continue;
    if (kind === 'die-substitute') addBoots(s, card, out);
    else if (kind === 'rock-shift') addShifts(s, card, out);
    else if (kind === 'flight' && !belt) {
      belt = true;
      addFlights(s, count, out);
    }
  }
}

// Like steps.
const knownBoots: SsChoice[][] = [];
const bootsOn = (card: number, die: number): SsChoice =>
  ((knownBoots[card] ??= [])[die] ??= { type: 'boots', card, die });

/** Seven League Boots: a die, or, where each die is one piece's, a die that none has used (SS-107, SS-R51). */
function addBoots(s: SsState, card: number, out: SsChoice[]): void {
  for (let die = 0; die < 3; die++) {
    if (s.move[die] !== s.dice[die]) continue;
    if (s.game.house.splitMoves || isFree(s, die)) out.push(bootsOn(card, die));
  }
}

/** Where each die is one piece's: can all steps so far be those of the other two dice? */
function isFree(s: SsState, die: number): boolean {
  const rest = s.move.filter((_, k) => k !== die).sort((x, y) => y - x);
  const made = s.moved.map((piece) => s.steps[piece]!).sort((x, y) => y - x);
  return made.length <= 2 && made.every((steps, k) => steps <= rest[k]!);
}

/** Belt of Levitation: over any spot to one beside it (SS-110, SS-R47, SS-R50). */
function addFlights(s: SsState, count: number, out: SsChoice[]): void {
  const cost = s.game.house.flightCost;
  for (let k = 0; k < count; k++) {
    const piece = movers[k]!;
    if (!capped(s, piece, cost)) continue;
    // Nobody's hulk flies only where artifacts work for it (SS-R65, `hulkArtifacts`).
    if (patronOf(s, piece) !== s.active) continue;
    const home = homeOf(s, s.at[piece]!);
    const base = home * s.game.stride;
    const flights = s.game.boards[s.domain[home]!]!.flights[s.at[piece]! - base]!;
    for (let way = 0; way < flights.length; way += 2) {
      const to = base + flights[way + 1]!;
      if (mayEnter(s, piece, to, cost, BY_DICE) === NOT) continue;
      out.push({ type: 'fly', piece, over: base + flights[way]!, to });
    }
  }
}

/** Lever: a rock beside an own living piece goes one spot further (SS-101). */
function addShifts(s: SsState, card: number, out: SsChoice[]): void {
  if ((s.afoot & STONE) === 0 && !s.on.includes(ROCK)) return;
  const seen: number[] = [];
  for (let piece = 0; piece < s.type.length; piece++) {
    if (s.at[piece]! < 0 || s.owner[piece] !== s.active || s.type[piece] === TOKEN) continue;
    if ((s.flags[piece]! & GHOST) !== 0) continue;
    for (const spot of s.game.adj[s.at[piece]!]!) {
      if (!isRock(s, spot) || seen.includes(spot)) continue;
      seen.push(spot);
      for (const to of s.game.adj[spot]!) if (isVacant(s, to)) out.push({ type: 'shift', card, spot, to });
    }
  }
}

/**
 * What can make steps by the dice now, and how many exits they have up to each: filled by `findMovers`, the same lists for all
 * games.
 */
// For more pieces than can stand on a ring. Of fixed length, as what could grow makes all other lists be read anew.
export const movers = new Int32Array(4096);
export const ends = new Int32Array(4096);

/** How many can make steps by the dice now. The caps are those of `capped`, worked out once for all. */
export function findMovers(s: SsState): number {
  const { active, moved, at, type, owner, steps } = s;
  const { exits, house } = s.game;
  const a = s.move[0]!;
  const b = s.move[1]!;
  const c = s.move[2]!;
  const high = a > b ? (a > c ? a : c) : b > c ? b : c;
  const low = a < b ? (a < c ? a : c) : b < c ? b : c;
  const middle = a + b + c - high - low;
  // The three that made the most steps.
  let one = -1;
  let two = -1;
  let first = 0;
  let second = 0;
  let third = 0;
  let left = a + b + c;
  for (let k = 0; k < moved.length; k++) {
    const made = steps[moved[k]!]!;
    left -= made;
    if (made > first) {
      third = second;
      second = first;
      first = made;
      two = one;
      one = moved[k]!;
    } else if (made > second) {
      third = second;
      second = made;
      two = moved[k]!;
    } else if (made > third) third = made;
  }
  if (house.splitMoves && left <= 0) return 0;
  const capOfOne = third > low ? low : second > middle ? middle : high;
  const capOfTwo = third > low ? low : first > middle ? middle : high;
  const capOfRest = second > low ? low : first > middle ? middle : high;
  const isFull = !house.splitMoves && moved.length > 2;
  let count = 0;
  let end = 0;
  for (let piece = 0; piece < owner.length; piece++) {
    const side = owner[piece]!;
    if (side !== active && side !== -1) continue;
    const here = at[piece]!;
    if (here < 0 || isBound(s, piece, here)) continue;
    // All that `mayMove` asks of an army; hulks and tokens are rare.
    if (type[piece]! >= HULK && !mayMove(s, piece)) continue;
    const made = steps[piece]!;
    if (isFull && made === 0) continue;
    const cap = piece === one ? capOfOne : piece === two ? capOfTwo : capOfRest;
    // Signs instead of questions, as who has steps left cannot be foretold: who has none is written down, and written over.
    const goes = (made - cap) >>> 31;
    end += exits[here]!.length * goes;
    movers[count] = piece;
    ends[count] = end;
    count += goes;
  }
  return count;
}

/** All that the active player may do in movement (ledger 7.3). */
export function addMoves(s: SsState, out: SsChoice[]): void {
  const count = findMovers(s);
  let quiet = false;
  for (let k = 0; k < count; k++) quiet = addStepsOf(s, movers[k]!, BY_DICE, out) || quiet;
  addDeeds(s, count, out);
  if (!quiet || s.game.house.diceUse === 'optional') out.push(DONE);
  if (s.game.concede) out.push({ type: 'concede' });
}
export const DONE: SsChoice = { type: 'done' };
