import type { Tell } from '../../../kernel/game/engine';
import { enter, leave } from './board';
import { CAN } from './cards';
import { noteEntries } from './control';
import type { MmsEvent } from './events';
import { bitsAtStart, bitsGathered, bonusOfBits, entering } from './entering';
import { openField } from './field';
import { TRUTH, withinAreas } from './ground';
import { dispelDecoys, everybody, identify, lookAround } from './identify';
import { tellDeclared, tellStopped, type Why } from './move-events';
import { goesAlong, newMover, setMover, shelterOf, tollOf, type Mover } from './mover';
import { isPassable, isStanding } from './passage';
import { cardOf, knows, type MmsState, type Purse } from './state';
import { poseAfter, stepCost } from './steps';
import { isBareAlong } from './plain-ways';

/** How a declared path went. */
export interface Walked extends Purse {
  /** What was paid, in halves of a unit. */
  readonly cost: number;
  /** It came where it meant to. */
  readonly whole: boolean;
}

/** Used by one walk at a time. */
const mover = newMover();
const judged = newMover();
const areas: number[] = [];
const party: number[] = [];

/** Those who move by this path: the piece, and with it those of its square that have not acted (MMS-R51). */
function gather(s: MmsState, piece: number): void {
  party.length = 0;
  for (let one = s.characterOn[s.at[piece]!]!; one >= 0; one = s.next[one]!)
    if (goesAlong(s, piece, one)) party.push(one);
}

const NO_TRAPS: readonly number[] = [];

/** Unidentified traps that the outline touches in this pose and did not touch in the old one. */
function trapsEntered(s: MmsState, m: Mover, from: number, to: number): readonly number[] {
  if (withinAreas(s, m.piece, to, areas) === 0) return NO_TRAPS;
  withinAreas(s, m.piece, from, areas);
  const before = areas.slice();
  withinAreas(s, m.piece, to, areas);
  return areas.filter(
    (area) => !before.includes(area) && (cardOf(s, area).can & CAN.trap) !== 0 && !knows(s, m.side, area),
  );
}

/** Everybody of the party stands there; who sees whom, and what they walked into, is looked at (7.4 of the ledger). */
function arrive(s: MmsState, pose: number, traps: readonly number[], tell?: Tell<MmsEvent>): void {
  for (const one of party) {
    s.at[one] = pose >> 1;
    s.rot[one] = pose & 1;
  }
  for (const trap of traps) identify(s, trap, s.game.owner[mover.piece]!, 'MMS-R30', tell);
  for (const one of party) {
    noteEntries(s, one);
    dispelDecoys(s, one, tell);
    lookAround(s, one, tell);
  }
}

/** A walk as far as it has come. */
interface Way {
  /** Poses from the start on. */
  readonly poses: number[];
  readonly charged: number[];
  cost: number;
  set: number;
  why: Why | undefined;
}

const spareOf = (way: Way): number => mover.allowance + bonusOfBits(way.set) - way.cost;

/** One step as things really are (MMS-R30); false: the move ends. */
function advance(s: MmsState, way: Way, step: number, tell?: Tell<MmsEvent>): boolean {
  const from = way.poses.at(-1)!;
  const to = poseAfter(s, mover.piece, from, step);
  if (!isPassable(s, mover, from, to, step)) {
    way.why = 'blocked';
    return false;
  }
  let traps = NO_TRAPS;
  let cost = stepCost(s, step);
  if (!mover.passes) {
    traps = trapsEntered(s, mover, from, to);
    cost += entering(s, mover, from, to);
    const set = way.set | bitsGathered();
    const unforeseen = traps.reduce((sum, trap) => sum + tollOf(s, mover, trap), 0);
    if (way.cost + cost - unforeseen > mover.allowance + bonusOfBits(set)) {
      way.why = 'dear';
      return false;
    }
    way.set = set;
    withinAreas(s, mover.piece, to, areas);
    for (const area of areas) if (!way.charged.includes(area)) way.charged.push(area);
  }
  way.cost += cost;
  way.poses.push(to);
  arrive(s, to, traps, tell);
  if (spareOf(way) >= 0) return true;
  // All are told why it stops: of a trap only where all know that one lies there (MMS-068, MMS-R30).
  if (traps.length > 0) way.why = traps.every((trap) => s.known[trap] === everybody(s)) ? 'trap' : 'dear';
  return false;
}

/** The same where nothing lies in the way. */
function advanceBarely(s: MmsState, way: Way, step: number, tell?: Tell<MmsEvent>): void {
  const to = poseAfter(s, mover.piece, way.poses.at(-1)!, step);
  way.cost += stepCost(s, step);
  way.poses.push(to);
  arrive(s, to, NO_TRAPS, tell);
}

/** May whoever passes stop here, and pay for it? What a trap costs is not foreseen. */
function mayLand(s: MmsState, pose: number, cost: number): Why | undefined {
  if (!isStanding(mover, pose)) return 'noStop';
  const toll = entering(s, mover, mover.start, pose);
  const set = bitsGathered();
  const traps = trapsEntered(s, mover, mover.start, pose);
  const unforeseen = traps.reduce((sum, trap) => sum + tollOf(s, mover, trap), 0);
  return cost + toll - unforeseen > mover.allowance + bonusOfBits(set) ? 'dear' : undefined;
}

/** Goes back along the path to where it may stop, and pays for what it stops in. */
function comeDown(s: MmsState, way: Way, path: readonly number[], tell?: Tell<MmsEvent>): void {
  const { poses } = way;
  const came = poses.length;
  if (mover.passes) {
    for (; poses.length > 1; poses.pop()) {
      const bar = mayLand(s, poses.at(-1)!, way.cost);
      if (!bar) break;
      way.why ??= bar;
      way.cost -= stepCost(s, path[poses.length - 2]!);
    }
    const pose = poses.at(-1)!;
    const traps = trapsEntered(s, mover, mover.start, pose);
    way.cost += entering(s, mover, mover.start, pose);
    way.set = bitsGathered();
    if (poses.length < came || traps.length > 0) arrive(s, pose, traps, tell);
    return;
  }
  while (poses.length > 1 && !isStanding(mover, poses.at(-1)!)) poses.pop();
  if (poses.length === came) return;
  way.why ??= 'noStop';
  arrive(s, poses.at(-1)!, NO_TRAPS, tell);
}

/**
 * Walks a declared path step by step as things really are (MMS-072, MMS-R30): it ends before what is closed by something
 * unknown, before a step that cannot be paid, in a trap that is too dear, and goes back where it may not stop. The whole group
 * goes with the piece.
 */
export function walk(
  s: MmsState,
  piece: number,
  path: readonly number[],
  withAttack: boolean,
  tell?: Tell<MmsEvent>,
): Walked {
  setMover(mover, s, TRUTH, piece, withAttack);
  const started: number[] = [];
  withinAreas(s, piece, mover.start, started);
  if (path.length === 0) return { cost: 0, spare: mover.allowance, charged: started, steps: 0, whole: true };
  gather(s, piece);
  tellDeclared(s, party, path, withAttack, tell);
  const way: Way = { poses: [mover.start], charged: started, cost: 0, set: 0, why: undefined };
  const isBare = isBareAlong(s, mover, path);
  if (!isBare) {
    openField(s, mover, -1);
    way.set = bitsAtStart(s, mover);
  }
  // On its way it may be over others, whose squares it must not take.
  for (const one of party) leave(s, one);
  if (isBare) for (const step of path) advanceBarely(s, way, step, tell);
  else {
    for (const step of path) if (!advance(s, way, step, tell)) break;
    comeDown(s, way, path, tell);
  }
  for (let i = party.length - 1; i >= 0; i--) enter(s, party[i]!);
  const steps = way.poses.length - 1;
  const { why } = way;
  if (why) tellStopped(s, party, why, tell);
  return { cost: way.cost, spare: spareOf(way), charged: way.charged, steps, whole: steps === path.length };
}

/**
 * Can an attack still be paid after the walk, with what the target is within (MMS-R19, MMS-R30)? As far as `viewer` knows,
 * TRUTH: as it is.
 */
export function mayStillStrike(
  s: MmsState,
  piece: number,
  { steps, spare, charged }: Purse,
  target: number,
  viewer = TRUTH,
): boolean {
  if (steps === 0) return true;
  setMover(judged, s, viewer, piece, true);
  let owed = 0;
  const count = shelterOf(s, judged, target, areas);
  for (let i = 0; i < count; i++) if (!charged.includes(areas[i]!)) owed -= cardOf(s, areas[i]!).attackMod;
  return owed <= spare;
}
