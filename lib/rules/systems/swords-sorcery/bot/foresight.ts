import type { Dice } from '../../../kernel/dice';
import type { Seat } from '../../../kernel/engine';
import type { Foresight } from '../../../kernel/playable';
import { clone } from '../engine/clone';
import { GHOST, HULK, printedDice, TOKEN, WIZARD, type SsChoice, type SsState } from '../engine/state';
import { stepsToTry } from './movement';
import { namingWorth } from './naming';
import { gainOf, modifierFor } from './sight';
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

/** What a seat has: dice of its living pieces, its wizard, cards, and artifacts by what they add. (Ledger 7.5) */
function standing(s: SsState, seat: Seat): number {
  if (!s.alive[seat]) return 0;
  let sum = 0;
  let living = 0;
  for (let piece = 0; piece < s.at.length; piece++) {
    if (s.at[piece]! < 0 || s.owner[piece] !== seat) continue;
    const type = s.type[piece]!;
    if (type === TOKEN || type === HULK) continue;
    if (s.flags[piece]! & GHOST) {
      sum += 0.4 * printedDice[type]!;
      continue;
    }
    living++;
    sum += type === WIZARD ? 4 : printedDice[type]!;
  }
  if (living === 0) return 0;
  return (
    sum + 1.2 * s.hand[seat]!.length + 0.8 * s.play[seat]!.length + gainOf(modifierFor(s, seat, false)) * 0.25
  );
}

function worth(s: SsState, seat: Seat): number {
  const mine = standing(s, seat);
  let most = 0;
  for (let other = 0; other < s.game.players; other++)
    if (other !== seat) most = Math.max(most, standing(s, other));
  return mine + most === 0 ? 0.5 : 1 / (1 + Math.exp((most - mine) / 6));
}

/** Where the steady bot may err: what magic to speak and at whom, which attacks to risk, when to stop. The rest is left to it. */
function sift<C>(view: SsState, seat: Seat, all: readonly C[]): readonly C[] {
  const choices = all as readonly SsChoice[];
  const has = (type: SsChoice['type']): boolean => choices.some((c) => c.type === type);
  const found = (): readonly SsChoice[] => {
    if (has('place') || has('draft') || has('domain') || has('discard')) return [];
    if (has('pass')) {
      const moment = momentOf(view, seat);
      const wish = (c: SsChoice): number =>
        c.type === 'invoke'
          ? wishFor(moment, c.card)
          : c.type === 'use'
            ? wishToUse(moment, c.card)
            : NOT_NOW;
      // Where it is not the moment, looking at every card in every window would cost most of the time and find little.
      const said = choices.filter((c) => wish(c) !== NOT_NOW && wish(c) > -2.5);
      return said.length === 0
        ? []
        : [...choices.filter((c) => c.type === 'pass'), ...highest(said, wish, 3)];
    }
    if (has('done'))
      return [...stepsToTry(view, seat, choices, 6), ...choices.filter((c) => c.type === 'done')];
    if (has('conflict') || has('modifier')) return choices;
    return highest(choices, (c) => namingWorth(view, seat, c), 5);
  };
  return found() as readonly C[];
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

/** What the searching bot knows of the game: worlds that fit what it sees, and how well it stands in them. */
export const foresight: Foresight<SsState> = { imagine, worth, depth: 30, sift };
