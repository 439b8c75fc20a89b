import type { Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import type { Foresight } from '../../../kernel/game/playable';
import { clone } from '../engine/clone';
import type { SsChoice, SsState } from '../engine/state';
import { namingWorth } from './naming';
import { worth } from './standing';
import { lead } from './strike';
import { momentOf, wishFor, wishToUse } from './wishes';

/** Every card that the viewer sees nowhere, in random order. */
function unseen(view: SsState, dice: Dice): number[] {
  const known = new Uint8Array(view.game.cards.length);
  const see = (cards: readonly number[]): void => {
    for (const card of cards) if (card >= 0) known[card] = 1;
  };
  see(view.pile);
  see(view.discards);
  for (const zone of [view.hand, view.must, view.play]) zone.forEach(see);
  for (const { card } of view.stack) see([card]);
  for (const { card, kept } of view.lasting) if (kept) see([card]);
  for (const { card, kind } of view.tasks) if (kind === 'target' && card >= 0) known[card] = 1;
  const left: number[] = [];
  for (let card = 0; card < known.length; card++) if (known[card] === 0) left.push(card);
  return dice.shuffle(left);
}

/** Covered cards dealt anew from what the viewer has not seen. */
function imagine(view: SsState, _seat: Seat, dice: Dice): SsState {
  const world = clone(view);
  const cards = unseen(view, dice);
  const deal = (zone: number[]): void => {
    for (let i = 0; i < zone.length; i++) if (zone[i]! < 0) zone[i] = cards.pop() ?? 0;
  };
  world.hand.forEach(deal);
  world.must.forEach(deal);
  deal(world.pile);
  return world;
}

/**
 * Left to the lead. Of movement a standing at the end of the turn says no more than the exact chances do that it goes by: what
 * a search moved otherwise was worth nothing when it was played to the end.
 */
const left = ['place', 'draft', 'domain', 'discard', 'done', 'conflict', 'raise'] as const;

/** Where the steady bot may err: what magic to speak and at whom. The rest is left to it. */
function sift(view: SsState, seat: Seat, choices: readonly SsChoice[]): readonly SsChoice[] {
  const has = (type: SsChoice['type']): boolean => choices.some((c) => c.type === type);
  if (left.some(has)) return [];
  if (has('pass')) {
    const moment = momentOf(view, seat);
    const wish = (c: SsChoice): number =>
      c.type === 'invoke' ? wishFor(moment, c.card) : c.type === 'use' ? wishToUse(moment, c.card) : NOT_NOW;
    // Before the own movement every card is worth a look. Elsewhere that would cost most of the time and find little.
    const isFree = moment.before && view.stack.length === 0;
    const said = choices.filter((c) =>
      isFree ? c.type === 'invoke' : wish(c) !== NOT_NOW && wish(c) > -2.5,
    );
    return said.length === 0
      ? []
      : [...choices.filter((c) => c.type === 'pass'), ...highest(said, wish, isFree ? 7 : 3)];
  }
  if (has('modifier')) return choices;
  return highest(choices, (c) => namingWorth(view, seat, c), 5);
}

/** What a wish is worth whose moment it is not. */
const NOT_NOW = -1;

const highest = (
  choices: readonly SsChoice[],
  worthOf: (choice: SsChoice) => number,
  most: number,
): readonly SsChoice[] =>
  choices
    .map((choice) => [choice, worthOf(choice)] as const)
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([choice]) => choice);

/**
 * What the searching bot knows of the game: worlds that fit what it sees, and how well it stands in them when the turn is
 * over.
 */
export const foresight: Foresight<SsState, SsChoice> = {
  imagine,
  worth,
  depth: 1,
  clock: (s) => s.turn,
  lead,
  trust: 0.02,
  sift,
};
