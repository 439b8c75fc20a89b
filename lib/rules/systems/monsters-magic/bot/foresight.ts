import type { Dice } from '../../../kernel/dice';
import type { Seat } from '../../../kernel/engine';
import type { Foresight } from '../../../kernel/playable';
import { forceFrom, sidesOf } from '../engine/force';
import { neighbours, SPACES } from '../engine/board';
import { clone, seatOf, TEMPLE, type MmChoice, type MmState } from '../engine/state';
import { countFigures, countSpaces, occupies, takeCensus } from '../engine/units';
import { HIDDEN } from '../engine/view';
import { bestOf } from './steady';

/** Every card that the viewer sees nowhere, in random order. */
function unseen(view: MmState, dice: Dice): number[] {
  const known = new Uint8Array(view.game.cards.length);
  const see = (cards: readonly number[]): void => {
    for (const card of cards) if (card >= 0) known[card] = 1;
  };
  see(view.discard);
  view.hand.forEach(see);
  view.permanents.forEach(see);
  view.pack.forEach(see);
  view.combat.put.forEach(see);
  const left: number[] = [];
  for (let card = 0; card < known.length; card++) if (known[card] === 0) left.push(card);
  return dice.shuffle(left);
}

/** Cards put face down lie in the hand still, and each could help the unit that fights (MM-R11). */
function dealPut(world: MmState, cards: number[]): void {
  if (world.combat.attacker < 0) return;
  const sides = sidesOf(world);
  world.combat.put.forEach((put, turn) => {
    const side = sides[turn]!;
    const hand = world.hand[side.seat]!;
    const helps = (card: number): boolean => forceFrom(world, world.game.cards[card]!.hc, side) !== 0;
    for (let i = 0; i < put.length; i++) {
      if (put[i] !== HIDDEN) continue;
      const covered = hand.indexOf(HIDDEN);
      if (covered >= 0) {
        const at = Math.max(0, cards.findIndex(helps));
        hand[covered] = cards.splice(at, 1)[0]!;
        put[i] = hand[covered]!;
      } else put[i] = hand.find((card) => !put.includes(card))!;
    }
  });
}

function imagine(view: MmState, _seat: Seat, dice: Dice): MmState {
  const world = clone(view);
  const cards = unseen(view, dice);
  dealPut(world, cards);
  const deal = (zone: number[]): void => {
    for (let i = 0; i < zone.length; i++) if (zone[i] === HIDDEN) zone[i] = cards.pop()!;
  };
  world.hand.forEach(deal);
  world.pack.forEach(deal);
  deal(world.deck);
  return world;
}

/** Temples that the seat does not hold and a figure of its stands beside. */
function reach(s: MmState, seat: Seat): number {
  let n = 0;
  for (let space = 0; space < SPACES; space++)
    if (s.structure[space] === TEMPLE && !occupies(s, seat, space) && hasFigureBeside(s, seat, space)) n++;
  return n;
}

function hasFigureBeside(s: MmState, seat: Seat, space: number): boolean {
  const around = neighbours[space]!;
  for (let i = 0; i < around.length; i++) {
    const figure = s.figureOn[around[i]!]!;
    if (figure >= 0 && seatOf(figure) === seat) return true;
  }
  return false;
}

/**
 * What a seat has, in logits of winning: weights fitted to who won 1,500 games of steady play, from 17,000 of their
 * turns as they began. Without Temples to win with, spaces decide.
 */
function standing(s: MmState, seat: Seat): number {
  if (!s.alive[seat]) return -10;
  const { templesToWin } = s.game.house;
  const has = takeCensus(s, seat);
  const temples = templesToWin === null ? 0 : (has.structures[TEMPLE]! * 5) / templesToWin;
  const spaces = countSpaces(s, seat) * (templesToWin === null ? 0.15 : 0.04);
  const hand = 0.08 * s.hand[seat]!.length;
  return 0.45 * countFigures(s, seat) + 0.5 * temples + 0.4 * reach(s, seat) + hand + spaces;
}

/** Whose turn it is has the better of it. */
const TO_MOVE = 0.33;

function worth(s: MmState, seat: Seat): number {
  let most = -Infinity;
  for (let other = 0; other < s.game.players; other++)
    if (other !== seat) most = Math.max(most, standing(s, other));
  const lead = standing(s, seat) - most + (s.active === seat ? TO_MOVE : -TO_MOVE);
  return 1 / (1 + Math.exp(-lead));
}

/** What the searching bot knows of the game: worlds that fit what it sees, and how well it stands in them. */
export const foresight: Foresight<MmState> = {
  imagine,
  worth,
  depth: 3,
  clock: (s) => s.turn,
  trust: 0.02,
  sift: <C>(view: MmState, seat: Seat, choices: readonly C[]) =>
    bestOf(view, seat, choices as readonly MmChoice[], MOST) as C[],
};

/** Choices that the search looks at. */
const MOST = 6;
