import type { Tile } from '../catalogue/types';
import { edges } from '../catalogue/vocabulary';
import { hexesRound, hexKey, type Laid } from './map';

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
const groupId = ({ tile }: Pick<Laid, 'tile'>, group: number): string => `${tile.id} ${group}`;

/** From each of its clearings a way must lead to Borderland; of any other tile one way is enough. (MR-B04) */
export const isWhole = ({ normal }: Tile): boolean => normal.clearings.length === 6;

/** A tile that cannot be laid beside Borderland alone: its parts are joined only by others. (MR-B04) */
export const isParted = (tile: Tile): boolean => isWhole(tile) && tile.normal.groups.length > 1;

/** A map that grows tile by tile, green sides up, and knows what may come next. */
export class Growing {
  readonly laid: Laid[] = [];
  readonly #at = new Map<string, Laid>();
  /** Groups that a way leads from to Borderland: `cliff 0`. */
  #reached = new Set<string>();

  lay(one: Laid): void {
    this.laid.push(one);
    this.#at.set(hexKey(one.q, one.r), one);
    this.#reached = this.#reaching();
  }

  takeBack(): void {
    const one = this.laid.pop();
    if (one) this.#at.delete(hexKey(one.q, one.r));
    this.#reached = this.#reaching();
  }

  /** How many tiles lie round a hexagon. */
  touching(q: number, r: number): number {
    return hexesRound(q, r).filter(([x, y]) => this.#at.has(hexKey(x, y))).length;
  }

  /** Empty hexagons that touch enough tiles: the second tile touches Borderland, every later one at least two. (MR-B03) */
  open(): readonly (readonly [q: number, r: number])[] {
    const least = Math.min(2, this.laid.length);
    const found = new Map<string, readonly [number, number]>();
    for (const { q, r } of this.laid)
      for (const hex of hexesRound(q, r)) {
        const key = hexKey(...hex);
        if (!this.#at.has(key) && !found.has(key) && this.touching(...hex) >= least) found.set(key, hex);
      }
    return [...found.values()];
  }

  /** May the tile be laid there, turned so? (MR-B03, MR-B04) */
  takes(tile: Tile, q: number, r: number, turn: number): boolean {
    const round = this.#round(q, r);
    if (round.filter((next) => next !== undefined).length < Math.min(2, this.laid.length)) return false;
    const one = { tile, q, r, turn, side: 'green' } as const;
    // On green sides every road edge has its road.
    const meet = round.every(
      (next, way) => !next || groupTowards(one, way) >= 0 === groupTowards(next, across(way)) >= 0,
    );
    return meet && this.#leads(one, round);
  }

  /** Every place and turn in which a tile may be laid, place by place. */
  *placesFor(tile: Tile): Generator<Laid> {
    for (const [q, r] of this.open())
      for (let turn = 0; turn < 6; turn++)
        if (this.takes(tile, q, r, turn)) yield { tile, q, r, turn, side: 'green' };
  }

  #round(q: number, r: number): readonly (Laid | undefined)[] {
    return hexesRound(q, r).map(([x, y]) => this.#at.get(hexKey(x, y)));
  }

  /** Do enough of its groups lead to Borderland? */
  #leads(one: Laid, round: readonly (Laid | undefined)[]): boolean {
    const direct = new Set<number>();
    round.forEach((next, way) => {
      const own = groupTowards(one, way);
      if (next && own >= 0 && this.#reached.has(groupId(next, groupTowards(next, across(way)))))
        direct.add(own);
    });
    if (direct.size === 0) return false;
    const { groups: all } = one.tile.normal;
    if (!isWhole(one.tile) || direct.size === all.length) return true;
    // A part of it may go round by tiles that only it joins to the rest.
    const reached = this.#reaching(one);
    return all.every((_, group) => reached.has(groupId(one, group)));
  }

  /** Groups joined to Borderland, as the map is or with one tile more. */
  #reaching(more?: Laid): Set<string> {
    const [first] = this.laid;
    if (!first) return new Set();
    const tileAt = (q: number, r: number): Laid | undefined =>
      more?.q === q && more.r === r ? more : this.#at.get(hexKey(q, r));
    const open = first.tile.normal.groups.map((_, group): readonly [Laid, number] => [first, group]);
    const reached = new Set(open.map(([one, group]) => groupId(one, group)));
    for (let here = open.pop(); here; here = open.pop()) {
      const [one, group] = here;
      hexesRound(one.q, one.r).forEach(([q, r], way) => {
        const next = tileAt(q, r);
        if (!next || groupTowards(one, way) !== group) return;
        const there = groupTowards(next, across(way));
        if (there < 0 || reached.has(groupId(next, there))) return;
        reached.add(groupId(next, there));
        open.push([next, there]);
      });
    }
    return reached;
  }
}
