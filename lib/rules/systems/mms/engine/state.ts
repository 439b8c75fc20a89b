import type { Seat } from '../../../kernel/game/engine';
import { copies } from '../../../kernel/game/row';
import type { MmsHouse } from '../house';
import type { GameCard } from './cards';

/** What stays as it is through a whole game, and lies open to all: shared by all its states. */
export interface MmsGame {
  readonly players: number;
  /** As agreed, with `players` and the mat as they really are (MMS-R62). */
  readonly house: MmsHouse;
  /** Squares of the mat across and down. A square is a number: `y × width + x`. */
  readonly width: number;
  readonly height: number;
  /** By square: the seat in whose own area it lies, −1: neutral (MMS-034). */
  readonly part: readonly number[];
  /** Every card that may be in play; a state names cards by their place here. The last is the decoy. */
  readonly cards: readonly GameCard[];
  /** By piece: its seat. Pieces of a seat follow each other, in an order that tells nothing of what they are. */
  readonly owner: readonly Seat[];
  /** By seat: its first piece; then, as the last number, how many pieces there are. */
  readonly first: readonly number[];
  /** Who begins, where the order of play is agreed. */
  readonly begins: Seat;
}

/** `layout` places pieces, seat after seat, unseen by the others (MMS-035); rounds are `turn` (MMS-075). */
export type Phase = 'layout' | 'turn' | 'over';

/**
 * Where a turn stands. `choose`: which character acts, or nobody more. `act`: what it does. `goal`: where it goes, or from
 * where it attacks. `path`: the same, step by step. `row`: the row that is named before a roll (MMS-R03). `follow`: what the
 * next one of a group attacks (MMS-R51). `relay`: through whom a word goes to another player, `tell`: what it says (MMS-R42).
 */
export type Stage = 'choose' | 'act' | 'goal' | 'path' | 'row' | 'follow' | 'relay' | 'tell';

/** What an activated character is doing. */
export type Deed = 'none' | 'move' | 'attack' | 'operate' | 'heal' | 'tell';

/** Card of a piece that the viewer has not identified. */
export const HIDDEN = -1;
/** Place of a piece that is on no square: not laid out yet, removed, or unseen by the viewer. */
export const NOWHERE = -1;

/** What a walk has left to pay with for an attack (MMS-R19, MMS-R30). */
export interface Purse {
  /** Steps made: whoever made none pays nothing. */
  readonly steps: number;
  /** What is left of the allowance with what areas added, in halves of a unit; below 0 after a trap. */
  readonly spare: number;
  /** Areas that need not be paid again when somebody in them is attacked. */
  readonly charged: readonly number[];
}
/** Nobody has walked. */
export const NO_WALK: Purse = Object.freeze({ steps: 0, spare: 0, charged: [] });

/** The activation under way. */
export interface Acting {
  /** The character, −1: none. */
  piece: number;
  deed: Deed;
  /** The piece attacked or healed, −1: none. */
  target: number;
  /** The placed Artifact that is operated, −1: none. */
  engine: number;
  /** Steps chosen so far by hand: see moves.ts. */
  path: number[];
  /** Members of its group that still have to act (MMS-R51). */
  group: number[];
  /** Of the walk before the attack; those of its group made the same. */
  purse: Purse;
  /** The seat that is told something, −1: none; by whom the word goes; and how much was told. */
  to: number;
  chain: number[];
  told: number;
}

/**
 * A game under way. Pieces are numbers; what is hidden of a piece is `card`, `carried`, `control` and whether it stands in
 * the maps of squares, which hold only what a viewer knows. A view covers these and nothing else (7.1 of the ledger).
 */
export interface MmsState {
  readonly game: MmsGame;
  phase: Phase;
  stage: Stage;
  /** Seats in the order of play (MMS-021, MMS-040). */
  order: number[];
  /** Whose turn it is, or who lays out. */
  active: Seat;
  /** Player-turns begun and rounds begun, both from 1; 0 before the parts are joined. */
  turn: number;
  round: number;
  /** 1 in the game, 0 eliminated, by seat. */
  alive: number[];
  /** Rounds since the end of the first in which two were left and one of them had one character; −1: not so (MMS-R45). */
  fruitless: number;

  /** By piece: its card, HIDDEN in a view. */
  card: number[];
  /** By piece: cards of its attachments. */
  carried: number[][];
  /** By piece: squares of its outline across and down as it lies unturned, as its marker shows them (MMS-R58). */
  wide: number[];
  long: number[];
  /** By piece: the square of its corner with the smallest coordinates, NOWHERE; and whether it is turned by a quarter. */
  at: number[];
  rot: number[];
  /** By piece: 0 not laid out yet, 1 on the mat, 2 removed or left out. */
  fate: number[];
  /** By piece: CAP taken from it, announced with each attack; what is left is the CAP of its card without this. */
  lost: number[];
  /** By piece: has acted in this round. */
  acted: number[];
  /** By piece: attacked in this round (rehide), used its second roll, was operated. */
  fought: number[];
  rerolled: number[];
  operated: number[];
  /** By piece: bits of the seats to which it is identified; its owner’s is always set. */
  known: number[];
  /** By area or engine: the seat that controls it, −1: nobody yet (MMS-049). */
  control: number[];
  /** By area: characters within it, in the order in which they came (MMS-R21). */
  inside: number[][];
  /** Artifacts that fell with their bearers, as pairs of square and card (`dropArtifacts`). */
  dropped: number[];

  /** By square: the first character on it, −1: none; the others of its group follow in `next`. */
  characterOn: number[];
  /** By piece: the next character on the same square, −1: none. */
  next: number[];
  /** By square: the area or engine that lies there, −1: none; a bridge over it apart. */
  areaOn: number[];
  bridgeOn: number[];

  readonly acting: Acting;

  winners: number[];
  by: '' | 'last' | 'together' | 'fruitless' | 'bound';
}

/** Places are squares, `rot` a quarter turn; numbers of pieces as in the state. */
export type MmsChoice =
  | { readonly type: 'place'; readonly piece: number; readonly at: number; readonly rot: number }
  /** It finds no place: it is lost for the game (MMS-L31). */
  | { readonly type: 'leave'; readonly piece: number }
  /** Lays out all that is left by itself. */
  | { readonly type: 'layOut' }
  | { readonly type: 'activate'; readonly piece: number }
  /** The other characters do nothing (MMS-041). */
  | { readonly type: 'endTurn' }
  | { readonly type: 'pass' }
  | { readonly type: 'move' }
  | { readonly type: 'attack'; readonly target: number }
  | { readonly type: 'operate'; readonly engine: number; readonly target: number }
  | { readonly type: 'heal'; readonly target: number }
  | { readonly type: 'detect' }
  /** Begins to tell a seat something. */
  | { readonly type: 'tell'; readonly to: Seat }
  /** The word goes through this own character next. */
  | { readonly type: 'relay'; readonly piece: number }
  /** Tells it which card a piece is. */
  | { readonly type: 'show'; readonly piece: number }
  | { readonly type: 'enough' }
  /** Along the cheapest path that is known to be open; for an attack the place may be its own. */
  | { readonly type: 'go'; readonly at: number; readonly rot: number }
  /** The path is laid step by step instead. */
  | { readonly type: 'byHand' }
  | { readonly type: 'step'; readonly step: number }
  /** The path is declared as it is laid (MMS-072). */
  | { readonly type: 'declare' }
  /** Nothing can follow the steps laid so far: they are taken back. */
  | { readonly type: 'back' }
  | { readonly type: 'row'; readonly row: number };

/** A copy that shares nothing that can change. */
export const clone = (s: MmsState): MmsState => ({
  ...s,
  order: s.order.slice(),
  alive: s.alive.slice(),
  card: s.card.slice(),
  carried: copies(s.carried),
  wide: s.wide.slice(),
  long: s.long.slice(),
  at: s.at.slice(),
  rot: s.rot.slice(),
  fate: s.fate.slice(),
  lost: s.lost.slice(),
  acted: s.acted.slice(),
  fought: s.fought.slice(),
  rerolled: s.rerolled.slice(),
  operated: s.operated.slice(),
  known: s.known.slice(),
  control: s.control.slice(),
  inside: copies(s.inside),
  dropped: s.dropped.slice(),
  characterOn: s.characterOn.slice(),
  next: s.next.slice(),
  areaOn: s.areaOn.slice(),
  bridgeOn: s.bridgeOn.slice(),
  acting: {
    ...s.acting,
    path: s.acting.path.slice(),
    group: s.acting.group.slice(),
    chain: s.acting.chain.slice(),
  },
  winners: s.winners.slice(),
});

export const UNPLACED = 0;
export const ON_MAT = 1;
export const GONE = 2;

/** The card of a piece. @throws where the viewer does not know it */
export function cardOf(s: MmsState, piece: number): GameCard {
  const card = s.game.cards[s.card[piece]!];
  if (!card) throw new Error(`piece ${piece} is not identified`);
  return card;
}

/** Has the seat identified the piece (MMS-R36)? Its own it always knows. */
export const knows = (s: MmsState, seat: Seat, piece: number): boolean =>
  ((s.known[piece]! >> seat) & 1) === 1;

/** CAP that a piece has now; zero or less: doomed (MMS-120). Only of pieces that are known. */
export const capOf = (s: MmsState, piece: number): number => cardOf(s, piece).cap - s.lost[piece]!;

/** A character on the mat, of which its viewer knows that it is one. */
export const isCharacter = (s: MmsState, piece: number): boolean =>
  s.fate[piece] === ON_MAT && s.game.cards[s.card[piece]!]?.kind === 'character';

/** Abilities of a piece with what it carries. */
export function abilitiesOf(s: MmsState, piece: number): number {
  const { cards } = s.game;
  let can = cards[s.card[piece]!]!.can;
  const carried = s.carried[piece]!;
  for (let i = 0; i < carried.length; i++) can |= cards[carried[i]!]!.can;
  return can;
}

/** Where a piece stands and how: its square times two, one more if it is turned. */
export const poseOf = (s: MmsState, piece: number): number => s.at[piece]! * 2 + s.rot[piece]!;
