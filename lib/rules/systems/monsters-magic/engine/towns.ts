import { neighbours } from './board';
import { TRAIT, type Uses } from './cards';
import { hasPower } from './row';
import { seatOf, TOWN, typeOf, type MmState } from './state';

/** Does another figure of the owner stand there? */
export const ownFigureOn = (s: MmState, figure: number, space: number): boolean => {
  const there = s.figureOn[space]!;
  return there >= 0 && there !== figure && seatOf(there) === seatOf(figure);
};

/** Has the figure been in the Town this turn? Looked for by hand, as the list is short and this is asked often. */
function hasBeen(visited: readonly number[], figure: number, town: number): boolean {
  const mark = figure * 64 + town;
  for (let i = 0; i < visited.length; i++) if (visited[i] === mark) return true;
  return false;
}

/** A Town that another unit of the owner occupies is free once in a turn (MM-027, MM-R08). `isTaken`: by a figure of his. */
const townCost = (
  s: MmState,
  figure: number,
  town: number,
  isTaken: boolean,
  visited: readonly number[],
): number => ((isTaken || s.garrison[town] === seatOf(figure)) && !hasBeen(visited, figure, town) ? 0 : 1);

/** Move points of a step, −1 where it may not be made at all (MM-021, MM-043, MM-046, MM-079, MM-080, MM-R08). */
export function costOf(s: MmState, figure: number, to: number, visited: readonly number[]): number {
  const isTaken = ownFigureOn(s, figure, to);
  if (s.structure[to] === TOWN) return townCost(s, figure, to, isTaken, visited);
  return isTaken ? -1 : 1;
}

/** What one card adds on entering the space; 0 where the figure has had it, or it speaks of another (MM-R28). */
function bonusOf(s: MmState, { enter }: Uses, mark: number, to: number, entered: readonly number[]): number {
  if (entered.includes(mark)) return 0;
  const type = typeOf(mark >> 10);
  let mp = 0;
  for (const row of enter) if ((row.who >> type) & 1 && (row.terrain >> s.terrain[to]!) & 1) mp += row.value;
  return mp;
}

/** Bonuses on entering the space that the figure has not had yet; marked in `entered` as 1024 × figure + card. */
export function enterBonus(s: MmState, figure: number, to: number, entered: number[]): number {
  const seat = seatOf(figure);
  if (!hasPower(s, seat, TRAIT.pcEnter | TRAIT.hcEnter)) return 0;
  const { cards, traits } = s.game;
  const permanents = s.permanents[seat]!;
  const lasting = s.lasting[seat]!;
  let sum = 0;
  const all = permanents.length + lasting.length;
  for (let i = 0; i < all; i++) {
    const isPermanent = i < permanents.length;
    const card = isPermanent ? permanents[i]! : lasting[i - permanents.length]!;
    if ((traits[card]! & (isPermanent ? TRAIT.pcEnter : TRAIT.hcEnter)) === 0) continue;
    const { pc, hc } = cards[card]!;
    const bonus = bonusOf(s, isPermanent ? pc : hc, figure * 1024 + card, to, entered);
    if (bonus === 0) continue;
    sum += bonus;
    entered.push(figure * 1024 + card);
  }
  return sum;
}

/** May the figure end its activation there? A Town that was free may have to be left again. */
const mayEnd = (s: MmState, figure: number, space: number, cost: number): boolean =>
  !ownFigureOn(s, figure, space) && (cost > 0 || s.game.house.townEntry === 'freeEntry');

/** `freeOnlyIfLeaving`: or it can pay for the entry after all. */
const mayEndFree = (s: MmState, figure: number, space: number, mp: number): boolean =>
  mp >= 1 && !ownFigureOn(s, figure, space);

/** Is there a chain of steps from here to a space where the figure may stop, or to an enemy (MM-R09)? */
function wayOut(
  s: MmState,
  figure: number,
  from: number,
  mp: number,
  visited: readonly number[],
  entered: readonly number[],
): boolean {
  if (mp < 1 && s.fought.includes(figure)) return false;
  const around = neighbours[from]!;
  for (let i = 0; i < around.length; i++) {
    const to = around[i]!;
    const cost = costOf(s, figure, to, visited);
    if (cost < 0 || cost > mp) continue;
    if (mayEnd(s, figure, to, cost)) return true;
    const marks = entered.slice();
    const left = mp - cost + enterBonus(s, figure, to, marks);
    if (mayEndFree(s, figure, to, left)) return true;
    const seen = visited.slice();
    seen.push(figure * 64 + to);
    if (wayOut(s, figure, to, left, seen, marks)) return true;
  }
  return false;
}

/** Is there a neighbour without another own figure? Most often the one that the figure leaves for the space. */
function hasClearNeighbour(s: MmState, figure: number, space: number): boolean {
  if (s.figureOn[s.at[figure]!] === figure) return true;
  const around = neighbours[space]!;
  for (let i = 0; i < around.length; i++) if (!ownFigureOn(s, figure, around[i]!)) return true;
  return false;
}

/**
 * A step into a Town, where an own figure may stand in the way, and which is free once if it is of the own side (MM-R08,
 * MM-R09). Asked often, and mostly answered by the first lines.
 */
export function mayPass(s: MmState, figure: number, to: number): boolean {
  const mp = s.mp[figure]!;
  const isTaken = ownFigureOn(s, figure, to);
  const cost = townCost(s, figure, to, isTaken, s.visited);
  if (cost > mp || (mp < 1 && s.fought.includes(figure))) return false;
  if (!isTaken && (cost > 0 || s.game.house.townEntry === 'freeEntry')) return true;
  // Whoever has a point left there can step to any neighbour without an own figure, and end there.
  if (mp > cost && (!isTaken || hasClearNeighbour(s, figure, to))) return true;
  // Who has none, and gains none, can only go on to a Town that is free as well.
  const gains = hasPower(s, seatOf(figure), TRAIT.pcEnter | TRAIT.hcEnter);
  return (mp > cost || gains || hasFreeTown(s, figure, to)) && leadsOut(s, figure, to, mp - cost);
}

/** Is there a Town beside the space that the figure may enter without paying? */
function hasFreeTown(s: MmState, figure: number, space: number): boolean {
  const around = neighbours[space]!;
  for (let i = 0; i < around.length; i++) {
    const to = around[i]!;
    if (s.structure[to] === TOWN && costOf(s, figure, to, s.visited) === 0) return true;
  }
  return false;
}

/** Does a bonus on entering, or another Town, bring the figure on from where it may not stay? */
function leadsOut(s: MmState, figure: number, to: number, mp: number): boolean {
  const from = s.at[figure]!;
  const visited = s.visited.slice();
  visited.push(figure * 64 + to);
  if (s.structure[from] === TOWN) visited.push(figure * 64 + from);
  const marks = s.entered.slice();
  const left = mp + enterBonus(s, figure, to, marks);
  return mayEndFree(s, figure, to, left) || wayOut(s, figure, to, left, visited, marks);
}
