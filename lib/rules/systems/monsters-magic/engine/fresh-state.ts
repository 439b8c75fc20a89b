import { count, flags, lists, row } from '../../../kernel/game/row';
import { SPACES, type Ground } from './board';
import { TOWN, type MmGame, type MmState } from './state';

const EMPTY = (length: number, value = -1): number[] => row(length, value);

/** Towns stay where they are through the whole game. */
function townBits(structure: readonly number[]): number[] {
  const halves = [0, 0];
  for (let space = 0; space < SPACES; space++)
    if (structure[space] === TOWN) halves[space >> 5]! |= 1 << (space & 31);
  return halves;
}

/** A game of which nothing but the board lies yet: no unit, no hand, and the deck unshuffled. */
export function freshState(game: MmGame, ground: Ground): MmState {
  const { players, cards } = game;
  return {
    game,
    phase: 'keep',
    order: count(players),
    active: 0,
    turn: 1,
    round: 1,
    limitSeat: -1,
    extraRounds: 0,
    alive: flags(players, true),
    corner: EMPTY(players),
    terrain: [...ground.terrain],
    structure: [...ground.structure],
    towns: townBits(ground.structure),
    garrison: EMPTY(SPACES),
    posts: EMPTY(2 * players, 0),
    figureOn: EMPTY(SPACES),
    resting: EMPTY(2 * players, 0),
    at: EMPTY(20 * players),
    standing: EMPTY(players, 0),
    mp: EMPTY(20 * players, 0),
    activation: EMPTY(20 * players, 0),
    charged: EMPTY(20 * players, 0),
    entered: [],
    spent: [],
    moving: -1,
    visited: [],
    fought: [],
    owes: false,
    altered: [],
    deck: count(cards.length),
    discard: [],
    hand: lists(players),
    permanents: lists(players),
    pack: lists(players),
    lasting: lists(players),
    powers: EMPTY(players, 0),
    used: [],
    control: EMPTY(players, 0),
    seen: lists(players),
    roll: 0,
    realigned: false,
    combat: {
      attacker: -1,
      space: -1,
      from: -1,
      attackRoll: 0,
      defenceRoll: 0,
      turn: 0,
      passes: 0,
      put: [[], []],
      ready: [true, true],
    },
    pending: { card: -1, hand: false, act: 0, first: -1, done: 0 },
    offer: -1,
    winners: [],
    by: '',
  };
}
