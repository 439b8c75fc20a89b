import type { Dice } from '../../../kernel/game/dice';
import type { GameEvent, Seat, Tell } from '../../../kernel/game/engine';
import type { WindowName } from './state';

/** Why a piece died: by dice, a card, a jammed Tx, its own vapour, a ghost, or with its player or domain. */
export type DeathBy = 'conflict' | 'card' | 'jam' | 'vapour' | 'ghost' | 'crowded' | 'out';

/** What happens in a game, each with the rule behind it. Pieces, spots, boards and cards by number, as in the state. */
export type SsEvent = GameEvent &
  (
    | {
        readonly type: 'firstPlayer';
        readonly seat: Seat;
        readonly rolls: readonly (readonly [Seat, number])[];
      }
    | { readonly type: 'domainTaken'; readonly seat: Seat; readonly board: number }
    | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly number[] }
    | { readonly type: 'drafted'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'placed'; readonly seat: Seat; readonly piece: number; readonly spot: number }
    | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly round: number }
    | { readonly type: 'moveRoll'; readonly seat: Seat; readonly dice: readonly number[] }
    /** Only for the seat that drew; everybody else reads `drewCards`. */
    | { readonly type: 'drew'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'drewCards'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'reshuffled' }
    | {
        readonly type: 'windowOpened';
        readonly window: WindowName;
        readonly piece: number;
        readonly spot: number;
      }
    | { readonly type: 'passed'; readonly seat: Seat }
    | { readonly type: 'stepAnnounced'; readonly piece: number; readonly from: number; readonly to: number }
    | { readonly type: 'stepped'; readonly piece: number; readonly from: number; readonly to: number }
    | {
        readonly type: 'flew';
        readonly piece: number;
        readonly from: number;
        readonly over: number;
        readonly to: number;
      }
    | { readonly type: 'contact'; readonly piece: number; readonly against: number; readonly spot: number }
    | { readonly type: 'stepFailed'; readonly piece: number; readonly to: number }
    /** Moved by a card, a bounce or a swap. */
    | {
        readonly type: 'put';
        readonly piece: number;
        readonly from: number;
        readonly to: number;
        readonly card: number;
      }
    | { readonly type: 'bounced'; readonly piece: number; readonly from: number; readonly to: number }
    | {
        /** `aimed`: a bounced spell, anew (SS-R61). */
        readonly type: 'invoked' | 'used' | 'aimed';
        readonly seat: Seat;
        readonly card: number;
        readonly targets: readonly number[];
        /** Where each target stands that is a piece, −1: it is dead. Of other targets it says nothing. */
        readonly at: readonly number[];
      }
    | { readonly type: 'resolved'; readonly seat: Seat; readonly card: number }
    /** It had no effect: countered, without a legal target, or beaten by `other` (a card, −1: none). */
    | { readonly type: 'failed'; readonly seat: Seat; readonly card: number; readonly other: number }
    | { readonly type: 'bouncedSpell'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'discarded' | 'destroyed'; readonly card: number }
    | { readonly type: 'effectBegan' | 'effectEnded'; readonly card: number; readonly piece: number }
    /** A card went from one seat to another: `cards` only for the two who know, else their number. */
    | { readonly type: 'cardsTaken'; readonly from: Seat; readonly seat: Seat; readonly count: number }
    | {
        readonly type: 'tookCards';
        readonly from: Seat;
        readonly seat: Seat;
        readonly cards: readonly number[];
      }
    | { readonly type: 'stolen'; readonly from: Seat; readonly seat: Seat; readonly card: number }
    | { readonly type: 'returned'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'protected'; readonly seat: Seat; readonly card: number; readonly target: number }
    | {
        readonly type: 'cardRoll';
        readonly seat: Seat;
        readonly card: number;
        readonly dice: readonly number[];
      }
    | {
        readonly type: 'saved' | 'notSaved';
        readonly piece: number;
        readonly card: number;
        readonly dice: readonly number[];
        readonly value: number;
        readonly over: number;
      }
    | { readonly type: 'rockPut' | 'rockGone'; readonly spot: number }
    | { readonly type: 'rockMoved'; readonly spot: number; readonly to: number }
    | { readonly type: 'summoned'; readonly piece: number; readonly spot: number; readonly card: number }
    | {
        readonly type: 'returnedToLife';
        readonly piece: number;
        readonly spot: number;
        readonly card: number;
      }
    | { readonly type: 'changedSides'; readonly piece: number; readonly seat: Seat }
    | { readonly type: 'woke'; readonly piece: number }
    | { readonly type: 'freed'; readonly piece: number }
    | { readonly type: 'missileAt'; readonly spot: number; readonly left: number }
    | {
        readonly type: 'conflictBegan';
        readonly initiator: number;
        readonly defender: number;
        readonly spot: number;
      }
    | {
        readonly type: 'fought';
        readonly initiator: number;
        readonly defender: number;
        readonly spot: number;
        /** Dice of the initiator and of the defender; empty where a side always loses. */
        readonly dice: readonly [readonly number[], readonly number[]];
        readonly values: readonly [number, number];
        /** Cards named, −1: none. */
        readonly modifiers: readonly [number, number];
        readonly winner: 'initiator' | 'defender' | 'none';
      }
    | {
        readonly type: 'died';
        readonly piece: number;
        readonly spot: number;
        readonly by: DeathBy;
        readonly killer: number;
        /** The winner of the conflict, the ghost or who entered it, or the card; −1: none of these. */
        readonly what: number;
      }
    | { readonly type: 'boots'; readonly die: number }
    | { readonly type: 'out'; readonly seat: Seat }
    | { readonly type: 'domainGone'; readonly seat: Seat }
    | {
        readonly type: 'ended';
        readonly winners: readonly Seat[];
        readonly by: string;
        readonly scores: readonly number[];
      }
  );

/** What a decision is carried out with. */
export interface Run {
  readonly dice: Dice;
  readonly tell: Tell<SsEvent> | undefined;
}
