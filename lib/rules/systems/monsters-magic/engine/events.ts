import type { GameEvent, Seat } from '../../../kernel/game/engine';

/** What happens in a game, each with the rule behind it. Figures, spaces and cards by number, as in the state. */
export type MmEvent = GameEvent &
  (
    | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly number[] }
    | { readonly type: 'cornerChosen'; readonly seat: Seat; readonly at: number }
    | { readonly type: 'figurePlaced'; readonly seat: Seat; readonly figure: number; readonly at: number }
    | { readonly type: 'firstRolls'; readonly rolls: readonly (readonly [Seat, number])[] }
    | { readonly type: 'order'; readonly seats: readonly Seat[] }
    | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly round: number }
    | { readonly type: 'declared'; readonly seat: Seat; readonly structures: number }
    | { readonly type: 'controlLost'; readonly seat: Seat; readonly structures: number }
    | { readonly type: 'marked'; readonly seat: Seat; readonly at: number }
    | { readonly type: 'stepped'; readonly figure: number; readonly from: number; readonly to: number }
    | {
        readonly type: 'summoned';
        readonly summoner: number;
        readonly figure: number;
        readonly from: number;
        readonly to: number;
      }
    | {
        readonly type: 'fought';
        readonly attacker: number;
        /** −1: the garrison. */
        readonly defender: number;
        readonly at: number;
        readonly dice: readonly [number, number, number, number];
        readonly force: readonly [number, number];
      }
    | {
        readonly type: 'resolved';
        readonly attacker: number;
        /** −1: the garrison. */
        readonly defender: number;
        readonly at: number;
        readonly totals: readonly [number, number];
        readonly lost: 'attacker' | 'defender' | 'both';
      }
    | { readonly type: 'played' | 'used'; readonly seat: Seat; readonly card: number }
    /** `first`: what was picked before `what`, where the action needs two things; else −1. */
    | {
        readonly type: 'effect';
        readonly seat: Seat;
        readonly kind: string;
        readonly what: number;
        readonly first: number;
      }
    | { readonly type: 'swappedHands'; readonly seat: Seat; readonly with: Seat }
    | { readonly type: 'looked'; readonly seat: Seat; readonly at: Seat }
    | { readonly type: 'drew'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'drewCards'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'reshuffled' }
    | { readonly type: 'recruitRoll'; readonly seat: Seat; readonly die: number; readonly result: number }
    | { readonly type: 'recruited'; readonly seat: Seat; readonly figure: number; readonly at: number }
    | { readonly type: 'realigned'; readonly seat: Seat; readonly permanent: number; readonly card: number }
    | { readonly type: 'discarded'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'eliminated'; readonly seat: Seat }
    | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly by: string }
  );
