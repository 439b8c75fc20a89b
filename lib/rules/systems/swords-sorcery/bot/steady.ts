import type { Dice } from '../../../kernel/game/dice';
import type { Bot } from '../../../kernel/game/play';
import { modifierNumber } from '../odds/quick';
import { modifierOf } from '../odds/question';
import { WIZARD, type SsChoice, type SsState } from '../engine/state';
import { windowOf } from './harm';
import { bestStep } from './movement';
import { cardWorth, namingWorth } from './naming';
import { placeWorth } from './opening';
import { chanceOf, gainOf, worthOf } from './sight';
import { momentOf, wishFor, wishToUse } from './wishes';

/** The choice of the highest worth; ties fall to the dice. */
export function best(
  choices: readonly SsChoice[],
  worth: (choice: SsChoice) => number,
  dice: Dice,
): SsChoice {
  let most = -Infinity;
  let found: SsChoice[] = [];
  for (const choice of choices) {
    const n = worth(choice);
    if (n > most) {
      most = n;
      found = [choice];
    } else if (n === most) found.push(choice);
  }
  return found.length === 1 ? found[0]! : dice.pick(found);
}

/** Swap a piece that is about to be attacked with its double (SS-124). */
function swapWorth(s: SsState, { piece }: Extract<SsChoice, { type: 'swap' }>): number {
  const w = windowOf(s);
  if (w?.window !== 'step' || s.at[piece] !== w.spot) return -1;
  return worthOf(s, piece) * chanceOf(s, w.piece, piece);
}

/** Cards whose moment comes in windows that nobody is called back to. */
const watchful: ReadonlySet<string> = new Set([
  'curse',
  'hold',
  'hold-on-trap',
  'destroy-adjacent',
  'create-rocks',
]);

/** Has the seat a card whose moment may still come this turn, before something calls it back? */
function waits(s: SsState, seat: number): boolean {
  if (s.active === seat && windowOf(s)?.window === 'start') return true;
  const watches = (card: number): boolean => {
    const deed = s.game.cards[card]?.deed;
    return deed !== undefined && (deed.when === 'any' ? watchful.has(deed.kind) : deed.when !== 'on-spell');
  };
  return s.hand[seat]!.some(watches) || s.play[seat]!.some(watches);
}

/** In a window, and wherever else magic or its powers are at hand: silence is 0. */
function inWindow(view: SsState, seat: number, choices: readonly SsChoice[], dice: Dice): SsChoice {
  const moment = momentOf(view, seat);
  const found = best(
    choices,
    (choice) => {
      switch (choice.type) {
        case 'invoke':
          return wishFor(moment, choice.card);
        case 'use':
          return wishToUse(moment, choice.card);
        case 'swap':
          return swapWorth(view, choice);
        case 'pass':
          return 0;
        default:
          return -1;
      }
    },
    dice,
  );
  if (found.type !== 'pass' || waits(view, seat)) return found;
  return choices.find((choice) => choice.type === 'quiet') ?? found;
}

/** The own movement: the Boots first, then attacks, then approach, then an end. */
function inMovement(view: SsState, seat: number, choices: readonly SsChoice[]): SsChoice {
  const boots = choices.filter((c) => c.type === 'boots');
  if (boots.length > 0) {
    const least = Math.min(...view.dice);
    const low = boots.find((c) => view.dice[c.die] === least);
    if (low) return low;
  }
  const step = bestStep(view, seat, choices);
  if (step) return step.choice;
  return (
    choices.find((c) => c.type === 'done') ??
    choices.find((c) => c.type !== 'concede' && c.type !== 'jam') ??
    choices[0]!
  );
}

/**
 * The ledger’s simple bot (7.5): wizard on the nexus behind blockers, the best attack in reach by exact chances, cards at
 * their moment. It looks one choice ahead and keeps no plan.
 */
export const steady: Bot<SsState, SsChoice> = (view, seat, choices, dice) => {
  const [first] = choices;
  if (choices.length === 1) return first!;
  const has = (type: SsChoice['type']): boolean => choices.some((c) => c.type === type);
  if (has('pass')) return inWindow(view, seat, choices, dice);
  if (has('done') || has('step')) return inMovement(view, seat, choices);
  return best(
    choices,
    (choice) => {
      switch (choice.type) {
        case 'place':
          return placeWorth(view, seat, choice);
        case 'draft':
          return cardWorth(view, choice.card);
        case 'discard':
          return -cardWorth(view, choice.card);
        case 'modifier':
          return choice.card < 0 ? -1 : gainOf(modifierNumber[modifierOf(view.game.cards[choice.card])]);
        case 'conflict':
          return conflictWorth(view, choice.spot);
        case 'invoke':
          return 1 + cardWorth(view, choice.card);
        case 'enough':
          return 0;
        case 'concede':
        case 'jam':
          return -100;
        default:
          return namingWorth(view, seat, choice);
      }
    },
    dice,
  );
};

/** Fights against wizards first, then the surest: a dead wizard’s cards may still help in the others. */
function conflictWorth(s: SsState, spot: number): number {
  const [guest, host] = [s.guest[spot]!, s.on[spot]!];
  if (guest < 0 || host < 0) return 0;
  return (s.type[host] === WIZARD ? 5 : 0) + chanceOf(s, guest, host);
}
