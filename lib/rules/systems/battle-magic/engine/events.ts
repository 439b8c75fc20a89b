import type { GameEvent, Seat } from '../../../kernel/game/engine';

/** What happens in a game, each with the rule behind it. Chits, territories and cards by number, as in the state. */
export type BmEvent = GameEvent &
  /** Secret castles that stand too near each other are written again by these seats (BM-R03). */
  (
    | { readonly type: 'rewritten'; readonly seats: readonly Seat[] }
    /** A chit comes onto the map, in setup or bought. */
    | { readonly type: 'placed'; readonly seat: Seat; readonly chit: number; readonly at: number }
    | { readonly type: 'attached'; readonly seat: Seat; readonly chit: number; readonly bearer: number }
    | { readonly type: 'cut'; readonly cards: readonly (readonly [Seat, number])[] }
    | { readonly type: 'order'; readonly seats: readonly Seat[] }
    | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly round: number }
    /** Cards into a hand, seen by its owner alone; `count` is for everybody. */
    | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly number[] }
    | { readonly type: 'drewCards'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'reshuffled'; readonly cards: number }
    /** A card from hand moves the unit; `pool`: the MP that it then has. */
    | {
        readonly type: 'moved';
        readonly seat: Seat;
        readonly unit: number;
        readonly card: number;
        readonly pool: number;
      }
    | {
        readonly type: 'stepped';
        readonly unit: number;
        readonly from: number;
        readonly to: number;
        readonly cost: number;
        /** All that went along. */
        readonly with: readonly number[];
      }
    | {
        readonly type: 'joined' | 'dropped';
        readonly unit: number;
        readonly leader: number;
        readonly at: number;
      }
    | {
        readonly type: 'boarded' | 'landed';
        readonly unit: number;
        readonly leader: number;
        readonly from: number;
        readonly to: number;
        readonly cost: number;
      }
    /** The card that Ruins showed; `lost`: it destroyed the hero. */
    | {
        readonly type: 'ruins';
        readonly unit: number;
        readonly at: number;
        readonly card: number;
        readonly lost: boolean;
      }
    | { readonly type: 'attacked'; readonly attacker: number; readonly target: number; readonly at: number }
    /** Battle cards of one side, turned up; `usable`: what they add. `tie`: which tie-break, 0: the first cards. */
    | {
        readonly type: 'battleCards';
        readonly unit: number;
        readonly cards: readonly number[];
        readonly usable: number;
        readonly tie: number;
      }
    /** card −1: none. */
    | { readonly type: 'substituted'; readonly unit: number; readonly card: number }
    /** Totals, and what of them are advantages, shelter and artifacts. */
    | {
        readonly type: 'compared';
        readonly attacker: number;
        readonly target: number;
        readonly totals: readonly [number, number];
        readonly bonus: readonly [number, number];
      }
    | { readonly type: 'repelled' | 'void'; readonly attacker: number; readonly target: number }
    | { readonly type: 'retreated'; readonly unit: number; readonly card: number; readonly rider: number }
    /** A unit leaves the map; it and what is lost with it go into the cup. */
    | {
        readonly type: 'destroyed';
        readonly unit: number;
        readonly at: number;
        /** The unit that beat it, or the carrier that it went down with; −1: Ruins. */
        readonly by: number;
      }
    | { readonly type: 'artifactLost'; readonly chit: number; readonly bearer: number }
    | {
        readonly type: 'paid';
        readonly seat: Seat;
        readonly cards: readonly number[];
        readonly cost: number;
        readonly lost: number;
      }
    /** The chit that came out of the cup; `kept`: it stays in the recruit pile. `find`: the special, −1: the normal draw. */
    | {
        readonly type: 'chit';
        readonly seat: Seat;
        readonly chit: number;
        readonly kept: boolean;
        readonly find: number;
      }
    /** The extra card of a special territory. */
    | {
        readonly type: 'found';
        readonly seat: Seat;
        readonly at: number;
        readonly card: number;
        readonly kept: boolean;
      }
    | { readonly type: 'discarded'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'returned'; readonly seat: Seat; readonly chit: number }
    | { readonly type: 'eliminated'; readonly seat: Seat }
    | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly by: string }
  );
