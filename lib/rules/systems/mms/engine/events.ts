import type { GameEvent, Seat } from '../../../kernel/game/engine';

/**
 * What happens in a game, each with the rule behind it. Pieces, cards and squares by number, as in the state. An event that
 * not all may know is told once to each seat that may (`only`).
 */
export type MmsEvent = GameEvent &
  (
    | { readonly type: 'firstRolls'; readonly rolls: readonly (readonly [Seat, number])[] }
    /** Cards drawn for the order of play. */
    | { readonly type: 'firstCards'; readonly cards: readonly (readonly [Seat, number])[] }
    | { readonly type: 'order'; readonly seats: readonly Seat[] }
    | { readonly type: 'placed'; readonly piece: number; readonly at: number; readonly rot: number }
    | { readonly type: 'leftOut'; readonly piece: number }
    /** A note for its owner, once he has laid out all: it leads through no wall, or over nothing. */
    | { readonly type: 'leadsNowhere'; readonly piece: number; readonly why: 'noWall' | 'noTerrain' }
    /** A seat has laid out all it has. */
    | { readonly type: 'laidOut'; readonly seat: Seat }
    | { readonly type: 'joined' }
    | { readonly type: 'roundBegan'; readonly round: number }
    | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly round: number }
    | { readonly type: 'passed'; readonly piece: number }
    /** The path is declared; `cost` is that of its steps, in halves of a unit, without what areas add. */
    | {
        readonly type: 'moved';
        readonly piece: number;
        readonly from: number;
        readonly to: number;
        readonly rot: number;
        readonly cost: number;
        readonly attacks: boolean;
      }
    /** It ends sooner than declared. */
    | {
        readonly type: 'stopped';
        readonly piece: number;
        readonly at: number;
        readonly why: 'blocked' | 'dear' | 'trap' | 'noStop';
      }
    | {
        readonly type: 'identified';
        readonly piece: number;
        readonly seat: Seat;
        readonly card: number;
        readonly carried: readonly number[];
      }
    | { readonly type: 'hidAgain'; readonly piece: number; readonly seat: Seat }
    | { readonly type: 'decoyGone'; readonly piece: number }
    /** `engine` −1: with its own table. `row` −1: no effect. `second`: the roll of a second try, 0: none. */
    | {
        readonly type: 'attacked';
        readonly piece: number;
        readonly target: number;
        readonly engine: number;
        readonly natural: number;
        readonly second: number;
        readonly plus: number;
        readonly minus: number;
        readonly modified: number;
        /** The row named before, −1: the table decides (MMS-R03). */
        readonly named: number;
        readonly row: number;
        /** CAP of the row and what is added to it or taken from it. */
        readonly cap: number;
        readonly damageMod: number;
        readonly damage: number;
      }
    | {
        readonly type: 'attackLost';
        readonly piece: number;
        readonly target: number;
        readonly why: 'range' | 'dear' | 'gone';
      }
    | {
        readonly type: 'healed';
        readonly piece: number;
        readonly target: number;
        readonly natural: number;
        readonly plus: number;
        readonly modified: number;
        readonly named: number;
        readonly row: number;
        readonly cap: number;
        /** What of it a staff has added to the row (`heal+4`). */
        readonly more: number;
        /** CAP that came back; the rest is lost (MMS-063). */
        readonly restored: number;
      }
    | {
        readonly type: 'detected';
        readonly piece: number;
        readonly natural: number;
        readonly plus: number;
        readonly threshold: number;
        readonly success: boolean;
      }
    | {
        readonly type: 'told';
        readonly piece: number;
        readonly seat: Seat;
        readonly to: Seat;
        readonly chain: readonly number[];
      }
    | { readonly type: 'controlled'; readonly area: number; readonly seat: Seat }
    | { readonly type: 'doomed'; readonly piece: number }
    | { readonly type: 'removed'; readonly piece: number; readonly card: number }
    | { readonly type: 'dropped'; readonly card: number; readonly at: number }
    | { readonly type: 'pickedUp'; readonly piece: number; readonly card: number }
    | { readonly type: 'eliminated'; readonly seat: Seat }
    | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly by: string }
  );
