import type { Seat } from '../../../kernel/game/engine';
import { boxOfReach, distanceBetween, inReach } from './geometry';
import { gridOf } from './grid';
import { bonusOf, liesOnArea } from './ground';
import { newMover, setMover } from './mover';
import { rangeOf } from './range';
import { isDear, isEnd, lookAtPlaces } from './reach';
import { knows, NOWHERE, ON_MAT, poseOf, type MmsState } from './state';
import { plainWayStrikes } from './plain-ways';

/** Is the target in range from there, as far as the seat knows (MMS-R10, MMS-R50)? */
export const strikesFrom = (s: MmsState, seat: Seat, piece: number, pose: number, target: number): boolean =>
  inReach(s, piece, pose, target, poseOf(s, target), rangeOf(s, seat, piece, pose, target));

/** The same from an engine, which the character serves from where it stands (T3). */
export const shootsFrom = (s: MmsState, seat: Seat, piece: number, engine: number, target: number): boolean =>
  inReach(
    s,
    engine,
    poseOf(s, engine),
    target,
    poseOf(s, target),
    rangeOf(s, seat, piece, poseOf(s, piece), target, engine),
  );

/** What all areas that the seat knows of could add to a way and to a range, in halves, at most. */
interface Around {
  movement: number;
  range: number;
}
const around: Around = { movement: 0, range: 0 };

/** Looks at them all. The answer is the same object each time. */
export function mostAround(s: MmsState, seat: Seat, withAttack: boolean): Readonly<Around> {
  around.movement = around.range = 0;
  for (let piece = 0; piece < s.card.length; piece++) {
    if (s.fate[piece] !== ON_MAT || !knows(s, seat, piece)) continue;
    const { kind, rangeMod } = s.game.cards[s.card[piece]!]!;
    if (kind !== 'terrain' && kind !== 'defense') continue;
    around.movement += bonusOf(s, seat, piece, withAttack);
    if (rangeMod > 0 && s.control[piece] === seat) around.range += rangeMod;
  }
  return around;
}

/**
 * Who attacks whom, and how far it hits, in halves: from where no area lies, and from wherever it hits furthest; and what areas could
 * add to its way.
 */
export interface Aim {
  piece: number;
  target: number;
  range: number;
  most: number;
  movement: number;
}
const aim: Aim = { piece: -1, target: -1, range: 0, most: 0, movement: 0 };

/** The answer is the same object each time. */
export function aimAt(s: MmsState, seat: Seat, piece: number, target: number): Readonly<Aim> {
  aim.piece = piece;
  aim.target = target;
  aim.range = rangeOf(s, seat, piece, NOWHERE, target);
  const { range, movement } = mostAround(s, seat, true);
  aim.most = aim.range + range;
  aim.movement = movement;
  return aim;
}

/** Is the target in range from a pose? `strikesFrom`, which only where an area lies has to look what it changes. */
export const isInSight = (s: MmsState, seat: Seat, { piece, target, range }: Aim, pose: number): boolean =>
  liesOnArea(s, piece, pose)
    ? strikesFrom(s, seat, piece, pose, target)
    : inReach(s, piece, pose, target, poseOf(s, target), range);

const mover = newMover();

/** Three halves lie between diagonal neighbours, who are always in reach of each other by `diagonalReach`. */
const NEIGHBOUR = 3;

/** By how much a half of movement brings a piece nearer at most: a long one swings its end around, a quarter turn by its length. */
const nearerBy = (s: MmsState, piece: number): number =>
  s.wide[piece] === s.long[piece]
    ? 1
    : Math.max(1, (Math.max(s.wide[piece]!, s.long[piece]!) - 1) / s.game.house.pivotCost);

/** What a way costs at least, in halves, that leads into range, whatever lies between. */
function leastWay(s: MmsState, { piece, target, most }: Aim): number {
  const distance = distanceBetween(s, piece, poseOf(s, piece), target, poseOf(s, target));
  return (distance - Math.max(NEIGHBOUR, most)) / nearerBy(s, piece);
}

/** The first ends, at most so many, from which the target is in range. */
function findStrikes(s: MmsState, seat: Seat, on: Aim, count: number): number[] {
  const found = lookAtPlaces(s, seat, on.piece, true, on.target);
  const { column, row } = gridOf(s.game);
  const { left, right, top, bottom } = boxOfReach(s, on.piece, on.target, on.most);
  const out: number[] = [];
  for (let place = 0; place < found.count && out.length < count; place++) {
    const pose = found.poses[place]!;
    const x = column[pose >> 1]!;
    const y = row[pose >> 1]!;
    if (x < left || x > right || y < top || y > bottom) continue;
    if (isInSight(s, seat, on, pose) && isEnd(s, place)) out.push(pose);
  }
  return out;
}

/** Places, as poses, from which the character may attack the target after a move of F, its own among them (7.3 of the ledger). */
export const strikeEnds = (s: MmsState, seat: Seat, piece: number, target: number): number[] =>
  findStrikes(s, seat, aimAt(s, seat, piece, target), Infinity);

/** Is there any such place? */
export function canStrike(s: MmsState, seat: Seat, piece: number, target: number): boolean {
  if (strikesFrom(s, seat, piece, poseOf(s, piece), target)) return true;
  const on = aimAt(s, seat, piece, target);
  const { allowance } = setMover(mover, s, seat, piece, true);
  if (leastWay(s, on) > allowance + on.movement) return false;
  if (plainWayStrikes(s, mover, target, on.range) && !isDear(s, seat, target)) return true;
  return findStrikes(s, seat, on, 1).length > 0;
}
