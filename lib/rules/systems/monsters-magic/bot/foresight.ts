import type { Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import type { Foresight } from '../../../kernel/game/playable';
import { forceFrom, sidesOf } from '../engine/force';
import { clone, type MmChoice, type MmState } from '../engine/state';
import { HIDDEN } from '../engine/view';
import { worth } from './standing';
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

/** What the searching bot knows of the game: worlds that fit what it sees, and how well it stands in them. */
export const foresight: Foresight<MmState> = {
  imagine,
  worth,
  depth: 3,
  clock: (s) => s.turn,
  sure: 1,
  sift: <C>(view: MmState, seat: Seat, choices: readonly C[]) =>
    bestOf(view, seat, choices as readonly MmChoice[], MOST) as C[],
};

/** Choices that the search looks at. */
const MOST = 6;
