import { CAN, type GameCard } from './cards';
import { posesAlong } from './moves';
import { abilitiesOf, cardOf, knows, type MmsState } from './state';

/*
 * Movement once more, straight from the ledger and as slowly as one likes: every path is tried, squares are looked for among
 * the pieces, and nothing is shared with the engine but the poses of steps. It compares with the search on small mats.
 */

/** More than all areas of these tests lend together, in halves: no path is worth a thought beyond it. */
const MOST_LENT = 10;

interface Way {
  readonly pose: number;
  readonly cost: number;
  /** Names of cards that gave their bonus. */
  readonly bonuses: readonly string[];
  readonly paid: readonly number[];
  readonly steps: number;
}

type Ground = 'free' | 'pass' | 'closed';

export class Oracle {
  private readonly side: number;
  private readonly passes: boolean;
  private readonly scales: boolean;

  private readonly s: MmsState;
  private readonly piece: number;
  private readonly withAttack: boolean;

  constructor(s: MmsState, piece: number, withAttack: boolean) {
    this.s = s;
    this.piece = piece;
    this.withAttack = withAttack;
    const can = abilitiesOf(s, piece);
    this.side = s.game.owner[piece]!;
    this.passes = (can & (CAN.flying | CAN.burrowing)) !== 0;
    this.scales = !this.passes && (can & CAN.scale) !== 0;
  }

  private squares(piece: number, pose: number): number[] {
    const { width } = this.s.game;
    const { wide, long } = cardOf(this.s, piece);
    const [across, down] = pose & 1 ? [long, wide] : [wide, long];
    return Array.from(
      { length: across * down },
      (_, i) => (pose >> 1) + Math.floor(i / across) * width + (i % across),
    );
  }

  /** Known pieces of some kinds on a square, bridges first. */
  private lying(square: number, ...kinds: string[]): number[] {
    const { s } = this;
    return s.card
      .map((_, piece) => piece)
      .filter((one) => s.at[one]! >= 0 && knows(s, this.side, one) && kinds.includes(cardOf(s, one).kind))
      .filter((one) => this.squares(one, s.at[one]! * 2 + s.rot[one]!).includes(square))
      .sort((a, b) => (cardOf(s, b).can & CAN.bridge) - (cardOf(s, a).can & CAN.bridge));
  }

  private readonly areaOn = new Map<number, number | undefined>();
  private readonly groundOn = new Map<number, Ground>();

  private area = (square: number): number | undefined => {
    if (!this.areaOn.has(square))
      this.areaOn.set(square, this.lying(square, 'terrain', 'defense', 'engine')[0]);
    return this.areaOn.get(square);
  };

  private areas = (piece: number, pose: number): number[] =>
    [
      ...new Set(
        this.squares(piece, pose)
          .map(this.area)
          .filter((area) => area !== undefined && cardOf(this.s, area).kind !== 'engine'),
      ),
    ] as number[];

  private closure(area: number): 'X' | 'Y' | undefined {
    const { can, closesAttack, closesFree } = cardOf(this.s, area);
    if (can & CAN.gate && this.s.control[area] === this.side) return undefined;
    return ([undefined, 'Y', 'X'] as const)[this.withAttack ? closesAttack : closesFree];
  }

  private ground(square: number): Ground {
    const ground = this.groundOn.get(square) ?? this.look(square);
    this.groundOn.set(square, ground);
    return ground;
  }

  private look(square: number): Ground {
    const { house, owner } = this.s.game;
    const others = this.lying(square, 'character').filter((one) => one !== this.piece);
    const isPassed = others.every(
      (one) => this.passes || (house.passThroughFriends && owner[one] === this.side),
    );
    if (!isPassed) return 'closed';
    const best = others.length > 0 ? 'pass' : 'free';
    const area = this.area(square);
    if (area === undefined) return best;
    const { kind } = cardOf(this.s, area);
    if (kind === 'engine') return this.passes ? 'pass' : 'closed';
    switch (this.closure(area)) {
      case 'X':
        return this.passes && house.flyOverX ? 'pass' : 'closed';
      case 'Y':
        if (this.passes) return house.flyersMayStopOnY ? best : 'pass';
        return this.scales && kind === 'defense' ? 'pass' : 'closed';
      default:
        return best;
    }
  }

  private number = (area: number): number =>
    this.withAttack ? cardOf(this.s, area).attackMod : cardOf(this.s, area).freeMod;

  private toll(area: number): number {
    const { control } = this.s;
    const { kind } = cardOf(this.s, area);
    const burdens = kind === 'terrain' || (control[area]! >= 0 && control[area] !== this.side);
    const climbs = this.scales && kind === 'defense' && this.closure(area) === 'Y' ? 6 : 0;
    return climbs + (burdens ? Math.max(0, -this.number(area)) : 0);
  }

  private allowance(bonuses: readonly string[]): number {
    const { free, attack } = cardOf(this.s, this.piece);
    const { cards } = this.s.game;
    const mod = ({ freeMod, attackMod }: GameCard): number => (this.withAttack ? attackMod : freeMod);
    const own = this.s.carried[this.piece]!.reduce(
      (sum, card) => sum + mod(cards[card]!),
      this.withAttack ? attack : free,
    );
    // Below nothing it never comes, whatever is carried (MMS-R50); what areas lend is added to that.
    return bonuses.reduce((sum, id) => sum + mod(cards.find((card) => card.id === id)!), Math.max(0, own));
  }

  /** What is met newly when the outline comes from one pose to another. */
  private enter(from: number, to: number): { cost: number; bonuses: string[]; met: number[] } {
    const before = this.areas(this.piece, from);
    const met = this.areas(this.piece, to).filter((area) => !before.includes(area));
    return {
      met,
      cost: met.reduce((sum, area) => sum + this.toll(area), 0),
      bonuses: met
        .filter((area) => this.s.control[area] === this.side && this.number(area) > 0)
        .map((area) => cardOf(this.s, area).id),
    };
  }

  private step(way: Way, step: number): Way | undefined {
    const { s, piece } = this;
    const single = cardOf(s, piece).wide * cardOf(s, piece).long === 1;
    if (step >= 8 && cardOf(s, piece).wide === cardOf(s, piece).long) return undefined;
    const moved = { ...s, at: s.at.slice(), rot: s.rot.slice() };
    moved.at[piece] = way.pose >> 1;
    moved.rot[piece] = way.pose & 1;
    const to = posesAlong(moved, piece, [step])[1]!;
    if (to < 0) return undefined;
    const old = this.squares(piece, way.pose);
    if (this.squares(piece, to).some((square) => !old.includes(square) && this.ground(square) === 'closed'))
      return undefined;
    if (single && !this.passes && step % 2 === 1) {
      const { width, house } = s.game;
      const [a, b] = [way.pose >> 1, to >> 1];
      const beside = [
        Math.floor(a / width) * width + (b % width),
        Math.floor(b / width) * width + (a % width),
      ];
      const closed = beside.filter((square) => this.ground(square) === 'closed').length;
      if (closed > { free: 2, notBetweenTwo: 1, never: 0 }[house.cornerCutting]) return undefined;
    }
    const stepCost = step >= 8 ? s.game.house.pivotCost * 2 : step % 2 === 1 ? 3 : 2;
    const met = this.passes ? { cost: 0, bonuses: [], met: [] } : this.enter(way.pose, to);
    return {
      pose: to,
      cost: way.cost + stepCost + met.cost,
      bonuses: [...new Set([...way.bonuses, ...met.bonuses])].sort(),
      paid: [...new Set([...way.paid, ...met.met])].sort(),
      steps: way.steps + 1,
    };
  }

  /** What it costs to end so, undefined: it may not. */
  private end(way: Way, target: number): number | undefined {
    const { s, piece, passes } = this;
    const start = s.at[piece]! * 2 + s.rot[piece]!;
    const grounds = this.squares(piece, way.pose).map((square) => this.ground(square));
    if (grounds.some((ground) => (passes ? ground !== 'free' : ground === 'pass'))) return undefined;
    const landed = passes ? this.enter(start, way.pose) : { cost: 0, bonuses: way.bonuses };
    const owed =
      target < 0 || passes || way.steps === 0 || cardOf(s, target).kind !== 'character'
        ? 0
        : this.areas(target, s.at[target]! * 2 + s.rot[target]!)
            .filter(
              (area) => s.control[area]! >= 0 && s.control[area] !== this.side && !way.paid.includes(area),
            )
            .reduce((sum, area) => sum + Math.max(0, -cardOf(s, area).attackMod), 0);
    const cost = way.cost + landed.cost;
    return cost + owed <= this.allowance(landed.bonuses) ? cost : undefined;
  }

  /** Every pose where a move may end, with the cheapest cost in halves. */
  reach(target = -1): Map<number, number> {
    const { s, piece } = this;
    const start = s.at[piece]! * 2 + s.rot[piece]!;
    const ends = new Map<number, number>();
    const seen = new Set<string>();
    const open: Way[] = [{ pose: start, cost: 0, bonuses: [], paid: this.areas(piece, start), steps: 0 }];
    for (let way = open.pop(); way; way = open.pop()) {
      const key = [way.pose, way.cost, way.bonuses, way.paid, way.steps > 0].join('|');
      if (seen.has(key)) continue;
      seen.add(key);
      const cost = this.end(way, target);
      if (cost !== undefined && way.pose !== start)
        ends.set(way.pose, Math.min(cost, ends.get(way.pose) ?? cost));
      if (this.passes && way.cost > this.allowance([])) continue;
      for (let step = 0; step < 16; step++) {
        const next = this.step(way, step);
        if (!next || (!this.passes && next.cost > this.allowance(next.bonuses))) continue;
        if (next.cost <= this.allowance([]) + MOST_LENT) open.push(next);
      }
    }
    if (this.withAttack) ends.set(start, 0);
    return ends;
  }
}
