import { tiles } from '../catalogue/tiles';
import type { Tile } from '../catalogue/types';
import { edges } from '../catalogue/vocabulary';
import { hexesRound, type Laid } from './map';

/** Of each tile, the group of clearings to which the road over each edge leads; −1: no road. */
const groups = new Map<Tile, readonly number[]>();
function groupsOver(tile: Tile): readonly number[] {
  let found = groups.get(tile);
  if (!found) {
    const { roadways, groups: joined } = tile.normal;
    found = edges.map((edge) => {
      const road = roadways.find(([, to]) => to === edge);
      return road ? joined.findIndex((group) => group.includes(road[0])) : -1;
    });
    groups.set(tile, found);
  }
  return found;
}

/** The group of a tile behind its edge that points that way; −1: no road. */
const groupTowards = ({ tile, turn }: Pick<Laid, 'tile' | 'turn'>, way: number): number =>
  groupsOver(tile)[(way - turn + 6) % 6]!;

const across = (way: number): number => (way + 3) % 6;

/** Tiles and their groups by one number. */
const numbers: ReadonlyMap<Tile, number> = new Map(tiles.map((tile, i) => [tile, i]));
const MOST_GROUPS = 8;
const groupId = ({ tile }: Pick<Laid, 'tile'>, group: number): number =>
  numbers.get(tile)! * MOST_GROUPS + group;

/** A hexagon by one number. */
const WIDE = 256;
const hexNo = (q: number, r: number): number => (q + WIDE / 2) * WIDE + r;
/** What to add for each hexagon round one. */
const steps = hexesRound(0, 0).map(([q, r]) => q * WIDE + r);

/** From each of its clearings a way must lead to Borderland; of any other tile one way is enough. (MR-B04) */
export const isWhole = ({ normal }: Tile): boolean => normal.clearings.length === 6;

/** A tile that cannot be laid beside Borderland alone: its parts are joined only by others. (MR-B04) */
export const isParted = (tile: Tile): boolean => isWhole(tile) && tile.normal.groups.length > 1;

/** A map that grows tile by tile, green sides up, and knows what may come next. */
export class Growing {
  readonly laid: Laid[] = [];
  readonly #at = new Map<number, Laid>();
  /** Groups that a way leads from to Borderland; as they were before each of the tiles was laid. */
  #reached: ReadonlySet<number> = new Set();
  readonly #before: ReadonlySet<number>[] = [];
  #open: readonly (readonly [q: number, r: number])[] | undefined;

  lay(one: Laid): void {
    this.laid.push(one);
    this.#at.set(hexNo(one.q, one.r), one);
    this.#before.push(this.#reached);
    this.#reached = this.#joinedBy(one, this.laid.length === 1 ? undefined : this.#round(one.q, one.r));
    this.#open = undefined;
  }

  takeBack(): void {
    const one = this.laid.pop();
    if (!one) return;
    this.#at.delete(hexNo(one.q, one.r));
    this.#reached = this.#before.pop()!;
    this.#open = undefined;
  }

  /** How many tiles lie round a hexagon. */
  touching(q: number, r: number): number {
    const hex = hexNo(q, r);
    let count = 0;
    for (const step of steps) if (this.#at.has(hex + step)) count++;
    return count;
  }

  /** Empty hexagons that touch enough tiles: the second tile touches Borderland, every later one at least two. (MR-B03) */
  open(): readonly (readonly [q: number, r: number])[] {
    if (this.#open) return this.#open;
    const least = Math.min(2, this.laid.length);
    const met = new Set<number>();
    const found: (readonly [number, number])[] = [];
    for (const { q, r } of this.laid)
      for (const hex of hexesRound(q, r)) {
        const no = hexNo(...hex);
        if (this.#at.has(no) || met.has(no)) continue;
        met.add(no);
        if (this.touching(...hex) >= least) found.push(hex);
      }
    this.#open = found;
    return found;
  }

  /** May the tile be laid there, turned so? (MR-B03, MR-B04) */
  takes(tile: Tile, q: number, r: number, turn: number): boolean {
    return this.#takes({ tile, q, r, turn, side: 'green' }, this.#round(q, r));
  }

  /** Every place and turn in which a tile may be laid, place by place. */
  *placesFor(tile: Tile): Generator<Laid> {
    for (const [q, r] of this.open()) {
      const round = this.#round(q, r);
      for (let turn = 0; turn < 6; turn++) {
        const one: Laid = { tile, q, r, turn, side: 'green' };
        if (this.#takes(one, round)) yield one;
      }
    }
  }

  #takes(one: Laid, round: readonly (Laid | undefined)[]): boolean {
    let count = 0;
    for (let way = 0; way < round.length; way++) {
      const next = round[way];
      if (!next) continue;
      count++;
      // On green sides every road edge has its road.
      if (groupTowards(one, way) >= 0 !== groupTowards(next, across(way)) >= 0) return false;
    }
    return count >= Math.min(2, this.laid.length) && this.#leads(one, round);
  }

  #round(q: number, r: number): readonly (Laid | undefined)[] {
    const hex = hexNo(q, r);
    return steps.map((step) => this.#at.get(hex + step));
  }

  /** Do enough of its groups lead to Borderland? */
  #leads(one: Laid, round: readonly (Laid | undefined)[]): boolean {
    const direct = this.#direct(one, round);
    if (direct.length === 0) return false;
    const { groups: all } = one.tile.normal;
    if (!isWhole(one.tile) || direct.length === all.length) return true;
    // A part of it may go round by tiles that only it joins to the rest.
    const reached = this.#joinedBy(one, round);
    return all.every((_, group) => reached.has(groupId(one, group)));
  }

  /** Groups of a tile that lead straight to something joined to Borderland. */
  #direct(one: Laid, round: readonly (Laid | undefined)[]): readonly number[] {
    const out: number[] = [];
    for (let way = 0; way < round.length; way++) {
      const next = round[way];
      const own = next ? groupTowards(one, way) : -1;
      const there = next && own >= 0 ? groupTowards(next, across(way)) : -1;
      if (there >= 0 && !out.includes(own) && this.#reached.has(groupId(next!, there))) out.push(own);
    }
    return out;
  }

  /** Groups joined to Borderland once this tile lies there, or lies alone: what was joined stays so, and it may join more. */
  #joinedBy(more: Laid, round: readonly (Laid | undefined)[] | undefined): ReadonlySet<number> {
    const extra = hexNo(more.q, more.r);
    const direct = round ? this.#direct(more, round) : more.tile.normal.groups.map((_, group) => group);
    const open = direct.map((group): readonly [Laid, number] => [more, group]);
    const reached = new Set(this.#reached);
    for (const group of direct) reached.add(groupId(more, group));
    for (let here = open.pop(); here; here = open.pop()) {
      const [one, group] = here;
      const hex = hexNo(one.q, one.r);
      for (let way = 0; way < steps.length; way++) {
        if (groupTowards(one, way) !== group) continue;
        const no = hex + steps[way]!;
        const next = no === extra ? more : this.#at.get(no);
        const there = next ? groupTowards(next, across(way)) : -1;
        if (next && there >= 0 && !reached.has(groupId(next, there))) {
          reached.add(groupId(next, there));
          open.push([next, there]);
        }
      }
    }
    return reached;
  }
}
