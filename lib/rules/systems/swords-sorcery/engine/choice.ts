/** What a seat can decide, in the order of a game. */
export type SsChoice =
  /** Setup: take a board, draft a card, put a piece on a spot of the own domain. */
  | { readonly type: 'domain'; readonly board: number }
  | { readonly type: 'draft'; readonly card: number }
  | { readonly type: 'place'; readonly piece: number; readonly spot: number }
  /** In a window: say nothing; or nothing more, until something happens (see `SsState.quiet`). */
  | { readonly type: 'pass' }
  | { readonly type: 'quiet' }
  /** Say "Magic": a card of the hand; its targets are asked for afterwards. */
  | { readonly type: 'invoke'; readonly card: number }
  /** Use the power of a card in play: Domain Teleport, Bear Trap, Trap expertise. */
  | { readonly type: 'use'; readonly card: number }
  /** What is named: a target, a place to go, a card to protect, an object to hit (ROCK as a piece is the rock there). */
  | { readonly type: 'piece'; readonly piece: number }
  | { readonly type: 'spot'; readonly spot: number }
  | { readonly type: 'card'; readonly card: number }
  | { readonly type: 'seat'; readonly seat: number }
  /** No more targets, steps or rocks; a bounced spell without targets works. */
  | { readonly type: 'enough' }
  /** A bounced spell does nothing (SS-R61). */
  | { readonly type: 'nothing' }
  /** At once, off the stack. */
  | { readonly type: 'swap'; readonly piece: number; readonly token: number }
  | { readonly type: 'push'; readonly spot: number; readonly to: number }
  | { readonly type: 'smash'; readonly spot: number }
  | { readonly type: 'shift'; readonly card: number; readonly spot: number; readonly to: number }
  | { readonly type: 'boots'; readonly card: number; readonly die: number }
  /** Movement. `to` is adjacent or the landing spot of a link; `jam` goes onto the first (0) or second Tx beside it and dies. */
  | { readonly type: 'step'; readonly piece: number; readonly to: number }
  | { readonly type: 'jam'; readonly piece: number; readonly pad: number }
  | { readonly type: 'fly'; readonly piece: number; readonly over: number; readonly to: number }
  | { readonly type: 'done' }
  | { readonly type: 'concede' }
  /** Which conflict is next, and what changes the own roll in it (−1: nothing). */
  | { readonly type: 'conflict'; readonly spot: number }
  | { readonly type: 'modifier'; readonly card: number }
  /** Raise the Dead: who returns where. */
  | { readonly type: 'raise'; readonly piece: number; readonly spot: number }
  | { readonly type: 'discard'; readonly card: number };

/**
 * Where every list of choices begins: made in one place, what it is for is known by the first few, and adding to it stays fast.
 */
export const noChoices = (): SsChoice[] => [];
