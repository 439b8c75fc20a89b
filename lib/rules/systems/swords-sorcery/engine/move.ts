import { BOTH, letGo, wards, WORKS } from './clash';
import { die } from './death';
import type { Run } from './events';
import { kindOf, endWhere, levelOf } from './lasting';
import { capped } from './caps';
import { BY_DICE, CONTACT, entry, GHOST_DIES, mayEnter, NOT } from './entering';
import { isJammed, JAM, mayMove } from './movement';
import {
  attack,
  beside,
  canCast,
  foeOf,
  inConflict,
  isHovering,
  isOwnGhost,
  isPiece,
  lift,
  put,
  sideOf,
} from './pieces';
import { ASLEEP, CARRIER, GHOST, HELD, STONE, STOPPED, WIZARD, type SsState, type Task } from './state';
import { saveOrDie } from './saves';
import { newTask } from './task';
import { isHeard, openWindow } from './windows';

const STEP = -1;

/** A step or flight is announced; unless somebody may speak it is made at once (SS-R07, SS-R81). */
export function announce(s: SsState, piece: number, to: number, over: number, free: boolean, run: Run): void {
  const contact = over >= STEP && entry(s, piece, to) === CONTACT;
  if (contact) {
    const against = sideOf(s, s.on[to]!);
    if (against >= 0) s.quiet[against] = false;
  }
  if ((contact || s.game.house.magicWindows !== 'coarse') && isHeard(s, 'step', to)) {
    const task = newTask('step', s.active, piece, to, -1, free ? 1 : 0);
    task.base = over;
    s.tasks.push(task);
    openWindow(s, 'step', piece, to, 0, run);
    run.tell?.({ type: 'stepAnnounced', rule: 'SS-R07', piece, from: s.at[piece]!, to });
  } else make(s, piece, to, over, free, run);
}

/** After its window: made if it is still legal, else forgotten at no cost (SS-R81). */
export function makeAnnounced(s: SsState, task: Task, run: Run): void {
  if (isStillLegal(s, task)) make(s, task.piece, task.spot, task.base, task.left === 1, run);
  else run.tell?.({ type: 'stepFailed', rule: 'SS-R81', piece: task.piece, to: task.spot });
}

function isStillLegal(s: SsState, { piece, spot, base, left }: Task): boolean {
  const here = s.at[piece]!;
  if (here < 0 || (s.flags[piece]! & (STONE | GHOST)) !== 0) return false;
  const flight = base >= 0;
  const cost = flight ? s.game.house.flightCost : 1;
  if (left === 0 && !(mayMove(s, piece) && capped(s, piece, cost))) return false;
  // What was held, or changed sides, while the step waited makes none, and no more does a piece whose Belt is gone.
  const ride = rideOf(s, piece);
  if (left === 1 && !(ride && goesOn(s, ride))) return false;
  if (flight && beltOf(s) === undefined) return false;
  const room = ride && left === 1 ? ride.left : BY_DICE;
  if (base <= JAM) {
    const landings = s.game.links[here]![JAM - base];
    return landings !== undefined && isJammed(s, piece, landings, room);
  }
  const { adj, links } = s.game;
  const near = flight
    ? adj[here]!.includes(base) && adj[base]!.includes(spot)
    : adj[here]!.includes(spot) || isLinked(links[here]!, spot);
  return near && mayEnter(s, piece, spot, cost, room) !== NOT;
}

const isLinked = (links: readonly (readonly number[])[], spot: number): boolean =>
  links.some((landings) => landings.includes(spot));

/** The Belt of the active player that can still carry somebody in this movement (SS-110). */
const beltOf = (s: SsState): number | undefined =>
  s.play[s.active]!.find((card) => kindOf(s, card) === 'flight' && s.used[card] === 0);

/** The free steps that the piece is making, the innermost. */
const rideOf = (s: SsState, piece: number): Task | undefined =>
  s.tasks.findLast((one) => one.kind === 'free' && one.piece === piece);

/** No more free steps for the piece, whatever becomes of what stopped it. */
export function endRide(s: SsState, piece: number): void {
  for (const task of s.tasks) if (task.kind === 'free' && task.piece === piece) task.left = 0;
}

function make(s: SsState, piece: number, to: number, base: number, free: boolean, run: Run): void {
  const from = s.at[piece]!;
  const ride = free ? rideOf(s, piece) : undefined;
  if (!free) {
    const made = s.steps[piece]!;
    if (made === 0) s.moved.push(piece);
    s.steps[piece] = made + (base >= 0 ? s.game.house.flightCost : 1);
  } else if (ride) ride.left--;
  if (base >= 0) {
    const belt = beltOf(s);
    if (belt !== undefined) s.used[belt] = 1;
  }
  if (base <= JAM) {
    s.from[piece] = from;
    wakeBeside(s, piece, from, run);
    return die(s, piece, 'jam', -1, run);
  }
  const how = entry(s, piece, to);
  // A Bear Trap that the card's level walks out of lets go (SS-R36).
  if (free && (s.flags[piece]! & HELD) !== 0) letGo(s, piece, run);
  const passed = ghostUnder(s, piece, from);
  const entered = how === GHOST_DIES ? s.on[to]! : -1;
  lift(s, piece);
  s.from[piece] = from;
  const across = base < 0 && s.game.links[from]!.length > 0 && !s.game.adj[from]!.includes(to);
  if (base >= 0) run.tell?.({ type: 'flew', rule: 'SS-110', piece, from, over: base, to });
  else if (run.tell) {
    // Steps are those of the dice, or of a Horse or Speed.
    const plain = ride ? s.game.cards[ride.card]!.rule : 'SS-046';
    const rule = how === CONTACT ? 'SS-055' : across ? 'SS-066' : plain;
    run.tell({ type: 'stepped', rule, piece, from, to });
  }
  if (how === CONTACT) meet(s, piece, to, run);
  else put(s, piece, to);
  if (s.lasting.length > 0) {
    wakeBeside(s, piece, from, run);
    wakeBeside(s, piece, to, run);
    if ((s.afoot & CARRIER) !== 0 && s.game.house.typhoid === 'carrier') touch(s, piece, from, to, run);
    // Ghosts come after sleepers and carriers (ledger 7.2); by then one of the two may be dead.
    if (passed >= 0 && s.at[passed] === from) freeGhost(s, passed, run);
    if (entered >= 0 && s.at[entered] === to && s.at[piece] === to) enterGhost(s, piece, entered, run);
  }
  arrive(s, piece, across, run);
}

/** The own ghost that a wizard passes over (SS-R43). */
function ghostUnder(s: SsState, piece: number, spot: number): number {
  if (s.type[piece] !== WIZARD || !isHovering(s, piece)) return -1;
  const under = s.on[spot]!;
  return isOwnGhost(s, under, piece) ? under : -1;
}

function freeGhost(s: SsState, ghost: number, run: Run): void {
  endWhere(s, (one) => one.piece === ghost && kindOf(s, one.card) === 'make-ghosts', run);
  run.tell?.({ type: 'freed', rule: 'SS-R43', piece: ghost });
}

/** An opposing wizard on a ghost's spot: the ghost is destroyed, or the wizard (SS-R43). */
function enterGhost(s: SsState, piece: number, ghost: number, run: Run): void {
  if (s.game.house.ghostIt === 'ghost') return die(s, ghost, 'ghost', sideOf(s, piece), run, piece);
  const army = s.lasting.find((one) => one.piece === ghost && kindOf(s, one.card) === 'make-ghosts');
  if (army && wards(s, army.card, army.seat, piece, run) !== WORKS) return;
  die(s, piece, 'ghost', army?.seat ?? -1, run, ghost);
}

/** Contact: a conflict is pending, the mover's steps are over, a sleeper wakes (SS-056, SS-067, SS-136). */
function meet(s: SsState, piece: number, to: number, run: Run): void {
  const against = s.on[to]!;
  attack(s, piece, to);
  s.flags[piece] = s.flags[piece]! | STOPPED;
  endRide(s, piece);
  run.tell?.({ type: 'contact', rule: 'SS-056', piece, against, spot: to });
  if ((s.flags[against]! & ASLEEP) !== 0) wake(s, against, 'SS-136', run);
}

function wake(s: SsState, piece: number, rule: string, run: Run): void {
  endWhere(s, (one) => one.piece === piece && kindOf(s, one.card) === 'hold', run);
  run.tell?.({ type: 'woke', rule, piece });
}

/** Whoever starts or ends a move beside a sleeper wakes it (SS-R48). */
export function wakeBeside(s: SsState, piece: number, spot: number, run: Run): void {
  if ((s.afoot & ASLEEP) === 0) return;
  for (const near of s.game.adj[spot]!) {
    const there = s.on[near]!;
    if (there >= 0 && there !== piece && (s.flags[there]! & ASLEEP) !== 0) wake(s, there, 'SS-R48', run);
    const guest = s.guest[near]!;
    if (guest >= 0 && guest !== piece && (s.flags[guest]! & ASLEEP) !== 0) wake(s, guest, 'SS-R48', run);
  }
}

/** Saving throws of whoever comes into contact with a carrier by this step (SS-130, SS-R44). */
function touch(s: SsState, piece: number, from: number, to: number, run: Run): void {
  const { adj } = s.game;
  const carriers = s.lasting.filter(({ card }) => kindOf(s, card) === 'carrier');
  for (const { card, seat, piece: carrier } of carriers) {
    if (s.at[carrier]! < 0) continue;
    let goesOn = true;
    const saves = (other: number): void => {
      if (goesOn && s.at[other]! >= 0 && isPiece(s, other))
        goesOn = saveOrDie(s, other, card, seat, run) !== BOTH;
    };
    if (carrier === piece) {
      for (const other of beside(s, to)) if (!adj[from]!.includes(s.at[other]!)) saves(other);
      if (s.guest[to] === piece) saves(s.on[to]!);
    } else {
      const at = s.at[carrier]!;
      if (at === to ? foeOf(s, carrier) === piece : adj[to]!.includes(at) && !adj[from]!.includes(at))
        saves(piece);
    }
  }
}

/** It has come to stand on a spot: the window for traps and ReTeleport (SS-R34, SS-R58). */
export function arrive(s: SsState, piece: number, teleported: boolean, run: Run): void {
  const spot = s.at[piece]!;
  if (spot < 0) return;
  if (s.game.house.magicWindows === 'coarse' && !teleported && s.game.ground[spot] !== 1) return;
  openWindow(s, 'arrive', piece, spot, teleported ? 1 : 0, run);
}

/** A card moves a piece to a vacant spot; a conflict it was in is over (SS-134). */
export function carry(s: SsState, piece: number, to: number, card: number, run: Run): void {
  const from = s.at[piece]!;
  lift(s, piece);
  s.from[piece] = from;
  put(s, piece, to);
  run.tell?.({ type: 'put', rule: s.game.cards[card]!.rule, piece, from, to, card });
  if (s.lasting.length === 0) return;
  wakeBeside(s, piece, from, run);
  wakeBeside(s, piece, to, run);
}

/** May the piece under a card's free steps go on (SS-R52, SS-R53)? A trap of a lower level does not hold it (SS-R36). */
export function goesOn(s: SsState, { piece, left, seat, card, list }: Task): boolean {
  if (s.at[piece]! < 0 || left <= 0 || sideOf(s, piece) !== seat || inConflict(s, piece)) return false;
  const flags = s.flags[piece]!;
  if ((flags & (STONE | GHOST)) !== 0) return false;
  if (s.type[piece] === WIZARD && !canCast(s, seat)) return false;
  for (const one of s.lasting) {
    const kind = one.piece === piece ? kindOf(s, one.card) : undefined;
    if (kind !== 'hold-on-trap' && kind !== 'hold' && kind !== 'paralyse') continue;
    const isStronger =
      s.game.house.levelRule === 'off' ? !list.includes(one.card) : levelOf(s, one.card) >= levelOf(s, card);
    if (isStronger) return false;
  }
  return true;
}
