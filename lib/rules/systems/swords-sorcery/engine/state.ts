import type { Seat } from '../../../kernel/game/engine';
import type { ArmyPiece } from '../catalogue/entry';
import type { House } from '../house';
import type { GameCard } from './cards';
import type { GameBoard } from './ground';

/**
 * What stays as it is: shared by all states of a game. It is made anew when the last domain is taken and when a domain
 * leaves the ring (SS-R21), and never changed in place.
 */
export interface SsGame {
  readonly players: number;
  readonly house: House;
  /** Every copy in the game; a state names cards by their place here. */
  readonly cards: readonly GameCard[];
  /** Boards on offer, and then those that seats bring; `SsState.domain` names them by their place here. */
  readonly boards: readonly GameBoard[];
  /** How many of them are on offer. */
  readonly offered: number;
  /** Spot k of the domain of seat i is the spot `stride × i + k`. */
  readonly stride: number;
  /** Adjacent spots, by spot (SS-R19). */
  readonly adj: readonly (readonly number[])[];
  /** By spot: the landing spots of each Tx beside it (SS-R17, SS-R20). */
  readonly links: readonly (readonly (readonly number[])[])[];
  /**
   * By spot: where a step may lead, each once: to adjacent spots, to landing spots of links, and, as −2 and −3, into a jam at the
   * first or second Tx beside it.
   */
  readonly exits: readonly (readonly number[])[];
  /** By spot: 0 plain, 1 trap, 2 nexus, −1 no spot of the ring. */
  readonly ground: readonly number[];
  /** Every spot of the ring. */
  readonly spots: readonly number[];
  /** Is `concede` offered in the own movement? */
  readonly concede: boolean;
  /** Cards dealt to each seat, but for those that bring their first hands. */
  readonly deal: number;
  readonly brings: readonly boolean[];
  /** Nobody is asked where there is one answer only; as JSON absent in games begun before, which so stand as they were kept. */
  readonly asksLess: true | undefined;
}

/**
 * Where the game stands when no task waits. `domain`, `draft` and `place` set up; a turn runs from `start` (its window) over
 * `roll`, `rolled`, `ready`, `move`, `moved`, `vapour` and `fight` to `end`, `limit` and `close` (ledger 7.2).
 */
export type Phase =
  | 'domain'
  | 'draft'
  | 'place'
  | 'start'
  | 'roll'
  | 'rolled'
  | 'ready'
  | 'move'
  | 'moved'
  | 'vapour'
  | 'fight'
  | 'end'
  | 'limit'
  | 'close'
  | 'over';

/** Points at which magic may be spoken (ledger 7.2). REVEALED and RESOLVED are the same task with a card on the stack. */
export const windows = [
  'start',
  'rolled',
  'step',
  'arrive',
  'moved',
  'conflict',
  'died',
  'end',
  'must',
] as const;
export type WindowName = (typeof windows)[number];

/**
 * What is under way, the last on top. `seat` is asked; the other fields mean, by kind:
 * - `window` (of the name in `window`): `piece` and `spot` it is about, `left` 1 after a teleport, `passes` in a row, `base`
 *   the height of the stack at which it closes, `list` what was used in it, or in DIED who had died when it came;
 * - `target`: `card` is about to be invoked (`left` 0 from the hand, 1 as a power, 2 because it must, 3 bounced: then `base` is
 *   its place on the stack); `list` holds what was named so far;
 * - `step`: `piece` is announced to go to `spot`; `base` −1 a step, −2 and −3 a jam at its first or second Tx, else the spot
 *   flown over; `left` 1: it is free of caps;
 * - `free`: `piece` may make `left` steps by `card`; `list` the cards that held it before (they count where levels do not);
 * - `must`: the seat invokes what lies in `must[seat]`;
 * - `missile`: it is on `spot` with `left` steps; `passes` 1: it has hit, and `list` says what can be destroyed;
 * - `saves`: of the pieces in `list`, which are of one owner, one rolls next against `card` of seat `base` (SS-128);
 * - `rocks`: `left` rocks to be put; `raise`: dead pieces return, those in `list` have; `zombie`, `bounce`: `piece` goes to one of `list`;
 * - `safe`: `card` is to protect one of `list`;
 * - `conflict`: on `spot`; `left` 0 before its window, 1 the initiator names a modifier, 2 the defender, 3 dice; `list` the two
 *   modifiers, −1 none;
 * - `discard`: down to the hand limit.
 */
export interface Task {
  readonly kind:
    | 'window'
    | 'target'
    | 'step'
    | 'free'
    | 'must'
    | 'missile'
    | 'saves'
    | 'rocks'
    | 'raise'
    | 'zombie'
    | 'bounce'
    | 'safe'
    | 'conflict'
    | 'discard';
  window: WindowName | '';
  seat: Seat;
  piece: number;
  spot: number;
  card: number;
  left: number;
  passes: number;
  base: number;
  list: number[];
}

/** What stands on which spot of the own domain, by their names. */
export type Plan = Readonly<Record<string, ArmyPiece | 'none'>>;

/** An invoked card, or a power in use, waiting for its resolution (SS-036). */
export interface Waiting {
  readonly card: number;
  /** Who controls it; Spell Bounce changes that. */
  seat: Seat;
  /** A power of a card that stays in play? */
  readonly power: boolean;
  /** Pieces, spots, cards or seats named, in the order of the card's targets. */
  targets: number[];
  /** Countered or ruined: it will have no effect. */
  dead: boolean;
  /** Dual Shot: the seat to whose hand it goes, −1: none. */
  back: number;
}

/** An effect that goes on after its card has resolved. */
export interface Lasting {
  /** The card that made it; its level counts in clashes. */
  readonly card: number;
  /** Does the card lie here, face up (SS-033)? Not after Dual Shot, nor for a Bear Trap, which stays in play. */
  kept: boolean;
  /** Dual Shot took its card, and a marker stands for it (SS-R59): what another use of the card does is not its affair. */
  marked: boolean;
  /** Who controls it. */
  readonly seat: Seat;
  /** Piece it is on, −1: none. */
  readonly piece: number;
}

/**
 * A game under way. Pieces are numbers: the armies by seat, then whatever was summoned; a dead piece is `at` −1. Hidden
 * things are covered with −1 in a view, which has the same shape.
 */
export interface SsState {
  game: SsGame;
  phase: Phase;
  /** Who starts, and whose turn it is (in the setup: who places, drafts or takes a domain). */
  first: Seat;
  active: Seat;
  /** Turns and rounds begun, both from 1; extra turns in a row. */
  turn: number;
  round: number;
  extra: number;
  alive: boolean[];
  /** Who has had a turn in this round. */
  had: boolean[];
  /** Board of each seat in `game.boards`, −1: not taken yet. */
  domain: number[];
  /** Seats whose domains are linked, clockwise. */
  ring: number[];
  /** By seat: where its pieces shall stand, until all domains are taken and they do (SS-015). Its own secret. */
  plans: readonly Plan[];

  /** By spot: piece, ROCK or −1. */
  on: number[];
  /** By spot: the piece that moved in on another, −1: none. Both together are a pending conflict (SS-067). */
  guest: number[];
  /** Wizards that pass over a spot which is not vacant (SS-R43, SS-R54). */
  hover: number[];

  /** By piece: its type (PION … TOKEN), whose army it was born in (−1: summoned), who has it now (−1: the hulk's nobody). */
  type: number[];
  born: number[];
  owner: number[];
  at: number[];
  /** Where its last step began; after its death, where it died. */
  from: number[];
  /** Bits of what is on it: ASLEEP … STRONG. */
  flags: number[];
  /** Steps in this movement phase. */
  steps: number[];
  /** Piece that a doppelganger token doubles, −1. */
  twin: number[];
  /** Wizard of each seat, dead or alive. */
  wizard: number[];

  /** The move dice as rolled, 0: not yet. */
  dice: number[];
  /** What each die counts for movement (Seven League Boots). */
  move: number[];
  /** Did the active wizard stand on a nexus that counts when the dice fell (SS-R12)? */
  onNexus: boolean;
  /** Pieces that made steps in this phase. */
  moved: number[];
  /** Spots of pending conflicts, in the order of contact. */
  conflicts: number[];
  /** How many of them, the first, were pending when conflicts began to be resolved; −1: not begun (SS-R22, SS-R53). */
  due: number;

  pile: number[];
  discards: number[];
  hand: number[][];
  /** Cards that a seat has to invoke at once (Wisdom, SS-R13). */
  must: number[][];
  /** Permanent cards in play, by seat. */
  play: number[][];
  /** All of them in the order in which they resolved: what decides where levels do not (`levelRule` off). */
  laid: number[];
  /** By seat: bits of what powers of its cards in play are good for: IN_WINDOWS, IN_MOVES. */
  able: number[];
  /** By card: the card that a Safe card protects, −1. */
  safe: number[];
  /** By card: 1 when its power is spent for the time being. */
  used: number[];
  /** Cards of others' hands that a seat knows, by the seat that knows. */
  known: number[][];
  stack: Waiting[];
  lasting: Lasting[];
  /** Bits of whatever lasts, ASLEEP … STRONG, on whomever. */
  afoot: number;
  /** Spells invoked in this turn, as 8 × card + seat (Dual Shot). */
  cast: number[];
  /** Trap cards that do nothing for the rest of the turn. */
  evaded: number[];
  /** Trap cards against which an expertise was tried this turn, as MANY_CARDS × expertise + trap card. */
  tried: number[];

  tasks: Task[];
  /** Did somebody die since the last window DIED? */
  died: boolean;
  /** Those who just died and can be taken by a Zombie. */
  fresh: number[];
  /** Who wishes not to be asked until the turn ends, a card is revealed or a contact is announced. */
  quiet: boolean[];

  /** Who went out since the last turn end, and whether the active player gave up. */
  lost: number[];
  conceded: boolean;
  winners: number[];
  by: '' | 'annihilation' | 'wizard-hunt' | 'score' | 'draw';
}

export { noChoices, type SsChoice } from './choice';
export { clone } from './clone';
export * from './codes';
