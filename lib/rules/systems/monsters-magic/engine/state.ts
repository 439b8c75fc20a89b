import type { Seat } from '../../../kernel/game/engine';
import { copies } from '../../../kernel/game/row';
import type { MmHouse } from '../house';
import type { GameCard } from './cards';

/** What a seat brings settled to the table. */
export interface Settled {
  /** Ids of permanents that were drafted, chosen or preset. */
  readonly permanents?: readonly string[];
  readonly corner?: number;
  /** Type of the first figure, 0 to 3. */
  readonly figure?: number;
  /** Type of the figure in the empty corner, if the seat is caught in the middle; −1: none (MM-302). */
  readonly middle?: number;
}

/** What stays as it is through a whole game: shared by all its states. */
export interface MmGame {
  readonly players: number;
  readonly house: MmHouse;
  /** Every copy in the deck; a state names cards by their place here. */
  readonly cards: readonly GameCard[];
  /** What each of them could matter for (`TRAIT`). */
  readonly traits: readonly number[];
  readonly settled: readonly Settled[];
}

/**
 * Where the game stands. `keep` chooses permanents, `corner`, `figure` and `middle` set up; then each turn runs through
 * `mark` (only when markers are short), `movement`, `allies`, `recruit`, `recruitment`, `end` and `discard` (MM-071).
 */
export type Phase =
  | 'keep'
  | 'corner'
  | 'figure'
  | 'middle'
  | 'mark'
  | 'movement'
  | 'allies'
  | 'recruit'
  | 'recruitment'
  | 'end'
  | 'discard'
  | 'over';

/** A combat in the contested space; dice of 0 are not rolled yet. */
export interface Combat {
  /** The moving figure, −1: there is no combat. */
  attacker: number;
  space: number;
  /** Where it came from (MM-R14). */
  from: number;
  attackRoll: number;
  defenceRoll: number;
  /** Whose answer is due: 0 the attacker's side, 1 the defender's. */
  turn: number;
  /** Passes in a row; two close the window (MM-R11). */
  passes: number;
  /** `beforeDiceSecret`: cards put face down, and who is ready. */
  put: number[][];
  ready: boolean[];
}

/** An action of a card under way, waiting for what it is to be done to. */
export interface Pending {
  /** −1: none. */
  card: number;
  /** Played from the hand? */
  hand: boolean;
  /** Which of its actions. */
  act: number;
  /** What was chosen first where two things are needed; −1: nothing yet. */
  first: number;
  /** How often it was done (Alchemist). */
  done: number;
}

/**
 * A game under way. A figure is a number: 20 × seat + 5 × type + which of the five, so that supply and board together are
 * always five of each type (MM-014).
 */
export interface MmState {
  readonly game: MmGame;
  phase: Phase;
  /** Seats in the order of play (MM-R02). */
  order: number[];
  /** Whose turn it is, or who sets up. */
  active: Seat;
  /** Player-turns begun, and rounds begun, both from 1. */
  turn: number;
  round: number;
  /** Whose turn was the last before the limit of turns really taken, −1: not reached; and whole extra rounds since (MM-R07). */
  limitSeat: Seat | -1;
  extraRounds: number;
  alive: boolean[];
  corner: number[];

  terrain: number[];
  structure: number[];
  /** Spaces with a Town, as bits by half of the board. */
  towns: number[];
  /** Owner of the garrison in each space, −1: none. */
  garrison: number[];
  /** The same as bits, 2 × seat + half of the board (`nearBits`): spaces where the seat has a garrison. */
  posts: number[];
  /** Figure at rest in each space, −1: none. */
  figureOn: number[];
  /** The same as bits, laid out like `posts`: spaces where a figure of the seat is at rest. */
  resting: number[];
  /** Space of each figure, −1: in the supply. */
  at: number[];
  /** The same for walks through the figures of a seat: bits of those on the board, by their place among its twenty. */
  standing: number[];
  /** Move points left, by figure. */
  mp: number[];
  /** 0 not activated this turn, `BEGUN`, `OWING` or `ENDED`. */
  activation: number[];
  /** Force until the end of the turn (Artificer), by figure. */
  charged: number[];
  /** 1024 × figure + card, for each bonus on entering that was used this turn (MM-R28). */
  entered: number[];
  /**
   * The same, each as often as there are points, for move points that a figure had spent when Diplomat took their card away, and for
   * those that it never had of a card at work, as it was of another type when that came (MM-R25).
   */
  spent: number[];
  /** The figure under way, −1: none. */
  moving: number;
  /** 64 × figure + space, for each Town that a figure has been in this turn (MM-R08). */
  visited: number[];
  /** Figures that have fought this turn (MM-093). */
  fought: number[];
  /** `freeOnlyIfLeaving`: the figure under way came into its Town without paying. */
  owes: boolean;
  /** Tiles altered from the hand this turn, where that lasts a turn only (MM-R21): space × 4 + terrain before. */
  altered: number[];

  deck: number[];
  discard: number[];
  hand: number[][];
  permanents: number[][];
  /** Cards on offer to each seat while permanents are drafted or kept. */
  pack: number[][];
  /** Played this turn and still at work, by seat. */
  lasting: number[][];
  /** The same for a glance: bits of all that a seat's permanents and cards at work could matter for (`TRAIT`). */
  powers: number[];
  /** Once-a-turn uses of permanents that are spent. */
  used: number[];
  /** Bits of the structure types that each seat controls (MM-072). */
  control: number[];
  /** What a seat saw of another's hand this turn (MM-R38): cards, by the seat that looked. */
  seen: number[][];

  /** The Recruit Roll, 0: not rolled. */
  roll: number;
  realigned: boolean;
  readonly combat: Combat;
  readonly pending: Pending;
  /** `anyTime`: the seat that may answer the active player's action, −1: none. */
  offer: number;
  /** Bits of the victory conditions met, and who met them. */
  winners: number[];
  by: '' | 'V1' | 'V2' | 'V3' | 'V2+V3' | 'V4' | 'draw';
}

export type MmChoice =
  | { readonly type: 'keep'; readonly card: number }
  | { readonly type: 'corner'; readonly at: number }
  | { readonly type: 'figure'; readonly figure: number }
  /** The middle player's figure in the opposite corner; −1: none. */
  | { readonly type: 'middle'; readonly figure: number }
  | { readonly type: 'mark'; readonly at: number }
  | { readonly type: 'step'; readonly figure: number; readonly to: number }
  | { readonly type: 'summon'; readonly summoner: number; readonly figure: number; readonly to: number }
  | { readonly type: 'play'; readonly card: number }
  | { readonly type: 'use'; readonly card: number }
  /** What a card under way is done to: a figure, space, terrain, seat, card or type, as the card asks. */
  | { readonly type: 'pick'; readonly what: number }
  | { readonly type: 'enough' }
  | { readonly type: 'answer'; readonly card: number }
  | { readonly type: 'put'; readonly card: number }
  | { readonly type: 'pass' }
  | { readonly type: 'recruit'; readonly figure: number; readonly at: number }
  | { readonly type: 'realign'; readonly permanent: number; readonly card: number }
  | { readonly type: 'discard'; readonly card: number }
  | { readonly type: 'done' };

// `| 0` lets the division be one of whole numbers.
export const seatOf = (figure: number): Seat => (figure / 20) | 0;
export const typeOf = (figure: number): number => ((figure % 20) / 5) | 0;
/** How far a figure is with its activation. Owing: begun, and while others step it waits in a Town that it owes for (`owes`). */
export const BEGUN = 1;
export const ENDED = 2;
export const OWING = 3;
export const GARRISON = 4;
export const TOWN = 1;
export const CITY = 2;
export const CASTLE = 3;
export const TEMPLE = 6;

/** A copy that shares nothing that can change. */
export const clone = (s: MmState): MmState => ({
  ...s,
  order: s.order.slice(),
  alive: s.alive.slice(),
  corner: s.corner.slice(),
  terrain: s.terrain.slice(),
  structure: s.structure.slice(),
  towns: s.towns.slice(),
  garrison: s.garrison.slice(),
  posts: s.posts.slice(),
  figureOn: s.figureOn.slice(),
  resting: s.resting.slice(),
  at: s.at.slice(),
  standing: s.standing.slice(),
  mp: s.mp.slice(),
  activation: s.activation.slice(),
  charged: s.charged.slice(),
  entered: s.entered.slice(),
  spent: s.spent.slice(),
  visited: s.visited.slice(),
  fought: s.fought.slice(),
  altered: s.altered.slice(),
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  hand: copies(s.hand),
  permanents: copies(s.permanents),
  pack: copies(s.pack),
  lasting: copies(s.lasting),
  powers: s.powers.slice(),
  used: s.used.slice(),
  control: s.control.slice(),
  seen: copies(s.seen),
  combat: { ...s.combat, put: copies(s.combat.put), ready: s.combat.ready.slice() },
  pending: { ...s.pending },
  winners: s.winners.slice(),
});
