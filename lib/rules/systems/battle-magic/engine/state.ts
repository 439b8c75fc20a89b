import type { Seat } from '../../../kernel/game/engine';
import { copies } from '../../../kernel/game/row';
import type { BmMap } from '../boards/map';
import type { House } from '../house';
import type { Ground } from './ground';
import type { UnitKind } from './kinds';

/** What stays as it is through a whole game: shared by all its states. */
export interface BmGame {
  readonly players: number;
  readonly house: House;
  /** Rounds after which the game is counted out (BM-R48). */
  readonly rounds: number;
  /** The map as it was drawn, for those who look at it. */
  readonly map: BmMap;
  /** The same map as the rules read it. */
  readonly ground: Ground;
  /** Every class of unit in this game. */
  readonly kinds: readonly UnitKind[];
  /** Bonus of one kind against another: `advantage[kind × kinds.length + other]` (BM-141..BM-147). */
  readonly advantage: readonly number[];
  /** Cards of the common deck (BM-013), each by its code: see cards.ts. */
  readonly deck: readonly number[];
  /** By chit: place of its class in `kinds`, its seat, its catalogue entry, and what stands on it. */
  readonly kindOf: readonly number[];
  readonly ownerOf: readonly Seat[];
  readonly entryOf: readonly string[];
  readonly nameOf: readonly string[];
  /** By seat: its first chit; then, as the last number, how many chits there are. */
  readonly first: readonly number[];
  /** By seat: the chits without which it is beaten, its castles (BM-002). */
  readonly castlesOf: readonly (readonly number[])[];
  /** By seat: the castle, the army and the ship that it begins with (BM-083..BM-086). */
  readonly starters: readonly (readonly number[])[];
  /** The largest distance, up to the one agreed, at which this map seats everybody (BM-084). */
  readonly apart: number;
  /** Nobody is asked where there is one answer only; as JSON absent in games begun before, which so stand as they were kept. */
  readonly asksLess: true | undefined;
}

/**
 * Where the game stands. `castle`, `army` and `ship` set up (BM-083..BM-086). A turn runs through `move`, `battle`,
 * `recruit`, `draw` (only while extra draws wait for their order, BM-R35) and `discard` (down to the limits) (BM-092).
 */
export type Phase = 'castle' | 'army' | 'ship' | 'move' | 'battle' | 'recruit' | 'draw' | 'discard' | 'over';

/** Where a chit is that is on no territory; see `BmState.at`. */
export const CUP = -1;
export const PILE = -2;
export const GONE = -3;
/** An artifact that goes with its bearer. */
export const ATTACHED = -4;

/** A put-down card in a secret substitution, or none of them yet. */
export const NO_CARD = -1;
export const UNDECIDED = -2;
/** Decided, but the viewer may not know what. */
export const SECRET = -3;

/**
 * Where a battle stands: `flee` asks the owner of an attacked dragon (BM-124), `substitute` asks for cards from hand
 * (BM-136), `save` asks the owner of a beaten hero (BM-134).
 */
export type FightStage = 'none' | 'flee' | 'substitute' | 'save';

/** The open battle. Sides: 0 the attacker, 1 the defender. */
export interface Fight {
  stage: FightStage;
  /** Chits, −1: no battle. */
  attacker: number;
  defender: number;
  /** Territory of the defender. */
  where: number;
  /** Cards of each side, drawn and substituted; they go to the discard pile together (BM-138). */
  cards: number[][];
  /** Battle totals so far, advantages and artifacts included (BM-130). */
  total: number[];
  /** By side: what was put in the substitution window under way: a card, NO_CARD, UNDECIDED; SECRET in a view. */
  put: number[];
  /** Side whose substitution is asked for now; both are asked together where it is secret. */
  turn: number;
  /** Tie-breaks so far (BM-137). */
  ties: number;
}

/** A unit that gets away step by step: a dragon (BM-124), a hero (BM-134), a hero out of Ruins (BM-R40). */
export interface Flight {
  /** The chit, −1: nobody flees. */
  unit: number;
  /** MP left; in `oneSpace` one step whatever it costs. */
  pool: number;
  /** Where it set out: it may not end there. */
  from: number;
  /** `ruins`: its owner is asked whether it flees at all; in battle that is `Fight.stage`. */
  why: 'none' | 'asked' | 'dragon' | 'hero' | 'ruins';
}

/**
 * A game under way. A chit is a number from `game.first[seat]` to before `game.first[seat + 1]`; territories are their
 * places in the map, cards are codes: 3 × type + strength − 1, types in the order of `cardTypes`.
 */
export interface BmState {
  readonly game: BmGame;
  phase: Phase;
  /** Seats in the order of play (BM-R03). */
  order: number[];
  /** Whose turn it is, or who sets up. */
  active: Seat;
  /** Player-turns begun and rounds begun, both from 1. */
  turn: number;
  round: number;
  /** 1 in the game, 0 eliminated (BM-R46), by seat. */
  alive: number[];
  /** Castles on the map, by seat. */
  castles: number[];
  /** Secret setup: territory written down, −1: not yet; SECRET in a view (BM-R03). */
  written: number[];
  /** How often castles were written again. */
  rewrites: number;

  /** By chit: its territory, or CUP, PILE, GONE, ATTACHED. */
  at: number[];
  /** By chit: the carrier that it is aboard, or the bearer of an artifact; −1: none. Cargo on water is always aboard. */
  on: number[];
  /** By chit: the next one in the same territory, −1: none. */
  next: number[];
  /** By territory: its first chit, and the seat that holds it; −1: none. */
  head: number[];
  holder: number[];
  /** By seat: its chits on the map, in rising order. */
  units: number[][];
  /** By seat: borders between what it holds and what others hold. Nobody attacks without one. */
  fronts: number[];
  /** By chit on the map: move cards used, whether it attacked (0, 1), 1 + leader whose passenger it was or −1 left him: this turn. */
  used: number[];
  attacked: number[];
  rode: number[];
  /** Territories whose Ruins are spent (BM-174). */
  ruined: number[];

  /** The top card is the last. */
  deck: number[];
  discard: number[];
  hand: number[][];
  /** Recruit piles, by seat (BM-158). */
  pile: number[][];

  /** The unit whose pool is open, −1: none; and the MP left in it (BM-R07). */
  leader: number;
  pool: number;
  /** Territory whose Ruins several heroes have entered together: their owner names the first; −1: none (BM-R40). */
  visit: number;
  readonly fight: Fight;
  readonly flight: Flight;

  /** Chit under purchase that is not placed yet, −1: none. */
  buying: number;
  /** Gold owed for chits placed but not paid, and how much of it Magic may cover (BM-R33). */
  owed: number;
  owedMagic: number;
  /** Territories whose extra draw is due in this Draw Phase (BM-R35). */
  finds: number[];

  winners: number[];
  by: '' | 'castles' | 'limit' | 'draw';
}

export type BmChoice =
  /** Setup: where the castle, the army or the ship goes. */
  | { readonly type: 'settle'; readonly at: number }
  /** A card for the unit: opens its pool, or adds to it. Ends the move of any other unit. */
  | { readonly type: 'move'; readonly unit: number; readonly card: number }
  /** The leader with all aboard goes on to a neighbour; also a unit that flees. `aboard`: the ship, where several there have room. */
  | { readonly type: 'step'; readonly to: number; readonly aboard?: number }
  /** A unit in the leader's territory goes along, at no cost. */
  | { readonly type: 'join'; readonly unit: number }
  /** A unit goes along no further, at no cost. */
  | { readonly type: 'drop'; readonly unit: number }
  /** From land onto the leading ship beside it, on the ship's pool. */
  | { readonly type: 'board'; readonly unit: number }
  /** From the leading ship onto land beside it, on the ship's pool. */
  | { readonly type: 'land'; readonly unit: number; readonly to: number }
  /** The hero who enters the Ruins first. */
  | { readonly type: 'visit'; readonly unit: number }
  | { readonly type: 'attack'; readonly attacker: number; readonly target: number }
  /** The card that a fleeing unit costs; `rider`: the hero that a dragon takes along, −1: none. */
  | { readonly type: 'retreat'; readonly card: number; readonly rider: number }
  | { readonly type: 'substitute'; readonly card: number }
  /** No retreat, or no substitution. */
  | { readonly type: 'decline' }
  /** The fleeing unit ends here. */
  | { readonly type: 'stay' }
  /** A chit of the recruit pile; then it is placed, then paid. */
  | { readonly type: 'buy'; readonly chit: number }
  | { readonly type: 'place'; readonly at: number }
  /** The artifact goes to this hero or wizard. */
  | { readonly type: 'attach'; readonly bearer: number }
  /** Cards by code, in rising order. */
  | { readonly type: 'pay'; readonly cards: readonly number[] }
  /** The special territory whose extra draw comes next. */
  | { readonly type: 'find'; readonly at: number }
  | { readonly type: 'discard'; readonly card: number }
  /** A chit of a full recruit pile goes back into the cup. */
  | { readonly type: 'return'; readonly chit: number }
  /** Ends the phase. */
  | { readonly type: 'done' };

/** A copy that shares nothing that can change. */
export const clone = (s: BmState): BmState => ({
  ...s,
  order: s.order.slice(),
  alive: s.alive.slice(),
  castles: s.castles.slice(),
  written: s.written.slice(),
  at: s.at.slice(),
  on: s.on.slice(),
  next: s.next.slice(),
  head: s.head.slice(),
  holder: s.holder.slice(),
  units: copies(s.units),
  fronts: s.fronts.slice(),
  used: s.used.slice(),
  attacked: s.attacked.slice(),
  rode: s.rode.slice(),
  ruined: s.ruined.slice(),
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  hand: copies(s.hand),
  pile: copies(s.pile),
  fight: { ...s.fight, cards: copies(s.fight.cards), total: s.fight.total.slice(), put: s.fight.put.slice() },
  flight: { ...s.flight },
  finds: s.finds.slice(),
  winners: s.winners.slice(),
});
